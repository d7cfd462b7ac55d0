/**
 * Where games are kept: values by id, each read and written in one step that no other tab can come between. What comes
 * out is unknown: it may have been written by another version of the page.
 */
export interface Store {
  all(): Promise<readonly { readonly id: string; readonly value: unknown }[]>;
  get(id: string): Promise<unknown>;
  /** Reads a value and, unless `decide` leaves it, writes another, in one transaction. Refuses with StoreProblem. */
  change<T>(id: string, decide: (old: unknown) => Decision<T>): Promise<T>;
  remove(id: string): Promise<void>;
}

export interface Decision<T> {
  /** the value to write; without one nothing is written */
  readonly write?: unknown;
  readonly outcome: T;
}

/** The store has no room, or there is none. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly why: 'full' | 'unavailable';

  constructor(why: 'full' | 'unavailable', message: string) {
    super(message);
    this.why = why;
  }
}

/** A store in memory: for tests, and so that a browser without a store can still play. `room` is in characters. */
export function memoryStore({ room = Number.POSITIVE_INFINITY } = {}): Store {
  const values = new Map<string, string>();
  const size = (): number => [...values.values()].reduce((sum, text) => sum + text.length, 0);
  const read = (id: string): unknown => {
    const text = values.get(id);
    // oxlint-disable-next-line eslint/no-restricted-properties -- what this very store wrote
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    all: () => Promise.resolve([...values.keys()].toSorted().map((id) => ({ id, value: read(id) }))),
    get: (id) => Promise.resolve(read(id)),
    change(id, decide) {
      const { write, outcome } = decide(read(id));
      if (write === undefined) return Promise.resolve(outcome);
      const text = JSON.stringify(write);
      if (size() - (values.get(id)?.length ?? 0) + text.length > room)
        return Promise.reject(new StoreProblem('full', 'the store is full'));
      values.set(id, text);
      return Promise.resolve(outcome);
    },
    remove(id) {
      values.delete(id);
      return Promise.resolve();
    },
  };
}
