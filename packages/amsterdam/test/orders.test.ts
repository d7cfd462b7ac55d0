import type { Json } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { orders } from '../src/data/orders.ts';
import { harbour } from '../src/data/harbour.ts';
import { goods } from '../src/state.ts';
import { type Scene, table } from './table.ts';

const SEATS = [2, 3, 4] as const;
type Points = readonly [number, number, number];
const same = (points: number): Points => [points, points, points];

/** What an order gives Anna in the final scoring of a scene, handing back what she is told to. */
function worth(number: number, scene: Scene, seats: number, answers: readonly string[] = [], options?: Json): number {
  const others = { jan: {}, ...(seats > 2 && { mareike: {} }), ...(seats > 3 && { piet: {} }) };
  const at = table(
    {
      round: 12,
      agenda: { main: [{ task: 'scoring' }] },
      ...others,
      ...scene,
      anna: { ...(scene.anna as object), orders: [number] },
    },
    options,
  );
  at.tell(`show-order ${number}`);
  if (answers.length > 0) at.anna.does(...answers);
  return at.result().breakdown[0][`order ${number}`] ?? 0;
}

/** With 2, 3 and 4 players the order gives its points in one scene, and none in the other, which all but fulfils it. */
function condition(number: number, points: Points, holds: Scene, fails: Scene, options?: Json): void {
  expect(SEATS.map((seats) => worth(number, holds, seats, [], options))).toEqual(points);
  expect(SEATS.map((seats) => worth(number, fails, seats, [], options))).toEqual([0, 0, 0]);
}

const home = (number: number, docker: string): void =>
  condition(number, [8, 7, 6], { housed: { [docker]: 2 } }, { housed: { [docker]: 1 } });
/** The blocks of a district, as many as asked for, and one of another in the scene that fails. */
const blocksIn = (number: number, first: number, other: number): void =>
  condition(
    number,
    [6, 7, 8],
    { anna: { crests: [0, 1, 2, 3].map((i) => first + i) } },
    { anna: { crests: [first, first + 1, first + 2, other] } },
  );
const full = (number: number, good: string): void =>
  condition(number, [7, 6, 5], { roofs: { [good]: 3 } }, { roofs: { [good]: 2 } });
const active = (
  number: number,
  points: Points,
  holds: readonly number[],
  fails: readonly number[],
  options?: Json,
): void => condition(number, points, { anna: { active: [...holds] } }, { anna: { active: [...fails] } }, options);

test('17.7 the points of every order are those for 2, 3 and 4 players', () => {
  expect(orders).toHaveLength(42);
  for (const { points } of orders) for (const row of points) expect(row).toHaveLength(3);
});

