import type { Game, Result } from './definition.ts';
import type { Json } from './domain.ts';
import { type Entry, NATURE, type Row } from './entries.ts';
import { MokumError, refuse, shown } from './errors.ts';
import { Match } from './match.ts';
import type { Fields } from './record.ts';
import { textOf } from './rows.ts';
import { hashText } from './state.ts';

/** The version of the format of log files. */
export const LOG_FORMAT = 1;

/** What stands at the head of a log: which game, by which rules and data, who played. */
export interface LogHeader {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  /** the state it began with, if that was not the set-up */
  readonly from?: Json;
  /** a hash of the data the game was played with: its own, or the edition pack that stands in the options */
  readonly data: string;
  readonly names?: readonly string[];
  /** who or what sat there: a bot's name, or `human` */
  readonly players?: readonly string[];
  readonly seed?: string;
  readonly commitment?: string;
}

/** A row of a log as it was written: by whom each move was, in notation. */
export interface LogRow {
  readonly seq: number;
  readonly entries: readonly { readonly by: number; readonly text: string }[];
  readonly undo?: { readonly seat: number; readonly row: number };
}

export interface Log {
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
  /** answers that wait for others, by seat, one list of moves for each submission */
  readonly pending: readonly { readonly seat: number; readonly moves: readonly string[] }[];
  readonly result?: Json;
}

const KEYS: readonly (keyof LogHeader)[] = [
  'game',
  'rules',
  'seats',
  'options',
  'from',
  'data',
  'names',
  'players',
  'seed',
  'commitment',
];

/** hashes of tables that were asked for before: tables do not change, and a game kept after every move asks each time */
const hashes = new WeakMap<object, string>();

/** Which tables a game is played with: an edition pack comes with the options. */
function dataHash<F extends Fields>(game: Game<F>, options: Json): string {
  const pack = (options as { readonly pack?: Json } | null)?.pack;
  const tables = pack ?? game.definition.data ?? null;
  const known = typeof tables === 'object' && tables !== null ? hashes.get(tables) : undefined;
  if (known !== undefined) return known;
  const hash = hashText(JSON.stringify(tables));
  if (typeof tables === 'object' && tables !== null) hashes.set(tables, hash);
  return hash;
}

export function headerOf<F extends Fields>(
  match: Match<F>,
  more: Pick<LogHeader, 'names' | 'players' | 'seed' | 'commitment'> = {},
): LogHeader {
  const { game, seats, options, from } = match;
  return {
    game: game.name,
    rules: game.rules,
    seats,
    options,
    ...(from !== undefined && { from }),
    data: dataHash(game, options),
    ...more,
  };
}

const who = (seat: number): string => (seat === NATURE ? '*' : String(seat));

/** A row never changes: its line is written once. */
const written = new WeakMap<Row, string>();

function lineOf<F extends Fields>(game: Game<F>, row: Row): string {
  if (row.undo) return `${row.seq} ${row.undo.seat} undo ${row.undo.row}`;
  const known = written.get(row);
  if (known !== undefined) return known;
  const line = `${row.seq} ${row.entries.map((entry) => `${who(entry.by)} ${textOf(game, entry)}`).join('; ')}`;
  written.set(row, line);
  return line;
}

/** A whole game as text: one can mail it, replay it, compare it and test with it. */
export function writeLog<F extends Fields>(match: Match<F>, header: LogHeader): string {
  const { game } = match;
  const lines = [`mokum log ${LOG_FORMAT}`];
  for (const key of KEYS) if (header[key] !== undefined) lines.push(`${key} ${JSON.stringify(header[key])}`);
  lines.push('');
  for (const row of match.rows) lines.push(lineOf(game, row));
  for (let seat = 0; seat < match.seats; seat++) {
    for (const entries of match.pending(seat))
      lines.push(`pending ${seat} ${entries.map((entry: Entry) => textOf(game, entry)).join('; ')}`);
  }
  const result = match.result();
  if (result) lines.push(`result ${JSON.stringify(result)}`);
  return `${lines.join('\n')}\n`;
}

