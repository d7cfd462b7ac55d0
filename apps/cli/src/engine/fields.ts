import { type ErrorCode, type Json, LONGEST_SEED, MokumError, shown } from '@mokum/kernel';

/** What the engine refuses beyond what the kernel does. */
export type EngineCode =
  | ErrorCode
  | 'bad-json' // the line is no JSON
  | 'bad-request' // it is JSON, but no request: something is missing or of the wrong type
  | 'too-long'
  | 'unknown-op'
  | 'unknown-game'
  | 'unknown-rules' // a version of the rules that is not here
  | 'no-bundle' // an older version of the rules that cannot be read
  | 'spoilt-bundle' // one that is not what was released
  | 'no-game' // nothing was begun yet
  | 'internal'; // a fault of the engine itself

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineCode;

  constructor(code: EngineCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type Request = Readonly<Record<string, unknown>>;

const bad = (field: string, expected: string, found: unknown): never => {
  throw new EngineError(
    'bad-request',
    `${field}: expected ${expected}, found ${found === undefined ? 'nothing' : shown(found)}`,
  );
};

export function textIn(request: Request, field: string): string {
  const value = request[field];
  return typeof value === 'string' ? value : bad(field, 'a text', value);
}

/** A number that JSON does not keep exactly could not be given back as it was. */
export function idIn({ id = null }: Request): string | number | null {
  if (id === null || typeof id === 'string') return id;
  const exact = typeof id === 'number' && Number.isFinite(id) && (!Number.isInteger(id) || Number.isSafeInteger(id));
  return exact ? id : bad('id', `a text or a number (whole ones up to ${Number.MAX_SAFE_INTEGER})`, id);
}

export function seatIn(request: Request, field = 'seat'): number {
  const value = request[field];
  return typeof value === 'number' && Number.isInteger(value) ? value : bad(field, 'a seat, counted from 0', value);
}

/** a seat, or one of these words */
export function seatOr<W extends string>(request: Request, ...words: readonly W[]): number | W {
  const value = request['seat'];
  if (words.includes(value as W)) return value as W;
  return typeof value === 'number' && Number.isInteger(value)
    ? value
    : bad('seat', `a seat, counted from 0, or ${words.map((word) => `"${word}"`).join(' or ')}`, value);
}

export function seedIn(request: Request): string | undefined {
  const { seed } = request;
  if (seed === undefined || seed === null) return undefined;
  if (typeof seed === 'string' && seed.length <= LONGEST_SEED) return seed;
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return String(seed);
  return bad('seed', `a text of at most ${LONGEST_SEED} letters, or a whole number`, seed);
}

/** a version of the rules; none means the newest */
export function versionIn({ rules }: Request): number | undefined {
  if (rules === undefined) return undefined;
  return typeof rules === 'number' && Number.isSafeInteger(rules)
    ? rules
    : bad('rules', 'the number of a version of the rules', rules);
}

/** one move, or a list of them */
export function movesIn(request: Request): string[] {
  const { move, moves } = request;
  if ((move === undefined) === (moves === undefined))
    throw new EngineError('bad-request', 'apply takes "move" or "moves", one of the two');
  if (moves === undefined) return [typeof move === 'string' ? move : bad('move', 'a text', move)];
  if (Array.isArray(moves) && moves.length === 0) bad('moves', 'a list of moves', moves);
  return listIn(request);
}

/** a list of moves, perhaps an empty one */
export function listIn({ moves }: Request): string[] {
  if (!Array.isArray(moves)) return bad('moves', 'a list of moves', moves);
  const odd = moves.findIndex((one) => typeof one !== 'string');
  return odd < 0 ? (moves as string[]) : bad(`moves[${odd}]`, 'a text', moves[odd]);
}

/** No request has a field that it does not know: a misspelt one would be ignored in silence. */
export function onlyFields(request: Request, op: string, known: readonly string[]): void {
  const stray = Object.keys(request).find((key) => key !== 'id' && key !== 'op' && !known.includes(key));
  if (stray !== undefined)
    throw new EngineError(
      'bad-request',
      `${shown(stray)}: ${op} has no such field${known.length > 0 ? ` (it has ${known.join(', ')})` : ''}`,
    );
}

export type Reply = Readonly<Record<string, Json>>;

export function errorReply(error: unknown): Json {
  if (error instanceof MokumError)
    return {
      code: error.code,
      message: error.message,
      ...(error.paragraph !== undefined && { paragraph: error.paragraph }),
    };
  if (error instanceof EngineError) return { code: error.code, message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}
