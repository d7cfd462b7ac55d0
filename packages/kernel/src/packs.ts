import { refuse } from './errors.ts';
import { MOST_PACKS_KEPT } from './limits.ts';
import { hashText } from './state.ts';

interface Kept<T> {
  /** the number by which a state names these tables */
  readonly number: number;
  /** the whole pack: two packs are the same only if this is */
  readonly text: string;
  readonly tables: T;
}

/** 32 bits of a hash: a state has no room for the whole text. 0 stands for a game's own tables. */
const numberOfText = (text: string): number => Number.parseInt(hashText(text).slice(0, 8), 16) | 0 || 1;

/**
 * The tables of a game: its own, and those of edition packs, by the number that a state holds. Only the packs that were
 * used last are kept. A match gives its pack again whenever its state is asked for, so that it can wait as long as it
 * likes.
 */
export class Packs<T extends object> {
  readonly #own: T;
  readonly #numberOf: (text: string) => number;
  /** what was checked before, as long as somebody holds the very object: options are read for every answer of a bot */
  readonly #given = new WeakMap<object, Kept<T>>();
  /** by number, the one used last at the end */
  readonly #latest = new Map<number, Kept<T>>();
  #last = 0;
  #lastTables: T;

  constructor(own: T, numberOf: (text: string) => number = numberOfText) {
    this.#own = own;
    this.#lastTables = own;
    this.#numberOf = numberOf;
  }

  /** how many packs are kept */
  get size(): number {
    return this.#latest.size;
  }

  /** The tables that a state or a view names. */
  of(number: number): T {
    return number === this.#last ? this.#lastTables : this.#find(number);
  }

  #find(number: number): T {
    if (number === 0) this.#lastTables = this.#own;
    else {
      const kept = this.#latest.get(number);
      if (!kept) refuse('bad-state', 'edition: this pack is not known here; give it with the options');
      this.#use(kept);
    }
    this.#last = number;
    return this.#lastTables;
  }

  /** What is known of a pack that was given before as this very object; it is kept from now on as if it came anew. */
  again(pack: object): Pick<Kept<T>, 'number' | 'tables'> | undefined {
    const kept = this.#given.get(pack);
    if (kept && (this.#last !== kept.number || this.#lastTables !== kept.tables)) this.#use(kept);
    return kept;
  }

  /** Keeps the tables of a pack that has been checked; each of `objects` stands for it from now on. */
  keep(objects: readonly object[], text: string, make: () => T): Pick<Kept<T>, 'number' | 'tables'> {
    const number = this.#numberOf(text);
    const before = this.#latest.get(number);
    const kept = before?.text === text ? before : { number, text, tables: make() };
    this.#use(kept);
    for (const object of objects) this.#given.set(object, kept);
    return kept;
  }

  #use(kept: Kept<T>): void {
    const { number, text, tables } = kept;
    const other = this.#latest.get(number);
    if (other && other.text !== text)
      refuse('bad-config', 'options.pack: another pack that is used here has the same number; give one another name');
    this.#latest.delete(number);
    this.#latest.set(number, kept);
    this.#last = number;
    this.#lastTables = tables;
    const [oldest] = this.#latest.keys();
    if (this.#latest.size > MOST_PACKS_KEPT && oldest !== undefined) this.#latest.delete(oldest);
  }
}
