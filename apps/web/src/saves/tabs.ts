import { check, someFields, text, whole } from '@mokum/protocol/checking';

/** What the tabs of one browser tell each other: that a game was kept, renamed or thrown away. */
export interface TabMessage {
  readonly id: string;
  /** the version that was kept; 0 says that the list has changed */
  readonly version: number;
}

/** The other tabs of this browser that show the same page. */
export interface Tabs {
  tell(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): () => void;
  /**
   * Asks to be the only tab that does something. `held` is called once this is so, `lost` when another tab has taken
   * it. `take` does not wait until the other tab is closed. Returns what gives it up.
   */
  alone(name: string, how: 'wait' | 'take', held: () => void, lost: () => void): () => void;
}

/** A page without other tabs. */
export const noTabs: Tabs = {
  tell: () => undefined,
  listen: () => () => undefined,
  alone: (_name, _how, held) => {
    held();
    return () => undefined;
  },
};

const CHANNEL = 'mokum-games';

const tabMessage = someFields({ id: text(Number.POSITIVE_INFINITY), version: whole(0) });

/**
 * Tabs by BroadcastChannel and Web Locks. Locks exist only on secure addresses; without them every tab may run the bots,
 * and the store lets the first win.
 */
export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return noTabs;
  const channel = new BroadcastChannel(CHANNEL);
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return {
    tell: (message) => channel.postMessage(message),
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>): void => {
        const read = check(tabMessage, data);
        if (read.ok) hear(read.value);
      };
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    alone(name, how, held, lost) {
      if (!locks) return noTabs.alone(name, how, held, lost);
      const waiting = new AbortController();
      let release: () => void = () => waiting.abort();
      const options: LockOptions = how === 'take' ? { steal: true } : { signal: waiting.signal };
      let given = false;
      locks
        .request(`mokum ${name}`, options, () => {
          held();
          return new Promise<void>((resolve) => {
            release = () => {
              given = true;
              resolve();
            };
          });
        })
        .catch(() => {
          if (!given && !waiting.signal.aborted) lost();
        });
      return () => release();
    },
  };
}
