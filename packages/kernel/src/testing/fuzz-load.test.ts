import { describe, expect, test } from 'vitest';
import { definition, harbour } from '../../test/toy-game.ts';
import { defineGame } from '../game.ts';
import { fuzzLoad } from './index.ts';

const soak = process.env.MOKUM_SOAK !== undefined;
const tables = [2, 3, 4].map((seats) => ({ seats }));

describe('spoilt states', () => {
  test('of the toy game: what is accepted can be played to its end', { timeout: 600_000 }, () => {
    const states = soak ? 100_000 : 2000;
    const tally = fuzzLoad(harbour, { states, seed: 'spoilt', tables });
    expect(tally.faults).toEqual([]);
    expect(tally.accepted).toBeGreaterThan(states / 20);
    expect(tally.refused).toBeGreaterThan(states / 2);
    expect(tally.moves).toBeGreaterThan(states);
  });

  // A fuzzer that finds nothing proves nothing.
  test('without a plan lead to dead ends, and they are found', () => {
    const unchecked = defineGame({ ...definition, plan: 'unchecked' });
    const { faults } = fuzzLoad(unchecked, { states: 2000, seed: 'spoilt', tables });
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ state, why }) => typeof state === 'object' && why !== '')).toBe(true);
  });

  test('a state that loads as another one is found', () => {
    const { settle } = definition;
    const forgetful = defineGame({
      ...definition,
      settle: (g) => {
        settle(g);
        g.looked = !g.looked;
      },
    });
    const { faults } = fuzzLoad(forgetful, { states: 200, seed: 'spoilt', tables });
    expect(faults.length).toBeGreaterThan(0);
  });
});
