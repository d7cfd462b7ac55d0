import { diceOf, type Fields, type Match, Outcomes, textOf } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';

/** Answers chance from a seed: a game that was saved and resumed goes on as if it had never been left. */
export function answerChance<F extends Fields>(match: Match<F>, seed: string): void {
  if (match.waitingFor() !== 'chance') return;
  const nature = seededNature(seed);
  const outcomes = new Outcomes();
  while (match.waitingFor() === 'chance') {
    const values = match.game.sample(match.state, diceOf(nature, match.drawn), outcomes);
    match.tellChance(textOf(match.game, { task: match.game.chance(match.state).name, values }));
  }
}
