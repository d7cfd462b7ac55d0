import type { Audience } from '@mokum/kernel';
import type { Down } from '@mokum/protocol';

/** The way to somebody who looks at a table. */
export interface Wire {
  send(down: Down): void;
  /** Whether nothing more should be sent for now: the newest moment is owed until `drained` is called. */
  full?(): boolean;
  close(): void;
}

/** Who may come in: what a ticket lets its holder see; undefined where it opens nothing. */
export type Door = (ticket: string) => Audience | undefined;
