import {
  applyDelta,
  type Audience,
  type Json,
  type Result,
  type SeenRow,
  type Undoable,
  unpackMoves,
} from '@mokum/kernel';
import type { Down } from '@mokum/protocol';

export type Moment = Extract<Down, { is: 'moment' }>;

/** A moment of a game as one audience sees it. */
export interface Position {
  /** names the history; rows of one line never change */
  readonly line: string;
  /** how many rows led here: the revision */
  readonly length: number;
  /** whose eyes these are; `everybody` once the game is over */
  readonly audience: Audience;
  readonly view: Json;
  readonly rows: readonly SeenRow[];
  /** names what stands before the seat */
  readonly question: string;
  /** what the seat may do; empty where it is not asked */
  readonly legal: readonly string[];
  /** the seat's own answers that wait for the others, one list of moves for each submission */
  readonly pending: readonly (readonly string[])[];
  /** what the seat has left ahead */
  readonly left: readonly string[];
  readonly waitingFor: readonly number[];
  readonly undo: Undoable;
  readonly rewind: { readonly rows: number; readonly by: readonly number[] } | undefined;
  readonly result: Result | undefined;
}

/** The position after a moment; undefined where the moment does not fit to what is held. */
export function positionAfter(held: Position | undefined, moment: Moment): Position | undefined {
  const { line, from, now } = moment;
  const base = held?.line === line && held.length === from && held.audience === now.audience ? held : undefined;
  if (!base && from > 0) return undefined;
  const view = viewAfter(base, moment);
  if (view === undefined) return undefined;
  const news = moment.rows as readonly SeenRow[];
  const rows = base === undefined ? news : news.length === 0 ? base.rows : [...base.rows, ...news];
  return {
    line,
    length: from + moment.rows.length,
    audience: now.audience,
    view,
    rows,
    question: now.question ?? '',
    legal: unpackMoves(now.legal ?? []),
    pending: now.pending ?? [],
    left: now.left ?? [],
    waitingFor: now.waitingFor ?? [],
    undo: now.undo ?? { ok: false, barrier: 'nothing' },
    rewind: now.rewind,
    result: now.result,
  };
}

function viewAfter(base: Position | undefined, { view }: Moment): Json | undefined {
  if (view.is === 'whole') return view.view;
  if (!base) return undefined;
  try {
    return applyDelta(base.view as object, view.change) as Json;
  } catch {
    // A difference that does not fit: the whole view has to be asked for.
    return undefined;
  }
}
