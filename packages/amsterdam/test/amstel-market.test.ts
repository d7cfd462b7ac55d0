import { describe, expect, test } from 'vitest';
import { market } from '../src/data/market.ts';
import { table } from './table.ts';

describe('the Amstel', () => {
  test('11.1, 11.2 one paid move in a turn, for 1, 3, 5 … resources', () => {
    const { anna } = table({ anna: { pool: { pink: 8 } } });
    anna.does('amstel');
    expect([anna.options('amstel-steps'), anna.why('amstel-steps 5')]).toEqual([['1', '2', '3', '4'], '11.2']);
    anna.does('amstel-steps 3');
    expect([anna.pool, anna.reach, anna.why('amstel')]).toEqual([{ pink: 3 }, 3, '11.1']);
    expect(table({ anna: {} }).anna.why('amstel')).toBe('11.2');
  });

  test('11.3 a disc that ends on an occupied space goes on top', () => {
    const { anna, g } = table({ anna: { pool: { pink: 1 } }, amstel: { 2: [0], 3: [1] }, acting: 0 });
    anna.does('amstel');
    expect(g.amstel.pile(3)).toEqual([1, 0]);
  });

  test('11.4 a bridge scores at once', () => {
    const { anna } = table({ anna: { pool: { pink: 1 } }, amstel: { 2: [0], 0: [1] } });
    anna.does('amstel');
    expect([anna.reach, anna.points]).toEqual([3, 2]);
  });

  test('11.5 steps of cards and tiles cost nothing and come on top of the paid move', () => {
    const { anna } = table({ anna: { active: [74], pool: { pink: 1, grey: 1 }, gulden: 1 }, market: [1] });
    anna.does('take-block 5', 'sell store', 'market', 'amstel');
    expect([anna.reach, anna.pool]).toEqual([4, {}]);
  });

  test('11.6, 11.7, 11.8, 26.17 the mouth scores 10; who comes later lies behind, and steps beyond it lapse', () => {
    const { anna, g } = table({ anna: { pool: { pink: 9 } }, amstel: { 17: [0], 18: [1] }, acting: 0 });
    anna.does('amstel');
    expect([anna.reach, anna.points, g.amstel.pile(18)]).toEqual([18, 10, [1, 0]]);
    expect(anna.why('amstel')).toBe('11.1');
    expect(table({ anna: { pool: { pink: 9 } }, amstel: { 18: [0], 0: [1] } }).anna.why('amstel')).toBe('11.8');
    const { anna: near } = table({ anna: { pool: { pink: 9 } }, amstel: { 16: [0], 0: [1] } });
    near.does('amstel');
    expect([near.options('amstel-steps'), near.why('amstel-steps 3')]).toEqual([['1', '2'], '11.8']);
    const { anna: tile } = table({ anna: { gulden: 1 }, amstel: { 17: [0], 0: [1] }, market: [1] });
    tile.does('market');
    expect([tile.reach, tile.points]).toEqual([18, 11]);
  });
});

describe('the market', () => {
  test('12.1, 12.2, 12.3 once in a turn, for the gulden it shows, at once', () => {
    const { anna } = table({ anna: { gulden: 3 }, market: [2] });
    anna.does('market');
    expect([anna.gulden, anna.points, anna.why('market')]).toEqual([2, 2, '12.1']);
    expect(table({ anna: { gulden: 1 }, market: [6] }).anna.why('market')).toBe('12.2');
  });

  /** Pays exactly what the tile asks, from exactly that. */
  function tile(number: number, price: number, points: number, bonus: { steps?: number; resource?: true } = {}): void {
    const { anna } = table({ anna: { gulden: price }, market: [number] });
    anna.does('market');
    if (bonus.resource) anna.does('gain-colour violet');
    expect([anna.gulden, anna.points, anna.reach]).toEqual([0, points, bonus.steps ?? 0]);
    expect(anna.pool).toEqual(bonus.resource ? { violet: 1 } : {});
    expect(table({ anna: { gulden: price - 1 }, market: [number] }).anna.why('market')).toBe('12.2');
    expect(market[number - 1]).toMatchObject({ number, price, points });
  }

  test('23.1 A1: 1 gulden, 1 point and 2 steps', () => tile(1, 1, 1, { steps: 2 }));
  test('23.2 A2: 1 gulden, 2 points', () => tile(2, 1, 2));
  test('23.3 A3: 1 gulden, 3 points', () => tile(3, 1, 3));
  test('23.4 A4: 2 gulden, 2 points and a resource', () => tile(4, 2, 2, { resource: true }));
  test('23.5 A5: 2 gulden, 3 points and 1 step', () => tile(5, 2, 3, { steps: 1 }));
  test('23.6 A6: 2 gulden, 4 points', () => tile(6, 2, 4));
  test('23.7 A7: 3 gulden, 4 points and 2 steps', () => tile(7, 3, 4, { steps: 2 }));
  test('23.8 A8: 3 gulden, 5 points', () => tile(8, 3, 5));
  test('23.9 B9: 3 gulden, 5 points and a resource', () => tile(9, 3, 5, { resource: true }));
  test('23.10 B10: 4 gulden, 4 points and 2 steps', () => tile(10, 4, 4, { steps: 2 }));
  test('23.11 B11: 4 gulden, 6 points and 1 step', () => tile(11, 4, 6, { steps: 1 }));
  test('23.12 B12: 4 gulden, 8 points', () => tile(12, 4, 8));
  test('23.13 B13: 5 gulden, 11 points and a resource', () => tile(13, 5, 11, { resource: true }));
  test('23.14 B14: 5 gulden, 12 points', () => tile(14, 5, 12));
  test('23.15 B15: 6 gulden, 14 points', () => tile(15, 6, 14));
  test('23.16 B16: 6 gulden, 15 points', () => tile(16, 6, 15));
});
