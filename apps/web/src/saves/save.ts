import { anything, check, flag, listOf, oneOf, someFields, text, time, whole } from '@mokum/protocol/checking';
import type { TableInfo } from '../table/table.ts';

/** The version of the form in which games are kept. */
export const SAVE_FORMAT = 1;

/** A table as it is kept: its log says which rules it is played by, and only here it has a seed. */
export interface KeptTable extends Omit<TableInfo, 'rules'> {
  /** what nature draws from */
  readonly seed: string;
}

/** A game as it is kept: the log says everything, the rest is for the list of games. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly id: string;
  /** counts how often it was kept after a move: whoever knows an older one is stale */
  readonly version: number;
  /** what the player calls it, or nothing */
  readonly title: string;
  readonly info: KeptTable;
  readonly log: string;
  /** when, in milliseconds */
  readonly saved: number;
  /** how many rows there are */
  readonly length: number;
  readonly over: boolean;
  readonly waitingFor: readonly number[];
}

/** Why a stored value is no game that this page can go on with. */
export type SaveFault = 'broken' | 'unknown-format';

const ANY_LENGTH = Number.POSITIVE_INFINITY;
const count = whole(0);
const words = text(ANY_LENGTH);

const seat = someFields({ name: words, colour: oneOf(['red', 'green', 'yellow', 'blue', 'white']), who: words });

/** What the log says is checked when it is replayed. */
const kept = someFields(
  {
    format: whole(SAVE_FORMAT, SAVE_FORMAT),
    id: words,
    version: count,
    title: words,
    info: someFields({
      id: words,
      game: words,
      seed: words,
      begun: time,
      options: anything,
      seats: listOf(seat, ANY_LENGTH, 'a list of seats'),
    }),
    log: words,
    saved: time,
    length: count,
    over: flag,
    waitingFor: listOf(count, ANY_LENGTH, 'a list of seats'),
  },
  'a kept game',
);

/** What is wrong with a stored value, with the name of its field; undefined where it is a game. */
export function faultIn(id: string, value: unknown): string | undefined {
  const checked = check(kept, value);
  if (!checked.ok) return checked.fault.message;
  if (checked.value.id !== id) return `id: expected ${JSON.stringify(id)}`;
  return checked.value.info.id === id ? undefined : `info.id: expected ${JSON.stringify(id)}`;
}

/** Reads what a store held. */
export function readSave(id: string, value: unknown): Save | SaveFault {
  if (isLater(value)) return 'unknown-format';
  return faultIn(id, value) === undefined ? (value as Save) : 'broken';
}

/** A later form may differ in everything but in that it says so. */
function isLater(value: unknown): boolean {
  const checked = check(someFields({ format: count }), value);
  return checked.ok && checked.value.format > SAVE_FORMAT;
}

/** What was stored, as text one can download and send to somebody who can repair it. */
export function rawText(value: unknown): string {
  if (typeof value === 'string') return value;
  const log = typeof value === 'object' && value !== null && 'log' in value ? value.log : undefined;
  try {
    const text = JSON.stringify(value, undefined, 2) ?? String(value);
    return typeof log === 'string' ? `${log}\n\n${text}` : text;
  } catch {
    return String(value);
  }
}
