import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { readOptions } from '../src/options.ts';

describe('the options', () => {
  test('16.1 are complete, with every expansion off', () => {
    expect(readOptions(undefined, 2)).toEqual({
      length: 'full',
      edition: 'house',
      rulings: {},
      foreman: false,
      orders: 0,
      openOrders: 0,
      trader: false,
      extraTiles: false,
    });
  });

  test.each([
    [{ foreman: 'yes' }, 'options.foreman: expected true or false, found "yes"'],
    [{ trader: 1 }, 'options.trader: expected true or false, found 1'],
    [{ extraTiles: null }, 'options.extraTiles: expected true or false, found null'],
    [{ orders: 4 }, 'options.orders: 3 or 5 can be dealt to each player, or 0, found 4'],
    [{ orders: true }, 'options.orders: 3 or 5 can be dealt to each player, or 0, found true'],
    [{ orders: 3, openOrders: 3 }, 'options.openOrders: expected one of 0, 1, 2, found 3'],
    [{ openOrders: 1 }, 'options.openOrders: none can lie open without options.orders'],
    [{ edition: 'de' }, 'options.edition: expected one of house, fr, hu, ru, found "de"'],
    [{ rulings: 'fr' }, 'options.rulings: expected an object, found "fr"'],
    [{ rulings: null }, 'options.rulings: expected an object, found null'],
    [{ rulings: ['card023'] }, 'options.rulings: expected an object, found'],
    [{ foremen: true }, 'options.foremen: Amsterdam has no such option'],
  ])('a wrong one is refused by its name: %j', (options, message) => {
    expect(() => amsterdam.setup({ seats: 3, options })).toThrow(
      expect.objectContaining({ code: 'bad-config', message: expect.stringContaining(message) }),
    );
  });

  test.each(['foreman', 'orders', 'trader', 'extraTiles'] as const)('20.1 solo with %s is refused', (name) => {
    expect(() => readOptions({ [name]: name === 'orders' ? 3 : true }, 1)).toThrow(
      `options.${name}: the solo game is played without expansions (20.1)`,
    );
    expect(readOptions({ [name]: name === 'orders' ? 3 : true }, 2)).toMatchObject({ edition: 'house' });
  });
});
