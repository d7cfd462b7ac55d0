import { readFileSync } from 'node:fs';

// A virtual machine does not have its processors for itself: its host gives them to others now and then, for a hundredth of
// a second or for half a one. Linux counts that time, by processor, as "steal" in /proc/stat, in hundredths of a second.
// What the page did meanwhile says nothing of the page.

const EVERY = 10;
const TICK = 10;
const STEAL = 8;

/** What the host has taken from each processor so far, in milliseconds; nothing where it is not told. */
function takenSoFar(): number[] {
  try {
    const lines = readFileSync('/proc/stat', 'utf8').split('\n');
    return lines.filter((line) => /^cpu\d/.test(line)).map((line) => Number(line.split(/\s+/)[STEAL] ?? 0) * TICK);
  } catch {
    return [];
  }
}

/** Milliseconds of the clock that the browser's trace counts by too. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6;

export interface Host {
  /** what it took between two moments of the trace's clock, in milliseconds of all processors together */
  taken(from: number, to: number): number;
  /** the moment that a page calls so, counted from 1970 */
  moment(sinceEpoch: number): number;
  stop(): void;
}

/** Begins to watch what the host takes. */
export function watchHost(): Host {
  const behind = performance.timeOrigin + performance.now() - now();
  const looks: { readonly at: number; readonly taken: number }[] = [];
  const look = (): void => {
    looks.push({ at: now(), taken: takenSoFar().reduce((sum, ms) => sum + ms, 0) });
  };
  look();
  const timer = setInterval(look, EVERY);
  return {
    taken(from, to) {
      look();
      const before = looks.findLast(({ at }) => at <= from) ?? looks[0];
      const after = looks.find(({ at }) => at >= to) ?? looks.at(-1) ?? before;
      return after.taken - before.taken;
    },
    moment: (sinceEpoch) => sinceEpoch - behind,
    stop: () => clearInterval(timer),
  };
}
