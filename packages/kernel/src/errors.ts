import { MOST_PROBLEMS } from './limits.ts';
import { plainText } from './plain-text.ts';

/** Everything the kernel refuses, by a code that programs can read and a message that names what was wrong. */
export type ErrorCode =
  | 'capacity' // a declared capacity or range was run over
  | 'dead-end' // a question without an answer
  | 'endless' // 10,000 tasks without a question
  | 'illegal-move'
  | 'not-waiting' // the seat is not asked anything now
  | 'bad-seat'
  | 'bad-notation'
  | 'bad-state'
  | 'bad-config'
  | 'bad-chance'
  | 'bad-log'
  | 'log-format' // a log of a format that is newer than this program
  | 'other-rules' // a log of another version of the rules
  | 'other-tables' // a log that was played with other tables
  | 'bad-delta' // a difference that was made for another view
  | 'no-undo';

export class MokumError extends Error {
  override readonly name = 'MokumError';
  readonly code: ErrorCode;
  /** the paragraph of the game's rules reference that forbids it, where one does */
  readonly paragraph: string | undefined;

  constructor(code: ErrorCode, message: string, paragraph?: string) {
    // A message quotes what somebody wrote, and may end up on a terminal.
    super(plainText(message));
    this.code = code;
    this.paragraph = paragraph;
  }
}

export function refuse(code: ErrorCode, message: string, paragraph?: string): never {
  throw new MokumError(code, message, paragraph);
}

const LONGEST_SHOWN = 60;

/** The beginning of a value as JSON, at least `room` characters of it where there are so many: the rest is not looked at. */
function beginning(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > room ? value.slice(0, room) : value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  let first = true;
  for (const key in value) {
    if (text.length > room) return text;
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (!isList && (inner === undefined || typeof inner === 'function')) continue;
    const name = isList ? '' : `${beginning(key, room)}:`;
    text += `${first ? '' : ','}${name}`;
    text += beginning(inner, room - text.length);
    first = false;
  }
  return text + (isList ? ']' : '}');
}

/** What somebody wrote, short enough for a message, whatever it was, and however much. */
export function shown(value: unknown): string {
  const text = value === undefined || typeof value === 'function' ? typeof value : beginning(value, LONGEST_SHOWN);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}…` : text;
}

const LONGEST_PROBLEM = 300;

/** The first of many problems, each short enough for a message, and how many more there are. */
export function firstProblems(problems: readonly string[]): readonly string[] {
  const first = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => (problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM - 1)}…` : problem));
  return problems.length > MOST_PROBLEMS ? [...first, `and ${problems.length - MOST_PROBLEMS} more problems`] : first;
}
