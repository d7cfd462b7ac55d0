import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';

export const NO_MAJORITY = 0;
export const SHARED = 1;
export const SOLE = 2;

/** 7.4 to 7.6, 7.10: the majority of a player in a district as the shops stand now. */
export function majority(g: G, me: Me, district: number): number {
  const own = me.shops.at(district);
  if (own === 0) return NO_MAJORITY;
  let kind = SOLE;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat === me.index) continue;
    const theirs = g.players[seat].shops.at(district);
    if (theirs > own) return NO_MAJORITY;
    if (theirs === own) kind = SHARED;
  }
  return kind;
}

/** 7.7, 7.8, 13.15: what a district is worth in an election. */
export function electionPoints(g: G, me: Me, district: number): number {
  const kind = majority(g, me, district);
  return kind === SOLE ? editionOf(g).points.sole : kind === SHARED ? editionOf(g).points.shared : 0;
}
