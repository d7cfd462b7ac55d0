import type { Json } from '../domain.ts';
import type { Referee } from './referee.ts';

/** What only a referee at a terminal or in the engine may see: nothing is hidden here, so no table sends it. */
export interface OpenReferee extends Referee {
  /** the whole state */
  json(): Json;
  hash(): string;
  /** what nature may do now; nothing where it is not asked */
  outcomes(): Outlook;
  /** the whole state when the game had so many rows */
  jsonAt(length: number): Json;
}

/** Nature's possible outcomes with their weights; a deal is too large to list, so its shape is told instead. */
export interface Outlook {
  readonly moves: readonly string[];
  readonly weights: readonly number[];
  readonly deal?: { readonly task: string; readonly of: string; readonly length: number };
}
