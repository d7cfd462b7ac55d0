import type { Appended, Kept, Store } from '@mokum/host';
import type { TableCard } from '@mokum/protocol';
import type { Keeper } from './keeper.ts';
import type { TableNotice } from './notice.ts';

interface KeeperStore {
  readonly keeper: Keeper;
  readonly card: TableCard;
  /** the version that the host begins with: 0 where the game was not kept before */
  readonly version: number;
  /** told why the game is not kept, and that it is kept again */
  readonly tell: (notice: Extract<TableNotice, { kind: 'not-kept' }> | 'kept') => void;
  /** this page begins to run the bots */
  readonly leading: () => void;
}

/**
 * A keeper as the host's store. The keeper itself counts the versions that tabs agree on; those of the host only count
 * what this page has done and taken over, since what is beside the game is not kept.
 */
export function keeperStore({ keeper, card, version, tell, leading }: KeeperStore): Store {
  let last = version;
  const newer = (log: string): Kept => ({ version: ++last, card, log, written: 'elsewhere' });
  return {
    async open() {
      const log = await keeper.newest();
      return log === undefined ? undefined : newer(log);
    },
    async append(_table, after, change): Promise<Appended> {
      last = after;
      if (change.game === 'as-it-was') {
        last++;
        return { is: 'kept' };
      }
      const { length, over, waitingFor } = change;
      const log = change.log();
      const outcome = await keeper.keep({ log, length, over, waitingFor });
      if (outcome.is === 'stale') return { is: 'stale', kept: newer(outcome.log) };
      if (outcome.is === 'not-kept') {
        tell({ kind: 'not-kept', why: outcome.why, log });
        return outcome;
      }
      last++;
      tell('kept');
      return outcome;
    },
    watch(_table, hear) {
      keeper.watch(hear, leading);
      return () => undefined;
    },
  };
}
