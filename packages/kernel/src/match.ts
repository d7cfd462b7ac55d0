import { type Barrier, barrierOf, type Undoable } from './barrier.ts';
import type { Json } from './domain.ts';
import { CHANCE, seatsOf } from './engine.ts';
import { MokumError, refuse, shown } from './errors.ts';
import type { Game, Result } from './definition.ts';
import { Memory } from './memory.ts';
import { Options, Outcomes } from './options.ts';
import { diceOf, type Nature } from './nature.ts';
import type { Fields } from './record.ts';
import { type Entry, NATURE, type Row, type SeenRow, type SeenTold } from './entries.ts';
import { entryOf, optionFor, readMove, redactRow, redactTrace, textOf } from './rows.ts';
import type { Audience, State, Told, View } from './state.ts';
import { expanded, legalOption, type Why, whyNot } from './why.ts';

interface Step {
  readonly row: Row;
  readonly barrier: Barrier | undefined;
  /** the state before the row, kept while the row can be taken back */
  readonly before: Int32Array;
}

/** the longest run of chances without a question to a seat */
const MOST_CHANCES = 10_000;

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
 * become one row, in seat order, when the last has arrived.
 */
export class Match<F extends Fields = Fields> {
  readonly game: Game<F>;
  readonly state: State<F>;
  readonly options: Json;
  /** the state the match began with, where it was not the set-up */
  readonly from: Json | undefined;
  readonly #nature: Nature | undefined;
  /** how many outcomes were ever drawn or told here */
  #drawn = 0;
  readonly #rows: Row[] = [];
  /** what happened in each row */
  readonly #told: (readonly Told[])[] = [];
  /** the rows that stand, those undone left out */
  readonly #standing: Step[] = [];
  readonly #pending: Entry[][][];
  readonly #together: Int32Array;
  readonly #scratch = new Options();
  readonly #outcomes = new Outcomes();
  readonly #memories: Memory[];
  /** by audience, the rows it has been shown */
  readonly #seen = new Map<Audience, WeakMap<Row, SeenRow>>();
  #trace: Told[] = [];

