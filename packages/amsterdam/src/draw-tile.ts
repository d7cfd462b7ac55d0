import { NONE } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { rulingValues } from './data/rulings.ts';
import { chance, type G, ruled, tiles } from './state.ts';

const FOUR_TWO = rulingValues.extraTiles.indexOf('four-two');
const THREE_ONE = rulingValues.extraTiles.indexOf('three-one-over-two');

/** 19.2, 19.3, 25.24: how many tiles C are in the stack of a half of the game. */
function extraTilesPerHalf(g: G): number {
  const ruling = ruled(g, 'extraTiles');
  const full = g.firstRound === 1;
  if (ruling === FOUR_TWO) return full ? 4 : 3;
  return ruling === THREE_ONE || full ? 3 : 2;
}

/** How many tiles a half begins with before those that are put below them unmixed, or all of them. */
const mixedPerHalf = (g: G, perHalf: number): number =>
  ruled(g, 'extraTiles') === THREE_ONE ? Math.min(perHalf, extraTilesPerHalf(g) + 1) : perHalf;

/**
 * 2.9: six tiles A are played, then six B; those put back stay unseen, so each is as likely as any other. With
 * expansion 4 a half holds a known number of tiles C at unknown places: the next tile is a C with the chance that one
 * of the tiles left to draw is one.
 */
export const drawTile = chance('draw-tile', tiles, {
  seen: 'all',
  outcomes(g, _me, offer) {
    const { market, rounds } = boardOf(g).edition;
    const perHalf = g.firstRound === 1 ? rounds.tilesPerHalf.full : rounds.tilesPerHalf.short;
    const first = g.round - g.firstRound < perHalf;
    const plain = first ? 'A' : 'B';
    const extra = first ? 'CA' : 'CB';
    let plainLeft = 0;
    let extraLeft = 0;
    for (let tile = g.tiles.first(); tile !== NONE; tile = g.tiles.next(tile)) {
      if (market[tile - 1].stack === plain) plainLeft++;
      else if (market[tile - 1].stack === extra) extraLeft++;
    }
    const drawn = (g.round - g.firstRound) % perHalf;
    const extraToCome = extraLeft === 0 ? 0 : extraTilesPerHalf(g) - extraDrawn(g, extra);
    const mixed = mixedPerHalf(g, perHalf);
    const plainToCome = drawn < mixed ? mixed - drawn - extraToCome : perHalf - drawn;
    // Whole numbers in the ratio of (to come / left) of the two sorts.
    const plainWeight = extraToCome <= 0 ? 1 : Math.max(0, plainToCome) * extraLeft;
    const extraWeight = plainToCome <= 0 || plainLeft === 0 ? 1 : extraToCome * plainLeft;
    for (let tile = g.tiles.first(); tile !== NONE; tile = g.tiles.next(tile)) {
      const { stack } = market[tile - 1];
      if (stack === plain && plainWeight > 0) offer(tile, plainWeight);
      else if (stack === extra && extraToCome > 0) offer(tile, extraWeight);
    }
  },
  do(g, _me, tile) {
    if (g.market.length > 0) g.spentTiles.add(g.market.pop());
    g.tiles.remove(tile);
    g.market.push(tile);
  },
});

/** How many tiles C of this half were drawn. */
function extraDrawn(g: G, stack: 'CA' | 'CB'): number {
  const { market } = boardOf(g).edition;
  let found = g.market.length > 0 && market[g.market.at(0) - 1].stack === stack ? 1 : 0;
  for (let tile = g.spentTiles.first(); tile !== NONE; tile = g.spentTiles.next(tile))
    if (market[tile - 1].stack === stack) found++;
  return found;
}
