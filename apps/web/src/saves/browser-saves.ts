import { indexedStore } from './indexed-store.ts';
import { openSaves, type Saves } from './saves.ts';
import { type Store, StoreProblem } from './store.ts';
import { browserTabs } from './tabs.ts';

const refused = (): Promise<never> =>
  Promise.reject(new StoreProblem('unavailable', 'this browser keeps nothing for this page'));

/** A browser that keeps nothing, such as some private windows: every game says so, and is played all the same. */
const nothing: Store = { all: refused, get: refused, change: refused, remove: refused };

const factory = (): IDBFactory | undefined => {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
};

/** The games kept in this browser. */
export function browserSaves(): Saves {
  const found = factory();
  return openSaves(found ? indexedStore(found) : nothing, browserTabs());
}
