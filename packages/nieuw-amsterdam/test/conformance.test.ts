import { readFileSync } from 'node:fs';
import { conform } from '@mokum/kernel/testing';
import { nieuwAmsterdam } from '@mokum/nieuw-amsterdam';
import { expect, test } from 'vitest';

const soak = process.env.MOKUM_SOAK !== undefined;
const reference = readFileSync(new URL('../../../docs/rules/nieuw-amsterdam.md', import.meta.url), 'utf8');
const paragraphs = new Set([...reference.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, paragraph]) => paragraph));

test.each([2, 3, 4, 5])('random games with %i seats keep every promise of the kernel', (seats) => {
  const games = soak ? 10_000 : 4;
  const matches = soak ? 20 : 1;
  const tally = conform(nieuwAmsterdam, { seats, games, matches, seed: 'hudson', every: soak ? 120 : 20, paragraphs });
  expect(tally.games).toBe(games);
  for (const count of [tally.worlds, tally.refused, tally.undone, tally.deltas]) expect(count).toBeGreaterThan(0);
  expect(tally.most).toBeLessThanOrEqual(64);
});
