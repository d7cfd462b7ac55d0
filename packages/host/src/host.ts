import type { Result } from '@mokum/kernel';
import type { TableCard, Up } from '@mokum/protocol';
import type { KeptSoFar } from './keeping.ts';
import type { Play } from './play.ts';
import type { Beside, BotAnswer, Wire } from './ports/index.ts';
import { Queue } from './queue.ts';
import { Table, type TableSetting } from './table.ts';
import { Visitor } from './visitor.ts';

/** One connection, as the wire's end at the host uses it. */
export interface Connected {
  /** a message came */
  receive(up: Up): void;
  /** what came is no message; `why` says what is wrong with it */
  refuse(why: string): void;
  /** the wire can take more after it was full */
  drained(): void;
  /** the connection has ended */
  closed(): void;
}

/** A table being played. Whoever runs it holds this; whoever looks at it has a connection. */
export class Host {
  readonly #table: Table;
  readonly #queue = new Queue();
  #closed: 'no' | 'yes' = 'no';
  #unwatch: () => void = () => undefined;

  constructor(setting: TableSetting, play: Play, kept: KeptSoFar & { readonly beside?: Beside }) {
    this.#table = new Table(setting, play, kept);
  }

  /** what everybody may know of the table */
  get card(): TableCard {
    return this.#table.setting.card;
  }

  /** how many rows were ever written */
  get length(): number {
    return this.#table.play.referee.length;
  }

  /** the seats of people */
  get people(): readonly number[] {
    return this.#table.people;
  }

  /** Keeps what is not kept yet, and asks the first bots. */
  async start(): Promise<void> {
    const { store, card } = this.#table.setting;
    await this.#do(async () => {
      if (this.#table.misses === 'something') await this.#table.keep();
    });
    this.#unwatch = store.watch?.(card.id, () => void this.#look()) ?? this.#unwatch;
    this.askBots();
  }

  /** Somebody comes: `wire` leads to them, and what they send is given to what is returned. */
  connect(wire: Wire): Connected {
    const visitor = new Visitor(this.#table, wire);
    const later = (work: () => Promise<void> | void): void => {
      void this.#do(async () => {
        await work();
        this.#askBots();
      });
    };
    return {
      receive: (up) => later(() => visitor.hear(up)),
      refuse: (why) => later(() => visitor.refuse(why)),
      drained: () => later(() => visitor.drained()),
      closed: () => later(() => visitor.leave()),
    };
  }

  /** Asks the bots that are waited for; to be called when this host begins to lead them. */
  askBots(): void {
    void this.#do(() => this.#askBots());
  }

  /** The whole game as text, with where its luck comes from: for whoever runs the table, never for a wire. */
  log(): string {
    return this.#table.play.referee.log(this.#table.wholeHead);
  }

  /** Whether one of these seats knows something that somebody looking on does not: a screen is then not simply handed on. */
  knowsSecrets(seats: readonly number[]): boolean {
    return this.#table.play.referee.knowsSecrets(seats);
  }

  /** the count as if the game ended now */
  standing(): Result {
    return this.#table.play.referee.standing();
  }

  /** resolves when everything asked for so far is kept and sent */
  settled(): Promise<void> {
    return this.#queue.idle();
  }

  /** Drops what was made on demand and can be made again. */
  rest(): void {
    this.#table.play.referee.rest();
  }

  /** Ends all connections; the table stays kept. */
  close(): void {
    if (this.#closed === 'yes') return;
    this.#end();
    this.#table.stop({ why: 'closing', message: 'the table is closed here', again: 0 });
  }

  #end(): void {
    this.#closed = 'yes';
    this.#unwatch();
  }

  #askBots(): void {
    if (this.#table.goesOn === 'no') return;
    this.#table.askBots((seat, question, answer) => {
      void this.#do(async () => {
        await this.#playBot(seat, question, answer);
        this.#askBots();
      });
    });
    this.#table.showAround();
  }

  /** What it was asked may have been answered or taken back meanwhile: then it is asked anew. */
  async #playBot(seat: number, question: string, answer: BotAnswer): Promise<void> {
    const table = this.#table;
    const { play, setting } = table;
    if (setting.bots.leads?.() === false) return;
    if (question !== play.question(seat) || !play.waitingFor().includes(seat)) return;
    const replaced = table.bots.play(play, seat, answer);
    const dropped = play.playAhead();
    const kept = await table.keep();
    if (kept === 'stopped') return;
    table.show();
    if (kept === 'moved') return;
    if (replaced) table.tell({ is: 'bot-replaced', seat, why: replaced });
    table.tellDropped(dropped);
  }

  /** Somebody else may have kept a newer version. */
  #look(): Promise<void> {
    const table = this.#table;
    return this.#do(async () => {
      // What cannot be read now is looked at with the next change: nothing of this table is wrong.
      const kept = await table.setting.store.open(this.card.id).catch(() => undefined);
      if (!kept || kept.version <= table.version) return;
      if ((await table.adopt(kept)) === 'moved') table.show();
      this.#askBots();
    });
  }

  /** One thing after the other. A fault ends all connections: what is in memory may not be what is kept. */
  #do(work: () => Promise<void> | void): Promise<void> {
    return this.#queue.add(async () => {
      if (this.#closed === 'yes') return;
      try {
        await work();
        if (this.#table.goesOn === 'no') this.#end();
      } catch (error) {
        this.#end();
        this.#table.stop({ why: 'fault', message: 'the table has met a fault and has stopped', again: 1000 });
        this.#table.setting.fault?.(error);
      }
    });
  }
}
