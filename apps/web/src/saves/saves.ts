import { type ReadonlySignal, signal } from '@preact/signals';
import { LONGEST_TITLE } from '../limits.ts';
import type { Keeper } from '../table/keeper.ts';
import { faultIn, type KeptTable, rawText, readSave, type Save, SAVE_FORMAT, type SaveFault } from './save.ts';
import { saveKeeper } from './save-keeper.ts';
import { type Store, StoreProblem } from './store.ts';
import { noTabs, type Tabs } from './tabs.ts';

/** A line of the list of games. */
export type SaveEntry =
  | ({ readonly state: 'whole' } & Omit<Save, 'log'>)
  /** nothing but downloading and deleting can be done with it */
  | { readonly state: SaveFault; readonly id: string };

/** What became of asking for a game. */
export type Loaded =
  | { readonly is: 'loaded'; readonly save: Save }
  | {
      readonly is: 'problem';
      readonly code: SaveFault | 'missing' | 'unavailable';
      /** which field is wrong, where one is */
      readonly detail?: string;
      readonly raw: string;
    };

export interface Saves {
  /** newest first, the broken last; undefined until the store has answered */
  readonly list: ReadonlySignal<readonly SaveEntry[] | undefined>;
  /** set when the browser keeps nothing: games then live in this page only */
  readonly problem: ReadonlySignal<'full' | 'unavailable' | undefined>;
  refresh(): Promise<void>;
  load(id: string): Promise<Loaded>;
  /** the stored value as text, whatever it is */
  raw(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** keeps the game of a table: one just begun, or one that was loaded as `save` */
  keeperFor(info: KeptTable, save?: Save): Keeper;
}

export function openSaves(store: Store, tabs: Tabs = noTabs, clock: () => number = Date.now): Saves {
  const list = signal<readonly SaveEntry[] | undefined>(undefined);
  const problem = signal<'full' | 'unavailable' | undefined>(undefined);

  const entryOf = (id: string, value: unknown): SaveEntry => {
    const save = readSave(id, value);
    if (typeof save === 'string') return { state: save, id };
    const { log: _log, ...rest } = save;
    return { state: 'whole', ...rest };
  };
  const when = (entry: SaveEntry): number => (entry.state === 'whole' ? entry.saved : Number.NEGATIVE_INFINITY);

  async function refresh(): Promise<void> {
    try {
      const all = await store.all();
      list.value = all.map(({ id, value }) => entryOf(id, value)).toSorted((a, b) => when(b) - when(a));
      if (problem.peek() === 'unavailable') problem.value = undefined;
    } catch (error) {
      if (!(error instanceof StoreProblem)) throw error;
      list.value = [];
      problem.value = error.why;
    }
  }

  /** Tells everybody who shows a list. */
  const changed = async (id: string): Promise<void> => {
    tabs.tell({ id, version: 0 });
    await refresh();
  };

  tabs.listen(() => {
    if (list.peek()) void refresh();
  });

  return {
    list,
    problem,
    refresh,
    async load(id) {
      try {
        const value = await store.get(id);
        if (value === undefined) return { is: 'problem', code: 'missing', raw: '' };
        const save = readSave(id, value);
        if (typeof save !== 'string') return { is: 'loaded', save };
        return { is: 'problem', code: save, detail: faultIn(id, value) ?? '', raw: rawText(value) };
      } catch (error) {
        if (!(error instanceof StoreProblem)) throw error;
        return { is: 'problem', code: 'unavailable', raw: '' };
      }
    },
    raw: async (id) => rawText(await store.get(id)),
    async remove(id) {
      await store.remove(id);
      await changed(id);
    },
    async rename(id, title) {
      await store.change(id, (old) => {
        const save = readSave(id, old);
        if (typeof save === 'string') return { outcome: undefined };
        return { write: { ...save, title: title.trim().slice(0, LONGEST_TITLE) }, outcome: undefined };
      });
      await changed(id);
    },
    keeperFor: (info, save) =>
      saveKeeper({
        store,
        tabs,
        info,
        known: save?.version ?? 0,
        draft: (game, version, title) => ({
          format: SAVE_FORMAT,
          id: info.id,
          version,
          title,
          info,
          saved: clock(),
          ...game,
        }),
        kept: (outcome) => {
          problem.value = typeof outcome === 'string' ? outcome : undefined;
          const listed = list.peek();
          if (!listed) return;
          if (typeof outcome === 'string') void refresh();
          // Reading every game again after every move would be much work for one line.
          else list.value = [entryOf(info.id, outcome), ...listed.filter(({ id }) => id !== info.id)];
        },
      }),
  };
}
