import { hashText, type Json } from '@mokum/kernel';
import { eventsWithout, playthrough, vocabularyOf } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';
import { defaultEdition } from '../src/data/edition.ts';
import { amsterdam } from '../src/game.ts';

// A rule that changes changes these games: look at the difference, then write them anew with npm run golden.
test.each([1, 2, 3, 4])('a game with %i seats goes as it always did', async (seats) => {
  const told = playthrough(amsterdam, { seats, seed: 'golden' });
  expect(playthrough(amsterdam, { seats, seed: 'golden' })).toBe(told);
  await expect(told).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});

/** All expansions together, under every edition and every number of seats, full and short; and each expansion alone. */
const expanded: readonly (readonly [name: string, seats: number, options: Json])[] = [
  ['all-house', 2, { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true }],
  ['all-fr', 3, { edition: 'fr', foreman: true, orders: 5, openOrders: 1, trader: true, extraTiles: true }],
  ['all-hu', 4, { edition: 'hu', foreman: true, orders: 3, openOrders: 1, trader: true, extraTiles: true }],
  ['all-ru-short', 2, { edition: 'ru', length: 'short', foreman: true, orders: 3, trader: true, extraTiles: true }],
  ['solo-ru-short', 1, { edition: 'ru', length: 'short' }],
  ['foreman', 2, { foreman: true }],
  ['orders', 3, { orders: 5, openOrders: 2 }],
  ['trader', 4, { trader: true }],
  ['extra-tiles', 3, { extraTiles: true }],
];

test.each(expanded)('a game with expansions goes as it always did: %s', async (name, seats, options) => {
  await expect(playthrough(amsterdam, { seats, seed: name, options })).toMatchFileSnapshot(`golden/${name}.txt`);
});

// housed, foreman-leaves and bailiff-leaves are named in events.test.ts, tom-finds-no-block in solo.test.ts.
test('every event happens in one of these games, or has a test that names it', () => {
  const told = [1, 2, 3, 4].map((seats) => playthrough(amsterdam, { seats, seed: 'golden' }));
  for (const [name, seats, options] of expanded) told.push(playthrough(amsterdam, { seats, seed: name, options }));
  expect(eventsWithout(amsterdam, told)).toEqual(['housed', 'tom-finds-no-block', 'foreman-leaves', 'bailiff-leaves']);
});

test('the printed and drawn figures are what they always were', () => {
  expect(hashText(JSON.stringify(defaultEdition))).toBe('1fc98c0a9c263bca');
});

test('the names by which it is saved and sent are what they always were', async () => {
  await expect(vocabularyOf(amsterdam)).toMatchFileSnapshot('golden/vocabulary.txt');
});
