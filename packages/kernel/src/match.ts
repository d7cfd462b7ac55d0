import { Barriers, type Undoable } from './barrier.ts';
import { answerChance, type ChanceSource } from './chances.ts';
import type { Game, Result } from './definition.ts';
import type { Json } from './domain.ts';
import { seatsOf } from './engine.ts';
import type { Entry, Row, SeenEntry, SeenRow, SeenTold } from './entries.ts';
import { refuse, shown } from './errors.ts';
import { applyEntry, type Memory, type MemoryData } from './memory.ts';
import type { Nature } from './nature.ts';
import { Options, Outcomes } from './options.ts';
import { PackedRows } from './packed-rows.ts';
import { Recall } from './recall.ts';
import type { Fields } from './record.ts';
import { entryOf, redactTrace, textOf } from './rows.ts';
import type { Audience, State, Told, View } from './state.ts';
import { inTogether, playMoves } from './submission.ts';
import { type Why, whyMove } from './why.ts';
import { partsOf, trustRows, type WrittenRow } from './written-rows.ts';

/** buffers that are used again and again; what stands in them is read before anybody else writes */
const scratch = new Options();
const outcomes = new Outcomes();

export interface MatchConfig {
  readonly seats: number;
  readonly options?: Json;
  /** who answers chance; without one the match waits for outcomes to be told */
  readonly nature?: Nature;
  /** a state to begin with instead of the set-up */
  readonly from?: unknown;
}

/**
 * A game being played: the state and the rows that led to it. Answers to a `together` are kept beside the log and
 * become one row, in seat order, when the last has arrived. What was seen earlier, and earlier states, are made from
 * the rows when somebody asks.
 */
export class Match<F extends Fields = Fields> {
  readonly game: Game<F>;
  readonly #state: State<F>;
  readonly options: Json;
  /** the state the match began with, where it was not the set-up */
  readonly from: Json | undefined;
  #nature: Nature | undefined;
  readonly #rows: PackedRows<F>;
  readonly #recall: Recall<F>;
  readonly #pending: Entry[][][];
  /** by seat, how often its waiting answers have changed since the last row */
  readonly #said: number[];
  /** the words of the state before the answers that wait; made again where it is missing */
  #before: Int32Array | undefined;
  readonly #barriers: Barriers<F>;
  #trace: readonly Told[] = [];

  constructor(game: Game<F>, config: MatchConfig) {
    this.game = game;
    if (config.from === undefined) {
      this.from = undefined;
      this.options = game.definition.readOptions(config.options, config.seats);
      this.#state = game.setup({ seats: config.seats, options: this.options });
    } else {
      this.#state = game.load(config.from, config.options);
      this.from = game.json(this.#state);
      this.options = game.definition.readOptions(config.options, this.#state.seats);
    }
    const { seats } = this.state;
    this.#pending = Array.from({ length: seats }, () => []);
    this.#said = Array.from({ length: seats }, () => 0);
    this.#rows = new PackedRows(game);
    this.#recall = new Recall(game, this.#rows, {
      seats,
      options: this.options,
      since: this.from === undefined ? 'set-up' : 'later',
      state: () =>
        this.from === undefined ? game.setup({ seats, options: this.options }) : game.load(this.from, this.options),
    });
    this.#barriers = new Barriers(game, this.#rows, () => this.#recall.past);
    if (config.nature) this.drawFrom(config.nature);
    this.#trace = [];
  }

  get state(): State<F> {
    this.game.definition.useOptions?.(this.options);
    return this.#state;
  }

  get seats(): number {
    return this.#state.seats;
  }

  /** how many rows were ever written, undone ones too */
  get length(): number {
    return this.#rows.length;
  }

  /** how many outcomes of nature were ever drawn or told, undone ones too */
  get drawn(): number {
    return this.#rows.drawn;
  }

  /** every row there ever was, undone ones too */
  get rows(): readonly Row[] {
    return this.rowsFrom(0);
  }

