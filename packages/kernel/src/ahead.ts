import { MokumError, refuse, shown } from './errors.ts';
import type { Match } from './match.ts';
import type { Fields } from './record.ts';
import { readMove } from './rows.ts';

/** A submission that was left for later, and what became of it. */
export type Became = { readonly seat: number; readonly moves: readonly string[] } & (
  | { readonly is: 'played' }
  | { readonly is: 'dropped'; readonly why: MokumError }
);

/**
 * Submissions that seats have left for whatever they are asked next, so that nobody has to wait for what will not
 * change: dice lie open while others still choose. They lie beside the match, in no row and in no log. When its seat is
 * asked, a submission is played like any other if it is legal then, and dropped if it is not.
 */
export class Ahead<F extends Fields = Fields> {
  readonly #match: Match<F>;
  readonly #left = new Map<number, readonly string[]>();

  constructor(match: Match<F>) {
    this.#match = match;
  }

  /** Leaves a submission for a seat, in place of an earlier one; an empty list takes it back. */
  leave(seat: number, moves: readonly string[]): void {
    const { game, seats } = this.#match;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      refuse('bad-seat', `there is no seat ${shown(seat)}: seats go from 0 to ${seats - 1}`);
    for (const move of moves) {
      const { kind } = readMove(game, move).task;
      if (kind !== 'choice' && kind !== 'menu') refuse('bad-notation', `${shown(move)} is nature's, no seat's`);
    }
    if (moves.length > 0 && this.#match.result()) refuse('not-waiting', 'the game is over');
    if (moves.length > 0) this.#left.set(seat, [...moves]);
    else this.#left.delete(seat);
  }

  /** what a seat has left and was not asked for yet */
  left(seat: number): readonly string[] {
    return this.#left.get(seat) ?? [];
  }

  /** Plays what one of the seats that are asked now has left; undefined where none has left anything. */
  playNext(): Became | undefined {
    const waiting = this.#match.waitingFor();
    const seat = waiting === 'chance' ? undefined : waiting.find((asked) => this.#left.has(asked));
    if (seat === undefined) return undefined;
    const moves = this.left(seat);
    this.#left.delete(seat);
    try {
      this.#match.submit(seat, moves);
      return { seat, moves, is: 'played' };
    } catch (error) {
      if (!(error instanceof MokumError)) throw error;
      return { seat, moves, is: 'dropped', why: error };
    }
  }
}
