import type { Domain, Json } from './domain.ts';
import type { Player, SeatSet } from './engine.ts';
import type { Entry, RememberedRow } from './entries.ts';
import type { Options, Outcomes, Reasons } from './options.ts';
import type { Dice } from './dice.ts';
import type { Fields, RecordType } from './record.ts';
import type { Audience, State, Told, View } from './state.ts';
import type { Chance, Choice, Deal, Happening, Menu, Plan, PlanEntry, Task } from './task.ts';

/**
 * Points with a breakdown by cause, ranking and tie-breaks; the lists are by seat. A rival who has no seat, as the
 * automaton of a solo game, stands after the seats.
 */
export interface Result {
  readonly points: readonly number[];
  readonly breakdown: readonly Readonly<Record<string, number>>[];
  /** 1 for the winners; equal places share a number */
  readonly ranking: readonly number[];
}

export interface Config {
  readonly seats: number;
  readonly options: Json;
}

/** A phrase that stands for a list of moves, such as a whole payment. Logs hold the moves. */
export interface Shorthand<F extends Fields> {
  /** the word it begins with; where a move begins with it too, the move stands for itself */
  readonly word: string;
  /** for those who ask for help: how it is written, and what it does */
  readonly example: string;
  readonly means: string;
  /** the moves it stands for now, or a refusal that names what is wrong with it */
  readonly expand: (g: State<F>, seat: number, text: string) => readonly string[];
}

/** What makes a game. Everything else the kernel derives from it. */
export interface Definition<F extends Fields, P extends Player> {
  readonly name: string;
  /** the version of the rules: a log is replayed by the version that wrote it */
  readonly rules: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly fields: F;
  readonly agenda: { readonly main: number; readonly lane: number };
  readonly tasks: readonly Task<State<F>, P>[];
  /**
   * What may stand where on the agenda of a loaded state, and what each task needs; `unchecked` for a game that is
   * never loaded from outside.
   */
  readonly plan: readonly PlanEntry<State<F>, P>[] | 'unchecked';
  readonly happenings?: readonly Happening<State<F>, P>[];
  /** what things are gained and paid because of */
  readonly causes?: Domain;
  /** the cards or tiles that listen to happenings */
  readonly sources?: Domain;
  /** the pieces each of which lies in exactly one place at all times */
  readonly pieces: readonly Domain[];
  /** all that the rules read, by the options: an edition pack comes with them. It is hashed into the log. */
  readonly tables?: (options: Json) => Json;
  /** a whole edition as a pack has it, with where things are drawn and where numbers come from */
  readonly edition?: Json;
  /** the hashes by which logs of format 1 name a whole edition, each with the hash of its tables */
  readonly released?: Readonly<Record<string, string>>;
  /** checks the game's options and returns them complete, or refuses with a clear message */
  readonly readOptions: (json: Json | undefined, seats: number) => Json;
  /** keeps what the options bring, such as an edition pack, among what was used last: a match may have waited long */
  readonly useOptions?: (options: Json) => void;
  /** the field that names the edition pack of the options, if the game takes one: 0 where it is played without */
  readonly packField?: string;
  /** says what the set-up is: its chances stand on the agenda */
  readonly begin: (g: State<F>, options: Json) => void;
  readonly derive: (g: State<F>) => void;
  /** fields that follow from the options: a state that says otherwise is refused */
  readonly agreed?: readonly (keyof F & string)[];
  /**
   * Makes a state of which only a part was given whole again; `given` tells whether a path was given. What was given
   * stays as it is.
   */
  readonly settle: (g: State<F>, given: (path: string) => boolean, options: Json) => void;
  /** refuses a state that no game with these options can be in */
  readonly check: (g: State<F>, options: Json) => void;
  readonly result: (g: State<F>) => Result;
  readonly shorthands?: readonly Shorthand<F>[];
  /** what a seat should remember of its view beside the rows, such as a hand it was passed */
  readonly notice?: (view: View<F>, seat: number) => Json;
  /**
   * Completes what a seat has seen of a game into a whole history it cannot tell from the real one: the same rows
   * with every hidden answer and outcome filled in. The rows come in order, redacted for that seat.
   */
  readonly imagine: (
    rows: readonly RememberedRow[],
    seat: number,
    seats: number,
    dice: Dice,
  ) => readonly (readonly Entry[])[];
}

export interface Game<F extends Fields = Fields> {
  readonly name: string;
  readonly rules: number;
  readonly definition: Definition<F, Player>;
  readonly type: RecordType<Fields>;
  // biome-ignore lint/suspicious/noExplicitAny: whoever holds a game as such does not know its state
  readonly tasks: readonly Task<any, any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly plan: Plan<any, any>;
  /** an empty state of this game */
  create(): State<F>;
  setup(config: { readonly seats: number; readonly options?: Json }): State<F>;
  copy(from: State<F>, into: State<F>): void;
  waitingFor(g: State<F>): SeatSet;
  options(g: State<F>, seat: number, into: Options): Options;
  /** applies an option known to be legal */
  apply(g: State<F>, seat: number, option: number, trace?: Told[]): void;
  /** the chance that nature is asked for */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  chance(g: State<F>): Chance<any, any> | Deal<any>;
  outcomes(g: State<F>, into: Outcomes): Outcomes;
  applyChance(g: State<F>, values: readonly number[], trace?: Told[]): void;
  /** draws what nature is asked for */
  sample(g: State<F>, dice: Dice, outcomes: Outcomes): readonly number[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  question(g: State<F>, seat: number): Choice<any, any> | Menu<any, any> | undefined;
  /**
   * For every value of a choice that stands before a seat: legal, or the paragraph that forbids it. Of a menu, whether
   * it can be left, as value 0.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  explain(g: State<F>, seat: number, task: Choice<any, any> | Menu<any, any>): Reasons;
  view(g: State<F>, audience: Audience): View<F>;
  json(g: State<F>): Json;
  /** a state from JSON, of which a part may be missing */
  load(json: unknown, options?: Json): State<F>;
  hash(g: State<F>): string;
  same(a: State<F>, b: State<F>): boolean;
  /**
   * Whether somebody may see after a move what they did not see before it: a piece that lay hidden from them, or what
   * became of a secret that is no piece.
   */
  shows(before: Int32Array, after: Int32Array): boolean;
  result(g: State<F>): Result | undefined;
}
