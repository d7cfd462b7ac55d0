import { describe, expect, test } from 'vitest';
import { scored, type Street, streetOf, worth } from '../test/table.ts';
import { atLeast, height, lower, noneOf, taller } from './card.ts';
import { type Condition, FEATURES } from './cards.ts';
import { meets } from './scoring.ts';

/** Whether building 0 of a street meets a condition. */
const met = (condition: Condition, street: Street): boolean => meets(streetOf(street), 0, condition);

/** A street of three, by the cards above their shops. */
const heights = (left: number, middle: number, right: number): Street => {
  let next = 31;
  const pile = (shop: number, cards: number): number[] => [
    shop,
    ...Array.from({ length: cards - 1 }, () => {
      next++;
      return next;
    }),
  ];
  return {
    ...(left > 0 && { '-1': pile(1, left) }),
    0: pile(2, middle),
    ...(right > 0 && { 1: pile(3, right) }),
  } as Street;
};

/** One window with just one of a feature, and one with two. */
const ONE = { cat: 32, bird: 33, flag: 43, pot: 34 };
const TWO = { cat: 35, bird: 47, flag: 38, pot: 58 };

describe('6 conditions', () => {
  test('6.1 points come from shops, roofs, pots and the bonus, and from nothing else', () => {
    const { breakdown, points } = scored([{ 0: [16, 34, 98], 1: [17] }, { 0: [30] }]);
    expect(breakdown[0]).toEqual({
      'shop 16': worth(16),
      'roof 98': worth(98),
      'shop 17': worth(17),
      pots: 1,
      bonus: 2,
    });
    expect(points).toEqual([worth(16) + worth(98) + worth(17) + 3, 2]);
  });

  test('6.2 a shop scores its points if its building meets its condition', () => {
    expect(scored([{ 0: [1, 35] }, { 0: [30] }]).breakdown[0]).toMatchObject({ 'shop 1': worth(1) });
    expect(scored([{ 0: [1, 32] }, { 0: [30] }]).breakdown[0]).toMatchObject({ 'shop 1': 0 });
    // The windows of another building do not help.
    expect(scored([{ 0: [1], 1: [28, 35] }, { 0: [30] }]).breakdown[0]).toMatchObject({ 'shop 1': 0 });
  });

  test('6.3 a roof scores its points if its building meets its condition', () => {
    expect(scored([{ 0: [30, 35, 83] }, { 0: [29] }]).breakdown[0]).toMatchObject({ 'roof 83': worth(83) });
    expect(scored([{ 0: [30, 32, 83] }, { 0: [29] }]).breakdown[0]).toMatchObject({ 'roof 83': 0 });
    expect(scored([{ 0: [30, 83], 1: [28, 35] }, { 0: [29] }]).breakdown[0]).toMatchObject({ 'roof 83': 0 });
  });

  test('6.4 conditions are judged on the streets at the end: what was met once may be lost', () => {
    // Shop 29 asks for exactly 3, shop 16 for no cat.
    expect(scored([{ 0: [29, 31, 42] }, { 0: [30] }]).breakdown[0]['shop 29']).toBe(worth(29));
    expect(scored([{ 0: [29, 31, 42, 52] }, { 0: [30] }]).breakdown[0]['shop 29']).toBe(0);
    expect(scored([{ 0: [16, 31] }, { 0: [30] }]).breakdown[0]['shop 16']).toBe(worth(16));
    expect(scored([{ 0: [16, 31, 32] }, { 0: [30] }]).breakdown[0]['shop 16']).toBe(0);
  });

  test.each(FEATURES)('6.5 at least: the number or more, of %s', (feature) => {
    const three = atLeast({ [feature]: 3 });
    expect(met(three, { 0: [2, TWO[feature]] })).toBe(false);
    expect(met(three, { 0: [2, TWO[feature], ONE[feature]] })).toBe(true);
    expect(met(atLeast({ [feature]: 2 }), { 0: [2, TWO[feature], ONE[feature]] })).toBe(true);
    const others = FEATURES.filter((other) => other !== feature).map((other) => TWO[other]);
    expect(met(atLeast({ [feature]: 1 }), { 0: [2, ...others] })).toBe(false);
  });

  test('6.6 two features together: both numbers must be reached', () => {
    const both = atLeast({ cat: 1, bird: 2 });
    expect(met(both, { 0: [2, 32, 47] })).toBe(true);
    expect(met(both, { 0: [2, 32, 33] })).toBe(false);
    expect(met(both, { 0: [2, 47, 57] })).toBe(false);
    expect(met(both, { 0: [2, 35, 45, 33] })).toBe(false);
    expect(met(both, { 0: [2, 40] })).toBe(true);
  });

  test.each(FEATURES)('6.7 none of: met without any %s, whatever else there is', (feature) => {
    const others = FEATURES.filter((other) => other !== feature).map((other) => TWO[other]);
    expect(met(noneOf(feature), { 0: [2, ...others] })).toBe(true);
    expect(met(noneOf(feature), { 0: [2, ONE[feature]] })).toBe(false);
    expect(met(noneOf(feature), { 0: [2, 31], 1: [3, ONE[feature]] })).toBe(true);
  });

  test('6.8 a building without windows meets every "none of"', () => {
    for (const feature of FEATURES) {
      expect(met(noneOf(feature), { 0: [2] })).toBe(true);
      expect(met(noneOf(feature), { 0: [2, 83] })).toBe(true);
    }
  });

  test('6.9 taller than the building on the side that the card names', () => {
    expect(met(taller('left'), heights(2, 3, 9))).toBe(true);
    expect(met(taller('left'), heights(4, 3, 1))).toBe(false);
    expect(met(taller('right'), heights(9, 3, 2))).toBe(true);
    expect(met(taller('right'), heights(1, 3, 4))).toBe(false);
  });

  test('6.10 lower than the building on the side that the card names', () => {
    expect(met(lower('left'), heights(4, 3, 1))).toBe(true);
    expect(met(lower('left'), heights(2, 3, 9))).toBe(false);
    expect(met(lower('right'), heights(1, 3, 4))).toBe(true);
    expect(met(lower('right'), heights(9, 3, 2))).toBe(false);
  });

  test('6.11 taller than both', () => {
    expect(met(taller('both'), heights(2, 3, 2))).toBe(true);
    expect(met(taller('both'), heights(4, 3, 2))).toBe(false);
    expect(met(taller('both'), heights(2, 3, 4))).toBe(false);
  });

  test('6.12 lower than both', () => {
    expect(met(lower('both'), heights(4, 3, 4))).toBe(true);
    expect(met(lower('both'), heights(2, 3, 4))).toBe(false);
    expect(met(lower('both'), heights(4, 3, 2))).toBe(false);
  });

  test('6.13 height at least', () => {
    expect([3, 4, 5].map((cards) => met(height('least', 4), heights(0, cards, 0)))).toEqual([false, true, true]);
  });

  test('6.14 height exactly', () => {
    expect([3, 4, 5].map((cards) => met(height('exactly', 4), heights(0, cards, 0)))).toEqual([false, true, false]);
  });

  test('6.15 equal heights are neither taller nor lower', () => {
    for (const condition of [taller('left'), taller('right'), lower('left'), lower('right')])
      expect(met(condition, heights(3, 3, 3))).toBe(false);
    expect(met(taller('both'), heights(2, 3, 3))).toBe(false);
    expect(met(lower('both'), heights(4, 3, 3))).toBe(false);
  });

  test('6.16 every building is taller than an empty side', () => {
    expect(met(taller('left'), heights(0, 1, 5))).toBe(true);
    expect(met(taller('right'), heights(5, 1, 0))).toBe(true);
    expect(met(taller('both'), heights(0, 3, 2))).toBe(true);
    expect(met(taller('both'), heights(0, 1, 0))).toBe(true);
  });

  test('6.17 no building is lower than an empty side', () => {
    expect(met(lower('left'), heights(0, 1, 5))).toBe(false);
    expect(met(lower('right'), heights(5, 1, 0))).toBe(false);
    expect(met(lower('both'), heights(0, 1, 5))).toBe(false);
    expect(met(lower('both'), heights(5, 1, 0))).toBe(false);
  });

  test('6.18 an unfinished neighbour is compared by the cards it has', () => {
    expect(met(taller('right'), { 0: [2, 31, 83], 1: [3, 42] })).toBe(true);
    expect(met(taller('right'), { 0: [2, 83], 1: [3, 42] })).toBe(false);
    expect(met(lower('right'), { 0: [2, 83], 1: [3, 42, 52] })).toBe(true);
  });

  test('6.19 an unfinished building scores its shop and its pots', () => {
    const { breakdown } = scored([{ 0: [16, 58] }, { 0: [30] }]);
    expect(breakdown[0]).toEqual({ 'shop 16': worth(16), pots: 2, bonus: 2 });
  });

  test('6.20 a failed condition costs nothing', () => {
    const { breakdown, points } = scored([{ 0: [28, 31, 88] }, { 0: [27, 34] }]);
    expect(breakdown[0]).toMatchObject({ 'shop 28': 0, 'roof 88': 0, pots: 0 });
    expect(points[0]).toBe(breakdown[0]['bonus']);
  });
});
