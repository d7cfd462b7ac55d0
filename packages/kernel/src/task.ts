import type { Domain } from './domain.ts';
import type { Bits } from './containers.ts';
import type { Dice } from './dice.ts';

/**
 * Who sees an answer, declared by the task that asks. Where it is not all, `others` says what the others see instead:
 * nothing at all, or a word (a card thrown into the canal reads `canal`).
 */
export type Seen =
  | 'all'
  | { readonly by: 'owner' | 'nobody'; readonly others: 'nothing' | ((value: number) => string) };

/** Up to three integers a task carries, by name and domain, in the order of `g.a`, `g.b`, `g.c`. */
export type Args = Readonly<Record<string, Domain>>;

/** Listing keeps what is offered; explaining runs the same walk and keeps the reasons too. */
export interface Offer {
  (value: number): void;
  /** this value is forbidden by a paragraph of the rules reference */
  not(value: number, paragraph: string): void;
  /** so is every value of the domain that the walk has not named */
  rest(paragraph: string): void;
}

export type WeightedOffer = (value: number, weight?: number) => void;

interface Named {
  readonly name: string;
  readonly args?: Args;
  /** set when the game is put together */
  id: number;
}

export interface Step<G> extends Named {
  readonly kind: 'step';
  readonly do: (g: G) => void;
}

export interface Choice<G, P> extends Named {
  readonly kind: 'choice';
  readonly domain: Domain;
  readonly seen: Seen;
  readonly ends: Ends;
  readonly options: (g: G, me: P, offer: Offer) => void;
  readonly do: (g: G, me: P, value: number) => void;
}

/** What an answer ends: nothing; or the turn, as a commit or a bid does, so that it cannot be taken back. */
export type Ends = 'nothing' | 'turn';

export interface Chance<G, P> extends Named {
  readonly kind: 'chance';
  readonly domain: Domain;
  readonly seen: Seen;
  readonly outcomes: (g: G, me: P, offer: WeightedOffer) => void;
  readonly do: (g: G, me: P, value: number) => void;
}

export interface Deal<G> extends Named {
  readonly kind: 'deal';
  readonly domain: Domain;
  /** how many values make the deal */
  readonly length: (g: G) => number;
  readonly seen: Seen;
  /** why this outcome is no legal deal, or undefined if it is one */
  readonly wrong: (g: G, outcome: readonly number[]) => string | undefined;
  readonly sample: (g: G, dice: Dice) => number[];
  readonly do: (g: G, outcome: readonly number[]) => void;
}

export interface Menu<G, P> extends Named {
  readonly kind: 'menu';
  readonly entries: readonly Choice<G, P>[];
  /** `one`: a single entry answers it. `many`: any of these, in any order, until one leaves. */
  readonly takes: 'one' | 'many';
  /** the word that leaves the menu; empty where one entry answers it */
  readonly pass: string;
  readonly ends: Ends;
  /** whether leaving is allowed now: undefined, or the paragraph that forbids it */
  readonly stay?: (g: G, me: P) => string | undefined;
  readonly leave: (g: G, me: P) => void;
}

export interface Together<G, P> extends Named {
  readonly kind: 'together';
  /** the first question of each seat */
  readonly each: Choice<G, P> | Menu<G, P>;
  readonly who: (g: G, me: P) => boolean;
  /** what happens when the last has answered */
  readonly reveal: (g: G) => void;
}

export type Task<G, P> = Step<G> | Choice<G, P> | Chance<G, P> | Deal<G> | Menu<G, P> | Together<G, P>;

/** Something that happened, for logs and movement, and for those who listen. */
export interface Happening<G, P> {
  readonly name: string;
  readonly args: Args;
  readonly seen: 'all' | 'owner';
  /** what of this player listens: a derived set of cards, in the order of their numbers */
  readonly heard?: (g: G, me: P) => Bits | undefined;
  /** what a listener does: `source` is the card, `g.b` and `g.c` are the happening's first two values */
  readonly respond?: (g: G, me: P, source: number) => void;
  /** whether the order of the listeners could matter to their owner */
  readonly orderMatters?: (g: G, me: P) => boolean;
}

type Unnumbered<T> = Omit<T, 'id' | 'kind' | 'name'>;

/** The words a game is written with, for its state `G` and its player `P`. */
export interface Vocabulary<G, P> {
  step(name: string, act: (g: G) => void, args?: Args): Step<G>;
  choice(
    name: string,
    domain: Domain,
    parts: Omit<Unnumbered<Choice<G, P>>, 'domain' | 'ends'> & { readonly ends?: Ends },
  ): Choice<G, P>;
  /** a turn never passes on without one; it is never answered by the engine */
  commit(
    name: string,
    parts: { readonly seen: Seen; readonly args?: Args; readonly do: (g: G, me: P) => void },
  ): Choice<G, P>;
  chance(name: string, domain: Domain, parts: Omit<Unnumbered<Chance<G, P>>, 'domain'>): Chance<G, P>;
  deal(name: string, domain: Domain, parts: Omit<Unnumbered<Deal<G>>, 'domain'>): Deal<G>;
  /** any of these, in any order, until one leaves */
  menu(
    name: string,
    entries: readonly Choice<G, P>[],
    parts: Omit<Unnumbered<Menu<G, P>>, 'entries' | 'takes'>,
  ): Menu<G, P>;
  /** one of these */
  either(name: string, entries: readonly Choice<G, P>[], args?: Args): Menu<G, P>;
  together(
    name: string,
    each: Choice<G, P> | Menu<G, P>,
    parts: { readonly who?: (g: G, me: P) => boolean; readonly reveal: (g: G) => void; readonly args?: Args },
  ): Together<G, P>;
  happening(name: string, parts: Omit<Happening<G, P>, 'name'>): Happening<G, P>;
}

const COMMIT: Domain = {
  name: 'commit',
  lo: 0,
  size: 1,
  text: () => '',
  read: (text) => (text === '' ? 0 : undefined),
  json: () => 0,
};

export function isCommit<G, P>(task: Task<G, P>): boolean {
  return task.kind === 'choice' && task.domain === COMMIT;
}

export function vocabulary<G, P>(): Vocabulary<G, P> {
  return {
    step: (name, act, args) => ({ kind: 'step', name, id: -1, do: act, ...(args && { args }) }),
    choice: (name, domain, parts) => ({ kind: 'choice', name, id: -1, domain, ends: 'nothing', ...parts }),
    commit: (name, parts) => ({
      kind: 'choice',
      name,
      id: -1,
      domain: COMMIT,
      ends: 'turn',
      seen: parts.seen,
      options: (_g, _me, offer) => offer(0),
      do: parts.do,
      ...(parts.args && { args: parts.args }),
    }),
    chance: (name, domain, parts) => ({ kind: 'chance', name, id: -1, domain, ...parts }),
    deal: (name, domain, parts) => ({ kind: 'deal', name, id: -1, domain, ...parts }),
    menu: (name, entries, parts) => ({ kind: 'menu', name, id: -1, entries, takes: 'many', ...parts }),
    either: (name, entries, args) => ({
      kind: 'menu',
      name,
      id: -1,
      entries,
      takes: 'one',
      pass: '',
      ends: 'nothing',
      leave: () => undefined,
      ...(args && { args }),
    }),
    together: (name, each, parts) => ({ kind: 'together', name, id: -1, each, who: () => true, ...parts }),
    happening: (name, parts) => ({ name, ...parts }),
  };
}
