import { expect, test } from 'vitest';
import { type Card, CARDS } from './cards.ts';
import { elevationOf } from './elevation.ts';
import { largestGroup } from './scoring.ts';

/** Cards of a colour, one after the other; a street is drawn with them as a picture, the ground below. */
function street(...rows: readonly string[]): { piles: Record<string, number[]>; group: string } {
  const left: Record<string, number[]> = {};
  const next = (colour: string): number => {
    left[colour] ??= CARDS.filter((card: Card) => card.colour.startsWith(colour)).map(({ number }) => number);
    return left[colour].shift() as number;
  };
  const piles: Record<string, number[]> = {};
  const at = new Map<number, string>();
  [...rows].reverse().forEach((row, level) => {
    row.split('').forEach((colour, place) => {
      if (colour === ' ') return;
      const card = next(colour);
      (piles[place] ??= []).push(card);
      at.set(card, `${place}/${level}`);
    });
  });
  const group = largestGroup(elevationOf(piles))
    .map((card) => at.get(card) ?? '')
    .sort((a, b) => a.localeCompare(b))
    .join(' ');
  return { piles, group };
}

test('6.24 a group goes on to the left and down as well as to the right and up', () => {
  // r: red, o: ochre
  expect(street('rr', 'or', 'rr').group).toBe('0/0 0/2 1/0 1/1 1/2');
  expect(street('rrr', 'roo', 'rrr').group).toBe('0/0 0/1 0/2 1/0 1/2 2/0 2/2');
  expect(street('or', 'rr', 'ro').group).toBe('0/0 0/1 1/1 1/2');
});

test('6.24 not across a corner', () => {
  expect(street('ro', 'or').group).toMatch(/^\d\/\d$/);
});

test('6.23 among equals it is the first one from the left', () => {
  expect(street('r o', 'r o', 's s').group).toBe('0/1 0/2');
  expect(street('ros').group).toBe('0/0');
});

test('a place without a building has no height', () => {
  const seen = elevationOf({ 0: [1], 1: [2, 40] });
  expect([-1, 0, 1, 2, 9].map((place) => [seen.street.height(place), seen.street.pile(place).length])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [0, 0],
    [0, 0],
  ]);
  expect([seen.features.at(9), seen.left, seen.right]).toEqual([0, 0, 1]);
});

test('1.1 every card says of its colour, features, condition and points where they come from', () => {
  const words = new Set(['printed', 'derived', 'review', 'designed']);
  for (const { number, kind, source } of CARDS) {
    const { colour, features, condition, points } = source;
    const said = kind === 'window' ? [colour, features] : [colour, condition, points];
    expect([number, said.every((word) => word !== undefined && words.has(word))]).toEqual([number, true]);
  }
});
