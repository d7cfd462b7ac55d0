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

/** One row of the log: a submission with the chances that followed it, or an undo of an earlier row. */
export interface Row {
  readonly seq: number;
  readonly entries: readonly Entry[];
  readonly undo?: Undo;
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
