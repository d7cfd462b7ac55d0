import { readFileSync } from 'node:fs';
import { conform } from '@mokum/kernel/testing';
import { grachtenpand } from '@mokum/grachtenpand';
import { expect, test } from 'vitest';

const soak = process.env.MOKUM_SOAK !== undefined;
const reference = readFileSync(new URL('../../../docs/rules/grachtenpand.md', import.meta.url), 'utf8');
const paragraphs = new Set([...reference.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, paragraph]) => paragraph));

test.each([2, 3, 4, 5])('random games with %i seats keep every promise of the kernel', (seats) => {
  const games = soak ? 10_000 : 10;
  const matches = soak ? 10 : 1;
  const tally = conform(grachtenpand, { seats, games, matches, seed: 'canal', every: soak ? 60 : 30, paragraphs });
  expect(tally.games).toBe(games);
  const counts = [tally.worlds, tally.drawnAnew, tally.refused, tally.undone, tally.deltas];
  for (const count of counts) expect(count).toBeGreaterThan(0);
  expect(tally.most).toBeLessThanOrEqual(64);
});
