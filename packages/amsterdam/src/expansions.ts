import { words } from '@mokum/kernel';
import { placeBailiff } from './bailiff.ts';
import { placeForeman } from './foreman.ts';
import type { AmsterdamOptions } from './options.ts';
import { dealOrders } from './orders.ts';
import { done } from './set-up.ts';
import { amounts, type G, step } from './state.ts';
import { placeTrader } from './trader.ts';

/** Which figures are in play. */
const figures = words('figures', ['none', 'foreman', 'trader', 'both']);
const FOREMAN = 1;
const TRADER = 2;

/** 16.2, 16.3, 17.1, 18.1: after the set-up of the base game, in the order of the expansions. */
export const expansions = step(
  'expansions',
  (g) => {
    const last = g.order.at(g.seats - 1);
    const secondToLast = g.order.at(g.seats - 2);
    if ((g.a & FOREMAN) !== 0) {
      g.next(placeForeman, last);
      g.next(done, last);
      g.next(placeBailiff, secondToLast);
      g.next(done, secondToLast);
    }
    if (g.b > 0) g.next(dealOrders, -1, 0, g.b, g.c);
    if ((g.a & TRADER) !== 0) {
      g.next(placeTrader, g.order.at(0));
      g.next(done, g.order.at(0));
    }
  },
  { figures, orders: amounts, laidOpen: amounts },
);

/** Says what of the expansions stands in the set-up, if anything does. */
export function planExpansions(g: G, { foreman, trader, orders, openOrders }: AmsterdamOptions): void {
  const inPlay = (foreman ? FOREMAN : 0) + (trader ? TRADER : 0);
  if (inPlay > 0 || orders > 0) g.next(expansions, -1, inPlay, orders, openOrders);
}
