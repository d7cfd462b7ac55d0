import { describe, expect, test } from 'vitest';
import { fursOf } from '../src/holdings.ts';
import type { Me } from '../src/state.ts';
import { idle, inTurn, only, turn } from './at.ts';
import { at } from './at.ts';

const none = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
const traders = [
  { furs: { ...none, mink: 1, lynx: 3 } },
  { furs: { ...none, otter: 3 } },
  { furs: { ...none, otter: 1, muskrat: 3 } },
];
const quay = { warehouses: 4 };
const market = (stock: Record<string, number>, part = {}, more = {}) =>
  inTurn('trade', 2, { ...quay, stock: only(stock), ...part }, { traders, ...more });

describe('buying furs', () => {
  test('9.1 goods for furs of one trader only', () => {
    const { anna } = market({ goods: 8 });
    anna.does('buy lynx');
    expect([anna.goods, anna.stock.at(8), anna.tiles.at(2)]).toEqual([7, 1, 1]);
    expect(() => anna.does('buy otter')).toThrow('forbidden by 9.2');
  });
  test('9.2 single furs of choice from the top, 1 good each', () => {
    const { anna, g } = market({ goods: 3 });
    expect(anna.moves().filter((move) => move.startsWith('buy '))).toEqual([
      'buy bottom',
      'buy mink',
      'buy lynx',
      'buy mink+lynx',
      'buy lynx+lynx',
      'buy mink+lynx+lynx',
      'buy lynx+lynx+lynx',
    ]);
    expect(anna.why('buy beaver')).toBe('9.2');
    anna.does('buy mink+lynx+lynx');
    expect([anna.goods, anna.stock.at(5), anna.stock.at(8), g.traders[0].furs.at(4)]).toEqual([0, 1, 2, 1]);
  });
  test('furs are named in any order', () => {
    const { anna, match } = market({ goods: 3 });
    expect([anna.why('buy lynx+mink+lynx'), anna.why('buy lynx+beaver')]).toEqual([undefined, '9.2']);
    anna.does('buy lynx+lynx+mink');
    expect(match.rowsFor(0).at(-1)?.entries[0].text).toBe('buy mink+lynx+lynx');
    expect([anna.goods, anna.stock.at(5), anna.stock.at(8)]).toEqual([0, 1, 2]);
  });
  test('9.3 all three of the middle trader for 4 goods', () => {
    const { anna, g } = market({ goods: 5 });
    anna.does('buy middle');
    expect([anna.goods, anna.stock.at(6), g.traders[1].furs.total]).toEqual([1, 3, 0]);
  });
  test('9.4 all four of the bottom trader for 3 goods', () => {
    const { anna, g } = market({ goods: 5 });
    anna.does('buy bottom');
    expect([anna.goods, anna.stock.at(6), anna.stock.at(7), g.traders[2].furs.total]).toEqual([2, 1, 3, 0]);
  });
  test('9.5 only for goods one has', () => {
    const { anna } = market({ goods: 2 });
    expect(['buy middle', 'buy bottom', 'buy lynx+lynx+lynx'].map((move) => anna.why(move))).toEqual([
      '9.5',
      '9.5',
      '9.5',
    ]);
    expect(anna.may('buy lynx+lynx')).toBe(true);
    expect(market({ goods: 0 }).anna.why('buy lynx')).toBe('9.5');
  });
  test('9.6 a trader without furs sells nothing', () => {
    const { anna } = market({ goods: 8 }, {}, { traders: [{ furs: none }, { furs: none }, { furs: none }] });
    expect(['buy middle', 'buy bottom', 'buy lynx'].map((move) => anna.why(move))).toEqual(['9.6', '9.6', '9.6']);
  });
});

