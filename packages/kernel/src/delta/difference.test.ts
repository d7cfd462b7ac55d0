import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../domain.ts';
import { applyDelta } from './apply.ts';
import { difference } from './difference.ts';
import type { Edit } from './view-delta.ts';

const long = Array.from({ length: 20 }, (_, i) => i + 1);

describe('the difference of two values', () => {
  test.each<[what: string, before: Json, after: Json, edit: Edit | undefined]>([
    ['equal numbers', 3, 3, undefined],
    ['equal lists', [1, [2]], [1, [2]], undefined],
    ['equal objects', { a: { b: [] } }, { a: { b: [] } }, undefined],
    ['another number', 3, 4, 4],
    ['nothing in place of a word', 'red', null, null],
    ['a list where none was', null, [1], [[1]]],
    ['a list that is now hidden', [1, 2], { hidden: 2 }, [{ hidden: 2 }]],
    ['a list that is shown', { hidden: 0 }, [], [[]]],
    ['one name of an object', { black: 1, pink: 2, grey: 3 }, { black: 1, pink: 0, grey: 3 }, { pink: 0 }],
    ['a name that is gone', { 3: [1], 4: [2, 5], 7: [6] }, { 4: [2, 5], 7: [6] }, { 3: [] }],
    ['a name that has come', { 3: [1], 7: [6] }, { 3: [1], 4: [2, 5], 7: [6] }, { 4: [[2, 5]] }],
    ['a word that has come, but not last', { x: 1, z: 1 }, { x: 1, y: 2, z: 1 }, [{ x: 1, y: 2, z: 1 }]],
    ['rising numbers: one comes, one goes', long, [...long.slice(1), 31], [[1], [31]]],
    ['rising numbers: nearly all go', long, [20], [[20]]],
    ['words in a list: one is cut out', ['red', 'blue', 'green'], ['red', 'green'], [1, 1, []]],
    ['words in a list: one is put there', ['red', 'green'], ['red', 'blue', 'green'], [1, 0, ['blue']]],
    ['words in a list: one is another', ['red', 'blue', 'red'], ['red', 'red', 'red'], { 1: 'red' }],
    ['numbers that do not rise', [5, 3, 4, 9, 9, 9], [5, 3, 4, 9, 9], [5, 1, []]],
    ['what is shorter as a whole', { black: 1, pink: 2 }, { pink: 3 }, [{ pink: 3 }]],
  ])('%s', (_what, before, after, edit) => {
    const found = difference(before, after);
    expect(found).toEqual(edit);
    expect(applyDelta({ it: before }, found === undefined ? {} : { it: found })).toEqual({ it: after });
  });

  const key = fc.constantFrom('a', 'b', 'c', '0', '1', '12');
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom<Json>(null, true, 0, 1, 2, 7, 'red', 'blue'),
      fc.array(fc.integer({ min: 0, max: 9 })),
      fc.uniqueArray(fc.integer({ min: 0, max: 30 })).map((list) => list.sort((a, b) => a - b)),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));

  test('makes one into the other to the byte, changes neither, and is never longer than the whole', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const texts = [before, after].map((value) => JSON.stringify(value));
        const edit = difference(before, after);
        expect(edit === undefined).toBe(texts[0] === texts[1]);
        if (edit !== undefined) expect(JSON.stringify(edit).length).toBeLessThanOrEqual(`[${texts[1]}]`.length);
        const next = applyDelta({ it: before }, edit === undefined ? {} : { it: edit });
        expect(JSON.stringify(next.it)).toBe(texts[1]);
        expect([before, after].map((value) => JSON.stringify(value))).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });
});
