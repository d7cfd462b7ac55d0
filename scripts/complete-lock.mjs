// Adds to package-lock.json the optional packages for other platforms that a registry mirror did not serve, so that
// `npm ci` accepts the lock file everywhere. npm leaves such packages out when it writes the lock and then refuses its
// own file ("Missing: … from lock file"). An added entry has version and platform, and no checksum: none was available.
// Run after `npm install`: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** What a package's name says of its platform: `@swc/core-linux-x64-musl` → linux, x64, musl. */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const platform = {};
  const os = systems.find((system) => words.includes(system)) ?? (name === 'fsevents' ? 'darwin' : undefined);
  const cpu = processors.find((processor) => words.includes(processor));
  if (cpu) platform.cpu = [cpu];
  if (words.some((word) => word.startsWith('musl'))) platform.libc = ['musl'];
  else if (os === 'linux' && words.some((word) => word.startsWith('gnu'))) platform.libc = ['glibc'];
  if (os) platform.os = [os];
  return platform;
}

export function completeLock(lock) {
  const added = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
      const platform = platformOf(name);
      if (!platform.os && !platform.cpu) continue;
      lock.packages[place] = {
        version: version.replace(/^[~^]/, ''),
        ...(platform.cpu && { cpu: platform.cpu }),
        ...(entry.dev && { dev: true }),
        ...(platform.libc && { libc: platform.libc }),
        optional: true,
        ...(platform.os && { os: platform.os }),
      };
      added.push(name);
    }
  }
  const sorted = Object.keys(lock.packages).sort((a, b) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted.map((path) => [path, lock.packages[path]]));
  return added;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length > 0
      ? `package-lock.json: added ${added.length} packages for other platforms`
      : 'package-lock.json is complete',
  );
}
