import {
  bestHandBack,
  boardOf,
  type G,
  handsSomethingBack,
  kinds,
  leftovers,
  type Me,
  orderOfNumber,
  type Order,
  ordersOf,
  piecesOf,
  pointsOf,
  progressOf,
} from '@mokum/amsterdam';
import { fifthRoot } from '../powers.ts';

const LAST_ROUND = 12;

/** How much of what an order counts comes in a round if one steers for it, by judgement. */
const RATE: Readonly<Record<Order['demand']['is'], number>> = {
  'both-dockers-home': 0.25,
  'blocks-in': 0.45,
  blocks: 0.8,
  'active-of-each-kind': 0.7,
  'active-cards': 0.9,
  'at-mouth': 0.1,
  'active-timing': 0.35,
  'black-market': 0.5,
  'different-goods-on-board': 0.8,
  'warehouse-full': 0.3,
  'depots-full': 0.4,
  'barge-at-start': 0.5,
  'dockers-home': 0.5,
  'hand-back': 0,
  'hand-back-colours': 0,
  'hand-back-dockers': 0,
};

/** What is true now and need not be at the end. */
const PASSING: ReadonlySet<Order['demand']['is']> = new Set(['different-goods-on-board', 'barge-at-start']);

/** What a condition promises: its points, the less the more is missing and the less time there is. */
function promised(g: G, me: Me, order: Order): number {
  const rounds = LAST_ROUND - g.round;
  const { have, need } = progressOf(g, me, order);
  const points = pointsOf(g, order, 1);
  const { is } = order.demand;
  if (PASSING.has(is))
    return rounds === 0 ? (have >= need ? points : 0) : rounds === 1 && have >= need ? points / 4 : 0;
  if (have >= need) return points;
  const missing = is === 'at-mouth' ? 1 - g.amstel.placeOf(me.index) / 18 : need - have;
  const reach = is === 'at-mouth' ? 0.15 * rounds : RATE[is] * rounds;
  if (reach <= 0) return 0;
  const part = Math.max(0, 1 - missing / (reach + missing));
  // The nearer, the more another step is worth: the part to the power of 1.2.
  return points * part * fifthRoot(part);
}

/** What handing back brings beyond the leftovers that it costs. */
function handBackGain(g: G, me: Me): number {
  const { leftoversPerPoint } = boardOf(g).edition.rounds;
  const plan = bestHandBack(g, me);
  const pieces = plan.reduce((sum, promise) => sum + piecesOf(promise), 0);
  const points = plan.reduce((sum, { order, level }) => sum + pointsOf(g, order, level), 0);
  const all = leftovers(me);
  return points + Math.floor((all - pieces) / leftoversPerPoint) - Math.floor(all / leftoversPerPoint);
}

/** What one order is worth to its owner as things stand. */
export function orderWorth(g: G, me: Me, number: number): number {
  const order = orderOfNumber(g, number);
  return handsSomethingBack(order) ? pointsOf(g, order, 1) / 3 : promised(g, me, order);
}

/** What a card that is to be activated does for orders that count active cards. */
export function cardForOrders(g: G, me: Me, card: number): number {
  const { timing, kind } = boardOf(g).edition.cards[card - 1];
  let sum = 0;
  for (const number of ordersOf(me)) {
    const order = orderOfNumber(g, number);
    const { demand } = order;
    const { have, need } = progressOf(g, me, order);
    if (have >= need) continue;
    const counts =
      demand.is === 'active-cards' ||
      (demand.is === 'active-timing' && demand.timing === timing) ||
      (demand.is === 'active-of-each-kind' && me.ofKind.at(kinds.of[kind]) < demand.atLeast);
    if (counts) sum += (0.8 * pointsOf(g, order, 1)) / need;
  }
  return sum;
}

/** What a player's orders are worth as things stand; only what this player sees is asked for. */
export function ordersWorth(g: G, me: Me): number {
  if (me.orders.empty && me.openOrders.empty) return 0;
  let sum = 0;
  let handing = false;
  for (const number of ordersOf(me)) {
    const order = orderOfNumber(g, number);
    if (handsSomethingBack(order)) handing = true;
    else sum += promised(g, me, order);
  }
  if (!handing) return sum;
  const rounds = LAST_ROUND - g.round;
  return sum + handBackGain(g, me) * (rounds === 0 ? 1 : rounds === 1 ? 0.3 : 0.1);
}
