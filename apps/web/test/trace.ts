import type { Browser, CDPSession } from 'playwright-core';

interface Happened {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** the time of the processor in it, whatever else the machine did meanwhile */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** A task of the page, in milliseconds. */
export interface PageTask {
  /** when it began, by the trace's clock */
  readonly since: number;
  readonly clock: number;
  /** what it kept the processor, whatever else the machine did meanwhile */
  readonly processor: number;
  /** how much of that in scripts; the rest is style, layout and painting */
  readonly script: number;
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'v8.execute',
];
const SCRIPTS = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HandlePostMessage',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
  'v8.evaluateModule',
]);
/** Less is no work worth counting, in microseconds. */
const LEAST = 1000;

const isOurs = ({ name, args }: Happened): boolean =>
  name === 'FunctionCall' && /\/assets\/(?!.*worker)/.test(args?.data?.url ?? '');
const threadOf = ({ pid, tid }: Happened): string => `${pid} ${tid}`;

/** The thread on which most of our functions are called: that of the page. */
function threadOfPage(events: readonly Happened[]): string | undefined {
  const calls = new Map<string, number>();
  for (const event of events) if (isOurs(event)) calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
  return [...calls].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The tasks of the page, one after the other; those that drive the test left out. */
export function pageTasks(events: readonly Happened[]): PageTask[] {
  const thread = threadOfPage(events);
  const here = events
    .filter((event) => event.ph === 'X' && threadOf(event) === thread && event.tdur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: PageTask[] = [];
  let task = { since: 0, end: 0, clock: 0, processor: 0, script: 0, counted: 0, drives: true };
  const close = (): void => {
    if (!task.drives)
      tasks.push({
        since: task.since / 1000,
        clock: task.clock / 1000,
        processor: task.processor / 1000,
        script: task.script / 1000,
      });
  };
  for (const event of here) {
    const { ts, dur = 0, tdur = 0 } = event;
    if (event.name === 'RunTask' && ts >= task.end) {
      close();
      task = { since: ts, end: ts + dur, clock: dur, processor: tdur, script: 0, counted: 0, drives: false };
    } else if (ts < task.end && SCRIPTS.has(event.name)) {
      if (event.name === 'EvaluateScript' && !event.args?.data?.url) task.drives = true;
      // What runs inside another script is in its time already.
      if (ts < task.counted) continue;
      task.script += tdur;
      task.counted = ts + dur;
    }
  }
  close();
  return tasks;
}

/** By task of the page, how long its scripts kept the processor, in milliseconds. */
export const scriptTimes = (events: readonly Happened[]): number[] =>
  pageTasks(events).flatMap(({ script }) => (script * 1000 >= LEAST ? [script] : []));

/** How many pictures the browser began, and how many of them it had to leave out. */
export const framesOf = (events: readonly Happened[]): { readonly begun: number; readonly dropped: number } => ({
  begun: events.filter(({ name }) => name === 'BeginFrame').length,
  dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
});

/** Begins to record what the browser does; what is returned ends it and gives all that happened. */
export async function record(browser: Browser): Promise<() => Promise<readonly Happened[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: Happened[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as Happened[]) events.push(event);
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      session.on('Tracing.tracingComplete', () => resolve());
    });
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** The same for the times of scripts alone. */
export async function recordScripts(browser: Browser): Promise<() => Promise<number[]>> {
  const stop = await record(browser);
  return async () => scriptTimes(await stop());
}
