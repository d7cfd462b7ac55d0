import { playthrough } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';

// A rule that changes changes these games: look at the difference, then write them anew with npm run golden.
test.each([1, 2, 3, 4])('a game with %i seats goes as it always did', async (seats) => {
  const told = playthrough(amsterdam, { seats, seed: 'golden' });
  expect(playthrough(amsterdam, { seats, seed: 'golden' })).toBe(told);
  await expect(told).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});
