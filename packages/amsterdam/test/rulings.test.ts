import { describe, expect, test } from 'vitest';
import { type Scene, scored, type Table, table } from './table.ts';

const LIGHT_BLUE = 14;

function dice(faces: string, scene: Scene): Table {
  const at = table({ agenda: { main: [{ task: 'phase-two' }] }, round: 3, ...scene });
  at.tell(`roll ${faces}`);
  return at;
}

describe('barge', () => {
  test('26.2, 26.3 016 counts paid and free steps; those of 022 last until the end of the turn', () => {
    const at = table({ anna: { active: [16, 22], gulden: 1, pool: { pink: 1 } } });
    at.anna.does('use-card 22', 'sail 36', 'sail 0', 'sail 36');
    expect(at.anna.pool).toEqual({ pink: 1 });
    at.anna.does('sail 0', 'use-card 16');
    expect([at.anna.points, at.anna.pool]).toEqual([1, {}]);
    const lapse = table({ anna: { active: [22], gulden: 1 }, jan: {} });
    lapse.anna.does('use-card 22', 'pass');
    expect([lapse.g.freeSteps, lapse.jan.why('sail 36')]).toEqual([0, '9.6']);
  });

  test('26.8 040 with 022: free steps are not doubled, an unused second step stays usable, what lapses is spent first', () => {
    const { anna, g } = table({ anna: { active: [22, 40], gulden: 1, pool: { pink: 2 } } });
    anna.does('sail 36');
    expect([anna.pool, g.halfSteps]).toEqual([{ pink: 1 }, 1]);
    anna.does('use-card 22');
    expect([g.halfSteps, g.freeSteps]).toEqual([1, 3]);
    anna.does('sail 35', 'sail 36', 'sail 35', 'sail 36');
    expect([anna.pool, g.halfSteps, g.freeSteps]).toEqual([{ pink: 1 }, 0, 0]);
    anna.does('sail 0');
    expect([anna.pool, g.halfSteps]).toEqual([{}, 1]);
  });

  test('040 with an unused second step: it is used after other actions', () => {
    const { anna } = table({ anna: { active: [40], pool: { pink: 1 }, gulden: 1 }, market: [2] });
    anna.does('sail 36', 'market', 'sail 35');
    expect([anna.me.barge, anna.pool]).toEqual([35, {}]);
  });
});

describe('maps', () => {
  test('26.4 001, 055 and 099 work once however often the map was used; the free use of 035 counts', () => {
    const { anna } = table({ anna: { active: [1, 29, 35, 55, 99], inactive: [109], pool: { pink: 3 } } });
    anna.does('activate 109', 'use-card 1', 'use-card 55', 'use-card 99', 'use-card 109', 'use-card 109');
    for (const card of [1, 55, 99]) expect(anna.why(`use-card ${card}`)).toBe('7.7');
    expect([anna.pool, anna.gulden]).toEqual([{ orange: 1 }, 1]);
  });

  test('26.5 035 with 029: once free and three times paid', () => {
    const { anna } = table({ anna: { active: [29, 35], inactive: [109], pool: { pink: 9 } } });
    anna.does('activate 109', 'use-card 109', 'use-card 109', 'use-card 109');
    expect([anna.points, anna.pool, anna.why('use-card 109')]).toEqual([4, { pink: 5 }, '7.7']);
  });

  test('26.4 the points of 035’s free use belong to the map, as those of a paid one do', () => {
    const { anna, g } = table({ anna: { active: [35], inactive: [109], pool: { pink: 2 } } });
    anna.does('activate 109');
    expect([anna.points, g.cardPoints.at(109), g.cardPoints.at(35)]).toEqual([1, 1, 0]);
    anna.does('use-card 109');
    expect([anna.points, g.cardPoints.at(109), g.cardPoints.at(35)]).toEqual([2, 2, 0]);
  });

  test('26.21 047 discards maps alone', () => {
    const { anna } = table({ anna: { active: [47, 109, 113], inactive: [117] }, jan: { active: [121] } });
    anna.does('use-card 47');
    expect(anna.options('discard-map')).toEqual(['109', '113']);
    for (const card of [47, 117, 121, 1, 132]) expect(anna.why(`discard-map ${card}`)).toBe('22.47');
  });

  test('047 then 001: the discarded map was used; discarded first, it cannot be', () => {
    const { anna } = table({ anna: { active: [1, 47, 109], pool: { pink: 1 } } });
    anna.does('use-card 109', 'use-card 47', 'use-card 1');
    expect([anna.gulden, anna.pool]).toEqual([3, { orange: 1 }]);
    const { anna: first } = table({ anna: { active: [1, 47, 109], pool: { pink: 1 } } });
    first.does('use-card 47');
    expect([first.why('use-card 109'), first.why('use-card 1')]).toEqual(['3.4', '3.10']);
  });

  test('26.21 047 may discard any active map; end cards see what is active at the end', () => {
    const at = table({ anna: { active: [47, 85, 109, 113], pool: { pink: 1 } }, round: 12 });
    at.anna.does('use-card 109', 'use-card 47', 'discard-map 109', 'pass');
    at.jan.does('pass');
    expect(at.result().breakdown[0]['card 85']).toBe(1);
  });

  test('038 on a map with 035: paid with gulden, used free', () => {
    const { anna } = table({ anna: { active: [35, 38], inactive: [109], gulden: 3 } });
    anna.does('activate 109');
    expect([anna.gulden, anna.points]).toEqual([0, 1]);
  });
});

