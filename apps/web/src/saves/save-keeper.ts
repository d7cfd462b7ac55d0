import type { GameToKeep, Keeper, KeepOutcome } from '../table/keeper.ts';
import type { TableInfo } from '../table/table.ts';
import { readSave, type Save } from './save.ts';
import { type Decision, type Store, StoreProblem } from './store.ts';
import type { Tabs } from './tabs.ts';

interface SaveKeeperConfig {
  readonly store: Store;
  readonly tabs: Tabs;
  readonly info: TableInfo;
  /** the version that the table shows; 0 if the game was never kept */
  readonly known: number;
  readonly draft: (game: GameToKeep, version: number, title: string) => Save;
  readonly kept: (problem: 'full' | 'unavailable' | undefined) => void;
}

/** Keeps one table's game. A version that is not the known one is never overwritten: the table is given it instead. */
export function saveKeeper(config: SaveKeeperConfig): Keeper {
  const { store, tabs, draft, kept } = config;
  const { id } = config.info;
  let { known } = config;
  let leads = false;
  let giveUp: () => void = () => undefined;
  let stopListening: () => void = () => undefined;
  let leading: () => void = () => undefined;
  let closed = false;

  function decide(game: GameToKeep, old: unknown): Decision<KeepOutcome> {
    if (old === undefined) {
      if (known > 0) return { outcome: { is: 'not-kept', why: 'deleted' } };
      return { write: draft(game, 1, ''), outcome: { is: 'kept' } };
    }
    const save = readSave(id, old);
    if (typeof save === 'string') return { outcome: { is: 'not-kept', why: 'unavailable' } };
    if (save.version !== known) return { outcome: { is: 'stale', log: save.log } };
    return { write: draft(game, known + 1, save.title), outcome: { is: 'kept' } };
  }

  const queue = (how: 'wait' | 'take'): void => {
    giveUp = tabs.alone(
      `bots of ${id}`,
      how,
      () => {
        if (closed) return;
        leads = true;
        leading();
      },
      () => {
        leads = false;
        if (!closed) queue('wait');
      },
    );
  };

  return {
    async keep(game) {
      try {
        let found = known;
        const outcome = await store.change(id, (old) => {
          const decision = decide(game, old);
          const save = readSave(id, old);
          found = decision.write ? known + 1 : typeof save === 'string' ? known : save.version;
          return decision;
        });
        known = found;
        if (outcome.is === 'kept') {
          tabs.tell({ id, version: known });
          kept(undefined);
        }
        return outcome;
      } catch (error) {
        if (!(error instanceof StoreProblem)) throw error;
        kept(error.why);
        return { is: 'not-kept', why: error.why };
      }
    },
    async newest() {
      const save = readSave(id, await store.get(id));
      if (typeof save === 'string' || save.version <= known) return undefined;
      known = save.version;
      return save.log;
    },
    leads: () => leads,
    lead() {
      if (leads || closed) return;
      giveUp();
      queue('take');
    },
    watch(newer, nowLeading) {
      leading = nowLeading;
      stopListening = tabs.listen((message) => {
        if (message.id === id && message.version > known) newer();
      });
      queue('wait');
    },
    close() {
      closed = true;
      leads = false;
      stopListening();
      giveUp();
    },
  };
}
