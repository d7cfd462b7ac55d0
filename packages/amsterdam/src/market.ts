import { nothing } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { LISTENERS } from './effects.ts';
import { payGulden, score } from './gains.ts';
import { becauseOfTile, choice, happening, tiles } from './state.ts';
import { forbidsBonus, giveBonus } from './tiles.ts';

/** 045 listens: it works once for each use of a tile that prints points (26.16). */
export const marketPoints = happening('market-points', {
  seen: 'all',
  args: { tile: tiles },
  heard: (g, me) => (g.acting === me.index ? me.onMarketPoints : undefined),
  respond(g, me, source) {
    g.cause = source;
    LISTENERS[source]?.give(g, me, 1);
  },
});

/** 12.1: the open tile once in a turn, twice with 020. */
export const market = choice('market', nothing, {
  seen: 'all',
  options(g, me, offer) {
    const { price, points, bonus } = boardOf(g).edition.market[g.market.at(0) - 1];
    if (g.marketUsed >= me.marketUses) offer.not(0, '12.1');
    else if (me.gulden < price) offer.not(0, '12.2');
    else {
      const idle = bonus && points === 0 ? forbidsBonus(g, me, bonus) : undefined;
      if (idle === undefined) offer(0);
      else offer.not(0, idle);
    }
  },
  do(g, me) {
    const { number, price, points, bonus } = boardOf(g).edition.market[g.market.at(0) - 1];
    g.marketUsed++;
    g.cause = becauseOfTile(number);
    payGulden(g, me, price);
    score(g, me, points, g.cause);
    if (bonus && forbidsBonus(g, me, bonus) === undefined) giveBonus(g, me, bonus);
    if (points > 0) g.tell(marketPoints, me.index, number);
  },
});
