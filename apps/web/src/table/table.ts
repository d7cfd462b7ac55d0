import type { ReadonlySignal } from '@preact/signals';
import type { Json, Result, SeenRow, Undoable, Why } from '@mokum/kernel';

/** Who sits at a seat. */
export interface SeatInfo {
  readonly name: string;
  /** which of the player colours, with its charge */
  readonly colour: 'red' | 'green' | 'yellow' | 'blue' | 'white';
  /** `human` for a person at this screen, or the level of a bot */
  readonly who: string;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly options: Json;
  readonly seed: string;
  /** when it was begun, in milliseconds */
  readonly begun: number;
}

/**
 * A moment of a game as one audience sees it: nothing in it is hidden from that audience, and nothing else reaches the
 * screen. `V` is the game's view.
 */
export interface Position<V = Json> {
  /** the seat whose eyes these are; `everybody` once the game is over, `spectator` while the curtain is down */
  readonly audience: number | 'spectator' | 'everybody';
  readonly view: V;
  readonly rows: readonly SeenRow[];
  /** this seat's own answers that wait for the others, in notation */
  readonly pending: readonly string[];
  readonly waitingFor: readonly number[];
  /** what this seat may do, in notation */
  readonly legal: readonly string[];
  readonly undo: Undoable;
  readonly result: Result | undefined;
  /** how many rows of the whole game led here */
  readonly length: number;
}

/** What can go wrong with a submission, in words for the screen. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly paragraph?: string;
}

/** One table, local or online: the screen knows nothing else of a game being played. */
export interface Table<V = Json> {
  readonly info: TableInfo;
  /** the newest position for whoever looks at the screen now */
  readonly now: ReadonlySignal<Position<V>>;
  /** hot-seat: the seat the screen should be handed to next, while the curtain is down */
  readonly curtain: ReadonlySignal<number | undefined>;
  /** the seats whose bots are thinking */
  readonly thinking: ReadonlySignal<readonly number[]>;
  /** hot-seat: the person at this seat has taken the screen */
  raiseCurtain(): void;
  /** plays a list of moves for the seat that looks, all or none */
  submit(moves: readonly string[]): Promise<Refusal | undefined>;
  /**
   * Leaves moves for whatever a seat is asked next, played as soon as it is asked: dice can be chosen while others still
   * choose theirs. Without a seat it is the one that looks; at one screen any person's may be named. A new list takes the
   * place of an earlier one, an empty one takes it back, and so does undo. A list that is not legal when its turn comes
   * is dropped, and a notice says so. It is kept nowhere: a page that is loaded again has forgotten it.
   */
  ahead(moves: readonly string[], seat?: number): Promise<Refusal | undefined>;
  /** who at this screen has left something that waits: its moves for the seat that looks, of others an empty list */
  readonly left: ReadonlySignal<ReadonlyMap<number, readonly string[]>>;
  undo(): Promise<Refusal | undefined>;
  why(move: string): Why;
  /** what the seat that looks could do before each of its pending answers, the first answer first */
  earlier(): readonly (readonly string[])[];
  /** the position after so many rows, for the same audience */
  at(length: number): Position<V>;
  /** the whole game as a log file; only once it is over, or for the one person who plays alone */
  log(): string | undefined;
  close(): void;
}
