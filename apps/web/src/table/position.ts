import {
  type Audience,
  type Fields,
  type Game,
  headerOf,
  type Match,
  readLog,
  replayLog,
  seatsOf,
  type State,
  textOf,
  type View,
  writeLog,
} from '@mokum/kernel';
import type { Position } from './table.ts';

const seatsIn = (waiting: readonly number[] | 'chance'): readonly number[] => (waiting === 'chance' ? [] : waiting);

/** The match as one audience sees it now. Nothing but the kernel's own views, rows and options goes in. */
export function positionOf<F extends Fields>(match: Match<F>, audience: Audience): Position<View<F>> {
  const seat = typeof audience === 'number' ? audience : undefined;
  const waitingFor = seatsIn(match.waitingFor());
  return {
    audience,
    view: match.view(audience),
    rows: match.rowsFor(audience),
    pending: seat === undefined ? [] : match.pending(seat).flatMap((list) => list.map((it) => textOf(match.game, it))),
    waitingFor,
    legal: seat !== undefined && waitingFor.includes(seat) ? match.legal(seat) : [],
    undo: seat === undefined ? { ok: false, barrier: 'nothing' } : match.undoable(seat),
    result: match.result(),
    length: match.length,
  };
}

/** by game, the state in which earlier moments are looked at; it is used again, because to make one is costly */
const pastStates = new WeakMap<object, unknown>();

function pastState<F extends Fields>(game: Game<F>): State<F> {
  const state = (pastStates.get(game) as State<F> | undefined) ?? game.create();
  pastStates.set(game, state);
  return state;
}

/** An earlier moment of the match, from the words of its state then: one can look at it, not act in it. */
export function pastPosition<F extends Fields>(
  game: Game<F>,
  match: Match<F>,
  words: Int32Array,
  length: number,
  audience: Audience,
): Position<View<F>> {
  const state = pastState(game);
  state.$m.set(words);
  return {
    audience,
    view: game.view(state, audience),
    rows: match.rowsFor(audience).slice(0, length),
    pending: [],
    waitingFor: seatsIn(seatsOf(game.waitingFor(state))),
    legal: [],
    undo: { ok: false, barrier: 'nothing' },
    result: game.result(state),
    length,
  };
}

/** What a seat could do before each of its answers that wait for others: they are taken back one by one in a copy. */
export function legalBefore<F extends Fields>(match: Match<F>, seat: number): readonly (readonly string[])[] {
  if (match.pending(seat).length === 0) return [];
  const copy = replayLog(match.game, readLog(writeLog(match, headerOf(match))));
  const before: (readonly string[])[] = [];
  while (copy.pending(seat).length > 0) {
    copy.undo(seat);
    before[copy.pending(seat).flat().length] = copy.legal(seat);
  }
  return before;
}

/** All that a seat has said so far: the same text means that it is still asked what it was asked. */
export function saidBy<F extends Fields>(match: Match<F>, seat: number): string {
  const rows = match.rows.flatMap(({ entries }) => entries.filter((entry) => entry.owner === seat));
  return JSON.stringify([rows, match.pending(seat), match.legal(seat)]);
}
