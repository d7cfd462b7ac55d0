import { expect, test } from 'vitest';
import { perft } from '../src/testing/index.ts';
import { harbour } from './toy-game.ts';

// Six bids, then the seal, for each seat; then, where nature is counted, two kinds of weather.
test.each([
  [2, 'first', [6, 6, 36, 36, 324, 1944]],
  [2, 'all', [6, 6, 36, 36, 72, 648]],
  [3, 'first', [6, 6, 36, 36, 216, 216]],
] as const)('%i seats, nature counted as %s', (seats, nature, leaves) => {
  const start = harbour.load({ seats });
  expect(leaves.map((_, i) => perft(harbour, start, i + 1, nature))).toEqual(leaves);
});

test('a game that is over is one leaf', () => {
  const over = harbour.load({ seats: 2, round: 4, agenda: { main: [] } });
  expect(perft(harbour, over, 3, 'first')).toBe(1);
});
