import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { headerOf, type Log, LONGEST_SEED, MokumError, readLog, replayLog, writeLog } from '@mokum/kernel';
import { makeFolder } from '../folder.ts';
import { gameNames, TITLES } from '../games.ts';
import type { AnyMatch, Title } from '../table.ts';
import { Failure } from '../usage.ts';

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

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function textOf({ match, sittings, seed }: Omit<Saved, 'title'>): string {
  const names = sittings.map(({ name }) => name);
  const players = sittings.map(({ player }) => player);
  return writeLog(match, headerOf(match, { names, players, seed }));
}

/** Whether there is a file of this name that is no save of this very game. */
export function holdsAnother(file: string, saved: Omit<Saved, 'title'>): boolean {
  if (!existsSync(file)) return false;
  const head = (text: string): string | undefined => text.split('\n\n')[0];
  try {
    return head(readFileSync(file, 'utf8')) !== head(textOf(saved));
  } catch {
    return true;
  }
}

/** Written beside and renamed: a save is whole or not there. */
export function writeSave(file: string, saved: Omit<Saved, 'title'>): void {
  const text = textOf(saved);
  const draft = `${file}.${process.pid}.part`;
  try {
    makeFolder(dirname(file));
    const handle = openSync(draft, 'w');
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(draft, file);
  } catch (error) {
    throw new Failure(`the game could not be saved to ${file}: ${why(error)}`);
  }
}

/** Reads a saved game. A broken one is named and left as it is. */
export function readSave(file: string): Saved {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${why(error)}`);
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
    if (!(error instanceof MokumError || error instanceof Failure)) throw error;
    throw new Failure(`${file} is no game that can be resumed: ${why(error)}. The file was left as it is.`);
  }
}

/** A file for a save that is not there yet. */
export function freeFile(wanted: string): string {
  if (!existsSync(wanted)) return wanted;
  const [, stem = wanted, end = ''] = /^(.*?)(\.[^./\\]*)?$/.exec(wanted) ?? [];
  for (let n = 2; ; n++) if (!existsSync(`${stem}-${n}${end}`)) return `${stem}-${n}${end}`;
}
