import type { Audience, Refusal } from '@mokum/kernel';
import {
  type Act,
  type Answer,
  type Down,
  type Notice,
  PROTOCOL,
  type Question,
  type TableCard,
} from '@mokum/protocol';
import type { Clock } from '../ports/index.ts';
import { Asks } from './asks.ts';
import type { Dial } from './dial.ts';
import { Link } from './link.ts';
import { Operations } from './operations.ts';
import { type Position, positionAfter } from './position.ts';

/**
 * `connecting` before the first welcome, `catching-up` between a welcome and its moment, `live`, `stale` while the
 * connection is lost and the last position stays in sight, `refused` when there will be none any more.
 */
export type Connection = 'connecting' | 'catching-up' | 'live' | 'stale' | 'refused';

export type Stop = Omit<Extract<Down, { is: 'stop' }>, 'is'>;

export interface ClientSetting {
  readonly dial: Dial;
  readonly table: string;
  readonly ticket: string;
  /** without one nothing is ever too late: for a wire that loses nothing */
  readonly clock?: Clock;
  /** how long a silence may last before the connection is made anew, in milliseconds */
  readonly patience?: number;
}

/** What is told to whoever uses a client. */
export interface Listener {
  changed?(position: Position): void;
  connection?(connection: Connection): void;
  around?(around: Around): void;
  notice?(notice: Notice): void;
}

/** Who is here and who thinks. */
export interface Around {
  readonly here: readonly number[];
  readonly thinking: readonly number[];
}

const NOBODY: Around = { here: [], thinking: [] };

const UNKNOWN: Refusal = { code: 'closed', message: 'the connection to the table has ended' };

/** The end of a table at which somebody looks on and acts. It holds the position, and repeats what was lost. */
export class Client {
  readonly #setting: ClientSetting;
  readonly #link: Link;
  readonly #listeners = new Set<Listener>();
  readonly #operations = new Operations();
  readonly #asks = new Asks();
  #connection: Connection = 'connecting';
  #position: Position | undefined;
  #card: TableCard | undefined;
  #around = NOBODY;
  #stop: Stop | undefined;
  #lane: string | undefined;
  /** what the ticket lets its holder see */
  #guest: Audience = 'spectator';
  /** the number that the table knew last of this lane, until the moment after its welcome has come */
  #welcomed: number | undefined;
  /** the number of the last moment of this connection */
  #nth = 0;

  constructor(setting: ClientSetting) {
    this.#setting = setting;
    this.#link = new Link(setting, {
      opened: () => this.#hello(),
      receive: (down) => this.#receive(down),
      lost: () => this.#become(this.#position ? 'stale' : 'connecting'),
      waitsFor: () => (this.#connection === 'live' ? this.#operations.underWay + this.#asks.underWay : 'a moment'),
    });
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** the newest position; undefined before the first moment */
  get position(): Position | undefined {
    return this.#position;
  }

  /** what everybody may know of the table; undefined before the first welcome */
  get card(): TableCard | undefined {
    return this.#card;
  }

  get around(): Around {
    return this.#around;
  }

  /** why the table has refused, and whether to come again */
  get stop(): Stop | undefined {
    return this.#stop;
  }

  /** Tells a listener what happens from now on; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins the first connection. */
  open(): void {
    this.#link.open();
  }

  /** Plays moves, all or none. Resolves with the refusal, or with nothing when they were kept and shown. */
  submit(moves: readonly string[]): Promise<Refusal | undefined> {
    return this.#do({ is: 'submit', moves: [...moves] });
  }

  /** Leaves moves for whatever the seat is asked next; an empty list takes them back. */
  ahead(moves: readonly string[]): Promise<Refusal | undefined> {
    return this.#do({ is: 'ahead', moves: [...moves] });
  }

  /** Takes back the last submissions of the seat, so many of them or none. */
  undo(steps = 1): Promise<Refusal | undefined> {
    return this.#do({ is: 'undo', steps });
  }

  /** Wishes the game back to when it had so many rows. */
  rewind(rows: number): Promise<Refusal | undefined> {
    return this.#do({ is: 'rewind', rows });
  }

