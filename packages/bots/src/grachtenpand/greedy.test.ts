import { grachtenpand } from '@mokum/grachtenpand';
import { Match, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { building, groupOf, type Street, worthOf } from './estimate.ts';
import { bots } from './index.ts';
import { playGame } from '../simulate.ts';
import { wilson } from '../wilson.ts';

const { greedy, random } = bots;
const soak = process.env['MOKUM_SOAK'] !== undefined;

/** How often greedy wins in a changing seat among random players. A shared victory counts half, or its share of more. */
function winsOf(seats: number, games: number): number {
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const mine = n % seats;
    const who = Array.from({ length: seats }, (_, seat) => (seat === mine ? greedy : random));
    const { ranking } = playGame({ game: grachtenpand, seats, bots: who, seed: `bar ${seats} ${n}` }).result;
    if (ranking[mine] === 1) wins += 1 / ranking.filter((place) => place === 1).length;
  }
  return wins;
}

describe('greedy', () => {
  const forTwo = 400;
  test(`wins at least 95 % of ${forTwo} games for two against random, and the 95 % interval begins above 92 %`, () => {
    const wins = winsOf(2, forTwo);
    expect(wins / forTwo).toBeGreaterThanOrEqual(0.95);
    expect(wilson(wins, forTwo).low).toBeGreaterThanOrEqual(0.92);
  }, 300_000);

  const games = soak ? 400 : 40;
  test.each([3, 4, 5])(`wins more than nine in ten of ${games} games among %i players`, (seats) => {
    expect(winsOf(seats, games) / games).toBeGreaterThan(0.9);
  });

  test('with no turn left its estimate of a street is what the game counts', () => {
    for (let n = 0; n < 40; n++) {
      const seats = 2 + (n % 4);
      const pair = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? greedy : random));
      const { match, result } = playGame({ game: grachtenpand, seats, bots: pair, seed: `estimate ${n}` });
      match.view('everybody').players.forEach(({ street }, seat) => {
        const piles = street as unknown as Readonly<Record<string, readonly number[]>>;
        const mine: Street = Object.keys(piles)
          .map(Number)
          .toSorted((a, b) => a - b)
          .map((place) => building(piles[place]));
        expect(worthOf(mine, 0)).toBe(result.points[seat] - result.breakdown[seat]['bonus']);
        expect(groupOf(mine)).toBeGreaterThan(0);
      });
    }
  });

  test('closes the game with a fourth roof when that wins, and does not when it would lose', () => {
    const street = { 0: [1, 90], 1: [2, 91], 2: [3, 92], 3: [16] };
    const played = (other: object): readonly string[] => {
      const match = new Match(grachtenpand, {
        seats: 2,
        from: {
          players: [
            { street, hand: [98, 31, 10, 11] },
            { street: other, hand: [4, 32, 84, 12] },
          ],
          agenda: { main: [{ task: 'building' }] },
        },
      });
      return greedy.choose({
        seat: 0,
        view: match.view(0),
        memory: match.memory(0),
        legal: match.legal(0),
        random: new Random('close'),
      });
    };
    expect(played({ 0: [30] })).toEqual(['build 98', 'place 3', 'done']);
    expect(played({ 0: [17, 58, 34, 79], 1: [18, 46, 60] })).not.toContain('build 98');
  });

  test('chooses the same from the same view, whatever lies hidden', () => {
    const from = (hand: number[], canal: number[]): object => ({
      players: [
        { street: { 0: [1, 35] }, hand: [5, 31, 83] },
        { street: { 0: [2] }, hand, canal },
      ],
      turn: 3,
      roof: Array.from({ length: 20 }, (_, i) => 90 + i),
      window: Array.from({ length: 40 }, (_, i) => 43 + i),
      shop: Array.from({ length: 20 }, (_, i) => 11 + i),
    });
    const hidden = [3, 4, 6, 7, 8, 9, 10, 32, 33, 34, 36, 37, 38, 39, 40, 41, 42, 84, 85, 86, 87, 88, 89];
    const choices = [hidden, hidden.toReversed()].map((cards) => {
      const match = new Match(grachtenpand, { seats: 2, from: from(cards.slice(0, 3), cards.slice(3)) });
      return greedy.choose({
        seat: 0,
        view: match.view(0),
        memory: match.memory(0),
        legal: match.legal(0),
        random: new Random('same'),
      });
    });
    expect(choices[0]).toEqual(choices[1]);
  });
});
