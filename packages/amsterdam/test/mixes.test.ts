import { readFileSync } from 'node:fs';
import { NONE } from '@mokum/kernel';
import { conform } from '@mokum/kernel/testing';
import { expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { setUp } from './playing-set-up.ts';
import { allPairs, optionsOf, pairsOf, pairwiseMixes, soloMixes } from './mixes.ts';

const soak = process.env.MOKUM_SOAK !== undefined;
const paragraphs = new Set(
  ['amsterdam', 'amsterdam-expansions'].flatMap((name) => {
    const reference = readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
    return [...reference.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, paragraph]) => paragraph);
  }),
);
const mixes = pairwiseMixes();
const solo = soloMixes();

test('every pair of module, edition, length and number of seats is among the mixes', () => {
  const covered = new Set(mixes.flatMap(pairsOf));
  expect([...allPairs()].filter((pair) => !covered.has(pair))).toEqual([]);
  expect(mixes.length).toBeLessThan(45);
});

test('20.1 the solo game is among them in every edition and length', () => {
  expect(new Set(solo.map(({ edition, length }) => `${edition} ${length}`)).size).toBe(8);
  for (const mix of solo) expect(() => amsterdam.setup({ seats: 1, options: optionsOf(mix) })).not.toThrow();
});

// The soak plays 2,000 games of each mix; one in fifty is a match with every check, the others run on the bare engine,
// where dead ends, endless games, lost pieces and wrong counts would show.
test.each([...mixes, ...solo].map((mix) => [Object.values(mix).join(' '), mix] as const))(
  '16.1 random games keep every promise of the kernel: %s',
  (name, mix) => {
    const games = soak ? 2000 : 4;
    const matches = soak ? 50 : 4;
    const every = soak ? 200 : 600;
    const tally = conform(amsterdam, {
      seats: mix.seats,
      games,
      matches,
      seed: `mix ${name}`,
      every,
      paragraphs,
      options: optionsOf(mix),
    });
    expect(tally.games).toBe(games);
    expect(tally.most).toBeLessThanOrEqual(64);
    expect(tally.deltas).toBeGreaterThan(0);
  },
);

test('16.1 figures, orders and tiles are set up together', () => {
  const at = setUp(4, { foreman: true, trader: true, orders: 5, openOrders: 1, extraTiles: true }, 'choose-card');
  expect([at.g.foreman, at.g.bailiff, at.g.trader].map((place) => place !== NONE)).toEqual([true, true, true]);
  expect(at.g.players.map((me) => [me.orders.size, me.openOrders.size])).toEqual([
    [4, 1],
    [4, 1],
    [4, 1],
    [4, 1],
  ]);
});