  /** Asks something that changes nothing. What is refused comes as an answer too. */
  ask(what: Question): Promise<Answer> {
    if (this.#connection === 'refused') return Promise.resolve({ is: 'refused', refusal: { ...UNKNOWN } });
    const { message, answer } = this.#asks.add(what);
    if (this.#connection === 'live') this.#link.send(message);
    return answer;
  }

  /** Leaves the table. What was not answered is refused: whether it was carried out, the table knows. */
  close(): void {
    this.#end({ why: 'closing', message: UNKNOWN.message, again: 'never' });
  }

  #do(act: Act): Promise<Refusal | undefined> {
    if (this.#connection === 'refused') return Promise.resolve(UNKNOWN);
    const settled = this.#operations.add(this.#position?.question ?? '', act);
    this.#sendNext();
    return settled;
  }

  #sendNext(): void {
    if (this.#connection !== 'live') return;
    const next = this.#operations.next();
    if (next) this.#link.send(next);
  }

  #hello(): void {
    const held = this.#position;
    // What everybody sees when a game is over is another history than what a seat saw of it.
    const have = held && held.audience !== 'everybody' ? { line: held.line, rows: held.length } : undefined;
    const { table, ticket } = this.#setting;
    this.#nth = 0;
    this.#welcomed = undefined;
    this.#link.send({
      is: 'hello',
      protocol: PROTOCOL,
      table,
      ticket,
      ...(this.#lane !== undefined && { lane: this.#lane }),
      ...(have && { have }),
    });
  }

  #receive(down: Down): void {
    switch (down.is) {
      case 'welcome':
        return this.#welcome(down);
      case 'moment':
        return this.#moment(down);
      case 'refused':
        this.#operations.refused(down.n, down.refusal);
        return this.#sendNext();
      case 'answer':
        return this.#asks.answered(down.id, down.answer);
      case 'around':
        this.#around = { here: down.here, thinking: down.thinking };
        return this.#tell((listener) => listener.around?.(this.#around));
      case 'notice':
        return this.#tell((listener) => listener.notice?.(down.notice));
      case 'stop':
        return this.#stopped(down);
      case 'pong':
        if (down.nth > this.#nth) this.#link.renew();
    }
  }

  #welcome({ table, lane, done, audience }: Extract<Down, { is: 'welcome' }>): void {
    if (this.#welcomed !== undefined || this.#connection === 'live') return;
    if (this.#lane !== undefined && lane !== this.#lane) this.#operations.lose();
    this.#card = table;
    this.#guest = audience;
    this.#lane = lane;
    this.#welcomed = done;
    this.#become('catching-up');
  }

  #moment(moment: Extract<Down, { is: 'moment' }>): void {
    if (moment.nth <= this.#nth) return;
    if (moment.nth > this.#nth + 1 || (this.#connection !== 'live' && this.#welcomed === undefined)) {
      // Something of this connection was lost.
      this.#link.renew();
      return;
    }
    const position = positionAfter(this.#position, moment, this.#guest);
    if (!position) {
      this.#position = undefined;
      this.#link.renew();
      return;
    }
    this.#nth = moment.nth;
    this.#position = position;
    this.#tell((listener) => listener.changed?.(position));
    this.#operations.done(moment.done);
    if (this.#welcomed !== undefined) this.#goOn(this.#welcomed);
    else this.#sendNext();
  }

  /** The table is in sight again: what was not answered is repeated. */
  #goOn(last: number): void {
    this.#welcomed = undefined;
    this.#link.rests();
    this.#become('live');
    const repeated = this.#operations.repeat(last);
    if (repeated) this.#link.send(repeated);
    for (const message of this.#asks.repeat()) this.#link.send(message);
    this.#sendNext();
  }

  #stopped({ why, message, again }: Stop): void {
    // Without a clock nobody comes again: whoever waits for an answer is told that there will be none.
    if (typeof again === 'number' && this.#setting.clock) this.#link.renew(again);
    else this.#end({ why, message, again });
  }

  #end(stop: Stop): void {
    if (this.#connection === 'refused') return;
    this.#stop = stop;
    this.#link.close();
    this.#become('refused');
    this.#operations.refuseAll(UNKNOWN);
    this.#asks.refuseAll({ is: 'refused', refusal: { ...UNKNOWN } });
  }

  #become(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#tell((listener) => listener.connection?.(connection));
  }

  #tell(tell: (listener: Listener) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }
}
