import { expect, test } from 'vitest';
import { fifthRoot, power } from './powers.ts';

test('a power by whole numbers is what multiplying gives', () => {
  for (const base of [0, 0.5, 0.86, 0.98, 1, 2, 3])
    for (let exponent = 0, product = 1; exponent <= 40; exponent++, product *= base)
      expect(power(base, exponent) / (product || 1)).toBeCloseTo(product === 0 ? 0 : 1, 12);
  expect(power(2, 30)).toBe(2 ** 30);
  expect(power(0, 0)).toBe(1);
});

test('five fifth roots give the number back', () => {
  expect([fifthRoot(0), fifthRoot(1)]).toEqual([0, 1]);
  for (let i = 1; i <= 1000; i++) {
    const root = fifthRoot(i / 1000);
    expect(Math.abs(power(root, 5) / (i / 1000) - 1)).toBeLessThan(1e-14);
  }
  expect(power(fifthRoot(1e-9), 5)).toBeCloseTo(1e-9, 20);
});
