import { createHash } from 'node:crypto';
import { hashText, readLog } from '@mokum/kernel';
import type { Down, Up } from '@mokum/protocol';
import { describe, expect, it } from 'vitest';
import { type Host, type HostSetting, receiveText } from '../src/index.ts';
import { begin, GAMES, value } from './kit.ts';
import { seededNature } from '@mokum/nature';

const SEED = 'planted-seed-2f7c';
const luck: HostSetting['luck'] = {
  of: () => ({ nature: seededNature(SEED), lot: (purpose) => `${SEED} ${purpose}`, header: { seed: SEED } }),
};

const digests = (text: string): string[] => [
  hashText(text),
  ...['sha1', 'sha256', 'md5'].flatMap((kind) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash(kind).update(text).digest(form)),
  ),
];

/** Everything that is hidden from somebody now, by which a guess could be tested: texts and digests of them. */
function hiddenIn(game: string, log: string): string[] {
  const referee = value(GAMES[game].replay(readLog(log), 'trusted'));
  const state = referee.json();
  const hands = (state as { players?: readonly { hand?: unknown }[] }).players ?? [];
  return [
    ...digests(log),
    ...digests(JSON.stringify(state)),
    referee.hash(),
    ...hands.flatMap(({ hand }) => (hand === undefined ? [] : digests(JSON.stringify(hand)))),
    ...referee.lines(0).flatMap((line) => [hashText(line)]),
  ];
}

function listener(
  host: Host,
  ticket: string,
): { frames: string[]; say: (up: object) => Promise<void>; last: () => Moment } {
  const frames: string[] = [];
  const connected = host.connect({ send: (down) => frames.push(JSON.stringify(down)), close: () => undefined });
  const say = async (up: object): Promise<void> => {
    receiveText(connected, JSON.stringify(up));
    await host.settled();
  };
  connected.receive({ is: 'hello', protocol: 1, table: 'a-table', ticket });
  const last = (): Moment =>
    frames.map((frame) => JSON.parse(frame) as Down).findLast(({ is }) => is === 'moment') as Moment;
  return { frames, say, last };
}
type Moment = Extract<Down, { is: 'moment' }>;

describe.each(Object.keys(GAMES))('%s', (game) => {
  it('3.1 3.2 no frame, answer, error or notice holds the seed or a digest of anything hidden', async () => {
    const bots = { choose: () => Promise.resolve({ moves: ['dance'] }) };
    const host = await begin(game, ['human', 'human', 'bot'], SEED, { luck, bots });
    const all = [
      listener(host, 'seat 0'),
      listener(host, 'seat 1'),
      listener(host, 'seat 2'),
      listener(host, 'onlooker'),
    ];
    await host.settled();
    const hidden = new Set(digests(SEED));
    const asks: object[] = [
      { is: 'why', move: 'dance' },
      { is: 'at', rows: 1 },
      { is: 'at', rows: 1e6 },
      { is: 'earlier' },
      { is: 'log' },
    ];
    const numbers = all.map(() => 0);
    for (let n = 0; n < 60 && all[0].last().now.result === undefined; n++) {
      for (const it of hiddenIn(game, host.log())) hidden.add(it);
      for (const [seat, { say, last }] of all.slice(0, 2).entries()) {
        const [packed] = last().now.legal ?? ['dance'];
        const act = { is: 'submit', moves: [packed.split(' ').slice(0, 2).join(' ')] };
        numbers[seat]++;
        await say({ is: 'do', n: numbers[seat], question: last().now.question, act } satisfies Up | object);
        await say({ is: 'ask', id: n, what: asks[n % asks.length] });
        if (n % 7 === 3) await say({ is: 'do', n: 999, question: 'x', act });
      }
    }
    const bad = host.connect({ send: (down) => all[0].frames.push(JSON.stringify(down)), close: () => undefined });
    receiveText(bad, '{"is":"hello","seed":1}');
    await host.settled();
    const frames = all.flatMap((it) => it.frames);
    expect(frames.some((frame) => frame.includes('bot-replaced'))).toBe(true);
    expect(frames.some((frame) => frame.includes('"is":"refused"'))).toBe(true);
    expect(hidden.size).toBeGreaterThan(100);
    for (const frame of frames) {
      expect(frame).not.toContain(SEED);
      for (const digest of hidden)
        if (frame.includes(digest)) throw new Error(`${digest} stands in ${frame.slice(0, 300)}`);
    }
    expect(host.log()).toContain(SEED);
    host.close();
  });
});

it('3.1 3.3 the log that somebody may read while playing alone does not say where luck comes from', async () => {
  const host = await begin('harbour', ['human', 'bot'], SEED, { luck });
  const one = listener(host, 'seat 0');
  await one.say({ is: 'ask', id: 1, what: { is: 'log' } });
  expect(one.frames.join(' ')).toContain('mokum log 2');
  expect(one.frames.join(' ')).not.toContain(SEED);
  host.close();
});

it('5.9 two positions that an audience cannot tell apart give it the same messages, letter by letter', async () => {
  const heard: string[][] = [];
  for (const bid of ['bid 0', 'bid 2']) {
    const host = await begin('harbour', ['human', 'human', 'human'], 'two worlds');
    const [one, two, three] = ['seat 0', 'seat 1', 'onlooker'].map((ticket) => listener(host, ticket));
    await host.settled();
    await one.say({ is: 'do', n: 1, question: one.last().now.question, act: { is: 'submit', moves: [bid] } });
    await one.say({ is: 'do', n: 2, question: one.last().now.question, act: { is: 'submit', moves: ['seal'] } });
    await two.say({ is: 'ask', id: 1, what: { is: 'at', rows: 1 } });
    await two.say({ is: 'do', n: 1, question: two.last().now.question, act: { is: 'submit', moves: ['bid 1'] } });
    heard.push([...two.frames, ...three.frames]);
    expect(two.frames.length).toBeGreaterThan(4);
  }
  expect(heard[0]).toEqual(heard[1]);
});
