import { expect, test } from 'vitest';
import { readJson, TooDeep } from './json.ts';
import { DEEPEST_JSON } from './limits.ts';

const nested = (open: string, close: string, depth: number): string => `${open.repeat(depth)}0${close.repeat(depth)}`;

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('JSON nested by %s is read to its limit, and refused beyond', (open, close) => {
  expect(() => readJson(nested(open, close, DEEPEST_JSON))).not.toThrow();
  expect(() => readJson(nested(open, close, DEEPEST_JSON + 1))).toThrow(TooDeep);
  expect(() => readJson(nested(open, close, DEEPEST_JSON + 1))).toThrow(`more than ${DEEPEST_JSON} levels deep`);
});

test('what stands side by side is not deep, and brackets in a text do not count', () => {
  const many = 3 * DEEPEST_JSON;
  for (const part of ['[]', '{}', '"[[{"', '"\\"[{"']) {
    const text = `[${Array.from({ length: many }, () => part).join(',')}]`;
    expect(readJson(text)).toEqual(JSON.parse(text));
  }
});
