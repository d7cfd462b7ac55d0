// Where `@mokum/…` leads: to the sources in this folder, as the manifests' `exports` say. The bundler and the tests use
// this instead of the links in node_modules, which lead elsewhere in a copy of the tree (mutation testing, a worktree).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Specifier → file: '@mokum/kernel' → '…/packages/kernel/src/index.ts'. */
export function workspaceEntries(folder) {
  const entries = new Map();
  for (const name of readdirSync(join(folder, 'packages'))) {
    const manifest = join(folder, 'packages', name, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name: specifier, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [path, file] of Object.entries(exports))
      entries.set(join(specifier, path).replaceAll('\\', '/'), join(folder, 'packages', name, file));
  }
  return entries;
}
