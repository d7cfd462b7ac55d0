import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

// Spaces of the harbour (data/harbour.ts): 0 the start pier, 1-9 warehouses in the order of the goods, 10-13 depots,
// 14-19 docks in the order of their colours, 36 the water before the start pier.
const [START, BEER, LACE, CRYSTAL, DEPOT, LIGHT_BLUE, MAROON, WATER] = [0, 1, 7, 9, 10, 14, 15, 36];

describe('loading', () => {
  test('9.1, 9.3, 9.4 any number of goods from the storage onto the barge, at no cost', () => {
    const { anna } = table({ anna: { storage: { beer: 3, lace: 2 } } });
    anna.does('load beer');
    expect([anna.storage, anna.aboard]).toEqual([{ beer: 2, lace: 2 }, { beer: 1 }]);
    anna.does('load-all');
    expect([anna.storage, anna.aboard]).toEqual([{}, { beer: 3, lace: 2 }]);
    expect([anna.why('load beer'), anna.pool]).toEqual(['9.1', {}]);
  });

  test('9.2, 9.9 only at the start pier or at a dock', () => {
    const at = (barge: number): string => table({ anna: { storage: { beer: 1 }, barge } }).anna.why('load beer');
    expect([at(START), at(LIGHT_BLUE), at(MAROON)]).toEqual(['legal', 'legal', 'legal']);
    expect([at(WATER), at(BEER), at(DEPOT)]).toEqual(['9.2', '9.2', '9.2']);
    expect(table({ anna: { storage: { beer: 1 }, barge: WATER } }).anna.why('load-all')).toBe('9.2');
  });
});

describe('moving', () => {
  test('9.5, 9.6, 26.1 as often and as far as one pays, with stops and turns', () => {
    const { anna, g } = table({ anna: { pool: { pink: 4 }, gulden: 1 }, market: [2] });
    anna.does('sail 36', 'market', 'sail 35', 'sail 36', 'sail 0');
    expect([anna.me.barge, anna.pool, g.bargeSteps]).toEqual([START, {}, 4]);
    expect(anna.why('sail 36')).toBe('9.6');
  });

  test('9.7 only to a space next to its own', () => {
    const { anna } = table({ anna: { pool: { pink: 1 } } });
    expect([anna.options('sail'), anna.why('sail 35')]).toEqual([['36'], '9.7']);
  });

  test('9.8 any number of barges share a space', () => {
    const { anna } = table({ anna: { pool: { pink: 1 } }, jan: { barge: WATER } });
    anna.does('sail 36');
    expect(anna.me.barge).toBe(WATER);
  });
});

