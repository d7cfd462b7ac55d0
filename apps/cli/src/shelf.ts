import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Bundles, type FrozenIndex, rulesOf, type Rules, type RulesShelf, shelfOf } from '@mokum/kernel';
import index from '../../../frozen/index.json' with { type: 'json' };
import { readBytes } from './files/read.ts';
import { reasonOf } from './files/reason.ts';
import { TITLES } from './games.ts';

/** The released rules. They are not part of the built command: it lies as deep in the repository as this file. */
const FROZEN = new URL('../../../frozen/', import.meta.url);

const sources = (): Bundles['newest'] =>
  Object.fromEntries(Object.entries(TITLES).map(([name, { game }]) => [name, () => Promise.resolve(rulesOf(game))]));

/** The shelf over a folder of bundles. */
export function shelfAt(folder: URL, released: FrozenIndex, newest: Bundles['newest'] = sources()): RulesShelf {
  const at = (file: string): URL => new URL(file, folder);
  return shelfOf({
    newest,
    index: released,
    hashOf(file) {
      try {
        const bytes = readBytes(fileURLToPath(at(file)));
        return Promise.resolve(createHash('sha256').update(bytes).digest('hex'));
      } catch (error) {
        return Promise.reject(new Error(reasonOf(error)));
      }
    },
    open: (file) => import(at(file).href) as Promise<{ readonly rules: Rules }>,
    advice:
      'Nothing was changed. Restore the folder "frozen" of this installation (git restore frozen), then try again',
  });
}

/** The rules by game and version, as this command has them. */
export const shelf: RulesShelf = shelfAt(FROZEN, index);
