import type { Game } from './definition.ts';
import type { Entry } from './entries.ts';
import type { Fields } from './record.ts';
import { wordOf } from './rows.ts';

/** Why a move cannot be taken back. */
export type Barrier = 'nothing' | 'chance' | 'secret' | 'other-seat' | 'commit' | 'shown';

export type Undoable =
  | { readonly ok: true; readonly moves: readonly string[] }
  | { readonly ok: false; readonly barrier: Barrier };

/** What keeps a submission from being taken back, or undefined where nothing does. */
export function barrierOf<F extends Fields>(
  game: Game<F>,
  entries: readonly Entry[],
  chances: readonly Entry[],
  before: Int32Array,
  after: Int32Array,
): Barrier | undefined {
  if (entries.some(({ by }) => by !== entries[0].by)) return 'shown';
  if (chances.length > 0) return 'chance';
  if (entries.some((entry) => endsTurn(game, entry))) return 'commit';
  return game.shows(before, after) ? 'secret' : undefined;
}

function endsTurn<F extends Fields>(game: Game<F>, entry: Entry): boolean {
  return game.tasks.some(
    (task) => (task.kind === 'choice' || task.kind === 'menu') && wordOf(task) === entry.task && task.ends === 'turn',
  );
}
