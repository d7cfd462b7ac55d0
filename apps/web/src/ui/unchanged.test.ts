import { h } from 'preact';
import { expect, test } from 'vitest';
import { sameValue } from './unchanged.ts';

test('data that holds the same is the same, however deep', () => {
  expect(sameValue({ a: [1, { b: 'x' }], c: undefined }, { a: [1, { b: 'x' }] })).toBe(true);
  expect(sameValue({ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] })).toBe(false);
  expect(sameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(sameValue([1], [1, 2])).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(null, undefined)).toBe(false);
});

test('sets, functions and drawings are the same only if they are the very same', () => {
  expect(sameValue(new Set([1]), new Set([1]))).toBe(false);
  expect(
    sameValue(
      () => 1,
      () => 1,
    ),
  ).toBe(false);
  expect(sameValue(h('p', {}), h('p', {}))).toBe(false);
  const drawing = h('p', {});
  expect(sameValue({ children: drawing }, { children: drawing })).toBe(true);
});
