import { describe, expect, it } from 'vitest';
import { randomPlayers } from '../table/bot-players.ts';
import type { LocalTable } from '../table/local-table.ts';
import { beginTable, openLog, openSave, type Surroundings } from '../table/open-table.ts';
import { playOn, tableInfo, tick, until } from '../table/test-kit.ts';
import type { Save } from './save.ts';
import { readSave } from './save.ts';
import { openSaves, type Saves } from './saves.ts';
import { memoryStore, type Store } from './store.ts';
import { fakeBrowser } from './test-browser.ts';

const seats = tableInfo('human', 'random').seats;
const around = (saves: Saves): Surroundings => ({ saves, bots: () => randomPlayers });
const begin = (saves: Saves, who = seats): Promise<LocalTable> =>
  beginTable({ game: 'grachtenpand', seats: who, seed: 's' }, around(saves));
async function opened(saves: Saves, id: string): Promise<LocalTable> {
  const outcome = await openSave(id, around(saves));
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}
const asked = (table: LocalTable) => until(() => table.now.value.legal.length > 0);

describe('a game is kept', () => {
  it('from its first moment and after every move, and goes on after closing the tab', async () => {
    const store = memoryStore();
    const saves = openSaves(store);
    const table = await begin(saves);
    const { id } = table.info;
    await table.settled();
    await saves.refresh();
    expect(saves.list.value).toMatchObject([{ state: 'whole', id, length: 1, over: false, title: '' }]);
    await playOn(table, () => table.now.value.revision >= 3);
    await asked(table);
    const before = table.now.value;
    table.close();

    const later = openSaves(store);
    const again = await opened(later, id);
    expect(again.now.value).toEqual(before);
    await playOn(again);
    await again.settled();
    await later.refresh();
    expect(later.list.value).toMatchObject([{ over: true, waitingFor: [] }]);
    again.close();
  });

  it('with answers that wait for others', async () => {
    const store = memoryStore();
    const never = { choose: () => new Promise<never>(() => undefined), close: () => undefined };
    const table = await beginTable(
      { game: 'grachtenpand', seats, seed: 's' },
      { saves: openSaves(store), bots: () => never },
    );
    await table.submit(['draw roof']);
    table.close();
    const outcome = await openSave(table.info.id, { saves: openSaves(store), bots: () => never });
    if (!outcome.ok) throw new Error('not opened');
    expect(outcome.value.now.value.pending).toEqual([['draw roof']]);
    outcome.value.close();
  });

  it('can be renamed and deleted, and a name survives the next move', async () => {
    const saves = openSaves(memoryStore());
    const table = await begin(saves);
    const { id } = table.info;
    await table.settled();
    await saves.rename(id, `  ${'Herengracht '.repeat(20)}`);
    await saves.rename(id, ' Herengracht ');
    await playOn(table, () => table.now.value.revision >= 2);
    await table.settled();
    await saves.refresh();
    expect(saves.list.value).toMatchObject([{ id, title: 'Herengracht' }]);
    await saves.remove(id);
    expect(saves.list.value).toEqual([]);
    await asked(table);
    expect(await table.submit([table.now.value.legal[0]])).toBeUndefined();
    expect(table.notice.value).toMatchObject({ kind: 'not-kept', why: 'deleted' });
    expect(await openSave(id, around(saves))).toMatchObject({ ok: false, problem: { code: 'missing' } });
    table.close();
  });

  it('newest first', async () => {
    let now = 1000;
    const saves = openSaves(memoryStore(), undefined, () => now);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      now += 10;
      const table = await begin(saves, tableInfo('human', 'human').seats);
      await table.settled();
      ids.unshift(table.info.id);
      table.close();
    }
    await saves.refresh();
    expect(saves.list.value?.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a store that is full', () => {
  it('is told of before a move is lost; the game goes on in memory and can be downloaded', async () => {
    const saves = openSaves(memoryStore({ room: 2000 }));
    const table = await begin(saves);
    await playOn(table, () => table.notice.value !== undefined);
    expect(table.notice.value).toMatchObject({ kind: 'not-kept', why: 'full' });
    expect(saves.problem.value).toBe('full');
    const { revision } = table.now.value;
    await playOn(table);
    expect(table.now.value.revision).toBeGreaterThan(revision);
    const { log = '' } = table.notice.value as { log?: string };
    expect(log).toBe(await table.log());
    table.close();
  });

  it('once there is room again, the game is kept again and the message goes', async () => {
    const small = memoryStore();
    let full = true;
    const store: Store = {
      ...small,
      change: (id, decide) => (full ? memoryStore({ room: 1 }).change(id, decide) : small.change(id, decide)),
    };
    const saves = openSaves(store);
    const table = await begin(saves);
    await until(() => table.notice.value);
    full = false;
    await playOn(table, () => table.now.value.revision >= 3);
    await table.settled();
    expect(table.notice.value).toBeUndefined();
    expect(saves.problem.value).toBeUndefined();
    await saves.refresh();
    expect(saves.list.value).toHaveLength(1);
    table.close();
  });
});

describe('what cannot be read', () => {
  async function storeWith(damage: (save: Save) => unknown): Promise<{ store: Store; id: string; other: string }> {
    const store = memoryStore();
    const saves = openSaves(store);
    const [table, second] = [await begin(saves), await begin(saves)];
    for (const it of [table, second]) {
      await playOn(it, () => it.now.value.revision >= 2);
      await it.settled();
      it.close();
    }
    const { id } = table.info;
    await store.change(id, (old) => ({ write: damage(old as Save), outcome: undefined }));
    return { store, id, other: second.info.id };
  }

  it.each([
    ['nonsense', () => 'nonsense', 'broken'],
    ['a list', () => [1, 2], 'broken'],
    ['nothing inside', () => ({}), 'broken'],
    ['no log', ({ log: _log, ...rest }: Save) => rest, 'broken'],
    ['seats that are none', (save: Save) => ({ ...save, info: { ...save.info, seats: [1] } }), 'broken'],
    [
      'a seat too few',
      (save: Save) => ({ ...save, info: { ...save.info, seats: save.info.seats.slice(1) } }),
      'broken',
    ],
    ['a newer form', (save: Save) => ({ ...save, format: 2 }), 'unknown-format'],
    [
      'a newer log',
      (save: Save) => ({ ...save, log: save.log.replace(/^mokum log \d+/, 'mokum log 7') }),
      'unknown-format',
    ],
    ['other rules', (save: Save) => ({ ...save, log: save.log.replace('rules 1', 'rules 9') }), 'unknown-rules'],
    ['another game', (save: Save) => ({ ...save, log: save.log.replace('"grachtenpand"', '"chess"') }), 'unknown-game'],
    ['other data', (save: Save) => ({ ...save, log: save.log.replace(/^tables .*$/m, 'tables "0"') }), 'log-differs'],
    ['a cut log', (save: Save) => ({ ...save, log: save.log.slice(0, 40) }), 'log-differs'],
    ['a changed move', (save: Save) => ({ ...save, log: save.log.replace(/draw \w+/, 'draw nothing') }), 'log-differs'],
    ['no log at all', (save: Save) => ({ ...save, log: 'hello' }), 'not-a-log'],
  ])('%s: a clear message, the raw data, and the others untouched', async (_name, damage, code) => {
    const { store, id, other } = await storeWith(damage);
    const saves = openSaves(store);
    const outcome = await openSave(id, around(saves));
    expect(outcome).toMatchObject({ ok: false, problem: { code } });
    if (!outcome.ok) expect(outcome.problem.raw.length).toBeGreaterThan(1);
    expect(await saves.raw(id)).not.toBe('');
    await saves.refresh();
    expect(saves.list.value).toHaveLength(2);
    const table = await opened(saves, other);
    await asked(table);
    table.close();
    await saves.remove(id);
    expect(saves.list.value).toMatchObject([{ id: other, state: 'whole' }]);
  });

  it('a browser that keeps nothing is told of, and one can play', async () => {
    const refuse = (): Promise<never> =>
      memoryStore({ room: 0 }).change('x', () => ({ write: 1, outcome: 1 })) as never;
    const saves = openSaves({ all: refuse, get: refuse, change: refuse, remove: refuse });
    await saves.refresh();
    expect(saves.list.value).toEqual([]);
    const table = await begin(saves);
    await until(() => table.notice.value);
    await playOn(table);
    table.close();
  });

  it.each([
    ['nonsense', () => 'nonsense', 'expected a kept game, found "nonsense"'],
    ['a list', () => [1, 2], 'expected an object, found [1,2]'],
    ['no log', ({ log: _log, ...rest }: Save) => rest, 'log: expected a text, found nothing'],
    [
      'a misspelt field',
      ({ log, ...rest }: Save) => ({ ...rest, lgo: log }),
      'log: expected a text, found nothing (but "lgo")',
    ],
    ['a number', (save: Save) => ({ ...save, length: -1 }), 'length: expected a whole number from 0, found -1'],
    [
      'a list of seats',
      (save: Save) => ({ ...save, info: { ...save.info, seats: [1] } }),
      'info.seats[0]: expected an object, found 1',
    ],
    [
      'a colour',
      (save: Save) => ({ ...save, info: { ...save.info, seats: [{ name: '', who: '', colour: 'gren' }] } }),
      'info.seats[0].colour: expected "red", "green", "yellow", "blue" or "white", found "gren"; did you mean "green"?',
    ],
    ['its name', (save: Save) => ({ ...save, info: { ...save.info, id: 'other' } }), 'info.id: expected '],
  ])('names the field: %s', async (_name, damage, detail) => {
    const { store, id } = await storeWith(damage);
    const outcome = await openSave(id, around(openSaves(store)));
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'broken' } });
    if (!outcome.ok) expect(outcome.problem.detail.slice(0, detail.length)).toBe(detail);
  });

  it('is not taken for a save', () => {
    expect(readSave('a', undefined)).toBe('broken');
    expect(readSave('a', null)).toBe('broken');
  });

  it('nor is one whose days no calendar has', async () => {
    const store = memoryStore();
    const table = await begin(openSaves(store));
    await table.settled();
    table.close();
    const { id } = table.info;
    const save = (await store.get(id)) as Save;
    expect(readSave(id, save)).toBe(save);
    for (const day of [Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(readSave(id, { ...save, saved: day })).toBe('broken');
      expect(readSave(id, { ...save, info: { ...save.info, begun: day } })).toBe('broken');
    }
  });
});

