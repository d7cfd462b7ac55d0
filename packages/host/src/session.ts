import type { Audience, Mark } from '@mokum/kernel';
import type { Down } from '@mokum/protocol';
import type { Lane } from './lanes.ts';
import { audienceNow, type Base, momentFor } from './moment.ts';
import type { Play } from './play.ts';
import type { Wire } from './ports/index.ts';

/** Somebody who looks at the table: the way to them, who they are, and what they hold already. */
export class Session {
  readonly #wire: Wire;
  /** what their ticket lets them see while the game goes on */
  readonly audience: Audience;
  readonly lane: Lane;
  #base: Base | undefined;
  /** what they may do, as they were told it last */
  #now = '';
  /** how many moments were sent on this connection */
  #nth = 0;
  #owes: 'nothing' | 'always' | 'if news' = 'nothing';

  constructor(wire: Wire, audience: Audience, lane: Lane, base: Base | undefined) {
    this.#wire = wire;
    this.audience = audience;
    this.lane = lane;
    this.#base = base;
  }

  get seat(): number | undefined {
    return typeof this.audience === 'number' ? this.audience : undefined;
  }

  get nth(): number {
    return this.#nth;
  }

  send(down: Down): void {
    this.#wire.send(down);
  }

  /** Says why, and ends the connection. */
  stop(words: Omit<Extract<Down, { is: 'stop' }>, 'is'>): void {
    this.send({ is: 'stop', ...words });
    this.#wire.close();
  }

  /** Sends the newest moment; `if news` leaves it where nothing of it would be new to them. */
  sendMoment(play: Play, mark: Mark, when: 'always' | 'if news'): void {
    if (this.#wire.full?.()) {
      // A reply that is owed stays owed, whatever comes after it.
      if (this.#owes !== 'always') this.#owes = when;
      return;
    }
    this.#owes = 'nothing';
    const audience = audienceNow(play, this.audience);
    const told = momentFor(play, audience, this.#base);
    const now = JSON.stringify(told.now);
    // Whoever has nothing new holds the same view as the newest mark: all share one mark.
    this.#base = { line: told.line, rows: told.from + told.rows.length, audience, mark };
    if (when === 'if news' && now === this.#now && told.rows.length === 0 && isEmpty(told.view)) return;
    this.#now = now;
    this.#nth++;
    this.send({ is: 'moment', nth: this.#nth, ...told, done: this.lane.done });
  }

  /** Whether a moment is owed that the wire could not take, and whether it is sent even without news. */
  get owes(): 'nothing' | 'always' | 'if news' {
    return this.#owes;
  }
}

const isEmpty = (view: object): boolean => !Array.isArray(view) && Object.keys(view).length === 0;
