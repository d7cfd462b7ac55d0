import type { Dice, Fields, Memory, View } from '@mokum/kernel';

/** All that a bot is given: what its seat sees now, what it has ever seen, and what it may do. */
export interface Seen<F extends Fields = Fields> {
  readonly seat: number;
  readonly view: View<F>;
  readonly memory: Memory;
  /** the answers to the question before it, in notation */
  readonly legal: readonly string[];
  /** its own dice; the game's are elsewhere */
  readonly random: Dice;
}

export interface Bot<F extends Fields = Fields> {
  readonly name: string;
  /** One submission: a list of moves, of which the first is one of the legal ones. */
  choose(seen: Seen<F>): readonly string[];
}

/** One of the best of a list, by chance among equals. */
export function bestOf<T>(items: readonly T[], worth: (item: T) => number, random: Dice): T {
  let best = items[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const item of items) {
    const value = worth(item);
    if (value < most) continue;
    equals = value > most ? 1 : equals + 1;
    most = value;
    if (random.below(equals) === 0) best = item;
  }
  return best;
}
