import { eventsWithout, playthrough, vocabularyOf } from '@mokum/kernel/testing';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';

// A rule that changes changes these games: look at the difference, then write them anew with npm run golden.
test.each([2, 3, 4, 5])('a game with %i seats goes as it always did', async (seats) => {
  const told = playthrough(nieuwAmsterdam, { seats, seed: 'golden' });
  expect(playthrough(nieuwAmsterdam, { seats, seed: 'golden' })).toBe(told);
  await expect(told).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});

// The others are named in events.test.ts: random players seldom clear, fill a quay or empty the supply.
test('every event happens in one of these games, or has a test that names it', () => {
  const told = [2, 3, 4, 5].map((seats) => playthrough(nieuwAmsterdam, { seats, seed: 'golden' }));
  expect(eventsWithout(nieuwAmsterdam, told)).toEqual(['reshuffled', 'cleared-land', 'no-room']);
});

test('the names by which it is saved and sent are what they always were', async () => {
  await expect(vocabularyOf(nieuwAmsterdam)).toMatchFileSnapshot('golden/vocabulary.txt');
});
