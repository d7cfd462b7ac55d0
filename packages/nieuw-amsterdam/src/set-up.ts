import type { Json } from '@mokum/kernel';
import { causes, COIN, districts, few, furs, GOODS, GRAIN, lands, seats, ships, WOOD } from './domains.ts';
import { drawFurs, fillTraders } from './furs.ts';
import { opened } from './happenings.ts';
import { chance, choice, type G, step } from './state.ts';
import { round } from './round.ts';
import { editionOf, usePack } from './tables.ts';
import { confirm, holderOf } from './turn-order.ts';
import type { NieuwAmsterdamOptions } from './options.ts';

/** 2.1 to 2.10: what lies there before chance is asked for anything. */
export function begin(g: G, options: Json): void {
  const { pack } = options as NieuwAmsterdamOptions;
  if (pack !== undefined) g.edition = usePack(pack).key;
  const { start, fursOfAKind } = editionOf(g);
  for (let seat = 0; seat < g.seats; seat++) {
    const me = g.players[seat];
    me.token = seat + 1;
    me.stock.set(GRAIN, start.grain);
    me.stock.set(COIN, start.coin);
    me.stock.set(WOOD, start.wood);
    me.stock.set(GOODS, start.goods);
    me.warehouses = start.warehouses;
  }
  g.houses.set(1, editionOf(g).river[0].camp[g.seats - 2]);
  for (let kind = 0; kind < furs.size; kind++) g.supply.set(kind, fursOfAKind);
  for (let land = 1; land <= lands.size; land++) g.landDeck.add(land);
  for (let ship = 1; ship <= ships.size; ship++) g.shipDeck.add(ship);
  g.next(firstPlayer);
  for (let seat = 0; seat < g.seats; seat++) g.next(startFurs, seat);
  g.next(fillTraders);
  for (let shop = 1; shop <= start.shops; shop++) g.next(placing, -1, { shop });
  g.next(round);
}

/** 2.11: chance names the first player; the others follow clockwise. */
export const firstPlayer = chance('first-player', seats, {
  seen: 'all',
  outcomes(g, _me, offer) {
    for (let seat = 0; seat < g.seats; seat++) offer(seat, 1);
  },
  do(g, _me, first) {
    for (let seat = 0; seat < g.seats; seat++) g.players[seat].token = ((seat - first + g.seats) % g.seats) + 1;
  },
});

/** 2.5 */
export const startFurs = step('start-furs', (g) => drawFurs(g, g.players[g.seat], editionOf(g).start.furs));

/** 2.12, 2.13: in turn order, and in the same order again. */
export const placing = step('placing', { shop: few }, (g) => {
  for (let token = 1; token <= g.seats; token++) {
    const seat = holderOf(g, token);
    g.next(placeShop, seat);
    g.next(confirm, seat);
  }
});

export const placeShop = choice('place-shop', districts, {
  seen: 'all',
  options(_g, _me, offer) {
    for (let district = 0; district < districts.size; district++) offer(district);
  },
  do(g, me, district) {
    g.cause = causes.of.start;
    me.shops.add(district, 1);
    g.tell(opened, me.index, district);
  },
});
