import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checks } from '../checks.mjs';
import { bundleOf, freeze, GAMES } from '../freeze.mjs';
import { faultsOfFrozen, readIndex } from '../frozen.mjs';
import { root } from '../setup.mjs';
import { emptyFolder, put } from './project.mjs';

/** Bytes with gzip. A bundle is loaded apart from the page, only where a game of its version is opened. */
const LARGEST = 60_000;

/** The sources in another place. */
function copied() {
  const folder = emptyFolder();
  for (const name of ['kernel', ...Object.keys(GAMES)])
    cpSync(join(root, 'packages', name), join(folder, 'packages', name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe('npm run freeze', () => {
  test.each(Object.keys(GAMES))(
    '%s becomes one file without imports, the same bytes wherever its sources lie',
    async (game) => {
      const text = await bundleOf(game);
      expect(await bundleOf(game, copied())).toBe(text);
      expect(text).not.toMatch(/\bimport\b\s*[({"'*\w]|\brequire\(|packages\//);
      expect(gzipSync(text, { level: 9 }).length).toBeLessThan(LARGEST);
    },
  );

  test('writes the bundle and its hash, and once released it stays', async () => {
    const folder = copied();
    const frozen = join(folder, 'frozen');
    const { file, version } = await freeze('grachtenpand', { folder });
    expect(file).toMatch(new RegExp(`^grachtenpand/${version}-[0-9a-f]{12}\\.js$`));
    expect(readIndex(frozen).grachtenpand[version].file).toBe(file);
    expect(faultsOfFrozen(frozen)).toEqual([]);
    const before = readFileSync(join(frozen, file), 'utf8');
    await freeze('grachtenpand', { folder });
    expect(readFileSync(join(frozen, file), 'utf8')).toBe(before);

    const source = join(folder, 'packages/grachtenpand/src/game.ts');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replace('agenda: {', 'agenda: { ...{ changed: 1 },'));
    await expect(freeze('grachtenpand', { folder })).rejects.toThrow(/A released version is never replaced/);
    expect(readIndex(frozen).grachtenpand[version].file).toBe(file);
    writeFileSync(source, text.replace(`rules: ${version},`, `rules: ${version + 1},`));
    await freeze('grachtenpand', { folder });
    expect(Object.keys(readIndex(frozen).grachtenpand)).toEqual([String(version), String(version + 1)]);
    expect(faultsOfFrozen(frozen)).toEqual([]);
  });

  test('asks which game where none is named, or an unknown one', async () => {
    await expect(freeze(undefined)).rejects.toThrow(/which game\? npm run freeze -- grachtenpand/);
    await expect(freeze('go')).rejects.toThrow(/there is no "go"/);
  });
});

describe('released rules', () => {
  const frozen = join(root, 'frozen');

  test('are what was released, and npm run check keeps them so', () => {
    expect(faultsOfFrozen(frozen)).toEqual([]);
    expect(checks.map(({ command }) => command.join(' '))).toContain('node scripts/frozen.mjs');
  });

  test('are light enough to be fetched', () => {
    for (const versions of Object.values(readIndex(frozen)))
      for (const { file } of Object.values(versions))
        expect(gzipSync(readFileSync(join(frozen, file)), { level: 9 }).length, file).toBeLessThan(LARGEST);
  });

  test('whatever is edited, lost, added or called otherwise is named', () => {
    const folder = join(emptyFolder(), 'frozen');
    mkdirSync(folder);
    expect(faultsOfFrozen(folder)).toEqual([]);
    expect(existsSync(join(folder, 'none'))).toBe(false);
    put(folder, {
      'index.json': JSON.stringify({
        go: {
          1: {
            file: 'go/1-ba7816bf8f01.js',
            sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
          },
        },
      }),
      'go/1-ba7816bf8f01.js': 'abc',
    });
    expect(faultsOfFrozen(folder)).toEqual([]);
    put(folder, { 'go/1-ba7816bf8f01.js': 'abd', 'go/2.js': '' });
    expect(faultsOfFrozen(folder)).toEqual([
      'go/1-ba7816bf8f01.js: was changed since it was released',
      'go/2.js: is not in index.json',
    ]);
    put(folder, { 'index.json': JSON.stringify({ go: { 1: { file: 'go/1.js', sha256: 'abc' } } }) });
    expect(faultsOfFrozen(folder)).toContain('go/1.js: is missing');
    expect(faultsOfFrozen(folder)).toContain('go/1.js: version 1 of go should be called go/1-abc.js');
  });
});
