import { describe, expect, test } from 'vitest';
import { at, inTurn, only, turn } from './at.ts';

/** What the last submission brought about, as "0 cleared-land 1 because clear". */
const told = ({ match }: ReturnType<typeof at>): string[] =>
  match
    .traceFor('spectator')
    .map(({ happening, seat, values, cause }) =>
      [seat, happening, ...Object.values(values), ...(cause === 'start' ? [] : ['because', cause])].join(' '),
    );

describe('what happens is told, to whom and because of what', () => {
  test('8.9, 8.13 cleared-land: every land that is cleared, with its wood', () => {
    const table = inTurn('land', 1, { lands: [1, 2, 3], farms: 3, stock: only() });
    table.anna.does('clear');
    expect(told(table)).toEqual([
      '0 cleared-land 1 because clear',
      '0 gained wood 2 because clear',
      '0 cleared-land 2 because clear',
      '0 gained wood 3 because clear',
      '0 cleared-land 3 because clear',
      '0 gained wood 3 because clear',
      '0 points 6 because clear',
    ]);
  });
  test('8.6, 8.7 house-moved and house-left: by nobody', () => {
    const houses = (part: Record<string, number>) => {
      const table = inTurn('land', 1, {}, { landDisplay: [1], houses: part });
      table.anna.does('take-land 1');
      return told(table).filter((line) => line.includes('house'));
    };
    expect(houses({ 1: 2, 2: 0 })).toEqual(['-1 house-moved 1 2 because take-land']);
    expect(houses({ 1: 0, 2: 1, 3: 2 })).toEqual(['-1 house-left 2 because take-land']);
  });
  test('4.4 reshuffled: the discard becomes the supply', () => {
    const table = at(
      {
        ...turn(0, 'trade'),
        supply: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
        traders: [{ furs: { beaver: 3 } }, {}, {}],
      },
      'reshuffled',
    );
    table.anna.does('done');
    expect(told(table)).toContain('-1 reshuffled');
    expect([table.g.discard.total, table.g.supply.total]).toEqual([0, 36 - 1]);
  });
  test('11.8 no-room: goods that are lost', () => {
    const table = at({
      ...turn(0, 'trade'),
      players: [{ ships: [5, 6], stock: { goods: 1 } }],
    });
    table.anna.does('done');
    expect(told(table).filter((event) => event.includes('unload'))).toEqual([
      '0 gained goods 3 because unload',
      '0 no-room 2 because unload-lost',
    ]);
  });
});
