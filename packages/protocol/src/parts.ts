import type { Json, ViewDelta } from '@mokum/kernel';
import * as v from 'valibot';
import { amount, either, fields, listOf, maybe, namesTo, oneOf, text, whole, variants } from './checking/index.ts';
import { LIMITS } from './limits.ts';

/** What several messages hold: seats, moves, rows, results, refusals. A test compares these with the kernel's types. */

export const seat = whole(0, LIMITS.seats - 1, 'a seat, counted from 0');
export const seats = listOf(seat, LIMITS.seats, 'a list of seats');

/** nature is −1 */
const seatOrNature = whole(-1, LIMITS.seats - 1, 'a seat, counted from 0, or -1');

export const audience = either(
  'a seat, counted from 0, or "spectator" or "everybody"',
  seat,
  oneOf(['spectator', 'everybody']),
);

export const name = text(LIMITS.name);
export const count = whole(0);

/** whatever is JSON: what it means is known to the rules alone, which check it */
export const json = v.unknown() as unknown as v.GenericSchema<Json>;

/** A difference is checked where it is applied, against the view that it changes. */
export const viewDelta = v.unknown() as unknown as v.GenericSchema<ViewDelta>;

export const moves = listOf(text(LIMITS.move, 'a move'), LIMITS.moves, 'a list of moves');

/** what a seat may do: moves, or moves that share their first word (`take-block 3 5`) */
export const legalMoves = listOf(text(LIMITS.up, 'a move'), LIMITS.legal, 'a list of moves');

export const refusal = fields({
  code: text(LIMITS.playerName),
  message: text(LIMITS.message),
  paragraph: maybe(text(LIMITS.playerName)),
  row: maybe(either('a row or "header"', count, v.literal('header'))),
});

const seenEntry = fields({
  by: seatOrNature,
  owner: seatOrNature,
  task: name,
  values: maybe(listOf(amount, LIMITS.entries, 'a list of numbers')),
  text: text(LIMITS.move),
});

const told = either('a number or a text', amount, text(LIMITS.move));

const seenTold = fields({
  happening: name,
  seat: seatOrNature,
  values: namesTo(told),
  cause: told,
});

export const seenRow = fields({
  seq: count,
  entries: listOf(seenEntry, LIMITS.entries, 'a list of entries'),
  undo: maybe(fields({ seat, row: count })),
  rewind: maybe(count),
  told: maybe(listOf(seenTold, LIMITS.entries, 'a list of happenings')),
});

export const result = fields({
  points: listOf(amount, LIMITS.seats, 'a list of numbers'),
  breakdown: listOf(namesTo(amount), LIMITS.seats),
  ranking: listOf(amount, LIMITS.seats, 'a list of numbers'),
});

export const undoable = variants('ok', [
  fields({ ok: v.literal(true), moves, steps: whole(1) }),
  fields({ ok: v.literal(false), barrier: oneOf(['nothing', 'chance', 'secret', 'other-seat', 'commit', 'shown']) }),
]);

export const why = variants('legal', [
  fields({ legal: v.literal(true) }),
  fields({ legal: v.literal(false), paragraph: text(LIMITS.playerName) }),
  fields({ legal: v.literal(false), code: oneOf(['not-waiting', 'not-asked', 'over']) }),
]);
