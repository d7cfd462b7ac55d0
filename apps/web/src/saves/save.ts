import type { SeatInfo, TableInfo } from '../table/table.ts';

/** The version of the form in which games are kept. */
export const SAVE_FORMAT = 1;

/** A game as it is kept: the log says everything, the rest is for the list of games. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly id: string;
  /** counts how often it was kept after a move: whoever knows an older one is stale */
  readonly version: number;
  /** what the player calls it, or nothing */
  readonly title: string;
  readonly info: TableInfo;
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
/** What a calendar can say: the list of games says how long ago it was. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(new Date(value).getTime());
const COLOURS: readonly unknown[] = ['red', 'green', 'yellow', 'blue', 'white'] satisfies SeatInfo['colour'][];

const isSeat = (value: unknown): value is SeatInfo =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['who'] === 'string' &&
  COLOURS.includes(value['colour']);

const isInfo = (value: unknown): value is TableInfo =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['game'] === 'string' &&
  typeof value['seed'] === 'string' &&
  isTime(value['begun']) &&
  'options' in value &&
  Array.isArray(value['seats']) &&
  value['seats'].every(isSeat);

/** Reads what a store held; what the log says is checked when it is replayed. */
export function readSave(id: string, value: unknown): Save | SaveFault {
  if (!isObject(value)) return 'broken';
  if (isCount(value['format']) && value['format'] > SAVE_FORMAT) return 'unknown-format';
  const { format, version, title, info, log, saved, length, over, waitingFor } = value;
  const whole =
    format === SAVE_FORMAT &&
    value['id'] === id &&
    isCount(version) &&
    typeof title === 'string' &&
    isInfo(info) &&
    info.id === id &&
    typeof log === 'string' &&
    isTime(saved) &&
    isCount(length) &&
    typeof over === 'boolean' &&
    Array.isArray(waitingFor) &&
    waitingFor.every(isCount);
  return whole ? (value as unknown as Save) : 'broken';
}

/** What was stored, as text one can download and send to somebody who can repair it. */
export function rawText(value: unknown): string {
  if (typeof value === 'string') return value;
  const log = isObject(value) ? value['log'] : undefined;
  try {
    const text = JSON.stringify(value, undefined, 2) ?? String(value);
    return typeof log === 'string' ? `${log}\n\n${text}` : text;
  } catch {
    return String(value);
  }
}
