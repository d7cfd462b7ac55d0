import { describe, expect, test } from 'vitest';
import { at, next, only } from './at.ts';

const income = (players: readonly Record<string, unknown>[], more = {}) =>
  at({ seats: 3, ...next('income'), players, ...more });

describe('income and harvest', () => {
  test('11.1 grain comes before food, food before the coins', () => {
    const { anna } = income([{ lands: [4], farms: 1, cleared: 1, shops: { docks: 2 }, stock: only() }]);
    expect([anna.grain, anna.shops.at(2), anna.coin]).toEqual([0, 2, 2]);
    const last = at({ round: 6, ...next('income'), players: [{ shops: { docks: 2 }, stock: only({ grain: 2 }) }] });
    expect([last.anna.grain, last.anna.coin]).toEqual([0, 2]);
  });
  test('11.2 the grain of cleared lands', () => {
    const { anna, bram } = income([
      { lands: [4, 12, 1], farms: 5, cleared: 2 },
      { lands: [5], farms: 1 },
    ]);
    expect([anna.grain, bram.grain]).toEqual([2 + 2 + 4, 2]);
  });
  test('11.3 1 grain for each shop, as far as it goes', () => {
    const { anna, bram } = income([
      { shops: { docks: 1, granary: 1 }, stock: { grain: 5 } },
      { shops: { docks: 3 }, stock: { grain: 2 } },
    ]);
    expect([anna.grain, bram.grain, bram.shops.at(2)]).toEqual([3, 0, 2]);
  });
  test('11.4 the owner chooses which shops go, back to the stock', () => {
    const { anna } = income([{ shops: { docks: 1, granary: 2 }, stock: only({ grain: 2 }) }]);
    expect(anna.moves()).toEqual(['lose-shop granary', 'lose-shop docks']);
    expect(anna.why('lose-shop millwork')).toBe('11.4');
    anna.does('lose-shop docks', 'confirm');
    expect([anna.shops.at(2), anna.shops.at(1)]).toEqual([0, 2]);
  });
  test('11.4 shop by shop, as many as stay hungry: a second, a third', () => {
    const { anna, bram, waitingFor } = income([
      { shops: { docks: 2, granary: 3 }, stock: only({ grain: 2 }), score: 20 },
      { shops: { docks: 1 }, stock: only({ grain: 1 }) },
    ]);
    anna.does('lose-shop docks');
    expect(anna.moves()).toEqual(['lose-shop granary', 'lose-shop docks']);
    anna.does('lose-shop granary');
    expect(anna.moves()).toEqual(['lose-shop granary', 'lose-shop docks']);
    anna.does('lose-shop docks');
    expect(anna.moves()).toEqual(['confirm']);
    anna.does('confirm');
    expect([anna.shops.at(2), anna.shops.at(1), anna.score, anna.grain]).toEqual([0, 2, 20 - 6, 0]);
    expect([bram.shops.at(2), waitingFor()]).toEqual([1, 'chance']);
  });
  test('11.4 until it is confirmed the choice can be taken back', () => {
    const { anna } = income([{ shops: { docks: 1, granary: 2 }, stock: only({ grain: 2 }), score: 5 }]);
    anna.does('lose-shop docks');
    anna.undo();
    expect([anna.shops.at(2), anna.score]).toEqual([1, 5]);
  });
  test('11.5 2 points for each', () => {
    const { anna } = income([{ shops: { docks: 3 }, stock: only({ grain: 1 }), score: 9 }]);
    expect([anna.score, anna.points.at(3), anna.shops.at(2)]).toEqual([5, -4, 1]);
  });
  test('11.6 not below 0', () => {
    const { anna } = income([{ shops: { docks: 3 }, stock: only(), score: 5 }]);
    expect([anna.score, anna.points.at(3), anna.points.total]).toEqual([0, -5, 0]);
  });
  test('11.7 in turn order', () => {
    const hungry = { shops: { docks: 1, granary: 1 }, stock: only({ grain: 1 }) };
    const { anna, bram, waitingFor } = income([
      { token: 2, ...hungry },
      { token: 1, ...hungry },
    ]);
    expect(waitingFor()).toEqual([1]);
    bram.does('lose-shop docks', 'confirm');
    expect(waitingFor()).toEqual([0]);
    anna.does('lose-shop docks', 'confirm');
    expect([anna.coin, bram.coin]).toEqual([1, 1]);
  });
  test('11.8 goods from ships, as far as there is room', () => {
    const { anna, bram } = income([
      { ships: [5, 6], stock: { goods: 1 } },
      { ships: [8], warehouses: 2, stock: { goods: 2 } },
    ]);
    expect([anna.goods, bram.goods]).toEqual([4, 5]);
  });
  test('11.9 a coin for each district with a shop', () => {
    const { anna } = income([
      { shops: { docks: 1, granary: 1 } },
      { shops: { docks: 4, granary: 4 }, stock: { grain: 8 } },
    ]);
    expect(anna.coin).toBe(8 + 2);
  });
  test('11.10 a coin more for each sole majority, none for a shared one', () => {
    const { anna, bram } = income([{ shops: { docks: 1, granary: 1 } }, { shops: { docks: 1 } }]);
    expect([anna.coin, bram.coin]).toEqual([8 + 3, 8 + 1]);
  });
  test('11.11 as the shops stand after the removals', () => {
    const { anna, bram } = income([{ shops: { docks: 2 }, stock: only() }, { shops: { docks: 1 } }]);
    expect([anna.coin, bram.coin]).toEqual([0, 8 + 2]);
  });
  test('11.12 a new round while there are cards, otherwise the end', () => {
    expect(at({ round: 5, ...next('end-of-round') }).waitingFor()).toBe('chance');
    expect(at({ round: 6, ...next('end-of-round') }).result()).toBeDefined();
  });
});

