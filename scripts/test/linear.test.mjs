import { expect, test } from 'vitest';
import { solve } from '../linear.mjs';

test('as many equations as unknowns are solved, whatever their order', () => {
  const [x, y, z] = solve(
    [
      [0, 2, 1],
      [1, -1, 0],
      [3, 0, -2],
    ],
    [7, -1, -3],
  );
  expect(x).toBeCloseTo(1);
  expect(y).toBeCloseTo(2);
  expect(z).toBeCloseTo(3);
});

test('equations that say the same twice are refused', () => {
  expect(() =>
    solve(
      [
        [1, 2],
        [2, 4],
      ],
      [3, 6],
    ),
  ).toThrow('no single solution');
});
