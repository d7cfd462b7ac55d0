import { expect, test } from 'vitest';
import { Known } from './known.ts';

test('a number is known by its whole key, and only as long as its place is its own', () => {
  const known = new Known(2, 1);
  const at = (a: number, b: number): number => {
    known.key.set([a, b]);
    return known.find();
  };
  expect(at(0, 0)).toBeNaN();
  expect(at(1, 2)).toBeNaN();
  expect(known.keep(7)).toBe(7);
  expect(at(1, 2)).toBe(7);
  expect(at(1, 3)).toBeNaN();
  known.keep(8);
  expect(at(1, 3)).toBe(8);
  // There is one place only.
  expect(at(1, 2)).toBeNaN();
});