describe('discounts', () => {
  test('26.6 reduce resources only: 025 with 027, 031 and 042 with 038', () => {
    const { anna } = table({ anna: { active: [25, 27], gulden: 2, pool: { grey: 2 } } });
    anna.does('take-block 1', 'pay-block-with gulden', 'sell store');
    expect([anna.gulden, anna.pool]).toEqual([0, { grey: 2 }]);
    const { anna: resources } = table({ anna: { active: [25, 27], gulden: 2, pool: { grey: 2 } } });
    resources.does('take-block 1', 'pay-block-with resources', 'sell store');
    expect([resources.gulden, resources.pool]).toEqual([2, {}]);
    const { anna: card } = table({ anna: { active: [31, 38], inactive: [94], gulden: 3, pool: { brown: 2 } } });
    card.does('activate 94', 'pay-card-with gulden');
    expect([card.gulden, card.pool]).toEqual([0, { brown: 2 }]);
    const { anna: artisan } = table({ anna: { active: [42, 38], inactive: [25], gulden: 3 } });
    artisan.does('activate 25');
    expect(artisan.gulden).toBe(0);
  });

  test('26.6 a block that 025 makes free is not asked for gulden', () => {
    const { anna } = table({ anna: { active: [25, 27], gulden: 2 } });
    anna.does('take-block 5', 'sell store');
    expect(anna.gulden).toBe(2);
  });

  test('26.6 a card that 031 or 042 makes free is not asked for gulden', () => {
    // 097 costs 1 orange, 034 1 grey.
    const { anna } = table({ anna: { active: [31, 38], inactive: [97], gulden: 3 } });
    anna.does('activate 97');
    expect([anna.gulden, anna.asked, anna.me.active.has(97)]).toEqual([3, 'turn', true]);
    const { anna: artisan } = table({ anna: { active: [42, 38], inactive: [34], gulden: 3, pool: { grey: 1 } } });
    artisan.does('activate 34');
    expect([artisan.gulden, artisan.pool, artisan.asked]).toEqual([3, { grey: 1 }, 'turn']);
  });

  test('031 with 038: the player says how, then which resource is saved', () => {
    const { anna } = table({ anna: { active: [31, 38], inactive: [94], gulden: 3, pool: { brown: 2, pink: 1 } } });
    anna.does('activate 94', 'pay-card-with resources', 'discount brown');
    expect([anna.gulden, anna.pool]).toEqual([3, { brown: 1 }]);
  });

  test('26.19 042 with 033: not for itself, and not for types active before it; 033 pays for both', () => {
    // 042 (distiller) costs 2 brown and 1 orange; 038 is a distiller too, 043 a coffee roaster (black, pink).
    const { anna } = table({ anna: { active: [33], inactive: [42, 43], pool: { brown: 2, orange: 1, pink: 1 } } });
    anna.does('activate 42');
    expect(anna.pool).toEqual({ pink: 1 });
    anna.does('activate 43');
    expect([anna.pool, anna.gulden]).toEqual([{}, 2]);
    const before = table({ anna: { active: [42, 44], inactive: [43], pool: { pink: 1 } } }).anna;
    expect(before.why('activate 43')).toBe('7.1');
  });
});

