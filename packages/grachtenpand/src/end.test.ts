import { describe, expect, test } from 'vitest';
import {
  allDraw,
  allPlay,
  movesOf,
  scored,
  seat,
  spare,
  type Street,
  table,
  type Table,
  turn,
  worth,
} from '../test/table.ts';

/** A street with some roofs, on bare shops. */
const roofed = (shops: readonly number[], roofs: readonly number[]): Street =>
  Object.fromEntries(shops.map((shop, i) => [i, i < roofs.length ? [shop, roofs[i]] : [shop]]));

const three = roofed([1, 2, 3, 4], [90, 91, 92]);
const threeToo = roofed([5, 6, 7, 8], [93, 94, 95]);

/** Two players with three roofs each and a roof in the hand. */
const closing = (more = {}): Table =>
  table(
    [
      { street: three, hand: [9, 31, 83] },
      { street: threeToo, hand: [10, 32, 84] },
    ],
    more,
  );

/** The roofs that neither streets nor hands of `closing` hold, all but so many of them in a canal. */
function roofsLeft(count: number): Table {
  const taken = [90, 91, 92, 93, 94, 95, 83, 84];
  const roof = spare('roof', count, taken);
  return table(
    [
      { street: three, hand: [9, 31, 83], canal: spare('roof', 27, [...taken, ...roof]) },
      { street: threeToo, hand: [10, 32, 84] },
    ],
    { roof },
  );
}

