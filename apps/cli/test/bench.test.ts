import { Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { handWrittenLoop } from '../src/bench/loop.ts';
import { bytesPerUnit } from '../src/bench/measure.ts';
import { run } from './run.ts';

describe('bench', () => {
  test('figures as JSON', async () => {
    const { code, out } = await run(['bench', 'grachtenpand', '--json', '--runs', '2', '--milliseconds', '20']);
    expect(code).toBe(0);
    const { games } = JSON.parse(out);
    expect(Object.keys(games)).toEqual(['grachtenpand']);
    expect(Object.keys(games.grachtenpand)).toEqual([
      'stepsPerSecond',
      'playoutsPerSecond',
      'copyNanoseconds',
      'bytesPerStep',
      'ratioToLoop',
      'openMilliseconds',
    ]);
    for (const figure of Object.values(games.grachtenpand)) expect(figure).toBeGreaterThan(0);
  });

  test('figures as a table', async () => {
    expect((await run(['bench', '--runs', '1', '--milliseconds', '5'])).out).toMatch(
      /steps\/s.*\n.*\ngrachtenpand +\d/,
    );
    expect((await run(['bench', 'grachtenpand', '--seats', '7'])).code).toBe(2);
  });

  /** An object of two numbers has a header of three words: 40 bytes on a 64-bit machine without compressed pointers. */
  test('bytes are counted, and nothing is counted where nothing is allocated', async () => {
    const kept: { a: number; b: number }[] = Array.from({ length: 16 }, () => ({ a: 0, b: 0 }));
    const some = await bytesPerUnit(100_000, (units) => {
      for (let i = 0; i < units; i++) kept[i & 15] = { a: i, b: i };
    });
    expect(some).toBeGreaterThan(30);
    expect(some).toBeLessThan(50);
    const counter = new Int32Array(1);
    const none = await bytesPerUnit(100_000, (units) => {
      for (let i = 0; i < units; i++) counter[0] += i;
    });
    expect(none).toBeLessThan(2);
  });

  test('the loop plays whole games, always the same', () => {
    const games = [1, 2].map(() => {
      const loop = handWrittenLoop(3, new Random('loop'));
      loop.run(20_000);
      return loop.games;
    });
    expect(games[0]).toBeGreaterThan(50);
    expect(games[0]).toBe(games[1]);
  });
});
