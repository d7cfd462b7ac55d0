import { describe, expect, test } from 'vitest';
import { at, idle, inTurn, only, turn } from './at.ts';

describe('actions', () => {
  test('6.1 town, then land, then trade', () => {
    const { match } = at({
      seats: 2,
      round: 1,
      agenda: { main: ['town', 'land', 'trade'].map((kind) => ({ task: 'series', kind })) },
    });
    const seen: unknown[] = [];
    while (match.waitingFor() !== 'chance') {
      const [seat] = match.waitingFor() as readonly number[];
      seen.push(`${match.view(seat).question?.about['series']} ${seat}`);
      match.submit(seat, ['done']);
    }
    expect(seen).toEqual(['town 0', 'town 1', 'land 0', 'land 1', 'trade 0', 'trade 1']);
  });
  test('6.2 one turn each, in turn order', () => {
    const { anna, bram, cees, waitingFor } = at({
      seats: 3,
      agenda: { main: [{ task: 'series', kind: 'land' }] },
      players: [{ token: 2 }, { token: 3 }, { token: 1 }],
    });
    for (const [seat, who] of [
      [2, cees],
      [0, anna],
      [1, bram],
    ] as const) {
      expect(waitingFor()).toEqual([seat]);
      who.does('done');
    }
    expect([waitingFor(), cees.sees().question?.about['series']]).toEqual([[2], 'trade']);
  });
  test('6.3 one action for each tile', () => {
    const { anna } = inTurn('town', 2, { shops: { docks: 1 } });
    anna.does('election', 'election');
    expect([anna.score, anna.tiles.at(0), anna.why('election'), anna.why('pass-tile')]).toEqual([6, 0, '6.3', '6.3']);
  });
  test('6.4 tiles of another kind cannot be spent', () => {
    const { anna } = inTurn('town', 0, { tiles: { land: 2, trade: 1 } }, { landDisplay: [1] });
    expect(['take-land 1', 'clear', 'buy bottom', 'ship 3'].map((move) => anna.why(move))).toEqual([
      '6.4',
      '6.4',
      '6.4',
      '6.4',
    ]);
    anna.does('done');
    expect(anna.tiles.at(1)).toBe(2);
  });
  test('6.5 one special action in a series, no more', () => {
    const { anna } = inTurn('town', 0, { shops: { docks: 1 } });
    anna.does('docks');
    for (const move of [
      'docks',
      'lumberyard buy',
      'granary sell',
      'millwork 1',
      'black-market 1',
      'trading-company',
      'pass-special',
    ])
      expect(anna.why(move)).toBe('6.5');
  });
  test('6.5 a new series brings a new one', () => {
    const { anna } = at({ agenda: { main: [{ task: 'series', kind: 'land' }] }, players: [{ special: 0 }] });
    expect(anna.special).toBe(1);
  });
  test('6.6 the special action needs no tile', () => {
    const { anna } = inTurn('land', 0);
    expect(anna.may('docks')).toBe(true);
  });
  test('6.7 in any order', () => {
    const { anna } = inTurn('town', 2, { shops: { docks: 1 }, stock: { wood: 2 } });
    anna.does('election', 'docks', 'build docks');
    expect([anna.score, anna.warehouses, anna.shops.at(2)]).toEqual([3, 2, 2]);
  });
  test('6.8 a tile passed brings a coin', () => {
    const { anna } = inTurn('land', 2);
    anna.does('pass-tile');
    expect([anna.coin, anna.tiles.at(1)]).toEqual([9, 1]);
  });
  test('6.9 so does the special action', () => {
    const { anna } = inTurn('land', 0);
    anna.does('pass-special');
    expect([anna.coin, anna.special, anna.why('docks')]).toEqual([9, 0, '6.5']);
  });
  test('6.10 what is left when the turn ends is passed', () => {
    const { anna } = inTurn('trade', 2);
    anna.does('done');
    expect([anna.coin, anna.tiles.at(2), anna.special]).toEqual([11, 0, 0]);
  });
  test('6.11 each tile one of two actions, the same again with another', () => {
    const { anna } = inTurn('land', 3, { lands: [1], farms: 1 }, { landDisplay: [2, 3] });
    anna.does('take-land 2', 'take-land 3', 'clear');
    expect([anna.lands.toArray(), anna.cleared]).toEqual([[1, 2, 3], 1]);
  });
  test('the end of a turn cannot be taken back, everything before it can', () => {
    const { anna, match } = inTurn('town', 1, { shops: { docks: 1 } });
    anna.does('build docks', 'stop', 'docks');
    anna.undo();
    anna.undo();
    anna.undo();
    expect([anna.shops.at(2), anna.wood, match.state.players[0].tiles.at(0)]).toEqual([1, 3, 1]);
    anna.does('done');
    expect(match.undoable(0)).toEqual({ ok: false, barrier: 'commit' });
  });
});

