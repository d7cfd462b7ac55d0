import { goOnWith } from '@mokum/host';
import { grachtenpand } from '@mokum/grachtenpand';
import { readLog, rulesOf } from '@mokum/kernel';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runHere } from './local-table.ts';
import { nextTask } from './next-task.ts';
import { shelf } from './shelf.ts';
import { openTestTable, tableInfo, until } from './test-kit.ts';

const rules = rulesOf(grachtenpand);

describe('a log that is opened', () => {
  let log = '';
  beforeAll(async () => {
    const table = await openTestTable(['random', 'random']);
    await until(() => table.now.value.result !== undefined);
    log = (await table.log()) as string;
    table.close();
  });
  afterEach(() => vi.restoreAllMocks());

  it('is the game that it is in one go, with every moment of it', async () => {
    const whole = rules.replay(readLog(log), 'checked');
    if (!whole.ok) throw new Error(whole.refusal.message);
    const table = await openTestTable(['random', 'random'], { log });
    const { length } = whole.value;
    expect(table.now.value).toMatchObject({ revision: length, audience: 'everybody' });
    for (let rows = 0; rows <= length; rows++) {
      const then = await table.at(rows);
      expect(then.view).toEqual(whole.value.viewAt(rows, 'everybody'));
      expect(then.rows).toEqual(whole.value.rows('everybody', 0).slice(0, rows));
    }
    expect(await table.log()).toBe(log);
    table.close();
  });

  it('lets other tasks in whenever its replay has taken its time', async () => {
    // Every look at the clock, two milliseconds have passed.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2));
    const opening = openTestTable(['random', 'random'], { log });
    let tasks = 0;
    let done = false;
    void opening.then(() => (done = true));
    for (; !done; tasks++) await nextTask();
    const table = await opening;
    expect(tasks).toBeGreaterThanOrEqual(Math.floor(table.now.value.revision / 8));
    table.close();
  });

  it('is refused where it first differs', async () => {
    const [row] = /^9 \d .*$/m.exec(log) ?? [''];
    const other = log.replace(row, `${row.slice(0, 3)} nonsense`);
    const told = rules.replay(readLog(other), 'checked');
    expect(told).toMatchObject({ ok: false, refusal: { code: 'bad-log', row: 9 } });
    const { seats, ...info } = tableInfo('random', 'random');
    const card = { ...info, seats: [...seats] };
    const opened = await runHere({ card, seed: 'seed', shelf }, (setting) =>
      goOnWith(setting, { version: 0, card, log: other, written: 'elsewhere' }),
    );
    expect(opened).toEqual(told);
  });
});
