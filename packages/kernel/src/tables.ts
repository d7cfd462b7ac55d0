import type { Game } from './definition.ts';
import type { Json } from './domain.ts';
import type { Fields } from './record.ts';
import { hashText } from './state.ts';

/** hashes that were asked for before: tables do not change, and a game kept after every move asks each time */
const hashes = new WeakMap<object, string>();

function hashOfJson(json: Json): string {
  if (typeof json !== 'object' || json === null) return hashText(JSON.stringify(json));
  const known = hashes.get(json) ?? hashText(JSON.stringify(json));
  hashes.set(json, known);
  return known;
}

/** A hash of all that the rules read, for a game with these options. A log is replayed with the same tables only. */
export function tablesHash<F extends Fields>(game: Game<F>, options: Json): string {
  return hashOfJson(game.definition.tables?.(options) ?? null);
}

/**
 * Whether a log of format 1 was played with the tables that there are here. It names its whole edition by a hash, notes
 * and drawings included: of an edition pack, which stands in the options, or of an edition that was released.
 */
export function isKnownEdition<F extends Fields>(game: Game<F>, options: Json, data: string): boolean {
  const { pack } = (options ?? {}) as { readonly pack?: Json };
  if (pack !== undefined) return data === hashOfJson(pack);
  const { released, tables } = game.definition;
  return tables ? released?.[data] === tablesHash(game, options) : data === hashOfJson(null);
}
