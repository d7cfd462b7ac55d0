import { Match, quickNature } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { defaultEdition } from '../src/data/edition.ts';
import { nieuwAmsterdam as game } from '../src/game.ts';
import { buildingsLeft, fursOf, quayRoom } from '../src/holdings.ts';
import type { G, Me } from '../src/state.ts';
import { postSlots } from '../src/travel.ts';
import { at, next } from './at.ts';

const counts = [2, 3, 4, 5];
const fresh = (seats: number, seed = 'set-up') => new Match(game, { seats, nature: quickNature(seed) });
const sitting = (g: G): Me[] => g.players.slice(0, g.seats);

describe('the game and its pieces', () => {
  test('1.1 two to five players play six rounds, and the most points win', () => {
    for (const seats of [1, 6]) expect(() => game.setup({ seats })).toThrow('2 to 5 seats');
    for (const seats of counts) expect(game.setup({ seats }).seats).toBe(seats);
    const { anna, result, g } = at({
      seats: 2,
      round: 6,
      ...next('end-of-round'),
      players: [{ score: 4 }, { score: 90 }],
    });
    expect(g.round).toBe(6);
    expect(result()?.ranking).toEqual([2, 1]);
    expect(anna.score).toBeLessThan(90);
  });
  test('1.2 five resources pay a bid: coins, furs, wood, goods and grain', () => {
    const { anna, g } = at({
      ...next('pay-grain', { seat: 0 }),
      lot: 1,
      opener: 0,
      bidder: 0,
      bid: 5,
      due: 5,
      players: [{ stock: { grain: 2, coin: 2, wood: 2, goods: 2, beaver: 2 } }],
    });
    anna.does('pay-grain 1', 'pay-coin 1', 'pay-wood 1', 'pay-goods 1');
    expect(g.due).toBe(0);
    expect([anna.grain, anna.coin, anna.wood, anna.goods, fursOf(anna as Me)]).toEqual([1, 1, 1, 1, 1]);
  });
  test('1.3 coins, wood and grain have no limit', () => {
    const { anna } = at({
      ...next('turn', { seat: 0, series: 'town', built: 0 }),
      players: [{ special: 1, stock: { coin: 900 }, shops: { granary: 1 } }],
    });
    anna.does('granary buy', ...Array.from({ length: 14 }, () => 'buy-grain more'), 'buy-grain 18');
    expect([anna.coin, anna.grain]).toEqual([0, 902]);
  });
  test('1.4 ten furs of each kind, wherever they lie', () => {
    expect(() => at({ players: [{ stock: { lynx: 11 } }] })).toThrow('supply');
    expect(at({ players: [{ stock: { lynx: 10 } }] }).g.supply.at(4)).toBe(0);
  });
  test('1.5 25 buildings for shops, farms and warehouses together', () => {
    const part = { shops: { docks: 20 }, lands: [10, 11], farms: 4 };
    const { anna, g } = at({ players: [part] });
    expect(buildingsLeft(g, anna as Me)).toBe(0);
    expect(() => at({ players: [{ ...part, farms: 5 }] })).toThrow('25 buildings');
  });
  test('1.6 four tiles of each kind', () => {
    expect(() => at({ players: [{ tiles: { town: 3 } }, { tiles: { town: 2 } }] })).toThrow('4 town tiles');
  });
  test('1.9 six districts, each with room for any number of shops', () => {
    const { anna } = at({ ...next('place-shop', { seat: 0 }), players: [{ shops: { docks: 20 } }] });
    expect(anna.moves()).toEqual(
      ['lumberyard', 'granary', 'docks', 'millwork', 'black-market', 'trading-company'].map((d) => `place-shop ${d}`),
    );
    anna.does('place-shop docks');
    expect(anna.shops.at(2)).toBe(21);
  });
  test('1.11 eleven furs with the traders, four, three and four', () => {
    for (const seats of counts)
      expect(fresh(seats).state.traders.map((trader) => trader.furs.total)).toEqual([4, 3, 4]);
  });
  test('1.12 six zones, each opposite the camp of the same number', () => {
    expect(defaultEdition.river).toHaveLength(6);
    expect(defaultEdition.boats).toHaveLength(5);
    const { anna } = at({
      ...next('turn', { seat: 0, series: 'trade', built: 0 }),
      houses: { 1: 0, 2: 0, 3: 1 },
      players: [{ tiles: { trade: 1 }, post: 3, stock: { grain: 0 } }],
    });
    expect(anna.may('buy bottom')).toBe(true);
  });
  test('1.13 four piers of 4, 2, 2 and 2 goods', () => {
    const room = (warehouses: number) => {
      const { anna, g } = at({ players: [{ warehouses }] });
      return quayRoom(g, anna);
    };
    expect([1, 2, 3, 4].map(room)).toEqual([4, 6, 8, 10]);
  });
  test('1.14 a score beyond 50 and 100', () => {
    const { anna } = at({ round: 6, ...next('final-scoring'), players: [{ score: 149 }] });
    expect(anna.score).toBeGreaterThan(150);
  });
});

