import { type Audience, type Mark, packMoves } from '@mokum/kernel';
import { type Down, type Now, packRows } from '@mokum/protocol';
import type { Play } from './play.ts';

/** What a reader holds after it took up the last moment it was sent. */
export interface Base {
  readonly line: string;
  readonly rows: number;
  readonly audience: Audience;
  /** the words of the state whose view it holds; undefined where that is not known any more */
  readonly mark: Mark | undefined;
}

export type Moment = Extract<Down, { is: 'moment' }>;

/** A moment without what only its connection knows. */
export type Told = Pick<Moment, 'line' | 'from' | 'rows' | 'view' | 'now'>;

/** The audience of somebody who came for `audience`: all see everything when the game is over. */
export const audienceNow = ({ referee }: Play, audience: Audience): Audience =>
  referee.result() ? 'everybody' : audience;

/** What an audience may do. What is empty is left out. */
export function nowFor(play: Play, audience: Audience): Now {
  const { referee } = play;
  const rewind = play.wished();
  const result = referee.result();
  return {
    ...(audience === 'everybody' && { audience }),
    ...(typeof audience === 'number' && seatNow(play, audience, play.waitingFor())),
    ...(rewind && { rewind }),
    ...(result && { result }),
  };
}

function seatNow(play: Play, seat: number, waitingFor: readonly number[]): Partial<Now> {
  const { referee } = play;
  const pending = referee.pending(seat);
  const left = play.left(seat);
  const undo = referee.undoable(seat);
  return {
    question: play.question(seat),
    ...(waitingFor.includes(seat) && { legal: packMoves(referee.legal(seat)) }),
    ...(pending.length > 0 && { pending: pending.map((moves) => [...moves]) }),
    ...(left.length > 0 && { left: [...left] }),
    ...(undo.ok && { undo: { moves: undo.moves, steps: undo.steps } }),
    ...(!undo.ok && undo.barrier !== 'nothing' && { undo: undo.barrier }),
  };
}

/** What somebody is told who holds `base`, or nothing yet. */
export function momentFor(play: Play, audience: Audience, base: Base | undefined): Told {
  const { referee, line } = play;
  const holds = base?.line === line && base.audience === audience && base.rows <= referee.length ? base : undefined;
  const from = holds?.rows ?? 0;
  return {
    line,
    from,
    rows: packRows(referee.rows(audience, from)),
    view: holds?.mark ? referee.changes(audience, holds.mark) : [referee.view(audience)],
    now: nowFor(play, audience),
  };
}
