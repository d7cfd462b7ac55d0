import { amsterdam, goods } from '@mokum/amsterdam';
import { type Json, Match, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './index.ts';
import { playGame } from '../simulate.ts';
import { wilson } from '../wilson.ts';

const { greedy, random } = bots;
const soak = process.env['MOKUM_SOAK'] !== undefined;

const later = [{ task: 'phase-four' }, { task: 'begin-round' }];
const chosen = (from: object, options?: Record<string, Json>): readonly string[] => {
  const match = new Match(amsterdam, { seats: 2, from, ...(options && { options }) });
  const seat = (match.waitingFor() as readonly number[])[0];
  return greedy.choose({
    seat,
    view: match.view(seat),
    memory: match.memory(seat),
    legal: match.legal(seat),
    random: new Random('same'),
  });
};

describe('greedy', () => {
  const rivals = soak ? 400 : 8;
  test(`wins against random: at least 99 % of ${rivals} games for two`, () => {
    const games = rivals;
    let wins = 0;
    for (let n = 0; n < games; n++) {
      const mine = n % 2;
      const who = mine === 0 ? [greedy, random] : [random, greedy];
      const { ranking } = playGame({ game: amsterdam, seats: 2, bots: who, seed: `bar ${n}` }).result;
      if (ranking[mine] === 1) wins++;
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.99);
    if (soak) expect(wilson(wins, games).low).toBeGreaterThan(0.97);
  });

  const equals = soak ? 400 : 3;
  test(`scores 70 on average in ${equals} games among four equals, with less than one penalty token`, () => {
    const games = equals;
    let points = 0;
    let tokens = 0;
    for (let n = 0; n < games; n++) {
      const seats = [greedy, greedy, greedy, greedy];
      const { result, match } = playGame({ game: amsterdam, seats: 4, bots: seats, seed: `equals ${n}` });
      for (let seat = 0; seat < 4; seat++) {
        points += result.points[seat];
        tokens += match.state.players[seat].penalties;
      }
    }
    expect(points / games / 4).toBeGreaterThanOrEqual(70);
    expect(tokens / games / 4).toBeLessThan(1);
  });

  // TOM is a hard rival: with this board's numbers he makes about 140 points.
  const alone = soak ? 400 : 2;
  test(`plays alone against TOM in ${alone} games${soak ? ', and beats him in 60 % of them' : ''}`, () => {
    const games = alone;
    let wins = 0;
    for (let n = 0; n < games; n++) {
      const { points, ranking } = playGame({ game: amsterdam, seats: 1, bots: [greedy], seed: `tom ${n}` }).result;
      if (ranking[0] === 1) wins++;
      expect(points).toHaveLength(2);
      expect(points[0]).toBeGreaterThan(70);
    }
    if (soak) expect(wins / games).toBeGreaterThanOrEqual(0.6);
  });

  test('plays the short game and every edition', () => {
    for (const edition of ['fr', 'hu', 'ru']) {
      const options = { edition, length: 'short' };
      const { result } = playGame({ game: amsterdam, seats: 2, options, bots: [greedy, greedy], seed: edition });
      expect(result.points).toHaveLength(2);
    }
  });

  const every = { foreman: true, orders: 3, trader: true, extraTiles: true };

  const mixed = soak ? 100 : 6;
  test(`plays every expansion, and wins at least 99 % of ${mixed} games against random with all of them`, () => {
    const games = mixed;
    let wins = 0;
    for (let n = 0; n < games; n++) {
      const mine = n % 2;
      const who = mine === 0 ? [greedy, random] : [random, greedy];
      const options = { ...every, ...(n % 3 === 0 && { orders: 5, openOrders: 2 }) };
      const { ranking } = playGame({ game: amsterdam, seats: 2, options, bots: who, seed: `mix ${n}` }).result;
      if (ranking[mine] === 1) wins++;
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.99);
  });

  const withOrders = soak ? { games: 60, points: 3.5 } : { games: 4, points: 1 };
  test(`makes points of its orders: more than ${withOrders.points} on average in ${withOrders.games} games`, () => {
    const { games } = withOrders;
    let points = 0;
    for (let n = 0; n < games; n++) {
      const options = { orders: 3 };
      const { result } = playGame({
        game: amsterdam,
        seats: 3,
        options,
        bots: [greedy, greedy, greedy],
        seed: `own ${n}`,
      });
      for (const sources of result.breakdown)
        for (const [source, amount] of Object.entries(sources)) if (source.startsWith('order')) points += amount;
    }
    expect(points / games / 3).toBeGreaterThan(withOrders.points);
  });

  test('hands back what brings most', () => {
    const from = {
      round: 12,
      agenda: {
        main: ['handing-back', 'score-groups', 'score-districts', 'score-leftovers'].map((task) => ({ task })),
      },
      players: [{ openOrders: [32, 42], dockers: { white: 2 }, aboard: { beer: 1 } }, {}],
    };
    const orders = { orders: 3 };
    expect(chosen(from, orders)).toEqual(['hand-back 32-0']);
    const one = { ...from, players: [{ openOrders: [42], dockers: { white: 2 } }, {}] };
    expect(chosen(one, orders)).toEqual(['hand-back 42-2']);
  });

  test('delivers where the foreman stands', () => {
    // One step from the piers of tulips and of lace, with a good for each and a step for one.
    const from = (foreman: number): object => ({
      round: 12,
      foreman,
      players: [{ barge: 38, aboard: { lace: 1, tulip: 1 }, pool: { grey: 1 }, gulden: 0, crests: [5] }, {}],
    });
    expect(chosen(from(7), { foreman: true })).toContain('sail 7');
    expect(chosen(from(2), { foreman: true })).toContain('sail 2');
  });

  test('takes the bailiff’s block for less', () => {
    const from = { round: 12, bailiff: 33, players: [{ pool: { pink: 1 }, gulden: 0, crests: [36] }, {}] };
    const moves = chosen(from, { foreman: true });
    expect(moves).toContain('take-block 33');
  });

  test('lays open the order it expects least of, and puts the figures somewhere', () => {
    const from = (task: string, seat: number, ...then: readonly object[]): object => ({
      agenda: { main: [{ task, seat }, { task: 'commit', seat }, ...then, { task: 'begin-round' }] },
      players: [{ dial: { '1-pink': 2 } }, {}],
    });
    const figures = { foreman: true, trader: true, orders: 3 };
    const bailiff = [
      { task: 'place-bailiff', seat: 0 },
      { task: 'commit', seat: 0 },
    ];
    // 33 and 35 are the pink blocks of cost 2.
    expect(chosen(from('place-bailiff', 0), figures)[0]).toMatch(/^place-bailiff 3[35]$/);
    expect(chosen(from('place-foreman', 1, ...bailiff), figures)[0]).toMatch(/^place-foreman/);
    expect(chosen(from('place-trader', 0), figures)[0]).toMatch(/^place-trader/);
    const open = { round: 11, agenda: { main: [{ task: 'opening-orders', left: 1 }, { task: 'begin-round' }] } };
    const players = [{ orders: [7, 24] }, {}];
    expect(chosen({ ...open, players, roofs: { beer: 3 } }, figures)).toEqual(['open-order 7']);
  });

  test('takes dice that pay a block beside its group', () => {
    // Both pairs bring as much in the same rounds; orange pays 11, and black blocks lie far away.
    const from = {
      round: 4,
      players: [{ crests: [7, 9], dial: { '1-grey': 1, '2-grey': 1, '3-grey': 1 } }, {}],
      dice: { black: 2, brown: 1, violet: 1, pink: 1, orange: 2, grey: 1 },
      agenda: { main: [{ task: 'take-dice', turn: 0 }, { task: 'phase-three' }, ...later] },
    };
    expect(chosen(from)[0]).toMatch(/orange/);
  });

  test('uses what is free, activates what it can pay, and passes', () => {
    const moves = chosen({
      round: 5,
      players: [{ active: [24], inactive: [34], pool: { grey: 3 }, gulden: 0 }, {}],
    });
    expect(moves).toContain('activate 34');
    expect(moves.some((move) => move === 'use-card 24' || move === 'use-all')).toBe(true);
    expect(moves.at(-1)).toBe('pass');
  });

  test('keeps the resource that will pay a card with what comes next, and stores it', () => {
    // 026 costs 1 brown and 1 grey; block 23 would cost the brown one, which no sale on the black market brings back.
    const from = {
      round: 3,
      acting: 0,
      order: [0, 1],
      blackMarket: goods.list,
      players: [{ inactive: [26], pool: { brown: 1 }, dial: { '1-grey': 3 }, gulden: 0 }, {}],
    };
    expect(chosen(from)).toEqual(['pass']);
    const storing = {
      ...from,
      players: [{ inactive: [26], pool: { brown: 1, pink: 3 }, dial: { '1-grey': 3 } }, {}],
      agenda: { main: later },
    };
    expect(chosen(storing)).toEqual(['store-resource brown']);
  });

  test('takes dice that leave no round empty', () => {
    const from = {
      round: 2,
      players: [{ inactive: [] }, {}],
      dice: { black: 6, brown: 1, violet: 6, pink: 6, orange: 2, grey: 6 },
      agenda: { main: [{ task: 'take-dice', turn: 0 }, { task: 'phase-three' }, ...later] },
    };
    expect(chosen(from)[0]).toMatch(/brown/);
  });

  test('chooses the same from the same view, whatever lies hidden', () => {
    const from = (artisans: number[], discard: number[]): object => ({
      round: 3,
      revealed: [1, 55, 109, 113],
      artisans,
      discard,
      agenda: { main: [{ task: 'take-cards', turn: 0 }, { task: 'phase-two' }, { task: 'phase-three' }, ...later] },
    });
    const rest = Array.from({ length: 50 }, (_, i) => 5 + i);
    expect(chosen(from(rest, [2, 3, 4]))).toEqual(chosen(from(rest.toReversed(), [2, 3, 4])));
  });
});