  rowsFrom(from: number): Row[] {
    return Array.from({ length: Math.max(0, this.length - from) }, (_, i) => this.#rows.row(from + i));
  }

  /** what happened in the last submission, with causes */
  get trace(): readonly Told[] {
    return this.#trace;
  }

  /** the same for the eyes of an audience */
  traceFor(audience: Audience): SeenTold[] {
    return redactTrace(this.game, this.#trace, audience);
  }

  /** the rows that can still be taken back, by their numbers */
  tentative(): readonly number[] {
    return this.#barriers.tentative().reverse();
  }

  waitingFor(): readonly number[] | 'chance' {
    return seatsOf(this.game.waitingFor(this.state));
  }

  result(): Result | undefined {
    return this.game.result(this.state);
  }

  view(audience: Audience): View<F> {
    if (typeof audience === 'number') this.#checkSeat(audience);
    return this.game.view(this.state, audience);
  }

  /** The state when the match had so many rows, without answers that waited. It is lent until something else is asked. */
  stateAt(length: number): State<F> {
    if (!Number.isInteger(length) || length < 0 || length > this.length)
      refuse('bad-config', `there is no moment ${shown(length)}: the game has ${this.length} rows`);
    return this.#recall.past.stateAt(length);
  }

  /** All rows for an audience's eyes; one that it has seen is the very same object the next time. */
  rowsFor(audience: Audience): SeenRow[] {
    return this.#recall.rowsFor(audience);
  }

  /** The rows from a number on; nothing of them is kept. */
  newRowsFor(audience: Audience, from: number): SeenRow[] {
    return this.#recall.newRowsFor(audience, from);
  }

  /** whether a row ever told a seat something that it did not tell those who look on */
  toldMore(seat: number): boolean {
    this.#checkSeat(seat);
    return this.#recall.toldMore(seat);
  }

  /** a seat's own answers that wait for the others */
  pending(seat: number): readonly (readonly Entry[])[] {
    this.#checkSeat(seat);
    return this.#pending[seat];
  }

  /** what a seat has ever seen; with its view, all that a bot is given */
  memory(seat: number): Memory {
    this.#checkSeat(seat);
    const memory = this.#recall.memory(seat);
    memory.pending = this.#seenPending(seat);
    return memory;
  }

  /** The same as plain data; nothing of it is kept. */
  memoryData(seat: number): MemoryData {
    this.#checkSeat(seat);
    const { seats, options, since, rows } = this.#recall.newMemory(seat);
    return { seat, seats, options, since, rows, pending: this.#seenPending(seat) };
  }

  #seenPending(seat: number): SeenEntry[] {
    return this.pending(seat)
      .flat()
      .map((entry) => ({ ...entry, text: textOf(this.game, entry) }));
  }

  /** Drops what was made on demand, and room kept for rows to come. */
  rest(): void {
    this.#recall.drop();
    this.#rows.trim();
    this.#before = undefined;
    this.#trace = [];
  }

  legal(seat: number): string[] {
    this.#checkSeat(seat);
    return this.#listed(this.state, seat);
  }

  /** What a seat could do before each of its moves that wait for the others. */
  earlier(seat: number): string[][] {
    const moves = this.pending(seat).flat();
    if (moves.length === 0) return [];
    const copy = this.game.create();
    copy.$m.set(this.#beforeAnswers());
    return moves.map((entry) => {
      const legal = this.#listed(copy, seat);
      applyEntry(this.game, copy, entry);
      return legal;
    });
  }

  #listed(state: State<F>, seat: number): string[] {
    const options = this.game.options(state, seat, scratch);
    return Array.from({ length: options.length }, (_, i) => textOf(this.game, entryOf(this.game, seat, options.at(i))));
  }

  /** Names what a seat is asked; empty where it is not asked. It stays the same while others answer beside it. */
  question(seat: number): string {
    this.#checkSeat(seat);
    return this.game.question(this.state, seat) ? `${this.length}.${this.#said[seat]}` : '';
  }

  /** the outcomes nature may have now, in notation; none for a deal, which is too large to list */
  outcomes(): string[] {
    const task = this.game.chance(this.state);
    if (task.kind === 'deal') return [];
    const { values, length } = this.game.outcomes(this.state, outcomes);
    return values.slice(0, length).map((value) => textOf(this.game, { task: task.name, values: [value] }));
  }

  why(seat: number, move: string): Why {
    this.#checkSeat(seat);
    return whyMove(this.game, this.state, seat, move);
  }

  /** Plays a list of moves, all or none. A refused list leaves the state byte-identical. */
  submit(seat: number, moves: readonly string[]): void {
    this.#submit(seat, moves, this.#lot());
  }

  /** where nature's outcomes come from when nobody dictates them */
  #lot(): ChanceSource {
    return this.#nature ? { nature: this.#nature, from: this.drawn } : { dictated: [] };
  }

  #submit(seat: number, moves: readonly string[], source: ChanceSource): void {
    this.#checkSeat(seat);
    if (!Array.isArray(moves) || moves.length === 0)
      refuse('bad-notation', `expected a list of moves, found ${shown(moves)}`);
    const { state, game } = this;
    const before = state.$m.slice();
    const reveals = state.$reveals;
    const together = inTogether(game, state);
    const { entries, chances, trace } = this.#allOrNone(before, () => playMoves(game, state, seat, moves, source));
    this.#trace = trace;
    if (!together) this.#stand([...entries, ...chances], before);
    else {
      if (this.#pending.every((lane) => lane.length === 0)) this.#before = before;
      this.#pending[seat].push(entries);
      this.#said[seat]++;
      if (state.$reveals === reveals) return;
      const answers = this.#pending.flat(2);
      const since = this.#beforeAnswers();
      this.#forgetAnswers();
      this.#stand([...answers, ...chances], since);
    }
  }

  /** Tells an outcome of nature, where nobody else answers it. It is a row of its own. */
  tellChance(outcome: string): void {
    this.#tell({ dictated: [outcome] });
  }

  #tell(source: ChanceSource): void {
    const before = this.state.$m.slice();
    const trace: Told[] = [];
    const entries = this.#allOrNone(before, () => answerChance(this.game, this.state, source, trace));
    this.#trace = trace;
    if (entries.length > 0) this.#stand(entries, before);
  }

