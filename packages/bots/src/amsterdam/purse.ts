import { type Board, boardOf, CARDS, type Effect, type G, type Me } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';

/*
 * What gulden will bring: each round one tile lies open, and those of the second half give more for a gulden than the
 * others. So the purse is thought of to the end of the game, with every tile of a half as likely as any other.
 */

const LAST_ROUND = 12;
const HALF = 6;
const MOST = 40;
/** Gulden that come in a round by sales and dockers, and with what active cards bring at most so many as are thought of. */
const INCOME = 0.6;
const INCOMES = 9;
const HALVES = 2;
/** 15.13. */
const LEFT_OVER = 0.5;
/** What the tiles' other gifts count: a step on the Amstel, a resource. */
const RIVER_STEP = 1;
const ANY_RESOURCE = 1.2;

interface Deal {
  readonly price: number;
  readonly brings: number;
}

type Bonus = Board['edition']['market'][number]['bonus'];

const bonusWorth = (bonus: Bonus): number =>
  bonus?.is === 'amstel' ? bonus.steps * RIVER_STEP : bonus?.is === 'resource' ? bonus.any * ANY_RESOURCE : 0;

const dealsOf = (board: Board, stack: 'A' | 'B'): readonly Deal[] =>
  board.edition.market
    .filter((tile) => tile.stack === stack)
    .map(({ price, points, bonus }) => ({ price, brings: points + bonusWorth(bonus) }));

/** By round, what a purse of so many gulden will bring from that round's phase III on, before its tile is known. */
function purses(board: Board, income: number): readonly Float64Array[] {
  const tables: Float64Array[] = [];
  tables[LAST_ROUND + 1] = Float64Array.from({ length: MOST + 3 }, (_, gulden) => gulden * LEFT_OVER);
  for (let round = LAST_ROUND; round >= 1; round--) {
    const later = tables[round + 1];
    const deals = dealsOf(board, round <= HALF ? 'A' : 'B');
    const table = new Float64Array(MOST + 3);
    for (let gulden = 0; gulden <= MOST; gulden++) {
      for (const { price, brings } of deals)
        table[gulden] += Math.max(later[gulden], gulden < price ? 0 : brings + later[gulden - price]) / deals.length;
    }
    for (let gulden = MOST + 1; gulden < table.length; gulden++) table[gulden] = table[MOST];
    const whole = Math.floor(income);
    const part = income - whole;
    // What comes in before the tile is bought.
    tables[round] = Float64Array.from(table, (_, gulden) => {
      const least = Math.min(MOST, gulden + whole);
      return (1 - part) * table[least] + part * table[Math.min(MOST, least + 1)];
    });
  }
  return tables;
}

const known = new WeakMap<Board, (readonly Float64Array[])[]>();

function tablesOf(board: Board, income: number): readonly Float64Array[] {
  let tables = known.get(board);
  if (tables === undefined) known.set(board, (tables = []));
  const step = Math.min(INCOMES, Math.round(income * HALVES));
  return (tables[step] ??= purses(board, step / HALVES));
}

/** Gulden that a card brings in a round, roughly: what it gives, as often as its condition or its price allows. */
const guldenOf = (effect: Effect): number => {
  switch (effect.is) {
    case 'gain':
      return (effect.gain.gulden ?? 0) * (effect.if === undefined ? 1 : 0.6);
    case 'either':
      return effect.gain.gulden ?? 0;
    case 'exchange':
      return (effect.gain.gulden ?? 0) * 0.35;
    case 'trigger':
      return (effect.gain.gulden ?? 0) * 0.5;
    default:
      return 0;
  }
};
const RATES = [0, ...CARDS.map(({ effect }) => guldenOf(effect))];

function incomeOf(me: Me): number {
  let sum = INCOME;
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) sum += RATES[card];
  return sum;
}

/** What a player's gulden are worth in the middle of a turn, the open tile being one of the things to buy. */
export function purseWorth(g: G, me: Me): number {
  const board = boardOf(g);
  const later = tablesOf(board, incomeOf(me))[g.round + 1];
  const gulden = Math.min(MOST, me.gulden);
  // What cards will bring is counted with them, so a purse counts by what it is better than an empty one.
  const kept = later[gulden] - later[0];
  const tile = board.edition.market[g.market.at(0) - 1];
  if (tile === undefined || g.marketUsed >= me.marketUses || gulden < tile.price || tile.points === 0) return kept;
  // To have bought is a little better than to be able to.
  return Math.max(kept, tile.points + bonusWorth(tile.bonus) + later[gulden - tile.price] - later[0] - 0.1);
}
