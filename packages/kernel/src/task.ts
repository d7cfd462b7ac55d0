import { type About, aboutOf, type AnyArgs, type Args, type NoArgs } from './about.ts';
import type { Bits } from './containers.ts';
import type { Dice } from './dice.ts';
import type { Domain } from './domain.ts';

/**
 * Who sees an answer, declared by the task that asks. Where it is not all, `others` says what the others see instead:
 * nothing at all, or a word (a card thrown into the canal reads `canal`).
 */
export type Seen =
  | 'all'
  | { readonly by: 'owner' | 'nobody'; readonly others: 'nothing' | ((value: number) => string) };

/** Listing keeps what is offered; explaining runs the same walk and keeps the reasons too. */
export interface Offer {
  (value: number): void;
  /** this value is forbidden by a paragraph of the rules reference */
  not(value: number, paragraph: string): void;
  /** so is every value of the domain that the walk has not named */
  rest(paragraph: string): void;
  /** whether somebody asks why: a walk that would go further for reasons alone need not */
  readonly reasons: 'wanted' | 'dropped';
}

export type WeightedOffer = (value: number, weight?: number) => void;

interface Named<A> {
  readonly name: string;
  readonly args: A;
  /** the names of its integers, in the order in which they stand in memory */
  readonly names: readonly string[];
  /** what its rules are given: the integers of the task that runs, by name */
  readonly about: About<A>;
  /** set when the game is put together */
  id: number;
}

export interface Step<G, A = AnyArgs> extends Named<A> {
  readonly kind: 'step';
  do(g: G, about: About<A>): void;
}

export interface Choice<G, P, A = AnyArgs> extends Named<A> {
  readonly kind: 'choice';
  readonly domain: Domain;
  readonly seen: Seen;
  readonly ends: Ends;
  options(g: G, me: P, offer: Offer, about: About<A>): void;
  do(g: G, me: P, value: number, about: About<A>): void;
}

/** What an answer ends: nothing; or the turn, as a commit or a bid does, so that it cannot be taken back. */
export type Ends = 'nothing' | 'turn';

export interface Chance<G, P, A = AnyArgs> extends Named<A> {
  readonly kind: 'chance';
  readonly domain: Domain;
  readonly seen: Seen;
  outcomes(g: G, me: P, offer: WeightedOffer, about: About<A>): void;
  do(g: G, me: P, value: number, about: About<A>): void;
}

export interface Deal<G, A = AnyArgs> extends Named<A> {
  readonly kind: 'deal';
  readonly domain: Domain;
  /** how many values make the deal */
  length(g: G): number;
  readonly seen: Seen;
  /** why this outcome is no legal deal, or undefined if it is one */
  wrong(g: G, outcome: readonly number[]): string | undefined;
  sample(g: G, dice: Dice): number[];
  do(g: G, outcome: readonly number[]): void;
}

export interface Menu<G, P, A = AnyArgs> extends Named<A> {
  readonly kind: 'menu';
  /** an entry may read the first integers of the menu, by the names they have there */
  readonly entries: readonly Choice<G, P>[];
  /** `one`: a single entry answers it. `many`: any of these, in any order, until one leaves. */
  readonly takes: 'one' | 'many';
  /** the word that leaves the menu; empty where one entry answers it */
  readonly pass: string;
  readonly ends: Ends;
  /** whether leaving is allowed now: undefined, or the paragraph that forbids it */
  readonly stay: ((g: G, me: P, about: About<A>) => string | undefined) | undefined;
  leave(g: G, me: P, about: About<A>): void;
}

export interface Together<G, P, A = AnyArgs> extends Named<A> {
  readonly kind: 'together';
  /** the first question of each seat; it has the first integers of the together */
  readonly each: Choice<G, P> | Menu<G, P>;
  who(g: G, me: P, about: About<A>): boolean;
  /** what happens when the last has answered */
  reveal(g: G, about: About<A>): void;
}

export type Task<G, P, A = AnyArgs> =
  | Step<G, A>
  | Choice<G, P, A>
  | Chance<G, P, A>
  | Deal<G, A>
  | Menu<G, P, A>
  | Together<G, P, A>;

/** Something that happened, for logs and movement, and for those who listen. */
export interface Happening<G, P, A = AnyArgs> {
  readonly name: string;
  readonly args: A;
  readonly seen: 'all' | 'owner';
  /** what of this player listens: a derived set of cards, in the order of their numbers */
  heard?(g: G, me: P): Bits | undefined;
  /** what a listener does: `source` is the card, `told` what happened */
  respond?(g: G, me: P, source: number, told: About<A>): void;
  /** whether the order of the listeners could matter to their owner */
  orderMatters?(g: G, me: P): boolean;
}

/** Where the game may be over: nothing comes after this task. */
export const END = 'end';

/** A task as it stands on the agenda of a loaded state. */
export interface Standing<G, P, A = AnyArgs> {
  readonly task: Task<G, P>;
  /** −1 for nobody's */
  readonly seat: number;
  readonly about: About<A>;
  readonly cause: number;
  /** where it stands, for messages: agenda.main[0] */
  readonly at: string;
  /** what comes right after it; undefined for the last */
  readonly next: Standing<G, P> | undefined;
}