  /** From now on nature answers chance, beginning with what it is asked already. */
  drawFrom(nature: Nature): void {
    this.#nature = nature;
    this.#tell(this.#lot());
  }

  undoable(seat: number): Undoable {
    this.#checkSeat(seat);
    const lane = this.#pending[seat];
    const texts = (entries: readonly Entry[]): string[] => entries.map((entry) => textOf(this.game, entry));
    // What others have answered stands on what this seat did before.
    const others = this.#pending.some((answers, other) => other !== seat && answers.length > 0);
    const own = others ? [] : this.#barriers.ownedBy(seat);
    const steps = lane.length + own.length;
    if (lane.length > 0) return { ok: true, moves: texts(lane.at(-1) as Entry[]), steps };
    if (steps > 0) return { ok: true, moves: texts(this.#rows.entries(own[0])), steps };
    return { ok: false, barrier: this.#barriers.against(seat) };
  }

  /** Takes back a seat's last submissions, so many or none. In the log each is a row; nothing is ever deleted. */
  undo(seat: number, steps = 1): void {
    const can = this.undoable(seat);
    if (!can.ok) refuse('no-undo', `seat ${seat} cannot take anything back: ${can.barrier}`);
    if (!Number.isInteger(steps) || steps < 1 || steps > can.steps)
      refuse('no-undo', `seat ${seat} can take back 1 to ${can.steps} submissions, not ${shown(steps)}`);
    this.#trace = [];
    const lane = this.#pending[seat];
    const waiting = Math.min(steps, lane.length);
    if (waiting > 0) {
      lane.length -= waiting;
      this.#said[seat]++;
      this.#restore(this.#beforeAnswers());
      for (const entry of this.#pending.flat(2)) applyEntry(this.game, this.state, entry);
    }
    const undone = this.#barriers.ownedBy(seat).slice(0, steps - waiting);
    for (const row of undone) {
      this.#rows.writeUndo({ seat, row });
      this.#wentBack();
    }
    if (undone.length > 0) this.#restore(this.#recall.past.stateAt(this.length).$m);
  }

  /** All have agreed: the game is again what it was when it had so many rows. Answers that wait are dropped. */
  rewind(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length >= this.length)
      refuse('no-undo', `a game of ${this.length} rows cannot be rewound to ${shown(length)}`);
    this.#trace = [];
    this.#rows.writeRewind(length);
    this.#wentBack();
    this.#restore(this.#recall.past.stateAt(this.length).$m);
    this.#tell(this.#lot());
  }

  #wentBack(): void {
    this.#forgetAnswers();
    this.#recall.hear(this.length - 1, []);
  }

  /** Replays a row of a log, every move checked; the row that it makes is the same. */
  replayRow(row: WrittenRow): void {
    const { length } = this;
    if (row.seq !== length) refuse('bad-log', `row ${row.seq} stands where row ${length} should`);
    if (row.undo) {
      this.undo(row.undo.seat);
      const undone = this.#rows.target(length);
      if (undone !== row.undo.row) refuse('bad-log', `what could be undone was row ${undone}`);
      return;
    }
    if (row.rewind !== undefined) {
      this.rewind(row.rewind);
      return;
    }
    const { said, dictated } = partsOf(row);
    if (said.length === 0) this.#tell({ dictated });
    said.forEach(({ by, moves }, i) => {
      if (this.length > length) refuse('bad-log', 'this is more than one row');
      this.#submit(by, moves, { dictated: i < said.length - 1 ? [] : dictated });
    });
    if (this.length === length) refuse('bad-log', 'not all who are asked together have answered');
  }

  /** Carries out rows of a log on trust; `at` is told the number of each before its turn. */
  trustRows(rows: readonly WrittenRow[], at: (seq: number, act: () => void) => void): void {
    trustRows(this.game, this.state, this.#rows, rows, at);
  }

  #restore(words: Int32Array): void {
    this.state.$m.set(words);
    this.state.$listed = false;
  }

  /** Whatever is refused leaves the state as it was. */
  #allOrNone<T>(before: Int32Array, act: () => T): T {
    try {
      return act();
    } catch (error) {
      this.#restore(before);
      throw error;
    }
  }

  /** the words of the state before the answers that wait now */
  #beforeAnswers(): Int32Array {
    this.#before ??= this.#recall.past.stateAt(this.length).$m.slice();
    return this.#before;
  }

  #forgetAnswers(): void {
    for (const lane of this.#pending) lane.length = 0;
    this.#said.fill(0);
    this.#before = undefined;
  }

  /** Writes a row: what was said, with what nature answered. */
  #stand(entries: readonly Entry[], before: Int32Array): void {
    const seq = this.length;
    this.#rows.write(entries);
    this.#recall.hear(seq, this.#trace);
    this.#barriers.note(seq, entries, before, this.state.$m);
  }

  #checkSeat(seat: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      refuse('bad-seat', `there is no seat ${shown(seat)}: seats go from 0 to ${this.seats - 1}`);
    }
  }
}
