import { type Json, refuse, shown } from '@mokum/kernel';
import { usePack } from './tables.ts';

/** What a table agrees on before the game: an edition pack in place of our tables, or nothing. */
export interface NieuwAmsterdamOptions {
  readonly pack?: Json;
}

/** Checks the options; a pack comes back with its fields in their own order, so that equal packs have equal hashes. */
export function readOptions(json: Json | undefined): Json {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json))
    refuse('bad-config', `options: expected an object, found ${shown(json)}`);
  const { pack, ...rest } = json as Readonly<Record<string, Json>>;
  const [stray] = Object.keys(rest);
  if (stray !== undefined) refuse('bad-config', `options.${stray}: Nieuw Amsterdam has no such option`);
  return pack === undefined ? {} : { pack: usePack(pack).edition as unknown as Json };
}

/** Keeps the pack of complete options in use. */
export function useOptions(options: Json): void {
  const { pack } = options as NieuwAmsterdamOptions;
  if (pack !== undefined) usePack(pack);
}