describe('travel', () => {
  const travel = (post: number, houses: Record<string, number>, grain: number) =>
    market({ goods: 8, grain }, { post }, { houses: { 1: 0, ...houses } });
  test('9.7 no travel where the camp opposite has a house', () => {
    const { anna } = travel(2, { 2: 1, 3: 2 }, 0);
    anna.does('buy lynx');
    expect(anna.grain).toBe(0);
  });
  test('9.8 otherwise the grain of all boats up to the nearest occupied camp', () => {
    const paid = (post: number, camp: number) => {
      const { anna } = travel(post, { [camp]: 1 }, 9);
      anna.does('buy lynx');
      return 9 - anna.grain;
    };
    expect([paid(1, 2), paid(1, 3), paid(2, 4), paid(1, 5), paid(5, 6), paid(1, 6)]).toEqual([1, 2, 2, 5, 2, 7]);
    const { anna } = travel(1, { 2: 1, 3: 1 }, 9);
    anna.does('buy lynx');
    expect(anna.grain).toBe(8);
  });
  test('9.9 for every purchase', () => {
    const { anna } = travel(1, { 3: 1 }, 5);
    anna.does('buy lynx', 'buy lynx');
    expect(anna.grain).toBe(1);
  });
  test('9.10 without the grain no furs', () => {
    const { anna } = travel(1, { 3: 1 }, 1);
    expect(['buy lynx', 'buy middle'].map((move) => anna.why(move))).toEqual(['9.10', '9.10']);
  });
});

describe('shipping furs', () => {
  const port = (stock: Record<string, number>, shipDisplay: readonly number[] = [1, 5, 8, 10]) =>
    inTurn('trade', 2, { stock: only(stock) }, { shipDisplay });
  test('9.11 exactly the number of furs the ship shows', () => {
    const { anna } = port({ beaver: 3, lynx: 2 });
    expect(anna.moves().filter((move) => move.startsWith('ship'))).toEqual(['ship 1', 'ship 5', 'ship 8']);
    expect(anna.why('ship 10')).toBe('9.11');
    anna.does('ship 5');
    expect(anna.moves()).toEqual(['load-beaver 2', 'load-beaver 3']);
    expect([anna.why('load-beaver 1'), anna.why('load-beaver 4')]).toEqual(['9.11', '9.11']);
    anna.does('load-beaver 2');
    expect([anna.stock.at(4), anna.stock.at(8)]).toEqual([1, 0]);
  });
  test('9.12 any mix of kinds', () => {
    const { anna } = port({ beaver: 1, mink: 1, otter: 1, muskrat: 1, lynx: 1 });
    anna.does('ship 8');
    expect([fursOf(anna as unknown as Me), anna.ships.has(8)]).toEqual([0, true]);
  });
  test('9.13 3 points a fur for the most frequent kind, then 2, then 1 each', () => {
    const points = (stock: Record<string, number>, ship: number) => {
      const { anna } = port(stock, [ship]);
      anna.does(`ship ${ship}`);
      return [anna.score, anna.points.at(2)];
    };
    expect(points({ lynx: 4 }, 5)).toEqual([12, 12]);
    expect(points({ beaver: 1, lynx: 3 }, 5)).toEqual([11, 11]);
    expect(points({ beaver: 1, mink: 1, otter: 2, lynx: 1 }, 8)).toEqual([10, 10]);
    expect(points({ mink: 2, lynx: 2 }, 5)).toEqual([10, 10]);
  });
  test('9.14 the coins of the ship, once', () => {
    const { anna } = port({ lynx: 2 });
    anna.does('ship 1');
    expect(anna.coin).toBe(1);
  });
  test('9.15 the furs go to the discard', () => {
    const { anna, g } = port({ lynx: 2 });
    anna.does('ship 1');
    expect([g.discard.at(4), g.hold.total]).toEqual([2, 0]);
  });
  test('9.16 the ship brings goods every round from then on', () => {
    const table = at(
      {
        shipDisplay: [5],
        ...turn(0, 'trade'),
        players: [{ tiles: { trade: 1 }, warehouses: 4, stock: only({ lynx: 4 }) }],
      },
      'goods',
    );
    table.anna.does('ship 5');
    idle(table);
    expect(table.anna.goods).toBe(3);
    idle(table);
    expect(table.anna.goods).toBe(6);
  });
  test('9.17 a ship taken is not replaced', () => {
    const { anna, g } = port({ lynx: 4 }, [1]);
    anna.does('ship 1');
    expect([g.shipDisplay.size, anna.why('ship 2')]).toEqual([0, '9.17']);
  });
});
