import type { Json } from './domain.ts';

/** the one who moves when nature does */
export const NATURE = -1;

/** One answer, by a seat or by nature. `owner` is the seat whose question or draw it was, or −1. */
export interface Entry {
  readonly by: number;
  readonly owner: number;
  readonly task: string;
  readonly values: readonly number[];
}

/**
 * One row of the log: a submission with the chances that followed it, outcomes that were told, an undo of an earlier
 * row, or a rewind. A row is written once and never changes.
 */
export interface Row {
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly undo?: Undo;
  /** all have agreed: the game is again what it was when it had so many rows */
  readonly rewind?: number;
}

/** who took back which row */
export interface Undo {
  readonly seat: number;
  readonly row: number;
}

/** An entry as an audience sees it: without values where they are not for its eyes. */
export interface SeenEntry {
  readonly by: number;
  readonly owner: number;
  readonly task: string;
  readonly values?: readonly number[];
  readonly text: string;
}

export interface SeenRow {
  readonly seq: number;
  readonly entries: readonly SeenEntry[];
  readonly undo?: Undo;
  readonly rewind?: number;
  /** what came of it, where a match tells it */
  readonly told?: readonly SeenTold[];
}

/** A row a seat has seen, with what its view showed then that no row tells. */
export interface RememberedRow extends SeenRow {
  readonly noticed: Json;
}

/** A happening for an audience's eyes, with the names of what it tells. */
export interface SeenTold {
  readonly happening: string;
  readonly seat: number;
  readonly values: Readonly<Record<string, number | string>>;
  readonly cause: number | string;
}
