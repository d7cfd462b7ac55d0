import { Match } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { nieuwAmsterdam as game } from '../src/game.ts';
import { buildingsLeft, fursOf, quayRoom } from '../src/holdings.ts';
import { completedLands } from '../src/land.ts';
import { majority, SOLE } from '../src/majority.ts';
import { payment } from '../src/pay-in-one.ts';
import type { Me } from '../src/state.ts';
import { at, inTurn, next, only, turn } from './at.ts';

const none = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
// Blue, Yellow and Orange sit in this order: anna, bram and cees.

describe('the worked examples of the rulebook', () => {
  test('14.1 set-up for three, and the houses and posts of the others', () => {
    const match = new Match(game, { seats: 3 });
    match.tellChance('first-player 0');
    for (let fur = 0; fur < 6; fur++) match.tellChance('draw-fur otter');
    for (let fur = 0; fur < 11; fur++) match.tellChance(`fill-trader ${fur < 8 ? 'lynx' : 'mink'}`);
    const { houses, players, traders, seats } = match.state;
    expect(houses.at(1)).toBe(3);
    expect(traders.reduce((sum, trader) => sum + trader.furs.total, 0)).toBe(11);
    for (const me of players.slice(0, seats) as Me[]) {
      expect([me.post, fursOf(me), buildingsLeft(match.state, me)]).toEqual([1, 2, 24]);
      expect([me.grain, me.wood, me.goods, me.coin]).toEqual([2, 3, 4, 8]);
    }
    expect(match.waitingFor()).toEqual([0]);
    for (const n of [2, 4, 5]) expect(game.setup({ seats: n }).houses.at(1)).toBe(n);
  });
  test('14.2 two ships and a land leave, four and four come', () => {
    const { nature, g } = at({ round: 1, shipDisplay: [1, 2], landDisplay: [3], ...next('upkeep') });
    nature('deal-lands 5 6 7 8', 'deal-ships 5 6 7 8');
    expect([g.shipsGone.has(1), g.shipsGone.has(2), g.landsGone.has(3)]).toEqual([true, true, true]);
    expect([g.landDisplay.size, g.shipDisplay.size]).toEqual([4, 4]);
  });
  test('14.3 two and three empty spaces: five furs are drawn, the others stay', () => {
    const { nature, g, match } = at({
      ...next('fill-traders'),
      traders: [{ furs: { ...none, lynx: 2 } }, { furs: none }, { furs: { ...none, mink: 4 } }],
    });
    for (let fur = 0; fur < 5; fur++) nature('fill-trader otter');
    expect(match.game.chance(match.state).name).toBe('deal-chest');
    expect(g.traders.map((trader) => [trader.furs.at(1), trader.furs.at(2), trader.furs.at(4)])).toEqual([
      [0, 2, 2],
      [0, 3, 0],
      [4, 0, 0],
    ]);
  });
  test('14.4 the last three tiles fill the last three spaces', () => {
    const { nature, g } = at({ ...next('deal-chest') });
    const first = ['town', 'town', 'land', 'land', 'trade', 'trade', 'town', 'land', 'trade'];
    expect(() => nature(`deal-chest ${first.join(' ')}`)).toThrow('12 values are dealt');
    nature(`deal-chest ${[...first, 'land', 'town', 'trade'].join(' ')}`);
    expect([g.chest[3].tiles.total, g.chest[4].tiles.at(0), g.chest[4].tiles.at(2)]).toEqual([2, 1, 1]);
  });

  const auction = () => {
    const table = at({
      seats: 3,
      ...next('auction'),
      chest: [
        { tiles: { land: 2, trade: 1 } },
        { tiles: { town: 2, trade: 1 } },
        { tiles: { land: 1, town: 1 } },
        { tiles: { land: 1, trade: 1 } },
        { tiles: { town: 1, trade: 1 } },
      ],
      players: [{ stock: { coin: 8 } }, {}, { stock: { grain: 3, coin: 4, wood: 3, goods: 4, beaver: 2 } }],
    });
    table.anna.does('pick-column 1', 'bid 7');
    table.bram.does('pass');
    table.cees.does('bid 8');
    return table;
  };
  const paid = () => {
    const table = auction();
    table.cees.doesAtOnce(...payment(table.g, 2, 'pay grain 3 coin 3 wood 1 fur beaver 1'));
    return table;
  };
  const second = () => {
    const table = paid();
    table.bram.does('pick-column 2', 'bid 5');
    table.anna.does('pass');
    table.bram.doesAtOnce(...payment(table.g, 1, 'pay goods 4 wood 1'));
    return table;
  };
  test('14.5 Blue bids 7 for the first column, Yellow passes, Orange bids 8 and wins', () => {
    const { g, waitingFor } = auction();
    expect([g.lot, g.bid, g.bidder, g.due, waitingFor()]).toEqual([1, 8, 2, 8, [2]]);
  });
  test('14.6 Orange pays 3 + 3 + 1 + 1, swaps tokens, takes three tiles and a coin', () => {
    const { anna, cees, g } = paid();
    expect([cees.grain, cees.coin, cees.wood, cees.goods, cees.stock.at(4)]).toEqual([0, 1 + 1, 2, 4, 1]);
    expect([cees.token, anna.token, cees.tiles.at(1), cees.tiles.at(2), g.discard.at(0)]).toEqual([1, 3, 2, 1, 1]);
  });
  test('14.7 Yellow has the lowest token left, bids 5 alone and pays 4 goods and 1 wood', () => {
    expect(paid().waitingFor()).toEqual([1]);
    const { bram } = second();
    expect([bram.goods, bram.wood, bram.coin, bram.token, bram.tiles.total]).toEqual([0, 2, 8, 2, 3]);
  });
  test('14.8 Blue takes the third column free, with 2 coins, and keeps token 3', () => {
    const { anna, waitingFor } = second();
    expect(waitingFor()).toEqual([0]);
    anna.does('free-column 3');
    expect([anna.coin, anna.token, anna.tiles.total, anna.grain]).toEqual([10, 3, 2, 2]);
  });

  test('14.9 three shops for 3 wood change two majorities', () => {
    const { cees, bram, g } = at({
      seats: 3,
      ...turn(2, 'town'),
      players: [
        { shops: { granary: 1 } },
        { shops: { 'trading-company': 2 } },
        { tiles: { town: 1 }, shops: { 'trading-company': 1, granary: 1 } },
      ],
    });
    expect(majority(g, g.players[1], 5)).toBe(SOLE);
    cees.does('build trading-company', 'build trading-company', 'build granary');
    expect([cees.wood, majority(g, g.players[2], 5), majority(g, g.players[2], 1)]).toEqual([0, SOLE, SOLE]);
    expect(bram.shops.at(5)).toBe(2);
  });
  test('14.10 an election for 3 + 2, and nothing for Yellow', () => {
    const { anna, bram } = inTurn(
      'town',
      1,
      { shops: { docks: 2, lumberyard: 1 } },
      { others: [{ shops: { docks: 1, lumberyard: 1 } }] },
    );
    anna.does('election');
    expect([anna.score, bram.score]).toEqual([5, 0]);
  });
  test('14.11 Yellow takes the second land of her row, neither cleared', () => {
    const { bram, g } = at({
      seats: 3,
      ...turn(1, 'land'),
      landDisplay: [1, 6, 9],
      players: [{}, { tiles: { land: 1 }, lands: [2] }],
    });
    bram.does('take-land 6');
    expect([bram.lands.toArray(), bram.cleared, g.landDisplay.toArray()]).toEqual([[2, 6], 0, [1, 9]]);
  });
  test('14.12 case A: the house moves to the next camp', () => {
    const { anna, g } = inTurn('land', 1, {}, { landDisplay: [1], houses: { 1: 2, 2: 1 } });
    anna.does('take-land 1');
    expect([g.houses.at(1), g.houses.at(2)]).toEqual([1, 2]);
  });
  test('14.13 case B: the next camp is full and the house leaves the game', () => {
    const { anna, g } = inTurn('land', 1, {}, { landDisplay: [1], houses: { 1: 0, 3: 2, 4: 1 } });
    anna.does('take-land 1');
    expect([g.houses.at(3), g.houses.at(4), g.houses.total]).toEqual([1, 1, 2]);
  });
  test('14.14 clearing the second and third of four lands: 8 wood and 6 points', () => {
    const { anna, g } = inTurn('land', 1, { lands: [1, 2, 9, 6], farms: 5, cleared: 1, stock: { wood: 0 } });
    expect(completedLands(g, anna as unknown as Me)).toBe(3);
    anna.does('clear');
    expect([anna.wood, anna.score, anna.cleared]).toEqual([8, 6, 3]);
  });
  const orange = (grain: number, houses: Record<string, number>) =>
    at({
      seats: 3,
      ...turn(2, 'trade'),
      houses: { 1: 0, ...houses },
      traders: [{ furs: { ...none, lynx: 2, mink: 2 } }, { furs: { ...none, otter: 3 } }, { furs: none }],
      players: [{}, {}, { tiles: { trade: 1 }, stock: { goods: 4, grain } }],
    });
  test('14.15 the bottom trader is sold out; two lynx for 2 goods', () => {
    const { cees } = orange(0, { 1: 1 });
    expect([cees.why('buy bottom'), cees.may('buy middle')]).toEqual(['9.6', true]);
    cees.does('buy lynx+lynx');
    expect([cees.goods, cees.stock.at(8)]).toEqual([2, 2]);
  });
  test('14.16 and two boats of 1 grain on the way', () => {
    const { cees } = orange(3, { 3: 2 });
    cees.does('buy lynx+lynx');
    expect([cees.goods, cees.grain]).toEqual([2, 1]);
  });
  test('14.17 a ship of 5 furs for 10 points and 2 coins', () => {
    const { bram } = at({
      seats: 3,
      ...turn(1, 'trade'),
      shipDisplay: [8, 10, 11],
      players: [{}, { tiles: { trade: 1 }, stock: { ...none, coin: 8, beaver: 2, lynx: 1, otter: 1, muskrat: 1 } }],
    });
    expect([bram.why('ship 10'), bram.why('ship 11')]).toEqual(['9.11', '9.11']);
    bram.does('ship 8');
    expect([bram.score, bram.coin, fursOf(bram as unknown as Me), bram.ships.toArray()]).toEqual([10, 10, 0, [8]]);
  });
  test('14.18 the third warehouse makes room for 8', () => {
    const { anna, g } = inTurn('town', 0, { warehouses: 2, shops: { docks: 1 } });
    anna.does('docks');
    expect([anna.wood, quayRoom(g, anna as unknown as Me)]).toEqual([2, 8]);
  });
  test('14.19 two farms for 2 wood on the leftmost spaces', () => {
    const { anna, match } = inTurn('land', 0, { lands: [1, 6, 2], farms: 2, shops: { millwork: 1 } });
    anna.does('millwork 2');
    expect([anna.wood, anna.farms]).toEqual([1, 4]);
    expect(match.trace.filter(({ happening }) => happening === 'built-farm').map(({ values }) => values[0])).toEqual([
      6, 2,
    ]);
  });
  test('14.20 3 coins and 3 goods for a muskrat and a mink', () => {
    const { anna, nature } = inTurn('town', 0, { shops: { 'black-market': 1 }, stock: { ...none, coin: 5, goods: 4 } });
    anna.does('black-market 2', 'market-coin 3');
    nature('draw-fur muskrat', 'draw-fur mink');
    expect([anna.coin, anna.goods, anna.stock.at(7), anna.stock.at(5)]).toEqual([2, 1, 1, 1]);
  });
  test('14.21 the post moves into the next zone', () => {
    const { anna } = inTurn('town', 0, { shops: { 'trading-company': 1 } }, { houses: { 1: 2, 2: 1 } });
    anna.does('trading-company');
    expect([anna.post, anna.wood]).toEqual([2, 2]);
  });
  test('14.22 the next zone is full: one zone further', () => {
    const { anna } = inTurn(
      'town',
      0,
      { shops: { 'trading-company': 1 } },
      { houses: { 1: 0, 3: 2, 4: 1 }, others: [{ post: 2 }, { post: 2 }] },
    );
    anna.does('trading-company');
    expect([anna.post, anna.wood]).toEqual([3, 2]);
  });
  test('14.23 the first free slot lies beyond the last house: nobody can move', () => {
    const houses = { 1: 1, 2: 1 };
    const others = [{ post: 2 }, { post: 2 }];
    expect(inTurn('town', 0, {}, { houses, others }).anna.why('trading-company')).toBe('10.16');
    const { bram } = at({ seats: 3, ...turn(1, 'town'), houses, players: [{}, { post: 2, special: 1 }, { post: 2 }] });
    expect(bram.why('trading-company')).toBe('10.16');
  });
  test('14.24 1 + 4 + 5 grain from three cleared lands', () => {
    const { anna } = at({
      ...next('harvest'),
      players: [{ lands: [1, 12, 23, 6], farms: 7, cleared: 3, stock: only() }],
    });
    expect(anna.grain).toBe(10);
  });
  test('14.25 3 for 3, 4 for 4, and Orange loses one of five shops and 2 points', () => {
    const { anna, bram, cees } = at({
      seats: 3,
      ...next('income'),
      players: [
        { shops: { docks: 3 }, stock: { grain: 3 } },
        { shops: { granary: 4 }, stock: { grain: 4 } },
        { shops: { millwork: 3, lumberyard: 2 }, stock: { grain: 4 }, score: 12 },
      ],
    });
    cees.does('lose-shop lumberyard', 'confirm');
    expect([anna.grain, bram.grain, cees.grain, cees.shops.total, cees.score]).toEqual([0, 0, 0, 4, 10]);
    expect([anna.shops.total, bram.shops.total]).toEqual([3, 4]);
  });
  test('14.26 8 goods into 5 places', () => {
    const { bram, match } = at({
      ...next('unload'),
      players: [{}, { warehouses: 2, ships: [5, 6, 8], stock: { goods: 1 } }],
    });
    expect([bram.goods, match.state.players[1].ships.size]).toEqual([6, 3]);
  });
  test('14.27 4, 3 and 6 coins', () => {
    const coin = { coin: 0 };
    const { anna, bram, cees } = at({
      seats: 3,
      ...next('rents'),
      players: [
        { stock: coin, shops: { lumberyard: 1, docks: 1, granary: 1 } },
        { stock: coin, shops: { docks: 1, millwork: 1 } },
        { stock: coin, shops: { granary: 2, 'black-market': 1, 'trading-company': 1 } },
      ],
    });
    expect([anna.coin, bram.coin, cees.coin]).toEqual([4, 3, 6]);
  });
  test('14.28 final elections for 9, 7 and 7', () => {
    const bare = { stock: only() };
    const { result } = at({
      seats: 3,
      round: 6,
      ...next('final-scoring'),
      players: [
        { ...bare, shops: { lumberyard: 2, docks: 1, millwork: 1, granary: 1 } },
        { ...bare, shops: { 'black-market': 1, docks: 1, millwork: 1 } },
        { ...bare, shops: { 'trading-company': 1, docks: 1, granary: 1 } },
      ],
    });
    expect(result()?.points).toEqual([9, 7, 7]);
  });
  test('14.29 15 points for an uncleared fifth land, none for a cleared one', () => {
    const { result } = at({
      seats: 2,
      round: 6,
      ...next('final-scoring'),
      players: [
        { stock: only(), lands: [1, 2, 3, 4, 5, 6], farms: 5, cleared: 5 },
        { stock: only(), lands: [13, 14, 15, 16, 9], farms: 6, cleared: 4 },
      ],
    });
    expect(result()?.points).toEqual([0, 15]);
  });
  test('14.30 2 furs and 8 resources: 4 points', () => {
    const { result } = at({
      seats: 2,
      round: 6,
      ...next('final-scoring'),
      players: [{ stock: only({ lynx: 1, otter: 1, goods: 2, grain: 2, wood: 1, coin: 3 }) }, { stock: only() }],
    });
    expect(result()?.breakdown[0]).toEqual({ 'final-furs': 2, 'final-resources': 2 });
    expect(result()?.points).toEqual([4, 0]);
  });
});
