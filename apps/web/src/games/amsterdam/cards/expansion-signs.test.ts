import { defaultEdition } from '@mokum/amsterdam';
import { describe, expect, it } from 'vitest';
import { marketSigns } from '../market/market-signs.ts';
import { marks } from '../pieces/marks.ts';
import { orderSigns } from '../orders/order-signs.ts';
import type { Sign } from './signs.tsx';

const drawn = (signs: readonly Sign[]): boolean => signs.every(({ mark }) => mark === undefined || mark in marks);

describe('symbols of the expansions', () => {
  const orders = defaultEdition.orders.map(({ demand }) => orderSigns(demand, 10));
  const tiles = defaultEdition.market.map(marketSigns);

  it('say every order differently', () => {
    expect(new Set(orders.map((signs) => JSON.stringify(signs))).size).toBe(42);
    expect(orders.every(drawn)).toBe(true);
  });
  it('say every market tile differently', () => {
    expect(new Set(tiles.map((signs) => JSON.stringify(signs))).size).toBe(24);
    expect(tiles.every(drawn)).toBe(true);
  });
  it('write the cards that order 36 takes by its ruling', () => {
    expect(orderSigns(defaultEdition.orders[35].demand, 12)).toEqual([{ mark: 'active', n: '12+' }]);
  });
});
