import type { Position as ClientPosition } from '@mokum/host/client';
import type { Answer } from '@mokum/protocol';
import type { Position } from './table.ts';

const known = new WeakMap<ClientPosition, Position>();

/** What a client holds, as the screen is shown it: the same for the same, so that nothing is drawn again. */
export function seenPosition(held: ClientPosition): Position {
  const before = known.get(held);
  if (before) return before;
  const { length, audience, view, rows, pending, waitingFor, legal, undo, result } = held;
  const position: Position = { revision: length, audience, view, rows, pending, waitingFor, legal, undo, result };
  known.set(held, position);
  return position;
}

/** An earlier moment that the table has told: one can look at it, not act in it. */
export const pastPosition = (
  { audience, rows }: Position,
  { rows: revision, view, waitingFor = [], result }: Extract<Answer, { is: 'at' }>,
): Position => ({
  revision,
  audience,
  view,
  rows: rows.slice(0, revision),
  pending: [],
  waitingFor,
  legal: [],
  undo: { ok: false, barrier: 'nothing' },
  result: result,
});
