import { type Json, LONGEST_SEED } from '@mokum/kernel';
import {
  amount,
  anything,
  check,
  either,
  exactNumber,
  fields,
  listOf,
  maybe,
  none,
  notAmong,
  oneOf,
  someFields,
  something,
  suchThat,
  text,
  whole,
} from '@mokum/protocol/checking';
import { LONGEST_LINE } from '../limits.ts';
import { EngineError } from './errors.ts';

/** A line is no longer than this, so that no field of it can be. */
const words = text(LONGEST_LINE);
const id = either(`a text or a number (whole ones up to ${Number.MAX_SAFE_INTEGER})`, words, none, exactNumber);

const NUMBERS = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const;
/** Which seats there are is known by the game. */
const seat = whole(...NUMBERS, 'a seat, counted from 0');
const seatOr = <const W extends readonly string[]>(...others: W) =>
  either(`a seat, counted from 0, or ${others.map((word) => `"${word}"`).join(' or ')}`, seat, oneOf(others));

const moves = listOf(words, LONGEST_LINE, 'a list of moves');
const SEED = `a text of at most ${LONGEST_SEED} letters, or a whole number`;
const seed = maybe(either(SEED, text(LONGEST_SEED), whole(...NUMBERS, SEED), none));
const begin = {
  game: words,
  options: maybe(anything),
  seed,
  rules: maybe(whole(...NUMBERS, 'the number of a version of the rules')),
};

const request = <const E extends Parameters<typeof fields>[0]>(entries: E) =>
  fields({ id: maybe(id), op: words, ...entries });

/** The other form of `load`: a log says itself what it is a game of. */
export const LOAD_LOG = request({ log: words, game: maybe(words), seed });

/** What each request consists of. No request has a field that it does not know: a misspelt one would be ignored in silence. */
export const REQUESTS = {
  new: request({ ...begin, seats: amount }),
  load: request({ ...begin, state: something('a state or a part of one') }),
  state: request({}),
  legal: request({ seat: seatOr('chance') }),
  apply: suchThat(
    request({
      seat: seatOr('chance'),
      move: maybe(words),
      moves: maybe(suchThat(moves, (list) => list.length > 0, 'expected a list of moves, found []')),
    }),
    (given) => (given.move === undefined) !== (given.moves === undefined),
    'apply takes "move" or "moves", one of the two',
  ),
  ahead: request({ seat, moves }),
  view: request({ seat: seatOr('spectator', 'everybody') }),
  why: request({ seat, move: words }),
  undo: request({ seat }),
  result: request({}),
  log: request({}),
  version: request({}),
} as const;

export type Op = keyof typeof REQUESTS;
type Checked<S extends Parameters<typeof check>[0]> = Extract<ReturnType<typeof check<S>>, { ok: true }>['value'];
export type LoadLog = Checked<typeof LOAD_LOG>;
export type Request<O extends Op> = Checked<(typeof REQUESTS)[O]> | (O extends 'load' ? LoadLog : never);

function checked<S extends Parameters<typeof check>[0]>(schema: S, value: unknown): Checked<S> {
  const read = check(schema, value);
  if (!read.ok) throw new EngineError('bad-request', read.fault.message);
  return read.value;
}

const withId = someFields({ id: maybe(id) }, 'an object with "op"');
const withOp = someFields({ op: words });
const withLog = someFields({ log: anything });

/** What a reply names its request by: it is read first, so that whatever else is wrong is told under it. */
export const idOf = (value: unknown): Json => checked(withId, value).id ?? null;

/** What is to be done: its name, and the request as its schema describes it. */
export function readRequest(
  value: unknown,
): { readonly [O in Op]: { readonly op: O; readonly request: Request<O> } }[Op] {
  const { op } = checked(withOp, value);
  if (!isOp(op)) throw new EngineError('unknown-op', notAmong('op', op, Object.keys(REQUESTS)));
  const form = op === 'load' && check(withLog, value).ok ? LOAD_LOG : REQUESTS[op];
  return { op, request: checked(form, value) } as ReturnType<typeof readRequest>;
}

const isOp = (op: string): op is Op => Object.hasOwn(REQUESTS, op);
