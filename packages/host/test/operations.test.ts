import { Random, readLog } from '@mokum/kernel';
import type { Down, Up } from '@mokum/protocol';
import { describe, expect, it } from 'vitest';
import { type Bots, goOnWith, type Host, type Kept, openTable } from '../src/index.ts';
import { TestClock } from './hostile-wire.ts';
import { begin, clientOf, GAMES, MemoryStore, settingOf, value } from './kit.ts';

const PEOPLE = ['human', 'human'];
type Moment = Extract<Down, { is: 'moment' }>;

/** A connection whose messages are looked at one by one. */
function raw(host: Host) {
  const sent: Down[] = [];
  const connected = host.connect({ send: (down) => sent.push(structuredClone(down)), close: () => undefined });
  const say = async (up: Up): Promise<readonly Down[]> => {
    const from = sent.length;
    connected.receive(up);
    await host.settled();
    return sent.slice(from);
  };
  const hello = (ticket: string, more = {}): Promise<readonly Down[]> =>
    say({ is: 'hello', protocol: 1, table: 'a-table', ticket, ...more });
  const question = (): string => (sent.findLast(({ is }) => is === 'moment') as Moment).now.question ?? '';
  const submit = (n: number, ...moves: string[]): Promise<readonly Down[]> =>
    say({ is: 'do', n, question: question(), act: { is: 'submit', moves } });
  return { sent, say, hello, question, submit, connected };
}
const kinds = (downs: readonly Down[]): string[] => downs.map(({ is }) => is).filter((is) => is !== 'around');
const codes = (downs: readonly Down[]): string[] =>
  downs.flatMap((down) => (down.is === 'refused' ? [down.refusal.code] : []));

describe('beginning', () => {
  it('4.1 4.2 4.5 the first message is hello; it is answered by welcome and a moment, and ping by pong', async () => {
    const host = await begin('harbour', PEOPLE);
    expect(await raw(host).say({ is: 'ping' })).toMatchObject([{ is: 'stop', why: 'bad-message' }]);
    const one = raw(host);
    const [welcome, moment] = await one.hello('seat 0');
    expect(welcome).toMatchObject({ is: 'welcome', audience: 0, done: 0, table: { id: 'a-table' } });
    expect(moment).toMatchObject({
      is: 'moment',
      nth: 1,
      from: 0,
      view: [{ players: expect.anything() }],
      now: { question: '1.1.0' },
    });
    expect(await one.say({ is: 'ping' })).toEqual([{ is: 'pong', nth: 1 }]);
    expect(await raw(host).hello('stolen')).toMatchObject([{ is: 'stop', why: 'no-ticket', again: 'never' }]);
    expect(await raw(host).hello('seat 0', { table: 'other' })).toMatchObject([{ is: 'stop', why: 'no-table' }]);
    expect(await raw(host).hello('seat 0', { protocol: 7 })).toMatchObject([{ is: 'stop', why: 'other-protocol' }]);
  });

  it('4.3 4.4 a lane is taken up by its ticket alone, and whoever held it is told', async () => {
    const host = await begin('harbour', PEOPLE);
    const one = raw(host);
    const [{ lane }] = (await one.hello('seat 0')) as [Extract<Down, { is: 'welcome' }>];
    await one.submit(1, 'bid 1');
    const two = raw(host);
    expect((await two.hello('seat 0', { lane }))[0]).toMatchObject({ lane, done: 1 });
    expect(one.sent.at(-1)).toMatchObject({ is: 'stop', why: 'lane-taken' });
    expect(await one.submit(2, 'seal')).toEqual([]);
    const [stranger] = (await raw(host).hello('seat 1', { lane })) as [Extract<Down, { is: 'welcome' }>];
    expect(stranger.lane).not.toBe(lane);
  });

  it('5.3 a base that is not held is answered by a moment from 0 with the whole view', async () => {
    const host = await begin('harbour', PEOPLE);
    const { line } = (await raw(host).hello('seat 0'))[1] as Moment;
    for (const have of [
      { line: 'other', rows: 1 },
      { line, rows: 999 },
    ])
      expect((await raw(host).hello('seat 0', { have }))[1]).toMatchObject({ from: 0, view: [expect.anything()] });
    expect((await raw(host).hello('seat 0', { have: { line, rows: 1 } }))[1]).toMatchObject({ from: 1, rows: [] });
  });
});

