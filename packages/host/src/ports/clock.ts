/** The time, and being called when it has come. */
export interface Clock {
  /** milliseconds */
  now(): number;
  /** Calls `then` when it is so late; returns how to prevent that. */
  wake(at: number, then: () => void): () => void;
  /** Lets others run for a moment; it is called again and again while a long log is replayed. */
  pause?(): Promise<void>;
}

/** A clock that stands still: nothing is ever too late. */
export const noClock: Clock = { now: () => 0, wake: () => () => undefined };
