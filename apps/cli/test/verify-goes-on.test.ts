import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TITLES } from '../src/games.ts';
import { lines, run } from './run.ts';

let folder: string;
let names: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-verify-'));
  for (const game of ['grachtenpand', 'amsterdam'])
    await run(['simulate', game, '--bots', 'random', '--games', '2', '--log', folder]);
  names = readdirSync(folder).toSorted();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const at = (...parts: string[]): string => join(folder, ...parts);

test('a folder stands for its logs', async () => {
  expect(names).toEqual(['amsterdam-0.log', 'amsterdam-1.log', 'grachtenpand-0.log', 'grachtenpand-1.log']);
  const { code, out } = await run(['verify', folder]);
  expect(lines(out).map((line) => line.split(': ')[0])).toEqual([
    ...names.map((name) => `✓ ${at(name)}`),
    '4 of 4 logs hold',
  ]);
  expect(code).toBe(0);
});

test('files that cannot be read are named, and the others are replayed', async () => {
  const odd = at('odd');
  mkdirSync(join(odd, 'folder.log'), { recursive: true });
  symlinkSync(join(odd, 'circle.log'), join(odd, 'circle.log'));
  writeFileSync(join(odd, 'broken.log'), Buffer.from([0xff, 0xfe, 0x00, 0x1b]));
  writeFileSync(join(odd, 'good.log'), readFileSync(at(names[2])));
  const words = [
    join(odd, 'missing.log'),
    join(odd, 'folder.log'),
    join(odd, 'circle.log'),
    at(names[0], 'below'),
    odd,
  ];
  const { code, out, err } = await run(['verify', ...words]);
  rmSync(odd, { recursive: true });
  expect([code, err]).toEqual([1, '']);
  expect(out).toContain('missing.log: cannot be read: there is no such file or folder (ENOENT)');
  expect(out).toContain('folder.log: this folder has no file whose name ends in .log');
  expect(out).toContain('circle.log: cannot be read: its links lead round in a circle (ELOOP)');
  expect(out).toContain('below: cannot be read: a part of the path is a file, not a folder (ENOTDIR)');
  expect(out).toContain('broken.log: line 1: expected "mokum log 2"');
  expect(out).toContain('good.log: grachtenpand, 2 seats');
  expect(out).toContain('1 of 6 logs hold');
});

test.skipIf(process.platform !== 'linux')('a file without an end is refused, not read for ever', async () => {
  const { code, out } = await run(['verify', '/dev/zero', at(names[2])]);
  expect(code).toBe(1);
  expect(out).toContain('/dev/zero: cannot be read: it has more than 32000000 bytes');
  expect(out).toContain('1 of 2 logs hold');
});

test('a rule that fails on a log is named with its row, and the other logs are replayed', async () => {
  const { game } = TITLES['amsterdam'];
  const apply = game.apply.bind(game);
  let calls = 0;
  vi.spyOn(game, 'apply').mockImplementation((...args) => {
    if (++calls === 30) throw new TypeError('Cannot read properties of undefined');
    return apply(...args);
  });
  const { code, out, err } = await run(['verify', folder]);
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/✗ .*amsterdam-0\.log: row \d+: the rules fail there: Cannot read properties of undefined\n/);
  expect(out).toContain('3 of 4 logs hold');
  expect(out).not.toMatch(/^ +at /m);
});

test('so is a save that is to be resumed', async () => {
  vi.spyOn(TITLES['amsterdam'].game, 'apply').mockImplementation(() => {
    throw new TypeError('Cannot read properties of undefined');
  });
  const { code, err } = await run(['play', '--resume', at(names[0])]);
  expect(code).toBe(1);
  expect(err).toMatch(/is no game that can be resumed: Cannot read .* The file was left as it is\.\n$/);
});

test('a fault of the command is told in words; where it lies, only to those who ask', async () => {
  vi.spyOn(TITLES['grachtenpand'].game, 'apply').mockImplementation(() => {
    throw new TypeError('a fault');
  });
  const args = ['simulate', 'grachtenpand', '--games', '1', '--bots', 'random'];
  const { code, err } = await run(args);
  expect([code, lines(err)]).toEqual([
    1,
    ['mokum: this is a fault in mokum itself: a fault', expect.stringContaining('MOKUM_STACK=1')],
  ]);
  expect((await run(args, '', { MOKUM_STACK: '1' })).err).toMatch(/^ +at /m);
});
