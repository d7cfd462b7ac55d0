import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/board.ts';
import { districtPoints, priceOfTokens } from '../src/scoring.ts';
import { districts } from '../src/state.ts';
import { type Scene, scored, table } from './table.ts';

describe('the end', () => {
  test('14.4 resources, crests and gulden are without limit', () => {
    const { anna } = table({
      anna: { gulden: 500, pool: { pink: 400 }, crests: Array.from({ length: 36 }, (_, i) => i + 1) },
    });
    expect([anna.gulden, anna.pool['pink'], anna.me.crests.size]).toEqual([500, 400, 36]);
  });

  test('15.2, 15.4, 26.30 a token for each inactive card; 3, 5, then 7 points each; points may become negative', () => {
    const { by, anna } = scored({ anna: { inactive: [1, 2], penalties: 2 } });
    expect([anna.me.penalties, by[0]['penalty'], anna.points]).toEqual([4, -22, -22]);
  });

  test('15.3 penalties, end cards, groups, districts, leftovers, in this order', () => {
    const { match } = table({ anna: {} });
    const order = ['score-penalties', 'score-end-cards', 'score-groups', 'score-districts', 'score-leftovers'];
    const ids = order.map((name) => match.game.tasks.findIndex((task) => task.name === name));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    // 097 would not see the points of the end: the score is judged by each step as it stands.
    const { by } = scored({
      anna: { penalties: 1, active: [106], crests: [1], gulden: 4 },
      openDistricts: ['haarlemmerbuurt'],
    });
    expect(Object.keys(by[0]).sort()).toEqual(['card 106', 'district', 'group', 'leftovers', 'penalty']);
  });

  test('15.5 every active end card is applied, and no inactive one', () => {
    const { by } = scored({ anna: { active: [106, 107], inactive: [85], crests: [1] } });
    expect(by[0]).toMatchObject({ 'card 106': 1, 'card 107': 8 });
    expect(by[0]).not.toHaveProperty('card 85');
  });

  test('15.6, 15.7 3 points for each crest of the largest group, across the borders of districts too', () => {
    expect(scored({ anna: { crests: [1, 2, 30] }, openDistricts: [] }).by[0]).toEqual({ group: 6 });
    // 2 and 7 are neighbours in the inner ring, of Haarlemmerbuurt and Jordaan.
    expect(scored({ anna: { crests: [1, 2, 7] }, openDistricts: [] }).by[0]).toEqual({ group: 9 });
    expect(scored({ anna: {}, openDistricts: [] }).by[0]).toEqual({});
  });

  const district = (...crests: number[][]): number[] => {
    const [anna, jan, mareike, piet] = crests.map((blocks) => ({ crests: blocks }));
    const scene: Scene = { anna, jan, ...(mareike && { mareike }), ...(piet && { piet }) };
    return districtPoints(table(scene).g, districts.of.haarlemmerbuurt);
  };

  test('15.8 each open district tile is scored on its own', () => {
    const { by } = scored({
      anna: { crests: [1, 31] },
      jan: { crests: [2, 4, 32, 33] },
      mareike: {},
      openDistricts: ['haarlemmerbuurt', 'plantage'],
    });
    expect([by[0]['district'], by[1]['district'], by[2]['district']]).toEqual([4, 10, undefined]);
  });

  test('15.9, 15.10, 26.34 most crests are first; without a crest there is no place', () => {
    expect(district([1, 2], [3], [])).toEqual([5, 2, 0]);
    expect(district([], [], [])).toEqual([0, 0, 0]);
    expect(district([1], [])).toEqual([5, 0]);
  });

  test('15.11 tied players share the points of the places they occupy, rounded down', () => {
    expect(district([1], [2], [])).toEqual([3, 3, 0]);
    expect(district([1], [2])).toEqual([2, 2]);
    expect(district([1], [2], [3], [])).toEqual([5, 5, 5, 0]);
    expect(district([1, 4], [2], [3], [5])).toEqual([8, 2, 2, 2]);
  });

  test('15.12 with two players 5; with three 5 and 2; with four 8, 5 and 2', () => {
    expect(district([1, 2], [3])).toEqual([5, 0]);
    expect(district([1, 2, 3], [4, 5], [6])).toEqual([5, 2, 0]);
    expect(district([1, 2, 3], [4, 5], [6], [])).toEqual([8, 5, 2, 0]);
  });

  test('15.13, 26.28 1 point for every 2 leftovers; the dial does not count', () => {
    const { by } = scored({
      anna: {
        pool: { pink: 2 },
        stored: 'black',
        storage: { beer: 1 },
        aboard: { lace: 1 },
        dockers: { white: 1 },
        gulden: 1,
        dial: { '1-pink': 4 },
      },
    });
    expect(by[0]).toEqual({ leftovers: 3 });
  });

  test('15.14, 15.15, 26.31 most points win; in a tie who is farther along the Amstel', () => {
    const ranking = (amstel: Record<string, number[]>, points = 10): readonly number[] =>
      scored({ anna: { points }, jan: { points: 10 }, amstel }).result().ranking;
    expect(ranking({ 5: [1], 0: [0] }, 12)).toEqual([1, 2]);
    expect(ranking({ 5: [1], 0: [0] })).toEqual([2, 1]);
    expect(ranking({ 5: [1, 0] })).toEqual([1, 2]);
    expect(ranking({ 18: [1, 0] })).toEqual([2, 1]);
  });

  test('27.40 1, 2, 3, 4 tokens cost 3, 8, 15, 22, and each further one 7', () => {
    const board = boardOf(table({}).g);
    expect([0, 1, 2, 3, 4, 5, 6].map((tokens) => priceOfTokens(board, tokens))).toEqual([0, 3, 8, 15, 22, 29, 36]);
  });
});
