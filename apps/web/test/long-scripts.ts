/** What the loop of `timeOfLoop` takes on an idle machine, in milliseconds. */
export const LOOP = 30;

interface Watch {
  longest: number;
}

/** Keeps the longest run of a script of ours; those that drive the test have no address. */
export function watchScripts(): void {
  const watch: Watch = { longest: 0 };
  Object.assign(globalThis, { watch });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      scripts: { duration: number; sourceURL: string }[];
    })[])
      for (const { duration, sourceURL } of entry.scripts)
        if (sourceURL.includes('/assets/')) watch.longest = Math.max(watch.longest, duration);
  }).observe({ type: 'long-animation-frame' });
}

export function takeLongest(): number {
  const { watch } = globalThis as unknown as { watch: Watch };
  const { longest } = watch;
  watch.longest = 0;
  return longest;
}

/** How long fixed work takes here and now. */
export function timeOfLoop(): number {
  const times = [0, 1, 2, 3, 4].map((salt) => {
    const began = performance.now();
    let sum = salt;
    for (let i = 0; i < 2e7; i++) sum += i % 7;
    return sum > 0 ? performance.now() - began : 0;
  });
  return times.toSorted((a, b) => a - b)[2];
}
