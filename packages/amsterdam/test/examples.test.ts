import { describe, expect, test } from 'vitest';
import { amstelPrice, amstel } from '../src/data/amstel.ts';
import { districtPoints } from '../src/scoring.ts';
import { districts } from '../src/state.ts';
import { newTable, type Scene, scored, type Table, table } from './table.ts';

/** Every worked example of the rulebooks that belongs to the base game, with its numbers. */
describe('worked examples', () => {
  test('27.1 dial set-up: 1 black on segment 1, 2 violet on segment 2', () => {
    const { anna } = table({
      agenda: {
        main: [
          { task: 'first-colour', seat: 0 },
          { task: 'second-colour', seat: 0 },
          { task: 'commit', seat: 0 },
        ],
      },
    });
    anna.does('first-colour black', 'second-colour violet');
    expect(anna.dial).toEqual({ '1-black': 1, '2-violet': 2 });
  });

  test('27.2 Anna takes an artisan as her second card: three places stay free', () => {
    const { anna } = table({
      anna: { inactive: [55] },
      revealed: [1, 56, 109, 113],
      agenda: {
        main: [
          { task: 'choose-card', seat: 0 },
          { task: 'commit', seat: 0 },
        ],
      },
    });
    anna.does('take-card 1');
    expect(5 - anna.me.inactive.size).toBe(3);
  });

  const dice = (faces: string, scene: Scene): Table => {
    const at = table({ agenda: { main: [{ task: 'phase-two' }] }, round: 1, ...scene });
    at.tell(`roll ${faces}`);
    return at;
  };

  test('27.3 orange 2 and brown 5', () => {
    const { anna } = dice('1 5 1 1 2 1', {});
    anna.does('choose-dice brown-orange');
    expect(anna.dial).toEqual({ '2-orange': 2, '5-brown': 5 });
  });

  test('27.4 turning the dial: the black resource is her pool', () => {
    const at = dice('1 5 1 1 2 1', { anna: { dial: { '1-black': 1, '2-violet': 2 } }, jan: { dial: { '1-pink': 1 } } });
    at.anna.does('choose-dice brown-orange', 'commit');
    at.jan.does('choose-dice brown-orange', 'commit');
    expect([at.anna.pool, at.anna.dial]).toEqual([{ black: 1 }, { '1-violet': 2, '1-orange': 2, '4-brown': 5 }]);
  });

  test('27.5 3 pink for 001 and a pink map', () => {
    const { jan } = table({ jan: { inactive: [1, 109], pool: { pink: 3 } }, acting: 1 });
    jan.does('activate 1', 'activate 109');
    expect([jan.pool, jan.me.active.toArray()]).toEqual([{}, [1, 109]]);
  });

  test('27.6 001 at once, under own; under used the map comes first', () => {
    const scene = { jan: { active: [109], inactive: [1], pool: { pink: 2 } }, acting: 1 };
    const { jan } = table(scene, { rulings: { afterMap: 'own' } });
    jan.does('activate 1', 'use-card 1');
    expect(jan.pool).toEqual({ orange: 1 });
    const used = table({ jan: { active: [109], inactive: [1], pool: { pink: 3 } }, acting: 1 }).jan;
    used.does('activate 1');
    expect(used.why('use-card 1')).toBe('3.10');
    used.does('use-card 109', 'use-card 1');
    expect(used.pool).toEqual({ orange: 1 });
  });

  test('27.7 a block for 2 pink', () => {
    const goods = Array.from({ length: 36 }, (_, i) => (i === 32 ? 'furniture' : 'beer'));
    const { anna } = table({ anna: { pool: { pink: 2 } }, goods });
    anna.does('take-block 33', 'sell store');
    expect([anna.pool, anna.storage, anna.me.crests.toArray()]).toEqual([{}, { furniture: 1 }, [33]]);
  });

  test('27.8 two goods loaded when the barge reaches a dock', () => {
    const { anna } = table({ anna: { barge: 36, pool: { pink: 1 }, storage: { beer: 1, lace: 1 } } });
    anna.does('sail 14', 'load-all');
    expect(anna.aboard).toEqual({ beer: 1, lace: 1 });
  });

  test('27.9 3 resources over tulip’s pier and a water space to the yellow dock', () => {
    const { anna } = table({ anna: { barge: 38, pool: { pink: 3 } } });
    anna.does('sail 2', 'sail 27', 'sail 17');
    expect([anna.pool, anna.me.barge]).toEqual([{}, 17]);
  });

  test('27.10 the light pink docker comes on board for 1 gulden', () => {
    const { anna } = table({ anna: { barge: 16 } });
    expect(anna.options('take-docker')).toContain('light-pink');
    anna.does('take-docker light-pink');
    expect(anna.gulden).toBe(1);
  });

  test('27.11 the second to be handed over: 7 points', () => {
    const { anna } = table({ anna: { barge: 18, dockers: { 'light-pink': 1 } }, housed: { white: 1 } });
    anna.does('hand-over light-pink');
    expect(anna.points).toBe(7);
  });

  test('27.12 beer on the rightmost roof: 4 points', () => {
    const { anna } = table({ anna: { barge: 1, aboard: { beer: 1 } }, roofs: { beer: 2 } });
    anna.does('deliver beer');
    expect(anna.points).toBe(4);
  });

  test('27.13 coffee sold for 2 gulden', () => {
    const { mareike } = table({ mareike: { pool: { violet: 2 } }, acting: 2 });
    mareike.does('take-block 30', 'sell gulden');
    expect([mareike.gulden, mareike.storage]).toEqual([2, {}]);
  });

  test('27.14 3 resources for 2 steps past a bridge for 4', () => {
    const { jan } = table({ jan: { pool: { pink: 2, grey: 1 } }, amstel: { 6: [1], 0: [0] }, acting: 1 });
    jan.does('amstel', 'amstel-steps 2');
    expect([jan.pool, jan.points]).toEqual([{}, 4]);
  });

  test('27.15 tile A1: 1 gulden, 1 point and 2 steps', () => {
    const { mareike } = table({ mareike: { gulden: 1 }, acting: 2, market: [1] });
    mareike.does('market');
    expect([mareike.gulden, mareike.points, mareike.reach]).toEqual([0, 1, 2]);
  });

  test('27.16 cheese in round 4 on the second roof: 6 + 4', () => {
    const { jan } = table({ jan: { barge: 3, aboard: { cheese: 1 } }, roofs: { cheese: 1 }, round: 4, acting: 1 });
    jan.does('deliver cheese');
    expect(jan.points).toBe(10);
  });

  test('27.17 in round 10 two 6s, a 5 and a 4 are turned to 1', () => {
    const { match } = dice('6 6 5 4 3 2', { round: 10 });
    expect(match.view(0).dice).toEqual({ black: 1, brown: 1, violet: 1, pink: 1, orange: 3, grey: 2 });
  });

  test('27.18 four penalty tokens: −22', () => {
    expect(scored({ anna: { penalties: 4 } }).by[0]).toEqual({ penalty: -22 });
  });

  test('27.19 007, 011 and 086 with two artisans of further types: 6 + 7 + 6', () => {
    const { by } = scored({
      anna: { active: [7, 11, 86, 13, 25] },
      housed: { white: 2, yellow: 2, maroon: 2, 'light-blue': 1 },
    });
    expect(by[0]).toEqual({ 'card 7': 6, 'card 11': 7, 'card 86': 6 });
  });

  test('27.20 of eight crests six are connected: 18', () => {
    const { by } = scored({ anna: { crests: [1, 2, 3, 4, 5, 6, 30, 36] }, openDistricts: [] });
    expect(by[0]).toEqual({ group: 18 });
  });

  test('27.21 Plantage, a tie for the first place: 3 each', () => {
    const { g } = table({ anna: { crests: [31, 32] }, jan: { crests: [33, 34] }, mareike: {} });
    expect(districtPoints(g, districts.of.plantage)).toEqual([3, 3, 0]);
  });

  test('27.22 Jordaan: three crests 5, two crests 2', () => {
    const { g } = table({ anna: { crests: [7, 8] }, jan: { crests: [9, 10, 11] }, mareike: {} });
    expect(districtPoints(g, districts.of.jordaan)).toEqual([2, 5, 0]);
  });

  test('27.23 4 resources, 2 goods, 1 docker and 5 gulden: 6 points', () => {
    const { by } = scored({
      anna: { pool: { pink: 4 }, storage: { beer: 1 }, aboard: { lace: 1 }, dockers: { white: 1 }, gulden: 5 },
    });
    expect(by[0]).toEqual({ leftovers: 6 });
  });

  test('27.35 with three players two district tiles lie open', () => {
    const at = newTable(3);
    expect(at.g.openDistricts.size).toBe(0);
    expect(table({ mareike: {} }).g.openDistricts.size).toBe(2);
  });

  test('27.36 053: a 4 may go on segment 3 or 5', () => {
    for (const [shift, segment] of [
      ['black-down', 3],
      ['black-up', 5],
      ['none', 4],
    ] as const) {
      const { anna } = dice('4 1 1 1 1 1', { anna: { active: [53] } });
      anna.does('choose-dice black-brown', `shift-die ${shift}`);
      expect(anna.dial).toEqual({ [`${segment}-black`]: 4, '1-brown': 1 });
    }
  });

  test('27.37 042: artisans active, but no carpenter: the first carpenter costs 1 less', () => {
    const { anna } = table({ anna: { active: [1, 13, 42], inactive: [26], pool: { grey: 1 } } });
    anna.does('activate 26');
    expect(anna.me.ofType.at(4)).toBe(1);
  });

  test('27.38 108: 3 cheesemakers, 2 brewers, 2 tulip growers: 6', () => {
    expect(scored({ anna: { active: [108, 19, 20, 21, 13, 14, 1, 2] } }).by[0]['card 108']).toBe(6);
  });

  test('27.39 1, 3, 5, 7 resources for 1, 2, 3, 4 steps', () => {
    expect([1, 2, 3, 4, 5].map((steps) => amstelPrice(amstel, steps))).toEqual([1, 3, 5, 7, 9]);
  });

  test('27.41 007 with all nine types: 18', () => {
    expect(scored({ anna: { active: [7, 1, 13, 19, 25, 31, 37, 43, 49] } }).by[0]['card 7']).toBe(18);
  });

  test('27.42 021 with maps of all six districts: 6 points', () => {
    const { anna } = table({ anna: { active: [21, 109, 113, 117, 121, 125, 129] } });
    anna.does('use-card 21');
    expect(anna.points).toBe(6);
  });

  test('27.43 037 with 028: both goods of a turn are sold, each for 2 gulden and a resource', () => {
    const { anna } = table({ anna: { active: [28, 37], pool: { grey: 1 } } });
    anna.does('take-block 5', 'sell pink', 'take-block 36', 'sell violet');
    expect([anna.gulden, anna.pool]).toEqual([4, { violet: 1 }]);
  });
});
