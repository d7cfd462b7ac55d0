import type { Game } from './definition.ts';
import { type Entry, NATURE, type Row, type Undo } from './entries.ts';
import { refuse } from './errors.ts';
import type { Fields } from './record.ts';
import { taskCalled, wordOf } from './rows.ts';

/** What the first word of a row says: its kind in two bits, the number of its entries above them. */
const MOVES = 0;
const UNDO = 1;
const REWIND = 2;

/** The first word of an entry: its task, by whom it is, whose question or draw it was, and how many values follow. */
const TASK_BITS = 12;
const SEAT_BITS = 5;
const VALUE_BITS = 9;
const BY = TASK_BITS;
const OWNER = BY + SEAT_BITS;
const VALUES = OWNER + SEAT_BITS;
const TASKS = 1 << TASK_BITS;
const SEATS = 1 << SEAT_BITS;
const MOST_VALUES = 1 << VALUE_BITS;

function grown(words: Int32Array, needed: number): Int32Array {
  if (needed <= words.length) return words;
  const larger = new Int32Array(Math.max(needed, words.length + Math.max(128, words.length >> 1)));
  larger.set(words);
  return larger;
}

/**
 * Every row there ever was, undone ones too, as whole numbers in one array. Rows are written once, at the end; none is
 * ever changed or taken away.
 */
export class PackedRows<F extends Fields = Fields> {
  readonly #game: Game<F>;
  #words: Int32Array = new Int32Array(128);
  #used = 0;
  /** where each row begins */
  #starts: Int32Array = new Int32Array(64);
  #length = 0;
  #drawn = 0;

  constructor(game: Game<F>) {
    this.#game = game;
  }

  get length(): number {
    return this.#length;
  }

  /** how many outcomes of nature stand in the rows, undone ones too */
  get drawn(): number {
    return this.#drawn;
  }

  /** Writes a row of moves and outcomes. */
  write(entries: readonly Entry[]): void {
    const words = [MOVES | (entries.length << 2)];
    for (const { by, owner, task, values } of entries) {
      const id = taskCalled(this.#game, task)?.id ?? -1;
      if (id < 0 || id >= TASKS || by + 1 >= SEATS || owner + 1 >= SEATS || values.length >= MOST_VALUES)
        refuse('capacity', `${task}: a row cannot hold task ${id} by seat ${by} with ${values.length} values`);
      words.push(id | ((by + 1) << BY) | ((owner + 1) << OWNER) | (values.length << VALUES), ...values);
      if (by === NATURE) this.#drawn++;
    }
    this.#append(words);
  }

  writeUndo({ seat, row }: Undo): void {
    this.#append([UNDO, seat, row]);
  }

  writeRewind(length: number): void {
    this.#append([REWIND, length]);
  }

  /** the position that an undo or a rewind goes back to, by its number of rows; undefined for a row of moves */
  target(seq: number): number | undefined {
    const at = this.#starts[seq];
    const kind = this.#words[at] & 3;
    return kind === MOVES ? undefined : this.#words[at + (kind === UNDO ? 2 : 1)];
  }

  entries(seq: number): Entry[] {
    const words = this.#words;
    let at = this.#starts[seq];
    if ((words[at] & 3) !== MOVES) return [];
    const entries: Entry[] = [];
    for (let left = words[at++] >> 2; left > 0; left--) {
      const first = words[at++];
      const values: number[] = [];
      for (let n = (first >>> VALUES) & (MOST_VALUES - 1); n > 0; n--) values.push(words[at++]);
      entries.push({
        by: ((first >> BY) & (SEATS - 1)) - 1,
        owner: ((first >> OWNER) & (SEATS - 1)) - 1,
        task: wordOf(this.#game.tasks[first & (TASKS - 1)]),
        values,
      });
    }
    return entries;
  }

  row(seq: number): Row {
    const at = this.#starts[seq];
    const [head, first, second] = this.#words.subarray(at, at + 3);
    if ((head & 3) === UNDO) return { seq, entries: [], undo: { seat: first, row: second } };
    if ((head & 3) === REWIND) return { seq, entries: [], rewind: first };
    return { seq, entries: this.entries(seq) };
  }

  /**
   * The rows that stood when there were `length` rows, in order. An undo of row 7 and a rewind to 7 rows both lead back
   * to what stood when there were 7 rows.
   */
  standing(length: number): number[] {
    const standing: number[] = [];
    for (let left = length; left > 0; ) {
      const target = this.target(left - 1);
      if (target === undefined) standing.push(--left);
      else left = target;
    }
    return standing.reverse();
  }

  /** Gives back the room kept for rows to come. */
  trim(): void {
    this.#words = this.#words.slice(0, this.#used);
    this.#starts = this.#starts.slice(0, this.#length);
  }

  #append(words: readonly number[]): void {
    this.#words = grown(this.#words, this.#used + words.length);
    this.#starts = grown(this.#starts, this.#length + 1);
    this.#starts[this.#length++] = this.#used;
    this.#words.set(words, this.#used);
    this.#used += words.length;
  }
}
