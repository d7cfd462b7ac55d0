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

/** What somebody wrote, short enough for a message, whatever it was. */
export function shown(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? typeof value;
  } catch {
    // Nested so deeply that writing it down overflows the stack.
    text = `${Array.isArray(value) ? 'a list' : 'an object'} nested too deeply to show`;
  }
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const LONGEST_PROBLEM = 300;

/** The first of many problems, each short enough for a message, and how many more there are. */
export function firstProblems(problems: readonly string[]): readonly string[] {
  const first = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => (problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM - 1)}…` : problem));
  return problems.length > MOST_PROBLEMS ? [...first, `and ${problems.length - MOST_PROBLEMS} more problems`] : first;
}
