import { MokumError, type Referee, type Refusal, type Rules } from '@mokum/kernel';
import { seatAt, taken } from './taken.ts';

/** A submission that was left for later, and what became of it. */
export interface Became {
  readonly seat: number;
  readonly moves: readonly string[];
  /** why it could not be played */
  readonly refusal: Refusal | undefined;
}

/**
 * Submissions that seats have left for whatever they are asked next. They lie beside the game, in no row and in no log.
 * When its seat is asked, a submission is played like any other if it is legal then, and dropped if it is not.
 */
export class AnswersAhead {
  readonly #rules: Rules;
  readonly #referee: Referee;
  readonly #left = new Map<number, readonly string[]>();

  constructor(rules: Rules, referee: Referee) {
    this.#rules = rules;
    this.#referee = referee;
  }

  /** Leaves a submission for a seat, in place of an earlier one; an empty list takes it back. */
  leave(seat: number, moves: readonly string[]): void {
    seatAt(this.#referee, seat);
    taken(this.#rules.readMoves(moves));
    if (moves.length > 0 && this.#referee.result()) throw new MokumError('not-waiting', 'the game is over');
    if (moves.length > 0) this.#left.set(seat, [...moves]);
    else this.#left.delete(seat);
  }

  /** what a seat has left and was not asked for yet */
  left(seat: number): readonly string[] {
    return this.#left.get(seat) ?? [];
  }

  /** Plays what seats that are asked have left, until nobody who is asked has left anything. */
  play(): Became[] {
    const became: Became[] = [];
    for (;;) {
      const waiting = this.#referee.waitingFor();
      const seat = waiting === 'chance' ? undefined : waiting.find((asked) => this.#left.has(asked));
      if (seat === undefined) return became;
      const moves = this.left(seat);
      this.#left.delete(seat);
      const reply = this.#referee.submit(seat, moves);
      became.push({ seat, moves, refusal: reply.ok ? undefined : reply.refusal });
    }
  }
}
