import { choice, COLOURS, colours, amounts, type G, type Me } from './state.ts';
import { payResource } from './gains.ts';

/** 6.3: any mix of colours will do. One way to pay is one path: colour by colour in a fixed order. */
export function payAny(g: G, me: Me, amount: number): void {
  if (amount === 1) g.next(payColour, me.index);
  else if (amount > 1) g.next(payAmount, me.index, { colour: 0, left: amount });
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

/** How many of a colour are paid, with so many resources still to pay. */
export const payAmount = choice('pay-amount', amounts, {
  seen: 'all',
  args: { colour: colours, left: amounts },
  options(_g, me, offer, { colour, left }) {
    let later = 0;
    for (let next = colour + 1; next < COLOURS; next++) later += me.pool.at(next);
    const most = Math.min(me.pool.at(colour), left);
    for (let amount = Math.max(0, left - later); amount <= most; amount++) offer(amount);
    offer.rest('6.4');
  },
  do(g, me, amount, { colour, left }) {
    payResource(g, me, colour, amount);
    if (left > amount) g.next(payAmount, me.index, { colour: colour + 1, left: left - amount });
  },
});
