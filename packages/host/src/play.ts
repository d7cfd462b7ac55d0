import type { Refusal, Referee, Reply, Rules } from '@mokum/kernel';
import type { Act } from '@mokum/protocol';
import { refused } from './refused.ts';
import { Wishes } from './wishes.ts';

/** What became of something that was left ahead. */
export interface Dropped {
  readonly seat: number;
  readonly moves: readonly string[];
  readonly why: Refusal;
}

/** What an act has done to the game: `wished` where others must wish the same first. */
export type Acted = 'changed' | 'left' | 'wished';

/** A game at its table: the referee, what seats have left ahead, who wishes it back, and how questions are named. */
export class Play {
  readonly rules: Rules;
  readonly referee: Referee;
  #line: string;
  readonly #wishes: Wishes;
  readonly #left = new Map<number, readonly string[]>();
  /** by seat, how often its waiting answers have changed since the last row */
  readonly #said: number[];

  constructor(rules: Rules, referee: Referee, line: string, people: readonly number[]) {
    this.rules = rules;
    this.referee = referee;
    this.#line = line;
    this.#wishes = new Wishes(people);
    this.#said = Array.from({ length: referee.seats }, () => 0);
  }

  /** names this history: another one begins where rows that were sent may no longer stand */
  get line(): string {
    return this.#line;
  }

  /** From now on rows are sent that are not kept: whoever has them has another history than the one that is kept. */
  leaveLine(): void {
    this.#line += 'n';
  }

  get said(): readonly number[] {
    return this.#said;
  }

  /** Takes up what was kept beside the game. */
  load(said: readonly number[], ahead: readonly (readonly string[])[]): void {
    this.#said.forEach((_, seat) => {
      this.#said[seat] = said[seat] ?? 0;
    });
    ahead.forEach((moves, seat) => {
      if (moves.length > 0) this.#left.set(seat, moves);
    });
  }

  /**
   * Names what stands before a seat: the history, its rows, and how often the seat's own waiting answers have changed.
   * It does not change while others answer beside it, and it is no digest of anything.
   */
  question(seat: number): string {
    return `${this.line}.${this.referee.length}.${this.#said[seat]}`;
  }

  waitingFor(): readonly number[] {
    const waiting = this.referee.waitingFor();
    return waiting === 'chance' ? [] : waiting;
  }

  left(seat: number): readonly string[] {
    return this.#left.get(seat) ?? [];
  }

  wished(): ReturnType<Wishes['newest']> {
    return this.#wishes.newest();
  }

  /** Does what a seat asks for, or says why not; then nothing has changed. */
  act(seat: number, act: Act): Reply<Acted> {
    switch (act.is) {
      case 'submit':
        return this.#change(seat, () => this.referee.submit(seat, act.moves));
      case 'undo':
        return this.#undo(seat, act.steps);
      case 'ahead':
        return this.#leave(seat, act.moves);
      default:
        return this.#wish(seat, act.rows);
    }
  }

  /** Plays what seats that are asked now have left, one after the other; says what was not possible. */
  playAhead(): Dropped[] {
    const dropped: Dropped[] = [];
    for (;;) {
      const seat = this.waitingFor().find((asked) => this.#left.has(asked));
      if (seat === undefined) return dropped;
      const moves = this.left(seat);
      this.#left.delete(seat);
      const reply = this.#change(seat, () => this.referee.submit(seat, moves));
      if (!reply.ok) dropped.push({ seat, moves, why: reply.refusal });
    }
  }

  /** A change of the game by a seat: new rows end all wishes and begin the counting of answers anew. */
  #change(seat: number, work: () => Reply<unknown>): Reply<Acted> {
    const { length } = this.referee;
    const reply = work();
    if (!reply.ok) return reply;
    if (this.referee.length > length) {
      this.#said.fill(0);
      this.#wishes.clear();
    } else this.#said[seat]++;
    return { ok: true, value: 'changed' };
  }

  #undo(seat: number, steps: number): Reply<Acted> {
    const reply = this.#change(seat, () => this.referee.undo(seat, steps));
    if (reply.ok) this.#left.delete(seat);
    return reply;
  }

  #leave(seat: number, moves: readonly string[]): Reply<Acted> {
    const read = this.rules.readMoves(moves);
    if (!read.ok) return read;
    if (moves.length > 0 && this.referee.result()) return refused('not-waiting', 'the game is over');
    if (moves.length > 0) this.#left.set(seat, read.value);
    else this.#left.delete(seat);
    return { ok: true, value: 'left' };
  }

  #wish(seat: number, rows: number): Reply<Acted> {
    const { length } = this.referee;
    if (rows >= length) return refused('no-undo', `a game of ${length} rows cannot be rewound to ${rows}`);
    if (this.#wishes.wish(seat, rows) === 'not all') return { ok: true, value: 'wished' };
    return this.#change(seat, () => this.referee.rewind(rows));
  }
}
