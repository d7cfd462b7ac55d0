import { describe, expect, test } from 'vitest';
import { type Scene, type Table, table } from './table.ts';

/** Phase II with these dice for black, brown, violet, pink, orange and grey, before anybody has chosen. */
function dice(faces: string, scene: Scene, options?: { rulings: Record<string, string> }): Table {
  const at = table({ agenda: { main: [{ task: 'phase-two' }] }, round: 3, ...scene }, options);
  at.tell(`roll ${faces}`);
  return at;
}

describe('carpenters', () => {
  test('22.28 a second block in the turn', () => {
    const { anna } = table({ anna: { active: [28], pool: { grey: 3 } } });
    anna.does('take-block 5', 'sell store', 'take-block 6', 'sell store');
    expect(anna.me.crests.toArray()).toEqual([5, 6]);
    expect(anna.why('take-block 3')).toBe('8.1');
  });

  test('22.29 one map up to three times in a turn, another one once', () => {
    const { anna } = table({ anna: { active: [29, 109, 113], pool: { pink: 9, grey: 9 } } });
    anna.does('use-card 109', 'use-card 113', 'use-card 109', 'use-card 109');
    expect(anna.points).toBe(4);
    expect(anna.why('use-card 109')).toBe('7.7');
    expect(anna.why('use-card 113')).toBe('22.29');
    expect(anna.pool).toEqual({ pink: 6, grey: 8 });
  });

  test('22.30 activating a building: 2 gulden', () => {
    const { anna } = table({ anna: { active: [30], inactive: [94, 34], pool: { brown: 2, pink: 1, grey: 1 } } });
    anna.does('activate 34');
    expect(anna.gulden).toBe(0);
    anna.does('activate 94');
    expect(anna.gulden).toBe(2);
  });
});

describe('tile makers', () => {
  test('22.31 a building costs 1 resource less, of the player’s choice', () => {
    // 094 costs 2 brown and 1 pink.
    const { anna } = table({ anna: { active: [31], inactive: [94], pool: { brown: 2, pink: 1 } } });
    anna.does('activate 94');
    expect(anna.options('discount')).toEqual(['brown', 'pink']);
    expect(anna.why('discount grey')).toBe('26.6');
    anna.does('discount pink');
    expect(anna.pool).toEqual({ pink: 1 });
    const short = table({ anna: { active: [31], inactive: [94], pool: { brown: 1, pink: 1 } } }).anna;
    short.does('activate 94');
    expect([short.pool, short.asked]).toEqual([{}, 'turn']);
  });

  test('22.32 any 3 resources: 1 gulden, as often as one likes', () => {
    const { anna } = table({ anna: { active: [32], pool: { black: 3, pink: 3 } } });
    anna.does('use-card 32', 'pay-amount 2');
    expect([anna.pool, anna.gulden]).toEqual([{ black: 1, pink: 2 }, 1]);
    anna.does('use-card 32');
    expect([anna.pool, anna.gulden]).toEqual([{}, 2]);
    expect(anna.why('use-card 32')).toBe('3.11');
  });

  test('22.33 activating an artisan, this one too: 1 gulden', () => {
    const { anna } = table({
      anna: { inactive: [33, 34, 91], pool: { violet: 1, brown: 1, grey: 1, orange: 2, black: 1 } },
    });
    anna.does('activate 33');
    expect(anna.gulden).toBe(1);
    anna.does('activate 34', 'activate 91');
    expect(anna.gulden).toBe(2);
  });

  test('22.34 the disc lies on top of the others at once', () => {
    const { anna, g } = table({ anna: { inactive: [34], pool: { grey: 1 } }, amstel: { 3: [0, 1] }, acting: 0 });
    anna.does('activate 34');
    expect(g.amstel.pile(3)).toEqual([1, 0]);
  });

  test('22.35 a map just activated is used once free, and can still be used for its price', () => {
    const { anna, g } = table({ anna: { active: [35], inactive: [109], pool: { pink: 2 } } });
    anna.does('activate 109');
    expect([anna.points, anna.pool, g.districtsUsed.size]).toEqual([1, { pink: 1 }, 1]);
    anna.does('use-card 109');
    expect([anna.points, anna.pool]).toEqual([2, {}]);
    expect(anna.why('use-card 109')).toBe('7.7');
  });

  test('22.36 any 2 resources: 1 of choice, as often as one likes', () => {
    const { anna } = table({ anna: { active: [36], pool: { black: 3 } } });
    anna.does('use-card 36', 'gain-colour grey');
    expect(anna.pool).toEqual({ black: 1, grey: 1 });
    anna.does('use-card 36', 'gain-colour pink');
    expect(anna.pool).toEqual({ pink: 1 });
    expect(anna.why('use-card 36')).toBe('3.11');
  });
});

