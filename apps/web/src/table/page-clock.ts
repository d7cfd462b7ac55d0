import type { Clock } from '@mokum/host';
import { nextTask } from './next-task.ts';

/** The clock of this page. A long log is replayed in slices: between two of them the browser paints and hears the player. */
export const pageClock: Clock = {
  now: () => performance.now(),
  wake(at, then) {
    const timer = setTimeout(then, Math.max(0, at - performance.now()));
    return () => clearTimeout(timer);
  },
  pause: nextTask,
};
