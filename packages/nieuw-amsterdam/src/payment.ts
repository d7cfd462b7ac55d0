import { offerAmounts } from './amounts.ts';
import { amounts, MORE, stuff } from './domains.ts';
import { laterMeans, pay } from './holdings.ts';
import { choice, type G, type Me } from './state.ts';

/**
 * 5.7 to 5.10: a winning bid is paid kind by kind in a fixed order, so that one way to pay is one path. What the
 * later kinds cannot cover must be paid now.
 */
export const payments = stuff.list.map((name, what) =>
  choice(`pay-${name}`, amounts, {
    seen: 'all',
    options(g, me, offer) {
      const own = me.stock.at(what);
      offerAmounts(offer, g.due - laterMeans(me, what), own < g.due ? own : g.due, '5.9', own < g.due ? '5.8' : '5.9');
    },
    do(g, me, amount) {
      pay(g, me, what, amount);
      g.due -= amount;
      askPayment(g, me, amount === MORE ? what : what + 1);
    },
  }),
);

/** Asks for the rest of a payment, from this kind on. */
export function askPayment(g: G, me: Me, what: number): void {
  if (g.due > 0) g.next(payments[what], me.index);
}
