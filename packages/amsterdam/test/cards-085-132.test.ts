import { describe, expect, test } from 'vitest';
import { scored, type Scene, table } from './table.ts';

const end = (card: number, scene: Scene): number => scored(scene).by[0][`card ${card}`] ?? 0;

describe('Montelbaanstoren', () => {
  test('22.85 1 point for each active map', () => expect(end(85, { anna: { active: [85, 109, 110, 132] } })).toBe(3));
  test('22.86 2 points for each active end card, itself, 008 and 009 too', () =>
    expect(end(86, { anna: { active: [86, 8, 9, 13] } })).toBe(6));
  test('22.87 2 points for each active building, itself too', () =>
    expect(end(87, { anna: { active: [87, 91, 92, 13] } })).toBe(6));
});

function guldenAndMore(card: number): void {
  const { anna } = table({ anna: { active: [card] } });
  anna.does(`use-card ${card}`);
  expect(anna.gulden).toBe(1);
  const { anna: more } = table({ anna: { active: [card, 85, 86] } });
  more.does(`use-card ${card}`);
  expect(more.gulden).toBe(2);
}

describe('Munttoren', () => {
  test('22.88 1 gulden, with a Montelbaanstoren 2 instead', () => guldenAndMore(88));
  test('22.89 1 gulden, with a Montelbaanstoren 2 instead', () => guldenAndMore(89));
  test('22.90 1 gulden, with a Montelbaanstoren 2 instead', () => guldenAndMore(90));
});

function resource(card: number, colour: string): void {
  const { anna } = table({ anna: { active: [card] } });
  anna.does(`use-card ${card}`);
  expect(anna.pool).toEqual({ [colour]: 1 });
  expect(anna.why(`use-card ${card}`)).toBe('7.7');
}

describe('a resource', () => {
  test('22.91 pink', () => resource(91, 'pink'));
  test('22.92 orange', () => resource(92, 'orange'));
  test('22.93 brown', () => resource(93, 'brown'));
  test('22.94 grey', () => resource(94, 'grey'));
  test('22.95 violet', () => resource(95, 'violet'));
  test('22.96 black', () => resource(96, 'black'));
});

describe('conditions', () => {
  test('22.97 alone first in points: 1 point', () => {
    const { anna } = table({ anna: { active: [97], points: 5 }, jan: { points: 4 } });
    anna.does('use-card 97');
    expect(anna.points).toBe(6);
    expect(table({ anna: { active: [97], points: 4 }, jan: { points: 4 } }).anna.why('use-card 97')).toBe('3.10');
  });

  test('22.98 with no more than 3 inactive cards: 2 points; cards may be activated first', () => {
    const { anna } = table({ anna: { active: [98], inactive: [1, 2, 3, 34], pool: { grey: 1 } } });
    expect(anna.why('use-card 98')).toBe('3.10');
    anna.does('activate 34', 'use-card 98');
    expect(anna.points).toBe(2);
  });

  test('22.99 after using any map: 2 points', () => {
    const { anna } = table({ anna: { active: [99, 110], pool: { pink: 1 } } });
    expect(anna.why('use-card 99')).toBe('3.10');
    anna.does('use-card 110', 'use-card 99');
    expect(anna.points).toBe(2);
  });

  test('22.100 with 3 active artisans: 1 gulden', () => {
    const { anna } = table({ anna: { active: [100, 1, 2, 3] } });
    anna.does('use-card 100');
    expect(anna.gulden).toBe(1);
    expect(table({ anna: { active: [100, 1, 2] } }).anna.why('use-card 100')).toBe('3.10');
  });

  test('22.101 with 3 active buildings: 2 points', () => {
    const { anna } = table({ anna: { active: [101, 91, 92] } });
    anna.does('use-card 101');
    expect([anna.points, anna.gulden]).toEqual([2, 0]);
    expect(table({ anna: { active: [101, 91] } }).anna.why('use-card 101')).toBe('3.10');
  });

  test('22.102 with 3 active maps: 1 gulden', () => {
    const { anna } = table({ anna: { active: [102, 109, 110, 132] } });
    anna.does('use-card 102');
    expect(anna.gulden).toBe(1);
    expect(table({ anna: { active: [102, 109, 110] } }).anna.why('use-card 102')).toBe('3.10');
  });
});

