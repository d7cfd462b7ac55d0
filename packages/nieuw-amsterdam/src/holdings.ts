import { districts, FIRST_SCORED, FUR, furs, stuff } from './domains.ts';
import { gained, lostPoints, paid, points } from './happenings.ts';
import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';

/** Everything gained, paid and scored is booked here, under the cause of the running task. */
export function gain(g: G, me: Me, what: number, amount: number): void {
  if (amount === 0) return;
  me.stock.add(what, amount);
  g.tell(gained, me.index, what, amount);
}

/** 5.10: furs paid go to the discard, everything else to the supply. */
export function pay(g: G, me: Me, what: number, amount: number): void {
  if (amount === 0) return;
  me.stock.add(what, -amount);
  if (what >= FUR) g.discard.add(what - FUR, amount);
  g.tell(paid, me.index, what, amount);
}

export function score(g: G, me: Me, amount: number): void {
  if (amount === 0) return;
  me.score += amount;
  me.points.add(g.cause - FIRST_SCORED, amount);
  g.tell(points, me.index, amount);
}

/** 11.6, 13.12: the score never falls below 0; only what was really lost is booked. */
export function losePoints(g: G, me: Me, amount: number): void {
  const lost = amount < me.score ? amount : me.score;
  if (lost === 0) return;
  me.score -= lost;
  me.points.add(g.cause - FIRST_SCORED, -lost);
  g.tell(lostPoints, me.index, lost);
}

export function fursOf(me: Me): number {
  let sum = 0;
  for (let kind = 0; kind < furs.size; kind++) sum += me.stock.at(FUR + kind);
  return sum;
}

/** 5.6: what somebody could pay at most. */
export const means = (me: Me): number => me.stock.total;

/** What somebody has of the kinds that payments ask for after this one. */
export function laterMeans(me: Me, what: number): number {
  let sum = 0;
  for (let kind = what + 1; kind < stuff.size; kind++) sum += me.stock.at(kind);
  return sum;
}

export function shopsOf(me: Me): number {
  let sum = 0;
  for (let district = 0; district < districts.size; district++) sum += me.shops.at(district);
  return sum;
}

/** 1.5: shops, farms and warehouses come from one stock. */
export function buildingsLeft(g: G, me: Me): number {
  return editionOf(g).buildings - shopsOf(me) - me.farms - me.warehouses;
}

/** 1.13: the goods that the open piers hold. */
export function quayRoom(g: G, me: Me): number {
  let room = 0;
  for (let pier = 0; pier < me.warehouses; pier++) room += editionOf(g).quay[pier];
  return room;
}
