import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seating, seedOf } from '../src/simulate.ts';
import { lines, run } from './run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const simulate = (...args: string[]) => run(['simulate', 'grachtenpand', '--bots', 'random', ...args]);

describe('simulate', () => {
  test('one JSON line for each game, by seat', async () => {
    const { code, out, err } = await simulate('--seats', '3', '--games', '4', '--seed', 's', '--json');
    expect(code).toBe(0);
    expect(err).toBe('');
    const games = lines(out).map((line) => JSON.parse(line));
    expect(games).toHaveLength(4);
    games.forEach((game, i) => {
      expect(Object.keys(game)).toEqual(['game', 'seed', 'seats', 'bots', 'moves', 'points', 'breakdown', 'ranking']);
      expect(game).toMatchObject({ game: 'grachtenpand', seats: 3, seed: seedOf('s', i) });
      for (const bySeat of ['bots', 'moves', 'points', 'breakdown', 'ranking']) expect(game[bySeat]).toHaveLength(3);
      expect(Math.min(...game.ranking)).toBe(1);
      game.points.forEach((points: number, seat: number) => {
        expect(Object.values<number>(game.breakdown[seat]).reduce((a, b) => a + b, 0)).toBe(points);
        expect(game.ranking[seat] === 1).toBe(points === Math.max(...game.points));
      });
    });
  });

  test('the same seed gives the same bytes, another gives others, and a game of a run can be had alone', async () => {
    const { out } = await simulate('--games', '3', '--seed', 's', '--json');
    expect((await simulate('--games', '3', '--seed', 's', '--json')).out).toBe(out);
    expect((await simulate('--games', '3', '--seed', 't', '--json')).out).not.toBe(out);
    expect((await simulate('--games', '1', '--seed', 's/2', '--json')).out.trim()).toBe(lines(out)[2]);
  });

  test('a folder for logs that cannot be made is named, and no game is played', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, out, err } = await simulate('--log', file);
    rmSync(file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^mokum: --log: .*a-file is a file, not a folder/);
  });

  // Node's own recursive way never returns here.
  test.skipIf(process.platform !== 'linux')('a folder where the system makes none is named at once', async () => {
    const { code, err } = await simulate('--log', '/proc/mokum/logs');
    expect(code).toBe(1);
    expect(err).toMatch(/^mokum: --log: \/proc\/mokum cannot be made here \(ENOENT\)/);
  });

  test('bots shift by one seat each game', () => {
    expect([0, 1, 2, 3].map((game) => seating(['a', 'b'], 3, game).join(''))).toEqual(['aba', 'aab', 'baa', 'aba']);
    expect([0, 1].map((game) => seating(['a', 'b'], 2, game).join(''))).toEqual(['ab', 'ba']);
  });

  test('a table with an interval', async () => {
    const { out } = await simulate('--games', '5');
    expect(out).toMatch(/^5 games of grachtenpand, 2 seats, seed 1\n/);
    expect(out).toMatch(/random +10 +50\.0 % +\d+\.\d % – \d+\.\d %/);
    const alone = await run(['simulate', 'amsterdam', '--bots', 'random', '--games', '1', '--seats', '1']);
    expect(alone.out).toMatch(/^1 game of amsterdam, 1 seat, seed 1\n/);
  });
});

describe('verify', () => {
  test('logs of simulated games hold', async () => {
    await simulate('--games', '3', '--seats', '4', '--log', folder, '--json');
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files).toHaveLength(3);
    const { code, out } = await run(['verify', ...files]);
    expect(code).toBe(0);
    expect(out).toContain('3 of 3 logs hold');
    expect(await run(['verify', '--quiet', ...files])).toEqual({ code: 0, out: '', err: '' });
  });

  test.each<[string, (log: string) => string, RegExp]>([
    ['another draw', (log) => log.replace(/^3 0 draw \w+/m, '3 0 draw cellar'), /row 3: .*cellar/],
    ['a card that lies elsewhere', (log) => log.replace(/^(1 .*\* card )\d+/m, '$1999'), /row 1: /],
    [
      'a card drawn twice',
      (log) => log.replace(/^(0 \* first-shop (\d+); \* first-shop )\d+/m, '$1$2'),
      /row 0: .*cannot happen/,
    ],
    ['an unknown option', (log) => log.replace(/^options .*/m, 'options {"chess":1}'), /: header: options/],
    ['a row left out', (log) => log.replace(/^4 .*\n/m, ''), /row 5: row 5 stands where row 4 should/],
    ['an illegal place', (log) => log.replace(/place -?\d+/, 'place 20'), /row \d+: .*forbidden by 3\.1/],
    [
      'other points',
      (log) => log.replace(/"points":\[(\d+)/, (_, n) => `"points":[${Number(n) + 1}`),
      /the result differs/,
    ],
    ['another version of the rules', (log) => log.replace('rules 1', 'rules 2'), /version 2 of the rules/],
    ['other tables', (log) => log.replace(/tables "\w+"/, 'tables "0"'), /other tables/],
    ['another number of seats', (log) => log.replace('seats 4', 'seats 40'), /2 to 5 seats/],
    ['another game', (log) => log.replace('"grachtenpand"', '"go"'), /no game "go"/],
    ['cut off in the middle of a row', (log) => log.slice(0, log.indexOf('\n3 ') + 9), /./],
    ['no log', () => 'hello', /line 1/],
  ])('%s is found, with its place, and the code is 1', async (_, tamper, message) => {
    const name = readdirSync(folder)[0];
    const good = readFileSync(join(folder, name), 'utf8');
    const file = join(folder, '..', `${name}-tampered`);
    writeFileSync(file, tamper(good));
    const { code, out } = await run(['verify', file, join(folder, name)]);
    rmSync(file);
    expect(tamper(good)).not.toBe(good);
    expect(out).toMatch(message);
    expect(out).toContain('1 of 2 logs hold');
    expect(code).toBe(1);
  });

  test('a file that is not there', async () => {
    expect(await run(['verify', join(folder, 'none')])).toMatchObject({
      code: 1,
      out: expect.stringContaining('cannot be read'),
    });
  });
});
