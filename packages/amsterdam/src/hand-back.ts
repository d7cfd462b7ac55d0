import { NONE, words } from '@mokum/kernel';
import { boardOf } from './board.ts';
import type { Order } from './data/orders.ts';
import { score } from './gains.ts';
import { fulfilled, handsSomethingBack, orderOfNumber, pointsOf } from './order-demands.ts';
import { showOrder } from './orders.ts';
import {
  becauseOfOrder,
  choice,
  COLOURS,
  dockers,
  type G,
  goods,
  happening,
  type Me,
  orders,
  step,
  together,
  turns,
} from './state.ts';

const LEVELS = 7;
/** How much is handed back for an order: `33-4` is four colours for order 33, `33-0` nothing. */
export const handBacks = words(
  'hand-back',
  Array.from({ length: orders.size * LEVELS }, (_, i) => `${Math.floor(i / LEVELS) + 1}-${i % LEVELS}`),
);
const handBackOf = (order: number, level: number): number => (order - 1) * LEVELS + level;
const levelOf = (handBack: number): number => handBack % LEVELS;

export const handedBack = happening('handed-back', { seen: 'all', args: { amount: handBacks } });

/** What a player can hand back: dockers of the barge, goods stored and aboard, resources of the pool and the stored one. */
export interface Chest {
  readonly dockers: readonly number[];
  readonly goods: number;
  /** by colour */
  readonly resources: readonly number[];
}

export function chestOf(me: Me): Chest {
  return {
    dockers: dockers.list.map((_, docker) => me.dockers.at(docker)),
    goods: me.storage.total + me.aboard.total,
    resources: Array.from({ length: COLOURS }, (_, colour) => me.pool.at(colour) + (me.stored === colour ? 1 : 0)),
  };
}

