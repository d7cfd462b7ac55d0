import type { RulesShelf } from '@mokum/kernel';
import type { Bots, Clock, Door, Luck, Store } from './ports/index.ts';

/** All that a host needs of the world around it. */
export interface HostSetting {
  readonly store: Store;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly shelf: RulesShelf;
  readonly luck: Luck;
  readonly door: Door;
  /** names this opening of the table; no two openings of one table have the same name */
  readonly opening: string;
  /** how long a bot may think, in milliseconds; as long as it likes where this is left out */
  readonly botTime?: number;
  /** told what went wrong in the program itself, after all were told that the table has stopped */
  readonly fault?: (error: unknown) => void;
}