describe('operations', () => {
  it('6.1 a number is used once: the same body gets the kept reply, another is refused, and so is any other number', async () => {
    const host = await begin('harbour', PEOPLE);
    const one = raw(host);
    await one.hello('seat 0');
    const body = { is: 'do', n: 1, question: one.question(), act: { is: 'submit', moves: ['bid 1'] } } as const;
    expect(kinds(await one.say(body))).toEqual(['moment']);
    const rows = host.log();
    expect(await one.say(body)).toMatchObject([{ is: 'moment', done: 1 }]);
    expect(codes(await one.say({ ...body, act: { is: 'submit', moves: ['bid 2'] } }))).toEqual(['reused']);
    expect(codes(await one.say({ ...body, n: 3 }))).toEqual(['out-of-order']);
    expect(host.log()).toBe(rows);
    expect(codes(await one.submit(2, 'dance'))).toEqual(['bad-notation']);
    expect(codes(await one.submit(2, 'dance'))).toEqual(['bad-notation']);
    expect(kinds(await one.submit(3, 'seal'))).toEqual(['moment']);
  });

  it('6.2 6.3 what answers another question is refused as stale, after the newest moment, and nothing has changed', async () => {
    const host = await begin('harbour', PEOPLE);
    const [one, two] = [raw(host), raw(host)];
    await one.hello('seat 0');
    await two.hello('seat 0');
    await one.submit(1, 'bid 1');
    const log = host.log();
    const act = { is: 'submit', moves: ['seal'] } as const;
    const late = await two.say({ is: 'do', n: 1, question: '1.1.0', act });
    expect(kinds(late)).toEqual(['moment', 'refused']);
    expect(late[0]).toMatchObject({ done: 0 });
    expect(codes(late)).toEqual(['stale']);
    expect(host.log()).toBe(log);
    expect(codes(await raw(host).hello('onlooker'))).toEqual([]);
  });

  it('6.4 a change is kept with its lane before anything is sent', async () => {
    const store = new MemoryStore();
    const host = await begin('harbour', PEOPLE, 'seed', { store });
    const one = raw(host);
    await one.hello('seat 0');
    let release = (): void => undefined;
    store.hold = new Promise((resolve) => (release = resolve));
    const before = one.sent.length;
    const submitted = one.submit(1, 'bid 1', 'seal');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(one.sent).toHaveLength(before);
    release();
    await submitted;
    expect(one.sent.length).toBeGreaterThan(before);
    expect(store.changes.at(-1)).toMatchObject({ game: 'changed', beside: { lanes: [{ done: 1, last: 1 }] } });
    const again = value(await openTable(settingOf('seed', { store, opening: 'p' }), 'a-table'));
    const { lane } = one.sent[0] as Extract<Down, { is: 'welcome' }>;
    expect((await raw(again).hello('seat 0', { lane }))[0]).toMatchObject({ lane, done: 1 });
  });

  it('6.5 undo takes back several submissions in one operation, or none', async () => {
    const host = await begin('amsterdam', ['human', 'human']);
    const people = [await clientOf(host, 'seat 0'), await clientOf(host, 'seat 1')];
    const random = new Random('undo');
    let client = people[0];
    for (let n = 0; n < 2000; n++) {
      client = people.find(({ position }) => (position?.legal.length ?? 0) > 0) ?? people[0];
      const { undo } = client.position as NonNullable<typeof client.position>;
      if (undo.ok && undo.steps >= 3) break;
      const legal = client.position?.legal ?? [];
      expect(await client.submit([legal[random.below(legal.length)]])).toBeUndefined();
    }
    const { undo, length } = client.position as NonNullable<typeof client.position>;
    if (!undo.ok) throw new Error('nothing to take back');
    expect(await client.undo(undo.steps + 1)).toMatchObject({ code: 'no-undo' });
    expect(client.position?.length).toBe(length);
    expect(await client.undo(undo.steps)).toBeUndefined();
    expect(client.position?.undo).toMatchObject({ ok: false });
  });

  it('6.6 all people must wish the same rewind, and a new row ends all wishes', async () => {
    const host = await begin('harbour', PEOPLE);
    const [one, two] = [await clientOf(host, 'seat 0'), await clientOf(host, 'seat 1')];
    const heard: unknown[] = [];
    two.listen({ notice: (notice) => heard.push(notice) });
    await one.submit(['bid 1', 'seal']);
    expect(await one.rewind(0)).toBeUndefined();
    expect(two.position?.rewind).toEqual({ rows: 0, by: [0] });
    expect(heard).toEqual([{ is: 'rewind-wished', seat: 0, rows: 0 }]);
    await two.submit(['bid 0', 'seal']);
    expect(two.position?.rewind).toBeUndefined();
    expect(two.position?.length).toBe(2);
    await one.rewind(1);
    expect(await two.rewind(99)).toMatchObject({ code: 'no-undo' });
    await two.rewind(1);
    await host.settled();
    expect(host.log()).toContain('2 rewind 1');
    expect(one.position).toMatchObject({ length: 3, pending: [], waitingFor: [0, 1] });
  });

  it('6.7 what is asked changes nothing and is answered once', async () => {
    const host = await begin('harbour', PEOPLE);
    const one = await clientOf(host, 'seat 0');
    await one.submit(['bid 1']);
    const log = host.log();
    expect(await one.ask({ is: 'why', move: 'bid 9' })).toMatchObject({ is: 'why', why: { legal: false } });
    expect(await one.ask({ is: 'why', move: 'dance' })).toMatchObject({
      is: 'refused',
      refusal: { code: 'bad-notation' },
    });
    expect(await one.ask({ is: 'earlier' })).toMatchObject({ is: 'earlier', legal: [expect.any(Array)] });
    expect(await one.ask({ is: 'at', rows: 0 })).toMatchObject({ is: 'at', rows: 0 });
    expect(await one.ask({ is: 'at', rows: 99 })).toMatchObject({ is: 'refused', refusal: { code: 'no-row' } });
    expect(await one.ask({ is: 'log' })).toMatchObject({ is: 'refused', refusal: { code: 'not-open' } });
    expect(host.log()).toBe(log);
    const alone = await begin('harbour', ['human', 'bot']);
    const answer = await (await clientOf(alone, 'seat 0')).ask({ is: 'log' });
    expect(answer).toMatchObject({ is: 'log', log: expect.stringContaining('mokum log 2') });
  });
});

