import { expect, test } from 'vitest';
import { conform } from '../src/testing/index.ts';
import { harbour } from './toy-game.ts';

const games = process.env.MOKUM_SOAK ? 10_000 : 15;
const every = process.env.MOKUM_SOAK ? 30 : 4;

test.each([2, 3, 4])('the harbour auction keeps every promise with %i seats', (seats) => {
  const tally = conform(harbour, { seats, games, seed: 'harbour', every });
  expect(tally.games).toBe(games);
  const counts = [tally.worlds, tally.drawnAnew, tally.refused, tally.undone, tally.deltas];
  for (const count of counts) expect(count).toBeGreaterThan(0);
});
