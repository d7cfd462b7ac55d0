import type { Json } from '../domain.ts';
import type { Log } from '../log.ts';
import type { Nature } from '../nature.ts';
import type { OpenReferee } from './open-referee.ts';
import type { Reply } from './reply.ts';

/** One version of one game. */
export interface Rules {
  readonly game: string;
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  /** options complete, or why they cannot be played */
  readOptions(options: Json | undefined, seats: number): Reply<Json>;
  /** a hash of the tables that these options are played with */
  tables(options: Json): string;
  /** These texts as moves that a seat of this game could make at some time, or which of them is none. */
  readMoves(moves: readonly string[]): Reply<readonly string[]>;
  /** The table sees a `Referee`; only who may see everything keeps it as the `OpenReferee` that it is. */
  begin(setting: Setting): Reply<OpenReferee>;
  /** `trusted` carries out what is written without asking whether it was legal; `checked` asks at every move. */
  replay(log: Log, how: 'trusted' | 'checked', nature?: Nature): Reply<OpenReferee>;
  /** The same row by row, every move checked. Whoever asks for the next row may do something else first. */
  replaying(log: Log, nature?: Nature): Replaying;
}

/** A log that is being replayed. After a refusal there is nothing more to ask for. */
export interface Replaying {
  /** Replays the next row; after the last one the answers that wait for others, and the result is compared. */
  next(): Reply<Replayed>;
}

export interface Replayed {
  /** `row` after a row, `over` when nothing is left */
  readonly is: 'row' | 'over';
  /** the game so far: always the same referee */
  readonly referee: OpenReferee;
}

/** What a game is begun with. */
export interface Setting {
  readonly seats: number;
  readonly options?: Json;
  /** who answers chance; without one the game waits for outcomes to be told */
  readonly nature?: Nature;
  /** a state to begin with instead of the set-up */
  readonly from?: Json;
}
