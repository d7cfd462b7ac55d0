import type { LogMore } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import type { Lanes } from './lanes.ts';
import type { Play } from './play.ts';
import type { Appended, Beside, Store } from './ports/index.ts';

/** Which version of a table is kept, and how many rows of the game that has. */
export interface KeptSoFar {
  readonly version: number;
  readonly rows: number;
}

/** How a table is kept: which version is, and what of the game that version has. */
export class Keeping {
  readonly #store: Store;
  readonly #card: TableCard;
  #version: number;
  /** how many rows are kept, and the answers that wait, as text */
  #rows: number;
  #waiting: string;
  #mode: 'kept' | 'not-kept' = 'kept';

  /** `rows` are those that are kept; answers that wait are kept with them. */
  constructor(store: Store, card: TableCard, { version, rows }: KeptSoFar, play: Play) {
    this.#store = store;
    this.#card = card;
    this.#version = version;
    this.#rows = rows;
    this.#waiting = waitingText(play);
  }

  /** Whether there is something that is not kept yet. */
  misses({ referee }: Play): 'something' | 'nothing' {
    return this.#version === 0 || referee.length > this.#rows ? 'something' : 'nothing';
  }

  get mode(): 'kept' | 'not-kept' {
    return this.#mode;
  }

  /** Keeps the game as it stands, with what is beside it. */
  async keep(play: Play, lanes: Lanes, more: LogMore): Promise<Appended> {
    const { referee } = play;
    const { length } = referee;
    const waiting = waitingText(play);
    const appended = await this.#store.append(this.#card.id, this.#version, {
      version: this.#version + 1,
      card: this.#card,
      game: this.#version > 0 && length === this.#rows && waiting === this.#waiting ? 'as-it-was' : 'changed',
      from: this.#rows,
      rows: referee.lines(this.#rows),
      length,
      over: referee.result() !== undefined,
      waitingFor: play.waitingFor(),
      beside: besideOf(play, lanes),
      log: () => referee.log(more),
    });
    this.#mode = appended.is === 'not-kept' ? 'not-kept' : 'kept';
    if (appended.is === 'kept') {
      this.#version++;
      this.#rows = length;
      this.#waiting = waiting;
    }
    return appended;
  }

  /** Somebody else has kept a newer version, and this is it now. */
  adopt({ version, rows }: KeptSoFar, play: Play): void {
    this.#version = version;
    this.#rows = rows;
    this.#waiting = waitingText(play);
    this.#mode = 'kept';
  }

  get version(): number {
    return this.#version;
  }
}

const seatsOf = ({ referee }: Play): number[] => Array.from({ length: referee.seats }, (_, seat) => seat);
const waitingText = (play: Play): string => JSON.stringify(seatsOf(play).map((seat) => play.referee.pending(seat)));

const besideOf = (play: Play, lanes: Lanes): Beside => ({
  line: play.line,
  said: [...play.said],
  ahead: seatsOf(play).map((seat) => play.left(seat)),
  lanes: lanes.kept(),
});