describe('distillers', () => {
  test('22.37 a sale gives 2 gulden and a resource', () => {
    const { anna } = table({ anna: { active: [37], pool: { grey: 1 } } });
    anna.does('take-block 5');
    expect(anna.options('sell')).toEqual(['store', 'black', 'brown', 'violet', 'pink', 'orange', 'grey']);
    expect(anna.why('sell gulden')).toBe('22.37');
    anna.does('sell violet');
    expect([anna.gulden, anna.pool]).toEqual([2, { violet: 1 }]);
  });

  test('22.38 for 3 gulden a card is activated without resources, as often as one can pay', () => {
    const { anna } = table({ anna: { active: [38], inactive: [94, 91, 34], gulden: 7, pool: { grey: 1 } } });
    anna.does('activate 94', 'activate 34');
    expect(anna.options('pay-card-with')).toEqual(['resources', 'gulden']);
    anna.does('pay-card-with resources', 'activate 91');
    expect([anna.gulden, anna.pool]).toEqual([1, {}]);
    expect(anna.me.active.toArray()).toEqual([34, 38, 91, 94]);
  });

  test('22.39 for 2 gulden 2 resources of choice, as often as one can pay', () => {
    const { anna } = table({ anna: { active: [39], gulden: 5 } });
    anna.does(
      'use-card 39',
      'gain-colour black',
      'gain-colour pink',
      'use-card 39',
      'gain-colour pink',
      'gain-colour pink',
    );
    expect([anna.gulden, anna.pool]).toEqual([1, { black: 1, pink: 3 }]);
    expect(anna.why('use-card 39')).toBe('3.11');
  });

  test('22.40 each resource paid moves the barge up to 2 spaces', () => {
    const { anna } = table({ anna: { active: [40], pool: { black: 1 } } });
    anna.does(`sail ${anna.options('sail')[0]}`);
    expect(anna.pool).toEqual({});
    anna.does('sail 0');
    expect(anna.options('sail')).toEqual([]);
  });

  test('22.41 activating a map: 1 gulden', () => {
    const { anna } = table({ anna: { active: [41], inactive: [109, 34], pool: { pink: 1, grey: 1 } } });
    anna.does('activate 34');
    expect(anna.gulden).toBe(0);
    anna.does('activate 109');
    expect([anna.gulden, anna.points]).toEqual([1, 0]);
  });

  test('22.42 the first artisan of a type costs 1 resource less', () => {
    // 025 and 026 are carpenters: 2 black and 1 violet, 1 brown and 1 grey.
    const { anna } = table({ anna: { active: [42], inactive: [25, 26], pool: { black: 2, brown: 1, grey: 1 } } });
    anna.does('activate 25');
    expect(anna.pool).toEqual({ brown: 1, grey: 1 });
    anna.does('activate 26');
    expect(anna.pool).toEqual({});
  });
});