function json(text: string, line: number): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return refuse('bad-log', `line ${line}: ${shown(text)} is not JSON`);
  }
}

/** Reads a log file. What it says of the game is checked when it is replayed. */
export function readLog(text: string): Log {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const version = /^mokum log (\d+)$/.exec(lines[0]?.trim() ?? '');
  if (!version) refuse('bad-log', `line 1: expected "mokum log ${LOG_FORMAT}", found ${shown(lines[0])}`);
  if (Number(version[1]) !== LOG_FORMAT)
    refuse('bad-log', `line 1: log format ${version[1]} is not known here, only ${LOG_FORMAT}`);
  const head: Record<string, Json> = {};
  let at = 1;
  for (; at < lines.length && lines[at].trim() !== ''; at++) {
    const [, key = '', value = ''] = /^(\S+) ?(.*)$/.exec(lines[at]) ?? [];
    if (!(KEYS as readonly string[]).includes(key))
      refuse('bad-log', `line ${at + 1}: ${shown(key)} is no header of a log`);
    if (Object.hasOwn(head, key)) refuse('bad-log', `line ${at + 1}: header ${key} stands there twice`);
    head[key] = json(value, at + 1);
  }
  const rows: LogRow[] = [];
  const pending: { seat: number; moves: string[] }[] = [];
  let result: Json | undefined;
  for (; at < lines.length; at++) {
    const line = lines[at].trim();
    if (line === '') continue;
    if (result !== undefined) refuse('bad-log', `line ${at + 1}: nothing follows the result, found ${shown(line)}`);
    if (line.startsWith('result ')) result = json(line.slice(7), at + 1);
    else if (line.startsWith('pending ')) {
      const [, seat = '', moves = ''] =
        /^pending (\d+) (.+)$/.exec(line) ?? refuse('bad-log', `line ${at + 1}: cannot read ${shown(line)}`);
      pending.push({ seat: Number(seat), moves: moves.split(';').map((move) => move.trim()) });
    } else rows.push(readRow(line, at + 1));
  }
  return { header: readHeader(head), rows, pending, ...(result !== undefined && { result }) };
}

function readHeader(head: Record<string, Json>): LogHeader {
  const need = (key: string, ok: (value: Json | undefined) => boolean, what: string): void => {
    if (!ok(head[key])) refuse('bad-log', `header ${key}: expected ${what}, found ${shown(head[key])}`);
  };
  // A log may come by mail: what is shown of it must not steer the reader's terminal.
  const isPlain = (value: Json | undefined): boolean => typeof value === 'string' && !/[^\P{Cc}\t]/u.test(value);
  const strings = (value: Json | undefined): boolean => Array.isArray(value) && value.every(isPlain);
  need('game', isPlain, 'the name of a game');
  need('rules', Number.isInteger, 'the version of the rules');
  need('seats', Number.isInteger, 'a number of seats');
  need('data', isPlain, 'the hash of the data');
  need('names', (value) => value === undefined || strings(value), 'a list of names');
  need('players', (value) => value === undefined || strings(value), 'a list of players');
  need('seed', (value) => value === undefined || typeof value === 'string', 'a text');
  need('commitment', (value) => value === undefined || typeof value === 'string', 'a text');
  return { options: {}, ...head } as unknown as LogHeader;
}

function readRow(line: string, at: number): LogRow {
  const [, seq = '', rest = ''] =
    /^(\d+) (.+)$/.exec(line) ?? refuse('bad-log', `line ${at}: cannot read ${shown(line)}`);
  const undo = /^(\d+) undo (\d+)$/.exec(rest);
  if (undo) return { seq: Number(seq), entries: [], undo: { seat: Number(undo[1]), row: Number(undo[2]) } };
  const entries = rest.split(';').map((part) => {
    const [, by = '', text = ''] =
      /^\s*(\*|\d+) (.+?)\s*$/.exec(part) ?? refuse('bad-log', `line ${at}: cannot read ${shown(part)}`);
    return { by: by === '*' ? NATURE : Number(by), text };
  });
  return { seq: Number(seq), entries };
}

