import { type Match, Outcomes, Random, textOf } from '@mokum/kernel';
import type { Fields } from '@mokum/kernel';

/**
 * Answers chance from a seed. Each row has its own stream, so that a game that was saved and resumed goes on as if it
 * had never been left.
 */
export function answerChance<F extends Fields>(match: Match<F>, seed: string): void {
  const outcomes = new Outcomes();
  if (match.waitingFor() !== 'chance') return;
  const random = new Random(`${seed} nature ${match.rows.length}`);
  while (match.waitingFor() === 'chance') {
    const task = match.game.chance(match.state).name;
    match.tellChance(textOf(match.game, { task, values: match.game.sample(match.state, random, outcomes) }));
  }
}
