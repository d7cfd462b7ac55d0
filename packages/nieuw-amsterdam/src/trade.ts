import { NONE, type Offer } from '@mokum/kernel';
import { offerAmounts } from './amounts.ts';
import { amounts, causes, COIN, FUR, furs, GOODS, GRAIN, series, ships, sums, traders } from './domains.ts';
import { sailed } from './happenings.ts';
import { fursOf, gain, pay, score } from './holdings.ts';
import { ASKED, BUNDLE_AT, FROM_BOTTOM, FROM_MIDDLE, MOST_SPACES, purchases } from './purchases.ts';
import { choice, type G, type Me } from './state.ts';
import { editionOf } from './tables.ts';
import { noTile, spendTile } from './tiles.ts';
import { travelGrain } from './travel.ts';

const TRADE = series.of.trade;
const { top: TOP, middle: MIDDLE, bottom: BOTTOM } = traders.of;
const BASE = MOST_SPACES + 1;

/** 9.1 to 9.10: furs from one trader. */
export const buy = choice('buy', purchases, {
  seen: 'all',
  args: { series },
  options(g, me, offer, about) {
    const why = noTile(me, about.series, TRADE) ?? (travelGrain(g, me) > me.grain ? '9.10' : undefined);
    if (why !== undefined) {
      offer.rest(why);
      return;
    }
    offerAll(g, me, MIDDLE, FROM_MIDDLE, editionOf(g).traders.middle.price, offer);
    offerAll(g, me, BOTTOM, FROM_BOTTOM, editionOf(g).traders.bottom.price, offer);
    offerSingles(g, me, offer);
  },
  do(g, me, purchase) {
    spendTile(me, TRADE);
    const travel = travelGrain(g, me);
    const { top, middle, bottom } = editionOf(g).traders;
    g.cause = causes.of['buy-furs'];
    if (purchase === FROM_MIDDLE) takeAll(g, me, MIDDLE, middle.price);
    else if (purchase === FROM_BOTTOM) takeAll(g, me, BOTTOM, bottom.price);
    else takeSingles(g, me, purchase, top.price);
    g.cause = causes.of.travel;
    pay(g, me, GRAIN, travel);
  },
});

/** 9.3 to 9.6, 13.6: all that is there, at the full price. */
function offerAll(g: G, me: Me, trader: number, purchase: number, price: number, offer: Offer): void {
  if (g.traders[trader].furs.total === 0) offer.not(purchase, '9.6');
  else if (me.goods < price) offer.not(purchase, '9.5');
  else offer(purchase);
}

/** 9.2: every choice of the furs at the top trader, once each. */
function offerSingles(g: G, me: Me, offer: Offer): void {
  const there = g.traders[TOP].furs;
  const most = (me.goods / editionOf(g).traders.top.price) | 0;
  for (let e = 0; e <= there.at(4); e++) {
    for (let d = 0; d <= there.at(3); d++) {
      for (let c = 0; c <= there.at(2); c++) {
        for (let b = 0; b <= there.at(1); b++) {
          for (let a = 0; a <= there.at(0); a++) {
            const number = a + b + c + d + e;
            if (number === 0) continue;
            const purchase = BUNDLE_AT[a + BASE * (b + BASE * (c + BASE * (d + BASE * e)))];
            if (number <= most) offer(purchase);
            else offer.not(purchase, '9.5');
          }
        }
      }
    }
  }
  offer.rest(there.total === 0 ? '9.6' : '9.2');
}

function takeAll(g: G, me: Me, trader: number, price: number): void {
  pay(g, me, GOODS, price);
  const there = g.traders[trader].furs;
  for (let kind = 0; kind < furs.size; kind++) gain(g, me, FUR + kind, there.at(kind));
  there.clear();
}

function takeSingles(g: G, me: Me, purchase: number, price: number): void {
  const there = g.traders[TOP].furs;
  for (let kind = 0; kind < furs.size; kind++) {
    const number = ASKED[purchase * furs.size + kind];
    pay(g, me, GOODS, number * price);
    there.add(kind, -number);
    gain(g, me, FUR + kind, number);
  }
}

/** 9.11, 9.17: one ship on display, for which one has the furs. */
export const ship = choice('ship', ships, {
  seen: 'all',
  args: { series },
  options(g, me, offer, about) {
    const why = noTile(me, about.series, TRADE);
    if (why !== undefined) {
      offer.rest(why);
      return;
    }
    const own = fursOf(me);
    for (let card = g.shipDisplay.first(); card !== NONE; card = g.shipDisplay.next(card)) {
      if (own >= editionOf(g).ships[card - 1].furs) offer(card);
      else offer.not(card, '9.11');
    }
    offer.rest('9.17');
  },
  do(g, me, card) {
    spendTile(me, TRADE);
    g.cause = causes.of['ship-furs'];
    g.next(loads[0], me.index, { ship: card, left: editionOf(g).ships[card - 1].furs });
  },
});

function laterFurs(me: Me, kind: number): number {
  let sum = 0;
  for (let later = kind + 1; later < furs.size; later++) sum += me.stock.at(FUR + later);
  return sum;
}

/** 9.11, 9.12: exactly the ship's number of furs, kind by kind. */
export const loads = furs.list.map((name, kind) =>
  choice(`load-${name}`, amounts, {
    seen: 'all',
    args: { ship: ships, left: sums },
    options(_g, me, offer, { left }) {
      const own = me.stock.at(FUR + kind);
      offerAmounts(offer, left - laterFurs(me, kind), own < left ? own : left, '9.11', '9.11');
    },
    do(g, me, number, about) {
      pay(g, me, FUR + kind, number);
      g.hold.add(kind, number);
      const left = about.left - number;
      if (left > 0) g.next(loads[kind + 1], me.index, { ship: about.ship, left });
      else sail(g, me, about.ship);
    },
  }),
);

/** 9.13: what a cargo scores, the kind with the most furs first; `hold` is emptied by it. */
function unloadPoints(g: G): number {
  let sum = 0;
  for (let rank = 0; rank < furs.size; rank++) {
    let most = 0;
    for (let kind = 1; kind < furs.size; kind++) if (g.hold.at(kind) > g.hold.at(most)) most = kind;
    sum += g.hold.at(most) * editionOf(g).points.shipment[rank];
    g.hold.set(most, 0);
  }
  return sum;
}

/** 9.13 to 9.16 */
function sail(g: G, me: Me, card: number): void {
  g.cause = causes.of['ship-furs'];
  score(g, me, unloadPoints(g));
  gain(g, me, COIN, editionOf(g).ships[card - 1].coins);
  g.shipDisplay.remove(card);
  me.ships.add(card);
  g.tell(sailed, me.index, card);
}
