import { diceOf, type Fields, type Game, type Match, Outcomes, textOf } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';

/**
 * Answers every chance that a match waits for, from the table's seed: a game gone on with after a reload draws what it
 * would have drawn without one. Returns how many there were.
 */
export function answerChance<F extends Fields>(game: Game<F>, match: Match<F>, seed: string): number {
  if (match.waitingFor() !== 'chance') return 0;
  const nature = seededNature(seed);
  const outcomes = new Outcomes();
  let drawn = 0;
  for (; match.waitingFor() === 'chance'; drawn++) {
    const values = game.sample(match.state, diceOf(nature, match.drawn), outcomes);
    match.tellChance(textOf(game, { task: game.chance(match.state).name, values }));
  }
  return drawn;
}
