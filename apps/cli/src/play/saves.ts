import type { Kept } from '@mokum/host';
import { type Log, LONGEST_SEED, readLog, type Reply } from '@mokum/kernel';
import { earlierOf, writeText } from '../files/write.ts';
import { exists, readText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { gameNames, TITLES } from '../games.ts';
import { shelf } from '../shelf.ts';
import type { Title } from '../table.ts';
import { Failure, messageOf } from '../usage.ts';
import { cardOf, type Sitting } from './card.ts';

/** A game to go on with. */
export interface Saved {
  readonly title: Title;
  readonly sittings: readonly Sitting[];
  readonly seed: string;
  readonly kept: Kept;
}

/** Whether there is a file of this name that is no save of this very game. */
export function holdsAnother(file: string, log: string): boolean {
  if (!exists(file)) return false;
  const head = (text: string): string | undefined => text.split('\n\n')[0];
  try {
    return head(readText(file)) !== head(log);
  } catch {
    return true;
  }
}

export function writeSave(file: string, log: string): void {
  try {
    writeText(file, log);
  } catch (error) {
    throw new Failure(`the game could not be saved to ${file}: ${reasonOf(error)}`);
  }
}

/** Where the game may be found as it was before the last move, if it may. */
const earlierHint = (file: string): string[] =>
  exists(earlierOf(file)) ? [`The same game as it was before lies in ${earlierOf(file)}.`] : [];

/** A saved game that cannot be gone on with: it is named and left as it is. */
export const noGame = (file: string, why: string): Failure =>
  new Failure(`${file} is no game that can be resumed: ${why}. The file was left as it is.`, earlierHint(file));

/** Refuses a saved game that cannot be carried out, without opening its table. */
export async function checkSave(file: string, { kept: { card, log } }: Saved): Promise<void> {
  const rules = await shelf.load(card.game, card.rules);
  if (!rules.ok) throw noGame(file, rules.refusal.message);
  let replayed: Reply<unknown>;
  try {
    replayed = rules.value.replay(readLog(log), 'checked');
  } catch (error) {
    // A rule may fail on what somebody has written into a log; that is no game either.
    throw noGame(file, messageOf(error));
  }
  if (!replayed.ok) throw noGame(file, replayed.refusal.message);
}

/** Reads a saved game; whether its moves hold is found out when the table is opened. */
export function readSave(file: string): Saved {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}`, earlierHint(file));
  }
  try {
    const log: Log = readLog(text);
    const { header } = log;
    if (!Object.hasOwn(TITLES, header.game))
      throw new Failure(`header game: no game "${header.game}" is known here, only ${gameNames().join(', ')}`);
    const title = TITLES[header.game];
    const names = header.names ?? Array.from({ length: header.seats }, (_, s) => `Seat ${s + 1}`);
    const players = header.players ?? names.map(() => 'human');
    const stranger = players.find((player) => player !== 'human' && !Object.hasOwn(title.bots, player));
    if (stranger !== undefined) throw new Failure(`header players: no bot "${stranger}" is known here`);
    for (const [key, list] of Object.entries({ names, players }))
      if (list.length !== header.seats) throw new Failure(`header ${key}: ${list.length} for ${header.seats} seats`);
    const sittings = names.map((name, seat) => ({ name, player: players[seat] }));
    const card = cardOf(title, sittings, header.options, header.rules);
    const seed = header.seed ?? `${file} ${log.rows.length}`.slice(-LONGEST_SEED);
    return { title, sittings, seed, kept: { version: 1, card, log: text, written: 'elsewhere' } };
  } catch (error) {
    throw noGame(file, messageOf(error));
  }
}
