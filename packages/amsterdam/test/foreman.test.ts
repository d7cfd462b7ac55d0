import { NONE } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { distancesFrom, harbour } from '../src/data/harbour.ts';
import { goods } from '../src/state.ts';
import { asking, setUp } from './playing-set-up.ts';
import { type Scene, type Table, table } from './table.ts';

const DEPOTS = harbour.depots.map(({ pier }) => pier);
const pierOf = (good: string): number => harbour.warehouses.find((house) => house.good === good)?.pier ?? NONE;
const [TULIP, LACE, BEER] = ['tulip', 'lace', 'beer'].map(pierOf);
const FULL = Object.fromEntries(goods.list.map((good) => [good, 3]));

describe('the foreman', () => {
  test('16.2 the last player on the Amstel puts him on a depot', () => {
    const at = setUp(3, { foreman: true }, 'place-foreman');
    const last = at.g.order.at(2);
    expect(asking(at)).toBe(last);
    expect(at.match.legal(last)).toEqual(DEPOTS.map((pier) => `place-foreman ${pier}`).sort());
    expect(at.match.why(last, `place-foreman ${TULIP}`)).toMatchObject({ paragraph: '16.2' });
    at.match.submit(last, [`place-foreman ${DEPOTS[2]}`, 'commit']);
    expect(at.g.foreman).toBe(DEPOTS[2]);
  });

  const standing = (scene: Scene): Scene => ({ foreman: TULIP, ...scene });

  test('16.4 each good delivered where he stands scores 2 more, at a depot too', () => {
    const { anna } = table(standing({ anna: { barge: TULIP, aboard: { tulip: 2 } } }));
    anna.does('deliver tulip', 'deliver tulip');
    expect(anna.points).toBe(7 + 2 + 5 + 2);
    const depot = table({ foreman: DEPOTS[0], anna: { barge: DEPOTS[0], aboard: { beer: 1 } } });
    depot.anna.does('deliver beer');
    expect(depot.anna.points).toBe(4 + 2);
    const elsewhere = table(standing({ anna: { barge: BEER, aboard: { beer: 1 } } }));
    elsewhere.anna.does('deliver beer');
    expect(elsewhere.anna.points).toBe(6);
  });

  test('16.4 the points stand under the foreman in the result', () => {
    const at = table({ ...standing({ anna: { barge: TULIP, aboard: { tulip: 1 } } }), round: 12 });
    at.anna.does('deliver tulip', 'pass');
    at.jan.does('pass');
    expect(at.result().breakdown[0]).toMatchObject({ roof: 7, foreman: 2 });
  });

  test('16.5 whoever delivered there moves him at the end of the turn, not before', () => {
    const { anna, g } = table(standing({ anna: { barge: TULIP, aboard: { tulip: 1 }, pool: { pink: 2 } } }));
    anna.does('deliver tulip', 'sail 27');
    expect(g.foreman).toBe(TULIP);
    anna.does('pass');
    expect(g.foreman).toBe(LACE);
  });

  test('16.5 without a delivery there he stays', () => {
    const { anna, g } = table(standing({ anna: { barge: BEER, aboard: { beer: 1 } } }));
    anna.does('deliver beer', 'pass');
    expect(g.foreman).toBe(TULIP);
  });

  test('16.6 he goes to the nearest other place with room, counted along the water', () => {
    const { anna } = table(standing({ anna: { barge: TULIP, aboard: { tulip: 1 } }, roofs: { lace: 3 } }));
    anna.does('deliver tulip', 'pass');
    const from = distancesFrom(harbour, TULIP);
    const others = [...harbour.warehouses, ...harbour.depots]
      .map(({ pier }) => from[pier])
      .filter((steps) => steps > 0);
    const nearest = others.sort((a, b) => a - b)[1];
    const goals = anna.options('move-foreman').map(Number);
    expect(goals).not.toContain(LACE);
    for (const goal of goals) expect(from[goal]).toBe(nearest);
  });

  test('16.7, 26.32 of several equally near the mover chooses, and confirms it', () => {
    const tied = ties()[0];
    const at = table({
      foreman: tied,
      anna: { barge: tied, aboard: Object.fromEntries(goods.list.map((good) => [good, 1])) },
    });
    at.anna.does(`deliver ${at.anna.options('deliver')[0]}`, 'pass');
    const choice = at.anna.options('move-foreman');
    expect(choice.length).toBeGreaterThan(1);
    expect(at.anna.why('move-foreman 0')).toBe('16.6');
    at.anna.does(`move-foreman ${choice[1]}`, 'commit');
    expect(at.g.foreman).toBe(Number(choice[1]));
    expect(at.jan.asked).toBe('turn');
  });

  /** Piers from which two others are equally near. */
  function ties(): number[] {
    const piers = [...harbour.warehouses, ...harbour.depots].map(({ pier }) => pier);
    return piers.filter((pier) => {
      const at = table({
        foreman: pier,
        anna: { barge: pier, aboard: Object.fromEntries(goods.list.map((good) => [good, 1])) },
      });
      at.anna.does(`deliver ${at.anna.options('deliver')[0]}`, 'pass');
      return at.anna.asked === 'move-foreman';
    });
  }

  test('16.8 he may come back to a warehouse where he has been', () => {
    const at = table(
      standing({ anna: { barge: TULIP, aboard: { tulip: 1 } }, jan: { barge: LACE, aboard: { lace: 1 } } }),
    );
    at.anna.does('deliver tulip', 'pass');
    at.jan.does('deliver lace', 'pass');
    expect(at.g.foreman).toBe(TULIP);
  });

  test('16.9 when all is full he leaves the game', () => {
    const at = table({
      foreman: TULIP,
      roofs: { ...FULL, tulip: 2 },
      depots: [{ good: 'beer' }, { good: 'beer' }, { good: 'beer' }, { good: 'beer' }],
      anna: { barge: TULIP, aboard: { tulip: 1 } },
    });
    at.anna.does('deliver tulip');
    expect([at.g.foreman, at.anna.points]).toEqual([NONE, 4 + 2]);
    at.anna.does('pass');
    expect(at.jan.asked).toBe('turn');
  });

  /** Every pier, and a table at which it alone has room beside the one where he has just been served. */
  const PIERS = [...harbour.warehouses, ...harbour.depots].map(({ pier }) => pier);
  function onlyRoomAt(goal: number): Table {
    const from = goal === TULIP ? LACE : TULIP;
    const served = from === TULIP ? 'tulip' : 'lace';
    const good = harbour.warehouses.find(({ pier }) => pier === goal)?.good;
    return table({
      foreman: from,
      roofs: { ...FULL, [served]: 2, ...(good && { [good]: 0 }) },
      depots: harbour.depots.map(({ pier }) => (pier === goal ? {} : { good: 'beer' })),
      anna: { barge: from, aboard: { [served]: 1 } },
    });
  }

  test.each(PIERS)('16.6 pier %i is his goal if it alone has room', (goal) => {
    const at = onlyRoomAt(goal);
    at.anna.does(`deliver ${at.anna.options('deliver')[0]}`, 'pass');
    expect(at.g.foreman).toBe(goal);
  });

  test.each(PIERS)('16.7 pier %i is among his goals where it is as near as others', (goal) => {
    const from = distancesFrom(harbour, goal);
    const [nearest] = PIERS.filter((pier) => pier !== goal).sort((a, b) => from[a] - from[b] || a - b);
    const good = harbour.warehouses.find(({ pier }) => pier === nearest)?.good ?? 'beer';
    const at = table(
      { foreman: nearest, anna: { barge: nearest, aboard: { [good]: 1 } } },
      { rulings: { foremanGoal: 'nearest' } },
    );
    at.anna.does(`deliver ${good}`, 'pass');
    const steps = distancesFrom(harbour, nearest);
    const least = Math.min(...PIERS.filter((pier) => pier !== nearest).map((pier) => steps[pier]));
    const goals = PIERS.filter((pier) => pier !== nearest && steps[pier] === least).sort((a, b) => a - b);
    if (goals.length === 1) expect(at.g.foreman).toBe(goals[0]);
    else
      expect(
        at.anna
          .options('move-foreman')
          .map(Number)
          .sort((a, b) => a - b),
      ).toEqual(goals);
  });

  test('16.6 where only his own place has room he stays', () => {
    const at = table({
      foreman: TULIP,
      roofs: { ...FULL, tulip: 1 },
      depots: [{ good: 'beer' }, { good: 'beer' }, { good: 'beer' }, { good: 'beer' }],
      anna: { barge: TULIP, aboard: { tulip: 1 } },
    });
    at.anna.does('deliver tulip', 'pass');
    expect(at.g.foreman).toBe(TULIP);
  });

  test('25.18 under at-once he moves when the barge leaves, so the next place may have him too', () => {
    const scene = standing({ anna: { barge: TULIP, aboard: { tulip: 2, lace: 1 }, pool: { pink: 9 } } });
    const { anna, g } = table(scene, { rulings: { foremanMoves: 'at-once' } });
    anna.does('deliver tulip', 'deliver tulip');
    expect([anna.points, g.foreman]).toEqual([7 + 2 + 5 + 2, TULIP]);
    anna.does('sail 38');
    expect(g.foreman).toBe(LACE);
    anna.does(`sail ${LACE}`, 'deliver lace');
    expect(anna.points).toBe(16 + 7 + 2);
    anna.does('pass');
    expect(g.foreman).toBe(TULIP);
    const stays = table(scene).g;
    expect(stays.foreman).toBe(TULIP);
  });

  test('25.19 under nearest he goes to a full place too', () => {
    const scene = standing({ anna: { barge: TULIP, aboard: { tulip: 1 } }, roofs: { lace: 3 } });
    const { anna, g } = table(scene, { edition: 'fr' });
    anna.does('deliver tulip', 'pass');
    expect(g.foreman).toBe(LACE);
  });

  test('27.24 Jan delivers tulips where the foreman stands: 5 and 2 points; he moves two water spaces to lace', () => {
    const at = table({ foreman: TULIP, roofs: { tulip: 1 }, jan: { barge: TULIP, aboard: { tulip: 1 } }, acting: 1 });
    at.jan.does('deliver tulip');
    expect(at.jan.points).toBe(5 + 2);
    at.jan.does('pass');
    expect(at.g.foreman).toBe(LACE);
  });

  test('a foreman who stands at no pier is refused', () => {
    expect(() => table({ foreman: harbour.start })).toThrow(/foreman: space 0 is no pier/);
  });
});
