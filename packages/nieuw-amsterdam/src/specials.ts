import { nothing } from '@mokum/kernel';
import { offerAmounts } from './amounts.ts';
import { amounts, causes, COIN, districts, few, GOODS, MORE, sums, WOOD, zones } from './domains.ts';
import { drawFurs, fursToDraw } from './furs.ts';
import { farmed, postMoved, stored } from './happenings.ts';
import { buildingsLeft, pay } from './holdings.ts';
import { farmSpaces } from './land.ts';
import { majority, NO_MAJORITY } from './majority.ts';
import { choice, type G, type Me } from './state.ts';
import { editionOf } from './tables.ts';
import { farthestCamp, nextZone } from './travel.ts';

const { docks: DOCKS, millwork: MILLWORK, 'black-market': BLACK_MARKET, 'trading-company': COMPANY } = districts.of;

/** 10.2, 10.3: the coin for a special action, due without a majority in its district. */
export function feeOf(g: G, me: Me, district: number): number {
  return majority(g, me, district) === NO_MAJORITY ? editionOf(g).prices.special : 0;
}

/** 6.5, 10.2: why the special action of a district cannot be taken at all, or undefined. */
export function noSpecial(g: G, me: Me, district: number): string | undefined {
  if (me.special === 0) return '6.5';
  return me.coin < feeOf(g, me, district) ? '10.2' : undefined;
}

/** 13.16: the coin is paid before the action brings anything. */
export function beginSpecial(g: G, me: Me, district: number, cause: number): void {
  me.special = 0;
  g.cause = causes.of['special-fee'];
  pay(g, me, COIN, feeOf(g, me, district));
  g.cause = cause;
}

/** 10.7 to 10.9, 13.17: the next warehouse of the quay. */
export const docks = choice('docks', nothing, {
  seen: 'all',
  options(g, me, offer) {
    const why = noSpecial(g, me, DOCKS) ?? noWarehouse(g, me);
    if (why === undefined) offer(0);
    else offer.not(0, why);
  },
  do(g, me) {
    beginSpecial(g, me, DOCKS, causes.of.docks);
    pay(g, me, WOOD, editionOf(g).prices.warehouse);
    me.warehouses++;
    me.newWarehouses++;
    g.tell(stored, me.index);
  },
});

function noWarehouse(g: G, me: Me): string | undefined {
  if (me.warehouses === editionOf(g).quay.length) return '10.9';
  if (me.newWarehouses >= editionOf(g).limits.warehousesInARound) return '10.8';
  if (me.wood < editionOf(g).prices.warehouse) return '10.7';
  return buildingsLeft(g, me) < 1 ? '13.5' : undefined;
}

/** 10.10, 10.11, 13.20: farms on the leftmost free spaces of the row. */
export const millwork = choice('millwork', few, {
  seen: 'all',
  options(g, me, offer) {
    const why = noSpecial(g, me, MILLWORK);
    if (why !== undefined) {
      offer.rest(why);
      return;
    }
    const free = farmSpaces(g, me) - me.farms;
    const { limits, prices } = editionOf(g);
    for (let farms = 1; farms <= limits.farms; farms++) {
      if (farms > free) offer.not(farms, '10.11');
      else if (me.wood < farms * prices.farm) offer.not(farms, '10.10');
      else if (farms > buildingsLeft(g, me)) offer.not(farms, '13.5');
      else offer(farms);
    }
    offer.rest('10.10');
  },
  do(g, me, farms) {
    beginSpecial(g, me, MILLWORK, causes.of.millwork);
    pay(g, me, WOOD, farms * editionOf(g).prices.farm);
    for (let i = 0; i < farms; i++) {
      g.tell(farmed, me.index, nextFarm(g, me));
      me.farms++;
    }
  },
});

/** The land that the next farm goes to. */
function nextFarm(g: G, me: Me): number {
  let farms = me.farms;
  let place = 0;
  while (farms >= editionOf(g).lands[me.lands.at(place) - 1].farms) {
    farms -= editionOf(g).lands[me.lands.at(place) - 1].farms;
    place++;
  }
  return me.lands.at(place);
}

/** 10.12, 13.9: the number is announced before anything is paid or drawn. */
export const blackMarket = choice('black-market', few, {
  seen: 'all',
  options(g, me, offer) {
    const why = noSpecial(g, me, BLACK_MARKET);
    if (why !== undefined) {
      offer.rest(why);
      return;
    }
    const { limits, prices } = editionOf(g);
    const afford = me.coin + me.goods - feeOf(g, me, BLACK_MARKET);
    for (let number = 1; number <= limits.furs; number++) {
      if (number * prices.fur > afford) offer.not(number, '10.12');
      else if (number > fursToDraw(g)) offer.not(number, '13.9');
      else offer(number);
    }
    offer.rest('10.12');
  },
  do(g, me, number) {
    beginSpecial(g, me, BLACK_MARKET, causes.of['black-market']);
    g.next(marketCoin, me.index, { due: number * editionOf(g).prices.fur, furs: number });
  },
});

/** 10.12, 10.13: coins and goods in any split of the total; the furs are drawn when all is paid. */
export const marketCoin = choice('market-coin', amounts, {
  seen: 'all',
  args: { due: sums, furs: few },
  options(_g, me, offer, { due }) {
    offerAmounts(offer, due - me.goods, me.coin < due ? me.coin : due, '10.12', '10.12');
  },
  do(g, me, coins, { due, furs }) {
    pay(g, me, COIN, coins);
    const rest = due - coins;
    // `more` counts 63: the rest is asked for again.
    if (coins === MORE && rest > 0) {
      g.next(marketCoin, me.index, { due: rest, furs });
      return;
    }
    pay(g, me, GOODS, rest);
    drawFurs(g, me, furs);
  },
});

/** 10.15, 10.16, 13.10, 13.23: the post goes to the next zone with a free slot, never beyond the farthest house. */
export const tradingCompany = choice('trading-company', nothing, {
  seen: 'all',
  options(g, me, offer) {
    const why = noSpecial(g, me, COMPANY) ?? noMove(g, me);
    if (why === undefined) offer(0);
    else offer.not(0, why);
  },
  do(g, me) {
    beginSpecial(g, me, COMPANY, causes.of['trading-company']);
    pay(g, me, WOOD, editionOf(g).prices.post);
    me.post = nextZone(g, me);
    g.tell(postMoved, me.index, me.post);
  },
});

function noMove(g: G, me: Me): string | undefined {
  if (me.post === zones.size) return '13.23';
  const zone = nextZone(g, me);
  if (zone === 0 || zone > farthestCamp(g)) return '10.16';
  return me.wood < editionOf(g).prices.post ? '10.15' : undefined;
}