describe('orders that are conditions', () => {
  test('24.1 both light blue dockers at home: 8/7/6', () => home(1, 'light-blue'));
  test('24.2 both maroon dockers at home: 8/7/6', () => home(2, 'maroon'));
  test('24.3 both light green dockers at home: 8/7/6', () => home(3, 'light-green'));
  test('24.4 both light pink dockers at home: 8/7/6', () => home(4, 'light-pink'));
  test('24.5 both yellow dockers at home: 8/7/6', () => home(5, 'yellow'));
  test('24.6 both white dockers at home: 8/7/6', () => home(6, 'white'));

  test('24.7 four blocks in Grachtengordel: 6/7/8', () => blocksIn(7, 13, 1));
  test('24.8 four blocks in Plantage: 6/7/8', () => blocksIn(8, 31, 1));
  test('24.9 four blocks in Nieuwmarkt: 6/7/8', () => blocksIn(9, 25, 1));
  test('24.10 four blocks in Burgwallen: 6/7/8', () => blocksIn(10, 19, 1));
  test('24.11 four blocks in Haarlemmerbuurt: 6/7/8', () => blocksIn(11, 1, 36));
  test('24.12 four blocks in Jordaan: 6/7/8', () => blocksIn(12, 7, 1));

  test('24.13 three active buildings, artisans and maps: 9', () =>
    active(13, same(9), [1, 2, 3, 55, 56, 57, 109, 110, 111], [1, 2, 3, 4, 55, 56, 57, 58, 109, 110]));
  test('24.14 the disc at the mouth, also by 009: 10', () => {
    const at = (place: number) => (seats: number) => ({
      amstel: { [place]: [0], 0: Array.from({ length: seats - 1 }, (_, i) => i + 1) },
    });
    expect(SEATS.map((seats) => worth(14, at(18)(seats), seats))).toEqual(same(10));
    expect(SEATS.map((seats) => worth(14, at(17)(seats), seats))).toEqual(same(0));
    expect(worth(14, { ...at(13)(2), anna: { active: [9] } }, 2)).toBe(10);
  });
  test('24.15 three active end cards: 7', () => active(15, same(7), [7, 85, 103], [7, 85, 13, 20]));
  test('24.16 four active cards of phase III, maps among them: 7', () =>
    active(16, same(7), [13, 14, 91, 109], [13, 14, 109, 20, 7]));
  test('24.17 five active permanent cards: 7', () => active(17, same(7), [20, 25, 26, 27, 73], [20, 25, 26, 27, 13]));
  test('24.18 seven goods on the black market: 7/6/5', () =>
    condition(18, [7, 6, 5], { blackMarket: goods.list.slice(0, 7) }, { blackMarket: goods.list.slice(0, 6) }));
  test('24.19 two kinds of goods on the barge, not in the storage: 6', () =>
    condition(
      19,
      same(6),
      { anna: { aboard: { beer: 1, lace: 1 } } },
      { anna: { aboard: { beer: 2 }, storage: { lace: 1 } } },
    ));

  test('24.20 the furniture warehouse full: 7/6/5', () => full(20, 'furniture'));
  test('24.21 the lace warehouse full: 7/6/5', () => full(21, 'lace'));
  test('24.22 the cheese warehouse full: 7/6/5', () => full(22, 'cheese'));
  test('24.23 the jenever warehouse full: 7/6/5', () => full(23, 'jenever'));
  test('24.24 the beer warehouse full: 7/6/5', () => full(24, 'beer'));
  test('24.25 the tile warehouse full: 7/6/5', () => full(25, 'tile'));
  test('24.26 the tulip warehouse full: 7/6/5', () => full(26, 'tulip'));
  test('24.27 the crystal warehouse full: 7/6/5', () => full(27, 'crystal'));
  test('24.28 the coffee warehouse full: 7/6/5', () => full(28, 'coffee'));
  test('24.29 all four depots filled: 7/6/5', () => {
    const depots = (filled: number): Scene => ({
      depots: [0, 1, 2, 3].map((i) => ({ good: i < filled ? 'beer' : null })),
    });
    condition(29, [7, 6, 5], depots(4), depots(3));
  });
  test('24.30 the barge at the start pier, also if it never left: 4', () =>
    condition(30, same(4), { anna: { barge: harbour.start } }, { anna: { barge: 20 } }));
  test('24.31 seven dockers at home: 9/7/5', () =>
    condition(
      31,
      [9, 7, 5],
      { housed: { white: 2, yellow: 2, maroon: 2, 'light-blue': 1 } },
      { housed: { white: 2, yellow: 2, maroon: 2 } },
    ));
  test('24.35 nine blocks, wherever they are: 7/8/9', () =>
    condition(
      35,
      [7, 8, 9],
      { anna: { crests: [1, 5, 9, 13, 17, 21, 25, 29, 33] } },
      { anna: { crests: [1, 5, 9, 13, 17, 21, 25, 29] }, jan: { crests: [33] } },
    ));

  const TWELVE = [1, 2, 3, 4, 5, 6, 55, 56, 57, 58, 59, 60];
  test('24.36 ten active cards: 4/5/6', () => active(36, [4, 5, 6], TWELVE.slice(0, 10), TWELVE.slice(0, 9)));
  test('25.13 under twelve it takes twelve', () =>
    active(36, [4, 5, 6], TWELVE, TWELVE.slice(0, 11), { edition: 'hu' }));
});

