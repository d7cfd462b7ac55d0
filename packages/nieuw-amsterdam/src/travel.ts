import { zones } from './domains.ts';
import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';

/** 9.7, 9.8: the grain of the boats between a post and the nearest occupied camp up-river. */
export function travelGrain(g: G, me: Me): number {
  let grain = 0;
  for (let zone = me.post; zone < zones.size && g.houses.at(zone) === 0; zone++) grain += editionOf(g).boats[zone - 1];
  return grain;
}

/** The farthest camp with a house; no post goes beyond it (10.16). */
export function farthestCamp(g: G): number {
  let camp = zones.size;
  while (camp > 1 && g.houses.at(camp) === 0) camp--;
  return camp;
}

/** 2.8: two players use the black slots, three the white ones, four and five all. */
export function postSlots(g: G, zone: number): number {
  const { black, white } = editionOf(g).river[zone - 1];
  return g.seats === 2 ? black : g.seats === 3 ? white : black + white;
}

function postsIn(g: G, zone: number): number {
  let posts = 0;
  for (let seat = 0; seat < g.seats; seat++) if (g.players[seat].post === zone) posts++;
  return posts;
}

/** 10.15: the next zone up-river with a free slot, or 0 if there is none. */
export function nextZone(g: G, me: Me): number {
  for (let zone = me.post + 1; zone <= zones.size; zone++) if (postsIn(g, zone) < postSlots(g, zone)) return zone;
  return 0;
}
