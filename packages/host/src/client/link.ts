import type { Down, Up } from '@mokum/protocol';
import { type Clock, noClock } from '../ports/index.ts';
import type { Dial, Line } from './dial.ts';

export interface LinkSetting {
  readonly dial: Dial;
  readonly clock?: Clock;
  readonly patience?: number;
}

export interface LinkEvents {
  /** a connection has begun: say hello */
  opened(): void;
  receive(down: Down): void;
  /** the connection is lost; another one is tried */
  lost(): void;
  /** names the answer that is waited for; empty for none */
  waitsFor(): string;
}

const PATIENCE = 10_000;
/** the first wait before a connection is tried again; each wait is twice the one before, up to the longest */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;

/** A connection that is made anew whenever it is lost, or silent for too long. */
export class Link {
  readonly #setting: LinkSetting;
  readonly #events: LinkEvents;
  readonly #clock: Clock;
  #line: Line | undefined;
  /** counts the connections: what an older one still brings is not heard */
  #number = 0;
  #tries = 0;
  /** when something was heard last */
  #heard = 0;
  /** the answer that is waited for, and since when */
  #waits = { answer: '', since: 0 };
  #cancel: () => void = () => undefined;
  #over: 'no' | 'yes' = 'no';

  constructor(setting: LinkSetting, events: LinkEvents) {
    this.#setting = setting;
    this.#events = events;
    this.#clock = setting.clock ?? noClock;
  }

  open(): void {
    this.#cancel();
    this.#number++;
    const number = this.#number;
    const isNow = (): boolean => number === this.#number && this.#over === 'no';
    this.#heard = this.#clock.now();
    this.#waits = { answer: '', since: 0 };
    // A wire in one thread may answer before `dial` returns: what comes then waits for the line.
    this.#line = this.#setting.dial({
      receive: (down) => {
        if (!isNow()) return;
        this.#heard = this.#clock.now();
        this.#events.receive(down);
      },
      closed: () => {
        if (isNow()) this.renew();
      },
    });
    this.#watch();
    this.#events.opened();
  }

  send(up: Up): void {
    this.#line?.send(up);
  }

  /** All is well: the next loss is again the first. */
  rests(): void {
    this.#tries = 0;
  }

  /** Gives the connection up and makes another one, after so many milliseconds or as long as is fitting. */
  renew(wait?: number): void {
    if (this.#over === 'yes') return;
    this.#hangUp();
    this.#events.lost();
    const fitting = this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT << Math.min(this.#tries - 1, 10));
    this.#tries++;
    this.#cancel = this.#clock.wake(this.#clock.now() + (wait ?? fitting), () => this.open());
  }

  close(): void {
    this.#over = 'yes';
    this.#hangUp();
  }

  #hangUp(): void {
    this.#cancel();
    this.#number++;
    this.#line?.close();
    this.#line = undefined;
  }

  /** Asks for a sign of life from time to time, and gives up a connection that is silent or owes an answer too long. */
  #watch(): void {
    const patience = this.#setting.patience ?? PATIENCE;
    this.#cancel = this.#clock.wake(this.#clock.now() + patience / 2, () => {
      const now = this.#clock.now();
      const answer = this.#events.waitsFor();
      if (answer !== this.#waits.answer) this.#waits = { answer, since: now };
      const owed = answer !== '' && now - this.#waits.since >= patience;
      if (owed || now - this.#heard >= patience) {
        this.renew();
        return;
      }
      this.#line?.send({ is: 'ping' });
      this.#watch();
    });
  }
}