describe('28 with 37', () => {
  test('028 with 037: both blocks are sold, each for 2 gulden and a resource', () => {
    const { anna } = table({ anna: { active: [28, 37], pool: { grey: 1 } } });
    anna.does('take-block 5', 'sell pink', 'take-block 36', 'sell grey');
    expect([anna.gulden, anna.pool]).toEqual([4, { grey: 1 }]);
  });
});

describe('exchange', () => {
  test('032, 036 and 039 in a chain', () => {
    const { anna } = table({ anna: { active: [32, 36, 39], gulden: 2, pool: { black: 3 } } });
    anna.does(
      'use-card 39',
      'gain-colour black',
      'gain-colour black',
      'use-card 32',
      'use-card 36',
      'gain-colour pink',
    );
    expect([anna.gulden, anna.pool]).toEqual([1, { pink: 1 }]);
  });
});

describe('the market', () => {
  test('26.16 020 with 045: the same tile twice, paid twice, a resource each time', () => {
    const { anna } = table({ anna: { active: [20, 45], gulden: 4 }, market: [4] });
    anna.does('market', 'gain-colour pink', 'gain-colour pink', 'market', 'gain-colour pink', 'gain-colour pink');
    expect([anna.points, anna.pool, anna.gulden]).toEqual([4, { pink: 4 }, 0]);
  });
});

describe('dockers', () => {
  test('050 with a double delivery: each by the place he gets, twice', () => {
    const { anna } = table({ anna: { active: [50], barge: LIGHT_BLUE, dockers: { 'light-blue': 2 } } });
    anna.does('hand-over light-blue', 'hand-over light-blue');
    expect(anna.points).toBe(2 * (9 + 7));
  });
});

describe('phase II', () => {
  test('26.11 051 to 054 together: what 054 adds goes along, what 052 adds stays on segment 1', () => {
    const { anna } = dice('1 4 3 3 3 3', { anna: { active: [51, 52, 53, 54] } });
    anna.does('choose-dice black-brown');
    expect([anna.options('shift-die'), anna.why('shift-die black-down')]).toEqual([
      ['none', 'black-up', 'brown-down', 'brown-up'],
      '26.11',
    ]);
    anna.does('shift-die black-up');
    expect([anna.gulden, anna.dial]).toEqual([2, { '1-black': 2, '2-black': 2, '4-brown': 5 }]);
  });

  test('26.11 051 and 052 see dice that were turned to 1; 053 in rounds 8 to 12 keeps within the game', () => {
    const { anna } = dice('6 2 3 3 3 3', { anna: { active: [51, 52, 53] }, round: 11 });
    anna.does('choose-dice black-brown');
    expect([anna.options('shift-die'), anna.why('shift-die brown-up')]).toEqual([
      ['none', 'black-up', 'brown-down'],
      '26.11',
    ]);
    anna.does('shift-die none');
    expect([anna.gulden, anna.dial]).toEqual([2, { '1-black': 3, '2-brown': 2 }]);
    const last = dice('6 2 3 3 3 3', { anna: { active: [53] }, round: 12 });
    last.anna.does('choose-dice black-brown');
    expect(last.anna.asked).toBe('commit');
  });

  // The highest die that stands is the one whose resources come out in round 12; so is the highest segment.
  test.each([
    [8, 5],
    [9, 4],
    [10, 3],
    [11, 2],
  ])('26.11 053 in round %i: the highest die may go down but not up', (round, highest) => {
    const { anna } = dice(`${highest} 1 1 1 1 1`, { anna: { active: [53] }, round });
    anna.does('choose-dice black-brown');
    expect(anna.why('shift-die black-up')).toBe('26.11');
    anna.does('shift-die black-down');
    expect(anna.dial).toEqual(
      highest === 2 ? { '1-black': 2, '1-brown': 1 } : { [`${highest - 1}-black`]: highest, '1-brown': 1 },
    );
  });
});

