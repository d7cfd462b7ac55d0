import type { Fields, Match } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';

/**
 * From now on chance is drawn from a seed, beginning with what is asked already: a game that was saved and resumed goes
 * on as if it had never been left.
 */
export function answerChance<F extends Fields>(match: Match<F>, seed: string): void {
  match.drawFrom(seededNature(seed));
}
