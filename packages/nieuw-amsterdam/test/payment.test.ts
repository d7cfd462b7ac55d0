import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { stuff } from '../src/domains.ts';
import { nieuwAmsterdam as game } from '../src/game.ts';
import { defaultPayment, payment } from '../src/pay-in-one.ts';
import { at, only } from './at.ts';

const bill = (due: number, stock: Record<string, number>, player: Record<string, unknown> = {}, tiles = {}) =>
  at({
    agenda: {
      main: [
        { task: 'pay-grain', seat: 0 },
        { task: 'confirm', seat: 0 },
        { task: 'award', seat: 0 },
      ],
    },
    chest: [{ tiles }],
    lot: 1,
    opener: 0,
    bidder: 0,
    bid: due,
    due,
    players: [{ warehouses: 4, stock: only(stock), ...player }],
  });
const spent = (...given: Parameters<typeof bill>) => {
  const plan = defaultPayment(bill(...given).g, 0);
  return Object.fromEntries(stuff.list.map((name, what) => [name, plan[what]]).filter(([, amount]) => amount !== 0));
};

describe('a whole payment in one go', () => {
  test('reads amounts in any order, and leaves out what the engine answers', () => {
    const { anna, g } = bill(8, { grain: 3, coin: 4, wood: 3, goods: 4, beaver: 2 });
    const moves = payment(g, 0, 'pay coin 3 grain 3 fur beaver 1 wood 1');
    expect(moves).toEqual(['pay-grain 3', 'pay-coin 3', 'pay-wood 1', 'pay-goods 0', 'confirm']);
    anna.doesAtOnce(...moves);
    expect([anna.grain, anna.wood, anna.goods, anna.stock.at(4)]).toEqual([0, 2, 4, 1]);
  });
  test('reads the same from a view', () => {
    const { anna, g } = bill(8, { grain: 3, coin: 4, wood: 3, goods: 4, beaver: 2 });
    expect(payment(anna.sees(), 0)).toEqual(payment(g, 0));
    expect(payment(anna.sees(), 0, 'pay grain 3 coin 4 wood 1')).toEqual([
      'pay-grain 3',
      'pay-coin 4',
      'pay-wood 1',
      'confirm',
    ]);
  });
  test('amounts beyond 62', () => {
    const { anna, g } = bill(150, { grain: 70, coin: 140 });
    anna.doesAtOnce(...payment(g, 0, 'pay grain 65 coin 85'));
    expect([anna.grain, anna.coin]).toEqual([5, 56]);
  });
  test('refuses what does not fit, with the paragraph', () => {
    const { g } = bill(3, { grain: 3, coin: 1 });
    expect(() => payment(g, 0, 'pay coin 2 grain 1')).toThrow(expect.objectContaining({ paragraph: '5.8' }));
    expect(() => payment(g, 0, 'pay coin 1')).toThrow(expect.objectContaining({ paragraph: '5.9' }));
    for (const text of ['grain 3', 'pay gold 3', 'pay grain', 'pay grain -3', 'pay grain x', 'payer', 'pay grain 1e3'])
      expect(() => payment(g, 0, text)).toThrow(expect.objectContaining({ code: 'bad-notation' }));
    expect(() => payment(g, 0, 'pay gold 3')).toThrow(
      'expected a resource (grain, coin, wood, goods, beaver, mink, otter, muskrat, lynx) and an amount, found "gold 3"',
    );
  });
  test('is a submission of its own, whose moves stand in the log', () => {
    const { anna, match } = bill(8, { grain: 3, coin: 4, wood: 3, goods: 4, beaver: 2 });
    anna.doesAtOnce('pay grain 3 coin 3 wood 1 fur beaver 1');
    expect([anna.grain, anna.coin, anna.wood, anna.goods, anna.stock.at(4)]).toEqual([0, 1 + 1, 2, 4, 1]);
    expect(match.rowsFor(0)[0].entries.map(({ text }) => text)).toEqual([
      'pay-grain 3',
      'pay-coin 3',
      'pay-wood 1',
      'pay-goods 0',
      'confirm',
    ]);
  });
  test('says why it cannot be, and changes nothing', () => {
    const { anna, match } = bill(3, { grain: 3, coin: 1 });
    const before = match.game.hash(match.state);
    expect([anna.why('pay coin 2 grain 1'), anna.why('pay coin 1'), anna.why('pay')]).toEqual([
      '5.8',
      '5.9',
      undefined,
    ]);
    expect(() => match.submit(0, ['pay coin 2 grain 1'])).toThrow('seat 0 owns 1 coin');
    expect(() => match.submit(0, ['pay coin 1'])).toThrow('comes to 1 instead of 3');
    expect(match.game.hash(match.state)).toBe(before);
  });
  test('what is left of a payment that was begun kind by kind', () => {
    const { anna, match } = bill(8, { grain: 3, coin: 4, wood: 3, goods: 4, beaver: 2 });
    anna.does('pay-grain 2');
    expect(() => match.submit(0, ['pay grain 1 coin 4 wood 1'])).toThrow('grain has been settled before');
    anna.doesAtOnce('pay');
    expect([anna.grain, anna.coin, anna.goods]).toEqual([1, 4 - 2 + 1, 0]);
  });
  test('a bid of everything is paid by the engine, and pay or the exact payment confirm it', () => {
    const everything = () =>
      at({
        seats: 3,
        chest: [{ tiles: { land: 2, trade: 1 } }],
        agenda: { main: [{ task: 'auction' }] },
        players: [{ stock: only({ grain: 3, coin: 3 }) }, {}, {}],
      });
    for (const phrase of ['pay', 'pay coin 3 grain 3', 'confirm']) {
      const { anna, bram, cees } = everything();
      anna.does('pick-column 1', 'bid 6');
      bram.does('pass');
      cees.does('pass');
      expect([anna.moves(), anna.why(phrase)]).toEqual([['confirm'], undefined]);
      expect(payment(anna.sees(), 0)).toEqual(['confirm']);
      anna.doesAtOnce(phrase);
      expect([anna.column, anna.grain, anna.coin]).toEqual([1, 0, 1]);
    }
    const { anna, bram, cees, match } = everything();
    anna.does('pick-column 1', 'bid 6');
    bram.does('pass');
    cees.does('pass');
    expect(anna.why('pay coin 3')).toBe('5.9');
    expect(() => match.submit(0, ['pay coin 3 grain 4'])).toThrow('comes to 7 instead of 6');
    expect(() => match.submit(0, ['pay coin 3 grain 4'])).toThrow(expect.objectContaining({ code: 'illegal-move' }));
    expect(() => match.submit(0, ['pay gold 6'])).toThrow(expect.objectContaining({ code: 'bad-notation' }));
  });
  test('a payment that was made kind by kind is confirmed, not made again', () => {
    const { anna, match } = bill(6, { grain: 5, coin: 5 });
    anna.does('pay-grain 1');
    expect(() => match.submit(0, ['pay grain 1 coin 5'])).toThrow('the bid is paid already, and waits for "confirm"');
    anna.doesAtOnce('pay');
    expect([anna.grain, anna.coin]).toEqual([4, 1]);
  });
  test('nothing but a payment is paid', () => {
    const match = new Match(game, { seats: 2, nature: quickNature('early') });
    const [seat] = match.waitingFor() as readonly number[];
    expect(() => match.submit(seat, ['pay'])).toThrow('nothing is to be paid now');
    expect(match.why(seat, 'pay')).toEqual({ legal: false, code: 'not-asked' });
    expect(() => match.submit(1 - seat, ['pay'])).toThrow(`seat ${1 - seat} is not asked anything now`);
    expect(match.why(1 - seat, 'pay')).toEqual({ legal: false, code: 'not-waiting' });
  });
});

