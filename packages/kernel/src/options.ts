import { refuse } from './errors.ts';
import type { Choice, Menu, Offer, Task, WeightedOffer } from './task.ts';

/** No question of any game offers more. */
export const MOST_OPTIONS = 64;

/** An option is one integer: the task that is answered, and the value's place in its domain. */
export const optionOf = (task: number, index: number): number => (task << 16) | index;
export const taskOf = (option: number): number => option >>> 16;
export const indexOf = (option: number): number => option & 0xffff;

/** The options of one question; the buffer is used again and again. */
export class Options {
  readonly ids = new Int32Array(MOST_OPTIONS);
  length = 0;

  at(i: number): number {
    return this.ids[i];
  }

  has(option: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.ids[i] === option) return true;
    return false;
  }

  copyFrom(other: Options): void {
    this.length = other.length;
    for (let i = 0; i < other.length; i++) this.ids[i] = other.ids[i];
  }
}

/** The outcomes of one chance, each with its weight. */
export class Outcomes {
  readonly values: number[] = [];
  readonly weights: number[] = [];
  length = 0;
  total = 0;

  clear(): void {
    this.length = 0;
    this.total = 0;
  }

  add(value: number, weight: number): void {
    this.values[this.length] = value;
    this.weights[this.length++] = weight;
    this.total += weight;
  }

  weightOf(value: number): number {
    for (let i = 0; i < this.length; i++) if (this.values[i] === value) return this.weights[i];
    return 0;
  }

  /** the outcome that a uniform integer below `total` stands for */
  pick(ticket: number): number {
    let left = ticket;
    for (let i = 0; i < this.length; i++) {
      left -= this.weights[i];
      if (left < 0) return this.values[i];
    }
    return refuse('bad-chance', `no outcome for ${ticket} of ${this.total}`);
  }
}

let into = new Options();
let base = 0;
let lo = 0;
let size = 0;
let asked = '';

function add(value: number): void {
  const index = value - lo;
  if (!(index >= 0 && index < size)) refuse('capacity', `${asked} offers ${value}, which is outside its domain`);
  if (into.length >= MOST_OPTIONS) refuse('capacity', `${asked} offers more than ${MOST_OPTIONS} options`);
  into.ids[into.length++] = base + index;
}
const listing: Offer = Object.assign(add, {
  not: () => undefined,
  rest: () => undefined,
  reasons: 'dropped' as const,
});

function listChoice<G, P>(task: Choice<G, P>, g: G, me: P): void {
  base = optionOf(task.id, 0);
  lo = task.domain.lo;
  size = task.domain.size;
  task.options(g, me, listing, task.about);
}

/** Writes down the options of a question that stands before a seat. */
export function listOptions<G, P>(task: Choice<G, P> | Menu<G, P>, g: G, me: P, options: Options): void {
  into = options;
  into.length = 0;
  asked = task.name;
  if (task.kind === 'choice') {
    listChoice(task, g, me);
    return;
  }
  for (const entry of task.entries) listChoice(entry, g, me);
  if (task.takes === 'many' && task.stay?.(g, me, task.about) === undefined) {
    base = optionOf(task.id, 0);
    lo = 0;
    size = 1;
    add(0);
  }
}

let outcomes = new Outcomes();
const weigh: WeightedOffer = (value, weight = 1) => {
  if (weight > 0) outcomes.add(value, weight);
};

export function listOutcomes<G, P>(task: Extract<Task<G, P>, { kind: 'chance' }>, g: G, me: P, result: Outcomes): void {
  outcomes = result;
  outcomes.clear();
  task.outcomes(g, me, weigh, task.about);
}

/** For each value of a choice's domain: undefined where it is legal, or the paragraph that forbids it. */
export type Reasons = Map<number, string | undefined>;

/**
 * The same walk as listing, keeping the reasons. A value the walk never names has no entry. Of a menu it explains the
 * leaving, as value 0.
 */
export function explainTask<G, P>(task: Choice<G, P> | Menu<G, P>, g: G, me: P): Reasons {
  const reasons: Reasons = new Map();
  if (task.kind === 'menu') return task.takes === 'one' ? reasons : reasons.set(0, task.stay?.(g, me, task.about));
  const explaining: Offer = Object.assign((value: number) => void reasons.set(value, undefined), {
    reasons: 'wanted' as const,
    not(value: number, paragraph: string) {
      reasons.set(value, paragraph);
    },
    rest(paragraph: string) {
      for (let i = 0; i < task.domain.size; i++) {
        if (!reasons.has(task.domain.lo + i)) reasons.set(task.domain.lo + i, paragraph);
      }
    },
  });
  task.options(g, me, explaining, task.about);
  return reasons;
}
