import { expect, test } from 'vitest';
import { GOLDEN_GAMES, goldenText } from './golden-games.ts';

// A bot that changes plays other games: look at the difference, then write them anew with npm run golden.
test.each(GOLDEN_GAMES.map((games) => [games.name, games] as const))(
  'greedy bots play as they always did: %s',
  async (name, games) => {
    await expect(goldenText(games)).toMatchFileSnapshot(`golden/${name}.txt`);
  },
);
