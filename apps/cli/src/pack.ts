import { type Json, MokumError, readJson } from '@mokum/kernel';
import { readText } from './files/read.ts';
import { reasonOf } from './files/reason.ts';
import { TITLES } from './games.ts';
import type { AnyGame, Title } from './table.ts';
import { Failure, UsageError } from './usage.ts';

export const PACK_FLAG = {
  kind: 'text',
  value: 'file',
  does: 'play with the tables of an edition pack (mokum edition shows ours)',
} as const;

const read = (game: AnyGame, options: Json, pack: Json, seats: number): Json =>
  game.definition.readOptions({ ...(options as Readonly<Record<string, Json>>), pack }, seats);

function accepts({ game }: Title, pack: Json): boolean {
  try {
    read(game, {}, pack, game.definition.seats.most);
    return true;
  } catch (error) {
    if (error instanceof MokumError) return false;
    throw error;
  }
}

/** The other game that a pack is of: the one it names, or, as not every pack names one, the one that can be played with it. */
function otherGameOf(pack: Json, game: AnyGame): string | undefined {
  const named = (pack as { readonly game?: Json } | null)?.game;
  const others = Object.values(TITLES).filter((title) => title.packs === 'taken' && title.game.name !== game.name);
  const other = others.find((title) => (named === undefined ? accepts(title, pack) : title.game.name === named));
  return other?.game.name;
}

/** What is wrong with refused options is said at once where they hold a pack of another game. */
export function namingForeignPack(error: unknown, game: AnyGame, options: Json | undefined): unknown {
  if (!(error instanceof MokumError) || typeof options !== 'object' || options === null || Array.isArray(options))
    return error;
  const pack = (options as Readonly<Record<string, Json>>)['pack'];
  const other = pack === undefined ? undefined : otherGameOf(pack, game);
  if (other === undefined) return error;
  return new MokumError('bad-config', `options.pack: this is a pack of ${other}, not of ${game.name}`);
}

/** The options of a game with the edition pack in a file; without a file they stay as they are. */
export function withPack({ game, packs }: Title, seats: number, options: Json, file: string | undefined): Json {
  if (file === undefined) return options;
  if (packs === 'none') throw new UsageError(`--pack: ${game.name} takes no edition pack`);
  let pack: Json;
  try {
    pack = readJson(readText(file).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure(`${file} cannot be read as an edition pack: ${reasonOf(error)}`);
  }
  try {
    return read(game, options, pack, seats);
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    const other = otherGameOf(pack, game);
    if (other !== undefined)
      throw new Failure(`${file} is no edition pack of ${game.name}: this is a pack of ${other}`);
    const problems = error.message.split('; ').map((problem) => `  ${problem.replace(/^options\.pack[.:] ?/, '')}`);
    throw new Failure(`${file} is no edition pack of ${game.name}:`, problems);
  }
}