/** Where one task may stand, or the responses of one happening. */
export interface PlanEntry<G, P, A = AnyArgs> {
  readonly of: Task<G, P, A> | Happening<G, P, A>;
  readonly whose: 'seat' | 'nobody';
  /** what may come right after it; a happening stands for the responses to it */
  readonly before: readonly (Task<G, P> | Happening<G, P> | typeof END)[];
  /** the together in which it is asked of single seats, in lists of their own */
  readonly during?: Together<G, P>;
  /** what it needs of the state and of what comes after it: undefined, or the field that is wrong and why */
  needs?(g: G, here: Standing<G, P, A>): string | undefined;
}

/** The places by the numbers of the tasks; undefined for what only answers a menu. */
export interface Plan<G, P> {
  readonly places: readonly (PlanEntry<G, P> | undefined)[] | 'unchecked';
  readonly before: readonly ReadonlySet<number>[];
  readonly mayBeLast: readonly boolean[];
}

/** what a task is written with: its numbers and names follow */
type Written<T, A, Given extends keyof T = never> = Omit<
  T,
  'id' | 'kind' | 'name' | 'domain' | 'args' | 'names' | 'about' | Given
> & { readonly args?: A };

/** The words a game is written with, for its state `G` and its player `P`. */
export interface Vocabulary<G, P> {
  step(name: string, act: (g: G) => void): Step<G, NoArgs>;
  step<const A extends Args>(name: string, args: A, act: (g: G, about: About<A>) => void): Step<G, A>;
  choice<const A extends Args = NoArgs>(
    name: string,
    domain: Domain,
    parts: Written<Choice<G, P, A>, A, 'ends'> & { readonly ends?: Ends },
  ): Choice<G, P, A>;
  /** a turn never passes on without one; it is never answered by the engine */
  commit(name: string, parts: { readonly seen: Seen; readonly do: (g: G, me: P) => void }): Choice<G, P, NoArgs>;
  chance<const A extends Args = NoArgs>(
    name: string,
    domain: Domain,
    parts: Written<Chance<G, P, A>, A>,
  ): Chance<G, P, A>;
  deal(name: string, domain: Domain, parts: Written<Deal<G, NoArgs>, NoArgs>): Deal<G, NoArgs>;
  /** any of these, in any order, until one leaves */
  menu<const A extends Args = NoArgs>(
    name: string,
    entries: readonly Choice<G, P>[],
    parts: Written<Menu<G, P, A>, A, 'entries' | 'takes' | 'stay'> & {
      readonly stay?: (g: G, me: P, about: About<A>) => string | undefined;
    },
  ): Menu<G, P, A>;
  /** one of these */
  either<const A extends Args = NoArgs>(name: string, entries: readonly Choice<G, P>[], args?: A): Menu<G, P, A>;
  together<const A extends Args = NoArgs>(
    name: string,
    each: Choice<G, P> | Menu<G, P>,
    parts: Written<Together<G, P, A>, A, 'each' | 'who'> & {
      readonly who?: (g: G, me: P, about: About<A>) => boolean;
    },
  ): Together<G, P, A>;
  happening<const A extends Args>(name: string, parts: Omit<Happening<G, P, A>, 'name'>): Happening<G, P, A>;
  /** where a task, or the responses to a happening, may stand on the agenda */
  stands<A>(of: Task<G, P, A> | Happening<G, P, A>, parts: Omit<PlanEntry<G, P, A>, 'of'>): PlanEntry<G, P, A>;
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

/** What every task has beside its rules. */
export function named<A extends Args>(name: string, args: A): Named<A> {
  return { name, args, names: Object.keys(args), about: aboutOf(args), id: -1 };
}

const NO_ARGS: NoArgs = {};

export function vocabulary<G, P>(): Vocabulary<G, P> {
  const vocabulary: Vocabulary<G, P> = {
    step: (name: string, ...rest: readonly unknown[]): Step<G> => {
      const [args, act] = (rest.length === 1 ? [NO_ARGS, rest[0]] : rest) as [Args, Step<G>['do']];
      return { kind: 'step', ...named(name, args), do: act };
    },
    choice: (name, domain, { args, ...parts }) => ({
      kind: 'choice',
      domain,
      ends: 'nothing',
      ...parts,
      ...named(name, args ?? NO_ARGS),
    }),
    commit: (name, parts) => ({
      kind: 'choice',
      ...named(name, NO_ARGS),
      domain: COMMIT,
      ends: 'turn',
      seen: parts.seen,
      options: (_g, _me, offer) => offer(0),
      do: parts.do,
    }),
    chance: (name, domain, { args, ...parts }) => ({
      kind: 'chance',
      domain,
      ...parts,
      ...named(name, args ?? NO_ARGS),
    }),
    deal: (name, domain, { args: _args, ...parts }) => ({ kind: 'deal', domain, ...parts, ...named(name, NO_ARGS) }),
    menu: (name, entries, { args, stay, ...parts }) => ({
      kind: 'menu',
      entries,
      takes: 'many',
      stay,
      ...parts,
      ...named(name, args ?? NO_ARGS),
    }),
    either: (name, entries, args) => ({
      kind: 'menu',
      ...named(name, args ?? NO_ARGS),
      entries,
      takes: 'one',
      pass: '',
      ends: 'nothing',
      stay: undefined,
      leave: () => undefined,
    }),
    together: (name, each, { args, who = () => true, ...parts }) => ({
      kind: 'together',
      each,
      who,
      ...parts,
      ...named(name, args ?? NO_ARGS),
    }),
    happening: (name, parts) => ({ name, ...parts }),
    stands: (of, parts) => ({ of, ...parts }),
  } as Vocabulary<G, P>;
  return vocabulary;
}
