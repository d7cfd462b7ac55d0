import { Match, quickNature } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { drawer, seat, table } from '../test/table.ts';
import { CARDS, KINDS } from './cards.ts';
import { grachtenpand } from './game.ts';

const seatCounts = [2, 3, 4, 5];
const dealt = (seats: number): Match<typeof grachtenpand.definition.fields> =>
  new Match(grachtenpand, { seats, nature: quickNature(`set-up ${seats}`) });

describe('2 set-up', () => {
  test('1.1 two to five play, with one street each', () => {
    for (const seats of seatCounts) {
      const match = dealt(seats);
      expect(match.view('everybody').players).toHaveLength(seats);
      expect(match.waitingFor()).toEqual(Array.from({ length: seats }, (_, s) => s));
    }
    for (const seats of [0, 1, 6, 2.5]) expect(() => dealt(seats)).toThrow('2 to 5');
  });

  test('1.3 the bonus card is no card of the decks: 109 cards are somewhere, and none else', () => {
    const { state } = dealt(5);
    const players = state.players.slice(0, 5);
    const decks = state.shop.size + state.window.size + state.roof.size;
    expect(decks + players.reduce((sum, me) => sum + me.hand.size, 0) + players.length).toBe(109);
    expect(() => table([{ hand: [110] }, {}])).toThrow();
  });

  test('1.9 the decks hold their kinds by number', () => {
    const g = new Match(grachtenpand, { seats: 2 }).state;
    expect(KINDS.map((kind) => g[kind].toArray())).toEqual(
      KINDS.map((kind) => CARDS.filter((card) => card.kind === kind).map((card) => card.number)),
    );
  });

  test('2.1 any card of a kind may come first, and only of that kind: nothing lies in an order', () => {
    const match = new Match(grachtenpand, { seats: 2 });
    expect(match.outcomes()).toEqual(Array.from({ length: 30 }, (_, i) => `first-shop ${i + 1}`));
    match.tellChance('first-shop 7');
    expect(match.outcomes()).toHaveLength(29);
    expect(match.outcomes()).not.toContain('first-shop 7');
    expect(() => match.tellChance('first-shop 7')).toThrow('cannot happen');
    expect(() => match.tellChance('card 31')).toThrow('first-shop');
    match.tellChance('first-shop 8');
    expect(match.outcomes()).not.toContain('card 31');
  });

  test('2.2 each street begins with one shop, drawn in seat order and seen by all', () => {
    const match = new Match(grachtenpand, { seats: 3 });
    for (const card of [7, 30, 1]) match.tellChance(`first-shop ${card}`);
    expect([0, 1, 2].map((s) => seat(match, s).street.pile(0))).toEqual([[7], [30], [1]]);
    expect(match.view(1).players.map((player) => player.street)).toEqual([{ 0: [7] }, { 0: [30] }, { 0: [1] }]);
    expect(match.rowsFor('spectator').flatMap((row) => row.entries.map((entry) => entry.text))).toEqual([
      'first-shop 7',
      'first-shop 30',
      'first-shop 1',
    ]);
  });

  test('2.3 each hand begins with one shop, one window and one roof', () => {
    const match = new Match(grachtenpand, { seats: 2 });
    for (const outcome of ['first-shop 7', 'first-shop 8']) match.tellChance(outcome);
    const told: [number, string][] = [];
    for (const card of [9, 40, 90, 10, 41, 91]) {
      told.push([drawer(match), match.outcomes()[0]]);
      match.tellChance(`card ${card}`);
    }
    expect(told).toEqual([
      [0, 'card 1'],
      [0, 'card 31'],
      [0, 'card 83'],
      [1, 'card 1'],
      [1, 'card 31'],
      [1, 'card 83'],
    ]);
    expect([0, 1].map((s) => seat(match, s).hand.toArray())).toEqual([
      [9, 40, 90],
      [10, 41, 91],
    ]);
    expect(match.waitingFor()).toEqual([0, 1]);
  });

  test('2.4 the first seat is served first in the first turn, and hands go to the next seat', () => {
    const match = table([{ hand: [1, 31, 83] }, { hand: [2, 32, 84] }, { hand: [3, 33, 85] }], { turn: 1 });
    for (const s of [0, 1, 2]) match.submit(s, ['draw window']);
    expect(drawer(match)).toBe(0);
    for (const card of [50, 51, 52]) match.tellChance(`card ${card}`);
    for (const s of [0, 1, 2]) match.submit(s, [`canal ${50 + s}`, 'done']);
    expect(seat(match, 1).hand.toArray()).toEqual([1, 31, 83]);
    expect(seat(match, 2).hand.toArray()).toEqual([2, 32, 84]);
    expect(seat(match, 0).hand.toArray()).toEqual([3, 33, 85]);
  });

  test('8.1 with three players the decks have 24 shops, 49 windows and 24 roofs', () => {
    const { state } = dealt(3);
    expect(KINDS.map((kind) => state[kind].size)).toEqual([24, 49, 24]);
    for (const s of [0, 1, 2]) {
      expect(state.players[s].street.pile(0)).toHaveLength(1);
      expect(state.players[s].hand.size).toBe(3);
    }
  });
});

describe('options', () => {
  test('Grachtenpand has none, and says which one is unknown', () => {
    expect(new Match(grachtenpand, { seats: 2, options: {} }).options).toEqual({});
    expect(new Match(grachtenpand, { seats: 2, options: null }).options).toEqual({});
    expect(() => new Match(grachtenpand, { seats: 2, options: { mini: true } })).toThrow(
      'options.mini: Grachtenpand has no such option',
    );
    expect(() => new Match(grachtenpand, { seats: 2, options: [] })).toThrow(
      expect.objectContaining({ code: 'bad-config' }),
    );
    expect(() => new Match(grachtenpand, { seats: 2, options: { mini: 1 } })).toThrow(
      expect.objectContaining({ code: 'bad-config' }),
    );
    for (const odd of [[], 'x', 3])
      expect(() => new Match(grachtenpand, { seats: 2, options: odd })).toThrow('options: expected an object');
  });
});
