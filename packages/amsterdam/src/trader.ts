import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { choice, type G, goods, happening } from './state.ts';

export const traderMoves = happening('trader-moves', { seen: 'all', args: { to: goods } });
export const traderLeaves = happening('trader-leaves', { seen: 'all', args: {} });

/** 18.1: on any place of the black market. */
export const placeTrader = choice('place-trader', goods, {
  seen: 'all',
  options(_g, _me, offer) {
    for (let good = 0; good < goods.size; good++) offer(good);
  },
  do(g, me, good) {
    g.trader = good;
    g.tell(traderMoves, me.index, good);
  },
});

/** 18.3: whether a place that touches his own is free. */
function freeAround(g: G): boolean {
  const around = boardOf(g).aroundPlace[g.trader];
  for (let i = 0; i < around.length; i++) if (!g.blackMarket.has(around[i])) return true;
  return false;
}

/** 18.3 to 18.5: to a free place beside his own, diagonals included; if none is free, to any free place. */
export const moveTrader = choice('move-trader', goods, {
  seen: 'all',
  options(g, _me, offer) {
    const around = boardOf(g).aroundPlace[g.trader];
    const near = freeAround(g);
    for (let good = 0; good < goods.size; good++) {
      if (g.blackMarket.has(good)) offer.not(good, '18.3');
      else if (near && !around.includes(good)) offer.not(good, '18.3');
      else offer(good);
    }
  },
  do(g, me, good) {
    g.trader = good;
    g.tell(traderMoves, me.index, good);
  },
});

/** A good was sold on his place: he goes on, or leaves with the last free place (18.6). */
export function disturbTrader(g: G, seat: number): void {
  if (g.blackMarket.size < goods.size) {
    g.next(moveTrader, seat);
    return;
  }
  g.trader = NONE;
  g.tell(traderLeaves, seat);
}
