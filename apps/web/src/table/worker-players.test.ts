import { levelsOf } from '@mokum/bots';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from '@mokum/host';
import { answerFor } from './bot-thought.ts';
import { BOT_LEVELS, GAMES } from './game-modules.ts';
import { shelf } from './shelf.ts';
import { openTestTable, playOn, tick, until } from './test-kit.ts';
import { type Spawn, workerPlayers } from './worker-players.ts';

type Behaviour = 'well' | 'never' | 'dies';

/** Workers that do not leave the page; messages are copied as real ones copy them. The first behaves as told first. */
function fakeWorkers(...behaviours: Behaviour[]): { spawn: Spawn; ended: boolean[]; asked: number } {
  const fakes = { ended: [] as boolean[], asked: 0, spawn: (() => undefined) as unknown as Spawn };
  fakes.spawn = (reply, died) => {
    const me = fakes.ended.push(false) - 1;
    const behave = behaviours[me] ?? 'well';
    return {
      ask(message) {
        fakes.asked++;
        const { id, request } = structuredClone(message);
        if (behave === 'well')
          void answerFor(request).then((answer) => {
            if (!fakes.ended[me]) reply(structuredClone({ id, took: 0, answer }));
          });
        if (behave === 'dies') setTimeout(() => died('out of memory'), 1);
      },
      end() {
        fakes.ended[me] = true;
      },
    };
  };
  return fakes;
}
const request = (seat: number): BotRequest => ({
  game: 'grachtenpand',
  rules: 1,
  level: 'random',
  seat,
  view: {},
  memory: { seat, seats: 2, options: {}, since: 'set-up', rows: [], pending: [] },
  legal: ['draw shop', 'draw roof'],
  seed: String(seat),
});

describe('bots in a worker', () => {
  it.each(BOT_LEVELS['grachtenpand'])('play a whole game: %s', async (level) => {
    const bots = workerPlayers({ spawn: fakeWorkers().spawn });
    const table = await openTestTable(['human', level, level], { bots });
    await playOn(table);
    expect(table.now.value.result).toBeDefined();
    expect(table.notice.value).toBeUndefined();
    table.close();
  });

  it('one that runs away is ended, and the next question starts another', async () => {
    const workers = fakeWorkers('never', 'well');
    const bots = workerPlayers({ spawn: workers.spawn, limit: 20 });
    const answers = await Promise.all([bots.choose(request(0)), bots.choose(request(1))]);
    expect(answers[0]).toMatchObject({ failed: 'too-slow' });
    expect(answers[1]).toHaveProperty('moves');
    expect(workers.ended).toEqual([true, false]);
    bots.close();
    expect(workers.ended).toEqual([true, true]);
  });

  it('one that dies is told of and replaced', async () => {
    const bots = workerPlayers({ spawn: fakeWorkers('dies').spawn });
    expect(await bots.choose(request(0))).toEqual({ failed: 'error', message: 'out of memory' });
    expect(await bots.choose(request(1))).toHaveProperty('moves');
    bots.close();
  });

  it('a page that cannot start one says so', async () => {
    const bots = workerPlayers({
      spawn: () => {
        throw new Error('no workers here');
      },
    });
    expect(await bots.choose(request(0))).toEqual({ failed: 'error', message: 'no workers here' });
  });

  it('the time limit is each bot’s own, not that of the queue', async () => {
    const spawn: Spawn = (reply) => ({
      ask: ({ id }) => void setTimeout(() => reply({ id, took: 0, answer: { moves: ['draw shop'] } }), 30),
      end: () => undefined,
    });
    const bots = workerPlayers({ spawn, limit: 200 });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, seat) => bots.choose(request(seat))));
    expect(answers.every((answer) => 'moves' in answer)).toBe(true);
    bots.close();
  });

  it('nobody is asked after the table was closed', async () => {
    const workers = fakeWorkers();
    const bots = workerPlayers({ spawn: workers.spawn });
    const table = await openTestTable(['random', 'random'], { bots });
    await until(() => workers.asked > 4);
    table.close();
    await tick(10);
    const then = workers.asked;
    await tick(30);
    expect(workers.asked).toBe(then);
  });
});

describe('the games', () => {
  it('are known by name and by version of their rules', async () => {
    expect(GAMES).toEqual(['grachtenpand', 'nieuw-amsterdam', 'amsterdam']);
    for (const game of GAMES) {
      const newest = await shelf.newest(game);
      expect(newest).toMatchObject({ ok: true, value: { game } });
      expect(await shelf.load(game, newest.ok ? newest.value.version : 0)).toEqual(newest);
      expect(await shelf.load(game, 99)).toMatchObject({ ok: false, refusal: { code: 'unknown-rules' } });
    }
    for (const other of ['chess', 'toString', ''])
      for (const reply of [await shelf.newest(other), await shelf.load(other, 1)])
        expect(reply).toMatchObject({ ok: false, refusal: { code: 'unknown-game' } });
  });

  it('have the bots that the page offers', () => {
    for (const game of GAMES) expect(BOT_LEVELS[game]).toEqual(levelsOf(game));
  });
});
