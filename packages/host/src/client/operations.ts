import type { Refusal } from '@mokum/kernel';
import type { Act, Up } from '@mokum/protocol';

/** Something that somebody does at the table, and where they are told how it went. */
interface Operation {
  readonly question: string;
  readonly act: Act;
  /** its number on the lane, once it has one */
  n: number;
  readonly settle: (refusal: Refusal | undefined) => void;
}

const LOST: Refusal = {
  code: 'lane-lost',
  message: 'the table has forgotten this connection: look whether this was carried out, and do it again if not',
};

/** The operations of a lane: one is under way, the others wait their turn. */
export class Operations {
  readonly #waiting: Operation[] = [];
  #under: Operation | undefined;
  /** the last number of the lane that was used */
  #last = 0;

  /** names the operation that is not answered yet; empty for none */
  get underWay(): string {
    return this.#under ? `operation ${this.#under.n}` : '';
  }

  /** Adds an operation; resolves with its refusal, or with nothing when it was carried out. */
  add(question: string, act: Act): Promise<Refusal | undefined> {
    return new Promise((settle) => this.#waiting.push({ question, act, n: 0, settle }));
  }

  /** The next message to send, if none is under way. */
  next(): Up | undefined {
    if (this.#under) return undefined;
    this.#under = this.#waiting.shift();
    if (!this.#under) return undefined;
    this.#last++;
    this.#under.n = this.#last;
    return messageOf(this.#under);
  }

  /** A moment says that all up to this number was carried out. */
  done(n: number): void {
    if (this.#under && this.#under.n <= n) this.#settle(undefined);
  }

  refused(n: number, refusal: Refusal): void {
    if (this.#under?.n === n) this.#settle(refusal);
  }

  /**
   * After a reconnect: `last` is the last number that the table knows of this lane. What it knows is asked for again under
   * its number; what it does not know was not carried out, and gets the next number.
   */
  repeat(last: number): Up | undefined {
    const operation = this.#under;
    if (operation && operation.n > last) operation.n = last + 1;
    this.#last = operation ? operation.n : last;
    return operation && messageOf(operation);
  }

  /** The lane is not known any more: nobody can say what became of what is under way. */
  lose(): void {
    if (this.#under) this.#settle(LOST);
    this.#last = 0;
  }

  /** Nothing can be done any more. */
  refuseAll(refusal: Refusal): void {
    if (this.#under) this.#settle(refusal);
    for (const { settle } of this.#waiting.splice(0)) settle(refusal);
  }

  #settle(refusal: Refusal | undefined): void {
    const settled = this.#under;
    this.#under = undefined;
    settled?.settle(refusal);
  }
}

const messageOf = ({ n, question, act }: Operation): Up => ({ is: 'do', n, question, act });
