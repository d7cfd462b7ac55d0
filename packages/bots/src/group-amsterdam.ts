import { type Board, boardOf, type G, type Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';

const BLOCKS = 36;
/** 15.6. */
const POINTS = 3;
/** What a crest outside the largest group counts, by the free blocks that keep it from joining. */
const HOPES = [0, 1.8, 1, 0.4];
/** What room to grow is worth in a round to come, for so many rounds at most: a group is not extended in every one. */
const ROOM = 0.8;
const SOON = 6;
/** With each free block round the group it is less likely that none of them can be paid. */
const CROWDED = 0.65;
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
  if (size === 0) return ROOM * Math.min(rounds - 1, SOON);
  let sum = POINTS * size;
  if (rounds === 1) return sum;
  far.fill(-1);
  let length = 0;
  for (let block = 1; block <= BLOCKS; block++)
    if (groupOf[block] === largest) {
      far[block] = 0;
      queue[length++] = block;
    }
  let room = 0;
  const share = Math.min(1, (rounds - 1) / CLOSING);
  for (let i = 0; i < length; i++) {
    const here = queue[i];
    for (const next of board.neighbours[here]) {
      if (far[next] >= 0) continue;
      const mine = me.crests.has(next);
      if (!mine && g.taken.has(next)) continue;
      far[next] = far[here] + (mine ? 0 : 1);
      if (mine) sum += (HOPES[far[next]] ?? 0) * share;
      else if (far[next] === 1) room++;
      queue[length++] = next;
    }
  }
  return sum + ROOM * Math.min(rounds - 1, SOON) * (1 - CROWDED ** room);
}

const joining = new Int32Array(6);
const any = new Int32Array(6);

/** By colour, what the cheapest free block costs that joins a player's largest group, and the cheapest of all. */
export function cheapest(g: G, me: Me): { joining: Int32Array; any: Int32Array } {
  const board = boardOf(g);
  const { largest } = groups(board, me);
  joining.fill(99);
  any.fill(99);
  for (let block = 1; block <= BLOCKS; block++) {
    if (g.taken.has(block)) continue;
    const colour = board.colour[block];
    const price = Math.max(1, board.cost[block] - me.blockDiscount);
    any[colour] = Math.min(any[colour], price);
    if (largest === 0) continue;
    for (const next of board.neighbours[block])
      if (groupOf[next] === largest) {
        joining[colour] = Math.min(joining[colour], price);
        break;
      }
  }
  return { joining, any };
}
