import { type Audience, type Fields, type Match, seatsOf, textOf, type View } from '@mokum/kernel';
import type { Position } from './table.ts';

const seatsIn = (waiting: readonly number[] | 'chance'): readonly number[] => (waiting === 'chance' ? [] : waiting);

/** The match as one audience sees it now. Nothing but the kernel's own views, rows and options goes in. */
export function positionOf<F extends Fields>(match: Match<F>, audience: Audience): Position<View<F>> {
  const seat = typeof audience === 'number' ? audience : undefined;
  const waitingFor = seatsIn(match.waitingFor());
  return {
    revision: match.length,
    audience,
    view: match.view(audience),
    rows: match.rowsFor(audience),
    pending: seat === undefined ? [] : match.pending(seat).map((list) => list.map((it) => textOf(match.game, it))),
    waitingFor,
    legal: seat !== undefined && waitingFor.includes(seat) ? match.legal(seat) : [],
    undo: seat === undefined ? { ok: false, barrier: 'nothing' } : match.undoable(seat),
    result: match.result(),
  };
}

/** An earlier moment of the match: one can look at it, not act in it. */
export function pastPosition<F extends Fields>(
  match: Match<F>,
  revision: number,
  audience: Audience,
): Position<View<F>> {
  const { game } = match;
  const rows = match.rowsFor(audience).slice(0, revision);
  const state = match.stateAt(revision);
  return {
    revision,
    audience,
    view: game.view(state, audience),
    rows,
    pending: [],
    waitingFor: seatsIn(seatsOf(game.waitingFor(state))),
    legal: [],
    undo: { ok: false, barrier: 'nothing' },
    result: game.result(state),
  };
}

/** All that a seat has said so far: the same text means that it is still asked what it was asked. */
export function saidBy<F extends Fields>(match: Match<F>, seat: number): string {
  const rows = match.rows.flatMap(({ entries }) => entries.filter((entry) => entry.owner === seat));
  return JSON.stringify([rows, match.pending(seat), match.legal(seat)]);
}
