import { NONE } from '@mokum/kernel';
import { rulingValues } from './data/rulings.ts';
import { amounts, chance, choice, type G, happening, type Me, orders, ruled, step, together, turns } from './state.ts';

const INSTEAD = rulingValues.openOrders.indexOf('instead');

export const shownOrder = happening('shown-order', { seen: 'all', args: { order: orders } });

/** Whether the open orders take the place of the hidden ones. */
export const openOrdersReplace = (g: G, laidOpen: number): boolean =>
  laidOpen > 0 && ruled(g, 'openOrders') === INSTEAD;

/**
 * 17.1 to 17.3: seat by seat so many orders; then so many of them are laid open. Under `openOrders: instead` the open
 * ones take the place of the hidden ones.
 */
export const dealOrders = step(
  'deal-orders',
  { turn: turns, orders: amounts, laidOpen: amounts },
  (g, { turn, orders: each, laidOpen }) => {
    const instead = openOrdersReplace(g, laidOpen);
    if (turn === g.seats) {
      if (laidOpen > 0 && !instead) g.next(openingOrders, -1, { left: laidOpen });
      return;
    }
    if (instead) for (let i = 0; i < laidOpen; i++) g.next(drawOpenOrder, turn);
    else for (let i = 0; i < each; i++) g.next(drawOrder, turn);
    g.next(dealOrders, -1, { turn: turn + 1, orders: each, laidOpen });
  },
);

function fromStack(g: G, _me: Me, offer: (order: number) => void): void {
  for (let order = g.orderStack.first(); order !== NONE; order = g.orderStack.next(order)) offer(order);
}

/** 17.1: looked at by its owner alone. */
export const drawOrder = chance('draw-order', orders, {
  seen: { by: 'owner', others: () => 'draw-order hidden' },
  outcomes: fromStack,
  do(g, me, order) {
    g.orderStack.remove(order);
    me.orders.add(order);
  },
});

export const drawOpenOrder = chance('draw-open-order', orders, {
  seen: 'all',
  outcomes: fromStack,
  do(g, me, order) {
    g.orderStack.remove(order);
    me.openOrders.add(order);
  },
});

/** 17.3: which order lies open is its owner's choice; all choose at once, one order at a time. */
export const openOrder = choice('open-order', orders, {
  seen: 'all',
  args: { left: amounts },
  options(_g, me, offer) {
    for (let order = me.orders.first(); order !== NONE; order = me.orders.next(order)) offer(order);
    offer.rest('17.3');
  },
  do(_g, me, order) {
    me.opens = order;
  },
});

export const openingOrders = together('opening-orders', openOrder, {
  who: (_g, me) => !me.orders.empty,
  args: { left: amounts },
  reveal(g, { left }) {
    for (let seat = 0; seat < g.seats; seat++) {
      const me = g.players[seat];
      if (me.opens === NONE) continue;
      me.orders.remove(me.opens);
      me.openOrders.add(me.opens);
      g.tell(shownOrder, seat, me.opens);
      me.opens = NONE;
    }
    if (left > 1) g.next(openingOrders, -1, { left: left - 1 });
  },
});

/** 17.4: at the final scoring the orders are shown, the lowest number first. It is no choice, and every row tells it. */
export const showOrder = chance('show-order', orders, {
  seen: 'all',
  outcomes: (_g, me, offer) => offer(me.orders.first()),
  do(g, me, order) {
    me.orders.remove(order);
    me.openOrders.add(order);
    g.tell(shownOrder, me.index, order);
  },
});
