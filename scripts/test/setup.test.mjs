import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect } from '../build.mjs';
import { checkNode, explainFailure, installState, root, setup } from '../setup.mjs';
import { emptyFolder, put } from './project.mjs';

test('Node 20.19 and newer are accepted, older ones are told why not', () => {
  for (const version of ['20.19.0', '22.0.0', '24.11.1']) expect(() => checkNode(version)).not.toThrow();
  for (const version of ['20.18.3', '18.20.0', '8.0.0']) expect(() => checkNode(version)).toThrow(/needs Node 20\.19/);
});

test('what went wrong with npm is explained', () => {
  expect(explainFailure('npm error code ENOTFOUND', 'npm ci')).toContain('network');
  expect(explainFailure('npm error code ENOSPC', 'npm ci')).toContain('disk is full');
  expect(explainFailure('npm error code EUSAGE', 'npm ci')).toContain('do not agree');
  expect(explainFailure('npm error what?', 'npm ci')).toContain('"npm ci"');
});

describe('what is installed', () => {
  const locked = {
    'node_modules/play': { version: '1.0.0' },
    'node_modules/try': { version: '2.0.0', dev: true },
    'node_modules/other-platform': { version: '3.0.0', optional: true },
  };
  const lock = (packages) => JSON.stringify({ lockfileVersion: 3, packages });
  const folderWith = (installed) => {
    const folder = emptyFolder();
    put(folder, {
      'package.json': '{"dependencies":{"play":"1.0.0"},"devDependencies":{"try":"2.0.0"}}',
      'package-lock.json': lock(locked),
      'node_modules/.package-lock.json': lock(installed),
      ...Object.fromEntries(Object.keys(installed).map((path) => [`${path}/package.json`, '{}'])),
    });
    return folder;
  };
  const { 'node_modules/play': play, 'node_modules/try': tool } = locked;

  test('after npm ci by hand nothing is to do, and the next look is short', () => {
    const folder = folderWith({ 'node_modules/play': play, 'node_modules/try': tool });
    expect(installState(folder, 'full')).toBe('ready');
    expect(JSON.parse(readFileSync(join(folder, 'node_modules/.mokum-stamp'), 'utf8')).kind).toBe('full');
    expect(installState(folder, 'runtime')).toBe('ready');
  });

  test('after npm ci --omit=dev one can play, not test', () => {
    const folder = folderWith({ 'node_modules/play': play });
    expect(installState(folder, 'runtime')).toBe('ready');
    expect(installState(folder, 'full')).toBe('missing');
  });

  test('a changed lock file makes it out of date', () => {
    const folder = folderWith({ 'node_modules/play': play, 'node_modules/try': tool });
    expect(installState(folder, 'full')).toBe('ready');
    writeFileSync(
      join(folder, 'package-lock.json'),
      lock({ ...locked, 'node_modules/try': { version: '2.1.0', dev: true } }),
    );
    expect(installState(folder, 'full')).toBe('missing');
    expect(installState(folder, 'runtime')).toBe('ready');
  });

  test('a fresh clone has nothing', () => {
    const folder = emptyFolder();
    put(folder, { 'package.json': '{"dependencies":{"play":"1.0.0"}}', 'package-lock.json': lock(locked) });
    expect(installState(folder, 'runtime')).toBe('missing');
  });

  test('a node_modules that is a link is left alone', async () => {
    const owner = folderWith({ 'node_modules/play': { version: '0.9.0' } });
    const folder = emptyFolder();
    put(folder, { 'package.json': '{"dependencies":{"play":"1.0.0"}}', 'package-lock.json': lock(locked) });
    symlinkSync(join(owner, 'node_modules'), join(folder, 'node_modules'));
    expect(installState(folder, 'runtime')).toBe('link');
    await setup('runtime', folder);
    expect(existsSync(join(owner, 'node_modules/play'))).toBe(true);
  });

  test('two that start at once install once, and what npm says is passed on', async () => {
    const folder = emptyFolder();
    // A stand-in for npm that installs slowly and counts how often.
    put(folder, {
      'package.json': '{"dependencies":{"play":"1.0.0"}}',
      'package-lock.json': lock(locked),
      'bin/npm-cli.js': `const fs = require('node:fs');
        fs.appendFileSync('count', 'x');
        setTimeout(() => {
          fs.mkdirSync('node_modules/play', { recursive: true });
          fs.writeFileSync('node_modules/play/package.json', '{}');
        }, 400);`,
    });
    const code = `import { setup } from ${JSON.stringify(join(root, 'scripts/setup.mjs'))};
      await setup('runtime', ${JSON.stringify(folder)});`;
    const start = () =>
      new Promise((resolve) => {
        const env = { ...process.env, npm_execpath: join(folder, 'bin/npm-cli.js') };
        const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: 'ignore' });
        child.on('close', resolve);
      });
    expect(await Promise.all([start(), start()])).toEqual([0, 0]);
    expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('x');
  });
});

describe('what is stale', () => {
  const target = { name: 'it', from: ['src', 'package.json'], to: 'dist', makes: 'it.js' };
  const built = () => {
    const folder = emptyFolder();
    put(folder, { 'src/a.ts': 'a', 'src/a.test.ts': 't', 'package.json': '{}' });
    mkdirSync(join(folder, 'dist'));
    const first = inspect(target, folder);
    expect(first.stale).toBe(true);
    writeFileSync(join(folder, 'dist/it.js'), '');
    first.remember();
    return folder;
  };

  test('nothing, right after building', () => {
    expect(inspect(target, built()).stale).toBe(false);
  });

  test('a changed, a new and a lost source', () => {
    for (const files of [{ 'src/a.ts': 'b' }, { 'src/b.ts': 'b' }, { 'package.json': '{ }' }]) {
      const folder = built();
      put(folder, files);
      expect(inspect(target, folder).stale, JSON.stringify(files)).toBe(true);
    }
  });

  test('an older file with another content (a branch was switched)', () => {
    const folder = built();
    put(folder, { 'src/a.ts': 'c' });
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    expect(inspect(target, folder).stale).toBe(true);
  });

  test('not a touched file with the same content, and not a test', () => {
    const folder = built();
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    put(folder, { 'src/a.test.ts': 'u' });
    expect(inspect(target, folder).stale).toBe(false);
  });
});
