import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

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

/** From now on: how much of a core this process was given. */
export function shareOfCore(): () => number {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1000 / (performance.now() - began);
  };
}

interface Sampled {
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

const sizeOf = ({ selfSize, children }: Sampled): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

/** bytes between two samples: with a hundred thousand units of a few bytes each, errors of about one per cent */
const INTERVAL = 512;

/**
 * Bytes that `act` allocates for each unit of work, as the sampling heap profiler of V8 counts them: every so many bytes
 * one allocation is noted, and what the collector has taken since is kept in the count. Growth of the used heap would be
 * less work, but it shrinks when the collector runs beside.
 */
export async function bytesPerUnit(units: number, act: (units: number) => void): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.startSampling', {
      samplingInterval: INTERVAL,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    act(units);
    const { profile } = await session.post('HeapProfiler.stopSampling');
    return sizeOf(profile.head) / units;
  } finally {
    session.disconnect();
  }
}
