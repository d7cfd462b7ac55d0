import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';
import { citeRules, rulesOf } from '../src/rules-text.ts';

describe.each(Object.entries(TITLES))('%s', (name, { table, game }) => {
  test('every paragraph that forbids something has a sentence and stands in the rules', () => {
    const folder = new URL(`../../../packages/${name}/src/`, import.meta.url);
    // TOM's paragraphs say why he does something, not why somebody may not.
    const sources = readdirSync(folder).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(tom|companion)/.test(file),
    );
    const cited = sources.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/'(\d+\.\d+)'/g)].map(([, number]) => number),
    );
    expect(cited.length).toBeGreaterThan(5);
    for (const number of cited) {
      expect(table.reason(number), number).toBeTypeOf('string');
      expect(rulesOf(name).has(number), number).toBe(true);
    }
  });

  test('rules are cited by part and by paragraph', () => {
    expect(citeRules(name, '')[0]).toMatch(/^1 /);
    expect(citeRules(name, '1').length).toBeGreaterThan(2);
    expect(citeRules(name, '1.1')).toHaveLength(1);
  });

  test('a greedy and a random bot', () => {
    expect(Object.keys(TITLES[game.name].bots)).toEqual(expect.arrayContaining(['random', 'greedy']));
  });
});
