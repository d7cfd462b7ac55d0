import type { Json } from './domain.ts';
import { NATURE } from './entries.ts';
import { refuse, shown } from './errors.ts';
import { readJson, TooDeep } from './json.ts';
import { LARGEST_LOG, LONGEST_LOG_LINE, LONGEST_NAME, LONGEST_SEED, MOST_LOG_ROWS } from './limits.ts';
import type { WrittenRow } from './written-rows.ts';

/** The version of the format in which logs are written. */
export const LOG_FORMAT = 2;
/** Every format that was ever written is read for ever. */
export type LogFormat = 1 | 2;

/** What stands at the head of a log: which game, by which rules and tables, who played. */
export interface LogHeader {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Json;
  /** the state it began with, if that was not the set-up */
  readonly from?: Json;
  /** a hash of the tables that the rules read: the game's own, or those of the edition pack in the options */
  readonly tables?: string;
  /** format 1: a hash of the whole edition, notes and drawings included */
  readonly data?: string;
  readonly names?: readonly string[];
  /** who or what sat there: a bot's name, or `human` */
  readonly players?: readonly string[];
  readonly seed?: string;
  readonly commitment?: string;
}

/** A row of a log as it was written: by whom each move was, in notation. */
export type LogRow = WrittenRow;

export interface Log {
  readonly format: LogFormat;
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
  /** answers that wait for others, by seat, one list of moves for each submission */
  readonly pending: readonly { readonly seat: number; readonly moves: readonly string[] }[];
  readonly result?: Json;
}

const headers = (tables: 'data' | 'tables'): readonly (keyof LogHeader)[] => [
  'game',
  'rules',
  'seats',
  'options',
  'from',
  tables,
  'names',
  'players',
  'seed',
  'commitment',
];

/** by format, the headers a log may have, in the order in which they are written */
export const HEADERS: Readonly<Record<LogFormat, readonly (keyof LogHeader)[]>> = {
  1: headers('data'),
  2: headers('tables'),
};

/** The format that the first line of a log names. */
function readFormat(line: string | undefined): LogFormat {
  const [, format] = /^mokum log (\d{1,9})$/.exec(line?.trim() ?? '') ?? [];
  if (format === undefined) refuse('bad-log', `line 1: expected "mokum log ${LOG_FORMAT}", found ${shown(line)}`);
  if (format === '1' || format === '2') return format === '1' ? 1 : 2;
  return refuse(
    'log-format',
    `line 1: log format ${format} is not known here, only 1 and ${LOG_FORMAT}; open this log with the version of Mokum that wrote it, or a newer one`,
  );
}

function json(text: string, line: number): Json {
  try {
    return readJson(text);
  } catch (error) {
    const problem = error instanceof TooDeep ? `cannot be read: ${error.message}` : 'is not JSON';
    return refuse('bad-log', `line ${line}: ${shown(text)} ${problem}`);
  }
}

/**
 * Reads a log file. What it says of the game is checked when it is replayed. A log may come by mail: whatever stands in
 * it is read in time that grows no faster than its length. A pattern with two parts that can match the same characters,
 * such as (.+?)\s*$, takes the square of it.
 */
export function readLog(text: string): Log {
  if (text.length > LARGEST_LOG)
    refuse('bad-log', `a log has at most ${LARGEST_LOG} characters, this text has ${text.length}`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const long = lines.findIndex((line) => line.length > LONGEST_LOG_LINE);
  if (long >= 0)
    refuse(
      'bad-log',
      `line ${long + 1}: a line has at most ${LONGEST_LOG_LINE} characters, this one has ${lines[long].length}`,
    );
  const format = readFormat(lines[0]);
  const head: Record<string, Json> = {};
  let at = 1;
  for (; at < lines.length && lines[at].trim() !== ''; at++) {
    const gap = lines[at].search(/\s/);
    const key = gap < 0 ? lines[at] : lines[at].slice(0, gap);
    if (!(HEADERS[format] as readonly string[]).includes(key))
      refuse(
        'bad-log',
        `line ${at + 1}: ${shown(key)} is no header of a log of format ${format} (it has ${HEADERS[format].join(', ')})`,
      );
    if (Object.hasOwn(head, key)) refuse('bad-log', `line ${at + 1}: header ${key} stands there twice`);
    head[key] = json(lines[at].slice(key.length + 1), at + 1);
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
        /^pending (\d{1,9}) (.+)$/.exec(line) ?? refuse('bad-log', `line ${at + 1}: cannot read ${shown(line)}`);
      pending.push({ seat: Number(seat), moves: moves.split(';').map((move) => move.trim()) });
    } else {
      if (rows.length === MOST_LOG_ROWS) refuse('bad-log', `line ${at + 1}: a log has at most ${MOST_LOG_ROWS} rows`);
      rows.push(readRow(line, at + 1));
    }
  }
  return { format, header: readHeader(head, format), rows, pending, ...(result !== undefined && { result }) };
}

function readHeader(head: Record<string, Json>, format: LogFormat): LogHeader {
  const need = (key: string, ok: (value: Json | undefined) => boolean, what: string): void => {
    if (!ok(head[key])) refuse('bad-log', `header ${key}: expected ${what}, found ${shown(head[key])}`);
  };
  // A log may come by mail: what is shown of it must not steer the reader's terminal.
  const isPlain = (value: Json | undefined): boolean => typeof value === 'string' && !/[^\P{Cc}\t]/u.test(value);
  const strings = (value: Json | undefined): boolean => Array.isArray(value) && value.every(isPlain);
  need('game', isPlain, 'the name of a game');
  need('rules', Number.isInteger, 'the version of the rules');
  need('seats', Number.isInteger, 'a number of seats');
  if (format === 1) need('data', isPlain, 'the hash of the data');
  else need('tables', isPlain, 'the hash of the tables');
  need('names', (value) => value === undefined || strings(value), 'a list of names');
  need('players', (value) => value === undefined || strings(value), 'a list of players');
  const isShort = (value: Json | undefined, most: number): boolean => typeof value === 'string' && value.length <= most;
  for (const key of ['game', 'data', 'tables', 'names', 'players'] as const) {
    const names = [head[key] ?? []].flat();
    need(key, () => names.every((name) => isShort(name, LONGEST_NAME)), `at most ${LONGEST_NAME} letters a name`);
  }
  for (const key of ['seed', 'commitment'] as const)
    need(
      key,
      (value) => value === undefined || isShort(value, LONGEST_SEED),
      `a text of at most ${LONGEST_SEED} letters`,
    );
  return { options: {}, ...head } as unknown as LogHeader;
}

function readRow(line: string, at: number): LogRow {
  const [, seq = '', rest = ''] =
    /^(\d{1,9}) (.+)$/.exec(line) ?? refuse('bad-log', `line ${at}: cannot read ${shown(line)}`);
  const undo = /^(\d{1,9}) undo (\d{1,9})$/.exec(rest);
  if (undo) return { seq: Number(seq), entries: [], undo: { seat: Number(undo[1]), row: Number(undo[2]) } };
  const rewind = /^rewind (\d{1,9})$/.exec(rest);
  if (rewind) return { seq: Number(seq), entries: [], rewind: Number(rewind[1]) };
  const entries = rest.split(';').map((part) => {
    const [, by = '', text = ''] =
      /^(\*|\d{1,9}) (.+)$/.exec(part.trim()) ?? refuse('bad-log', `line ${at}: cannot read ${shown(part)}`);
    return { by: by === '*' ? NATURE : Number(by), text };
  });
  return { seq: Number(seq), entries };
}
