import { expect, test } from 'vitest';
import { scriptTimes } from './trace.ts';

const on = (tid: number) => (name: string, ts: number, dur: number, tdur: number, url?: string) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
  ...(url !== undefined && { args: { data: { url } } }),
});
const page = on(1);
const ours = 'http://host/assets/table-abc.js';

test('a task counts the time of the processor in its outermost scripts, not what runs inside them', () => {
  const events = [
    page('RunTask', 0, 90_000, 50_000),
    page('TimerFire', 10, 40_000, 20_000),
    page('FunctionCall', 20, 30_000, 15_000, ours),
    page('RunMicrotasks', 45_000, 10_000, 5000),
    page('Layout', 60_000, 20_000, 20_000),
    page('RunTask', 100_000, 9000, 500),
    page('FunctionCall', 100_010, 8000, 400, ours),
  ];
  expect(scriptTimes(events)).toEqual([25]);
});

test('what drives the page and what other threads do is left out', () => {
  const worker = on(2);
  const events = [
    page('RunTask', 0, 30_000, 30_000),
    page('EvaluateScript', 10, 20_000, 20_000, ''),
    page('FunctionCall', 20, 10_000, 10_000, ours),
    page('RunTask', 40_000, 30_000, 12_000),
    page('FunctionCall', 40_010, 20_000, 11_000, ours),
    worker('RunTask', 0, 90_000, 90_000),
    worker('FunctionCall', 10, 80_000, 80_000, ours),
  ];
  expect(scriptTimes(events)).toEqual([11]);
  expect(scriptTimes([])).toEqual([]);
});
