import { expect, test } from 'vitest';
import { namesApart } from './names-apart.ts';

test('different names stay as they are', () => {
  expect(namesApart(['Anna', 'Bram', 'anna'])).toEqual(['Anna', 'Bram', 'anna']);
});

test('whoever repeats a name gets a number that nobody has', () => {
  expect(namesApart(['Anna', 'Anna', 'Anna'])).toEqual(['Anna', 'Anna 2', 'Anna 3']);
  expect(namesApart(['Anna', 'Anna', 'Anna 2'])).toEqual(['Anna', 'Anna 3', 'Anna 2']);
});