describe('the Amstel', () => {
  test('26.14 074 with 014 and with a bridge', () => {
    const { anna } = table({ anna: { active: [14, 74], pool: { grey: 1 } }, amstel: { 2: [0], 0: [1] } });
    anna.does('take-block 5', 'sell store', 'use-card 14');
    expect([anna.reach, anna.points]).toEqual([3, 2 + 1]);
  });

  test('26.15 017 and 018 look at the present position, not at the order of the round', () => {
    const { anna, g } = table({ anna: { active: [17, 18], pool: { pink: 1 } }, amstel: { 1: [0], 2: [1] }, acting: 0 });
    expect(g.order.toArray()).toEqual([1, 0]);
    anna.does('use-card 18', 'amstel');
    expect(anna.why('use-card 17')).toBe('3.10');
  });

  test('26.18 034 in another’s turn, and without effect at the mouth', () => {
    const { anna, g } = table({
      anna: { pool: { pink: 1 } },
      jan: { active: [34] },
      amstel: { 4: [0], 5: [1] },
      acting: 0,
    });
    anna.does('amstel');
    expect(g.amstel.pile(5)).toEqual([0, 1]);
    const mouth = table({
      anna: { pool: { pink: 1 } },
      jan: { active: [34] },
      amstel: { 17: [0], 18: [1] },
      acting: 0,
    });
    mouth.anna.does('amstel');
    expect(mouth.g.amstel.pile(18)).toEqual([1, 0]);
  });

  test('26.10 009 for all before any other end card, in turn order', () => {
    const at = scored({ anna: { active: [9, 105] }, jan: {}, amstel: { 14: [1, 0] } });
    expect(at.by[0]).toEqual({ bridge: 8, mouth: 10, 'card 105': 8 });
    const tie = scored({ anna: { active: [9], points: 0 }, jan: { points: 0 }, amstel: { 6: [1], 2: [0] } });
    expect(tie.result().points[0]).toBe(2);
  });
});

describe('the end', () => {
  test('26.22 disjoint church sets; whole pairs per type and colour', () => {
    const by = scored({ anna: { active: [67, 68, 70, 73, 103, 104, 1, 2, 3, 109, 110, 111] } }).by[0];
    expect([by['card 67'], by['card 68'], by['card 103'], by['card 104']]).toEqual([15, 3, 4, 3]);
  });

  test('26.23 086 with itself and with cards that score nothing', () => {
    expect(scored({ anna: { active: [86] } }).by[0]['card 86']).toBe(2);
    expect(scored({ anna: { active: [86, 8, 9, 107], barge: 36 } }).by[0]['card 86']).toBe(8);
  });

  test('26.24 107 asks for the position at the end, also if the barge never left', () => {
    expect(scored({ anna: { active: [107] } }).by[0]['card 107']).toBe(8);
  });
});

describe('073 to 084 at a depot', () => {
  // The depot at space 10 is worth 4; 074 is the one among them that listens to blocks.
  test.each([
    [73, 'beer', 1, 0],
    [75, 'beer', 0, 1],
    [76, 'crystal', 4, 0],
    [77, 'jenever', 4, 0],
    [78, 'coffee', 4, 0],
    [79, 'beer', 4, 0],
    [80, 'tile', 4, 0],
    [81, 'cheese', 4, 0],
    [82, 'lace', 4, 0],
    [83, 'furniture', 4, 0],
    [84, 'tulip', 4, 0],
    [76, 'beer', 0, 0],
  ])('%i at the delivery of %s', (card, good, points, gulden) => {
    const { anna } = table({ anna: { active: [card], barge: 10, aboard: { [good]: 1 } } });
    anna.does(`deliver ${good}`);
    expect([anna.points, anna.gulden]).toEqual([4 + points, gulden]);
  });

  test('all at once', () => {
    const { anna } = table({ anna: { active: [73, 75, 76, 84], barge: 10, aboard: { crystal: 1 } } });
    anna.does('deliver crystal');
    expect([anna.points, anna.gulden]).toEqual([4 + 1 + 4, 1]);
  });
});
