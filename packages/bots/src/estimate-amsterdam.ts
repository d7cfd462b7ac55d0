import { type Board, boardOf, discountOn, costOf, districtPoints, type G, type Me, priceOf } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { activeWorth, GULDEN, groupWorth } from './card-worth-amsterdam.ts';
import { ordersWorth } from './orders-amsterdam.ts';

const LAST_ROUND = 12;
const MOUTH = 18;
/** What a token to come counts: more than its points, since it also stands for a card without effect. */
const TOKEN = 14;

/** Orders count a little more than they are worth, or small gains elsewhere would always come first. */
const STEERING = 1.4;
/** 16.4: what the foreman adds where he stands. */
const FOREMAN = 2;

export const roundsLeft = (g: G): number => LAST_ROUND + 1 - g.round;

const near = (base: number, steps: number): number => base ** steps;
const CLOSER = 0.86;

/** Where a kind of goods can still go, and for how much: the best of its warehouse and the open depots. */
function goodFrom(g: G, me: Me, board: Board, space: number, good: number, nth: number): number {
  const steps = board.steps[space];
  const quick = board.edition.rounds.rounds[g.round - 1].quickDelivery * 0.8;
  const extra = (me.active.has(73) ? 1 : 0) + (me.active.has(75) ? GULDEN : 0);
  let best = 0;
  for (let at = 0; at < board.beside.length; at++) {
    const depot = board.depotAt[at];
    const more = quick + extra + (at === g.foreman ? FOREMAN : 0);
    if (board.warehouseAt[at] === good) {
      const roof = g.roofs.at(good) + nth;
      if (roof < 3) best = Math.max(best, (board.roofs[good * 3 + roof] + more) * near(CLOSER, steps[at]));
    } else if (depot !== NONE && nth === 0 && g.depots[depot].good === NONE)
      best = Math.max(best, (board.depots[depot] + more) * near(CLOSER, steps[at]));
  }
  return best;
}

/** Goods and dockers are worth what they will bring, less for every step still to go. */
function cargo(g: G, me: Me, board: Board): number {
  const steps = board.steps[me.barge];
  let sum = 0;
  let pier = me.barge;
  for (let at = 0; at < board.beside.length; at++)
    if (board.loads[at] === 1 && (board.loads[pier] !== 1 || steps[at] < steps[pier])) pier = at;
  for (let good = 0; good < 9; good++) {
    for (let n = 0; n < me.aboard.at(good); n++) sum += Math.max(0.5, goodFrom(g, me, board, me.barge, good, n));
    for (let n = 0; n < me.storage.at(good); n++)
      sum += Math.max(0.5, 0.85 * near(CLOSER, steps[pier]) * goodFrom(g, me, board, pier, good, n));
  }
  return sum + docking(g, me, board, steps);
}

function docking(g: G, me: Me, board: Board, steps: Int32Array): number {
  let sum = 0;
  let lure = 0;
  const place = g.housed.total;
  let brought = 0;
  for (let at = 0; at < board.beside.length; at++) {
    const dock = board.dockAt[at];
    if (dock === NONE) continue;
    for (let n = 0; n < me.dockers.at(dock); n++) {
      const value = board.house[Math.min(place + brought++, board.house.length - 1)] * me.dockerPointsTimes;
      sum += Math.max(0.5, value * near(0.88, steps[at]));
    }
    if (!g.docks[dock].dockers.empty) lure = Math.max(lure, 1.8 * near(0.8, steps[at]));
  }
  return sum + (me.dockers.total < 2 ? lure : 0);
}

/** Bridges and the mouth ahead, less for every step to them, and the start of the order. */
function river(g: G, me: Me, board: Board): number {
  const from = g.amstel.placeOf(me.index);
  const reachable = from + 3 * roundsLeft(g);
  let sum = 0.12 * from;
  for (let reach = from; reach < MOUTH; reach++) {
    const value = board.bridgeAfter[reach] + (reach === MOUTH - 1 ? board.edition.amstel.mouthValue : 0);
    if (value > 0) sum += value * near(0.86, reach + 1 - from) * (reach < reachable ? 1 : 0.3);
  }
  return sum;
}

