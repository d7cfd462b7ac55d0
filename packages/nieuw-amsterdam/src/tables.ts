import { firstProblems, type Json, Packs, refuse, shown } from '@mokum/kernel';
import { defaultEdition, type Edition, type Tables, tablesIn } from './data/edition.ts';
import { EditionError, parseEdition } from './data/parse-edition.ts';

interface Played {
  readonly tables: Tables;
  readonly edition: Edition;
}
const playedWith = (edition: Edition): Played => ({ tables: tablesIn(edition), edition });
const packs = new Packs<Played>(playedWith(defaultEdition));

/** The tables that a state or a view names: ours, or those of a pack that was given with the options. */
export const editionOf = (table: { readonly edition: number }): Tables => packs.of(table.edition).tables;

/** The whole edition that a state or a view names, with its name, for those who show it. */
export const wholeEditionOf = (table: { readonly edition: number }): Edition => packs.of(table.edition).edition;

interface Pack {
  readonly key: number;
  readonly edition: Edition;
}

/** Checks an edition pack, keeps its tables, and says by what number a state names them. */
export function usePack(json: Json): Pack {
  if (typeof json !== 'object' || json === null)
    refuse('bad-config', `options.pack: expected an object, found ${shown(json)}`);
  // Options are read again and again, by bots for every answer; the same pack is checked once.
  const known = packs.again(json);
  if (known) return { key: known.number, edition: known.tables.edition };
  let edition: Edition;
  try {
    edition = parseEdition(json);
  } catch (error) {
    if (!(error instanceof EditionError)) throw error;
    refuse('bad-config', firstProblems(error.problems.map((problem) => `options.pack.${problem}`)).join('; '));
  }
  const { number, tables } = packs.keep([json, edition], JSON.stringify(edition), () => playedWith(edition));
  return { key: number, edition: tables.edition };
}

/** The tables that these options are played with. */
export const tablesPlayed = (options: Json): Json => {
  const { pack } = options as { readonly pack?: Json };
  return editionOf({ edition: pack === undefined ? 0 : usePack(pack).key }) as unknown as Json;
};
