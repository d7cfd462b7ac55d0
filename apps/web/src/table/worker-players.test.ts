import { grachtenpand } from '@mokum/grachtenpand';
import { levelsOf } from '@mokum/bots';
import { describe, expect, it } from 'vitest';
import type { BotRequest } from './bot-players.ts';
import { answerFor } from './bot-thought.ts';
import { BOT_LEVELS, GAMES, loadGame, UnknownGame } from './game-modules.ts';
import { openLocalTable } from './local-table.ts';
import { playOn, tableInfo, tick, until } from './test-kit.ts';
import { type BotWorker, workerPlayers } from './worker-players.ts';

/** A worker that does not leave the page; messages are copied as a real one copies them. */
function fakeWorker(behave: 'well' | 'never' | 'dies'): BotWorker & { ended: boolean } {
  const worker: BotWorker & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const { id, request } = structuredClone(message);
      if (behave === 'well')
        void answerFor(request).then((answer) => {
          if (!worker.ended) worker.onmessage?.({ data: structuredClone({ id, took: 0, answer }) });
        });
      if (behave === 'dies') setTimeout(() => worker.onerror?.({ message: 'out of memory' }), 1);
    },
    terminate() {
      worker.ended = true;
    },
  };
  return worker;
}
const request = (seat: number): BotRequest => ({
  game: 'grachtenpand',
  level: 'random',
  seat,
  view: {},
  memory: { seat, seats: 2, options: {}, since: 'set-up', rows: [], pending: [] },
  legal: ['draw shop', 'draw roof'],
  seed: String(seat),
});

describe('bots in a worker', () => {
  it.each(BOT_LEVELS['grachtenpand'])('play a whole game: %s', async (level) => {
    const bots = workerPlayers({ spawn: () => fakeWorker('well') });
    const table = openLocalTable({ game: grachtenpand, info: tableInfo('human', level, level), bots });
    await playOn(table);
    expect(table.now.value.result).toBeDefined();
    expect(table.notice.value).toBeUndefined();
    table.close();
  });

  it('one that runs away is ended, and the next question starts another', async () => {
    const workers: ReturnType<typeof fakeWorker>[] = [];
    const bots = workerPlayers({
      spawn: () => {
        workers.push(fakeWorker(workers.length === 0 ? 'never' : 'well'));
        return workers.at(-1) as BotWorker;
      },
      limit: 20,
    });
    const answers = await Promise.all([bots.choose(request(0)), bots.choose(request(1))]);
    expect(answers[0]).toMatchObject({ failed: 'too-slow' });
    expect(answers[1]).toHaveProperty('moves');
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    bots.close();
    expect(workers[1].ended).toBe(true);
  });

  it('one that dies is told of and replaced', async () => {
    const kinds: ('dies' | 'well')[] = ['dies', 'well'];
    const bots = workerPlayers({ spawn: () => fakeWorker(kinds.shift() ?? 'well') });
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
    const slow = fakeWorker('never');
    slow.postMessage = ({ id }) => {
      setTimeout(() => slow.onmessage?.({ data: { id, took: 0, answer: { moves: ['draw shop'] } } }), 30);
    };
    const bots = workerPlayers({ spawn: () => slow, limit: 200 });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, seat) => bots.choose(request(seat))));
    expect(answers.every((answer) => 'moves' in answer)).toBe(true);
    bots.close();
  });

  it('nobody is asked after the table was closed', async () => {
    let asked = 0;
    const bots = workerPlayers({
      spawn: () => {
        const worker = fakeWorker('well');
        const post = worker.postMessage;
        worker.postMessage = (message) => {
          asked++;
          post(message);
        };
        return worker;
      },
    });
    const table = openLocalTable({ game: grachtenpand, info: tableInfo('random', 'random'), bots });
    await until(() => asked > 4);
    table.close();
    await tick(10);
    const then = asked;
    await tick(30);
    expect(asked).toBe(then);
  });
});

describe('the games', () => {
  it('are known by name and by version of their rules', async () => {
    expect(GAMES).toEqual(['grachtenpand']);
    expect((await loadGame('grachtenpand')).rules).toBe(1);
    expect((await loadGame('grachtenpand', 1)).name).toBe('grachtenpand');
    await expect(loadGame('chess')).rejects.toThrow(UnknownGame);
    await expect(loadGame('toString')).rejects.toThrow(UnknownGame);
    await expect(loadGame('grachtenpand', 99)).rejects.toThrow('grachtenpand has no rules version 99 here');
  });

  it('have the bots that the page offers', () => {
    for (const game of GAMES) expect(BOT_LEVELS[game]).toEqual(levelsOf(game));
  });
});
