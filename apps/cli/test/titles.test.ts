import { readdirSync, readFileSync } from 'node:fs';
import { Match } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';
import { labelOf } from '../src/label.ts';
import { pen } from '../src/pen.ts';
import { citeRules, rulesOf } from '../src/rules-text.ts';
import { simulate } from '../src/simulate.ts';

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

  test('every source of points has a row of the count, and the rows add up', () => {
    const { played } = simulate(TITLES[name], ['random', 'random'], 'count');
    const [, , ...rows] = table.scores(played, ['Anna', 'Bram'], pen('plain'));
    const cells = rows.map((row) => row.split(/ {2,}/));
    expect(cells.pop()).toEqual(['Total', ...played.points.map(String)]);
    for (const [label] of cells) expect(label).toMatch(/^[A-Z][a-zA-Z, -]+$/);
    const sum = (seat: number): number => cells.reduce((all, row) => all + Number(row[seat + 1]), 0);
    expect([sum(0), sum(1)]).toEqual(played.points);
  });

  test('a greedy and a random bot', () => {
    expect(Object.keys(TITLES[game.name].bots)).toEqual(expect.arrayContaining(['random', 'greedy']));
  });
});

test('columns of Nieuw Amsterdam are headed by names, whole if they are short; what kind of bot it is stands once', () => {
  const { game, table } = TITLES['nieuw-amsterdam'];
  const view = new Match(game, { seats: 3 }).view(0);
  const names = ['Anna', labelOf('Bram', 'greedy'), labelOf('Maximiliaan de Groot', 'random')];
  const drawn = table.draw({ view, seat: 0, names, columns: 80, standing: undefined, pen: pen('plain') });
  expect(drawn.filter((line) => /Anna\* +Bram +Maximiliaan…$/.test(line))).toHaveLength(2);
  expect(drawn.filter((line) => line.includes('(')).map((line) => line.trim())).toEqual([
    'Bram (greedy bot)                  –',
    'Maximiliaan de Groot (random bot)  –',
  ]);
});

test('what Amsterdam’s cards gave is one row of the count, with the words of the catalogue', () => {
  const result = {
    points: [9, 4],
    breakdown: [
      { 'card 15': 3, 'card 40': 2, 'order 7': 3, 'discarded-map': 1 },
      { roof: 6, penalty: -2 },
    ],
    ranking: [1, 2],
  };
  expect(TITLES['amsterdam'].table.scores(result, ['Anna', 'Bram'], pen('plain'))).toEqual([
    '                Anna  Bram',
    '──────────────────────────',
    'Cards              5     0',
    'Warehouses         0     6',
    'Maps discarded     1     0',
    'Penalty tokens     0    -2',
    'Secret orders      3     0',
    'Total              9     4',
  ]);
});
