import { describe, expect, test } from 'vitest';
import { scored, type Street, streetOf, worth } from '../test/table.ts';
import { bonuses, largestGroup, potPoints } from './scoring.ts';

// By colour: red 31, 32, 33, 34; ochre 42, 43, 44; sage 52, 53; slate 62, 63; pink 73, 74, 75.
// Shops: pink 1, 6, 11; red 2, 7, 12; ochre 3, 8; sage 4, 9; slate 5, 10. Roofs: red 85, 90; slate 86; pink 84.
const group = (street: Street): number[] => largestGroup(streetOf(street)).toSorted((a, b) => a - b);

describe('6 flower pots', () => {
  test('6.21 each visible pot scores 1 point, in any building, and counts for conditions too', () => {
    expect(potPoints(streetOf({ '-1': [1, 58], 0: [2, 79, 34, 83], 1: [3, 72] }))).toBe(6);
    expect(potPoints(streetOf({ 0: [2, 40] }))).toBe(0);
    const { breakdown } = scored([{ 0: [7, 58] }, { 0: [30] }]);
    expect(breakdown[0]).toMatchObject({ 'shop 7': worth(7), pots: 2 });
  });
});

describe('6 planning bonus', () => {
  test('6.22 the street with the largest group scores 4', () => {
    expect(bonuses([3, 2])).toEqual([4, 0]);
    expect(bonuses([1, 2, 5, 4])).toEqual([0, 0, 4, 0]);
    const { breakdown } = scored([{ 0: [2, 31] }, { 0: [30] }, { 0: [1, 73, 74] }]);
    expect(breakdown.map((sources) => sources['bonus'])).toEqual([0, 0, 4]);
  });

  test('6.23 connected: one above the other', () => {
    expect(group({ 0: [2, 31, 32] })).toEqual([2, 31, 32]);
    expect(group({ 0: [2, 42, 31, 32] })).toEqual([31, 32]);
  });

  test('6.23 connected: at the same height in the neighbouring building, on either side', () => {
    expect(group({ '-1': [7], 0: [2], 1: [12] })).toEqual([2, 7, 12]);
    expect(group({ 0: [3, 31], 1: [4, 32] })).toEqual([31, 32]);
    expect(group({ 0: [3, 31, 42], 1: [4, 62, 32] })).toHaveLength(1);
  });

  test('6.23 corners do not connect, nor does a gap in a row', () => {
    expect(group({ 0: [2], 1: [3, 31] })).toHaveLength(1);
    expect(group({ 0: [3, 31], 1: [2] })).toHaveLength(1);
    expect(group({ 0: [2], 1: [3], 2: [7] })).toHaveLength(1);
  });

  test('6.23 a group may wind: up, aside and down again', () => {
    expect(group({ 0: [2, 31, 32], 1: [3, 42, 33], 2: [7, 34, 35] })).toEqual([2, 7, 31, 32, 33, 34, 35]);
  });

  test('6.24 shops, windows and roofs all count; a single card is a group of one', () => {
    expect(group({ 0: [2, 31, 90] })).toEqual([2, 31, 90]);
    expect(group({ 0: [2], 1: [3, 90] })).toHaveLength(1);
    expect(scored([{ 0: [2] }, { 0: [3] }]).breakdown.map((sources) => sources['bonus'])).toEqual([2, 2]);
  });

  test('6.25 two who tie score 2 each', () => {
    expect(bonuses([3, 3])).toEqual([2, 2]);
    expect(bonuses([3, 1, 3])).toEqual([2, 0, 2]);
    const { breakdown } = scored([{ 0: [2, 31] }, { 0: [1, 73] }, { 0: [30] }]);
    expect(breakdown.map((sources) => sources['bonus'])).toEqual([2, 2, 0]);
  });

  test('6.26 three or more who tie score 2 each', () => {
    expect(bonuses([4, 4, 4])).toEqual([2, 2, 2]);
    expect(bonuses([4, 4, 1, 4])).toEqual([2, 2, 0, 2]);
    expect(bonuses([2, 2, 2, 2, 2])).toEqual([2, 2, 2, 2, 2]);
  });

  test('6.27 two equal groups of one player are no tie', () => {
    const own: Street = { 0: [2, 31], 1: [1, 73] };
    expect(scored([own, { 0: [3] }]).breakdown.map((sources) => sources['bonus'])).toEqual([4, 0]);
    expect(scored([own, { 0: [3, 42] }]).breakdown.map((sources) => sources['bonus'])).toEqual([2, 2]);
  });

  test('8.12 5, 5 and 4: the first two score 2 each', () => {
    expect(bonuses([5, 5, 4])).toEqual([2, 2, 0]);
  });
});

describe('6 totals', () => {
  test('6.28 the total is the sum of shops, roofs, pots and bonus; the highest wins', () => {
    const result = scored([{ 0: [16, 34, 98] }, { 0: [17, 58, 97], 1: [18] }, { 0: [30] }]);
    expect(result.breakdown[1]).toEqual({
      'shop 17': worth(17),
      'roof 97': worth(97),
      'shop 18': worth(18),
      pots: 2,
      bonus: 4,
    });
    expect(result.points).toEqual(
      result.breakdown.map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0)),
    );
    expect(result.ranking).toEqual([2, 1, 3]);
  });

  test('6.29 a tie for the highest total is a shared victory, and the next is third', () => {
    const result = scored([{ 0: [30, 44] }, { 0: [28, 34] }, { 0: [27] }]);
    expect(result.points).toEqual([3, 3, 2]);
    expect(result.ranking).toEqual([1, 1, 3]);
  });
});
