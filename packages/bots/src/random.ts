import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. It serves every game. */
export const random: Bot = {
  name: 'random',
  choose: (seen) => [seen.legal[seen.random.below(seen.legal.length)]],
};
