import type { Down, Up } from '@mokum/protocol';

/** The other end of a wire, as a client uses it. */
export interface Line {
  send(up: Up): void;
  close(): void;
}

/** What a client hears of a connection. */
export interface Ear {
  receive(down: Down): void;
  /** the connection has ended, or none came about */
  closed(): void;
}

/** Begins a connection to the table. Messages may be sent at once. */
export type Dial = (ear: Ear) => Line;
