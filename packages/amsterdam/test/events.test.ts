import type { SeenTold } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { harbour } from '../src/data/harbour.ts';
import { type Table, table } from './table.ts';

/** What the last submission brought about, as "0 housed yellow", with its cause where it has one. */
const told = ({ match }: Table): string[] =>
  match
    .traceFor('spectator')
    .map(({ happening, seat, values, cause }: SeenTold) =>
      [seat, happening, ...Object.values(values), ...(cause === 'game' ? [] : ['because', cause])].join(' '),
    );

const all = (but: number): number[] => Array.from({ length: 36 }, (_, i) => i + 1).filter((block) => block !== but);
const pierOf = (good: string): number => harbour.warehouses.find((house) => house.good === good)?.pier ?? -1;
const [TULIP, LACE] = ['tulip', 'lace'].map(pierOf);
const FULL = Object.fromEntries(
  ['beer', 'tulip', 'lace', 'cheese', 'jenever', 'coffee', 'tile', 'crystal', 'furniture'].map((good) => [good, 3]),
);

describe('what happens is told, to whom and because of what', () => {
  test('9.14 housed: a docker handed over', () => {
    const at = table({ anna: { barge: 14, dockers: { 'light-blue': 1 } } });
    at.anna.does('hand-over light-blue');
    expect(told(at)).toEqual(['0 housed light-blue', '0 points 9 because docker']);
  });

  test('16.5 foreman-moves, by whoever was served; 16.9 foreman-leaves', () => {
    const moves = table({ foreman: TULIP, jan: { barge: TULIP, aboard: { tulip: 1 } }, acting: 1 });
    moves.jan.does('deliver tulip', 'pass');
    expect(told(moves).filter((line) => line.includes('foreman'))).toEqual([
      '1 points 2 because foreman',
      `1 foreman-moves ${LACE}`,
    ]);
    const leaves = table({
      foreman: TULIP,
      roofs: { ...FULL, tulip: 2 },
      depots: [{ good: 'beer' }, { good: 'beer' }, { good: 'beer' }, { good: 'beer' }],
      anna: { barge: TULIP, aboard: { tulip: 1 } },
    });
    leaves.anna.does('deliver tulip');
    expect(told(leaves)).toContain('0 foreman-leaves');
  });

  test('16.11 bailiff-moves, 16.14 bailiff-leaves', () => {
    const moves = table({ bailiff: 33, jan: { pool: { pink: 1 } }, acting: 1 });
    moves.jan.does('take-block 33', 'sell store');
    moves.jan.does('move-bailiff 28');
    expect(told(moves)).toEqual(['1 bailiff-moves 28']);
    const leaves = table({ bailiff: 33, anna: { pool: { pink: 1 } }, jan: { crests: all(33) } });
    leaves.anna.does('take-block 33', 'sell store');
    expect(told(leaves)).toContain('0 bailiff-leaves');
  });
});
