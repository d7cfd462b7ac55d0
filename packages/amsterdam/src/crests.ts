import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { blocks, type G, type Me } from './state.ts';

/** Whoever has crests: a player or TOM. */
export type Owner = Pick<Me, 'crests'>;

/** 15.6, 15.7: the size of a player's largest group of neighbouring blocks. */
export function largestGroup(g: G, me: Owner): number {
  const { neighbours } = boardOf(g);
  const seen = new Set<number>();
  let largest = 0;
  for (let block = me.crests.first(); block !== NONE; block = me.crests.next(block)) {
    if (seen.has(block)) continue;
    const group = [block];
    seen.add(block);
    for (const here of group)
      for (const next of neighbours[here]) {
        if (!me.crests.has(next) || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

/** How many blocks of a district are a player's. */
export function crestsIn(g: G, me: Owner, district: number): number {
  const board = boardOf(g);
  let found = 0;
  for (let block = blocks.lo; block < blocks.lo + blocks.size; block++)
    if (board.district[block] === district && me.crests.has(block)) found++;
  return found;
}
