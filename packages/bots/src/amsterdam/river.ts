import { type Board, boardOf, type G, type Me } from '@mokum/amsterdam';

/*
 * What lies ahead on the Amstel: bridges and the mouth, less what the steps will cost. The first step of a turn is cheap
 * and each further one dear, so the way is thought of turn by turn to the end of the game.
 */

const MOUTH = 18;
const LAST_ROUND = 12;
/** Nobody pays for more in a turn. */
const MOST_STEPS = 6;

/** By the turns that are left, what each place is still worth if a resource counts `price`. */
function ways(board: Board, price: number): readonly Float64Array[] {
  const { firstStep, furtherStep, mouthValue } = board.edition.amstel;
  const tables = [new Float64Array(MOUTH + 1)];
  for (let turns = 1; turns <= LAST_ROUND; turns++) {
    const later = tables[turns - 1];
    tables.push(
      Float64Array.from({ length: MOUTH + 1 }, (_, from) => {
        let best = later[from];
        let passed = 0;
        for (let steps = 1; steps <= MOST_STEPS && from + steps <= MOUTH; steps++) {
          passed += board.bridgeAfter[from + steps - 1] + (from + steps === MOUTH ? mouthValue : 0);
          const cost = firstStep + (steps - 1) * furtherStep;
          best = Math.max(best, passed - price * cost + later[from + steps]);
        }
        return best;
      }),
    );
  }
  return tables;
}

const known = new WeakMap<Board, Map<number, readonly Float64Array[]>>();

/** What a player's way along the Amstel is worth in the turns to come. */
export function riverWorth(g: G, me: Me, turns: number, price: number): number {
  const board = boardOf(g);
  let byPrice = known.get(board);
  if (byPrice === undefined) known.set(board, (byPrice = new Map()));
  let tables = byPrice.get(price);
  if (tables === undefined) byPrice.set(price, (tables = ways(board, price)));
  return tables[turns][g.amstel.placeOf(me.index)];
}
