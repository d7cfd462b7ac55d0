import type { Game } from '../definition.ts';
import { CHANCE } from '../engine.ts';
import { Options, Outcomes } from '../options.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import type { State } from '../state.ts';

/**
 * How nature is counted. `first`: it has its first outcome, and a deal the one of a fixed seed; that is no ply. `all`:
 * every outcome it can draw is a ply of its own, without its weight; a deal is as before.
 */
export type Nature = 'first' | 'all';

/**
 * How many lines of play there are to a depth: the leaves of the tree in which a ply is one answer of the lowest seat
 * that is asked. A game that ends earlier is one leaf.
 */
export function perft<F extends Fields>(game: Game<F>, g: State<F>, depth: number, nature: Nature): number {
  const waiting = game.waitingFor(g);
  if (depth === 0 || waiting === 0) return 1;
  const next = game.create();
  let leaves = 0;
  if (waiting === CHANCE) {
    const all = game.chance(g).kind === 'deal' ? undefined : game.outcomes(g, new Outcomes());
    const outcomes: (readonly number[])[] = all
      ? all.values.slice(0, nature === 'all' ? all.length : 1).map((value) => [value])
      : [game.sample(g, new Random('perft'), new Outcomes())];
    const plies = all && nature === 'all' ? 1 : 0;
    for (const outcome of outcomes) {
      game.copy(g, next);
      game.applyChance(next, outcome);
      leaves += perft(game, next, depth - plies, nature);
    }
    return leaves;
  }
  const seat = 31 - Math.clz32(waiting & -waiting);
  const options = game.options(g, seat, new Options());
  for (let i = 0; i < options.length; i++) {
    game.copy(g, next);
    game.apply(next, seat, options.at(i));
    leaves += perft(game, next, depth - 1, nature);
  }
  return leaves;
}
