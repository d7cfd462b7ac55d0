import {
  applyDelta,
  type Audience,
  type Json,
  type Result,
  type SeenRow,
  type Undoable,
  unpackMoves,
} from '@mokum/kernel';
import { type Down, unpackRows } from '@mokum/protocol';

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

/** The position after a moment for somebody who came as `guest`; undefined where it does not fit to what is held. */
export function positionAfter(held: Position | undefined, moment: Moment, guest: Audience): Position | undefined {
  const { line, from, now } = moment;
  const { audience = guest } = now;
  const base = held?.line === line && held.length === from && held.audience === audience ? held : undefined;
  if (!base && from > 0) return undefined;
  const view = viewAfter(base, moment);
  if (view === undefined) return undefined;
  const news = unpackRows(moment.rows, from);
  const rows = base === undefined ? news : news.length === 0 ? base.rows : [...base.rows, ...news];
  return {
    line,
    length: from + moment.rows.length,
    audience,
    view,
    rows,
    question: now.question ?? '',
    legal: unpackMoves(now.legal ?? []),
    pending: now.pending ?? [],
    left: now.left ?? [],
    waitingFor: waitingIn(view),
    undo: undoOf(now.undo ?? 'nothing'),
    rewind: now.rewind,
    result: now.result,
  };
}

/** Every view of every game says who is waited for. */
const waitingIn = (view: Json): readonly number[] => {
  const { waitingFor } = view as { readonly waitingFor?: readonly number[] };
  return waitingFor ?? [];
};

const undoOf = (undo: NonNullable<Moment['now']['undo']>): Undoable =>
  typeof undo === 'string' ? { ok: false, barrier: undo } : { ok: true, ...undo };

function viewAfter(base: Position | undefined, { view }: Moment): Json | undefined {
  if (isWhole(view)) return view[0];
  if (!base) return undefined;
  try {
    return applyDelta(base.view as object, view) as Json;
  } catch {
    // A difference that does not fit: the whole view has to be asked for.
    return undefined;
  }
}

const isWhole = (view: Moment['view']): view is readonly [Json] => Array.isArray(view);
