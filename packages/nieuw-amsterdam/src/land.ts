import { NONE, nothing } from '@mokum/kernel';
import { causes, lands, series, WOOD, zones } from './domains.ts';
import { clearedLand, houseLeft, houseMoved, tookLand } from './happenings.ts';
import { gain, score } from './holdings.ts';
import { choice, type G, type Me } from './state.ts';
import { editionOf } from './tables.ts';
import { noTile, spendTile } from './tiles.ts';

const LAND = series.of.land;

/** 8.1 to 8.4: a land on display joins the right end of the row, uncleared. */
export const takeLand = choice('take-land', lands, {
  seen: 'all',
  args: { series },
  options(g, me, offer, about) {
    const why = noTile(me, about.series, LAND);
    if (why !== undefined) {
      offer.rest(why);
      return;
    }
    for (let land = g.landDisplay.first(); land !== NONE; land = g.landDisplay.next(land)) offer(land);
    offer.rest(g.landDisplay.empty ? '8.4' : '8.1');
  },
  do(g, me, land) {
    spendTile(me, LAND);
    g.cause = causes.of['take-land'];
    g.landDisplay.remove(land);
    me.lands.push(land);
    g.tell(tookLand, me.index, land);
    moveHouse(g);
  },
});

/** 8.5 to 8.7, 13.11: a house of the leftmost occupied camp goes on to the next, or leaves if that is full. */
export function moveHouse(g: G): void {
  let camp = 1;
  while (g.houses.at(camp) === 0) camp++;
  if (camp === zones.size) return;
  g.houses.add(camp, -1);
  if (g.houses.at(camp + 1) < editionOf(g).river[camp].camp[g.seats - 2]) {
    g.houses.add(camp + 1, 1);
    g.tell(houseMoved, -1, camp, camp + 1);
  } else g.tell(houseLeft, -1, camp);
}

/** 8.8, 10.11: how many lands of the row have all their farms; farms stand from left to right. */
export function completedLands(g: G, me: Me): number {
  let farms = me.farms;
  const row = me.lands.length;
  for (let place = 0; place < row; place++) {
    farms -= editionOf(g).lands[me.lands.at(place) - 1].farms;
    if (farms < 0) return place;
  }
  return row;
}

export function farmSpaces(g: G, me: Me): number {
  let spaces = 0;
  const row = me.lands.length;
  for (let place = 0; place < row; place++) spaces += editionOf(g).lands[me.lands.at(place) - 1].farms;
  return spaces;
}

/** 8.12, 13.14: what a land scores by its place in the row, from 1. */
export function placePoints(g: G, place: number): number {
  const { land } = editionOf(g).points;
  return land[(place < land.length ? place : land.length) - 1];
}

/** 8.9 to 8.14: all completed lands at once; the rightmost of them scores. */
export const clear = choice('clear', nothing, {
  seen: 'all',
  args: { series },
  options(g, me, offer, about) {
    const why = noTile(me, about.series, LAND) ?? (completedLands(g, me) === me.cleared ? '8.8' : undefined);
    if (why === undefined) offer(0);
    else offer.not(0, why);
  },
  do(g, me) {
    spendTile(me, LAND);
    g.cause = causes.of.clear;
    const completed = completedLands(g, me);
    for (let place = me.cleared; place < completed; place++) {
      const land = me.lands.at(place);
      g.tell(clearedLand, me.index, land);
      gain(g, me, WOOD, editionOf(g).lands[land - 1].wood);
    }
    me.cleared = completed;
    score(g, me, placePoints(g, completed));
  },
});
