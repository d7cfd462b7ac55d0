import { describe, expect, it } from 'vitest';
import { type AmsterdamTableOptions, firstAmsterdamOptions, playableOptions } from './amsterdam-options.tsx';

const all: AmsterdamTableOptions = {
  length: 'short',
  edition: 'ru',
  foreman: true,
  orders: 5,
  openOrders: 2,
  trader: true,
  extraTiles: true,
};

describe('the options of a table of Amsterdam', () => {
  it('are played as wished by two or more', () => {
    expect(playableOptions(all, 2)).toEqual(all);
  });
  it('leave the expansions out when one plays alone', () => {
    expect(playableOptions(all, 1)).toEqual({ ...firstAmsterdamOptions, length: 'short', edition: 'ru' });
  });
  it('open no orders where there are none', () => {
    expect(playableOptions({ ...all, orders: 0 }, 4).openOrders).toBe(0);
  });
});