describe('set-up', () => {
  test('2.1 2 grain, 3 wood, 4 goods and 8 coins', () => {
    for (const me of sitting(fresh(4).state)) expect([me.grain, me.wood, me.goods, me.coin]).toEqual([2, 3, 4, 8]);
  });
  test('2.2 one warehouse, which holds the four goods', () => {
    const { state } = fresh(3);
    for (const me of sitting(state)) {
      expect(me.warehouses).toBe(1);
      expect(buildingsLeft(state, me)).toBe(24);
      expect(quayRoom(state, me)).toBe(me.goods);
    }
  });
  test('2.3 as many houses in the first camp as players', () => {
    for (const seats of counts) {
      const { houses } = fresh(seats).state;
      expect([houses.at(1), houses.total]).toEqual([seats, seats]);
    }
  });
  test('2.4 fewer slots with fewer players', () => {
    expect(() => at({ seats: 2, houses: { 1: 0, 3: 2 } })).toThrow('houses.3: the camp has 1 slots');
    expect(at({ seats: 4, houses: { 1: 0, 3: 2 } }).g.houses.at(3)).toBe(2);
  });
  test('2.5 two furs each, open to all', () => {
    const match = fresh(5);
    for (const me of sitting(match.state)) expect(fursOf(me)).toBe(2);
    const seen = match.view(0).players[3].stock;
    expect(['beaver', 'mink', 'otter', 'muskrat', 'lynx'].reduce((sum, kind) => sum + seen[kind], 0)).toBe(2);
  });
  test('2.6 then eleven furs for the traders, open to all', () => {
    const match = fresh(5);
    expect(match.state.supply.total).toBe(50 - 10 - 11);
    expect(match.view(2).traders[0].furs).toEqual(match.view(4).traders[0].furs);
  });
  test('2.7 all posts in the first zone', () => {
    for (const seats of counts) for (const me of sitting(fresh(seats).state)) expect(me.post).toBe(1);
  });
  test('2.8 two players use the black slots, three the white ones, four and five all', () => {
    expect(counts.map((seats) => postSlots(at({ seats }).g, 2))).toEqual([1, 2, 3, 3]);
    expect(counts.map((seats) => postSlots(at({ seats }).g, 4))).toEqual([1, 1, 2, 2]);
  });
  test('2.9 scores start at 0', () => {
    for (const me of sitting(fresh(3).state)) expect([me.score, me.points.total]).toEqual([0, 0]);
  });
  test('2.10 the 1620s lie on top of the 1630s', () => {
    const { nature, g } = at({ ...next('upkeep') });
    expect(() => nature('deal-lands 1 2 3 13')).toThrow('13 is not among the next cards');
    nature('deal-lands 1 2 3 4');
    expect(() => nature('deal-ships 5 6 20 21')).toThrow('20 is not');
    nature('deal-ships 5 6 7 8');
    expect([g.landDisplay.toArray(), g.shipDisplay.toArray()]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });
  test.each([
    ['4 1 2 3', 'cards are told in rising order, each once'],
    ['1 2 4 3', 'cards are told in rising order, each once'],
    ['1 1 2 3', 'cards are told in rising order, each once'],
    ['1 2 3 3', 'cards are told in rising order, each once'],
    ['13 14 15 16', '13 is not among the next cards of the deck'],
    ['1 2 3 24', '24 is not among the next cards of the deck'],
  ])('4.2 the deal %s is refused: %s', (cards, why) => {
    const { nature, match } = at({ ...next('upkeep') });
    const before = match.state.$m.slice();
    expect(() => nature(`deal-lands ${cards}`)).toThrow(`deal-lands ${cards}: ${why}`);
    expect(match.state.$m).toEqual(before);
    nature('deal-lands 1 2 11 12');
    expect(() => nature(`deal-ships ${cards}`)).toThrow(`deal-ships ${cards}: ${why}`);
    nature('deal-ships 1 2 11 12');
  });
  test('2.10, 4.2 in the second half the 1630s are dealt, the first and the last of them too', () => {
    const { nature, g } = at({ round: 3, ...next('upkeep') });
    expect(() => nature('deal-lands 1 13 14 15')).toThrow('1 is not among the next cards of the deck');
    nature('deal-lands 13 14 23 24', 'deal-ships 13 14 23 24');
    expect([g.landDisplay.toArray(), g.shipDisplay.toArray()]).toEqual([
      [13, 14, 23, 24],
      [13, 14, 23, 24],
    ]);
  });
  test('2.11 chance names the first player, the others follow clockwise', () => {
    const match = new Match(game, { seats: 4 });
    expect(match.outcomes()).toEqual([0, 1, 2, 3].map((seat) => `first-player ${seat}`));
    match.tellChance('first-player 2');
    expect(sitting(match.state).map((me) => me.token)).toEqual([3, 4, 1, 2]);
  });
  test('2.12 in turn order everybody places a shop, at no cost', () => {
    const { bram, cees, waitingFor } = at({
      seats: 3,
      ...next('placing', { shop: 1 }),
      players: [{ token: 3 }, { token: 1 }, { token: 2 }],
    });
    expect(waitingFor()).toEqual([1]);
    bram.does('place-shop docks', 'confirm');
    expect([bram.shops.at(2), bram.wood]).toEqual([1, 3]);
    cees.does('place-shop docks', 'confirm');
    expect(waitingFor()).toEqual([0]);
  });
  test('2.13 then a second one in the same order, also in the same district', () => {
    const { anna, bram, waitingFor } = at({ seats: 2 });
    const order: unknown[] = [];
    for (const who of [anna, bram, anna, bram]) {
      order.push(waitingFor());
      who.does('place-shop docks', 'confirm');
    }
    expect(order).toEqual([[0], [1], [0], [1]]);
    expect([anna.shops.at(2), bram.shops.at(2), waitingFor()]).toEqual([2, 2, 'chance']);
  });
});

describe('the round', () => {
  test('3.1 upkeep, auction, actions, income', () => {
    const { match } = at({ ...next('round') }, 'a round');
    const seen: string[] = [];
    for (let i = 0; i < 200 && match.result() === undefined; i++) {
      const seat = (match.waitingFor() as readonly number[])[0];
      const task = match.view(seat).question?.task as string;
      if (match.state.round > 1) break;
      if (seen.at(-1) !== task) seen.push(task);
      match.submit(seat, [match.legal(seat).at(-1) as string]);
    }
    expect(seen[0]).toBe('pick-column');
    expect(seen.indexOf('free-column')).toBeLessThan(seen.indexOf('turn'));
    expect(seen.at(-1)).toBe('turn');
    expect(match.state.round).toBe(2);
  });
  test('3.2 nobody acts before all have a column, nobody earns before all have acted', () => {
    const { anna, bram, waitingFor } = at({
      agenda: { main: [{ task: 'series', kind: 'trade' }, { task: 'income' }] },
      players: [{ shops: { docks: 1 } }, { shops: { docks: 2 } }],
    });
    anna.does('done');
    expect(anna.coin).toBe(9);
    bram.does('done');
    expect([anna.coin, bram.coin]).toEqual([10, 11]);
    expect(waitingFor()).toBe('chance');
  });
  test('3.3 six rounds empty both decks, the 1620s in three', () => {
    expect([0, 1, 3, 4, 6].map((round) => at({ round }).g.landDeck.size)).toEqual([24, 20, 12, 8, 0]);
    expect(at({ round: 3 }).g.landDeck.first()).toBe(13);
    expect(() => at({ round: 2, landDeck: [1, 2, 3] })).toThrow('landDeck: expected 16 cards in round 2');
  });
});

describe('upkeep', () => {
  const before = { round: 1, landDisplay: [1, 2], shipDisplay: [3] };
  test('4.1 what is left on display leaves the game', () => {
    const { g } = at({ ...before, ...next('upkeep') });
    expect([g.landDisplay.empty, g.shipDisplay.empty]).toEqual([true, true]);
    expect([1, 2].every((land) => g.landsGone.has(land)) && g.shipsGone.has(3)).toBe(true);
  });
  test('4.2 four new lands and four new ships', () => {
    const { nature, g } = at({ ...before, ...next('upkeep') });
    const [lands, ships] = [g.landDeck.toArray().slice(0, 4), g.shipDeck.toArray().slice(0, 4)];
    expect(() => nature(`deal-lands ${lands.slice(1).join(' ')}`)).toThrow('4 values are dealt');
    nature(`deal-lands ${lands.join(' ')}`, `deal-ships ${ships.join(' ')}`);
    expect([g.landDisplay.toArray(), g.shipDisplay.toArray()]).toEqual([lands, ships]);
    expect(g.landDeck.size).toBe(16);
  });
  test('4.3 empty spaces are filled, furs already there stay', () => {
    const { nature, g, match } = at({
      ...next('fill-traders'),
      traders: [{ furs: { beaver: 3 } }, {}, {}],
    });
    nature('fill-trader lynx');
    expect([g.traders[0].furs.at(0), g.traders[0].furs.at(4)]).toEqual([3, 1]);
    expect(match.game.chance(match.state).name).toBe('deal-chest');
  });
  test('4.4 an empty supply takes the discarded furs', () => {
    const { nature, g } = at({
      ...next('fill-traders'),
      supply: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
      traders: [{ furs: { beaver: 3 } }, {}, {}],
    });
    expect([g.discard.total, g.supply.total]).toEqual([0, 36]);
    nature('fill-trader otter');
    expect(g.supply.total).toBe(35);
  });
  test('4.5 traders are not refilled during a round', () => {
    const { anna, g, waitingFor } = at({
      ...next('turn', { seat: 0, series: 'trade', built: 0 }),
      players: [{ tiles: { trade: 1 }, stock: { goods: 4 } }],
    });
    anna.does('buy bottom');
    expect([g.traders[2].furs.total, waitingFor()]).toEqual([0, [0]]);
  });
  test('4.6 all twelve tiles on the twelve spaces of the chest', () => {
    const { nature, g } = at({ ...next('deal-chest') });
    expect(() => nature('deal-chest town town town town town land land land trade trade trade trade')).toThrow(
      '4 town tiles',
    );
    nature('deal-chest town town land trade trade trade land land land town town trade');
    expect(g.chest.map((column) => ['town', 'land', 'trade'].map((_, kind) => column.tiles.at(kind)))).toEqual([
      [2, 1, 0],
      [0, 0, 3],
      [0, 2, 0],
      [1, 1, 0],
      [1, 0, 1],
    ]);
  });
});