describe('the end of the game', () => {
  test('22.103 4 points for each pair of artisans of one type', () => {
    expect(end(103, { anna: { active: [103, 1, 2, 3, 4, 13, 14, 19] } })).toBe(12);
    expect(end(103, { anna: { active: [103, 1, 13, 19] } })).toBe(0);
  });
  test('22.104 3 points for each pair of maps of one colour', () =>
    expect(end(104, { anna: { active: [104, 109, 110, 111, 113, 117, 118] } })).toBe(6));
  test('22.105 2 points for each bridge passed', () => {
    expect(end(105, { anna: { active: [105] }, amstel: { 3: [0], 0: [1] } })).toBe(2);
    expect(end(105, { anna: { active: [105] }, amstel: { 18: [0], 0: [1] } })).toBe(8);
    expect(end(105, { anna: { active: [105] }, amstel: { 2: [0], 0: [1] } })).toBe(0);
  });
  test('22.106 1 point for each crest', () =>
    expect(end(106, { anna: { active: [106], crests: [1, 9, 30] } })).toBe(3));
  test('22.107 8 points if the barge is at the start pier', () => {
    expect(end(107, { anna: { active: [107] } })).toBe(8);
    expect(end(107, { anna: { active: [107], barge: 25 } })).toBe(0);
  });
  test('22.108 2 points for each artisan of the largest type', () =>
    expect(end(108, { anna: { active: [108, 19, 20, 21, 13, 14, 1, 2] } })).toBe(6));
});

/** Pays 1 of the colour and gains; without the colour it cannot be used. */
function map(card: number, colour: string, gulden: number, points: number): void {
  const { anna } = table({ anna: { active: [card], pool: { [colour]: 2 } } });
  anna.does(`use-card ${card}`);
  expect([anna.pool, anna.gulden, anna.points]).toEqual([{ [colour]: 1 }, gulden, points]);
  expect(anna.why(`use-card ${card}`)).toBe('7.7');
  const other = colour === 'pink' ? 'grey' : 'pink';
  expect(table({ anna: { active: [card], pool: { [other]: 1 } } }).anna.why(`use-card ${card}`)).toBe('3.11');
}

describe('Plantage', () => {
  test('22.109 1 pink: 1 point', () => map(109, 'pink', 0, 1));
  test('22.110 1 pink: 1 gulden', () => map(110, 'pink', 1, 0));
  test('22.111 1 pink: 1 gulden', () => map(111, 'pink', 1, 0));
  test('22.112 1 pink: 1 gulden and 1 point', () => map(112, 'pink', 1, 1));
});
describe('Haarlemmerbuurt', () => {
  test('22.113 1 grey: 1 point', () => map(113, 'grey', 0, 1));
  test('22.114 1 grey: 1 gulden', () => map(114, 'grey', 1, 0));
  test('22.115 1 grey: 1 gulden', () => map(115, 'grey', 1, 0));
  test('22.116 1 grey: 1 gulden and 1 point', () => map(116, 'grey', 1, 1));
});
describe('Jordaan', () => {
  test('22.117 1 orange: 1 point', () => map(117, 'orange', 0, 1));
  test('22.118 1 orange: 1 gulden', () => map(118, 'orange', 1, 0));
  test('22.119 1 orange: 1 gulden', () => map(119, 'orange', 1, 0));
  test('22.120 1 orange: 1 gulden and 1 point', () => map(120, 'orange', 1, 1));
});
describe('Burgwallen', () => {
  test('22.121 1 brown: 1 point', () => map(121, 'brown', 0, 1));
  test('22.122 1 brown: 1 gulden', () => map(122, 'brown', 1, 0));
  test('22.123 1 brown: 1 gulden', () => map(123, 'brown', 1, 0));
  test('22.124 1 brown: 1 gulden and 1 point', () => map(124, 'brown', 1, 1));
});
describe('Nieuwmarkt', () => {
  test('22.125 1 violet: 1 point', () => map(125, 'violet', 0, 1));
  test('22.126 1 violet: 1 gulden', () => map(126, 'violet', 1, 0));
  test('22.127 1 violet: 1 gulden', () => map(127, 'violet', 1, 0));
  test('22.128 1 violet: 1 gulden and 1 point', () => map(128, 'violet', 1, 1));
});
describe('Grachtengordel', () => {
  test('22.129 1 black: 1 point', () => map(129, 'black', 0, 1));
  test('22.130 1 black: 1 gulden', () => map(130, 'black', 1, 0));
  test('22.131 1 black: 1 gulden', () => map(131, 'black', 1, 0));
  test('22.132 1 black: 1 gulden and 1 point', () => map(132, 'black', 1, 1));
});
