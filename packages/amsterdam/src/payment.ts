import { choice, COLOURS, colours, amounts, type G, type Me } from './state.ts';
import { payResource } from './gains.ts';

/** 6.3: any mix of colours will do. One way to pay is one path: colour by colour in a fixed order. */
export function payAny(g: G, me: Me, amount: number): void {
  if (amount === 1) g.next(payColour, me.index);
  else if (amount > 1) g.next(payAmount, me.index, 0, amount);
}

/** One resource of any colour. */
export const payColour = choice('pay-colour', colours, {
  seen: 'all',
  options(_g, me, offer) {
    for (let colour = 0; colour < COLOURS; colour++) {
      if (me.pool.at(colour) > 0) offer(colour);
      else offer.not(colour, '6.4');
    }
  },
  do: (g, me, colour) => payResource(g, me, colour, 1),
});

/** How many of the colour `g.a` are paid, with `g.b` resources still to pay. */
export const payAmount = choice('pay-amount', amounts, {
  seen: 'all',
  args: { colour: colours, left: amounts },
  options(g, me, offer) {
    let later = 0;
    for (let colour = g.a + 1; colour < COLOURS; colour++) later += me.pool.at(colour);
    const most = Math.min(me.pool.at(g.a), g.b);
    for (let amount = Math.max(0, g.b - later); amount <= most; amount++) offer(amount);
    offer.rest('6.4');
  },
  do(g, me, amount) {
    payResource(g, me, g.a, amount);
    if (g.b > amount) g.next(payAmount, me.index, g.a + 1, g.b - amount);
  },
});