describe('coffee roasters', () => {
  test('22.43 alone last in points: 1 resource of choice', () => {
    const { anna } = table({ anna: { active: [43] }, jan: { points: 1 } });
    anna.does('use-card 43', 'gain-colour orange');
    expect(anna.pool).toEqual({ orange: 1 });
    expect(table({ anna: { active: [43] }, jan: {} }).anna.why('use-card 43')).toBe('3.10');
  });

  test('22.44 1 gulden, and 1 point for each active carpenter', () => {
    const { anna } = table({ anna: { active: [44, 25, 26] } });
    anna.does('use-card 44');
    expect([anna.gulden, anna.points]).toEqual([1, 2]);
    const { anna: alone } = table({ anna: { active: [44] } });
    alone.does('use-card 44');
    expect([alone.gulden, alone.points]).toEqual([1, 0]);
  });

  test('22.45 points at the market: 1 resource of choice', () => {
    const { anna } = table({ anna: { active: [45], gulden: 1 }, market: [3] });
    anna.does('market', 'gain-colour black');
    expect([anna.points, anna.pool]).toEqual([3, { black: 1 }]);
  });

  test('22.46 1 resource of choice', () => {
    const { anna } = table({ anna: { active: [46] } });
    anna.does('use-card 46', 'gain-colour brown');
    expect(anna.pool).toEqual({ brown: 1 });
    expect(anna.why('use-card 46')).toBe('7.7');
  });

  test('22.47 an active map is discarded for 3 gulden', () => {
    const { anna, g } = table({ anna: { active: [47, 109, 113] } });
    anna.does('use-card 47');
    expect(anna.options('discard-map')).toEqual(['109', '113']);
    anna.does('discard-map 113');
    expect([anna.gulden, g.discard.has(113), anna.me.ofKind.at(2)]).toEqual([3, true, 1]);
    expect(table({ anna: { active: [47] } }).anna.why('use-card 47')).toBe('3.11');
  });

  test('22.48 1 resource of any colour: 1 gulden, once', () => {
    const { anna } = table({ anna: { active: [48], pool: { black: 1, grey: 1 } } });
    anna.does('use-card 48', 'pay-colour grey');
    expect([anna.gulden, anna.pool]).toEqual([1, { black: 1 }]);
    expect(anna.why('use-card 48')).toBe('7.7');
  });
});

describe('glassblowers', () => {
  test('22.49 need not take a card in phase I', () => {
    const scene = {
      revealed: [109, 113, 55, 1],
      agenda: {
        main: [
          { task: 'choose-card', seat: 0 },
          { task: 'commit', seat: 0 },
        ],
      },
    };
    const { anna } = table({ ...scene, anna: { active: [49] } });
    anna.does('decline', 'commit');
    expect(anna.me.inactive.size).toBe(0);
    expect(table(scene).anna.why('decline')).toBe('4.5');
  });

  test('22.50 dockers brought home score twice', () => {
    // The light blue dock.
    const { anna, g } = table({ anna: { active: [50], barge: 14, dockers: { 'light-blue': 1 } } });
    anna.does('hand-over light-blue');
    expect([anna.points, g.housed.total]).toEqual([18, 1]);
  });

  test('22.51 2 gulden for each chosen die that shows 1', () => {
    const { anna } = dice('1 1 3 3 3 3', { anna: { active: [51] } });
    anna.does('choose-dice black-brown');
    expect(anna.gulden).toBe(4);
    expect(dice('1 2 3 3 3 3', { anna: { active: [51] } }).anna.does('choose-dice brown-violet').gulden).toBe(0);
  });

  test('22.52 2 more of the colour on segment 1 for each chosen die that shows 1', () => {
    const { anna } = dice('1 2 3 3 3 3', { anna: { active: [52] } });
    anna.does('choose-dice black-brown');
    expect(anna.dial).toEqual({ '1-black': 3, '2-brown': 2 });
  });

  test('22.53 one die’s resources go to a neighbouring segment', () => {
    const { anna } = dice('4 6 3 3 3 1', { anna: { active: [53] } });
    anna.does('choose-dice black-brown');
    expect(anna.options('shift-die')).toEqual(['none', 'black-down', 'black-up', 'brown-down']);
    expect(anna.why('shift-die brown-up')).toBe('26.11');
    expect(anna.why('shift-die pink-up')).toBe('22.53');
    anna.does('shift-die black-up');
    expect(anna.dial).toEqual({ '5-black': 4, '6-brown': 6 });
  });

  test('22.54 1 more resource of each of the two dice', () => {
    const { anna } = dice('2 5 3 3 3 3', { anna: { active: [54] } });
    anna.does('choose-dice black-brown');
    expect(anna.dial).toEqual({ '2-black': 3, '5-brown': 6 });
  });
});
