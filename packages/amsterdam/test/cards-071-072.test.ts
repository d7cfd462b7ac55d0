import { describe, expect, test } from 'vitest';
import { goods, pointSources } from '../src/state.ts';
import { type Scene, scored, type Table, table } from './table.ts';

const LACE = 7;
const LIGHT_BLUE = 14;

function dice(faces: string, scene: Scene): Table {
  const at = table({ agenda: { main: [{ task: 'phase-two' }] }, round: 3, ...scene });
  at.tell(`roll ${faces}`);
  return at;
}

describe('071 and 072', () => {
  /** whether 071 or 072 can be used after these moves */
  const after = (card: 71 | 72, part: Record<string, never> | object, ...moves: string[]): string => {
    const anna = { pool: { pink: 2, grey: 3, black: 2 }, gulden: 2, ...part } as never;
    const { active } = anna as { active: number[] };
    const at = table({ anna: { ...(anna as object), active: [...active, card] }, market: [2], jan: { points: 9 } });
    return at.anna.does(...moves).why(`use-card ${card}`);
  };

  test('26.12 071 after every card that gives gulden', () => {
    expect(after(71, { active: [13, 91, 92, 93] }, 'use-card 13')).toBe('legal');
    expect(after(71, { active: [18], barge: 0 }, 'amstel', 'amstel-steps 1', 'pay-colour pink')).toBe('26.12');
    expect(after(71, { active: [19], crests: [30] }, 'use-card 19')).toBe('legal');
    expect(after(71, { active: [24] }, 'use-card 24')).toBe('legal');
    expect(after(71, { active: [26] }, 'take-block 5', 'sell store')).toBe('legal');
    expect(after(71, { active: [30, 38], inactive: [94], gulden: 3 }, 'activate 94')).toBe('legal');
    expect(after(71, { active: [32] }, 'use-card 32', 'pay-amount 2', 'pay-amount 1')).toBe('legal');
    expect(after(71, { active: [33], inactive: [34] }, 'activate 34')).toBe('legal');
    expect(after(71, { active: [41], inactive: [109] }, 'activate 109')).toBe('legal');
    expect(after(71, { active: [44] }, 'use-card 44')).toBe('legal');
    expect(after(71, { active: [47, 109] }, 'use-card 47')).toBe('legal');
    expect(after(71, { active: [48] }, 'use-card 48', 'pay-colour pink')).toBe('legal');
    expect(after(71, { active: [55, 109] }, 'use-card 109', 'use-card 55')).toBe('legal');
    expect(after(71, { active: [70] }, 'use-card 70')).toBe('legal');
    expect(after(71, { active: [75], barge: LACE, aboard: { lace: 1 } }, 'deliver lace')).toBe('legal');
    expect(after(71, { active: [88] }, 'use-card 88')).toBe('legal');
    expect(after(71, { active: [100, 1, 2, 3] }, 'use-card 100')).toBe('legal');
    expect(after(71, { active: [102, 109, 110, 111] }, 'use-card 102')).toBe('legal');
    expect(after(71, { active: [110] }, 'use-card 110')).toBe('legal');
    expect(after(71, { active: [112] }, 'use-card 112')).toBe('legal');
    expect(after(71, { active: [35], inactive: [110], pool: { pink: 2 } }, 'activate 110')).toBe('legal');
  });

  test('26.12 071 after a sale with 037, but not where the gulden come without it', () => {
    expect(after(71, { active: [37] }, 'take-block 5', 'sell pink')).toBe('legal');
    expect(after(71, { active: [37] }, 'take-block 5', 'sell store')).toBe('26.12');
    // 18.2: on the trader's place a sale brings both to anybody.
    const good = table({}).g.goods.at(4);
    const scene = { anna: { active: [37, 71], pool: { pink: 2, grey: 3, black: 2 } }, trader: goods.list[good] };
    const at = table(scene, { trader: true });
    at.anna.does('take-block 5', 'sell pink');
    at.anna.does(at.match.legal(0)[0]);
    expect([at.anna.gulden - table(scene, { trader: true }).anna.gulden, at.anna.why('use-card 71')]).toEqual([
      2,
      '26.12',
    ]);
  });

  test('26.12 071 not after a sale, a docker or what gives no gulden', () => {
    expect(after(71, { active: [] }, 'take-block 5', 'sell gulden')).toBe('26.12');
    expect(after(71, { active: [], barge: LIGHT_BLUE }, 'take-docker white')).toBe('26.12');
    expect(after(71, { active: [109] }, 'use-card 109')).toBe('26.12');
    const at = dice('1 1 3 3 3 3', { anna: { active: [51, 71] } });
    at.anna.does('choose-dice black-brown');
    expect([at.anna.gulden, at.g.guldenByCard]).toEqual([4, false]);
  });

  test('26.12 072 after every card that gives points', () => {
    expect(after(72, { active: [14] }, 'amstel', 'amstel-steps 1', 'pay-colour pink', 'use-card 14')).toBe('legal');
    expect(after(72, { active: [15] }, 'use-card 15')).toBe('legal');
    expect(after(72, { active: [16] }, 'sail 36', 'pay-colour pink', 'sail 0', 'pay-colour pink', 'use-card 16')).toBe(
      'legal',
    );
    expect(after(72, { active: [21, 109] }, 'use-card 21')).toBe('legal');
    expect(after(72, { active: [23] }, 'use-card 23')).toBe('legal');
    expect(after(72, { active: [24] }, 'use-card 24')).toBe('legal');
    expect(after(72, { active: [44, 25] }, 'use-card 44')).toBe('legal');
    expect(after(72, { active: [61, 109] }, 'use-card 61')).toBe('legal');
    expect(after(72, { active: [73], barge: LACE, aboard: { lace: 1 } }, 'deliver lace')).toBe('legal');
    expect(after(72, { active: [82], barge: LACE, aboard: { lace: 1 } }, 'deliver lace')).toBe('legal');
    expect(after(72, { active: [97], points: 10 }, 'use-card 97')).toBe('legal');
    expect(after(72, { active: [98] }, 'use-card 98')).toBe('legal');
    expect(after(72, { active: [99, 110] }, 'use-card 110', 'use-card 99')).toBe('legal');
    expect(after(72, { active: [101, 91, 92] }, 'use-card 101')).toBe('legal');
    expect(after(72, { active: [109] }, 'use-card 109')).toBe('legal');
    expect(after(72, { active: [35], inactive: [109], pool: { pink: 2 } }, 'activate 109')).toBe('legal');
  });

  test('26.12 072 after a docker whom 050 pays twice', () => {
    const part = { active: [50], barge: LIGHT_BLUE, dockers: { 'light-blue': 1 } };
    expect(after(72, part, 'hand-over light-blue')).toBe('legal');
    const at = table({ anna: { ...part, active: [50, 72] } });
    at.anna.does('hand-over light-blue');
    // Both helpings stand under the docker, as the house shows them.
    expect(at.anna.me.pointsBy.at(pointSources.of.docker)).toBe(at.anna.points);
  });

  test('26.12 072 not after market, bridge, roof or docker; never at the end', () => {
    expect(after(72, { active: [] }, 'market')).toBe('26.12');
    expect(after(72, { active: [82], barge: 1, aboard: { beer: 1 } }, 'deliver beer')).toBe('26.12');
    expect(after(72, { active: [], barge: LIGHT_BLUE, dockers: { 'light-blue': 1 } }, 'hand-over light-blue')).toBe(
      '26.12',
    );
    const bridge = table({ anna: { active: [72, 74], pool: { grey: 1 } }, amstel: { 2: [0], 0: [1] } });
    bridge.anna.does('take-block 5', 'sell store');
    expect([bridge.anna.points, bridge.anna.why('use-card 72')]).toEqual([2, '26.12']);
    expect(scored({ anna: { active: [72, 107] } }).by[0]).toEqual({ 'card 107': 8 });
  });
});
