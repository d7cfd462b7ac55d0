import type { Game } from './definition.ts';
import { type Entry, NATURE } from './entries.ts';
import type { PackedRows } from './packed-rows.ts';
import type { Past } from './past.ts';
import type { Fields } from './record.ts';
import { taskCalled } from './rows.ts';

/** Why a move cannot be taken back. */
export type Barrier = 'nothing' | 'chance' | 'secret' | 'other-seat' | 'commit' | 'shown';

export type Undoable =
  /** the moves of the last submission, and how many submissions the seat can take back one after the other */
  | { readonly ok: true; readonly moves: readonly string[]; readonly steps: number }
  | { readonly ok: false; readonly barrier: Barrier };

/**
 * What keeps the newest rows from being taken back. It is noted when a row is written; of rows that were carried out on
 * trust it is found out when somebody asks.
 */
export class Barriers<F extends Fields> {
  readonly #game: Game<F>;
  readonly #rows: PackedRows<F>;
  readonly #past: () => Past<F>;
  readonly #known = new Map<number, Barrier | 'none'>();

  constructor(game: Game<F>, rows: PackedRows<F>, past: () => Past<F>) {
    this.#game = game;
    this.#rows = rows;
    this.#past = past;
  }

  /** Notes what the row that was just written has done; nobody asks for what came before a barrier. */
  note(seq: number, entries: readonly Entry[], before: Int32Array, after: Int32Array): void {
    const barrier = barrierIn(this.#game, entries) ?? (this.#game.shows(before, after) ? 'secret' : 'none');
    if (barrier !== 'none') this.#known.clear();
    this.#known.set(seq, barrier);
  }

  /** What stops an undo by a seat that can take nothing back. Whoever has done nothing is told so, whatever others did since. */
  against(seat: number): Barrier {
    const standing = this.#rows.standing(this.#rows.length);
    if (!standing.some((seq) => this.#rows.entries(seq).some(({ by }) => by === seat))) return 'nothing';
    const last = this.#tail().at(-1);
    const barrier = last === undefined ? 'nothing' : this.#known.get(last);
    return barrier === undefined || barrier === 'none' ? 'other-seat' : barrier;
  }

  /** the rows that can be taken back, newest first */
  tentative(): number[] {
    return this.#tail()
      .filter((seq) => this.#known.get(seq) === 'none')
      .reverse();
  }

  /** those of them that are one seat's alone, up to the first that is not */
  ownedBy(seat: number): number[] {
    const rows = this.tentative();
    const end = rows.findIndex((seq) => this.#rows.entries(seq).some(({ by }) => by !== seat));
    return end < 0 ? rows : rows.slice(0, end);
  }

  /** The rows that stand, in order, from the last on that cannot be taken back. */
  #tail(): number[] {
    const standing = this.#rows.standing(this.#rows.length);
    let first = standing.length;
    while (first > 0 && !this.#stops(standing[--first]));
    let tail = standing.slice(first);
    for (const seq of tail) {
      if (this.#known.has(seq)) continue;
      const before = this.#past().stateAt(seq).$m.slice();
      const shows = this.#game.shows(before, this.#past().stateAt(seq + 1).$m);
      this.#known.set(seq, shows ? 'secret' : 'none');
      if (shows) tail = tail.slice(tail.indexOf(seq));
    }
    return tail;
  }

  /** Whether a row is known to stop an undo, or its entries alone tell. */
  #stops(seq: number): boolean {
    const barrier = this.#known.get(seq) ?? barrierIn(this.#game, this.#rows.entries(seq));
    if (barrier === undefined) return false;
    this.#known.set(seq, barrier);
    return barrier !== 'none';
  }
}

/** What a row's entries tell of it; whether it has shown a secret has to be asked of the states before and after it. */
function barrierIn<F extends Fields>(game: Game<F>, entries: readonly Entry[]): Barrier | undefined {
  const said = entries.filter(({ by }) => by !== NATURE);
  if (said.some(({ by }) => by !== said[0].by)) return 'shown';
  if (said.length < entries.length) return 'chance';
  return said.some((entry) => endsTurn(game, entry)) ? 'commit' : undefined;
}

function endsTurn<F extends Fields>(game: Game<F>, entry: Entry): boolean {
  const task = taskCalled(game, entry.task);
  return (task?.kind === 'choice' || task?.kind === 'menu') && task.ends === 'turn';
}
