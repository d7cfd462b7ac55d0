import type { GameToKeep, Keeper, KeepOutcome } from '../table/keeper.ts';
import { type KeptTable, readSave, type Save } from './save.ts';
import { type Decision, type Store, StoreProblem } from './store.ts';
import type { Tabs } from './tabs.ts';

interface SaveKeeperConfig {
  readonly store: Store;
  readonly tabs: Tabs;
  readonly info: KeptTable;
  /** the version that the table shows; 0 if the game was never kept */
  readonly known: number;
  readonly draft: (game: GameToKeep, version: number, title: string) => Save;
  /** told what was written, or why nothing could be */
  readonly kept: (outcome: Save | 'full' | 'unavailable') => void;
}

/** What was decided, and the version that the table knows from then on. */
interface Made extends Decision<KeepOutcome> {
  readonly write?: Save;
  readonly version: number;
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

  const write = (game: GameToKeep, title: string): Made => ({
    write: draft(game, known + 1, title),
    version: known + 1,
    outcome: { is: 'kept' },
  });

  function decide(game: GameToKeep, old: unknown): Made {
    if (old === undefined)
      return known > 0 ? { version: known, outcome: { is: 'not-kept', why: 'deleted' } } : write(game, '');
    const save = readSave(id, old);
    if (typeof save === 'string') return { version: known, outcome: { is: 'not-kept', why: 'unavailable' } };
    if (save.version !== known) return { version: save.version, outcome: { is: 'stale', log: save.log } };
    return write(game, save.title);
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
        let made: Made | undefined;
        const outcome = await store.change(id, (old) => (made = decide(game, old)));
        known = made?.version ?? known;
        if (made?.write) {
          tabs.tell({ id, version: known });
          kept(made.write);
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
