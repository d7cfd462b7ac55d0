import type { Game } from './definition.ts';
import { applyEntry } from './memory.ts';
import type { PackedRows } from './packed-rows.ts';
import type { Fields } from './record.ts';
import type { State, Told } from './state.ts';

/** The one state of a game on which its past is gone through, and whose past that was last. */
interface Bench {
  readonly state: State<Fields>;
  /** says whose past it is, without holding on to it */
  whose: object | undefined;
}

/** by game: many tables may be open at once, but only one goes through its past at a time */
const benches = new WeakMap<object, Bench>();

/**
 * Goes through the rows of a game once more, on trust: what is written is carried out, nature's part included, and
 * nobody asks whether it was legal. It goes on from where it was, so that whoever asks after every row pays for one row;
 * unless another table of the same game has gone through its past since.
 */
export class Past<F extends Fields> {
  readonly #game: Game<F>;
  readonly #rows: PackedRows<F>;
  readonly #begin: () => State<F>;
  readonly #bench: Bench;
  readonly #mine = {};
  /** the row that was carried out last, plus one; 0 at the beginning */
  #at = 0;

  constructor(game: Game<F>, rows: PackedRows<F>, begin: () => State<F>) {
    this.#game = game;
    this.#rows = rows;
    this.#begin = begin;
    const bench = benches.get(game) ?? { state: game.create() as unknown as State<Fields>, whose: undefined };
    benches.set(game, bench);
    this.#bench = bench;
  }

  /**
   * The state when the game had so many rows. It is lent until somebody asks for another one of the same game; `passed`
   * hears of each row on the way.
   */
  stateAt(length: number, passed?: (seq: number, state: State<F>) => void): State<F> {
    const standing = this.#rows.standing(length);
    const state = this.#bench.state as unknown as State<F>;
    let done = this.#bench.whose === this.#mine ? standing.lastIndexOf(this.#at - 1) + 1 : -1;
    if (done < 0 || (done === 0 && this.#at > 0)) {
      this.#restart(state);
      done = 0;
    }
    for (let i = done; i < standing.length; i++) {
      this.#carryOut(state, standing[i]);
      passed?.(standing[i], state);
    }
    return state;
  }

  /** What happened in each row from `from` on; in rows that were undone too. */
  traces(from: number): Told[][] {
    const { length } = this.#rows;
    const traces: Told[][] = [];
    const targets = new Set<number>();
    for (let seq = from; seq < length; seq++) targets.add(this.#rows.target(seq) ?? -1);
    const kept = new Map<number, Int32Array>();
    const state = this.stateAt(from);
    for (let seq = from; seq < length; seq++) {
      if (targets.has(seq)) kept.set(seq, state.$m.slice());
      const target = this.#rows.target(seq);
      const trace: Told[] = [];
      traces.push(trace);
      const words = target === undefined ? undefined : kept.get(target);
      if (target === undefined) this.#carryOut(state, seq, trace);
      else if (words) this.#goBack(state, words, target);
      else this.stateAt(target);
    }
    return traces;
  }

  #restart(state: State<F>): void {
    this.#at = 0;
    this.#game.copy(this.#begin(), state);
    this.#bench.whose = this.#mine;
  }

  #carryOut(state: State<F>, seq: number, trace?: Told[]): void {
    for (const entry of this.#rows.entries(seq)) applyEntry(this.#game, state, entry, trace);
    this.#at = seq + 1;
  }

  #goBack(state: State<F>, words: Int32Array, length: number): void {
    state.$m.set(words);
    state.$listed = false;
    this.#at = (this.#rows.standing(length).at(-1) ?? -1) + 1;
  }
}
