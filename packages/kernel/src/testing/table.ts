import type { Game, Result } from '../definition.ts';
import type { Json } from '../domain.ts';
import { Match } from '../match.ts';
import { quickNature } from '../nature.ts';
import type { Fields } from '../record.ts';
import type { State, View } from '../state.ts';
import { must } from './must.ts';

/** Who sits where: the names by which tests call the seats. */
const NAMES = ['anna', 'bram', 'cees', 'daan', 'els', 'fien', 'gijs', 'hanna'] as const;
type Name = (typeof NAMES)[number];

type Part = Readonly<Record<string, unknown>>;
type PlayerOf<F extends Fields> = State<F> extends { readonly players: readonly (infer P)[] } ? P : object;

/** Somebody at the table: what they do and may, and the fields of their player as they are now. */
export type Sitting<F extends Fields> = PlayerOf<F> & {
  /** sets a part of this player's state; what is not named stays as a fresh set-up has it */
  has(part: Part): void;
  does(...moves: readonly string[]): void;
  /** as one submission, all or none */
  doesAtOnce(...moves: readonly string[]): void;
  may(move: string): boolean;
  /** the paragraph that forbids a move; `not-asked`, `not-waiting` or `over`; undefined if it is legal */
  why(move: string): string | undefined;
  moves(): readonly string[];
  undo(): void;
  sees(): View<F>;
};

export type Table<F extends Fields> = Readonly<Record<Name, Sitting<F>>> & {
  /** sets a part of what lies on the table */
  has(part: Part): void;
  /** says what nature does, where no seed does */
  nature(...outcomes: readonly string[]): void;
  waitingFor(): readonly number[] | 'chance';
  result(): Result | undefined;
  points(): readonly number[] | undefined;
  /** the state as it is now */
  readonly g: State<F>;
  readonly match: Match<F>;
};

export interface TableConfig {
  readonly options?: Json;
  /** with one, nature answers by itself */
  readonly seed?: string;
}

/**
 * A table to test rules at, so that a test reads like it: a part of a state is set, somebody does something, and what
 * lies there afterwards is looked at.
 *
 *     const { anna, bram, nature } = table(grachtenpand, { seats: 2 });
 *     anna.has({ hand: [1, 30, 90] });
 *     anna.does('draw shop');
 */
export function table<F extends Fields>(game: Game<F>, state: Part = {}, config: TableConfig = {}): Table<F> {
  let given: Part = state;
  let match = begin();

  function begin(): Match<F> {
    return new Match(game, {
      seats: game.definition.seats.least,
      from: given,
      ...(config.options !== undefined && { options: config.options }),
      ...(config.seed !== undefined && { nature: quickNature(config.seed) }),
    });
  }

  function set(part: Part): void {
    must(untouched(), () => 'a state is set before the first move');
    given = { ...given, ...part };
    match = begin();
  }

  function untouched(): boolean {
    return match.rows.every((row) => row.entries.every((entry) => entry.by < 0)) && pendingNothing();
  }

  function pendingNothing(): boolean {
    return Array.from({ length: match.seats }, (_, seat) => match.pending(seat)).every((lane) => lane.length === 0);
  }

  function sitting(seat: number): Sitting<F> {
    const verbs: Record<string, unknown> = {
      has(part: Part) {
        const players = [...((given['players'] as readonly Part[] | undefined) ?? [])];
        while (players.length <= seat) players.push({});
        players[seat] = { ...players[seat], ...part };
        set({ players });
      },
      does(...moves: readonly string[]) {
        for (const move of moves) match.submit(seat, [move]);
      },
      doesAtOnce: (...moves: readonly string[]) => match.submit(seat, moves),
      may: (move: string) => match.why(seat, move).legal,
      why(move: string) {
        const why = match.why(seat, move);
        return why.legal ? undefined : 'paragraph' in why ? why.paragraph : why.code;
      },
      moves: () => match.legal(seat),
      undo: () => match.undo(seat),
      sees: () => match.view(seat),
    };
    const live = (): object => (match.state as unknown as { players: readonly object[] }).players[seat];
    return new Proxy(verbs, {
      get: (_, key) => (Object.hasOwn(verbs, key) ? verbs[key as string] : (Reflect.get(live(), key) as unknown)),
      has: (_, key) => Object.hasOwn(verbs, key) || Reflect.has(live(), key),
    }) as Sitting<F>;
  }

  const sittings = Object.fromEntries(NAMES.map((name, seat) => [name, sitting(seat)])) as Record<Name, Sitting<F>>;
  return {
    ...sittings,
    has: set,
    nature(...outcomes) {
      for (const outcome of outcomes) match.tellChance(outcome);
    },
    waitingFor: () => match.waitingFor(),
    result: () => match.result(),
    points: () => match.result()?.points,
    g: new Proxy({}, { get: (_, key) => Reflect.get(match.state, key) as unknown }) as State<F>,
    get match() {
      return match;
    },
  };
}
