import * as v from 'valibot';
import { tableCard } from './card.ts';
import { either, fields, listOf, maybe, oneOf, text, variants, whole } from './checking/index.ts';
import { LIMITS } from './limits.ts';
import { notice } from './notice.ts';
import {
  audience,
  count,
  json,
  legalMoves,
  moves,
  name,
  refusal,
  result,
  seats,
  sentRow,
  undoable,
  viewNow,
  why,
} from './parts.ts';

/** What a table sends to whoever looks at it. SPEC.md has the rules. */

/** What an audience may do; who is waited for stands in its view. What is empty is left out. */
const now = fields({
  /** left out while it is the one of the welcome */
  audience: maybe(audience),
  /** names what stands before the seat, whether it is asked or not */
  question: maybe(name),
  legal: maybe(legalMoves),
  /** the seat's own answers that wait for the others */
  pending: maybe(listOf(moves, LIMITS.moves, 'a list of submissions')),
  /** what the seat has left ahead */
  left: maybe(moves),
  /** whether the seat can take back its last submission; left out where it has done nothing */
  undo: maybe(undoable),
  /** who wishes the game back, and to how many rows */
  rewind: maybe(fields({ rows: count, by: seats })),
  result: maybe(result),
});
export type Now = v.InferOutput<typeof now>;

const answer = variants('is', [
  fields({ is: v.literal('why'), why }),
  fields({
    is: v.literal('at'),
    rows: count,
    view: json,
    waitingFor: maybe(seats),
    result: maybe(result),
  }),
  fields({ is: v.literal('earlier'), legal: listOf(legalMoves, LIMITS.moves) }),
  fields({ is: v.literal('log'), log: text(LIMITS.down) }),
  fields({ is: v.literal('refused'), refusal }),
]);
export type Answer = v.InferOutput<typeof answer>;

const stopReason = oneOf([
  /** another version of the protocol is spoken here */
  'other-protocol',
  'no-table',
  /** the ticket does not open this table, or no longer */
  'no-ticket',
  /** a message that is none */
  'bad-message',
  'too-many-messages',
  /** the same lane was opened again elsewhere */
  'lane-taken',
  /** the table is played by rules that are not here */
  'unknown-rules',
  /** whoever runs the table is being replaced or goes to sleep */
  'closing',
  'fault',
]);

export const down = variants('is', [
  fields({
    is: v.literal('welcome'),
    protocol: count,
    table: tableCard,
    audience,
    lane: name,
    /** the last operation of this lane that was carried out or refused; 0 for none */
    done: count,
  }),
  fields({
    is: v.literal('moment'),
    /** counts the moments of a connection, from 1 */
    nth: whole(1),
    /** names one history of the table; another one begins where rows that were sent no longer stand */
    line: name,
    /** how many rows the reader has before it takes these up */
    from: count,
    rows: listOf(sentRow, LIMITS.rows, 'a list of rows'),
    /** the whole view, or what makes the reader's view into it */
    view: viewNow,
    now,
    done: count,
  }),
  fields({ is: v.literal('refused'), n: count, refusal }),
  fields({ is: v.literal('answer'), id: count, answer }),
  /** who is here and who thinks; never numbered and never kept */
  fields({ is: v.literal('around'), here: seats, thinking: seats }),
  fields({ is: v.literal('notice'), notice }),
  fields({
    is: v.literal('stop'),
    why: stopReason,
    message: text(LIMITS.message),
    /** whether to come again: never, after loading the program anew, or after so many milliseconds */
    again: either('"never", "reload" or a number of milliseconds', oneOf(['never', 'reload']), count),
  }),
  /** `nth` is the number of the last moment that was sent before it; 0 for none */
  fields({ is: v.literal('pong'), nth: count }),
]);
export type Down = v.InferOutput<typeof down>;
