import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '@mokum/kernel';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'mokum-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOLO = 'the solo game is played without expansions (20.1)';

test.each([
  [1, { foreman: true }, `options.foreman: ${SOLO}`],
  [1, { orders: 3 }, `options.orders: ${SOLO}`],
  [1, { trader: true }, `options.trader: ${SOLO}`],
  [1, { extraTiles: true }, `options.extraTiles: ${SOLO}`],
  [2, { edition: 'de' }, 'options.edition: expected one of house, fr, hu, ru, found "de"'],
  [2, { orders: 4 }, 'options.orders: 3 or 5 can be dealt to each player, or 0, found 4'],
  [2, { orders: 3, openOrders: 3 }, 'options.openOrders: expected one of 0, 1, 2, found 3'],
  [2, { openOrders: 1 }, 'options.openOrders: none can lie open without options.orders'],
  [2, { length: 'long' }, 'options.length: expected one of full, short, found "long"'],
  [2, { foreman: 'perhaps' }, 'options.foreman: expected true or false, found "perhaps"'],
  [
    2,
    { foremen: true },
    'options.foremen: Amsterdam has no such option (it has length, edition, rulings, foreman, orders, openOrders, trader, extraTiles, pack)',
  ],
])(
  'what cannot be played is refused by its name, at the terminal and by the engine: %i %j',
  async (seats, options, message) => {
    const pairs = Object.entries(options)
      .map(([name, value]) => `${name}=${value}`)
      .join(',');
    for (const command of ['play', 'simulate'])
      for (const text of [pairs, JSON.stringify(options)]) {
        const { code, err } = await run([command, 'amsterdam', '--seats', String(seats), '--options', text]);
        expect([code, err]).toEqual([2, expect.stringContaining(`--options: ${message}\n`)]);
      }
    const engine = new Engine();
    for (const request of [
      { op: 'new', game: 'amsterdam', seats, options },
      { op: 'load', game: 'amsterdam', state: { seats }, options },
    ])
      expect(JSON.parse(String(engine.answer({ text: JSON.stringify(request) })))).toMatchObject({
        ok: false,
        error: { code: 'bad-config', message },
      });
  },
);

test.each([
  [2, { length: 'short', edition: 'fr', foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true }],
  [1, { length: 'short', edition: 'ru' }],
])('options survive leaving a game and going on with it: %i %j', async (seats, options) => {
  const file = join(folder, `${seats}.log`);
  const given = ['--seats', String(seats), '--options', JSON.stringify(options), '--seed', 'rokin', '--save', file];
  expect((await run(['play', 'amsterdam', ...given], '1\nquit\n')).code).toBe(0);
  const { options: kept } = readLog(readFileSync(file, 'utf8')).header;
  expect(kept).toMatchObject(options);
  expect((await run(['play', '--resume', file], 'quit\n')).code).toBe(0);
  expect(readLog(readFileSync(file, 'utf8')).header.options).toEqual(kept);
  expect((await run(['verify', file])).code).toBe(0);
});

test.each(['play', 'simulate'])('mokum %s --help names every option of Amsterdam', async (command) => {
  const { out } = await run([command, '--help']);
  const told = out.slice(out.indexOf('Options of amsterdam'), out.indexOf('Examples:'));
  for (const name of ['length', 'edition', 'rulings', 'foreman', 'orders', 'openOrders', 'trader', 'extraTiles'])
    expect(told).toMatch(new RegExp(`^ {2}\\S*${name}\\S* +[A-Z]`, 'm'));
  for (const line of told.split('\n')) expect(line.length).toBeLessThan(120);
});
