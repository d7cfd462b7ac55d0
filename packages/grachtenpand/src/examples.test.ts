import { describe, expect, test } from 'vitest';
import { allDraw, scored, seat, type Street, streetOf, table, turn, worth } from '../test/table.ts';
import { lower, taller } from './card.ts';
import { largestGroup, meets, potPoints } from './scoring.ts';

/** The printed example with the cards of this edition. */
const example = { '-1': [6, 38], 0: [26, 75, 66, 91], 1: [27] } as Street;

describe('8 examples', () => {
  test('8.2 the building in the middle scores 3 + 2', () => {
    const { breakdown } = scored([example, { 0: [30] }]);
    expect(breakdown[0]).toMatchObject({ 'shop 26': 3, 'roof 91': 2 });
    expect(streetOf(example).street.height(0)).toBe(4);
  });

  test('8.3 the building on the left scores nothing: 3 flags are wanting', () => {
    const { breakdown } = scored([example, { 0: [30] }]);
    expect(breakdown[0]).toMatchObject({ 'shop 6': 0 });
    expect(scored([{ ...example, '-1': [6, 38, 43] }, { 0: [30] }]).breakdown[0]).toMatchObject({
      'shop 6': worth(6),
    });
  });

  test('8.4 the largest group is 3 pink cards', () => {
    expect(largestGroup(streetOf(example)).toSorted((a, b) => a - b)).toEqual([6, 26, 75]);
  });

  test('8.5 the whole street: 5 points, no pots, and the bonus for a group of 3', () => {
    const result = scored([example, { 0: [30, 31, 32] }]);
    expect(result.breakdown[0]).toEqual({ 'shop 6': 0, 'shop 26': 3, 'roof 91': 2, 'shop 27': 0, pots: 0, bonus: 4 });
    expect(result.points[0]).toBe(9);
    // Another group of 3 makes it a tie for the bonus.
    expect(scored([example, { 0: [2, 31, 32] }]).points[0]).toBe(7);
  });

  test('8.6 a roof that scores nothing is built, and brings the end nearer', () => {
    const street: Street = { 0: [1, 90], 1: [2, 91], 2: [3, 92], 3: [4] };
    const match = table([{ street, hand: [5, 31, 88] }, { street: { 0: [6] } }]);
    turn(match, ['shop', 'shop'], [10, 11], ['build 88 at 3', 'canal 11']);
    expect(match.result()?.breakdown[0]).toMatchObject({ 'roof 88': 0 });
  });

  test('8.7 an unfinished building scores its shop and its pots', () => {
    const result = scored([{ 0: [7, 58] }, { 0: [30] }]);
    expect(result.breakdown[0]).toMatchObject({ 'shop 7': worth(7), pots: 2 });
  });

  test('8.8 no roof first: it goes on a shop or a window, never where no shop stands', () => {
    const match = table([{ street: { 0: [1] }, hand: [2, 31, 83] }, { street: { 0: [6] } }]);
    allDraw(match, ['shop', 'shop'], [10, 11]);
    match.submit(0, ['build 83']);
    expect(match.legal(0)).toEqual(['place 0']);
    for (const at of [-1, 1]) expect(match.why(0, `place ${at}`)).toEqual({ legal: false, paragraph: '3.18' });
    match.submit(0, ['place 0', 'done']);
    match.submit(1, ['canal 11', 'done']);
    expect(seat(match, 0).closed.has(0)).toBe(true);
  });

  test('8.11 a street of one building: taller than both empty sides, lower than neither', () => {
    const me = streetOf({ 0: [1, 31, 32] });
    const sides = ['left', 'right', 'both'] as const;
    expect(sides.map((side) => meets(me, 0, taller(side)))).toEqual([true, true, true]);
    expect(sides.map((side) => meets(me, 0, lower(side)))).toEqual([false, false, false]);
    expect(potPoints(me)).toBe(0);
  });
});
