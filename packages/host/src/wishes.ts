/** Who wishes the game back, and to how many rows. It goes back when every person wishes the same (SPEC 6.6). */
export class Wishes {
  readonly #people: readonly number[];
  readonly #rows = new Map<number, number>();

  constructor(people: readonly number[]) {
    this.#people = people;
  }

  /** Notes a wish; says whether all people wish the same now. */
  wish(seat: number, rows: number): 'all' | 'not all' {
    this.#rows.set(seat, rows);
    return this.#people.every((other) => this.#rows.get(other) === rows) ? 'all' : 'not all';
  }

  clear(): void {
    this.#rows.clear();
  }

  /** The wish that was uttered last, with all who share it. */
  newest(): { readonly rows: number; readonly by: number[] } | undefined {
    const rows = [...this.#rows.values()].at(-1);
    if (rows === undefined) return undefined;
    return { rows, by: this.#people.filter((seat) => this.#rows.get(seat) === rows) };
  }
}