describe('dockers', () => {
  test('9.10, 9.11 one of those at the dock comes on board, for 1 gulden', () => {
    const { anna, g } = table({ anna: { barge: LIGHT_BLUE } });
    expect([anna.options('take-docker'), anna.why('take-docker yellow')]).toEqual([['maroon', 'white'], '9.10']);
    anna.does('take-docker white');
    expect([anna.gulden, anna.me.dockers.total, g.docks[0].dockers.toArray()]).toEqual([1, 1, [1]]);
    expect(table({ anna: { barge: BEER } }).anna.why('take-docker white')).toBe('9.10');
  });

  test('9.12 two on board at most', () => {
    const { anna } = table({ anna: { barge: LIGHT_BLUE, dockers: { yellow: 1, 'light-pink': 1 } } });
    expect(anna.why('take-docker white')).toBe('9.12');
    expect(() => table({ anna: { dockers: { yellow: 2, maroon: 1 } } })).toThrow('2 at most');
  });

  test('9.13, 26.9 one per visit; leaving and coming back is a new visit', () => {
    const { anna } = table({ anna: { barge: LIGHT_BLUE, pool: { pink: 2 } } });
    anna.does('take-docker white');
    expect(anna.why('take-docker maroon')).toBe('9.13');
    anna.does('sail 36', 'sail 14', 'take-docker maroon');
    expect(anna.me.dockers.total).toBe(2);
  });

  test('9.13 a visit begins with the turn too', () => {
    const at = table({ anna: { barge: LIGHT_BLUE }, jan: { barge: LIGHT_BLUE } });
    at.anna.does('take-docker white', 'pass');
    expect(at.jan.may('take-docker maroon')).toBe(true);
  });

  test('9.14, 9.15 handed over at the dock of his colour, one or two, as a choice', () => {
    const { anna } = table({ anna: { barge: LIGHT_BLUE, dockers: { 'light-blue': 2 } } });
    expect(anna.why('hand-over maroon')).toBe('9.14');
    anna.does('hand-over light-blue', 'hand-over light-blue');
    expect(anna.points).toBe(9 + 7);
    const { anna: keeps } = table({ anna: { barge: WATER, pool: { pink: 1 }, dockers: { 'light-blue': 1 } } });
    expect(keeps.why('hand-over light-blue')).toBe('9.14');
    keeps.does('sail 14');
    expect([keeps.points, keeps.may('hand-over light-blue')]).toEqual([0, true]);
  });

  test('9.16, 9.17, 26.42 the highest free place, which is never asked; the large one takes all later dockers', () => {
    const value = (housed: Record<string, number>): number =>
      table({ anna: { barge: LIGHT_BLUE, dockers: { 'light-blue': 1 } }, housed }).anna.does('hand-over light-blue')
        .points;
    expect([value({}), value({ white: 1 }), value({ white: 2 })]).toEqual([9, 7, 5]);
    expect([value({ white: 2, maroon: 1 }), value({ white: 2, maroon: 2 })]).toEqual([3, 3]);
  });
});

describe('deliveries', () => {
  test('9.18, 9.19, 9.20 from the barge, at the pier of a warehouse of their kind', () => {
    const { anna } = table({ anna: { barge: LACE, aboard: { lace: 1, beer: 1 }, storage: { crystal: 1 } } });
    expect([anna.options('deliver'), anna.why('deliver beer'), anna.why('deliver crystal')]).toEqual([
      ['lace'],
      '9.19',
      '9.20',
    ]);
    expect(table({ anna: { barge: START, aboard: { lace: 1 } } }).anna.why('deliver lace')).toBe('9.18');
  });

  test('9.21, 9.22, 21.6 the free roof of highest value, three goods in all', () => {
    const { anna } = table({ anna: { barge: CRYSTAL, aboard: { crystal: 4 } } });
    anna.does('deliver crystal');
    expect(anna.points).toBe(11);
    anna.does('deliver crystal', 'deliver crystal');
    expect([anna.points, anna.why('deliver crystal')]).toEqual([11 + 9 + 7, '9.22']);
  });

  test('9.23 delivering costs nothing and is a choice', () => {
    const { anna } = table({ anna: { barge: LACE, aboard: { lace: 1 } } });
    anna.does('pass');
    expect([anna.aboard, anna.points]).toEqual([{ lace: 1 }, 0]);
  });

  test('9.24, 9.25 a depot takes one good of any kind', () => {
    const { anna } = table({ anna: { barge: DEPOT, aboard: { lace: 1, beer: 1 } } });
    expect(anna.options('deliver')).toEqual(['beer', 'lace']);
    anna.does('deliver beer');
    expect([anna.points, anna.why('deliver lace')]).toEqual([4, '9.25']);
  });

  test('9.26 quick delivery and cards of deliveries apply to depots too', () => {
    const { anna } = table({ anna: { active: [73, 75, 79], barge: DEPOT, aboard: { beer: 1 } }, round: 3 });
    anna.does('deliver beer');
    expect([anna.points, anna.gulden]).toEqual([4 + 5 + 1 + 4, 1]);
  });

  test('14.1, 14.2 in rounds 1 to 7 each good scores 8 minus the round on top', () => {
    const points = (round: number): number =>
      table({ anna: { barge: LACE, aboard: { lace: 1 } }, round }).anna.does('deliver lace').points;
    expect([points(1), points(7), points(8), points(12)]).toEqual([7 + 7, 7 + 1, 7, 7]);
  });
});
