import { grachtenpand } from '@mokum/grachtenpand';
import { perft } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';

// From the set-up in which every chance has its first outcome. `first`: nature goes on so, which is no ply; `all`:
// every outcome is counted. With two seats: 3 decks each, then 4 cards to build or to throw, then where, then done;
// and 101 cards left in the three decks for the first draw.
test.each([
  [2, 'first', [3, 9, 72, 84, 336, 720, 1072]],
  [3, 'first', [3, 9, 27, 216, 252, 1008, 2160]],
  [5, 'first', [3, 9, 27, 81, 243, 1944, 2268]],
  [2, 'all', [3, 9, 303, 10_100, 80_800]],
  [3, 'all', [3, 9, 27, 873, 27_936]],
] as const)('with %i seats and nature counted as %s there are so many lines of play', (seats, nature, leaves) => {
  const start = grachtenpand.load({ seats });
  expect(leaves.map((_, i) => perft(grachtenpand, start, i + 1, nature))).toEqual(leaves);
});