describe('two tabs on one game', () => {
  async function twoTabs(who = tableInfo('human', 'random').seats) {
    const store = memoryStore();
    const both = fakeBrowser();
    const [tabA, tabB] = [both.tab(), both.tab()];
    const a = await begin(openSaves(store, tabA), who);
    await a.settled();
    await until(() => who[1].who === 'human' || a.now.value.waitingFor.length === 1);
    await a.settled();
    const b = await opened(openSaves(store, tabB), a.info.id);
    return { a, b, store };
  }

  it('agree after every move, whoever makes it; the bots run in one of them', async () => {
    const { a, b } = await twoTabs();
    for (let i = 0; i < 12; i++) {
      const [mover, other] = i % 3 === 0 ? [b, a] : [a, b];
      await asked(mover);
      expect(await mover.submit([mover.now.value.legal[0]])).toBeUndefined();
      await until(async () => mover.now.value.legal.length > 0 && (await mover.log()) === (await other.log()));
    }
    expect(a.now.value.revision).toBeGreaterThan(4);
    expect(b.notice.value).toEqual({ kind: 'moved-elsewhere' });
    a.close();
    b.close();
  });

  it('a stale tab is shown the newer game instead of overwriting it', async () => {
    const store = memoryStore();
    const a = await begin(openSaves(store));
    await until(() => a.now.value.waitingFor.length === 1);
    await a.settled();
    // These tabs do not hear of each other, as when one of them slept.
    const b = await opened(openSaves(store), a.info.id);
    await a.submit(['draw shop']);
    await until(() => a.now.value.legal.length > 0);
    await a.settled();
    expect(await b.submit(['draw roof'])).toMatchObject({ code: 'stale' });
    expect(b.notice.value).toEqual({ kind: 'moved-elsewhere' });
    expect(await b.log()).toBe(await a.log());
    a.close();
    b.close();
  });

  it('when the tab with the bots is closed, the other runs them', async () => {
    const { a, b } = await twoTabs();
    a.close();
    await tick(5);
    await playOn(b, () => b.now.value.revision >= 6);
    b.close();
  });

  it('behind the curtain the other tab shows no secrets either', async () => {
    const { a, b } = await twoTabs(tableInfo('human', 'human').seats);
    a.hotSeat?.raiseCurtain();
    await a.submit(['draw shop']);
    await until(() => b.hotSeat?.curtain.value === 1);
    expect(JSON.stringify(b.now.value)).not.toContain('draw shop');
    expect(b.now.value.audience).toBe('spectator');
    a.close();
    b.close();
  });
});

