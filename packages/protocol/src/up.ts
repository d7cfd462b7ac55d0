import * as v from 'valibot';
import { fields, maybe, text, whole, variants } from './checking/index.ts';
import { LIMITS } from './limits.ts';
import { count, moves, name } from './parts.ts';

/** What whoever looks at a table sends to it. SPEC.md has the rules. */

/** Something that a seat does. */
const act = variants('is', [
  /** plays these moves, all or none */
  fields({ is: v.literal('submit'), moves }),
  /** leaves these moves for whatever the seat is asked next; an empty list takes back what was left */
  fields({ is: v.literal('ahead'), moves }),
  /** takes back the seat's last submissions, so many of them or none */
  fields({ is: v.literal('undo'), steps: whole(1) }),
  /** wishes the game back to when it had so many rows; it goes back when all people at the table wish the same */
  fields({ is: v.literal('rewind'), rows: count }),
]);
export type Act = v.InferOutput<typeof act>;

/** Something that somebody wants to know, and that changes nothing. */
const question = variants('is', [
  /** why a move is not legal, or that it is */
  fields({ is: v.literal('why'), move: text(LIMITS.move, 'a move') }),
  /** the position when the game had so many rows */
  fields({ is: v.literal('at'), rows: count }),
  /** what the seat could do before each of its answers that wait */
  fields({ is: v.literal('earlier') }),
  /** the whole game as a log; only for whoever may see everything */
  fields({ is: v.literal('log') }),
]);
export type Question = v.InferOutput<typeof question>;

export const up = variants('is', [
  fields({
    is: v.literal('hello'),
    protocol: count,
    table: name,
    /** what lets its holder sit at a seat or look on; only the table knows what it means */
    ticket: name,
    /** the lane of an earlier connection, to go on with it */
    lane: maybe(name),
    /** what the sender holds already */
    have: maybe(fields({ line: name, rows: count })),
  }),
  fields({
    is: v.literal('do'),
    /** counts the operations of a lane, from 1 */
    n: whole(1),
    /** the question of the moment that the sender has acted upon, by its name */
    question: name,
    act,
  }),
  fields({ is: v.literal('ask'), id: count, what: question }),
  fields({ is: v.literal('ping') }),
]);
export type Up = v.InferOutput<typeof up>;
