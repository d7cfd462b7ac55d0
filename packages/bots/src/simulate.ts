import { type Dice, type Fields, type Game, type Json, Match, Random, type Result } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import type { Bot } from './bot.ts';

export interface Simulation<F extends Fields> {
  readonly game: Game<F>;
  readonly seats: number;
  readonly options?: Json;
  /** a bot for each seat */
  readonly bots: readonly Bot<NoInfer<F>>[];
  readonly seed: number | string;
}

export interface Played<F extends Fields> {
  readonly match: Match<F>;
  readonly result: Result;
  /** how many moves each seat made */
  readonly moves: readonly number[];
}

/** No game of ours comes near it; a bot that never ends its turn does. */
export const MOST_SUBMISSIONS = 100_000;

/**
 * A whole game between bots. The same seed gives the same game: nature and every bot have randomness of their own,
 * derived from it, so that another bot in one seat does not change what the others roll.
 */
export function playGame<F extends Fields>({ game, seats, options, bots, seed }: Simulation<F>): Played<F> {
  if (bots.length !== seats) throw new RangeError(`${seats} seats need as many bots, found ${bots.length}`);
  const match = new Match(game, {
    seats,
    ...(options !== undefined && { options }),
    nature: seededNature(String(seed)),
  });
  const randoms = bots.map((_, seat) => new Random(`${seed} seat ${seat}`));
  const moves = bots.map(() => 0);
  for (let n = 0; n < MOST_SUBMISSIONS; n++) {
    const result = match.result();
    if (result) return { match, result, moves };
    const seat = (match.waitingFor() as readonly number[])[0];
    const chosen = choose(match, seat, bots[seat], randoms[seat]);
    match.submit(seat, chosen);
    moves[seat] += chosen.length;
  }
  throw new RangeError(`${game.name}: no end after ${MOST_SUBMISSIONS} submissions (seed ${seed})`);
}

/** What a bot would do in a seat of a match, from what that seat may know. */
export function choose<F extends Fields>(match: Match<F>, seat: number, bot: Bot<F>, random: Dice): readonly string[] {
  return bot.choose({ seat, view: match.view(seat), memory: match.memory(seat), legal: match.legal(seat), random });
}
