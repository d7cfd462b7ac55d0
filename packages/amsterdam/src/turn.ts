import { NONE } from '@mokum/kernel';
import { activate } from './activate.ts';
import { amstel } from './amstel.ts';
import { deliver, handOver, load, loadAll, sail, takeDocker } from './barge.ts';
import { takeBlock } from './blocks.ts';
import { boardOf } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import { foremanGoals, moveForeman } from './foreman.ts';
import { market } from './market.ts';
import { done } from './set-up.ts';
import { type G, type Me, menu, ruled, step, turns } from './state.ts';
import { useAll, useCard } from './use-card.ts';

/** 6.1: any of these, in any order and any mix, until passing; a pass ends the turn (6.5). */
export const turn = menu(
  'turn',
  [activate, useCard, takeBlock, load, loadAll, sail, deliver, takeDocker, handOver, amstel, market, useAll],
  { pass: 'pass', ends: 'turn', leave: endTurn },
);

export const phaseThree = step('phase-three', (g) => {
  g.phase = 3;
  g.next(takeTurns, -1, { turn: 0 });
});

export const takeTurns = step('take-turns', { turn: turns }, (g, about) => {
  if (about.turn === g.seats) {
    g.acting = NONE;
    return;
  }
  const seat = g.order.at(about.turn);
  beginTurn(g, seat);
  g.next(turn, seat);
  g.next(takeTurns, -1, { turn: about.turn + 1 });
});

const VISIT = rulingValues.dockerPickup.indexOf('visit');

function beginTurn(g: G, seat: number): void {
  g.acting = seat;
  clearTurn(g);
  const atDock = boardOf(g).dockAt[g.players[seat].barge] !== NONE;
  g.visiting = atDock && ruled(g, 'dockerPickup') === VISIT;
}

/** 26.3, 26.8: steps that were not used lapse. 16.5: whoever delivered where the foreman stands now moves him. */
function endTurn(g: G, me: Me): void {
  const goals = g.foremanServed ? foremanGoals(g) : 0;
  if (goals > 0) g.next(moveForeman, me.index);
  if (goals > 1) g.next(done, me.index);
  clearTurn(g);
  g.visiting = false;
}

function clearTurn(g: G): void {
  g.bargeSteps = 0;
  g.amstelSteps = 0;
  g.paidAmstel = false;
  g.blocksTaken = 0;
  g.marketUsed = 0;
  g.halfSteps = 0;
  g.freeSteps = 0;
  g.districtsUsed.clear();
  g.repeatedMap = NONE;
  g.repeats = 0;
  g.foremanServed = false;
  g.guldenByCard = false;
  g.pointsByCard = false;
}