describe('the end of the game', () => {
  const end = (players: readonly Record<string, unknown>[]) =>
    at({ seats: 3, round: 6, ...next('final-scoring'), players });
  const bare = { stock: only() };
  test('12.1 final elections for all players', () => {
    const { result } = end([
      { ...bare, shops: { docks: 2, granary: 1 } },
      { ...bare, shops: { docks: 1, granary: 1 } },
      { ...bare, shops: { millwork: 1 } },
    ]);
    expect(result()?.points).toEqual([5, 2, 3]);
    expect(result()?.breakdown[0]).toEqual({ 'final-election': 5 });
  });
  test('12.2 the rightmost completed land by its place, if it is not cleared', () => {
    const { result } = end([{ ...bare, lands: [1, 2, 3, 6], farms: 4, cleared: 1 }, bare, bare]);
    expect(result()?.breakdown[0]).toEqual({ 'final-land': 6 });
  });
  test('12.3 nothing if it has been cleared', () => {
    const { result } = end([{ ...bare, lands: [1, 2, 3, 6], farms: 4, cleared: 3 }, bare, bare]);
    expect(result()?.points).toEqual([0, 0, 0]);
  });
  test('12.4 1 point for each fur', () => {
    const { result } = end([{ stock: only({ lynx: 2, otter: 1 }) }, bare, bare]);
    expect(result()?.breakdown[0]).toEqual({ 'final-furs': 3 });
  });
  test('12.5 1 point for each three of all other resources', () => {
    const { result } = end([
      { stock: only({ grain: 1, coin: 1, wood: 1, goods: 2 }) },
      { stock: only({ coin: 6 }) },
      { stock: only({ wood: 2 }) },
    ]);
    expect(result()?.points).toEqual([1, 2, 0]);
  });
  test('12.6 the most points win, and equals share the victory', () => {
    const { result } = end([
      { ...bare, score: 7 },
      { ...bare, score: 9 },
      { ...bare, score: 9 },
    ]);
    expect(result()?.ranking).toEqual([3, 1, 1]);
  });
});
