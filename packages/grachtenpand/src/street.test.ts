import { describe, expect, test } from 'vitest';
import { allDraw, movesOf, seat, spare, type Street, streetOf, table, turn, worth } from '../test/table.ts';
import { cardPoints, meets } from './scoring.ts';
import { featuresOf } from './state.ts';
import { wrongBuilding } from './street.ts';

const [CAT, BIRD, FLAG, POT] = [0, 1, 2, 3];

describe('4 the street', () => {
  test('4.1 a shop alone is a building, and so is a shop with all above it', () => {
    const me = streetOf({ 0: [20], 1: [21, 40, 41, 90] });
    expect([0, 1].map((place) => me.street.height(place))).toEqual([1, 4]);
    // Shop 20 asks to be taller than its left: a building of one card is one.
    expect(cardPoints(me).get(20)).toBeGreaterThan(0);
  });

  test('4.2 neighbours are the next buildings as their owner sees them: the left one has the lower place', () => {
    const me = streetOf({ '-1': [1, 31, 32], 0: [2, 33], 1: [3, 34, 35, 36] });
    const conditions = (than: 'left' | 'right') => meets(me, 0, { is: 'taller', than });
    expect([conditions('left'), conditions('right')]).toEqual([false, false]);
    expect(meets(me, -1, { is: 'taller', than: 'right' })).toBe(true);
    expect(meets(me, 1, { is: 'taller', than: 'left' })).toBe(true);
    expect(meets(me, 1, { is: 'taller', than: 'right' })).toBe(true);
  });

  test('4.2 a street without its first shop, or with a gap, is none', () => {
    const bad =
      (street: object): (() => unknown) =>
      () =>
        table([{ street: street as Street }, {}]);
    expect(bad({ 0: [1], 2: [3] })).toThrow('players[0].street: there is a gap before building 2');
    expect(bad({ '-2': [1], 0: [3] })).toThrow('players[0].street: building -1 is missing');
    expect(bad({ '-1': [1] })).toThrow('building 0, the first shop, is missing');
    expect(bad({ 1: [1] })).toThrow('gap before building 1');
    expect(bad({ '-28': [1], '-27': [2], 0: [3] })).toThrow('building -26 is missing');
    expect(bad({ '-1': [1], 0: [3], 1: [4] })).not.toThrow();
    const wide = Object.fromEntries(Array.from({ length: 29 }, (_, i) => [i - 28, [i + 1]]));
    expect(bad(wide)).not.toThrow();
  });

  test('4.3 from the bottom to the top: shop, windows, roof', () => {
    expect(wrongBuilding([1])).toBeUndefined();
    expect(wrongBuilding([1, 83])).toBeUndefined();
    expect(wrongBuilding([1, 31, 32, 83])).toBeUndefined();
    expect(wrongBuilding([31])).toBe('card 31 is no shop');
    expect(wrongBuilding([83, 31])).toBe('card 83 is no shop');
    expect(wrongBuilding([1, 83, 31])).toBe('card 83 cannot stand there');
    expect(wrongBuilding([1, 83, 84])).toBe('card 83 cannot stand there');
    expect(wrongBuilding([1, 31, 2])).toBe('card 2 cannot stand there');
    expect(() => table([{ street: { 0: [1, 83, 31] } }, {}])).toThrow('building 0: card 83 cannot stand there');
  });

  test('4.3 a card built goes on top, nothing below it moves', () => {
    const match = table([{ hand: [1, 31, 83], street: { 0: [20, 60, 40] } }, {}]);
    turn(match, ['shop', 'shop'], [10, 11], ['build 31 at 0', 'canal 11']);
    expect(seat(match, 0).street.pile(0)).toEqual([20, 60, 40, 31]);
  });

  test('4.4, 8.9 a building may have any height: a shop, 52 windows and a roof', () => {
    const all = Array.from({ length: 51 }, (_, i) => 32 + i);
    const match = table([{ hand: [1, 31, 83], street: { 0: [20, ...all] } }, {}]);
    turn(match, ['shop', 'shop'], [10, 11], ['build 31 at 0', 'canal 11']);
    expect(seat(match, 0).street.height(0)).toBe(53);
    const me = streetOf({ 0: [20, 31, ...all, 83] });
    expect(me.street.height(0)).toBe(54);
    expect([CAT, BIRD, FLAG, POT].map((feature) => featuresOf(me, 0, feature))).toEqual([25, 25, 25, 19]);
  });

  test('4.5 a street may be as wide as there are shops, to either side', () => {
    for (const side of [-1, 1]) {
      const street = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [i * side, [i + 2]]));
      const match = table([{ hand: [1, 31, 83], street }, { street: { 0: [30] } }]);
      allDraw(match, ['window', 'window'], [40, 41]);
      match.submit(0, ['build 1']);
      expect(match.legal(0).toSorted()).toEqual([`place ${-side}`, `place ${28 * side}`].toSorted());
      match.submit(0, [`place ${28 * side}`, 'done']);
      match.submit(1, movesOf('canal 41'));
      expect(seat(match, 0).street.pile(28 * side)).toEqual([1]);
    }
  });

  test('4.6 a card in a street stays: it cannot be thrown, built again or built over', () => {
    const match = table([{ hand: [1, 31, 83], street: { 0: [20, 60] } }, {}]);
    allDraw(match, ['shop', 'shop'], [10, 11]);
    for (const move of ['build 60', 'canal 60', 'canal 20'])
      expect(match.why(0, move)).toEqual({ legal: false, paragraph: '3.12' });
  });

  test('4.7 height counts all cards, shop and roof included, finished or not', () => {
    const me = streetOf({ 0: [20, 31, 32, 83], 1: [21, 33, 34], 2: [22] });
    const exactly = (place: number, cards: number) => meets(me, place, { is: 'height', at: 'exactly', cards });
    expect([exactly(0, 4), exactly(1, 3), exactly(2, 1)]).toEqual([true, true, true]);
    expect([exactly(0, 2), exactly(0, 3), exactly(1, 2)]).toEqual([false, false, false]);
  });

  test('4.8 a building is finished by its roof', () => {
    const me = streetOf({ 0: [20, 31, 83], 1: [21, 33], 2: [22, 84] });
    expect(me.closed.toArray()).toEqual([0, 2]);
    expect(me.roofs).toBe(2);
  });

  test('4.9 features are counted on all windows of the building together, buried ones too', () => {
    // 40 shows a cat and 2 birds, 58 2 pots, 80 2 cats and a bird, 61 a cat and 2 flags.
    const me = streetOf({ 0: [20, 40, 58, 80], 1: [21, 61, 83] });
    expect([CAT, BIRD, FLAG, POT].map((feature) => featuresOf(me, 0, feature))).toEqual([3, 3, 0, 2]);
    expect([CAT, BIRD, FLAG, POT].map((feature) => featuresOf(me, 1, feature))).toEqual([1, 0, 2, 0]);
  });

  test('4.9 what is built adds to the features of its building', () => {
    const match = table([{ hand: [1, 40, 83], street: { 0: [20], 1: [22, 80] } }, {}]);
    turn(match, ['shop', 'shop'], [10, 11], ['build 40 at 1', 'canal 11']);
    const me = seat(match, 0);
    expect([CAT, BIRD, FLAG, POT].map((feature) => featuresOf(me, 1, feature))).toEqual([3, 3, 0, 0]);
    expect(featuresOf(me, 0, CAT)).toBe(0);
  });

  test('4.10 a card in the canal counts for nothing', () => {
    const part = { street: { 0: [20, 31] }, hand: [1, 2, 3] };
    const canal = [58, 79, ...spare('roof', 5), 4, 5];
    const over = { agenda: { main: [] } };
    const other = { street: { 0: [30] } };
    const bare = table([part, other], over).result();
    expect(table([{ ...part, canal }, other], over).result()).toEqual(bare);
    expect(bare?.breakdown[0]).toEqual({ 'shop 20': worth(20), pots: 0, bonus: 2 });
  });
});
