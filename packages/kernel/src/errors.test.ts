import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstProblems, shown } from './errors.ts';
import { MOST_PROBLEMS } from './limits.ts';

describe('what is shown of a value in a message', () => {
  test('is its JSON, cut where it is long', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const whole = JSON.stringify(value);
        expect(shown(value)).toBe(whole.length > 60 ? `${whole.slice(0, 57)}…` : whole);
      }),
      { numRuns: 2000 },
    );
    for (const length of [50, 57, 58, 59, 60, 61, 62, 200])
      for (const letter of ['a', '"', '\n', '\u0000', 'é', '\u{1F600}']) {
        const whole = JSON.stringify(letter.repeat(length));
        expect(shown(letter.repeat(length))).toBe(whole.length > 60 ? `${whole.slice(0, 57)}…` : whole);
      }
    expect(shown(undefined)).toBe('undefined');
    expect(shown({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
    expect(shown(Number.NaN)).toBe('null');
  });

  test('is found without reading the rest, however deep and long it is', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 1_000_000; i++) deep = i % 2 === 0 ? [deep] : { a: deep };
    expect(shown(deep)).toMatch(/^\{"a":\[\{"a":\[.*…$/);
    expect(shown('x'.repeat(10_000_000))).toBe(`"${'x'.repeat(56)}…`);
    expect(shown([])).toBe('[]');
  });
});

test('of many problems the first are named, each cut where it is long', () => {
  expect(firstProblems(['a', 'b'])).toEqual(['a', 'b']);
  const many = firstProblems(Array.from({ length: MOST_PROBLEMS + 7 }, (_, i) => `${i} ${'x'.repeat(1000)}`));
  expect(many).toHaveLength(MOST_PROBLEMS + 1);
  expect(many.at(-1)).toBe('and 7 more problems');
  expect(many[3]).toMatch(/^3 x+…$/);
  expect(many[3]).toHaveLength(300);
});
