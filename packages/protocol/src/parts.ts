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

/** `[view]` is the whole view, an object a difference. A difference is checked where it is applied, against the view that it changes. */
export const viewNow = v.unknown() as unknown as v.GenericSchema<ViewDelta | readonly [view: Json]>;

export const moves = listOf(text(LIMITS.move, 'a move'), LIMITS.moves, 'a list of moves');

/** what a seat may do: moves, or moves that share their first word (`take-block 3 5`) */
export const legalMoves = listOf(text(LIMITS.up, 'a move'), LIMITS.legal, 'a list of moves');

export const refusal = fields({
  code: text(LIMITS.playerName),
  message: text(LIMITS.message),
  paragraph: maybe(text(LIMITS.playerName)),
  row: maybe(either('a row or "header"', count, v.literal('header'))),
});

/** left out are `owner` where it is `by`, and `task` where it is the first word of the text */
const sentEntry = fields({
  by: seatOrNature,
  owner: maybe(seatOrNature),
  task: maybe(name),
  text: text(LIMITS.move),
  values: maybe(listOf(amount, LIMITS.entries, 'a list of numbers')),
});

const told = either('a number or a text', amount, text(LIMITS.move));

/** left out are `seat` where it is that of the row's first entry, and `cause` where it is that of what was told before */
const sentTold = fields({
  happening: name,
  seat: maybe(seatOrNature),
  values: maybe(namesTo(told)),
  cause: maybe(told),
});

/** A row as it is sent; its number follows from its place. */
export const sentRow = fields({
  entries: maybe(listOf(sentEntry, LIMITS.entries, 'a list of entries')),
  undo: maybe(fields({ seat, row: count })),
  rewind: maybe(count),
  told: maybe(listOf(sentTold, LIMITS.entries, 'a list of happenings')),
});

export const result = fields({
  points: listOf(amount, LIMITS.seats, 'a list of numbers'),
  breakdown: listOf(namesTo(amount), LIMITS.seats),
  ranking: listOf(amount, LIMITS.seats, 'a list of numbers'),
});

/** what the seat can take back, or the word for what keeps it from that */
export const undoable = either(
  'an object with moves and steps, or a word',
  oneOf(['nothing', 'chance', 'secret', 'other-seat', 'commit', 'shown']),
  fields({ moves, steps: whole(1) }),
);

export const why = variants('legal', [
  fields({ legal: v.literal(true) }),
  fields({ legal: v.literal(false), paragraph: text(LIMITS.playerName) }),
  fields({ legal: v.literal(false), code: oneOf(['not-waiting', 'not-asked', 'over']) }),
]);
