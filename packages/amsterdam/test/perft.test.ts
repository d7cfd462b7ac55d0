import { perft } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { table } from './table.ts';

// From the set-up in which every chance has its first outcome: with two seats 3 cards, the commit, 2 cards, the commit,
// then 6 and 6 colours and the commit for each.
test.each([
  [1, [3, 3, 18, 108, 108, 432, 432, 6480]],
  [2, [3, 3, 6, 6, 36, 216, 216, 1296]],
  [3, [4, 4, 12, 12, 24, 24, 144]],
  [4, [5, 5, 20, 20, 60, 60, 120]],
] as const)('a set-up with %i seats has so many lines of play', (seats, leaves) => {
  const start = amsterdam.setup({ seats });
  expect(leaves.map((_, i) => perft(amsterdam, start, i + 1, 'first'))).toEqual(leaves);
});

test('a turn with cards, cargo and coin has so many lines of play', () => {
  const { g: start } = table({
    round: 5,
    anna: {
      active: [22, 28, 36, 40, 88, 109],
      inactive: [34, 94],
      pool: { grey: 2, pink: 1 },
      gulden: 2,
      storage: { beer: 1 },
      dockers: { 'light-blue': 1 },
    },
    jan: { gulden: 1 },
  });
  expect([1, 2, 3, 4].map((depth) => perft(amsterdam, start, depth, 'first'))).toEqual([16, 153, 1457, 12_769]);
});
