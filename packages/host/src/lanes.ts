import type { Refusal } from '@mokum/kernel';
import type { KeptLane } from './ports/index.ts';

/** What an operation is to its lane (SPEC 6.1). */
export type Judged = 'new' | 'repeated' | 'reused' | 'out-of-order';

/** A lane that has done nothing for longest is forgotten when there are more. */
const MOST_LANES = 200;

/** One numbered series of operations, by whoever holds the ticket that owns it. */
export class Lane {
  readonly name: string;
  readonly ticket: string;
  /** the last operation that was carried out */
  done = 0;
  /** the last operation at all */
  last = 0;
  /** the body of the last operation, and why it was refused if it was */
  body = '';
  refusal: Refusal | undefined;

  constructor(name: string, ticket: string) {
    this.name = name;
    this.ticket = ticket;
  }

  judge(n: number, body: string): Judged {
    if (n === this.last + 1) return 'new';
    if (n !== this.last || n === 0) return 'out-of-order';
    return body === this.body ? 'repeated' : 'reused';
  }

  settle(n: number, body: string, refusal?: Refusal): void {
    this.last = n;
    this.body = body;
    this.refusal = refusal;
    if (!refusal) this.done = n;
  }
}

const keptOf = ({ name, ticket, done, last, body, refusal }: Lane): KeptLane => ({
  name,
  ticket,
  done,
  last,
  body,
  ...(refusal && { refusal }),
});

/** All lanes of a table, the one that was used last at the end. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #opening: string;
  #opened = 0;

  /** `opening` names this opening of the table: no lane of another opening is called like one of these. */
  constructor(opening: string) {
    this.#opening = opening;
  }

  /** The lane of this name if the ticket owns it, or a new one. */
  take(ticket: string, name: string | undefined): Lane {
    const old = name === undefined ? undefined : this.#lanes.get(name);
    if (old?.ticket === ticket) return old;
    this.#opened++;
    const lane = new Lane(`${this.#opening}.${this.#opened}`, ticket);
    this.#lanes.set(lane.name, lane);
    return lane;
  }

  /** Settles an operation of a lane, which is then the one that was used last. */
  settle(lane: Lane, n: number, body: string, refusal?: Refusal): void {
    lane.settle(n, body, refusal);
    this.#lanes.delete(lane.name);
    this.#lanes.set(lane.name, lane);
  }

  /** Forgets a lane that nobody holds any more and in which nothing was ever done. */
  leave(lane: Lane): void {
    if (lane.last === 0) this.#lanes.delete(lane.name);
  }

  /** What is to be kept: the lanes in which something was done, not too many of them. */
  kept(): KeptLane[] {
    return [...this.#lanes.values()]
      .filter(({ last }) => last > 0)
      .slice(-MOST_LANES)
      .map(keptOf);
  }

  /** Takes over what was kept. Lanes that are held here stay the same objects. */
  load(kept: readonly KeptLane[]): void {
    for (const { name, ticket, done, last, body, refusal } of kept) {
      const lane = this.#lanes.get(name) ?? new Lane(name, ticket);
      Object.assign(lane, { done, last, body, refusal });
      this.#lanes.set(name, lane);
    }
  }
}
