/** One thing after the other, in the order in which they were asked for. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  /** Does this when all that was asked for before is done. What goes wrong in it does not stop what follows. */
  add<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** resolves when nothing is left to do */
  async idle(): Promise<void> {
    let seen: Promise<unknown> | undefined;
    while (seen !== this.#last) {
      seen = this.#last;
      await seen;
    }
  }
}
