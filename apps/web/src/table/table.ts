import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Json, Refusal, Result, SeenRow, Undoable, Why } from '@mokum/kernel';
import type { TableNotice } from './notice.ts';

/** Who sits at a seat. */
export interface SeatInfo {
  readonly name: string;
  /** which of the player colours, with its charge */
  readonly colour: 'red' | 'green' | 'yellow' | 'blue' | 'white';
  /** `human` for a person, or the level of a bot */
  readonly who: string;
}

/** What everybody at a table may know of it. There is no seed in it: who knows the seed knows what will be drawn. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** the version of the rules that it is played by */
  readonly rules: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Json;
  /** when it was begun, in milliseconds */
  readonly begun: number;
}

/**
 * A moment of a game as one audience sees it: nothing in it is hidden from that audience, and nothing else reaches the
 * screen. `V` is the game's view.
 */
export interface Position<V = Json> {
  /** how many rows were ever written when it was so: public, and without gaps */
  readonly revision: number;
  /** the seat whose eyes these are; `everybody` once the game is over, `spectator` while the curtain is down */
  readonly audience: number | 'spectator' | 'everybody';
  readonly view: V;
  readonly rows: readonly SeenRow[];
  /** this seat's own answers that wait for the others, one list of moves for each submission */
  readonly pending: readonly (readonly string[])[];
  readonly waitingFor: readonly number[];
  /** what this seat may do, in notation */
  readonly legal: readonly string[];
  readonly undo: Undoable;
  readonly result: Result | undefined;
}

/** Whether the table is reached: only a `live` one shows what is so now; a `refused` one will not be reached again. */
export type Connection = 'connecting' | 'catching-up' | 'live' | 'stale' | 'refused';

/**
 * One table, local or online: the screen knows nothing else of a game being played. What it does and asks takes a while;
 * until then the screen goes on showing what it has.
 */
export interface Table<V = Json> {
  readonly info: TableInfo;
  /** the newest position for whoever looks at the screen now */
  readonly now: ReadonlySignal<Position<V>>;
  readonly connection: ReadonlySignal<Connection>;
  /** the seats whose bots are thinking */
  readonly thinking: ReadonlySignal<readonly number[]>;
  /** what the seat that looks has left for its next question */
  readonly left: ReadonlySignal<readonly string[]>;
  readonly notice: ReadonlySignal<TableNotice | undefined>;
  dismissNotice(): void;
  /** plays a list of moves for the seat that looks, all or none; it is shown when this resolves */
  submit(moves: readonly string[]): Promise<Refusal | undefined>;
  /**
   * Leaves moves for whatever the seat that looks is asked next, played as soon as it is asked: dice can be chosen while
   * others still choose theirs. A new list takes the place of an earlier one, an empty one takes it back, and so does
   * undo. A list that is not legal when its turn comes is dropped, and a notice says so.
   */
  ahead(moves: readonly string[]): Promise<Refusal | undefined>;
  /** takes back the last submissions of the seat that looks, so many of them or none; without a number the last */
  undo(steps?: number): Promise<Refusal | undefined>;
  why(move: string): Promise<Why>;
  /** what the seat that looks could do before each of its moves that wait for the others, the first move first */
  earlier(): Promise<readonly (readonly string[])[]>;
  /** the position when the game had so many rows, for the same audience: one can look at it, not act in it */
  at(revision: number): Promise<Position<V>>;
  /** the whole game as a log file; only once it is over, or for the one person who plays alone */
  log(): Promise<string | undefined>;
  /** several people at one screen; a table that one person looks at has none */
  readonly hotSeat?: HotSeat;
  /** how long the screen shows one row before the next move of a bot; a table that is run elsewhere has none */
  readonly pace?: Pace;
  close(): void;
}

/** Several people at one screen, of whom one looks. */
export interface HotSeat {
  /** the seat the screen should be handed to next, while the curtain is down */
  readonly curtain: ReadonlySignal<number | undefined>;
  /** the person at this seat has taken the screen */
  raiseCurtain(): void;
  /** what `ahead` does, for anybody at this screen */
  ahead(seat: number, moves: readonly string[]): Promise<Refusal | undefined>;
  /** who at this screen has left something that waits; what it is only `left` tells, to whoever looks */
  readonly leaving: ReadonlySignal<readonly number[]>;
}

/** Milliseconds from one row to the next move of a bot; 0 shows it at once. */
export type Pace = Signal<number>;
