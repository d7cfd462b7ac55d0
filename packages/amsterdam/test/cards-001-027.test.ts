import { describe, expect, test } from 'vitest';
import { scored, table } from './table.ts';

/** A card that gives something once a map of a district was used this turn. */
function afterMap(card: number, map: number, colour: string, gives: { pool?: object; gulden?: number }): void {
  const { anna, g } = table({ anna: { active: [card, map], pool: { [colour]: 1 } } });
  expect(anna.why(`use-card ${card}`)).toBe('3.10');
  anna.does(`use-card ${map}`);
  const { gulden, points } = anna;
  anna.does(`use-card ${card}`);
  expect(anna.pool).toEqual(gives.pool ?? {});
  expect(anna.gulden - gulden).toBe(gives.gulden ?? 0);
  expect(anna.points).toBe(points);
  expect(anna.why(`use-card ${card}`)).toBe('7.7');
  expect(g.districtsUsed.size).toBe(1);
}

describe('tulip growers', () => {
  test('22.1 after a Plantage map: 1 orange', () => afterMap(1, 109, 'pink', { pool: { orange: 1 } }));
  test('22.2 after a Haarlemmerbuurt map: 1 brown', () => afterMap(2, 113, 'grey', { pool: { brown: 1 } }));
  test('22.3 after a Jordaan map: 1 grey', () => afterMap(3, 117, 'orange', { pool: { grey: 1 } }));
  test('22.4 after a Burgwallen map: 1 violet', () => afterMap(4, 121, 'brown', { pool: { violet: 1 } }));
  test('22.5 after a Nieuwmarkt map: 1 black', () => afterMap(5, 125, 'violet', { pool: { black: 1 } }));
  test('22.6 after a Grachtengordel map: 1 pink', () => afterMap(6, 129, 'black', { pool: { pink: 1 } }));
});

describe('lacemakers', () => {
  test('22.7 2 points for each type of artisan, itself among them', () => {
    // Lacemakers 7 and 11, a brewer, a carpenter.
    const { by } = scored({ anna: { active: [7, 11, 13, 26] } });
    expect(by[0]['card 7']).toBe(6);
  });

  test('22.8 no tokens for inactive cards at the end; tokens of the game stay', () => {
    const { by, anna } = scored({ anna: { active: [8], inactive: [1, 2, 3], penalties: 1 }, jan: { inactive: [4] } });
    expect(by[0]['penalty']).toBe(-3);
    expect(anna.me.penalties).toBe(1);
    expect(by[1]['penalty']).toBe(-3);
  });

  test('22.9 five steps on the Amstel before all other end cards; bridges score and 105 sees them', () => {
    const { by, anna } = scored({ anna: { active: [9, 105] }, amstel: { 6: [0], 0: [1] } });
    expect(anna.reach).toBe(11);
    expect(by[0]).toMatchObject({ bridge: 4, 'card 105': 4 });
    expect(scored({ anna: { active: [9] }, amstel: { 15: [0], 0: [1] } }).by[0]).toEqual({ bridge: 8, mouth: 10 });
  });

  test('22.10 1 point for each docker and good still on board, none for the storage', () => {
    const { by } = scored({
      anna: { active: [10], dockers: { white: 1, maroon: 1 }, aboard: { beer: 2 }, storage: { lace: 3 } },
    });
    expect(by[0]['card 10']).toBe(4);
  });

  test('22.11 1 point for each docker in the docker house, whoever brought him', () => {
    const { by } = scored({ anna: { active: [11] }, housed: { white: 2, yellow: 2, maroon: 2, 'light-blue': 1 } });
    expect(by[0]['card 11']).toBe(7);
  });

  test('22.12 1 point for each good on the black market', () => {
    const { by } = scored({ anna: { active: [12] }, blackMarket: ['beer', 'lace', 'crystal'] });
    expect(by[0]['card 12']).toBe(3);
  });
});

describe('brewers', () => {
  test('22.13 with 3 active buildings: 1 gulden, one activated this turn counts', () => {
    const { anna } = table({
      anna: { active: [13, 91, 92], inactive: [94], pool: { brown: 2, pink: 1 } },
    });
    expect(anna.why('use-card 13')).toBe('3.10');
    anna.does('activate 94', 'use-card 13');
    expect(anna.gulden).toBe(1);
    expect(anna.why('use-card 13')).toBe('7.7');
  });

  test('22.14 after a step on the Amstel: 1 point, once', () => {
    const { anna } = table({ anna: { active: [14], pool: { black: 3 } } });
    expect(anna.why('use-card 14')).toBe('3.10');
    anna.does('amstel', 'amstel-steps 2', 'use-card 14');
    expect(anna.points).toBe(1);
    expect(anna.why('use-card 14')).toBe('7.7');
  });

  test('22.15 with 0 to 2 goods on board: 1 point, loading afterwards does not matter', () => {
    const { anna } = table({ anna: { active: [15], aboard: { beer: 2 }, storage: { lace: 1 } } });
    anna.does('use-card 15', 'load lace');
    expect(anna.points).toBe(1);
    expect(table({ anna: { active: [15], aboard: { beer: 3 } } }).anna.why('use-card 15')).toBe('3.10');
  });

  test('22.16 after 2 spaces of the barge: 1 point', () => {
    const { anna } = table({ anna: { active: [16], pool: { grey: 2 } } });
    anna.does(`sail ${anna.options('sail')[0]}`);
    expect(anna.why('use-card 16')).toBe('3.10');
    anna.does('sail 0', 'use-card 16');
    expect(anna.points).toBe(1);
  });

  test('22.17 not first on the Amstel: 1 step; a disc below in the stack is not first', () => {
    const { anna } = table({ anna: { active: [17] }, amstel: { 2: [0, 1] }, acting: 0 });
    anna.does('use-card 17');
    expect(anna.reach).toBe(3);
    expect(anna.points).toBe(2);
    expect(table({ anna: { active: [17] }, amstel: { 2: [1, 0] } }).anna.why('use-card 17')).toBe('3.10');
    expect(table({ anna: { active: [17] }, amstel: { 18: [1, 0] }, acting: 0 }).anna.why('use-card 17')).toBe('7.9');
  });

  test('22.18 last on the Amstel: 1 gulden', () => {
    const { anna } = table({ anna: { active: [18] }, amstel: { 2: [0, 1] }, acting: 0 });
    anna.does('use-card 18');
    expect(anna.gulden).toBe(1);
    expect(table({ anna: { active: [18] }, amstel: { 2: [1, 0] } }).anna.why('use-card 18')).toBe('3.10');
  });
});

