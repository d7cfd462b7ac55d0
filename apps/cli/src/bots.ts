import type { Fields, Match, Memory, Random, View } from '@mokum/kernel';

/** All that a bot is given: what its seat sees now, what it has ever seen, and what it may do. */
export interface Seen<F extends Fields = Fields> {
  readonly seat: number;
  readonly view: View<F>;
  readonly memory: Memory;
  readonly legal: readonly string[];
  readonly random: Random;
}

export interface Bot<F extends Fields = Fields> {
  readonly name: string;
  choose(seen: Seen<F>): readonly string[];
}

export const random: Bot = {
  name: 'random',
  choose: (seen) => [seen.legal[seen.random.below(seen.legal.length)]],
};

export function choose<F extends Fields>(
  match: Match<F>,
  seat: number,
  bot: Bot<F>,
  random: Random,
): readonly string[] {
  return bot.choose({ seat, view: match.view(seat), memory: match.memory(seat), legal: match.legal(seat), random });
}
