import { PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Runs `act` on batches for about this long; says how many units of work went through in a second. */
export function rate(seconds: number, batch: number, act: (units: number) => void): number {
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  let now = began;
  while (now < end) {
    act(batch);
    done += batch;
    now = performance.now();
  }
  return (done * 1000) / (now - began);
}

/** The best of several runs: what the machine can do when nothing else disturbs it. */
export function best(runs: number, seconds: number, batch: number, act: (units: number) => void): number {
  let most = 0;
  for (let run = 0; run < runs; run++) most = Math.max(most, rate(seconds, batch, act));
  return most;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Bytes that `act` allocates for each unit of work: the growth of the used heap over a batch. Before each batch the heap
 * is collected; a batch during which it was collected again shows too little and is left out, and so would be a figure
 * from no batch at all (undefined). The cost of looking, measured on an empty batch, is taken off. The middle of the
 * batches is told.
 */
export async function bytesPerUnit(
  batches: number,
  units: number,
  act: (units: number) => void,
): Promise<number | undefined> {
  const gc = collector();
  let collections: { startTime: number }[] = [];
  const observer = new PerformanceObserver((list) => collections.push(...list.getEntries()));
  observer.observe({ entryTypes: ['gc'] });
  const growth = async (work: () => void): Promise<number | undefined> => {
    gc();
    await nextTurn();
    await nextTurn();
    collections = [];
    const began = performance.now();
    const before = getHeapStatistics().used_heap_size;
    work();
    const after = getHeapStatistics().used_heap_size;
    const ended = performance.now();
    await nextTurn();
    await nextTurn();
    return collections.some(({ startTime }) => startTime >= began && startTime <= ended) ? undefined : after - before;
  };
  const middle = async (work: () => void): Promise<number | undefined> => {
    const found: number[] = [];
    for (let i = 0; i < batches; i++) {
      const grown = await growth(work);
      if (grown !== undefined) found.push(grown);
    }
    return found.toSorted((a, b) => a - b)[found.length >> 1];
  };
  try {
    const looking = (await middle(() => undefined)) ?? 0;
    const grown = await middle(() => act(units));
    return grown === undefined ? undefined : Math.max(0, (grown - looking) / units);
  } finally {
    observer.disconnect();
  }
}
