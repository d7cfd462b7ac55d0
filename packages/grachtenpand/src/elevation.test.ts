import { expect, test } from 'vitest';
import { elevationOf } from './elevation.ts';
import { cardPoints, largestGroup, potPoints } from './scoring.ts';

test('8.5 the printed example scores the same on a street that is only seen', () => {
  const street = elevationOf({ '-1': [6, 38], '0': [26, 75, 66, 91], '1': [27] });
  expect([...cardPoints(street)].filter(([, points]) => points > 0)).toEqual([
    [26, 3],
    [91, 2],
  ]);
  expect(largestGroup(street).toSorted((a, b) => a - b)).toEqual([6, 26, 75]);
  expect(potPoints(street)).toBe(0);
});
