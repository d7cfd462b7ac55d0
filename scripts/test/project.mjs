// A small project in a temporary folder, with this repository's settings and tools, to show that a check can fail.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../setup.mjs';

const settings = [
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'knip.json',
  'package.json',
  'scripts/lint/exact.mjs',
  'scripts/lint/secret.mjs',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
];

export function put(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** An empty temporary folder, gone after the test. */
export function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mokum-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the settings, the manifests of all packages, and `files`; @mokum/* lead to the packages in there. */
export function project(files) {
  const folder = emptyFolder();
  for (const name of settings) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    copyFileSync(join(root, name), join(folder, name));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@mokum'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@mokum') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    mkdirSync(join(folder, 'packages', name), { recursive: true });
    copyFileSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    symlinkSync(join(folder, 'packages', name), join(modules, '@mokum', name));
  }
  put(folder, files);
  return folder;
}

/** Runs a tool from node_modules/.bin in `folder`. */
export function runTool(folder, [command, ...args], env = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: path, ...env },
  });
  return { code: status, output: stdout + stderr };
}
