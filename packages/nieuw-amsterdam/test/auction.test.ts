import { NONE } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { at, next, only } from './at.ts';

type Part = Readonly<Record<string, unknown>>;
const chest = [
  { tiles: { land: 2, trade: 1 } },
  { tiles: { town: 2, land: 1 } },
  { tiles: { town: 1, trade: 1 } },
  { tiles: { land: 1, trade: 1 } },
  { tiles: { town: 1, trade: 1 } },
];
const auction = (seats: number, players: readonly Part[] = [], more: Part = {}) =>
  at({ seats, chest, ...next('auction'), players, ...more });

test('5.1 the lowest token without a column picks', () => {
  expect(auction(3, [{ token: 2 }, { token: 3 }, { token: 1 }]).waitingFor()).toEqual([2]);
  expect(auction(3, [{ token: 2 }, { token: 3 }, { token: 1, column: 1 }]).waitingFor()).toEqual([0]);
});
test('5.2 a column once taken is not picked again', () => {
  const { anna } = auction(3, [{}, {}, { column: 2 }]);
  expect(anna.why('pick-column 2')).toBe('5.2');
  expect(anna.moves()).toHaveLength(4);
  const last = auction(3, [{}, { column: 1 }, { column: 2 }]);
  expect(last.anna.why('free-column 1')).toBe('5.2');
});
test('5.3 who picked must bid, zero is allowed, passing is not', () => {
  const { anna } = auction(3);
  anna.does('pick-column 1');
  expect(anna.why('pass')).toBe('5.3');
  expect(anna.may('bid 0')).toBe(true);
});
test('5.4 the others bid or pass once, in turn order', () => {
  const { anna, bram, cees, daan, waitingFor } = auction(4, [
    { token: 1 },
    { token: 4 },
    { token: 2 },
    { token: 3, column: 5 },
  ]);
  anna.does('pick-column 1', 'bid 1');
  expect(waitingFor()).toEqual([2]);
  cees.does('bid 2');
  expect(waitingFor()).toEqual([1]);
  expect(daan.why('bid 5')).toBe('not-waiting');
  bram.does('pass');
  expect(anna.why('bid 3')).toBe('not-waiting');
  expect(cees.moves()[0]).toBe('pay-grain 0');
});
test('5.5 a further bid must be higher', () => {
  const { anna, bram } = auction(3);
  anna.does('pick-column 1', 'bid 4');
  expect([bram.why('bid 3'), bram.why('bid 4'), bram.may('bid 5')]).toEqual(['5.5', '5.5', true]);
  expect(() => bram.does('bid 4')).toThrow('forbidden by 5.5');
});
test('5.6 nobody bids more than they own', () => {
  const { anna } = auction(3, [{ stock: only({ grain: 1, coin: 2, wood: 1, goods: 1, lynx: 2 }) }]);
  anna.does('pick-column 1');
  expect([anna.may('bid 7'), anna.why('bid 8'), anna.why('bid more')]).toEqual([true, '5.6', '5.6']);
});
test('5.7 a bid is a number; the payment is chosen after winning', () => {
  const { anna, bram, cees } = auction(3);
  anna.does('pick-column 1', 'bid 3');
  expect(anna.coin + anna.grain + anna.wood + anna.goods).toBe(17);
  bram.does('pass');
  cees.does('pass');
  expect(anna.moves()).toEqual(['pay-grain 0', 'pay-grain 1', 'pay-grain 2']);
});
test('5.8 every resource counts 1, in any mix', () => {
  const { anna, bram, cees } = auction(3, [{ stock: only({ grain: 1, wood: 1, goods: 1, mink: 1, lynx: 1 }) }]);
  anna.does('pick-column 1', 'bid 4');
  bram.does('pass');
  cees.does('pass');
  expect(anna.why('pay-grain 2')).toBe('5.8');
  anna.does('pay-grain 0');
  expect([anna.wood, anna.goods, anna.stock.at(5), anna.stock.at(8)]).toEqual([0, 0, 0, 0]);
  expect(anna.grain).toBe(1);
});
test('5.9 the winner pays exactly the bid', () => {
  const { anna, bram, cees } = auction(3, [{ stock: only({ grain: 3, coin: 2 }) }]);
  anna.does('pick-column 2', 'bid 4');
  bram.does('pass');
  cees.does('pass');
  expect([anna.why('pay-grain 1'), anna.why('pay-grain 4')]).toEqual(['5.9', '5.8']);
  anna.does('pay-grain 2', 'confirm');
  expect([anna.grain, anna.coin, anna.column]).toEqual([1, 0, 2]);
});
test('5.10 furs paid go to the discard', () => {
  const { anna, bram, cees, g } = auction(3, [{ stock: only({ otter: 2 }) }]);
  anna.does('pick-column 2', 'bid 2');
  bram.does('pass');
  cees.does('pass');
  expect([g.discard.at(2), g.discard.total]).toEqual([2, 2]);
});
test('5.11 the winner takes the tiles and the token on the column', () => {
  const { anna, bram, cees, g } = auction(3);
  anna.does('pick-column 1', 'bid 0');
  bram.does('bid 1');
  cees.does('pass');
  bram.does('pay-grain 1', 'confirm');
  expect([bram.tiles.at(0), bram.tiles.at(1), bram.tiles.at(2), bram.token]).toEqual([0, 2, 1, 1]);
  expect(g.chest[0].tiles.total).toBe(0);
});
test('5.12 the bonus comes after paying and cannot pay', () => {
  const { anna, bram, cees } = auction(3, [{ stock: only({ coin: 2 }) }]);
  anna.does('pick-column 1');
  expect(anna.why('bid 3')).toBe('5.6');
  anna.does('bid 2');
  bram.does('pass');
  cees.does('pass');
  expect(anna.coin).toBe(0);
  anna.does('confirm');
  expect(anna.coin).toBe(1);
});
test('5.13 the bonus coins of the columns are 1, 0, 2, 1 and 0', () => {
  const bonus = [1, 2, 3, 4, 5].map((column) => {
    const { anna } = auction(3, [{}, { column: column === 1 ? 2 : 1 }, { column: column === 3 ? 4 : 3 }]);
    anna.does(`free-column ${column}`);
    return anna.coin - 8;
  });
  expect(bonus).toEqual([1, 0, 2, 1, 0]);
});
test('5.14 a winner who did not pick hands over the own token', () => {
  const { anna, bram, cees } = auction(3);
  anna.does('pick-column 1', 'bid 0');
  bram.does('pass');
  cees.does('bid 1');
  cees.does('pay-grain 1', 'confirm');
  expect([anna.token, bram.token, cees.token]).toEqual([3, 2, 1]);
});
test('5.15 who has a column takes no further part', () => {
  const { anna, bram, cees, waitingFor } = auction(4);
  anna.does('pick-column 1', 'bid 9');
  bram.does('pass');
  cees.does('pass');
  expect(waitingFor()).toEqual([3]);
  const later = auction(4, [{ column: 1 }, {}, {}, {}]);
  later.bram.does('pick-column 2', 'bid 0');
  later.cees.does('pass');
  later.daan.does('pass');
  expect(later.anna.moves()).toEqual([]);
});
test('5.16 tokens count from the moment they change hands', () => {
  const { anna, bram, cees, waitingFor } = at({
    seats: 3,
    chest,
    agenda: { main: [{ task: 'auction' }, { task: 'series', kind: 'town' }] },
  });
  anna.does('pick-column 1', 'bid 0');
  bram.does('pass');
  cees.does('bid 1');
  cees.does('pay-grain 1', 'confirm');
  expect(waitingFor()).toEqual([1]);
  bram.does('pick-column 2', 'bid 0');
  anna.does('pass');
  anna.does('free-column 3');
  expect(waitingFor()).toEqual([2]);
});
test('5.17 the last player takes any column left, free, with its bonus, and keeps the token', () => {
  const { cees, waitingFor } = auction(3, [{ column: 1 }, { column: 2 }, {}]);
  expect(waitingFor()).toEqual([2]);
  expect(cees.moves()).toEqual(['free-column 3', 'free-column 4', 'free-column 5']);
  cees.does('free-column 3');
  expect([cees.token, cees.coin, cees.wood, cees.tiles.total]).toEqual([3, 10, 3, 2]);
});
test('5.18 two players: the column put up must have three tiles', () => {
  const { anna } = auction(2);
  expect(anna.moves()).toEqual(['pick-column 1', 'pick-column 2']);
  expect(anna.why('pick-column 4')).toBe('5.18');
});
test('5.19 two players: the loser takes a column of two tiles, free', () => {
  const { anna, bram, g } = auction(2);
  anna.does('pick-column 1', 'bid 0');
  bram.does('pass');
  expect(bram.why('free-column 2')).toBe('5.19');
  bram.does('free-column 5');
  expect([bram.coin, bram.tiles.total, g.lot]).toEqual([8, 2, NONE]);
});
test('bids beyond 62 are named by one phrase', () => {
  const { anna, bram, cees, match } = auction(3, [
    { stock: only({ coin: 130 }) },
    { stock: only({ grain: 70, coin: 100 }) },
    { stock: only({ coin: 126 }) },
  ]);
  anna.does('pick-column 1');
  expect([anna.why('bid 131'), anna.why('bid 130'), anna.why('bid 63')]).toEqual(['5.6', undefined, undefined]);
  anna.doesAtOnce('bid 100');
  expect(
    match
      .rowsFor(0)
      .at(-1)
      ?.entries.map(({ text }) => text),
  ).toEqual(['bid more', 'bid 37']);
  expect([bram.why('bid 100'), bram.why('bid 101'), bram.why('bid 171')]).toEqual(['5.5', undefined, '5.6']);
  expect(() => match.submit(1, ['bid 100'])).toThrow('"bid 100": forbidden by 5.5');
  bram.does('pass');
  cees.doesAtOnce('bid 126');
  expect([cees.coin, cees.moves()]).toEqual([0, ['confirm']]);
});
test('bids and payments beyond 62 are entered in two answers', () => {
  const { anna, bram, cees } = auction(3, [{ stock: only({ coin: 130 }) }, { stock: only({ grain: 70, coin: 100 }) }]);
  anna.does('pick-column 1', 'bid more', 'bid 7');
  expect([bram.why('bid 62'), bram.may('bid more'), bram.may('pass')]).toEqual(['5.5', true, true]);
  bram.does('bid more');
  expect([bram.why('pass'), bram.why('bid 7'), bram.may('bid 8')]).toEqual(['5.4', '5.5', true]);
  bram.does('bid 8');
  cees.does('pass');
  bram.doesAtOnce('pay-grain more', 'pay-grain 2', 'confirm');
  expect([bram.grain, bram.coin]).toEqual([5, 100 - 6 + 1]);
});