describe('orders that hand something back', () => {
  const handed = (number: number, level: number): string[] => [`hand-back ${number}-${level}`];

  test('24.32 two dockers and a good: 4/5/6', () => {
    const has = { anna: { dockers: { white: 1, yellow: 1 }, aboard: { beer: 1 } } };
    expect(SEATS.map((seats) => worth(32, has, seats, handed(32, 1)))).toEqual([4, 5, 6]);
    expect(worth(32, has, 2, handed(32, 0))).toBe(0);
    expect(worth(32, { anna: { dockers: { white: 1 }, aboard: { beer: 1 } } }, 2)).toBe(0);
    expect(worth(32, { anna: { dockers: { white: 1, yellow: 1 } } }, 2)).toBe(0);
  });

  test('24.33 up to six resources of different colours: 1, 2, 3, 5, 7 or 10', () => {
    const pool = { black: 1, brown: 1, violet: 1, pink: 1, orange: 1, grey: 2 };
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(all.map((level) => worth(33, { anna: { pool } }, 2, handed(33, level)))).toEqual([0, 1, 2, 3, 5, 7, 10]);
    for (const seats of [3, 4])
      expect(all.map((level) => worth(33, { anna: { pool } }, seats, handed(33, level)))).toEqual([
        0, 1, 2, 3, 5, 7, 10,
      ]);
    const few = table({
      round: 12,
      agenda: { main: [{ task: 'scoring' }] },
      anna: { pool: { pink: 5 }, stored: 'grey', orders: [33] },
    });
    few.tell('show-order 33');
    expect([few.anna.options('hand-back'), few.anna.why('hand-back 33-3')]).toEqual([
      ['33-0', '33-1', '33-2'],
      '26.29',
    ]);
    few.anna.does('hand-back 33-2');
    // Of the six resources four are left over.
    expect(few.result().breakdown[0]).toEqual({ 'order 33': 2, leftovers: 2 });
  });

  test('24.34 a docker, a good and a resource: 4/5/6', () => {
    const has = { anna: { dockers: { white: 1 }, storage: { beer: 1 }, pool: { pink: 1 } } };
    expect(SEATS.map((seats) => worth(34, has, seats, handed(34, 1)))).toEqual([4, 5, 6]);
    expect(worth(34, { anna: { dockers: { white: 1 }, storage: { beer: 1 } } }, 2)).toBe(0);
    expect(worth(34, { anna: { dockers: { white: 1 }, pool: { pink: 1 } } }, 2)).toBe(0);
    expect(worth(34, { anna: { storage: { beer: 1 }, pool: { pink: 1 } } }, 2)).toBe(0);
  });

  function dockersBack(number: number, docker: string): void {
    const one = { anna: { dockers: { [docker]: 1 } } };
    const two = { anna: { dockers: { [docker]: 2 } } };
    expect(SEATS.map((seats) => worth(number, one, seats, handed(number, 1)))).toEqual([2, 3, 4]);
    expect(SEATS.map((seats) => worth(number, two, seats, handed(number, 2)))).toEqual([7, 8, 9]);
    expect(worth(number, two, 2, handed(number, 1))).toBe(2);
    const other = docker === 'white' ? 'yellow' : 'white';
    expect(worth(number, { anna: { dockers: { [other]: 2 } } }, 2)).toBe(0);
  }
  test('24.37 one or two light blue dockers: 2/3/4 or 7/8/9', () => dockersBack(37, 'light-blue'));
  test('24.38 one or two yellow dockers: 2/3/4 or 7/8/9', () => dockersBack(38, 'yellow'));
  test('24.39 one or two maroon dockers: 2/3/4 or 7/8/9', () => dockersBack(39, 'maroon'));
  test('24.40 one or two light green dockers: 2/3/4 or 7/8/9', () => dockersBack(40, 'light-green'));
  test('24.41 one or two light pink dockers: 2/3/4 or 7/8/9', () => dockersBack(41, 'light-pink'));
  test('24.42 one or two white dockers: 2/3/4 or 7/8/9', () => dockersBack(42, 'white'));
});
