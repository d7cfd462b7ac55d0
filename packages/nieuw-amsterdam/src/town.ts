import { nothing } from '@mokum/kernel';
import { built, causes, districts, series, WOOD } from './domains.ts';
import { opened } from './happenings.ts';
import { buildingsLeft, pay, score } from './holdings.ts';
import { electionPoints } from './majority.ts';
import { choice, either, type G, type Me } from './state.ts';
import { editionOf } from './tables.ts';
import { noTile, spendTile } from './tiles.ts';

const TOWN = series.of.town;

/** Why no shop can be built in a series, after so many have been built with this tile already. */
function noShop(g: G, me: Me, running: number, shops: number): string | undefined {
  const { limits, prices } = editionOf(g);
  if (shops === 0) {
    const tile = noTile(me, running, TOWN);
    if (tile !== undefined) return tile;
  } else if (shops >= limits.shops) return '7.1';
  if (me.wood < prices.shop) return '7.2';
  return buildingsLeft(g, me) < 1 ? '7.3' : undefined;
}

/** 7.1 to 7.3: one to three shops with one tile, each where one likes. */
export const build = choice('build', districts, {
  seen: 'all',
  args: { series, built },
  options(g, me, offer, about) {
    const why = noShop(g, me, about.series, about.built);
    if (why !== undefined) offer.rest(why);
    else for (let district = 0; district < districts.size; district++) offer(district);
  },
  do(g, me, district, about) {
    if (about.built === 0) spendTile(me, TOWN);
    g.cause = causes.of['build-shops'];
    pay(g, me, WOOD, editionOf(g).prices.shop);
    me.shops.add(district, 1);
    g.tell(opened, me.index, district);
    const shops = about.built + 1;
    if (noShop(g, me, TOWN, shops) === undefined) g.next(moreShops, me.index, { series: TOWN, built: shops });
  },
});

export const stop = choice('stop', nothing, {
  seen: 'all',
  options: (_g, _me, offer) => offer(0),
  do: () => undefined,
});

export const moreShops = either('more-shops', [build, stop], { series, built });

/** 7.7 to 7.9: an election scores for who calls it alone. */
export const election = choice('election', nothing, {
  seen: 'all',
  args: { series },
  options(g, me, offer, about) {
    const why = noTile(me, about.series, TOWN) ?? (pointsNow(g, me) === 0 ? '7.4' : undefined);
    if (why === undefined) offer(0);
    else offer.not(0, why);
  },
  do(g, me) {
    spendTile(me, TOWN);
    g.cause = causes.of.election;
    score(g, me, pointsNow(g, me));
  },
});

/** What an election would score for this player. */
export function pointsNow(g: G, me: Me): number {
  let sum = 0;
  for (let district = 0; district < districts.size; district++) sum += electionPoints(g, me, district);
  return sum;
}
