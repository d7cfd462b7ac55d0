import type { Game } from './definition.ts';
import type { Json } from './domain.ts';
import type { SeenRow } from './entries.ts';
import { Memory } from './memory.ts';
import type { PackedRows } from './packed-rows.ts';
import { Past } from './past.ts';
import type { Fields } from './record.ts';
import { redactRow, redactTrace } from './rows.ts';
import type { Audience, State, Told } from './state.ts';

/** what happened in so many of the newest rows is kept, since everybody at the table asks for it at once */
const RECENT = 2;

/** How the game began whose rows are recalled. */
export interface Beginning<F extends Fields> {
  readonly seats: number;
  readonly options: Json;
  readonly since: Memory['since'];
  /** makes the state before the first row */
  readonly state: () => State<F>;
}

/** What was ever seen of a game, made from its rows when somebody asks. All of it can be dropped and made again. */
export class Recall<F extends Fields> {
  readonly #game: Game<F>;
  readonly #rows: PackedRows<F>;
  readonly #beginning: Beginning<F>;
  #past: Past<F> | undefined;
  #recent: { readonly seq: number; readonly trace: readonly Told[] }[] = [];
  #seen = new Map<Audience, SeenRow[]>();
  #memories = new Map<number, Memory>();
  /** by row, what each seat noticed after it */
  #noticed = new Map<number, readonly Json[]>();

  /** by seat, in how many rows it was looked for something that only this seat was told, and whether there was any */
  #toldMore = new Map<number, { readonly rows: number; readonly more: boolean }>();

  constructor(game: Game<F>, rows: PackedRows<F>, beginning: Beginning<F>) {
    this.#game = game;
    this.#rows = rows;
    this.#beginning = beginning;
  }

  get past(): Past<F> {
    this.#game.definition.useOptions?.(this.#beginning.options);
    this.#past ??= new Past(this.#game, this.#rows, this.#beginning.state);
    return this.#past;
  }

  /** Hears what happened in the row that was just written. */
  hear(seq: number, trace: readonly Told[]): void {
    this.#recent.push({ seq, trace });
    if (this.#recent.length > RECENT) this.#recent.shift();
  }

  /** All rows for an audience's eyes: the very same objects the next time. */
  rowsFor(audience: Audience): SeenRow[] {
    const known = this.#seen.get(audience) ?? [];
    known.push(...this.newRowsFor(audience, known.length));
    this.#seen.set(audience, known);
    return [...known];
  }

  /** The rows from a number on, made for this one time. */
  newRowsFor(audience: Audience, from: number): SeenRow[] {
    const { length } = this.#rows;
    if (from >= length) return [];
    const isRecent = (this.#recent[0]?.seq ?? length) <= from;
    const traces = isRecent ? this.#recent.slice(from - length).map(({ trace }) => trace) : this.past.traces(from);
    return traces.map((trace, i) => ({
      ...redactRow(this.#game, this.#rows.row(from + i), audience),
      told: redactTrace(this.#game, trace, audience),
    }));
  }

  /** Whether a row ever told a seat something that it did not tell those who look on. */
  toldMore(seat: number): boolean {
    const known = this.#toldMore.get(seat) ?? { rows: 0, more: false };
    const told = (audience: Audience): string => JSON.stringify(this.newRowsFor(audience, known.rows));
    const more = known.more || told(seat) !== told('spectator');
    this.#toldMore.set(seat, { rows: this.#rows.length, more });
    return more;
  }

  /** What a seat has seen of the rows that stand: the very same object the next time, and the same rows in it. */
  memory(seat: number): Memory {
    const memory = this.#memories.get(seat) ?? this.#unwritten(seat);
    this.#memories.set(seat, memory);
    return this.#written(memory);
  }

  /** The same, made for this one time. */
  newMemory(seat: number): Memory {
    return this.#written(this.#unwritten(seat));
  }

  #unwritten(seat: number): Memory {
    const { seats, options, since } = this.#beginning;
    return new Memory(seat, seats, options, since);
  }

  #written(memory: Memory): Memory {
    const { rows, seat } = memory;
    const standing = this.#rows.standing(this.#rows.length);
    while (rows.length > 0 && rows[rows.length - 1].seq !== standing[rows.length - 1]) rows.pop();
    this.#notice(standing);
    for (let i = rows.length; i < standing.length; i++) {
      const seen = redactRow(this.#game, this.#rows.row(standing[i]), seat);
      rows.push({ ...seen, noticed: this.#noticed.get(standing[i])?.[seat] ?? null });
    }
    return memory;
  }

  /** What a view showed is gone from the next one: all seats notice it when the rows pass by. */
  #notice(standing: readonly number[]): void {
    const { notice } = this.#game.definition;
    const first = standing.find((seq) => !this.#noticed.has(seq));
    if (!notice || first === undefined) return;
    const seats = Array.from({ length: this.#beginning.seats }, (_, seat) => seat);
    this.past.stateAt(first);
    this.past.stateAt(this.#rows.length, (seq, state) => {
      this.#noticed.set(
        seq,
        seats.map((seat) => notice(this.#game.view(state, seat), seat)),
      );
    });
  }

  /** Forgets everything that can be made again. */
  drop(): void {
    this.#past = undefined;
    this.#recent = [];
    this.#seen = new Map();
    this.#memories = new Map();
    this.#noticed = new Map();
    this.#toldMore = new Map();
  }
}
