import { readFileSync } from 'node:fs';
import { CHANCE, Options, Outcomes, Random } from '@mokum/kernel';
import { conform } from '@mokum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { editionNames } from '../src/data/rulings.ts';
import { amsterdam } from '../src/game.ts';
import { tilesOf } from '../src/load.ts';
import { type G, goods } from '../src/state.ts';

const soak = process.env.MOKUM_SOAK !== undefined;
const reference = ['amsterdam', 'amsterdam-expansions']
  .map((name) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');
const paragraphs = new Set([...reference.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, paragraph]) => paragraph));

test.each([1, 2, 3, 4])('random games with %i seats keep every promise of the kernel', (seats) => {
  const games = soak ? 10_000 : 2;
  const matches = soak ? 20 : 1;
  const tally = conform(amsterdam, { seats, games, matches, seed: 'amstel', every: soak ? 200 : 80, paragraphs });
  expect(tally.games).toBe(games);
  for (const count of [tally.worlds, tally.refused, tally.undone, tally.deltas]) expect(count).toBeGreaterThan(0);
  expect(tally.most).toBeLessThanOrEqual(64);
});

test.each(editionNames)('so do games of the edition %s, short ones', (edition) => {
  const games = soak ? 1000 : 1;
  const matches = soak ? 20 : 1;
  const options = { edition, length: 'short' };
  const every = soak ? 200 : 80;
  for (const seats of [1, 3]) {
    const tally = conform(amsterdam, { seats, games, matches, seed: edition, every, paragraphs, options });
    expect(tally.games).toBe(games);
  }
});

/** Random players seldom pay for cards, so these games begin with plenty of everything. */
function rich(random: Random, seats: number, edition: string): G {
  const cards = random.shuffle(Array.from({ length: 132 }, (_, i) => i + 1));
  const each = (amount: number): Record<string, number> =>
    Object.fromEntries(['black', 'brown', 'violet', 'pink', 'orange', 'grey'].map((colour) => [colour, amount]));
  const players = Array.from({ length: seats }, () => ({
    active: cards.splice(0, 8),
    inactive: cards.splice(0, 4),
    gulden: 8,
    pool: each(2),
    barge: random.below(44),
    dial: Object.fromEntries([1, 2, 3, 4, 5, 6].map((segment) => [`${segment}-grey`, 3])),
  }));
  return amsterdam.load({ seats, round: 9 + random.below(4), players }, { edition });
}

describe('games that begin with many active cards', () => {
  const games = soak ? 3000 : 24;

  test.each(editionNames)('end, and every point and every good is accounted for (%s)', (edition) => {
    const options = new Options();
    const outcomes = new Outcomes();
    for (let n = 0; n < games; n++) {
      const random = new Random(`rich ${edition} ${n}`);
      const g = rich(random, 1 + (n % 4), edition);
      const tiles = goods.list.map((_, good) => tilesOf(g, good));
      for (let waiting = amsterdam.waitingFor(g); waiting !== 0; waiting = amsterdam.waitingFor(g)) {
        if (waiting === CHANCE) {
          amsterdam.applyChance(g, amsterdam.sample(g, random, outcomes));
          continue;
        }
        const seat = 31 - Math.clz32(waiting);
        amsterdam.options(g, seat, options);
        if (random.below(40) === 0) explained(g, seat);
        // Passing is the last option of a turn: all but never, so that everything else happens.
        const most = options.length > 1 && random.below(12) > 0 ? options.length - 1 : options.length;
        amsterdam.apply(g, seat, options.at(random.below(most)));
      }
      const { points, breakdown } = amsterdam.result(g) ?? { points: [], breakdown: [] };
      const sums = breakdown.map((sources) => Object.values(sources).reduce((sum, n2) => sum + n2, 0));
      expect(sums).toEqual(points);
      expect(goods.list.map((_, good) => tilesOf(g, good))).toEqual(tiles);
    }
  });

  function explained(g: G, seat: number): void {
    const question = amsterdam.question(g, seat);
    for (const choice of question?.kind === 'menu' ? question.entries : question ? [question] : []) {
      const reasons = amsterdam.explain(g, seat, choice);
      expect(reasons.size, choice.name).toBe(choice.domain.size);
      for (const reason of reasons.values()) if (reason !== undefined) expect(paragraphs).toContain(reason);
    }
  }
});