describe('a log that somebody sent', () => {
  it('becomes a game of its own; opened again it is the same game', async () => {
    const saves = openSaves(memoryStore());
    const table = await begin(saves);
    await playOn(table, () => table.now.value.revision >= 4);
    await asked(table);
    const log = (await table.log()) as string;
    table.close();
    const first = await openLog(log, around(saves));
    if (!first.ok) throw new Error(first.problem.code);
    expect(first.value.info.id).not.toBe(table.info.id);
    expect(first.value.info.seats).toMatchObject([
      { name: 'P0', who: 'human' },
      { name: 'P1', who: 'random' },
    ]);
    await first.value.settled();
    await playOn(first.value, () => first.value.now.value.revision >= 6);
    await first.value.settled();
    const second = await openLog(log, around(saves));
    if (!second.ok) throw new Error(second.problem.code);
    expect(second.value.info.id).toBe(first.value.info.id);
    expect(second.value.now.value.revision).toBeGreaterThanOrEqual(6);
    await saves.refresh();
    expect(saves.list.value).toHaveLength(2);
    first.value.close();
    second.value.close();
  });

  it('is refused with where it first differs', async () => {
    const saves = openSaves(memoryStore());
    const table = await begin(saves);
    await playOn(table);
    const log = (await table.log()) as string;
    table.close();
    const broken = log.replace(/^2 .*$/m, (line) => line.replace(/build \d+/, 'build 109'));
    expect(await openLog(broken, around(saves))).toMatchObject({
      ok: false,
      problem: { code: 'log-differs', detail: expect.stringContaining('row') as string },
    });
    expect(await openLog('', around(saves))).toMatchObject({ ok: false, problem: { code: 'not-a-log' } });
  });
});