describe('the default payment', () => {
  test('goods first, if the column has no trade tile', () => {
    expect(spent(3, { goods: 4, coin: 5 }, {}, { town: 2 })).toEqual({ goods: 3 });
    expect(spent(3, { goods: 4, coin: 5 }, {}, { trade: 1 })).toEqual({ coin: 3 });
  });
  test('keeps wood to build with and grain for the shops', () => {
    expect(spent(6, { wood: 5, grain: 5, coin: 9 }, { shops: { docks: 3 } }, { trade: 1 })).toEqual({
      wood: 2,
      grain: 2,
      coin: 2,
    });
  });
  test('single furs before pairs, grain for the shops last of all', () => {
    expect(spent(2, { grain: 2, mink: 2, lynx: 1 }, { shops: { docks: 2 } })).toEqual({ lynx: 1, mink: 1 });
    expect(spent(4, { grain: 2, mink: 2, lynx: 1 }, { shops: { docks: 2 } })).toEqual({ lynx: 1, mink: 2, grain: 1 });
  });
  test('is a legal submission wherever a payment is asked', () => {
    let paid = 0;
    for (let n = 0; n < 12; n++) {
      const random = new Random(`payments ${n}`);
      const match = new Match(game, { seats: 2 + (n % 4), nature: quickNature(`nature ${n}`) });
      while (match.result() === undefined) {
        const [seat] = match.waitingFor() as readonly number[];
        const legal = match.legal(seat);
        if (legal[0].startsWith('pay-')) {
          match.submit(seat, payment(match.view(seat), seat));
          paid++;
        } else match.submit(seat, [legal[random.below(legal.length)]]);
      }
    }
    expect(paid).toBeGreaterThan(50);
  });
});
