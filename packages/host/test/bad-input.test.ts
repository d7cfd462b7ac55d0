import { LONGEST_SEED } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import type { Down } from '@mokum/protocol';
import { describe, expect, it, vi } from 'vitest';
import { beginTable, type Bots, goOnWith, type Kept, openTable, receiveText, type Store } from '../src/index.ts';
import { begin, cardOf, clientOf, MemoryStore, settingOf } from './kit.ts';

const kept = async (): Promise<{ store: MemoryStore; table: Kept }> => {
  const store = new MemoryStore();
  const host = await begin('harbour', ['human', 'human'], 'seed', { store });
  await (await clientOf(host, 'seat 0')).submit(['bid 1', 'seal']);
  host.close();
  return { store, table: store.kept.get('a-table') as Kept };
};

describe('what cannot be opened is refused with what to do, and stays as it was', () => {
  it.each([
    ['log format 3', 'log-format', (log: string) => log.replace('mokum log 2', 'mokum log 3')],
    ['rules that are not here', 'unknown-rules', (log: string) => log.replace('rules 3', 'rules 9')],
    ['a seed of 1 MB', 'bad-log', (log: string) => log.replace('seed "seed"', `seed "${'s'.repeat(1_000_000 - 10)}"`)],
    ['other tables', 'other-tables', (log: string) => log.replace(/tables "\w+"/, 'tables "0000000000000000"')],
    ['a broken row', 'bad-log', (log: string) => log.replace(/^0 \*.*$/m, '0 * sink 99')],
    ['no log at all', 'bad-log', () => 'hello'],
    ['the log of another table', 'bad-log', (log: string) => log.replace('seats 2', 'seats 3')],
  ] as const)('%s: %s', async (_, code, spoil) => {
    const { store, table } = await kept();
    for (const written of ['here', 'elsewhere'] as const) {
      const spoilt: Kept = { ...table, log: spoil(table.log), written };
      expect(spoilt.log).not.toBe(table.log);
      store.kept.set('a-table', spoilt);
      const changes = store.changes.length;
      const opened = await openTable(settingOf('seed', { store }), 'a-table');
      expect(opened).toMatchObject({ ok: false, refusal: { code, message: expect.any(String) } });
      expect(store.kept.get('a-table')).toBe(spoilt);
      expect(store.changes).toHaveLength(changes);
    }
  });

  it('a table that is not there', async () => {
    expect(await openTable(settingOf('seed'), 'nowhere')).toMatchObject({ ok: false, refusal: { code: 'no-table' } });
  });

  it('a new table with rules, seats or options that there are not', async () => {
    const card = cardOf('harbour', ['human', 'human']);
    const store = new MemoryStore();
    const setting = settingOf('seed', { store });
    expect(await beginTable(setting, { ...card, rules: 77 })).toMatchObject({ refusal: { code: 'unknown-rules' } });
    expect(await beginTable(setting, { ...card, seats: [] })).toMatchObject({ refusal: { code: 'bad-config' } });
    expect(store.kept.size).toBe(0);
    expect(() => seededNature('s'.repeat(1_000_000))).toThrow(`at most ${LONGEST_SEED} letters`);
  });

  it('a newer game elsewhere that cannot be followed stops the table and says to load it again; nothing is overwritten', async () => {
    const { store, table } = await kept();
    const host = await goOnWith(settingOf('seed', { store }), table);
    if (!host.ok) throw new Error(host.refusal.message);
    const one = await clientOf(host.value, 'seat 1');
    const newer: Kept = { ...table, version: 99, log: table.log.replace('rules 3', 'rules 9') };
    store.kept.set('a-table', newer);
    void one.submit(['bid 0']);
    await host.value.settled();
    expect(one.connection).toBe('refused');
    expect(one.stop).toMatchObject({ why: 'unknown-rules', again: 'reload' });
    expect(store.kept.get('a-table')).toBe(newer);
  });

  it('a fault of the program ends the table, and whoever waits for an answer is told so', async () => {
    const store = new MemoryStore();
    const fault = vi.fn<(error: unknown) => void>();
    const host = await begin('harbour', ['human', 'human'], 'seed', { store, fault });
    const one = await clientOf(host, 'seat 0');
    vi.spyOn(store, 'append').mockRejectedValue(new TypeError('broken'));
    expect(await one.submit(['bid 1'])).toMatchObject({ code: 'closed' });
    expect(await one.ask({ is: 'earlier' })).toMatchObject({ is: 'refused' });
    expect([one.connection, one.stop?.why]).toEqual(['refused', 'fault']);
    expect(fault).toHaveBeenCalledWith(new TypeError('broken'));
  });

  it('a store that cannot be read for once, when somebody else has kept something, stops nothing', async () => {
    let look: () => void = () => undefined;
    const watch: Store['watch'] = (_table, newer) => {
      look = newer;
      return () => undefined;
    };
    const store = Object.assign(new MemoryStore(), { watch });
    const host = await begin('harbour', ['human', 'human'], 'seed', { store });
    const one = await clientOf(host, 'seat 0');
    vi.spyOn(store, 'open').mockRejectedValueOnce(new Error('not now'));
    look();
    await host.settled();
    expect(await one.submit(['bid 1'])).toBeUndefined();
    expect(one.connection).toBe('live');
  });

  it('a bot that answers after the table has stopped writes nothing', async () => {
    const store = new MemoryStore();
    let answer: (moves: readonly string[]) => void = () => undefined;
    const bots: Bots = { choose: () => new Promise((resolve) => (answer = (moves) => resolve({ moves }))) };
    const host = await begin('harbour', ['human', 'random'], 'seed', { store, bots });
    const one = await clientOf(host, 'seat 0');
    const table = store.kept.get('a-table') as Kept;
    store.kept.set('a-table', { ...table, version: 99, log: table.log.replace('rules 3', 'rules 9') });
    void one.submit(['bid 0']);
    await host.settled();
    expect(one.connection).toBe('refused');
    const append = vi.spyOn(store, 'append');
    answer(['bid 0']);
    await new Promise((resolve) => setTimeout(resolve, 0));
    await host.settled();
    expect(append).not.toHaveBeenCalled();
  });
});

it('1.1 1.3 a message that is none ends that connection alone, with the field that is wrong', async () => {
  const host = await begin('harbour', ['human', 'human']);
  const one = await clientOf(host, 'seat 0');
  for (const [text, said] of [
    ['{', 'this is no JSON'],
    ['{"is":"jump"}', 'is: '],
    [`{"is":"do","n":1,"question":"${'q'.repeat(70_000)}"}`, 'a message has at most'],
    ['{"is":"hello","protocol":1,"table":"a-table"}', 'ticket'],
  ]) {
    const sent: Down[] = [];
    const connected = host.connect({ send: (down) => sent.push(down), close: () => undefined });
    receiveText(connected, text);
    await host.settled();
    expect(sent).toMatchObject([{ is: 'stop', why: 'bad-message', message: expect.stringContaining(said) }]);
  }
  expect(await one.submit(['bid 1'])).toBeUndefined();
});