/** A row by its number; what the game is set up with stands in the header. */
type Where = number | 'header';

/** A log that does not hold: where it first differs, and how. */
export class LogDiffers extends MokumError {
  readonly where: Where;

  constructor(where: Where, message: string) {
    super('bad-log', `${where === 'header' ? where : `row ${where}`}: ${message}`);
    this.where = where;
  }
}

/** A log being replayed: the match after every row. Whoever asks for the next may do something else first. */
export type Replaying<F extends Fields> = Generator<Match<F>, Match<F>, void>;

/** Replays a log move by move, every one checked, and the result too. */
export function* replaying<F extends Fields>(game: Game<F>, log: Log): Replaying<F> {
  const { header } = log;
  if (header.game !== game.name) refuse('bad-log', `this is a log of ${header.game}, not of ${game.name}`);
  if (header.rules !== game.rules)
    refuse('bad-log', `this game was played by version ${header.rules} of the rules; here is version ${game.rules}`);
  const data = dataHash(game, header.options);
  if (header.data !== data)
    refuse('bad-log', `this game was played with other data (${header.data}) than there is here (${data})`);
  const { seats, options, from } = header;
  const match = held('header', () => new Match(game, { seats, options, ...(from !== undefined && { from }) }));
  if (match.seats !== seats) refuse('bad-log', `header seats: ${seats}, but the game has ${match.seats}`);
  for (const key of ['names', 'players'] as const)
    if (header[key] !== undefined && header[key].length !== seats)
      refuse('bad-log', `header ${key}: ${header[key].length} for ${seats} seats`);
  for (const row of log.rows) {
    held(row.seq, () => replayRow(match, row));
    yield match;
  }
  for (const { seat, moves } of log.pending) held(match.rows.length, () => match.submit(seat, moves));
  const result = match.result();
  if (log.result !== undefined && JSON.stringify(log.result) !== JSON.stringify(result ?? null)) {
    throw new LogDiffers(log.rows.at(-1)?.seq ?? 0, `the result differs: ${differs(log.result, result)}`);
  }
  return match;
}

/** The same in one go. */
export function replayLog<F extends Fields>(game: Game<F>, log: Log): Match<F> {
  const replay = replaying(game, log);
  let step = replay.next();
  while (!step.done) step = replay.next();
  return step.value;
}

/** whatever is refused while the header or a row is replayed is where the log first differs */
function held<T>(where: Where, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof MokumError ? new LogDiffers(where, error.message) : error;
  }
}

function differs(told: Json, found: Result | undefined): string {
  const points = (told as unknown as Partial<Result> | null)?.points;
  return `the log says ${shown(points)} points, the game gives ${shown(found?.points)}`;
}

function replayRow<F extends Fields>(match: Match<F>, row: LogRow): void {
  const expected = match.rows.length;
  if (row.seq !== expected) refuse('bad-log', `row ${row.seq} stands where row ${expected} should`);
  if (row.undo) {
    match.undo(row.undo.seat);
    const undone = match.rows.at(-1)?.undo?.row;
    if (undone !== row.undo.row) refuse('bad-log', `what could be undone was row ${undone}`);
    return;
  }
  // The moves of one seat were one submission; nature's outcomes end it.
  let moves: string[] = [];
  let by: number = NATURE;
  const flush = (): void => {
    if (moves.length > 0) match.submit(by, moves);
    moves = [];
  };
  for (const entry of row.entries) {
    if (entry.by !== by || entry.by === NATURE) flush();
    by = entry.by;
    if (by === NATURE) match.tellChance(entry.text);
    else moves.push(entry.text);
  }
  flush();
  if (match.rows.length <= expected) refuse('bad-log', 'not all who are asked together have answered');
  if (match.rows.length > expected + 1) refuse('bad-log', 'this is more than one row');
}
