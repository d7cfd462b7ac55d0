import { Dice } from './dice.ts';
import { Random } from './random.ts';

/**
 * Who answers chance at a table: for each outcome that is ever drawn there, a stream of 32-bit words. Outcomes are
 * counted from 0, undone and told ones too, and never by rows: how moves are grouped changes nothing, and luck that was
 * taken back does not come again.
 */
export interface Nature {
  /** the `index`-th word of an outcome's stream, as an unsigned integer */
  word(outcome: number, index: number): number;
}

class NatureDice extends Dice {
  readonly #nature: Nature;
  readonly #outcome: number;
  #index = 0;

  constructor(nature: Nature, outcome: number) {
    super();
    this.#nature = nature;
    this.#outcome = outcome;
  }

  bits(): number {
    return this.#nature.word(this.#outcome, this.#index++) >>> 0;
  }
}

/** The dice of one outcome. */
export const diceOf = (nature: Nature, outcome: number): Dice => new NatureDice(nature, outcome);

/** Nature by the quick generator: for tests, where many games are dealt and nobody looks for the seed. */
export function quickNature(seed: number | string): Nature {
  let dice = new Random(`${seed} 0`);
  let at = 0;
  let next = 0;
  return {
    word(outcome, index) {
      if (outcome !== at || index < next) {
        dice = new Random(`${seed} ${outcome}`);
        at = outcome;
        next = 0;
      }
      for (; next < index; next++) dice.bits();
      next++;
      return dice.bits();
    },
  };
}
