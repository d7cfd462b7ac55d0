/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { conform } from '@mokum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { nieuwAmsterdam } from './game.ts';

const reference = readFileSync(new URL('../../../docs/rules/nieuw-amsterdam.md', import.meta.url), 'utf8');
const paragraphs = new Set([...reference.matchAll(/^\*\*(\d+\.\d+)\*\* /gm)].map(([, paragraph]) => paragraph));
const soak = Number(process.env['MOKUM_SOAK'] ?? 1);

describe('random games hold what every game must', () => {
  test.each([2, 3, 4, 5])('with %i seats', (seats) => {
    const games = 12 * soak;
    const tally = conform(nieuwAmsterdam, { seats, games, seed: 'nieuw-amsterdam', every: 24, paragraphs });
    expect(tally.games).toBe(games);
    expect(tally.most).toBeLessThanOrEqual(64);
    expect(tally.undone).toBeGreaterThan(0);
  });
});
