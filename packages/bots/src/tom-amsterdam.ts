import type { Board, G } from '@mokum/amsterdam';

/** What TOM makes of a gulden at the market. */
const TOM_GULDEN = 1.7;
const SALE = 2;
const BLOCKS = 36;
const LAST_ROUND = 12;
/** A six a round, of six dice. */
const BLOCKS_A_ROUND = 1;
/** Three or more of a given face among six dice. */
const TRIPLE = 0.0623;

/** What TOM will make of the dockers who still wait at docks (20.11), with so many in the house before them. */
export function tomDockers(g: G, board: Board, housed: number): number {
  const missed = (1 - TRIPLE) ** (LAST_ROUND - g.round);
  let hopes = 0;
  for (let dock = 0; dock < g.docks.length; dock++) if (!g.docks[dock].dockers.empty) hopes += 1 - missed;
  let sum = hopes * TOM_GULDEN;
  for (let place = housed; hopes > 0; place++) {
    sum += Math.min(1, hopes) * board.house[Math.min(place, board.house.length - 1)];
    hopes--;
  }
  return sum;
}

/**
 * What TOM will make of the goods that still lie on free blocks (20.13): he sells the first of a kind where its place on
 * the black market is free, and delivers it to the highest roof where it is not. So a sale of the player's, or a high
 * roof left open, is worth points to him.
 */
export function tomHopes(g: G, board: Board): number {
  const lying = new Int32Array(9);
  let free = 0;
  for (let block = 1; block <= BLOCKS && block <= g.goods.length; block++) {
    if (g.taken.has(block)) continue;
    free++;
    lying[g.goods.at(block - 1)]++;
  }
  if (free === 0) return 0;
  const each = Math.min(1, (BLOCKS_A_ROUND * (LAST_ROUND - g.round)) / free);
  const quick = board.edition.rounds.rounds[g.round - 1].quickDelivery / 2;
  let sum = 0;
  for (let good = 0; good < 9; good++) {
    let hopes = each * lying[good];
    if (!g.blackMarket.has(good)) {
      const first = Math.min(1, hopes);
      sum += first * SALE * TOM_GULDEN;
      hopes -= first;
    }
    for (let roof = g.roofs.at(good); roof < 3 && hopes > 0; roof++) {
      sum += Math.min(1, hopes) * (board.roofs[good * 3 + roof] + quick);
      hopes -= Math.min(1, hopes);
    }
  }
  return sum;
}
