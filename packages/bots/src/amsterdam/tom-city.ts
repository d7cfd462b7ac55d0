import { type Board, type G, sharePlaces } from '@mokum/amsterdam';
import { NONE, Random } from '@mokum/kernel';
import { Known } from '../known.ts';
import { TOM_GULDEN } from './tom.ts';

/*
 * What TOM's blocks will bring him (20.12, 20.13, 20.17, 20.19). Which block he takes is settled by his rules as soon as the
 * dice lie there, so some ways the dice may fall are played to the end, always the same ones: two tables differ by what
 * the player did to them, not by luck. That the player takes blocks too is left out.
 */

const BLOCKS = 36;
const COLOURS = 6;
const DISTRICTS = 6;
const GOODS = 9;
const ROOFS = 3;
const FACES = 6;
const LAST_ROUND = 12;
/** 20.13. */
const SALE = 2;
const FUTURES = 16;

/** The dice that show a six in each round of a future. */
type Future = readonly (readonly number[])[];

const futures: readonly Future[] = (() => {
  const random = new Random('what the dice may bring TOM');
  const dice = Array.from({ length: COLOURS }, (_, colour) => colour);
  return Array.from({ length: FUTURES }, () =>
    Array.from({ length: LAST_ROUND + 1 }, () => dice.filter(() => random.below(FACES) === 0)),
  );
})();

const orders = new WeakMap<Board, readonly Int32Array[]>();

/** By colour, the blocks of the district: the cheapest first, then from the left. */
function orderOf(board: Board): readonly Int32Array[] {
  const known = orders.get(board);
  if (known) return known;
  const blocks = board.edition.city.blocks.toSorted(
    (a, b) => a.cost - b.cost || board.fromLeft[a.id] - board.fromLeft[b.id],
  );
  const order = Array.from({ length: COLOURS }, (_, colour) =>
    Int32Array.from(blocks.flatMap(({ id }) => (board.colour[id] === colour ? [id] : []))),
  );
  orders.set(board, order);
  return order;
}

/** Whose each block is, by its number. */
const owner = new Uint8Array(BLOCKS + 1);
const [FREE, TOMS, MINE] = [0, 1, 2];
/** Those of TOM's that a group has been counted with. */
const COUNTED = 3;
const roofs = new Int32Array(GOODS);
const queue = new Int32Array(BLOCKS);

/** 20.12: the cheapest, then one beside a block of his, then the leftmost. */
function blockFor(board: Board, order: Int32Array): number {
  let first: number = NONE;
  for (const block of order) {
    if (owner[block] !== FREE) continue;
    if (first === NONE) first = block;
    else if (board.cost[block] > board.cost[first]) break;
    for (const next of board.neighbours[block]) if (owner[next] === TOMS) return block;
  }
  return first;
}

/** 20.19: his places in the districts. With two owners all rulings on ties are the same. */
function districtsOf(g: G, board: Board): number {
  const mine = new Int32Array(DISTRICTS);
  const toms = new Int32Array(DISTRICTS);
  for (let block = 1; block <= BLOCKS; block++)
    if (owner[block] === MINE) mine[board.district[block]]++;
    else if (owner[block] === TOMS) toms[board.district[block]]++;
  let sum = 0;
  for (let district = 0; district < DISTRICTS; district++)
    if (g.openDistricts.has(district))
      sum += sharePlaces([mine[district], toms[district]], board.edition.districtTiles.places[1], 'all-places')[1];
  return sum;
}

/** 20.17. What is counted is marked. */
function groupOf(board: Board): number {
  let most = 0;
  for (let block = 1; block <= BLOCKS; block++) {
    if (owner[block] !== TOMS) continue;
    owner[block] = COUNTED;
    queue[0] = block;
    let size = 1;
    for (let i = 0; i < size; i++)
      for (const next of board.neighbours[queue[i]]) {
        if (owner[next] !== TOMS) continue;
        owner[next] = COUNTED;
        queue[size++] = next;
      }
    most = Math.max(most, size);
  }
  return most * board.edition.districtTiles.perCrestOfGroup;
}

/** What his blocks have brought him in the end of one future. */
function play(g: G, board: Board, future: Future): number {
  const [me, tom] = [g.players[0], g.tom[0]];
  for (let block = 1; block <= BLOCKS; block++)
    owner[block] = me.crests.has(block) ? MINE : tom.crests.has(block) ? TOMS : FREE;
  let sold = 0;
  for (let good = 0; good < GOODS; good++) {
    roofs[good] = g.roofs.at(good);
    if (g.blackMarket.has(good)) sold |= 1 << good;
  }
  const order = orderOf(board);
  let sum = 0;
  for (let round = g.round + 1; round <= LAST_ROUND; round++)
    for (const colour of future[round]) {
      const block = blockFor(board, order[colour]);
      if (block === NONE) continue;
      owner[block] = TOMS;
      const good = g.goods.at(block - 1);
      if ((sold & (1 << good)) === 0) {
        sold |= 1 << good;
        sum += SALE * TOM_GULDEN;
      } else if (roofs[good] < ROOFS)
        sum += board.roofs[good * ROOFS + roofs[good]++] + board.edition.rounds.rounds[round - 1].quickDelivery;
    }
  return sum + districtsOf(g, board) + groupOf(board);
}

const known = new Known(7, 1024);

/** Puts down all that his blocks depend on. How goods and district tiles lie tells one game from another. */
function putDown(g: G): void {
  const { key } = known;
  const [me, tom] = [g.players[0], g.tom[0]];
  key.fill(0);
  for (let block = 1; block <= BLOCKS; block++) {
    const half = block <= BLOCKS / 2 ? 0 : 1;
    key[half] = (key[half] << 1) | (me.crests.has(block) ? 1 : 0);
    key[half + 2] = (key[half + 2] << 1) | (tom.crests.has(block) ? 1 : 0);
    key[6] = Math.imul(key[6], 31) + g.goods.at(block - 1);
  }
  for (let good = 0; good < GOODS; good++) {
    key[4] = (key[4] << 2) | g.roofs.at(good);
    key[5] = (key[5] << 1) | (g.blackMarket.has(good) ? 1 : 0);
  }
  for (let district = 0; district < DISTRICTS; district++)
    key[5] = (key[5] << 1) | (g.openDistricts.has(district) ? 1 : 0);
  key[5] = (key[5] << 4) | g.round;
  key[6] = Math.imul(key[6], 31) + g.edition;
}

/** What TOM's blocks will have brought him in the end, on average. */
export function tomCity(g: G, board: Board): number {
  putDown(g);
  const found = known.find();
  if (!Number.isNaN(found)) return found;
  let sum = 0;
  for (const future of futures) sum += play(g, board, future);
  return known.keep(sum / FUTURES);
}
