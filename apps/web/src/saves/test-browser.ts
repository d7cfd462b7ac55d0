import type { TabMessage, Tabs } from './tabs.ts';

/** Tabs of one browser: messages reach the others, and one name is held by one of them. */
export function fakeBrowser(): { tab(): Tabs & { close(): void } } {
  const ears = new Set<{ tab: object; hear: (message: TabMessage) => void }>();
  const holders = new Map<string, { lost: () => void }>();
  const queues = new Map<string, { held: () => void; lost: () => void }[]>();
  const next = (name: string): void => {
    const first = queues.get(name)?.shift();
    if (!first) return;
    holders.set(name, first);
    first.held();
  };
  return {
    tab() {
      const tab = {};
      const mine: (() => void)[] = [];
      return {
        tell(message) {
          for (const ear of ears) if (ear.tab !== tab) setTimeout(() => ears.has(ear) && ear.hear(message), 1);
        },
        listen(hear) {
          const ear = { tab, hear };
          ears.add(ear);
          return () => ears.delete(ear);
        },
        alone(name, how, held, lost) {
          const claim = { held, lost };
          const queue = queues.get(name) ?? [];
          queues.set(name, queue);
          const holder = holders.get(name);
          if (how === 'take' && holder) {
            holders.delete(name);
            queue.unshift(claim);
            next(name);
            setTimeout(holder.lost, 0);
          } else {
            queue.push(claim);
            if (!holder) setTimeout(() => !holders.has(name) && next(name), 0);
          }
          const giveUp = (): void => {
            if (holders.get(name) === claim) {
              holders.delete(name);
              next(name);
            } else if (queue.includes(claim)) queue.splice(queue.indexOf(claim), 1);
          };
          mine.push(giveUp);
          return giveUp;
        },
        close: () => mine.forEach((giveUp) => giveUp()),
      };
    },
  };
}