describe('moments', () => {
  it('5.7 answers that wait, and those left ahead, send others nothing but who is waited for', async () => {
    const host = await begin('harbour', PEOPLE);
    const [one, two] = [raw(host), raw(host)];
    await one.hello('seat 0');
    await two.hello('seat 1');
    const from = two.sent.length;
    await one.submit(1, 'bid 1');
    await one.say({ is: 'do', n: 2, question: one.question(), act: { is: 'ahead', moves: ['done'] } });
    await one.say({ is: 'do', n: 3, question: one.question(), act: { is: 'ahead', moves: [] } });
    expect(two.sent.slice(from)).toEqual([]);
    await one.submit(4, 'seal');
    const told = two.sent.slice(from) as Moment[];
    expect(told).toMatchObject([{ rows: [], view: { waitingFor: expect.anything() } }]);
    expect(Object.keys(told[0].view)).toEqual(['waitingFor']);
  });

  it('5.6 6.3 a reply that a full wire could not take is owed even where nothing else is new', async () => {
    const host = await begin('harbour', ['human', 'human']);
    const sent: Down[] = [];
    let full = false;
    const slow = host.connect({ send: (down) => sent.push(down), full: () => full, close: () => undefined });
    slow.receive({ is: 'hello', protocol: 1, table: 'a-table', ticket: 'seat 0' });
    await host.settled();
    full = true;
    // What is left ahead and taken back again leaves nothing new.
    slow.receive({ is: 'do', n: 1, question: '', act: { is: 'ahead', moves: [] } });
    await host.settled();
    full = false;
    slow.drained();
    await host.settled();
    expect(sent.findLast(({ is }) => is === 'moment')).toMatchObject({ done: 1 });
  });

  it('5.6 a reader that cannot keep up is owed the newest moment alone', async () => {
    const host = await begin('harbour', PEOPLE);
    const [one, two] = [await clientOf(host, 'seat 0'), await clientOf(host, 'seat 1')];
    const sent: Down[] = [];
    let full = false;
    const slow = host.connect({ send: (down) => sent.push(down), full: () => full, close: () => undefined });
    slow.receive({ is: 'hello', protocol: 1, table: 'a-table', ticket: 'onlooker' });
    await host.settled();
    full = true;
    for (const client of [one, two, one, two]) await client.submit([client.position?.legal[0] as string, 'seal']);
    expect(sent.filter(({ is }) => is === 'moment')).toHaveLength(1);
    full = false;
    slow.drained();
    await host.settled();
    const moments = sent.filter(({ is }) => is === 'moment') as Moment[];
    expect(moments).toHaveLength(2);
    expect(moments[1].from + moments[1].rows.length).toBe(host.length);
  });

  it('5.11 a table goes on with what somebody else has kept, as another line; moves of a seat to which nothing happened stand', async () => {
    const store = new MemoryStore();
    const never: Bots = { choose: () => new Promise(() => undefined) };
    const host = await begin('harbour', ['human', 'bot'], 'seed', { store, bots: never });
    const one = await clientOf(host, 'seat 0');
    const { line } = one.position as { line: string };
    // Elsewhere the bot has answered.
    const other = value(await openTable(settingOf('seed', { store, opening: 'p' }), 'a-table'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await other.settled();
    const heard: unknown[] = [];
    one.listen({ notice: (notice) => heard.push(notice) });
    expect(await one.submit(['bid 1', 'seal'])).toBeUndefined();
    expect(heard).toEqual([{ is: 'moved-elsewhere' }]);
    expect(one.position?.line).not.toBe(line);
    expect(host.log()).toContain('0 bid 1; 0 seal; 1 bid');
    // Here the seat itself has moved elsewhere: what is submitted now answers nothing any more.
    const two = await clientOf(other, 'seat 0');
    expect(await two.submit(['bid 0', 'seal'])).toMatchObject({ code: 'stale' });
    expect(two.position?.length).toBe(one.position?.length);
  });

  it('5.11 rows that could not be kept stand in another line, and everybody is told', async () => {
    const store = new MemoryStore();
    const host = await begin('harbour', PEOPLE, 'seed', { store });
    const one = await clientOf(host, 'seat 0');
    const { line } = one.position as { line: string };
    const heard: unknown[] = [];
    one.listen({ notice: (notice) => heard.push(notice) });
    store.instead = [{ is: 'not-kept', why: 'full' }];
    await one.submit(['bid 1']);
    expect(heard).toEqual([{ is: 'not-kept', why: 'full' }]);
    expect(one.position?.line).not.toBe(line);
    await one.submit(['seal']);
    expect((store.kept.get('a-table') as Kept).log).toContain('pending 0 bid 1');
  });
});

describe('6.9 a bot that gives no legal answer in time gets a legal one by lot, and everybody is told', () => {
  it.each([
    ['illegal', { choose: () => Promise.resolve({ moves: ['dance'] }) }],
    ['error', { choose: () => Promise.reject(new Error('broken')) }],
    ['too-slow', { choose: () => new Promise(() => undefined) }],
  ] as [string, Bots][])('%s', async (why, bots) => {
    const clock = new TestClock();
    const host = await begin('harbour', ['human', 'bot'], 'seed', { bots, clock, botTime: 500 });
    const one = await clientOf(host, 'seat 0');
    const heard: unknown[] = [];
    one.listen({ notice: (notice) => heard.push(notice) });
    await one.submit(['bid 1', 'seal']);
    for (let n = 0; n < 3; n++) await clock.step();
    await host.settled();
    expect(heard).toContainEqual({ is: 'bot-replaced', seat: 1, why });
    value(GAMES['harbour'].replay(readLog(host.log()), 'checked'));
    host.close();
  });
});

describe('what is left ahead', () => {
  it('is played when its seat is asked, kept, and dropped with a notice for that seat alone where it is not legal', async () => {
    const store = new MemoryStore();
    const host = await begin('harbour', PEOPLE, 'seed', { store });
    const [one, two] = [await clientOf(host, 'seat 0'), await clientOf(host, 'seat 1')];
    const heard: [number, unknown][] = [];
    one.listen({ notice: (notice) => heard.push([0, notice]) });
    two.listen({ notice: (notice) => heard.push([1, notice]) });
    expect(await one.ahead(['fly'])).toMatchObject({ code: 'bad-notation' });
    await one.submit(['bid 1', 'seal']);
    await one.ahead(['take 1']);
    expect(one.position?.left).toEqual(['take 1']);
    const again = value(await goOnWith(settingOf('seed', { opening: 'p' }), store.kept.get('a-table') as Kept));
    expect((await clientOf(again, 'seat 0')).position?.left).toEqual(['take 1']);
    await two.submit(['bid 0', 'seal']);
    const taken = one.position?.rows.some(({ entries }) => entries.some(({ text }) => text === 'take 1'));
    expect(taken || heard.some(([seat]) => seat === 0)).toBe(true);
    expect(heard.every(([seat]) => seat === 0)).toBe(true);
    expect(one.position?.left).toEqual([]);
  });
});
