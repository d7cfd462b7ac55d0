import type { Fields, Game, Match } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';

/**
 * From now on chance is drawn from the table's seed, beginning with what is asked already: a game gone on with after a
 * reload draws what it would have drawn without one. Returns how many outcomes were drawn at once.
 */
export function answerChance<F extends Fields>(_game: Game<F>, match: Match<F>, seed: string): number {
  const { drawn } = match;
  match.drawFrom(seededNature(seed));
  return match.drawn - drawn;
}
