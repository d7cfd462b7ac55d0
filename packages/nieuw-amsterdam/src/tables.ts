import { hashText, type Json, refuse, shown } from '@mokum/kernel';
import { defaultEdition, type Edition, type Tables, tablesIn } from './data/edition.ts';
import { EditionError, parseEdition } from './data/parse-edition.ts';

const OWN = 0;
const editions = new Map<number, Edition>([[OWN, defaultEdition]]);
const known = new Map<number, Tables>([[OWN, tablesIn(defaultEdition)]]);
let lastKey = OWN;
let last = known.get(OWN) as Tables;

/** The tables that a state or a view names: ours, or those of a pack that was given with the options. */
export function editionOf(table: { readonly edition: number }): Tables {
  const key = table.edition;
  if (key !== lastKey) {
    last = known.get(key) ?? refuse('bad-state', 'edition: this pack is not known here; give it with the options');
    lastKey = key;
  }
  return last;
}

/** The whole edition that a state or a view names, with its name, for those who show it. */
export const wholeEditionOf = (table: { readonly edition: number }): Edition =>
  editions.get(table.edition) ?? refuse('bad-state', 'edition: this pack is not known here; give it with the options');

interface Pack {
  readonly key: number;
  readonly edition: Edition;
}
/** Options are read again and again, by bots for every answer; the same pack is checked once. */
const read = new WeakMap<object, Pack>();

/** Checks an edition pack, keeps its tables, and says by what number a state names them. */
export function usePack(json: Json): Pack {
  if (typeof json !== 'object' || json === null)
    refuse('bad-config', `options.pack: expected an object, found ${shown(json)}`);
  const before = read.get(json);
  if (before) return before;
  let edition: Edition;
  try {
    edition = parseEdition(json);
  } catch (error) {
    if (!(error instanceof EditionError)) throw error;
    refuse('bad-config', error.problems.map((problem) => `options.pack.${problem}`).join('\n'));
  }
  const key = Number.parseInt(hashText(JSON.stringify(edition)).slice(0, 8), 16) | 0 || 1;
  editions.set(key, edition);
  if (!known.has(key)) known.set(key, tablesIn(edition));
  const pack = { key, edition };
  read.set(json, pack);
  read.set(edition, pack);
  return pack;
}

/** The tables that these options are played with. */
export const tablesPlayed = (options: Json): Json => {
  const { pack } = options as { readonly pack?: Json };
  return editionOf({ edition: pack === undefined ? OWN : usePack(pack).key }) as unknown as Json;
};
