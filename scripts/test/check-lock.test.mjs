import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOfLock } from '../check-lock.mjs';
import { checks } from '../checks.mjs';
import { root } from '../setup.mjs';

const lock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

describe('the lock file', () => {
  test('is whole, and npm run check keeps it so', () => {
    expect(faultsOfLock(lock())).toEqual([]);
    expect(checks.map(({ command }) => command.join(' '))).toContain('node scripts/check-lock.mjs');
  });

  test('names exact versions', () => {
    const { packages } = lock();
    for (const path of Object.keys(packages).filter((one) => !one.includes('node_modules/')))
      for (const version of Object.values({ ...packages[path].dependencies, ...packages[path].devDependencies }))
        expect(version, path).toMatch(/^\d/);
  });

  test('every entry of the registry that loses its hash, or has a weaker one, is named', () => {
    const paths = Object.keys(lock().packages).filter(
      (path) => path.includes('node_modules/') && !path.includes('@mokum/'),
    );
    expect(paths.length).toBeGreaterThan(400);
    for (const integrity of [undefined, '', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-'])
      for (const path of [paths[0], paths.find((one) => one.includes('darwin')), paths.at(-1)]) {
        const spoilt = lock();
        spoilt.packages[path].integrity = integrity;
        expect(faultsOfLock(spoilt)).toEqual([`${path}: has no integrity hash (sha512)`]);
      }
  });

  test('a download address is named', () => {
    const spoilt = lock();
    spoilt.packages['node_modules/esbuild'].resolved = 'https://mirror.example/esbuild.tgz';
    expect(faultsOfLock(spoilt)).toEqual([
      'node_modules/esbuild: names a download address (https://mirror.example/esbuild.tgz)',
    ]);
  });

  test('a binary of another platform that was left out is named', () => {
    const spoilt = lock();
    delete spoilt.packages['node_modules/@esbuild/darwin-arm64'];
    expect(faultsOfLock(spoilt)).toEqual([
      'node_modules/esbuild: its optional package @esbuild/darwin-arm64 is missing',
    ]);
  });

  test('a link that leads nowhere is named', () => {
    const spoilt = lock();
    spoilt.packages['node_modules/@mokum/kernel'].resolved = 'packages/colonel';
    expect(faultsOfLock(spoilt)).toEqual([
      'node_modules/@mokum/kernel: links to packages/colonel, which is no package of this repository',
    ]);
  });
});