describe('5 end of the game', () => {
  test('1.10 the most points win', () => {
    const result = scored([{ 0: [1] }, { 0: [2, 58, 79] }]);
    expect(result.points[1]).toBeGreaterThan(result.points[0]);
    expect(result.ranking).toEqual([2, 1]);
  });

  test('5.1 the game ends with the turn of a fourth roof', () => {
    const match = closing();
    turn(match, ['window', 'window'], [40, 41], ['build 83 at 3', 'canal 41']);
    expect(seat(match, 0).roofs).toBe(4);
    expect(match.result()).toBeDefined();
    expect(match.waitingFor()).toEqual([]);
  });

  test('5.1 three roofs, or four shops, end nothing; nor does a fourth roof in a canal', () => {
    const match = closing();
    turn(match, ['window', 'window'], [40, 41], ['canal 83', 'canal 41']);
    expect(match.result()).toBeUndefined();
    expect(match.waitingFor()).toEqual([0, 1]);
    expect(seat(match, 0).roofs).toBe(3);
  });

  test('5.1 roofs of several streets are not added up', () => {
    const match = table([
      { street: roofed([1, 2, 3], [90, 91]), hand: [9, 31, 83] },
      { street: threeToo, hand: [10, 32, 84] },
    ]);
    turn(match, ['window', 'window'], [40, 41], ['build 83 at 2', 'canal 41']);
    expect([0, 1].map((s) => seat(match, s).roofs)).toEqual([3, 3]);
    expect(match.result()).toBeUndefined();
  });

  test('5.2 whoever has four roofs says so, several in the same turn too', () => {
    const said = (match: Table): number[] =>
      match.trace.filter(({ happening }) => happening === 'heel-mooi').map((told) => told.seat);
    const match = closing();
    turn(match, ['window', 'window'], [40, 41], ['build 83 at 3', 'build 84 at 3']);
    expect(said(match)).toEqual([0, 1]);
    const quiet = closing();
    turn(quiet, ['window', 'window'], [40, 41], ['build 40 at 3', 'build 84 at 3']);
    expect(said(quiet)).toEqual([1]);
    const third = table([
      { street: roofed([1, 2, 3], [90, 91]), hand: [9, 31, 83] },
      { street: { 0: [5] }, hand: [10, 32, 84] },
    ]);
    turn(third, ['window', 'window'], [40, 41], ['build 83 at 2', 'canal 41']);
    expect(said(third)).toEqual([]);
  });

  test('5.3 the last turn is completed by all, and none follows', () => {
    const match = closing();
    allDraw(match, ['window', 'window'], [40, 41]);
    match.submit(0, movesOf('build 83 at 3'));
    expect(match.result()).toBeUndefined();
    expect(match.waitingFor()).toEqual([1]);
    match.submit(1, movesOf('build 41 at 3'));
    expect(seat(match, 1).street.pile(3)).toEqual([8, 41]);
    expect(match.result()).toBeDefined();
    expect(match.why(0, 'draw shop')).toEqual({ legal: false, code: 'over' });
    expect(() => match.submit(0, ['draw shop'])).toThrow('over');
  });

  test('5.4 street and canal have the same sum for everybody, one more than the turns played', () => {
    const match = table([{ hand: [1, 31, 83] }, { hand: [2, 32, 84] }, { hand: [3, 33, 85] }], { turn: 1 });
    const sum = (s: number): number => {
      const me = seat(match, s);
      let cards = me.canal.size;
      for (let place = me.left; place <= me.right; place++) cards += me.street.height(place);
      return cards;
    };
    for (let played = 0; played < 6; played++) {
      expect([0, 1, 2].map(sum)).toEqual([played + 1, played + 1, played + 1]);
      expect(match.state.turn).toBe(played + 1);
      allDraw(match, ['window', 'window', 'window']);
      while (match.waitingFor() === 'chance') match.tellChance(match.outcomes()[0]);
      for (const s of [0, 1, 2]) {
        const card = seat(match, s)
          .hand.toArray()
          .find((value) => value > 30 && value < 83) as number;
        match.submit(s, movesOf((s + played) % 2 === 0 ? `canal ${card}` : `build ${card} at 0`));
      }
    }
  });

  test('5.5 the game ends with the turn in which the last roof was drawn, completed by all', () => {
    const match = roofsLeft(1);
    allDraw(match, ['roof', 'window'], [109, 41]);
    expect(match.state.roof.empty).toBe(true);
    expect(match.waitingFor()).toEqual([0, 1]);
    allPlay(match, ['canal 31', 'build 41 at 3']);
    expect(seat(match, 1).street.pile(3)).toEqual([8, 41]);
    expect(match.result()).toBeDefined();
  });

  test('5.5 one roof left in the deck is not the end', () => {
    const match = roofsLeft(2);
    turn(match, ['roof', 'window'], [109, 41], ['canal 31', 'canal 41']);
    expect(match.state.roof.size).toBe(1);
    expect(match.result()).toBeUndefined();
  });

  test('5.6 a fourth roof and the last roof drawn at once are one ending', () => {
    const match = roofsLeft(1);
    turn(match, ['roof', 'window'], [109, 41], ['build 109 at 3', 'build 84 at 3']);
    expect([0, 1].map((s) => seat(match, s).roofs)).toEqual([4, 4]);
    expect(match.result()).toBeDefined();
    expect(match.waitingFor()).toEqual([]);
    expect(match.rows.flatMap((row) => row.entries).filter(({ task }) => task === 'done')).toHaveLength(2);
  });

  test('5.7 shops or windows running out does not end the game', () => {
    const match = table(
      [
        { street: { 0: [1] }, hand: [2, 31, 83], canal: spare('shop', 27, [1, 2, 3]) },
        { street: { 0: [3] }, hand: [84, 32, 85], canal: spare('window', 49, [31, 32]) },
      ],
      { shop: [], window: [33] },
    );
    turn(match, ['window', 'roof'], [33, 90], ['canal 31', 'canal 90']);
    expect([match.state.shop.size, match.state.window.size]).toEqual([0, 0]);
    expect(match.result()).toBeUndefined();
    // Roofs alone are left: nobody needs asking, but it is a choice in secret, so they are.
    expect(match.legal(0)).toEqual(['draw roof']);
  });

  test('5.8 cards in a hand count for nothing at the end', () => {
    const with0 = (hand: number[]): unknown =>
      table(
        [
          { street: { 0: [16] }, hand },
          { street: { 0: [30] }, hand: [1, 2, 3] },
        ],
        { agenda: { main: [] } },
      ).result();
    expect(with0([58, 79, 37])).toEqual(with0([5, 90, 91]));
    expect(with0([])).toMatchObject({ points: [worth(16) + 2, 2] });
  });

  test('8.10 when all roofs lie in canals the game ends and is scored as usual', () => {
    const canal = spare('roof', 26, [83]);
    const match = table(
      [
        { street: { 0: [16, 34] }, hand: [1, 2, 31], canal },
        { street: { 0: [30] }, hand: [3, 4, 32] },
      ],
      { roof: [83] },
    );
    turn(match, ['roof', 'shop'], [83, 10], ['canal 83', 'canal 10']);
    expect([0, 1].map((s) => seat(match, s).roofs)).toEqual([0, 0]);
    expect(match.result()).toMatchObject({
      breakdown: [
        { 'shop 16': worth(16), pots: 1, bonus: 2 },
        { 'shop 30': 0, pots: 0, bonus: 2 },
      ],
    });
  });
});