describe('cheesemakers', () => {
  test('22.19 1 gulden for every 5 crests, rounded up', () => {
    const gulden = (crests: number[]): number =>
      table({ anna: { active: [19], crests } }).anna.does('use-card 19').gulden;
    expect(gulden([1])).toBe(1);
    expect(gulden([1, 2, 3, 4, 5])).toBe(1);
    expect(gulden([1, 2, 3, 4, 5, 6])).toBe(2);
    expect(table({ anna: { active: [19] } }).anna.why('use-card 19')).toBe('7.9');
  });

  test('22.20 the market twice in a turn, paid twice', () => {
    const { anna } = table({ anna: { active: [20], gulden: 3 }, market: [2] });
    anna.does('market', 'market');
    expect([anna.gulden, anna.points]).toEqual([1, 4]);
    expect(anna.why('market')).toBe('12.1');
  });

  test('22.21 1 point for each different district among the active maps', () => {
    const { anna } = table({ anna: { active: [21, 109, 110, 113, 117] } });
    anna.does('use-card 21');
    expect([anna.points, anna.gulden]).toEqual([3, 0]);
    expect(table({ anna: { active: [21] } }).anna.why('use-card 21')).toBe('7.9');
  });

  test('22.22 for 1 gulden up to 3 spaces without resources, with other things in between', () => {
    const { anna } = table({ anna: { active: [22], gulden: 1, storage: { beer: 1 } } });
    expect(anna.why(`sail 24`)).toBe('9.7');
    anna.does('use-card 22');
    const step = (): void => void anna.does(`sail ${anna.options('sail')[0]}`);
    step();
    expect(anna.asked).toBe('turn');
    anna.does('sail 0', 'load beer');
    step();
    expect(anna.options('sail')).toEqual([]);
    expect(anna.aboard).toEqual({ beer: 1 });
    expect(table({ anna: { active: [22] } }).anna.why('use-card 22')).toBe('3.11');
  });

  test('22.23 for 1 gulden 2 points', () => {
    const { anna } = table({ anna: { active: [23], gulden: 2 } });
    anna.does('use-card 23');
    expect([anna.gulden, anna.points]).toEqual([1, 2]);
    expect(anna.why('use-card 23')).toBe('7.7');
    expect(table({ anna: { active: [23] } }).anna.why('use-card 23')).toBe('3.11');
  });

  test('22.24 1 gulden and 1 point', () => {
    const { anna } = table({ anna: { active: [24] } });
    anna.does('use-card 24');
    expect([anna.gulden, anna.points]).toEqual([1, 1]);
  });
});

describe('carpenters', () => {
  test('22.25 a block costs 1 resource less, and may be free', () => {
    // Block 1 is Haarlemmerbuurt (grey) and costs 3, block 5 costs 1.
    const { anna } = table({ anna: { active: [25], pool: { grey: 2 } } });
    anna.does('take-block 1', 'sell store');
    expect(anna.pool).toEqual({});
    const free = table({ anna: { active: [25] } }).anna;
    expect(free.options('take-block')).toEqual(['5', '12', '23', '36']);
    free.does('take-block 5', 'sell store');
    expect(free.me.crests.toArray()).toEqual([5]);
  });

  test('22.26 taking a block: 1 gulden', () => {
    const { anna } = table({ anna: { active: [26], pool: { grey: 1 } } });
    anna.does('take-block 5', 'sell store');
    expect(anna.gulden).toBe(1);
  });

  test('22.27 a block for 2 gulden in place of its resources', () => {
    const { anna } = table({ anna: { active: [27], gulden: 2 } });
    anna.does('take-block 2', 'sell store');
    expect(anna.gulden).toBe(0);
    const both = table({ anna: { active: [27], gulden: 2, pool: { grey: 4 } } }).anna;
    both.does('take-block 2');
    expect(both.options('pay-block-with')).toEqual(['resources', 'gulden']);
    both.does('pay-block-with resources', 'sell store');
    expect([both.gulden, both.pool]).toEqual([2, {}]);
    expect(both.why('take-block 3')).toBe('8.1');
  });
});
