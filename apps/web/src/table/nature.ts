import { type Fields, type Game, type Match, Outcomes, Random, textOf } from '@mokum/kernel';

/**
 * Answers every chance that a match waits for. Each is drawn by a generator of its own, seeded by the table's seed and
 * the place in the log: a game gone on with after a reload draws what it would have drawn without one. Returns how many
 * there were.
 */
export function answerChance<F extends Fields>(game: Game<F>, match: Match<F>, seed: string): number {
  const outcomes = new Outcomes();
  let drawn = 0;
  for (; match.waitingFor() === 'chance'; drawn++) {
    const random = new Random(`${seed} ${match.rows.length} ${drawn}`);
    const values = game.sample(match.state, random, outcomes);
    match.tellChance(textOf(game, { task: game.chance(match.state).name, values }));
  }
  return drawn;
}
