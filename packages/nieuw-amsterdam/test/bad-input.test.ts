import { describe, expect, test } from 'vitest';
import { nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { at, inTurn, next, only } from './at.ts';

type Table = ReturnType<typeof at>;

/** The move is refused with its paragraph, and not a byte has changed. */
function refused({ match }: Table, seat: number, move: string, paragraph: string): void {
  const before = match.state.$m.slice();
  expect(() => match.submit(seat, [move])).toThrow(expect.objectContaining({ paragraph }));
  expect(match.state.$m).toEqual(before);
}

describe('what the rules forbid is refused with the paragraph, and the state is unchanged', () => {
  test('bids', () => {
    const table = at({ seats: 3, ...next('auction'), players: [{ stock: only({ coin: 3 }) }] });
    table.anna.does('pick-column 1');
    refused(table, 0, 'bid 4', '5.6');
    refused(table, 0, 'bid more', '5.6');
    refused(table, 0, 'pass', '5.3');
    table.anna.does('bid 3');
    refused(table, 1, 'bid 3', '5.5');
    refused(table, 1, 'bid 20', '5.6');
  });
  test('columns', () => {
    refused(at({ seats: 3, ...next('auction'), players: [{}, { column: 4 }] }), 0, 'pick-column 4', '5.2');
    refused(at({ seats: 2, ...next('auction') }), 0, 'pick-column 3', '5.18');
    refused(at({ seats: 2, ...next('auction'), players: [{}, { column: 1 }] }), 0, 'free-column 2', '5.19');
  });
  test('ships', () => {
    const table = inTurn('trade', 1, { stock: only({ lynx: 4, mink: 1 }) }, { shipDisplay: [8, 12] });
    refused(table, 0, 'ship 12', '9.11');
    refused(table, 0, 'ship 1', '9.17');
    const loading = inTurn('trade', 1, { stock: only({ lynx: 4, mink: 1 }) }, { shipDisplay: [5] });
    loading.anna.does('ship 5');
    refused(loading, 0, 'load-mink 2', '9.11');
  });
  test('farms, warehouses and posts', () => {
    refused(inTurn('land', 0, { lands: [1] }), 0, 'millwork 2', '10.11');
    refused(inTurn('land', 0), 0, 'millwork 1', '10.11');
    refused(inTurn('land', 0, { warehouses: 4 }), 0, 'docks', '10.9');
    refused(inTurn('land', 0), 0, 'trading-company', '10.16');
  });
  test('furs and lands', () => {
    refused(inTurn('trade', 1, { stock: only({ goods: 2 }) }), 0, 'buy bottom', '9.5');
    refused(inTurn('trade', 1, { stock: only({ goods: 4 }) }, { houses: { 1: 0, 2: 1 } }), 0, 'buy bottom', '9.10');
    refused(inTurn('land', 1, {}, { landDisplay: [2] }), 0, 'take-land 3', '8.1');
  });
  test('words that are no moves', () => {
    const { match } = inTurn('town', 1);
    for (const move of [
      '',
      'build',
      'build nowhere',
      'build docks docks',
      'done now',
      'bid',
      'bid -1',
      'bid 1000000',
      'bid 64 1',
      'buy lynx+cat',
      'buy lynx+',
      'ship 25',
      'draw-fur',
    ])
      expect(() => match.submit(0, [move])).toThrow(expect.objectContaining({ code: 'bad-notation' }));
    for (const move of ['draw-fur lynx', 'deal-lands 1 2 3 4', 'confirm', 'bid 3', 'bid 64', 'buy lynx+beaver'])
      expect(() => match.submit(0, [move])).toThrow(expect.objectContaining({ code: 'illegal-move' }));
    expect(() => match.submit(1, ['done'])).toThrow(expect.objectContaining({ code: 'not-waiting' }));
  });
  test('options there are none of', () => {
    expect(() => game.setup({ seats: 2, options: { expansion: true } })).toThrow('options.expansion');
    expect(() => game.setup({ seats: 2, options: [] })).toThrow('expected an object');
  });
});

describe('states that no game can be in are refused with their field', () => {
  test.each([
    ['players', { players: [{ token: 2 }, { token: 2 }] }],
    ['landDeck', { round: 2, landDeck: [1, 2] }],
    ['landDeck: the 1620s', { round: 2, landDeck: [1, 2, 3, 4, 5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] }],
    ['land 1', { players: [{ lands: [1] }, { lands: [1] }] }],
    ['furs', { supply: { lynx: 9 }, discard: { lynx: 9 } }],
    ['traders[1].furs', { traders: [{}, { furs: { otter: 1 } }] }],
    ['hold', { hold: { lynx: 1 } }],
    ['chest[2].tiles', { chest: [{}, {}, { tiles: { town: 3 } }] }],
    ['chest', { chest: [{ tiles: { town: 3 } }, { tiles: { town: 2 } }] }],
    ['same column', { players: [{ column: 1 }, { column: 1 }] }],
    ['houses.1', { houses: { 1: 3 } }],
    ['houses.3', { houses: { 1: 1, 3: 1 } }],
    ['permanent', { houses: { 1: 0 } }],
    ['there are 2 houses', { seats: 2, houses: { 1: 2, 2: 1 } }],
    ['zone 2 has 1 slots', { houses: { 1: 0, 2: 1 }, players: [{ post: 2 }, { post: 2 }] }],
    ['players[0].post', { players: [{ post: 2 }] }],
    ['players[0].farms', { players: [{ farms: 1 }] }],
    ['players[0].cleared', { players: [{ lands: [1], cleared: 1 }] }],
    ['players[0].stock.goods', { players: [{ stock: { goods: 5 } }] }],
    ['players[0].newWarehouses', { players: [{ newWarehouses: 1 }] }],
    ['players[0].points', { players: [{ score: 3, points: { clear: 2 } }] }],
    ['lot', { lot: 1 }],
    ['lot', { ...next('answer', { seat: 0, said: 0 }) }],
    ['opener', { lot: 1, ...next('answer', { seat: 0, said: 0 }) }],
    ['bidder', { lot: 1, opener: 0, ...next('award', { seat: 0 }) }],
    ['there is no auction', { bid: 3 }],
    ['due', { due: 3 }],
    ['due', { lot: 1, opener: 0, bidder: 0, due: 99, ...next('pay-grain', { seat: 0 }) }],
    ['takes no part', { lot: 1, opener: 0, bidder: 1, players: [{}, { column: 2 }], ...next('settle-bid') }],
    ['has been taken', { lot: 2, opener: 0, bidder: 0, players: [{}, { column: 2 }], ...next('settle-bid') }],
  ])('%s', (field, part) => {
    expect(() => at(part)).toThrow(field);
    try {
      at(part);
    } catch (error) {
      expect(error).toMatchObject({ code: 'bad-state' });
    }
  });
});

describe('a part of a state is made whole', () => {
  test('cards of the round lie where they must', () => {
    const { g } = at({ round: 4, landDisplay: [20], players: [{ lands: [1, 14] }] });
    expect(g.landDeck.size).toBe(8);
    expect([1, 14, 20].some((land) => g.landDeck.has(land) || g.landsGone.has(land))).toBe(false);
    expect(g.landDeck.size + g.landsGone.size + 3).toBe(24);
  });
  test('without a round the earliest that fits', () => {
    expect(at({ players: [{ lands: [1] }] }).g.round).toBe(1);
    expect(at({ players: [{ lands: [1, 2, 3, 4, 5] }] }).g.round).toBe(2);
    expect(at({ shipDisplay: [13] }).g.round).toBe(4);
  });
  test('tokens, furs and scores follow', () => {
    const { anna, bram, cees, g } = at({
      seats: 3,
      players: [{ score: 7 }, { token: 1, stock: { lynx: 4 } }, { points: { clear: 6 } }],
    });
    expect([anna.token, bram.token, cees.token]).toEqual([2, 1, 3]);
    expect([g.supply.at(4), anna.points.at(0), cees.score]).toEqual([6, 7, 6]);
  });
});
