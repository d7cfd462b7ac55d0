import { expect, test } from 'vitest';
import { harbour } from '../../test/toy-game.ts';
import { mustBeSame, mustEqual } from './must.ts';

test('two states that differ in one word are told apart by its field, from the first word to the last', () => {
  const state = harbour.load({ seats: 2 }).$m;
  const fields: string[] = [];
  const expected: string[] = [];
  harbour.type.spans(
    0,
    (from, to, _field, path) => {
      for (let at = from; at < to; at++) expected[at] = path;
    },
    '',
  );
  for (let at = 0; at < state.length; at++) {
    const other = state.slice();
    other[at] += 1;
    try {
      mustBeSame(harbour, other, state, () => 'this');
    } catch (error) {
      fields[at] = /^this: (.+) differs/.exec((error as Error).message)?.[1] ?? '';
    }
  }
  expect(fields).toEqual(expected);
  mustBeSame(harbour, state.slice(), state, () => 'this');
});

test('two values that differ are shown where they do', () => {
  expect(() => mustEqual([1, 2], [1, 3], () => 'the list')).toThrow('the list: expected …[1,3]…, found …[1,2]…');
  const long = 'x'.repeat(100);
  expect(() => mustEqual(`${long}a`, `${long}b`, () => 'the text')).toThrow(
    `the text: expected …${'x'.repeat(60)}b"…, found …${'x'.repeat(60)}a"…`,
  );
  mustEqual({ a: 1 }, { a: 1 }, () => 'nothing');
});
