import { words } from '@mokum/kernel';
import { placeBailiff } from './bailiff.ts';
import { placeForeman } from './foreman.ts';
import type { AmsterdamOptions } from './options.ts';
import { dealOrders } from './orders.ts';
import { done } from './set-up.ts';
import { amounts, type G, step } from './state.ts';
import { placeTrader } from './trader.ts';

/** Which figures are in play. */
const inPlay = words('set of figures', ['none', 'foreman', 'trader', 'both']);
const { none: NONE, foreman: FOREMAN, trader: TRADER, both: BOTH } = inPlay.of;

/** 16.2, 16.3, 17.1, 18.1: after the set-up of the base game, in the order of the expansions. */
export const expansions = step(
  'expansions',
  { figures: inPlay, orders: amounts, laidOpen: amounts },
  (g, { figures, orders, laidOpen }) => {
    const last = g.order.at(g.seats - 1);
    const secondToLast = g.order.at(g.seats - 2);
    if (figures === FOREMAN || figures === BOTH) {
      g.next(placeForeman, last);
      g.next(done, last);
      g.next(placeBailiff, secondToLast);
      g.next(done, secondToLast);
    }
    if (orders > 0) g.next(dealOrders, -1, { turn: 0, orders, laidOpen });
    if (figures === TRADER || figures === BOTH) {
      g.next(placeTrader, g.order.at(0));
      g.next(done, g.order.at(0));
    }
  },
);

/** The figures that the options have in play. */
export const figuresOf = ({ foreman, trader }: AmsterdamOptions): number =>
  foreman ? (trader ? BOTH : FOREMAN) : trader ? TRADER : NONE;

/** Says what of the expansions stands in the set-up, if anything does. */
export function planExpansions(g: G, options: AmsterdamOptions): void {
  const { orders, openOrders } = options;
  const figures = figuresOf(options);
  if (figures !== NONE || orders > 0) g.next(expansions, -1, { figures, orders, laidOpen: openOrders });
}