  constructor(game: Game<F>, config: MatchConfig) {
    this.game = game;
    this.#nature = config.nature;
    if (config.from === undefined) {
      this.from = undefined;
      this.options = game.definition.readOptions(config.options, config.seats);
      this.state = game.setup({ seats: config.seats, options: this.options });
    } else {
      this.state = game.load(config.from, config.options);
      this.from = game.json(this.state);
      this.options = game.definition.readOptions(config.options, this.state.seats);
    }
    this.#pending = Array.from({ length: this.state.seats }, () => []);
    this.#together = this.state.$m.slice();
    this.#memories = Array.from(
      { length: this.state.seats },
      (_, seat) => new Memory(seat, this.state.seats, this.options, this.from === undefined ? 'set-up' : 'later'),
    );
    const before = this.state.$m.slice();
    const trace: Told[] = [];
    const chances = this.#answerChance(trace);
    if (chances.length > 0) this.#stand(chances, before, 'chance', trace);
    this.#together.set(this.state.$m);
  }

  get seats(): number {
    return this.state.seats;
  }

  /** every row there ever was, undone ones too */
  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** how many outcomes of chance were ever drawn or told here, undone ones too: the number of the next one */
  get drawn(): number {
    return this.#drawn;
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
    return this.#standing.filter((step) => step.barrier === undefined).map((step) => step.row.seq);
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

  /** The rows for an audience's eyes; one that it has seen is the very same object the next time. */
  rowsFor(audience: Audience): SeenRow[] {
    const seen = this.#seen.get(audience) ?? new WeakMap<Row, SeenRow>();
    this.#seen.set(audience, seen);
    return this.#rows.map((row, seq) => {
      const known = seen.get(row);
      if (known) return known;
      const made: SeenRow = {
        ...redactRow(this.game, row, audience),
        told: redactTrace(this.game, this.#told[seq], audience),
      };
      seen.set(row, made);
      return made;
    });
  }

  /** a seat's own answers that wait for the others */
  pending(seat: number): readonly (readonly Entry[])[] {
    this.#checkSeat(seat);
    return this.#pending[seat];
  }

  /** what a seat has ever seen; with its view, all that a bot is given */
  memory(seat: number): Memory {
    this.#checkSeat(seat);
    const memory = this.#memories[seat];
    memory.pending = this.pending(seat)
      .flat()
      .map((entry) => ({ ...entry, text: textOf(this.game, entry) }));
    return memory;
  }

  legal(seat: number): string[] {
    this.#checkSeat(seat);
    const options = this.game.options(this.state, seat, this.#scratch);
    return Array.from({ length: options.length }, (_, i) => textOf(this.game, entryOf(this.game, seat, options.at(i))));
  }

  /** the outcomes nature may have now, in notation; none for a deal, which is too large to list */
  outcomes(): string[] {
    const task = this.game.chance(this.state);
    if (task.kind === 'deal') return [];
    const { values, length } = this.game.outcomes(this.state, this.#outcomes);
    return values.slice(0, length).map((value) => textOf(this.game, { task: task.name, values: [value] }));
  }

  why(seat: number, move: string): Why {
    this.#checkSeat(seat);
    let moves: readonly string[];
    try {
      moves = expanded(this.game, this.state, seat, move);
    } catch (error) {
      if (!(error instanceof MokumError) || error.code === 'bad-notation') throw error;
      if (error.paragraph !== undefined) return { legal: false, paragraph: error.paragraph };
      const over = this.game.waitingFor(this.state) === 0;
      return { legal: false, code: over ? 'over' : error.code === 'not-waiting' ? 'not-waiting' : 'not-asked' };
    }
    return whyNot(this.game, this.state, seat, moves[0]);
  }

  /** Plays a list of moves, all or none. A refused list leaves the state byte-identical. */
  submit(seat: number, moves: readonly string[]): void {
    this.#checkSeat(seat);
    if (!Array.isArray(moves) || moves.length === 0)
      refuse('bad-notation', `expected a list of moves, found ${shown(moves)}`);
    const { state, game } = this;
    const before = state.$m.slice();
    const reveals = state.$reveals;
    const together = this.#inTogether();
    const entries: Entry[] = [];
    const trace: Told[] = [];
    let chances: Entry[] = [];
    try {
      const carryOut = (move: string, i: number): void => {
        if (this.#inTogether() && !together)
          refuse('illegal-move', `${shown(move)}: a list ends where all are asked together`);
        if (state.$reveals !== reveals)
          refuse('illegal-move', `${shown(move)}: a list ends where all are shown what was done`);
        if (entries.length > 0 && game.waitingFor(state) === CHANCE)
          refuse('illegal-move', `${shown(move)}: a list ends where nature is asked`);
        const option = legalOption(
          game,
          state,
          seat,
          move,
          this.#scratch,
          moves.length > 1 ? ` (move ${i + 1} of the list)` : '',
        );
        entries.push(entryOf(game, seat, option));
        game.apply(state, seat, option, trace);
      };
      moves.forEach((text, i) => {
        for (const move of expanded(game, state, seat, text)) carryOut(move, i);
      });
      chances = this.#answerChance(trace);
    } catch (error) {
      this.#restore(before);
      throw error;
    }
    this.#trace = trace;
    if (!together) {
      this.#close(entries, chances, before);
      return;
    }
    this.#pending[seat].push(entries);
    if (state.$reveals === reveals) return;
    const all = this.#pending.flat(2);
    for (const lane of this.#pending) lane.length = 0;
    this.#close(all, chances, this.#together.slice());
  }

  /** Tells an outcome of nature, where nobody else answers it. */
  tellChance(outcome: string): void {
    const { game, state } = this;
    const wanted = game.chance(state);
    const { task, values } = readMove(game, outcome);
    if (task !== wanted) refuse('bad-chance', `nature is asked ${wanted.name}, not ${task.name}`);
    if (wanted.kind === 'deal') {
      const wrong =
        values.length === wanted.length(state)
          ? wanted.wrong(state, values)
          : `${wanted.length(state)} values are dealt`;
      if (wrong !== undefined) refuse('bad-chance', `${outcome}: ${wrong}`);
    } else if (game.outcomes(state, this.#outcomes).weightOf(values[0]) === 0) {
      refuse('bad-chance', `${outcome} cannot happen now`);
    }
    const before = state.$m.slice();
    const trace: Told[] = [];
    const entries = [this.#chanceEntry(values)];
    try {
      game.applyChance(state, values, trace);
      entries.push(...this.#answerChance(trace, entries.length));
    } catch (error) {
      this.#restore(before);
      throw error;
    }
    this.#trace = trace;
    const last = this.#standing.at(-1);
    if (last && this.#rows.at(-1) === last.row) {
      const row: Row = { ...last.row, entries: [...last.row.entries, ...entries] };
      this.#rows[this.#rows.length - 1] = row;
      this.#told[this.#rows.length - 1] = [...this.#told[this.#rows.length - 1], ...trace];
      this.#standing.length = 0;
      this.#standing.push({ ...last, row, barrier: 'chance' });
      this.#drawn += entries.length;
      this.#remember(row);
    } else this.#stand(entries, before, 'chance', trace);
    this.#together.set(state.$m);
  }

  undoable(seat: number): Undoable {
    this.#checkSeat(seat);
    const lane = this.#pending[seat];
    const step = this.#standing.at(-1);
    const texts = (entries: readonly Entry[]): string[] => entries.map((entry) => textOf(this.game, entry));
    if (lane.length > 0) return { ok: true, moves: texts(lane.at(-1) as Entry[]) };
    if (!step) return { ok: false, barrier: 'nothing' };
    if (step.barrier) return { ok: false, barrier: step.barrier };
    // What others have answered stands on what this seat did before.
    if (this.#pending.some((answers) => answers.length > 0)) return { ok: false, barrier: 'other-seat' };
    if (step.row.entries.some((entry) => entry.by !== seat)) return { ok: false, barrier: 'other-seat' };
    return { ok: true, moves: texts(step.row.entries) };
  }

  /** Takes back a seat's last submission. In the log this is a row; nothing is ever deleted. */
  undo(seat: number): void {
    const can = this.undoable(seat);
    if (!can.ok) refuse('no-undo', `seat ${seat} cannot take anything back: ${can.barrier}`);
    this.#trace = [];
    const lane = this.#pending[seat];
    if (lane.length > 0) {
      lane.pop();
      this.#restore(this.#together);
      for (const entry of this.#pending.flat(2)) this.#replayEntry(entry);
      return;
    }
    const step = this.#standing.pop() as Step;
    this.#restore(step.before);
    this.#together.set(step.before);
    const row: Row = { seq: this.#rows.length, entries: [], undo: { seat, row: step.row.seq } };
    this.#rows.push(row);
    this.#told.push([]);
    this.#remember(row);
  }

  #restore(words: Int32Array): void {
    this.state.$m.set(words);
    this.state.$listed = false;
  }

  #replayEntry(entry: Entry): void {
    const { task } = readMove(this.game, textOf(this.game, entry));
    this.game.apply(this.state, entry.by, optionFor(task, entry.values[0]));
  }

  #inTogether(): boolean {
    const { agenda } = this.state;
    return agenda.depth(0) > 0 && this.game.tasks[agenda.m[agenda.top(0)]]?.kind === 'together';
  }

  /** Ends a submission: with what nature answered, the row stands. */
  #close(entries: readonly Entry[], chances: readonly Entry[], before: Int32Array): void {
    const barrier = barrierOf(this.game, entries, chances, before, this.state.$m);
    this.#stand([...entries, ...chances], before, barrier, this.#trace);
    this.#together.set(this.state.$m);
  }

  #stand(entries: readonly Entry[], before: Int32Array, barrier: Barrier | undefined, trace: readonly Told[]): void {
    const row: Row = { seq: this.#rows.length, entries };
    for (const { by } of entries) if (by === NATURE) this.#drawn++;
    this.#rows.push(row);
    this.#told.push(trace);
    if (barrier) this.#standing.length = 0;
    this.#standing.push({ row, barrier, before });
    this.#remember(row);
  }

  #remember(row: Row): void {
    for (const memory of this.#memories) {
      const { notice } = this.game.definition;
      const noticed = notice ? notice(this.game.view(this.state, memory.seat), memory.seat) : null;
      memory.remember(redactRow(this.game, row, memory.seat), noticed);
    }
  }

  #chanceEntry(values: readonly number[]): Entry {
    const { agenda } = this.state;
    const task = this.game.chance(this.state);
    return { by: NATURE, owner: agenda.m[agenda.top(0) + 1], task: task.name, values: [...values] };
  }

  /** Nature answers what it is asked; `told` outcomes of the same change come before. */
  #answerChance(trace: Told[], told = 0): Entry[] {
    const entries: Entry[] = [];
    while (this.#nature && this.game.waitingFor(this.state) === CHANCE) {
      if (entries.length > MOST_CHANCES)
        refuse('endless', `${this.game.chance(this.state).name}: ${MOST_CHANCES} chances without a question`);
      const values = this.game.sample(
        this.state,
        diceOf(this.#nature, this.#drawn + told + entries.length),
        this.#outcomes,
      );
      entries.push(this.#chanceEntry(values));
      this.game.applyChance(this.state, values, trace);
    }
    return entries;
  }

  #checkSeat(seat: number): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      refuse('bad-seat', `there is no seat ${shown(seat)}: seats go from 0 to ${this.seats - 1}`);
    }
  }
}
