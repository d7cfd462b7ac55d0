import { grachtenpand } from '@mokum/grachtenpand';
import { readLog, replaying, replayLog } from '@mokum/kernel';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextTask } from './next-task.ts';
import { replayInSlices } from './replay-slices.ts';
import { openTestTable, until } from './test-kit.ts';

describe('a log replayed in slices', () => {
  let log = '';
  beforeAll(async () => {
    const table = await openTestTable(['random', 'random']);
    await until(() => table.now.value.result !== undefined);
    log = (await table.log()) as string;
    table.close();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is the game that it is in one go, with every moment of it', async () => {
    const match = await replayInSlices(grachtenpand, readLog(log));
    expect(match.state.$m).toEqual(replayLog(grachtenpand, readLog(log)).state.$m);
    expect(match.stateAt(0).$m).toEqual(grachtenpand.setup({ seats: 2, options: match.options }).$m);
    for (const past of replaying(grachtenpand, readLog(log)))
      expect(match.stateAt(past.length).$m).toEqual(past.state.$m);
  });

  it('lets other tasks in whenever it has taken its time', async () => {
    // Every look at the clock, two milliseconds have passed.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2));
    const replay = replayInSlices(grachtenpand, readLog(log));
    let tasks = 0;
    let done = false;
    void replay.then(() => (done = true));
    for (; !done; tasks++) await nextTask();
    const match = await replay;
    expect(tasks).toBeGreaterThanOrEqual(Math.floor(match.length / 8));
  });

  it('is refused where it first differs', async () => {
    const [row] = /^9 \d .*$/m.exec(log) ?? [''];
    const other = log.replace(row, `${row.slice(0, 3)} nonsense`);
    const told = (() => {
      try {
        return replayLog(grachtenpand, readLog(other));
      } catch (error) {
        return error;
      }
    })();
    await expect(replayInSlices(grachtenpand, readLog(other))).rejects.toEqual(told);
    expect(told).toMatchObject({ code: 'bad-log', where: 9 });
  });
});
