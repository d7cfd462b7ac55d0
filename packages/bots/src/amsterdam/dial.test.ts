import { amsterdam, type G } from '@mokum/amsterdam';
import { expect, test } from 'vitest';
import { dialOf, promiseOf } from './dial.ts';
import { riverWorth } from './river.ts';

const table = (round: number, player: object): G => amsterdam.load({ round, seats: 2, players: [player, {}] });
const promise = (round: number, player: object): number => {
  const g = table(round, player);
  return promiseOf(g, g.players[0], dialOf(g.players[0]));
};

test('4.6 a dial that pays none of five cards promises tokens for the next three, dearer after others', () => {
  const inactive = [25, 26, 28, 40, 71];
  const dearer = (round: number, cards: number[]): number =>
    promise(round, { inactive: cards }) - promise(round, { inactive: cards, penalties: 2 });
  // 3 + 5 + 7 against three times 7.
  expect(dearer(5, inactive)).toBeCloseTo(6);
  // With three cards the third to come is the sixth: 3 against 7.
  expect(dearer(5, inactive.slice(0, 3))).toBeCloseTo(4);
  expect(dearer(5, inactive.slice(0, 2))).toBeCloseTo(0);
  // After the last round no card is taken.
  expect(dearer(12, inactive)).toBeCloseTo(0);
});

test('11.2 the way to the mouth is worth its bridges less what its steps cost', () => {
  const at = (place: number, turns: number): number => {
    const g = table(11, {});
    g.amstel.remove(0);
    g.amstel.push(place, 0);
    return riverWorth(g, g.players[0], turns, 1);
  };
  expect(at(17, 0)).toBe(0);
  // One step for 1; from 16 one for 1 in each of two turns, or both for 3 in one.
  expect(at(17, 1)).toBe(9);
  expect(at(16, 1)).toBe(7);
  expect(at(16, 2)).toBe(8);
  expect(at(18, 2)).toBe(0);
});
