// The released versions of the rules: where they lie, and whether they are still what was released.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

export const INDEX = 'index.json';
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A bundle is named by its version and the beginning of its hash, so that no two of them can be taken for each other. */
export const fileOf = (game, version, hash) => `${game}/${version}-${hash.slice(0, 12)}.js`;

export const readIndex = (frozen) =>
  existsSync(join(frozen, INDEX)) ? JSON.parse(readFileSync(join(frozen, INDEX), 'utf8')) : {};

/** What is wrong with a folder of released rules, one sentence each. */
export function faultsOfFrozen(frozen) {
  const faults = [];
  const listed = new Set([INDEX]);
  for (const [game, versions] of Object.entries(readIndex(frozen)))
    for (const [version, { file, sha256: released }] of Object.entries(versions)) {
      listed.add(file);
      if (file !== fileOf(game, version, released))
        faults.push(`${file}: version ${version} of ${game} should be called ${fileOf(game, version, released)}`);
      if (!existsSync(join(frozen, file))) faults.push(`${file}: is missing`);
      else if (sha256(readFileSync(join(frozen, file))) !== released)
        faults.push(`${file}: was changed since it was released`);
    }
  if (!existsSync(frozen)) return faults;
  for (const entry of readdirSync(frozen, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(frozen.length + 1);
    if (entry.isFile() && !listed.has(name)) faults.push(`${name}: is not in ${INDEX}`);
  }
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOfFrozen(join(root, 'frozen'));
  for (const fault of faults) console.log(`frozen/${fault}`);
  if (faults.length > 0) console.log('Released rules are never edited: git restore frozen');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
