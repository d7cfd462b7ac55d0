import { type Board, boardOf, type G, type Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';

const BLOCKS = 36;
/** 15.6. */
const POINTS = 3;
/** What a crest outside the largest group counts, by the free blocks that keep it from joining. */
const HOPES = [0, 1.65, 0.92, 0.366];
/** What a round is worth in which the group can grow: three points, less what may come between. */
const ROOM = 1.79;
/** How likely it is that the resources of a round pay no block of such a cost: what one free block leaves of the doubt. */
const MISSES = [0.4, 0.5, 0.6, 0.72, 0.85];
/** The same for a free block behind the next one, which counts less: those above to the power of 0.368. */
const MISSES_BEHIND = [0.71377, 0.774856, 0.828628, 0.886132, 0.941946];
/** So many rounds are needed to close a gap; with fewer the hope is less. */
const CLOSING = 4;

const groupOf = new Int32Array(BLOCKS + 1);
const queue = new Int32Array(BLOCKS + 1);
const far = new Int32Array(BLOCKS + 1);

/** Marks the groups of a player's blocks by numbers from 1, and says the number of the largest and its size. */
function groups(board: Board, me: Me): { largest: number; size: number } {
  groupOf.fill(0);
  let number = 0;
  let largest = 0;
  let most = 0;
  for (let block = me.crests.first(); block !== NONE; block = me.crests.next(block)) {
    if (groupOf[block] !== 0) continue;
    groupOf[block] = ++number;
    queue[0] = block;
    let size = 1;
    for (let i = 0; i < size; i++)
      for (const next of board.neighbours[queue[i]]) {
        if (groupOf[next] !== 0 || !me.crests.has(next)) continue;
        groupOf[next] = number;
        queue[size++] = next;
      }
    if (size <= most) continue;
    most = size;
    largest = number;
  }
  return { largest, size: most };
}

/** The largest group, the crests that may join it, and the free blocks round it. */
export function groupWorth(g: G, me: Me, rounds: number): number {
  const board = boardOf(g);
  const { largest, size } = groups(board, me);
  // A first block can lie anywhere, so there is all the room.
  if (size === 0) return ROOM * (rounds - 1) * 0.95;
  let sum = POINTS * size;
  if (rounds === 1) return sum;
  far.fill(-1);
  let length = 0;
  for (let block = 1; block <= BLOCKS; block++)
    if (groupOf[block] === largest) {
      far[block] = 0;
      queue[length++] = block;
    }
  let doubt = 1;
  const share = Math.min(1, (rounds - 1) / CLOSING);
  for (let i = 0; i < length; i++) {
    const here = queue[i];
    for (const next of board.neighbours[here]) {
      if (far[next] >= 0) continue;
      const mine = me.crests.has(next);
      if (!mine && g.taken.has(next)) continue;
      far[next] = far[here] + (mine ? 0 : 1);
      if (mine) sum += (HOPES[far[next]] ?? 0) * share;
      else if (far[next] <= 2) doubt *= (far[next] === 1 ? MISSES : MISSES_BEHIND)[board.cost[next]];
      queue[length++] = next;
    }
  }
  return sum + ROOM * (rounds - 1) * (1 - doubt);
}

/** Free blocks and a player's largest group, as they will be when the blocks thought of so far are taken. */
export interface Growth {
  /** 1 for a free block, 2 for one of the group, 3 for another of the player's */
  readonly marks: Uint8Array;
  founded: boolean;
}

const FREE = 1;
const JOINED = 2;
const OWN = 3;

export function growthOf(g: G, me: Me): Growth {
  const board = boardOf(g);
  const { largest } = groups(board, me);
  const marks = new Uint8Array(BLOCKS + 1);
  for (let block = 1; block <= BLOCKS; block++)
    if (!g.taken.has(block)) marks[block] = FREE;
    else if (groupOf[block] !== 0) marks[block] = groupOf[block] === largest ? JOINED : OWN;
  return { marks, founded: largest !== 0 };
}

/** Takes the block that the resources of a round pay best; says what it brings beyond what they are worth. */
export function grow(
  g: G,
  me: Me,
  growth: Growth,
  resources: number[],
  worth: { readonly joins: number; readonly apart: number; readonly resource: number },
): number {
  const board = boardOf(g);
  const { marks } = growth;
  let best = 0;
  let most = 0;
  let joinsBest = false;
  for (let block = 1; block <= BLOCKS; block++) {
    if (marks[block] !== FREE) continue;
    const price = Math.max(0, board.cost[block] - me.blockDiscount);
    if (resources[board.colour[block]] < price) continue;
    let joins = false;
    for (const next of board.neighbours[block]) if (marks[next] === JOINED) joins = true;
    const value = (joins || !growth.founded ? worth.joins : worth.apart) - worth.resource * price;
    if (value <= most) continue;
    most = value;
    best = block;
    joinsBest = joins || !growth.founded;
  }
  if (best === 0) return 0;
  const price = Math.max(0, board.cost[best] - me.blockDiscount);
  resources[board.colour[best]] -= price;
  marks[best] = joinsBest ? JOINED : OWN;
  if (joinsBest) {
    growth.founded = true;
    for (const next of board.neighbours[best]) if (marks[next] === OWN) marks[next] = JOINED;
  }
  return most;
}
