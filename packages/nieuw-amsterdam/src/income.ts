import { NONE } from '@mokum/kernel';
import { causes, COIN, districts, GOODS, GRAIN, sums } from './domains.ts';
import { closed, noRoom } from './happenings.ts';
import { gain, losePoints, pay, quayRoom, shopsOf } from './holdings.ts';
import { majority, SOLE } from './majority.ts';
import { choice, type G, type Me, step } from './state.ts';
import { editionOf } from './tables.ts';
import { confirm, holderOf } from './turn-order.ts';

/** 11.1: four steps, in order. */
export const income = step('income', (g) => {
  g.next(harvest);
  for (let token = 1; token <= g.seats; token++) g.next(feed, holderOf(g, token));
  g.next(unload);
  g.next(rents);
});

/** 11.2 */
export const harvest = step('harvest', (g) => {
  g.cause = causes.of.harvest;
  for (let seat = 0; seat < g.seats; seat++) gain(g, g.players[seat], GRAIN, grainIncome(g, g.players[seat]));
});

export function grainIncome(g: G, me: Me): number {
  let grain = 0;
  for (let place = 0; place < me.cleared; place++) grain += editionOf(g).lands[me.lands.at(place) - 1].grain;
  return grain;
}

/** 11.3, 11.4, 11.7: shops are fed as far as the grain goes; the owner chooses which of the others close. */
export const feed = step('feed', (g) => {
  const me = g.players[g.seat];
  const { food } = editionOf(g).prices;
  const shops = shopsOf(me);
  const fed = me.grain < shops * food ? (me.grain / food) | 0 : shops;
  g.cause = causes.of.feed;
  pay(g, me, GRAIN, fed * food);
  g.cause = causes.of['lost-shop'];
  const unpaid = shops - fed;
  if (unpaid === 0) return;
  // Nothing to choose where all close, or where all stand in one district.
  if (unpaid === shops || districtsOf(me) === 1) {
    closeAny(g, me, unpaid);
    return;
  }
  g.next(loseShop, me.index, { unpaid });
  g.next(confirm, me.index);
});

function districtsOf(me: Me): number {
  let present = 0;
  for (let district = 0; district < districts.size; district++) if (me.shops.at(district) > 0) present++;
  return present;
}

function closeAny(g: G, me: Me, number: number): void {
  let left = number;
  for (let district = 0; district < districts.size; district++)
    for (; left > 0 && me.shops.at(district) > 0; left--) closeShop(g, me, district);
}

/** 11.5 */
function closeShop(g: G, me: Me, district: number): void {
  me.shops.add(district, -1);
  g.tell(closed, me.index, district);
  losePoints(g, me, editionOf(g).points.lostShop);
}

export const loseShop = choice('lose-shop', districts, {
  seen: 'all',
  args: { unpaid: sums },
  options(_g, me, offer) {
    for (let district = 0; district < districts.size; district++) {
      if (me.shops.at(district) > 0) offer(district);
      else offer.not(district, '11.4');
    }
  },
  do(g, me, district, { unpaid }) {
    g.cause = causes.of['lost-shop'];
    closeShop(g, me, district);
    if (unpaid > 1) g.next(loseShop, me.index, { unpaid: unpaid - 1 });
  },
});

/** 11.8: goods without room are lost. */
export const unload = step('unload', (g) => {
  for (let seat = 0; seat < g.seats; seat++) {
    const me = g.players[seat];
    const goods = goodsIncome(g, me);
    const room = quayRoom(g, me) - me.goods;
    g.cause = causes.of.unload;
    gain(g, me, GOODS, goods < room ? goods : room);
    if (goods <= room) continue;
    g.cause = causes.of['unload-lost'];
    g.tell(noRoom, me.index, goods - room);
  }
});

export function goodsIncome(g: G, me: Me): number {
  let goods = 0;
  for (let ship = me.ships.first(); ship !== NONE; ship = me.ships.next(ship))
    goods += editionOf(g).ships[ship - 1].goods;
  return goods;
}

/** 11.9 to 11.11 */
export const rents = step('rents', (g) => {
  for (let seat = 0; seat < g.seats; seat++) {
    const me = g.players[seat];
    let sole = 0;
    for (let district = 0; district < districts.size; district++) if (majority(g, me, district) === SOLE) sole++;
    g.cause = causes.of['district-coin'];
    gain(g, me, COIN, districtsOf(me) * editionOf(g).income.district);
    g.cause = causes.of['majority-coin'];
    gain(g, me, COIN, sole * editionOf(g).income.majority);
  }
});
