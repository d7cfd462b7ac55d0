import type { SeenRow } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import type { Line } from '../games/face.ts';
import { hasActed, sinceOwnTurn } from './own-rows.ts';

const row = (seq: number, by: number, task: string): SeenRow => ({
  seq,
  entries: [{ by, owner: by, task, text: task }],
});
const line = (length: number, seat: number): Line => ({ key: `${length}`, length, kind: 'event', seat, text: '' });

describe('what a seat has done', () => {
  test('is nothing at its first question, whatever nature and others did before', () => {
    const rows = [row(0, -1, 'deal'), row(1, 1, 'build')];
    expect(hasActed({ rows, pending: [] }, 0)).toBe(false);
    expect(hasActed({ rows, pending: [] }, 1)).toBe(true);
    expect(hasActed({ rows, pending: [['build 3']] }, 0)).toBe(true);
  });

  test('is nothing again once it is taken back', () => {
    const rows: SeenRow[] = [row(0, 0, 'build'), { seq: 1, entries: [], undo: { seat: 0, row: 0 } }];
    expect(hasActed({ rows, pending: [] }, 0)).toBe(false);
  });
});

describe('what happened since one’s own turn', () => {
  const rows = [row(0, 0, 'build'), row(1, 0, 'end-turn'), row(2, 1, 'build')];
  const lines = [line(1, 0), line(2, 1), line(3, 1)];

  test('are the lines after the row that closed it', () => {
    expect(sinceOwnTurn({ rows, pending: [] }, lines, 0, ['end-turn'])).toEqual({
      lines: lines.slice(1),
      turn: 'ahead',
    });
    expect(sinceOwnTurn({ rows: [...rows, row(3, 0, 'build')], pending: [] }, lines, 0, ['end-turn']).turn).toBe(
      'begun',
    );
  });

  test('is nothing before the first has ended', () => {
    expect(sinceOwnTurn({ rows, pending: [] }, lines, 2, ['end-turn']).lines).toEqual([]);
  });
});
