import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import { blocks, choice, type G, happening, ruled } from './state.ts';

export const bailiffMoves = happening('bailiff-moves', { seen: 'all', args: { to: blocks } });
export const bailiffLeaves = happening('bailiff-leaves', { seen: 'all', args: {} });

/** What his block costs less (16.10). */
export const BAILIFF_DISCOUNT = 1;
const PLACED_ON = 2;
const NEXT_BLOCK = rulingValues.bailiffGoal.indexOf('next-block');
const ANY_BRIDGE = rulingValues.bailiffGoal.indexOf('any-bridge');

/** 16.3: on a block of cost 2; a pack without one lets him begin anywhere. */
export const placeBailiff = choice('place-bailiff', blocks, {
  seen: 'all',
  options(g, _me, offer) {
    const { cost } = boardOf(g);
    const some = cost.includes(PLACED_ON);
    for (let block = blocks.lo; block < blocks.lo + blocks.size; block++) {
      if (!some || cost[block] === PLACED_ON) offer(block);
      else offer.not(block, '16.3');
    }
  },
  do(g, me, block) {
    g.bailiff = block;
    g.tell(bailiffMoves, me.index, block);
  },
});

/**
 * Where he can go from his block, which has just been taken. 16.11: over a bridge to a free block. Where no neighbour
 * is free: to the nearest free block (16.12); under `next-block` on from block to block, each owned by somebody, to
 * any free one; under `any-bridge` to every free block.
 */
function goals(g: G): Set<number> {
  const { neighbours } = boardOf(g);
  const found = new Set<number>();
  const ruling = ruled(g, 'bailiffGoal');
  const beside = neighbours[g.bailiff];
  for (const next of beside) if (!g.taken.has(next)) found.add(next);
  if (found.size > 0) return found;
  if (ruling === ANY_BRIDGE) {
    for (let block = blocks.lo; block < blocks.lo + blocks.size; block++) if (!g.taken.has(block)) found.add(block);
    return found;
  }
  const seen = new Set([g.bailiff]);
  let ring = [g.bailiff];
  while (ring.length > 0 && (found.size === 0 || ruling === NEXT_BLOCK)) {
    const farther: number[] = [];
    for (const here of ring)
      for (const next of neighbours[here]) {
        if (seen.has(next)) continue;
        seen.add(next);
        if (g.taken.has(next)) farther.push(next);
        else found.add(next);
      }
    ring = farther;
  }
  return found;
}

/** 16.13: of several the mover chooses. */
export const moveBailiff = choice('move-bailiff', blocks, {
  seen: 'all',
  options(g, _me, offer) {
    const found = goals(g);
    for (let block = blocks.lo; block < blocks.lo + blocks.size; block++) {
      if (found.has(block)) offer(block);
      else offer.not(block, g.taken.has(block) ? '16.11' : '16.12');
    }
  },
  do(g, me, block) {
    g.bailiff = block;
    g.tell(bailiffMoves, me.index, block);
  },
});

/** A block is about to be taken: 16.14 he leaves with the last one, else he will move on. */
export function disturbBailiff(g: G, seat: number, block: number): void {
  if (g.bailiff !== block) return;
  if (g.taken.size + 1 < blocks.size) {
    g.next(moveBailiff, seat);
    return;
  }
  g.bailiff = NONE;
  g.tell(bailiffLeaves, seat);
}
