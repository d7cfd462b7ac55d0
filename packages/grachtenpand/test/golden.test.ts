import { eventsWithout, playthrough, vocabularyOf } from '@mokum/kernel/testing';
import { grachtenpand } from '@mokum/grachtenpand';
import { expect, test } from 'vitest';

// A rule that changes changes these games: look at the difference, then write them anew with npm run golden.
test.each([2, 3, 4, 5])('a game with %i seats goes as it always did', async (seats) => {
  const told = playthrough(grachtenpand, { seats, seed: 'golden' });
  expect(playthrough(grachtenpand, { seats, seed: 'golden' })).toBe(told);
  await expect(told).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});

test('every event happens in one of these games', () => {
  const told = [2, 3, 4, 5].map((seats) => playthrough(grachtenpand, { seats, seed: 'golden' }));
  expect(eventsWithout(grachtenpand, told)).toEqual([]);
});

test('the names by which it is saved and sent are what they always were', async () => {
  await expect(vocabularyOf(grachtenpand)).toMatchFileSnapshot('golden/vocabulary.txt');
});
