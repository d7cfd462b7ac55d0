import { NONE } from '@mokum/kernel';
import { drawTile } from './draw-tile.ts';
import { handingBack, scoreOrders } from './hand-back.ts';
import { phaseOne, takeCards } from './phase-one.ts';
import { phaseTwo, roll, takeDice, turnDials, turnHighDice } from './phase-two.ts';
import { nextRound, phaseFour, round, storing } from './rounds.ts';
import { scoreDistricts, scoreEndCards, scoreGroups, scoreLeftovers, scorePenalties, scoring } from './scoring.ts';
import { firstCards, firstResources } from './set-up.ts';
import type { G } from './state.ts';
import { phaseThree, takeTurns, turn } from './turn.ts';
import { tomTurn } from './tom-turn.ts';

export const PHASE_OF_TURNS = 3;
const SET_UP = 0;

/** What stands on the agenda from a phase on until it is over; the last of them stands there longest. */
const PHASES: readonly (readonly [number, readonly { readonly id: number }[]])[] = [
  [1, [takeCards]],
  [2, [roll, tomTurn, turnHighDice, takeDice, turnDials]],
  [PHASE_OF_TURNS, [takeTurns]],
  [4, [storing, nextRound]],
  [5, [scorePenalties, scoreEndCards, scoreOrders, handingBack, scoreGroups, scoreDistricts, scoreLeftovers]],
  [SET_UP, [firstCards, firstResources]],
];
const BEGINNINGS: readonly { readonly id: number }[] = [round, phaseOne, phaseTwo, phaseThree, phaseFour, scoring];

/** The phase in which the tasks of the agenda are played; undefined where the first of them begins one. */
export function phaseOf(g: G): number | undefined {
  const planned = g.agenda.tasks(0);
  if (planned.length === 0 || BEGINNINGS.some(({ id }) => id === planned[0])) return undefined;
  const found = PHASES.find(([, tasks]) => tasks.some(({ id }) => planned.includes(id)));
  if (found) return found[0];
  // A tile for the next round is drawn in phase IV, and all else before the first round belongs to the set-up.
  return planned[0] === drawTile.id ? 4 : SET_UP;
}

/** Who acts: the seat whose turn stands on the agenda, or who moves the foreman when it is over. */
export function actingIn(g: G): number {
  const [own] = g.agenda.planned(turn);
  if (own) return own.seat;
  const { m } = g.agenda;
  const seat = g.agenda.depth(0) === 0 ? -1 : m[g.agenda.top(0) + 1];
  return g.agenda.planned(takeTurns).length > 0 && seat >= 0 ? seat : NONE;
}
