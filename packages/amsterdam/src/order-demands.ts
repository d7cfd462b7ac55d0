import { NONE } from '@mokum/kernel';
import { atMouth } from './amstel.ts';
import { boardOf, END, PERMANENT, PHASE_THREE } from './board.ts';
import type { Order } from './data/orders.ts';
import { rulingValues } from './data/rulings.ts';
import { crestsIn } from './crests.ts';
import { districts, dockers, type G, goods, kinds, type Me, ruled } from './state.ts';

const ROOFS = 3;
const DOCKERS_OF_A_COLOUR = 2;
const TEN = rulingValues.order36.indexOf('ten');
const TIMING = { III: PHASE_THREE, permanent: PERMANENT, end: END } as const;

/** 25.13: how many active cards order 36 asks for. */
export const cardsForOrder36 = (g: G): number => (ruled(g, 'order36') === TEN ? 10 : 12);

export const orderOfNumber = (g: G, number: number): Order => boardOf(g).edition.orders[number - 1];

/** Orders that hand something back; all others are conditions. */
export const handsSomethingBack = ({ demand }: Order): boolean =>
  demand.is === 'hand-back' || demand.is === 'hand-back-colours' || demand.is === 'hand-back-dockers';

/** 17.7: what a step of an order is worth with this number of players; step 0 is nothing. */
export function pointsOf(g: G, { points }: Order, level: number): number {
  return level === 0 ? 0 : points[Math.min(level, points.length) - 1][Math.max(0, g.seats - 2)];
}

/** How far a condition is fulfilled, and how far it has to be: what it counts, and how many it asks for. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

const flag = (holds: boolean): Progress => ({ have: holds ? 1 : 0, need: 1 });

/** Chapter 24: where a condition stands now for this player; 17.6: whoever brought it about. */
export function progressOf(g: G, me: Me, { demand }: Order): Progress {
  switch (demand.is) {
    case 'both-dockers-home':
      return { have: g.housed.at(dockers.of[demand.colour]), need: DOCKERS_OF_A_COLOUR };
    case 'blocks-in':
      return { have: crestsIn(g, me, districts.of[demand.district]), need: demand.atLeast };
    case 'blocks':
      return { have: me.crests.size, need: demand.atLeast };
    case 'active-of-each-kind': {
      let have = 0;
      for (let kind = 0; kind < kinds.size; kind++) have += Math.min(me.ofKind.at(kind), demand.atLeast);
      return { have, need: kinds.size * demand.atLeast };
    }
    case 'active-cards':
      return { have: me.active.size, need: cardsForOrder36(g) };
    case 'at-mouth':
      return flag(atMouth(g, me));
    case 'active-timing':
      return { have: activeOfTiming(g, me, TIMING[demand.timing]), need: demand.atLeast };
    case 'black-market':
      return { have: g.blackMarket.size, need: demand.atLeast };
    case 'different-goods-on-board': {
      let have = 0;
      for (let good = 0; good < goods.size; good++) if (me.aboard.at(good) > 0) have++;
      return { have, need: demand.atLeast };
    }
    case 'warehouse-full':
      return { have: g.roofs.at(goods.of[demand.good]), need: ROOFS };
    case 'depots-full':
      return { have: g.depots.filter(({ good }) => good !== NONE).length, need: g.depots.length };
    case 'barge-at-start':
      return flag(me.barge === boardOf(g).edition.harbour.start);
    case 'dockers-home':
      return { have: g.housed.total, need: demand.atLeast };
    default:
      return { have: 0, need: 1 };
  }
}

function activeOfTiming(g: G, me: Me, timing: number): number {
  const { timingOf } = boardOf(g);
  let found = 0;
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) if (timingOf[card] === timing) found++;
  return found;
}

/** Whether a condition is fulfilled. */
export function fulfilled(g: G, me: Me, order: Order): boolean {
  const { have, need } = progressOf(g, me, order);
  return !handsSomethingBack(order) && have >= need;
}
