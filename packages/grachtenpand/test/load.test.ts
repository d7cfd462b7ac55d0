import { fuzzLoad } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';
import { grachtenpand } from '../src/game.ts';

const soak = process.env['MOKUM_SOAK'] !== undefined;

test('what is accepted of spoilt states can be played to its end, and is accepted again', { timeout: 600_000 }, () => {
  const states = soak ? 100_000 : 2000;
  const tally = fuzzLoad(grachtenpand, { states, seed: 'gracht', tables: [2, 3, 4, 5].map((seats) => ({ seats })) });
  expect(tally.faults).toEqual([]);
  expect(tally.accepted).toBeGreaterThan(states / 20);
  expect(tally.refused).toBeGreaterThan(states / 2);
});