/** An order that hands something back, and how far its owner means to fulfil it. */
export interface Pledge {
  readonly order: Order;
  readonly level: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Whether all of this can be handed back, each piece for one order only (26.29). Which docker, good or resource goes
 * where it says nothing of the colour never matters to the points, so it is enough to count.
 */
export function canHandBack(chest: Chest, pledges: readonly Pledge[]): boolean {
  const asked = dockers.list.map(() => 0);
  let anyDockers = 0;
  let anyGoods = 0;
  let anyResources = 0;
  let different = 0;
  for (const { order, level } of pledges) {
    const { demand } = order;
    if (level === 0) continue;
    if (demand.is === 'hand-back') {
      anyDockers += demand.dockers;
      anyGoods += demand.goods;
      anyResources += demand.resources;
    } else if (demand.is === 'hand-back-colours') different += level;
    else if (demand.is === 'hand-back-dockers') asked[dockers.of[demand.colour]] += level;
  }
  return (
    asked.every((wanted, docker) => wanted <= chest.dockers[docker]) &&
    sum(asked) + anyDockers <= sum(chest.dockers) &&
    anyGoods <= chest.goods &&
    different <= chest.resources.filter((amount) => amount > 0).length &&
    different + anyResources <= sum(chest.resources)
  );
}

/** How many pieces leave a player for a pledge. */
export function piecesOf({ order, level }: Pledge): number {
  const { demand } = order;
  if (level === 0) return 0;
  return demand.is === 'hand-back' ? demand.dockers + demand.goods + demand.resources : level;
}

/** One's orders that hand something back, by number. */
export function handingOrders(g: G, me: Me): Order[] {
  return ordersOf(me)
    .map((number) => orderOfNumber(g, number))
    .filter(handsSomethingBack);
}

/** All of one's orders by number, hidden and open. */
export const ordersOf = (me: Me): number[] =>
  [...me.orders.toArray(), ...me.openOrders.toArray()].sort((a, b) => a - b);

/** How many steps an order has: 33 one for each colour, 37 to 42 one for each docker, 32 and 34 one. */
const mostLevel = ({ demand, points }: Order): number => (demand.is === 'hand-back' ? 1 : points.length);

/**
 * The best a player can do with the orders that hand something back: most points together with the leftovers that
 * stay (15.13). Levels by order, the fewest pieces among equals; what is decided already stands.
 */
export function bestHandBack(g: G, me: Me): Pledge[] {
  const { leftoversPerPoint } = boardOf(g).edition.rounds;
  const handing = handingOrders(g, me);
  const chest = chestOf(me);
  const all = sum(chest.dockers) + chest.goods + sum(chest.resources) + me.gulden;
  let best: Pledge[] = [];
  let most = Number.NEGATIVE_INFINITY;
  let fewest = 0;
  const go = (at: number, pledged: readonly Pledge[]): void => {
    if (at === handing.length) {
      const pieces = pledged.reduce((n, pledge) => n + piecesOf(pledge), 0);
      const points = pledged.reduce((n, { order, level }) => n + pointsOf(g, order, level), 0);
      const total = points + Math.floor((all - pieces) / leftoversPerPoint);
      if (total < most || (total === most && pieces >= fewest)) return;
      most = total;
      fewest = pieces;
      best = [...pledged];
      return;
    }
    const fixed = decided(me, at) - 1;
    for (let level = mostLevel(handing[at]); level >= 0; level--) {
      if (fixed >= 0 && level !== fixed) continue;
      const next = [...pledged, { order: handing[at], level }];
      if (canHandBack(chest, next)) go(at + 1, next);
    }
  };
  go(0, []);
  return best;
}

const BITS = 3;
const DECIDED = 7;

/** What is decided for an order so far: 0 for nothing yet, else one more than its level. */
const decided = (me: Me, place: number): number => (me.handsBack >> (BITS * place)) & DECIDED;

function pledged(me: Me, handing: readonly Order[]): Pledge[] {
  return handing.map((order, place) => ({ order, level: Math.max(0, decided(me, place) - 1) }));
}

/** The place of the first order that is not decided and for which something can be handed back, or −1. */
function asked(me: Me, handing: readonly Order[]): number {
  const chest = chestOf(me);
  const so = pledged(me, handing);
  return handing.findIndex(
    (order, place) => decided(me, place) === 0 && canHandBack(chest, so.with(place, { order, level: 1 })),
  );
}

/** Whether a player is still to be asked what is handed back. */
export const canHandBackFor = (g: G, me: Me): boolean => asked(me, handingOrders(g, me)) >= 0;

/** Whether what is said to be handed back can be: for orders there are, as far as they go, from what there is. */
export function isHandBack(g: G, me: Me): boolean {
  const handing = handingOrders(g, me);
  const so = pledged(me, handing);
  return (
    me.handsBack >> (BITS * handing.length) === 0 &&
    so.every(({ order, level }) => level <= mostLevel(order)) &&
    canHandBack(chestOf(me), so)
  );
}

/** 26.29: order by order, the lowest number first; handing back is a choice. */
export const handBack = choice('hand-back', handBacks, {
  seen: 'all',
  options(g, me, offer) {
    const handing = handingOrders(g, me);
    const place = asked(me, handing);
    const order = handing[place];
    const so = pledged(me, handing);
    const chest = chestOf(me);
    for (let level = 0; level < LEVELS; level++) {
      const value = handBackOf(order.number, level);
      if (level <= mostLevel(order) && canHandBack(chest, so.with(place, { order, level }))) offer(value);
      else offer.not(value, '26.29');
    }
    offer.rest('26.29');
  },
  do(g, me, value) {
    const handing = handingOrders(g, me);
    me.handsBack |= (levelOf(value) + 1) << (BITS * asked(me, handing));
    if (asked(me, handing) >= 0) g.next(handBack, me.index);
  },
});

/** What to answer to the hand-back that a player is asked for: that part of the best there is, in notation. */
export function suggestHandBack(g: G, seat: number): string | undefined {
  const me = g.players[seat];
  const handing = handingOrders(g, me);
  const place = asked(me, handing);
  if (place < 0) return undefined;
  const { order, level } = bestHandBack(g, me)[place];
  return `hand-back ${handBacks.text(handBackOf(order.number, level))}`;
}

/** Asked of those who can hand something back, all at once. */
export const handingBack = together('handing-back', handBack, {
  who: (g, me) => !me.openOrders.empty && asked(me, handingOrders(g, me)) >= 0,
  reveal(g) {
    for (let i = 0; i < g.seats; i++) {
      const me = g.players[g.order.at(i)];
      if (!me.openOrders.empty) handOver(g, me);
    }
  },
});

/** What was pledged leaves the player and scores. Pieces of no given colour come last, the most plentiful first. */
function handOver(g: G, me: Me): void {
  const so = pledged(me, handingOrders(g, me)).filter(({ level }) => level > 0);
  me.handsBack = 0;
  for (const { order, level } of so) {
    const { demand } = order;
    if (demand.is === 'hand-back-dockers') me.dockers.add(dockers.of[demand.colour], -level);
    else if (demand.is === 'hand-back-colours') for (const colour of plentiful(me, level)) takeResource(me, colour);
  }
  for (const { order } of so) {
    const { demand } = order;
    if (demand.is !== 'hand-back') continue;
    for (let i = 0; i < demand.dockers; i++) takeDocker(me);
    for (let i = 0; i < demand.goods; i++) takeGood(me);
    for (let i = 0; i < demand.resources; i++) takeResource(me, plentiful(me, 1)[0]);
  }
  for (const { order, level } of so) {
    g.tell(handedBack, me.index, handBackOf(order.number, level));
    score(g, me, pointsOf(g, order, level), becauseOfOrder(order.number));
  }
}

/** So many colours of which the player has most. */
function plentiful(me: Me, number: number): number[] {
  const { resources } = chestOf(me);
  return resources
    .map((_, colour) => colour)
    .sort((a, b) => resources[b] - resources[a] || a - b)
    .slice(0, number);
}

function takeResource(me: Me, colour: number): void {
  if (me.pool.at(colour) > 0) me.pool.add(colour, -1);
  else me.stored = NONE;
}

function takeDocker(me: Me): void {
  let most = 0;
  for (let docker = 0; docker < dockers.size; docker++) if (me.dockers.at(docker) > me.dockers.at(most)) most = docker;
  me.dockers.add(most, -1);
}

function takeGood(me: Me): void {
  const from = me.storage.total > 0 ? me.storage : me.aboard;
  for (let good = 0; good < goods.size; good++) {
    if (from.at(good) === 0) continue;
    from.add(good, -1);
    return;
  }
}

/** 17.4: seat by seat the orders are shown; then 17.5, 26.29: the conditions are judged, and only then is handed back. */
export const scoreOrders = step('score-orders', { turn: turns }, (g, { turn }) => {
  if (turn < g.seats) {
    const seat = g.order.at(turn);
    for (let i = g.players[seat].orders.size; i > 0; i--) g.next(showOrder, seat);
    g.next(scoreOrders, -1, { turn: turn + 1 });
    return;
  }
  for (let i = 0; i < g.seats; i++) scoreConditions(g, g.players[g.order.at(i)]);
  g.next(handingBack);
});

function scoreConditions(g: G, me: Me): void {
  for (let number = me.openOrders.first(); number !== NONE; number = me.openOrders.next(number)) {
    const order = orderOfNumber(g, number);
    if (fulfilled(g, me, order)) score(g, me, pointsOf(g, order, 1), becauseOfOrder(number));
  }
}
