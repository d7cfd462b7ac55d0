import type { Board, G } from '@mokum/amsterdam';
import { power } from '../powers.ts';

/** What TOM makes of a gulden at the market. */
export const TOM_GULDEN = 1.7;
const LAST_ROUND = 12;
/** Three or more of a given face among six dice. */
const TRIPLE = 0.0623;

/** What TOM will make of the dockers who still wait at docks (20.11), with so many in the house before them. */
export function tomDockers(g: G, board: Board, housed: number): number {
  const missed = power(1 - TRIPLE, LAST_ROUND - g.round);
  let hopes = 0;
  for (let dock = 0; dock < g.docks.length; dock++) if (!g.docks[dock].dockers.empty) hopes += 1 - missed;
  let sum = hopes * TOM_GULDEN;
  for (let place = housed; hopes > 0; place++) {
    sum += Math.min(1, hopes) * board.house[Math.min(place, board.house.length - 1)];
    hopes--;
  }
  return sum;
}
