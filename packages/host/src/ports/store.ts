import type { TableCard } from '@mokum/protocol';

/** Where tables are kept. */
export interface Store {
  /** the table as it is kept now; undefined where there is none of this name */
  open(table: string): Promise<Kept | undefined>;
  /**
   * Keeps a change as a whole or not at all. `after` is the version that the host knows: where another one is kept, the
   * store keeps nothing and gives it. What it throws is a fault: the host then stops.
   */
  append(table: string, after: number, change: Change): Promise<Appended>;
  /** Calls `newer` when somebody else may have kept a change of this table; returns how to stop that. */
  watch?(table: string, newer: () => void): () => void;
}

/** A table as it is kept. */
export interface Kept {
  /** counts the changes that were kept; 0 where it is a game that was not kept here before */
  readonly version: number;
  readonly card: TableCard;
  /** the whole game, with answers that wait */
  readonly log: string;
  /** A log that a host wrote is carried out on trust; one from elsewhere is checked move by move. */
  readonly written: 'here' | 'elsewhere';
  /** left out by a store that keeps nothing but the game */
  readonly beside?: Beside;
}

/** What a host keeps beside the game. */
export interface Beside {
  readonly line: string;
  /** by seat, how often its waiting answers have changed since the last row */
  readonly said: readonly number[];
  /** by seat, the moves it has left ahead */
  readonly ahead: readonly (readonly string[])[];
  readonly lanes: readonly KeptLane[];
}

/** A lane with its last operation and what was replied to it. */
export interface KeptLane {
  readonly name: string;
  /** the ticket that owns it */
  readonly ticket: string;
  /** the number of the last operation that was carried out */
  readonly done: number;
  /** the number of the last operation at all, with its body as text, and why it was refused if it was */
  readonly last: number;
  readonly body: string;
  readonly refusal?: { readonly code: string; readonly message: string; readonly paragraph?: string };
}

/** What is to be kept: all that has happened since the version the host knows. */
export interface Change {
  readonly version: number;
  readonly card: TableCard;
  /** whether the game itself has changed: its rows, or answers that wait */
  readonly game: 'changed' | 'as-it-was';
  /** how many rows were kept before, and the log's lines of those that have come */
  readonly from: number;
  readonly rows: readonly string[];
  readonly length: number;
  readonly over: boolean;
  readonly waitingFor: readonly number[];
  readonly beside: Beside;
  /** the whole game as text, for a store that keeps it as one */
  log(): string;
}

export type Appended =
  | { readonly is: 'kept' }
  /** another version is kept; `kept` is it */
  | { readonly is: 'stale'; readonly kept: Kept }
  /** the game goes on, and the next change is tried again with all that is missing */
  | { readonly is: 'not-kept'; readonly why: 'full' | 'unavailable' | 'deleted' };
