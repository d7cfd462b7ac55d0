import { type Store, StoreProblem } from './store.ts';

const DATABASE = 'mokum';
const GAMES = 'games';

const problemOf = (error: unknown): StoreProblem => {
  const { name = '', message = String(error) } = (error ?? {}) as { name?: string; message?: string };
  return new StoreProblem(name === 'QuotaExceededError' ? 'full' : 'unavailable', message);
};

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(problemOf(request.error)));
    request.addEventListener('blocked', () => reject(problemOf(new Error('another tab holds an older store open'))));
  });
}

/**
 * The browser's IndexedDB. It is preferred to localStorage because a transaction there is atomic between tabs (so that
 * a stale tab can be told instead of overwriting a newer game), because it does not stop the page while it writes, and
 * because it has room for thousands of games instead of five megabytes. What is reported as written outlives the tab and
 * the browser; waiting for the disk itself (`strict`) would cost several times the hundredth of a second that a move has.
 */
export function indexedStore(factory: IDBFactory): Store {
  let opened: Promise<IDBDatabase> | undefined;
  const database = async (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory);
    try {
      const it = await opened;
      // A later version of the page may want to change the store: do not stand in its way.
      it.onversionchange = () => {
        it.close();
        opened = undefined;
      };
      it.addEventListener('close', () => {
        opened = undefined;
      });
      return it;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };

  /** Runs one transaction; what it reads is there when it is over, what it wrote outlives this page. */
  async function transact<T>(
    mode: IDBTransactionMode,
    work: (games: IDBObjectStore, resolve: (value: T) => void) => void,
  ): Promise<T> {
    const db = await database();
    return await new Promise<T>((resolve, reject) => {
      let value: T;
      const transaction = db.transaction(GAMES, mode, { durability: 'relaxed' });
      transaction.addEventListener('complete', () => resolve(value));
      transaction.addEventListener('abort', () => reject(problemOf(transaction.error)));
      transaction.addEventListener('error', (event) => {
        reject(problemOf((event.target as IDBRequest | null)?.error ?? transaction.error));
      });
      work(transaction.objectStore(GAMES), (it) => {
        value = it;
      });
    });
  }

  return {
    all: () =>
      transact('readonly', (games, resolve) => {
        const keys = games.getAllKeys();
        const values = games.getAll();
        values.addEventListener('success', () =>
          resolve(keys.result.map((key, i) => ({ id: key as string, value: values.result[i] as unknown }))),
        );
      }),
    get: (id) =>
      transact('readonly', (games, resolve) => {
        const request = games.get(id);
        request.addEventListener('success', () => resolve(request.result as unknown));
      }),
    change: (id, decide) =>
      transact('readwrite', (games, resolve) => {
        const request = games.get(id);
        request.addEventListener('success', () => {
          const { write, outcome } = decide(request.result as unknown);
          resolve(outcome);
          if (write !== undefined) games.put(write, id);
        });
      }),
    remove: (id) =>
      transact('readwrite', (games, resolve) => {
        games.delete(id);
        resolve(undefined);
      }),
  };
}