describe('town actions', () => {
  test('7.1 one to three shops with one tile, anywhere', () => {
    const { anna } = inTurn('town', 1, { stock: { wood: 5 } });
    anna.does('build docks', 'build docks', 'build granary');
    expect([anna.shops.at(2), anna.shops.at(1), anna.tiles.at(0), anna.why('build docks')]).toEqual([2, 1, 0, '6.3']);
    const one = inTurn('town', 1);
    one.anna.does('build docks', 'stop');
    expect([one.anna.shops.total, one.anna.wood]).toEqual([1, 2]);
  });
  test('7.2 each for 1 wood', () => {
    const { anna } = inTurn('town', 1, { stock: { wood: 1 } });
    anna.does('build docks');
    expect([anna.wood, anna.tiles.at(0)]).toEqual([0, 0]);
    expect(inTurn('town', 1, { stock: { wood: 0 } }).anna.why('build docks')).toBe('7.2');
  });
  test('7.3 a shop needs a building', () => {
    const { anna } = inTurn('town', 1, { shops: { docks: 24 } });
    expect(anna.why('build docks')).toBe('7.3');
  });
  const town = (own: number, second: number, third: number) =>
    inTurn(
      'town',
      1,
      { shops: { docks: own } },
      { others: [{ shops: { docks: second } }, { shops: { docks: third } }] },
    );
  test('7.4 a majority needs a shop, and nobody with more', () => {
    expect([town(0, 0, 0), town(1, 2, 0)].map(({ anna }) => anna.why('election'))).toEqual(['7.4', '7.4']);
    expect(town(2, 1, 2).anna.may('election')).toBe(true);
  });
  test('7.5 sole with more than every other, not with more than half', () => {
    const { anna } = town(2, 1, 1);
    anna.does('election');
    expect(anna.score).toBe(3);
  });
  test('7.6 shared with as many as another', () => {
    const { anna } = town(2, 2, 1);
    anna.does('election');
    expect(anna.score).toBe(2);
  });
  test('7.7 3 points for each sole majority', () => {
    const { anna } = inTurn('town', 1, { shops: { docks: 1, granary: 2, millwork: 1 } });
    anna.does('election');
    expect([anna.score, anna.points.at(0)]).toEqual([9, 9]);
  });
  test('7.8 2 points for each shared one', () => {
    const { anna } = inTurn(
      'town',
      1,
      { shops: { docks: 1, granary: 1 } },
      { others: [{ shops: { docks: 1, granary: 1 } }] },
    );
    anna.does('election');
    expect(anna.score).toBe(4);
  });
  test('7.9 for nobody else', () => {
    const { anna, bram, cees } = town(1, 1, 1);
    anna.does('election');
    expect([anna.score, bram.score, cees.score]).toEqual([2, 0, 0]);
  });
  test('7.10 as the shops stand at that moment', () => {
    const { anna } = inTurn('town', 2, { shops: { docks: 1 } }, { others: [{ shops: { docks: 2 } }] });
    expect(anna.why('election')).toBe('7.4');
    anna.does('build docks', 'build docks', 'stop', 'election');
    expect(anna.score).toBe(3);
  });
});

