import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { blocks, type G, type Me } from './state.ts';

/** Whoever has crests in the city. */
export type Owner = Pick<Me, 'crests'>;

/** Used again at every call: bots ask for groups at every step they try. */
const seen = new Uint8Array(blocks.lo + blocks.size);
const group = new Uint8Array(blocks.size);

/** 15.6, 15.7: the size of somebody's largest group of neighbouring blocks. */
export function largestGroup(g: G, me: Owner): number {
  const { neighbours } = boardOf(g);
  seen.fill(0);
  let largest = 0;
  for (let block = me.crests.first(); block !== NONE; block = me.crests.next(block)) {
    if (seen[block] === 1) continue;
    group[0] = block;
    seen[block] = 1;
    let size = 1;
    for (let i = 0; i < size; i++) {
      const beside = neighbours[group[i]];
      for (let n = 0; n < beside.length; n++) {
        if (!me.crests.has(beside[n]) || seen[beside[n]] === 1) continue;
        seen[beside[n]] = 1;
        group[size++] = beside[n];
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** How many blocks of a district are somebody's. */
export function crestsIn(g: G, me: Owner, district: number): number {
  const board = boardOf(g);
  let found = 0;
  for (let block = blocks.lo; block < blocks.lo + blocks.size; block++)
    if (board.district[block] === district && me.crests.has(block)) found++;
  return found;
}