/** Cards and blocks that the pool could pay at once: what makes one colour better than another. */
function within(g: G, me: Me, board: Board): number {
  let sum = 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    let missing = -discountOn(board, me, card);
    let cost = 0;
    for (let colour = 0; colour < 6; colour++) {
      cost += costOf(board, card, colour);
      missing += Math.max(0, costOf(board, card, colour) - me.pool.at(colour));
    }
    sum += missing <= 0 ? 0.9 : (0.3 * Math.max(0, cost - missing)) / cost;
  }
  if (g.blocksTaken >= me.blocksPerTurn) return sum;
  let block = 0;
  for (let id = 1; id <= 36; id++)
    if (!g.taken.has(id) && me.pool.at(board.colour[id]) >= priceOf(g, me, id)) block = 0.7;
  return sum + block;
}

/** How a table stands for a player in the middle of a turn; a resource of the pool counts `resource`. */
export function worthOf(g: G, me: Me, resource: number): number {
  const board = boardOf(g);
  const rounds = roundsLeft(g);
  const last = rounds === 1;
  let sum = me.points + me.pool.total * resource;
  sum += me.gulden * (last ? 0.5 : rounds === 2 ? 1.1 : GULDEN);
  sum += activeWorth(g, me, rounds - 1);
  sum += groupWorth(g, me);
  const known = 0.4 + (0.6 * g.round) / LAST_ROUND;
  for (let district = 0; district < 6; district++)
    if (g.openDistricts.has(district)) sum += known * districtPoints(g, district)[me.index];
  const token = TOKEN;
  // A card that stays below the board costs a token at the end, and room before that.
  const stays = me.noTokenForInactive > 0 ? 0.05 : last ? 1 : 0.75 + 0.02 * g.round;
  sum -= me.inactive.size * stays * token;
  if (!last) sum -= 4 * Math.max(0, me.inactive.size - 2);
  sum += STEERING * ordersWorth(g, me);
  if (last) {
    sum += 0.5 * (me.storage.total + me.aboard.total + me.dockers.total);
    return sum + reachableCargo(g, me, board) + swapHope(g, me, board);
  }
  if (g.freeSteps > 0) sum += freeWay(g, me, board);
  return sum + cargo(g, me, board) + river(g, me, board) + within(g, me, board) * resource;
}

/** In the last round cargo counts only as far as the pool carries it. */
function reachableCargo(g: G, me: Me, board: Board): number {
  const reach = (me.pool.total + g.freeSteps) * me.stepsPerResource + g.halfSteps;
  const steps = board.steps[me.barge];
  let best = 0;
  for (let at = 0; at < board.beside.length; at++) {
    if (steps[at] > reach) continue;
    const good = board.warehouseAt[at];
    const depot = board.depotAt[at];
    const dock = board.dockAt[at];
    const weight = near(0.88, steps[at]);
    const more = at === g.foreman ? FOREMAN : 0;
    if (good !== NONE && me.aboard.at(good) > 0 && g.roofs.at(good) < 3)
      best = Math.max(best, (board.roofs[good * 3 + g.roofs.at(good)] + more) * weight);
    if (depot !== NONE && me.aboard.total > 0 && g.depots[depot].good === NONE)
      best = Math.max(best, (board.depots[depot] + more) * weight);
    if (dock !== NONE && me.dockers.at(dock) > 0)
      best = Math.max(best, board.house[Math.min(g.housed.total, 3)] * me.dockerPointsTimes * weight);
  }
  return best;
}

/** What free steps of the barge can still better, by the best space within their reach. */
function freeWay(g: G, me: Me, board: Board): number {
  const from = me.barge;
  const steps = board.steps[from];
  const here = cargo(g, me, board);
  let best = here;
  for (let at = 0; at < steps.length; at++) {
    if (steps[at] > g.freeSteps) continue;
    me.barge = at;
    best = Math.max(best, cargo(g, me, board));
  }
  me.barge = from;
  return 0.9 * (best - here);
}

/** In the last round a card that can be paid now is as good as active: tile 18 may bring one (23.18). */
function swapHope(g: G, me: Me, board: Board): number {
  if (board.edition.market[g.market.at(0) - 1]?.bonus?.is !== 'swap-inactive') return 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    let missing = -discountOn(board, me, card);
    for (let colour = 0; colour < 6; colour++) missing += Math.max(0, costOf(board, card, colour) - me.pool.at(colour));
    if (missing <= 0) return TOKEN / 2;
  }
  return 0;
}
