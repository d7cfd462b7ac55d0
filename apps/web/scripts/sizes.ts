import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// What the built page weighs: `vite build`, then `tsx scripts/sizes.ts`. Home is everything the first page pulls in by itself.
const dist = new URL('../dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('nothing built yet');
const assets = readdirSync(new URL('assets/', dist));
const size = (name: string) => gzipSync(readFileSync(new URL(`assets/${name}`, dist)), { level: 9 }).length;
let scripts = 0;
for (const name of assets.toSorted()) {
  const isFont = name.endsWith('.woff2');
  const bytes = isFont ? readFileSync(new URL(`assets/${name}`, dist)).length : size(name);
  if (name.endsWith('.js')) scripts += bytes;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} kB  ${name}`);
}
console.log(`${(scripts / 1024).toFixed(1).padStart(7)} kB  all scripts, gzip`);
