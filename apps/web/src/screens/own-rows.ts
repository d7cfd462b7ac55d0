import type { SeenRow } from '@mokum/kernel';
import type { Line } from '../games/face.ts';
import type { Position } from '../table/table.ts';

/** Whether a seat did something in a row: one of these tasks, or anything. */
const isBy = ({ entries }: SeenRow, seat: number | undefined, tasks?: readonly string[]): boolean =>
  entries.some(({ by, task }) => by === seat && (tasks?.includes(task) ?? true));

/** Whether anything that a seat did stands: what was taken back does not count. */
export function hasActed({ rows, pending }: Pick<Position, 'rows' | 'pending'>, seat: number): boolean {
  const takenBack = new Set(rows.map(({ undo }) => undo?.row));
  return pending.length > 0 || rows.some((row) => isBy(row, seat) && !takenBack.has(row.seq));
}

interface Since {
  /** what others did since the viewer's own last turn */
  readonly lines: readonly Line[];
  /** whether the viewer has begun the next */
  readonly turn: 'begun' | 'ahead';
}

/** What happened after a viewer's last turn, which one of the tasks `ends` closed. */
export function sinceOwnTurn(
  { rows, pending }: Pick<Position, 'rows' | 'pending'>,
  lines: readonly Line[],
  viewer: number | undefined,
  ends: readonly string[],
): Since {
  const closed = rows.findLastIndex((row) => isBy(row, viewer, ends));
  const begun = pending.length > 0 || rows.slice(closed + 1).some((row) => isBy(row, viewer));
  return {
    lines:
      closed < 0
        ? []
        : lines.filter(({ length, kind, seat }) => length > closed && kind === 'event' && seat !== undefined),
    turn: begun ? 'begun' : 'ahead',
  };
}
