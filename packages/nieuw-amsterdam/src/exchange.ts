import { offerAmounts } from './amounts.ts';
import { amounts, causes, COIN, districts, GRAIN, MORE, sums, trade, WOOD } from './domains.ts';
import { gain, pay } from './holdings.ts';
import { beginSpecial, feeOf } from './specials.ts';
import { choice, type G, type Me } from './state.ts';
import { editionOf } from './tables.ts';

const { buy: BUY, sell: SELL } = trade.of;

/** 10.5, 10.6: the Lumberyard and the Granary buy or sell any amount of one thing. */
function exchange(place: 'lumberyard' | 'granary', name: 'wood' | 'grain', paragraph: string) {
  const what = name === 'wood' ? WOOD : GRAIN;
  const district = districts.of[place];
  const priceIn = (g: G): number => editionOf(g).prices[name];

  function whyNot(g: G, me: Me, deal: number): string | undefined {
    if (me.special === 0) return '6.5';
    const left = me.coin - feeOf(g, me, district);
    if (left < 0) return deal === SELL ? '13.16' : '10.2';
    return (deal === SELL ? me.stock.at(what) > 0 : left >= priceIn(g)) ? undefined : paragraph;
  }

  const open = choice(place, trade, {
    seen: 'all',
    options(g, me, offer) {
      for (let deal = 0; deal < trade.size; deal++) {
        const why = whyNot(g, me, deal);
        if (why === undefined) offer(deal);
        else offer.not(deal, why);
      }
    },
    do(g, me, deal) {
      beginSpecial(g, me, district, causes.of[place]);
      g.next(deal === BUY ? bought : sold, me.index, { traded: 0 });
    },
  });

  // 13.3: an amount of nothing is no trade; after `more` there has been one.
  const leastAfter = (traded: number): number => (traded > 0 ? 0 : 1);

  const bought = choice(`buy-${name}`, amounts, {
    seen: 'all',
    args: { traded: sums },
    options: (g, me, offer, { traded }) =>
      offerAmounts(offer, leastAfter(traded), (me.coin / priceIn(g)) | 0, '13.3', paragraph),
    do(g, me, amount, { traded }) {
      pay(g, me, COIN, amount * priceIn(g));
      gain(g, me, what, amount);
      if (amount === MORE) g.next(bought, me.index, { traded: traded + amount });
    },
  });

  const sold = choice(`sell-${name}`, amounts, {
    seen: 'all',
    args: { traded: sums },
    options: (_g, me, offer, { traded }) =>
      offerAmounts(offer, leastAfter(traded), me.stock.at(what), '13.3', paragraph),
    do(g, me, amount, { traded }) {
      pay(g, me, what, amount);
      gain(g, me, COIN, amount * priceIn(g));
      if (amount === MORE) g.next(sold, me.index, { traded: traded + amount });
    },
  });

  return { open, bought, sold };
}

export const { open: lumberyard, bought: buyWood, sold: sellWood } = exchange('lumberyard', 'wood', '10.5');
export const { open: granary, bought: buyGrain, sold: sellGrain } = exchange('granary', 'grain', '10.6');
