import type { Undoable } from '../barrier.ts';
import type { Result } from '../definition.ts';
import type { ViewDelta } from '../delta/view-delta.ts';
import type { Json } from '../domain.ts';
import type { SeenRow } from '../entries.ts';
import type { LogHeader } from '../log.ts';
import type { MemoryData } from '../memory.ts';
import type { Audience } from '../state.ts';
import type { Why } from '../why.ts';
import type { Reply } from './reply.ts';
import type { Mark } from './mark.ts';

/**
 * One game being played, for those who run a table. What people or programs ask for is answered by a `Reply`. A seat
 * that does not exist is refused where there is a reply; elsewhere it is the caller's mistake, and an error is thrown.
 */
export interface Referee {
  readonly seats: number;
  readonly options: Json;
  /** the state it began with, where that was not the set-up */
  readonly from: Json | undefined;
  /** how many rows were ever written: the revision, public and without gaps */
  readonly length: number;
  /** how many outcomes of nature were ever drawn or told, undone ones too */
  readonly drawn: number;

  waitingFor(): readonly number[] | 'chance';
  result(): Result | undefined;
  /** the count as if the game ended now */
  standing(): Result;
  legal(seat: number): readonly string[];
  /** a seat's own answers that wait for the others, one list of moves for each submission */
  pending(seat: number): readonly (readonly string[])[];
  /** what a seat could do before each of its moves that wait for the others */
  earlier(seat: number): readonly (readonly string[])[];
  why(seat: number, move: string): Reply<Why>;
  undoable(seat: number): Undoable;
  /** Names what a seat is asked; empty where it is not asked. It stays the same while others answer beside it. */
  question(seat: number): string;

  /** Plays a list of moves, all or none. */
  submit(seat: number, moves: readonly string[]): Reply<Done>;
  /** Tells an outcome of nature, where no nature was given. */
  tellChance(outcome: string): Reply<Done>;
  /** Takes back a seat's last submissions, so many of them or none. */
  undo(seat: number, steps?: number): Reply<Done>;
  /** All have agreed: the game is again what it was when it had so many rows. */
  rewind(length: number): Reply<Done>;

  view(audience: Audience): Json;
  /** the view when the game had so many rows */
  viewAt(length: number, audience: Audience): Json;
  /** what has changed in the view of an audience since a mark */
  changes(audience: Audience, since: Mark): ViewDelta;
  mark(): Mark;
  /** the rows from a number on, for the eyes of an audience, with what happened in them */
  rows(audience: Audience, from: number): readonly SeenRow[];
  /** the same rows as lines of a log: nothing is hidden in them */
  lines(from: number): readonly string[];
  memory(seat: number): MemoryData;
  /** whether one of these seats knows something that somebody looking on does not */
  knowsSecrets(seats: readonly number[]): boolean;
  /** the whole game as text */
  log(more: LogMore): string;
  /** Drops what was made on demand and can be made again. */
  rest(): void;
}

/** What a change has done: rows were added from `from` on; none where the answer waits for the others. */
export interface Done {
  readonly from: number;
  readonly length: number;
}

/** What a table adds to the head of its log. */
export type LogMore = Pick<LogHeader, 'names' | 'players' | 'seed' | 'commitment'>;
