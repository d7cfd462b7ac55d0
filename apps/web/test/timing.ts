import type { BrowserContext, Page } from 'playwright-core';

/** Something that took its time. */
export interface Lasted {
  /** when it began, in milliseconds since 1970 */
  readonly since: number;
  readonly ms: number;
}

/** A run of a script of ours, as the browser's long animation frames tell it. */
export interface ScriptRun extends Lasted {
  /** what called it, the file and the function, and how much of it was layout that it asked for */
  readonly source: string;
}

/** What was measured in the page, in milliseconds. */
export interface Timing {
  /** from a bot's decision to the picture that shows it */
  readonly shown: readonly Lasted[];
  /** the longest runs of a script of ours */
  readonly scripts: readonly ScriptRun[];
}

interface Watch {
  shown: Lasted[];
  scripts: ScriptRun[];
}

interface FrameScript {
  readonly startTime: number;
  readonly duration: number;
  readonly sourceURL: string;
  readonly sourceFunctionName: string;
  readonly invoker: string;
  readonly forcedStyleAndLayoutDuration: number;
}

/**
 * Measures from the first moment of every page: when an answer of the bots' worker arrives, and when the picture that
 * follows the next change of the table has been drawn; and how long scripts of ours run. Those that drive a test have no
 * address.
 */
function watchPage(): void {
  const watch: Watch = { shown: [], scripts: [] };
  Object.assign(globalThis, { watch });
  let decided: number | undefined;
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', () => {
        decided ??= performance.now();
      });
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (decided === undefined) return;
      const since = decided;
      decided = undefined;
      // A message sent in the frame's own callback is answered after the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () =>
          watch.shown.push({ since: performance.timeOrigin + since, ms: performance.now() - since }),
        );
        port1.start();
        port2.postMessage(undefined);
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { scripts: FrameScript[] })[])
      for (const script of entry.scripts)
        if (script.sourceURL.includes('/assets/'))
          watch.scripts.push({
            since: performance.timeOrigin + script.startTime,
            ms: script.duration,
            source: `${script.invoker}, ${script.sourceURL.replace(/^.*\//, '')} ${script.sourceFunctionName || '(no name)'}, ${Math.round(script.forcedStyleAndLayoutDuration)} ms of it layout`,
          });
  }).observe({ type: 'long-animation-frame', buffered: true });
}

export const watchTiming = (context: BrowserContext): Promise<unknown> => context.addInitScript(watchPage);

/** What was measured since it was last asked for. */
export const takeTiming = (page: Page): Promise<Timing> =>
  page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    const taken = { ...watch };
    watch.shown = [];
    watch.scripts = [];
    return taken;
  });

/** What the loop of `timeOfLoop` takes on an idle machine, in milliseconds. */
const LOOP = 30;

/** How long fixed work takes here and now. */
function timeOfLoop(): number {
  const times = [0, 1, 2, 3, 4].map((salt) => {
    const began = performance.now();
    let sum = salt;
    for (let i = 0; i < 2e7; i++) sum += i % 7;
    return sum > 0 ? performance.now() - began : 0;
  });
  return times.toSorted((a, b) => a - b)[2];
}

/** How many times slower than an idle machine this one is now; never less than once. */
export const slowdown = async (page: Page): Promise<number> => Math.max(1, (await page.evaluate(timeOfLoop)) / LOOP);

/**
 * What was measured since it was last asked for, as it would have been on an idle machine: how busy this one is changes
 * from moment to moment, so it is asked right after what it slowed down.
 */
export async function takeAsIdle(page: Page): Promise<{ shown: number[]; longest: number }> {
  const { shown, scripts } = await takeTiming(page);
  const slow = await slowdown(page);
  return { shown: shown.map(({ ms }) => ms / slow), longest: Math.max(0, ...scripts.map(({ ms }) => ms)) / slow };
}

/** The value below which a part of the others lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
export const median = (values: readonly number[]): number => quantile(values, 0.5);
