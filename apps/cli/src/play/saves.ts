import { headerOf, type Log, LONGEST_SEED, readLog, replayLog, writeLog } from '@mokum/kernel';
import { earlierOf, writeText } from '../files/write.ts';
import { exists, readText } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { gameNames, TITLES } from '../games.ts';
import type { AnyMatch, Title } from '../table.ts';
import { Failure, messageOf } from '../usage.ts';

export interface Sitting {
  readonly name: string;
  /** `human`, or the level of a bot */
  readonly player: string;
}

export interface Saved {
  readonly title: Title;
  readonly match: AnyMatch;
  readonly sittings: readonly Sitting[];
  readonly seed: string;
}

/** A game as the text of its file. */
export function textOf({ match, sittings, seed }: Omit<Saved, 'title'>): string {
  const names = sittings.map(({ name }) => name);
  const players = sittings.map(({ player }) => player);
  return writeLog(match, headerOf(match, { names, players, seed }));
}

/** Whether there is a file of this name that is no save of this very game. */
export function holdsAnother(file: string, saved: Omit<Saved, 'title'>): boolean {
  if (!exists(file)) return false;
  const head = (text: string): string | undefined => text.split('\n\n')[0];
  try {
    return head(readText(file)) !== head(textOf(saved));
  } catch {
    return true;
  }
}

export function writeSave(file: string, saved: Omit<Saved, 'title'>): void {
  try {
    writeText(file, textOf(saved));
  } catch (error) {
    throw new Failure(`the game could not be saved to ${file}: ${reasonOf(error)}`);
  }
}

/** Where the game may be found as it was before the last move, if it may. */
const earlierHint = (file: string): string[] =>
  exists(earlierOf(file)) ? [`The same game as it was before lies in ${earlierOf(file)}.`] : [];

/** Reads a saved game. A broken one is named and left as it is. */
export function readSave(file: string): Saved {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${reasonOf(error)}`, earlierHint(file));
  }
  let log: Log;
  try {
    log = readLog(text);
    const { header } = log;
    if (!Object.hasOwn(TITLES, header.game))
      throw new Failure(`header game: no game "${header.game}" is known here, only ${gameNames().join(', ')}`);
    const title = TITLES[header.game];
    const match = replayLog(title.game, log);
    const names = header.names ?? Array.from({ length: match.seats }, (_, s) => `Seat ${s + 1}`);
    const players = header.players ?? names.map(() => 'human');
    const stranger = players.find((player) => player !== 'human' && !Object.hasOwn(title.bots, player));
    if (stranger !== undefined) throw new Failure(`header players: no bot "${stranger}" is known here`);
    const sittings = names.map((name, seat) => ({ name, player: players[seat] }));
    return { title, match, sittings, seed: header.seed ?? `${file} ${log.rows.length}`.slice(-LONGEST_SEED) };
  } catch (error) {
    // A rule may fail on what somebody has written into a log; that is no game either.
    throw new Failure(
      `${file} is no game that can be resumed: ${messageOf(error)}. The file was left as it is.`,
      earlierHint(file),
    );
  }
}
