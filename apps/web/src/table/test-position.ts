import { type Audience, type Fields, type Game, type Match, textOf, type View } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import type { Position } from './table.ts';

/** A match as a table would show it to an audience, for tests of what is drawn and said. */
export function positionOf<F extends Fields>(match: Match<F>, audience: Audience): Position<View<F>> {
  const seat = typeof audience === 'number' ? audience : undefined;
  const waiting = match.waitingFor();
  const waitingFor = waiting === 'chance' ? [] : waiting;
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

/** From now on chance is drawn from a seed, beginning with what is asked already. */
export function answerChance<F extends Fields>(_game: Game<F>, match: Match<F>, seed: string): void {
  match.drawFrom(seededNature(seed));
}
