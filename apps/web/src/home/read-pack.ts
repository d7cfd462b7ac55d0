import { type Json, readJson } from '@mokum/kernel';
import { LARGEST_PACK } from '../limits.ts';
import { newestRules } from '../table/game-modules.ts';
import { fill, words } from '../words/language.ts';
import { PACKS } from './packs.ts';
import type { GameName } from './poster.tsx';

// A module of its own: `await import('@mokum/kernel')` would keep all of the kernel in the page, used or not.
/** Reads a file as an edition pack; what is wrong with it is told by field. */
export async function readPack(
  game: GameName,
  seats: number,
  file: File,
): Promise<{ pack: Json; name: string } | string[]> {
  if (file.size > LARGEST_PACK) return [words.peek().setUp.pack.tooLarge];
  let pack: Json;
  try {
    pack = readJson((await file.text()).replace(/^\uFEFF/, ''));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const read = (await newestRules[game]()).readOptions({ pack }, seats);
  if (read.ok) {
    const options = read.value as unknown as { readonly pack: { readonly name?: unknown } };
    const { name } = options.pack;
    return { pack: options.pack as unknown as Json, name: typeof name === 'string' ? name : file.name };
  }
  const other = await gameOf(pack, game);
  if (other) return [fill(words.peek().setUp.pack.foreign, { game: words.peek().home.posters[other].title })];
  return read.refusal.message.split(/\n|; /).map((problem) => problem.replace(/^options\.pack[.:] ?/, ''));
}

/** The other game that can be played with a pack. */
async function gameOf(pack: Json, not: GameName): Promise<GameName | undefined> {
  for (const game of PACKS) {
    if (game === not) continue;
    const rules = await newestRules[game]();
    if (rules.readOptions({ pack }, rules.seats.most).ok) return game;
  }
  return undefined;
}
