import type { Board, G, Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { power } from '../powers.ts';

/*
 * What goods and dockers will bring: a round trip through the harbour, thought of step by step. Where many things lie on
 * one way the way is paid once, so that a full barge is worth sailing and a single good is worth selling.
 */

export interface Sailing {
  /** what a step costs, in points */
  readonly step: number;
  /** how much of its worth a thing keeps with every step it has to wait */
  readonly later: number;
  /** how many steps there will be until the end */
  readonly steps: number;
  /** points of a delivery beside the roof: quick delivery and cards */
  readonly extra: number;
  /** what a rival loses by a docker brought home before his */
  readonly docked: number;
}

const LEFT_OVER = 0.5;
/** Beyond so many steps nothing is worth its way. */
export const FAR = 24;

/** A trip that has been thought of so far. */
interface Trip {
  readonly goods: Int32Array;
  readonly dockers: Int32Array;
  readonly roofs: Int32Array;
  depots: number;
  housed: number;
  /** where the foreman stands */
  readonly foreman: number;
}

const tripOf = (g: G, me: Me): Trip => {
  let depots = 0;
  for (let depot = 0; depot < g.depots.length; depot++) if (g.depots[depot].good === NONE) depots |= 1 << depot;
  return {
    goods: Int32Array.from({ length: 9 }, (_, good) => me.aboard.at(good)),
    dockers: Int32Array.from({ length: 6 }, (_, docker) => me.dockers.at(docker)),
    roofs: Int32Array.from({ length: 9 }, (_, good) => g.roofs.at(good)),
    depots,
    housed: g.housed.total,
    foreman: g.foreman,
  };
};

/** 16.4: what the foreman adds where he stands. */
const FOREMAN = 2;

/** What can be unloaded at a space, in points; it is unloaded if `and` says so. */
function unload(board: Board, me: Me, trip: Trip, at: number, sailing: Sailing, and: 'look' | 'do'): number {
  const extra = sailing.extra + (at === trip.foreman ? FOREMAN : 0);
  const good = board.warehouseAt[at];
  const depot = board.depotAt[at];
  const dock = board.dockAt[at];
  let sum = 0;
  if (good !== NONE) {
    const number = Math.min(trip.goods[good], 3 - trip.roofs[good]);
    for (let i = 0; i < number; i++) sum += board.roofs[good * 3 + trip.roofs[good] + i] + extra;
    if (and === 'do') {
      trip.goods[good] -= number;
      trip.roofs[good] += number;
    }
  } else if (depot !== NONE && (trip.depots & (1 << depot)) !== 0) {
    const worst = worstGood(board, trip);
    if (worst >= 0) {
      sum += board.depots[depot] + extra;
      if (and === 'do') {
        trip.goods[worst]--;
        trip.depots &= ~(1 << depot);
      }
    }
  } else if (dock !== NONE && trip.dockers[dock] > 0) {
    for (let i = 0; i < trip.dockers[dock]; i++)
      sum += board.house[Math.min(trip.housed + i, board.house.length - 1)] * me.dockerPointsTimes + sailing.docked;
    if (and === 'do') {
      trip.housed += trip.dockers[dock];
      trip.dockers[dock] = 0;
    }
  }
  return sum;
}

/** The good on board whose next roof is worth least: it goes to a depot. */
function worstGood(board: Board, trip: Trip): number {
  let worst = -1;
  let least = 99;
  for (let good = 0; good < 9; good++) {
    if (trip.goods[good] === 0) continue;
    const roof = trip.roofs[good];
    const value = roof < 3 ? board.roofs[good * 3 + roof] : 0;
    if (value < least) {
      least = value;
      worst = good;
    }
  }
  return worst;
}

/** From stop to stop, each time the one that brings most for its steps. */
function sailOn(board: Board, me: Me, trip: Trip, from: number, waited: number, sailing: Sailing): number {
  const all = board.steps;
  let here = from;
  let steps = waited;
  let sum = 0;
  for (let stops = 0; stops < 12; stops++) {
    let best = -1;
    let most = 0;
    let brings = 0;
    for (let at = 0; at < board.beside.length; at++) {
      const far = all[here][at];
      const value = unload(board, me, trip, at, sailing, 'look');
      if (value === 0) continue;
      if (steps + far > Math.min(FAR, sailing.steps)) continue;
      const net = value * power(sailing.later, steps + far + 1) - sailing.step * far;
      if (net <= 0) continue;
      const rate = net / (far + 0.7);
      if (rate <= most) continue;
      most = rate;
      best = at;
      brings = net;
    }
    if (best < 0) break;
    unload(board, me, trip, best, sailing, 'do');
    steps += all[here][best];
    here = best;
    sum += brings;
  }
  let left = 0;
  for (let good = 0; good < 9; good++) left += trip.goods[good];
  for (let docker = 0; docker < 6; docker++) left += trip.dockers[docker];
  return sum + left * LEFT_OVER;
}

/** What lies on board and in the storage is worth: now with what is on board, or first to load the rest. */
export function tripWorth(g: G, me: Me, board: Board, sailing: Sailing): number {
  const plain = sailOn(board, me, tripOf(g, me), me.barge, 0, sailing);
  const stored = me.storage.total;
  if (stored === 0) return plain;
  const steps = board.steps[me.barge];
  let pier = -1;
  for (let at = 0; at < board.beside.length; at++)
    if (board.loads[at] === 1 && (pier < 0 || steps[at] < steps[pier])) pier = at;
  const full = tripOf(g, me);
  for (let good = 0; good < 9; good++) full.goods[good] += me.storage.at(good);
  const first = steps[pier];
  const loaded = sailOn(board, me, full, pier, first, sailing) * 0.985 - sailing.step * first;
  return Math.max(plain + stored * LEFT_OVER, loaded);
}
