import type { LogMore, Mark } from '@mokum/kernel';
import type { Down, Notice, TableCard } from '@mokum/protocol';
import { BotSeats } from './bot-seats.ts';
import { Keeping, type KeptSoFar } from './keeping.ts';
import { Lanes } from './lanes.ts';
import type { Dropped, Play } from './play.ts';
import type { Beside, BotAnswer, Kept, TableLuck } from './ports/index.ts';
import { peopleOf, replayKept } from './replay-kept.ts';
import type { Session } from './session.ts';
import type { HostSetting } from './setting.ts';

/** A setting with what belongs to one table. */
export interface TableSetting extends HostSetting {
  readonly card: TableCard;
  readonly tableLuck: TableLuck;
}

/** What stands at the end of a connection, without its name. */
export type StopWords = Omit<Extract<Down, { is: 'stop' }>, 'is'>;

/** `moved`: the table went on with what somebody else had kept; `stopped`: it cannot go on at all. */
export type KeptNow = 'kept' | 'moved' | 'stopped';

/** One table: its game, who looks at it, and how it is kept. Whoever calls it does one thing after the other. */
export class Table {
  readonly setting: TableSetting;
  readonly people: readonly number[];
  readonly lanes: Lanes;
  readonly sessions = new Set<Session>();
  readonly bots: BotSeats;
  readonly #keeping: Keeping;
  #play: Play;
  /** the words of the state that was shown last; all sessions share them */
  #mark: Mark | undefined;
  #around = '';
  #goesOn: 'yes' | 'no' = 'yes';

  constructor(setting: TableSetting, play: Play, kept: KeptSoFar & { readonly beside?: Beside }) {
    this.setting = setting;
    this.people = peopleOf(setting.card);
    this.lanes = new Lanes(setting.opening);
    if (kept.beside) this.lanes.load(kept.beside.lanes);
    this.bots = new BotSeats({ ...setting, luck: setting.tableLuck });
    this.#keeping = new Keeping(setting.store, setting.card, kept, play);
    this.#play = play;
  }

  get play(): Play {
    return this.#play;
  }

  /** the words of the state as it is shown: every change ends with `show` */
  get mark(): Mark {
    this.#mark ??= this.#play.referee.mark();
    return this.#mark;
  }

  /** whether something has happened that is not kept yet */
  get misses(): 'something' | 'nothing' {
    return this.#keeping.misses(this.#play);
  }

  /** A table that has stopped does nothing any more: what is kept may be newer than what it has. */
  get goesOn(): 'yes' | 'no' {
    return this.#goesOn;
  }

  get version(): number {
    return this.#keeping.version;
  }

  /** What the head of a log says that may be sent: nothing of where luck comes from. */
  get openHead(): LogMore {
    const { seats } = this.setting.card;
    return { names: seats.map(({ name }) => name), players: seats.map(({ who }) => who) };
  }

  /** The same with where luck comes from: for the store, and for whoever runs the table. */
  get wholeHead(): LogMore {
    return { ...this.openHead, ...this.setting.tableLuck.header };
  }

  /** Keeps what has happened. Where somebody else has kept another version, the table goes on with that one. */
  async keep(): Promise<KeptNow> {
    const before = this.#keeping.mode;
    const appended = await this.#keeping.keep(this.#play, this.lanes, this.wholeHead);
    if (appended.is === 'stale') return this.adopt(appended.kept);
    if (appended.is === 'not-kept') {
      if (before === 'kept') this.#play.leaveLine();
      this.tell({ is: 'not-kept', why: appended.why });
    }
    return 'kept';
  }

  /** Goes on with what somebody else has kept, as another history: rows that were sent may not stand in it. */
  async adopt(kept: Kept): Promise<'moved' | 'stopped'> {
    const line = `${kept.version}`;
    const beside = { ...(kept.beside ?? this.#besideHere()), line };
    const replayed = await replayKept(this.setting, { ...kept, beside }, this.setting.tableLuck);
    if (!replayed.ok) {
      this.stop({ why: 'unknown-rules', message: replayed.refusal.message, again: 'reload' });
      return 'stopped';
    }
    const { play, rows } = replayed.value;
    if (kept.beside) this.lanes.load(kept.beside.lanes);
    this.#play = play;
    this.#keeping.adopt({ version: kept.version, rows }, play);
    this.tell({ is: 'moved-elsewhere' });
    return 'moved';
  }

  /** What others have not kept is not forgotten: what seats have left ahead here. */
  #besideHere(): Omit<Beside, 'line'> {
    const ahead = this.#play.said.map((_, seat) => this.#play.left(seat));
    return { said: [], ahead, lanes: [] };
  }

  /** Sends everybody what is new to them; `asked` gets a moment in any case. */
  show(asked?: Session): void {
    this.#mark = undefined;
    const { mark } = this;
    for (const session of this.sessions) session.sendMoment(this.#play, mark, session === asked ? 'always' : 'if news');
    this.showAround();
  }

  /** Sends who is here and who thinks, where that has changed. */
  showAround(newcomer?: Session): void {
    const here = this.people.filter((seat) => [...this.sessions].some((session) => session.seat === seat));
    const around: Down = { is: 'around', here, thinking: this.bots.thinking };
    const text = JSON.stringify(around);
    for (const session of this.sessions) if (text !== this.#around || session === newcomer) session.send(around);
    this.#around = text;
  }

  /** Tells everybody, or one seat alone. */
  tell(notice: Notice, seat?: number): void {
    for (const session of this.sessions)
      if (seat === undefined || session.seat === seat) session.send({ is: 'notice', notice });
  }

  tellDropped(dropped: readonly Dropped[]): void {
    for (const { seat, moves, why } of dropped)
      this.tell({ is: 'ahead-dropped', seat, moves: [...moves], why: { ...why } }, seat);
  }

  /** Asks the bots that are waited for. */
  askBots(answered: (seat: number, question: string, answer: BotAnswer) => void): void {
    this.bots.ask(this.#play, answered);
  }

  /** Ends all connections. */
  stop(words: StopWords): void {
    this.#goesOn = 'no';
    for (const session of this.sessions) session.stop(words);
    this.sessions.clear();
  }
}
