import { amsterdam, defaultEdition } from '@mokum/amsterdam';
import { Match } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amstelLine, cityPicture, type Drawn, harbourPicture, marksOf, PICTURE } from '../src/amsterdam/picture.ts';
import { amsterdamTable } from '../src/amsterdam/table.ts';
import { pen, widthOf } from '../src/pen.ts';

const people = ['Anna', 'Bram (greedy bot)'];
const viewOf = (from: object) => new Match(amsterdam, { seats: 2, from: { seats: 2, ...from } }).view('spectator');
const drawn = (from: object): Drawn => viewOf(from) as unknown as Drawn;

describe('the board in letters', () => {
  const table = drawn({
    roofs: { beer: 1, crystal: 3 },
    depots: [{ good: 'beer' }, {}, {}, {}],
    openDistricts: ['jordaan'],
    amstel: { 2: [1], 8: [0] },
    players: [
      { barge: 24, crests: [9] },
      { barge: 24, crests: [18] },
    ],
  });

  test('the harbour has every space, joined as the rules have it, with barges, free roofs, depots and docks', () => {
    const lines = harbourPicture(table, marksOf(people));
    const text = lines.join('\n');
    for (const { id } of defaultEdition.harbour.spaces)
      expect(text).toMatch(new RegExp(`(^|\\s)${id}(\\(|\\s|$)`, 'm'));
    expect(text).toContain('24(AB)');
    expect(text).toContain(' 5/4 ');
    expect(text).not.toContain('6/5/4');
    expect(text).toContain('full');
    expect(text).toMatch(/blue/);
    expect(text).toMatch(/20 ─+ 21 ─/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(PICTURE);
  });

  test('the city has every block with its price or its owner, and its bridges', () => {
    const lines = cityPicture(table, people);
    const text = lines.join('\n');
    for (const { id, cost } of defaultEdition.city.blocks)
      expect(text).toContain(id === 9 || id === 18 ? ` ${id} ` : ` ${id}:${cost}`);
    expect(text).toContain('Anna');
    expect(text).toContain('Bram ');
    expect(text).toContain('Jordaan*');
    expect(text.match(/│/g)).toHaveLength(24 - 7);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(PICTURE);
  });

  test('the Amstel has discs and bridges', () => {
    expect(amstelLine(table, marksOf(people))).toBe(
      '0─1─2(B)─)2(─3─4─5─6─7─)4(─8(A)─9─10─11─)6(─12─13─14─15─)8(─16─17─18 +10',
    );
  });

  test('two names with one letter are told apart by numbers', () => {
    expect(marksOf(['Anna', 'arend'])).toEqual(['1', '2']);
  });

  test.each([60, 80, 100, 200])('the whole table fits in %i columns', (columns) => {
    const scene = { view: viewOf({}), seat: 0, names: people, standing: undefined, columns, pen: pen('plain') };
    const lines = amsterdamTable.draw(scene);
    expect(lines.join('\n').includes('─ 21 ─')).toBe(columns >= PICTURE);
    if (columns >= 80) for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });
});