describe('land actions', () => {
  test('8.1 one of the lands on display, free', () => {
    const { anna } = inTurn('land', 1, { stock: only() }, { landDisplay: [3, 7] });
    expect([anna.may('take-land 3'), anna.why('take-land 4')]).toEqual([true, '8.1']);
    anna.does('take-land 7');
    expect([anna.lands.toArray(), anna.stock.total]).toEqual([[7], 0]);
  });
  test('8.2 to the right end of the row', () => {
    const { anna } = inTurn('land', 1, { lands: [9, 1] }, { landDisplay: [3] });
    anna.does('take-land 3');
    expect(anna.lands.toArray()).toEqual([9, 1, 3]);
  });
  test('8.3 not yet cleared', () => {
    const { anna } = inTurn('land', 1, { lands: [1], farms: 1, cleared: 1 }, { landDisplay: [3] });
    anna.does('take-land 3');
    expect([anna.cleared, anna.wood]).toEqual([1, 3]);
  });
  test('8.4 not replaced until the next upkeep', () => {
    const { anna, g } = inTurn('land', 2, {}, { landDisplay: [3] });
    anna.does('take-land 3');
    expect([g.landDisplay.size, anna.why('take-land 4')]).toEqual([0, '8.4']);
  });
  const house = (houses: Record<string, number>) => {
    const { anna, g } = inTurn('land', 1, {}, { landDisplay: [3], houses: { 1: 0, ...houses } });
    anna.does('take-land 3');
    return [1, 2, 3, 4, 5, 6].map((camp) => g.houses.at(camp));
  };
  test('8.5 a house moves from the leftmost occupied camp to the next', () => {
    expect(house({ 1: 3 })).toEqual([2, 1, 0, 0, 0, 0]);
    expect(house({ 2: 1, 3: 1 })).toEqual([0, 0, 2, 0, 0, 0]);
  });
  test('8.6 or leaves if that camp is full', () => {
    expect(house({ 2: 1, 3: 2 })).toEqual([0, 0, 2, 0, 0, 0]);
    expect(house({ 5: 1, 6: 1 })).toEqual([0, 0, 0, 0, 0, 1]);
  });
  test('8.7 the house in the last camp is permanent', () => {
    expect(house({ 6: 1 })).toEqual([0, 0, 0, 0, 0, 1]);
  });
  test('8.8 completed means all farm spaces filled', () => {
    const clears = (farms: number) => inTurn('land', 1, { lands: [6], farms }).anna.why('clear');
    expect([clears(0), clears(1), clears(2)]).toEqual(['8.8', '8.8', undefined]);
  });
  test('8.9 all completed lands at once', () => {
    const { anna } = inTurn('land', 1, { lands: [1, 2, 3, 6], farms: 4, cleared: 1 });
    anna.does('clear');
    expect(anna.cleared).toBe(3);
  });
  test('8.10 the logs go to the supply, not to the player', () => {
    const { anna } = inTurn('land', 1, { lands: [2, 3], farms: 2, stock: { wood: 0 } });
    anna.does('clear');
    expect(anna.wood).toBe(6);
  });
  test('8.11 the wood of each land cleared now', () => {
    const { anna } = inTurn('land', 1, { lands: [1, 2, 4], farms: 3, cleared: 1, stock: { wood: 0 } });
    anna.does('clear');
    expect(anna.wood).toBe(3 + 2);
  });
  test('8.12 points once, for the place of the rightmost', () => {
    const row = [1, 2, 3, 4, 5, 13, 14, 15, 16];
    const score = (place: number) => {
      const { anna } = inTurn('land', 1, {
        lands: row.slice(0, place),
        farms: place,
        cleared: place > 1 ? place - 2 : 0,
      });
      anna.does('clear');
      return anna.points.at(1);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(score)).toEqual([1, 3, 6, 10, 15, 21, 28, 36]);
  });
  test('8.13 clearing moves no house', () => {
    const { anna, g } = inTurn('land', 1, { lands: [1], farms: 1 });
    anna.does('clear');
    expect(g.houses.at(1)).toBe(3);
  });
  test('8.14 cleared land yields grain from then on', () => {
    const table = at(
      { ...turn(0, 'land'), players: [{ tiles: { land: 1 }, lands: [4, 1], farms: 1 }, { shops: {} }] },
      'harvests',
    );
    table.anna.does('clear');
    idle(table);
    expect(table.anna.grain).toBe(2 + 2);
    idle(table);
    expect(table.anna.grain).toBe(2 + 2 + 2);
  });
});
