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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];
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

/** By task of the page, how long its scripts kept the processor, in milliseconds; those that drive the test left out. */
export function scriptTimes(events: readonly Happened[]): number[] {
  const thread = threadOfPage(events);
  const here = events
    .filter((event) => event.ph === 'X' && threadOf(event) === thread && event.tdur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const times: number[] = [];
  let task = { end: 0, script: 0, counted: 0, drives: false };
  const close = (): void => {
    if (!task.drives && task.script >= LEAST) times.push(task.script / 1000);
  };
  for (const event of here) {
    const end = event.ts + (event.dur ?? 0);
    if (event.name === 'RunTask' && event.ts >= task.end) {
      close();
      task = { end, script: 0, counted: 0, drives: false };
    } else if (event.ts < task.end && SCRIPTS.has(event.name)) {
      if (event.name === 'EvaluateScript' && !event.args?.data?.url) task.drives = true;
      // What runs inside another script is in its time already.
      if (event.ts < task.counted) continue;
      task.script += event.tdur ?? 0;
      task.counted = end;
    }
  }
  close();
  return times;
}

/** Begins to record what the browser does; what is returned ends it and gives the times of scripts. */
export async function recordScripts(browser: Browser): Promise<() => Promise<number[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: Happened[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as Happened[]));
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
    return scriptTimes(events);
  };
}
