import type { Result } from '@mokum/kernel';
import { causes, COIN, GOODS, GRAIN, scored, WOOD } from './domains.ts';
import { fursOf, score } from './holdings.ts';
import { completedLands, placePoints } from './land.ts';
import { type G, type Me, step } from './state.ts';
import { editionOf } from './tables.ts';
import { pointsNow } from './town.ts';

/** 12.1 to 12.5: the final elections, the last land, furs and other resources. */
export const finalScoring = step('final-scoring', (g) => {
  for (let seat = 0; seat < g.seats; seat++) {
    const me = g.players[seat];
    g.cause = causes.of['final-election'];
    score(g, me, pointsNow(g, me));
    g.cause = causes.of['final-land'];
    score(g, me, lastLandPoints(g, me));
    g.cause = causes.of['final-furs'];
    score(g, me, fursOf(me) * editionOf(g).points.fur);
    g.cause = causes.of['final-resources'];
    score(g, me, (otherResources(me) / editionOf(g).points.resourcesForOne) | 0);
  }
});

/** 12.2, 12.3: the rightmost completed land scores its place, unless it has been cleared. */
export function lastLandPoints(g: G, me: Me): number {
  const completed = completedLands(g, me);
  return completed > me.cleared ? placePoints(g, completed) : 0;
}

/** 12.5, 13.13: logs on uncleared land are nobody's. */
function otherResources(me: Me): number {
  return me.stock.at(GRAIN) + me.stock.at(COIN) + me.stock.at(WOOD) + me.stock.at(GOODS);
}

/** 12.6: the most points win, and those who are level share the victory. */
export function result(g: G): Result {
  const players = g.players.slice(0, g.seats);
  const points = players.map((me) => me.score);
  return {
    points,
    breakdown: players.map((me) =>
      Object.fromEntries(scored.list.map((source, i) => [source, me.points.at(i)]).filter(([, value]) => value !== 0)),
    ),
    ranking: points.map((own) => 1 + points.filter((other) => other > own).length),
  };
}
