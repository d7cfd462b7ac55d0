import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyText } from '../../src/verify.ts';
import { COMMAND, start } from '../child.ts';
import { run } from '../run.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mokum-killed-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const begin = (...args: string[]) => start([...COMMAND, 'play', ...args], { XDG_STATE_HOME: home });
const read = (file: string): string => readFileSync(file, 'utf8');

test('a game that nobody has named a file for is all there after SIGKILL, and goes on', async () => {
  const child = begin('grachtenpand', '--seed', 'killed', '--bots', 'random');
  await child.until('Anna> ', 1);
  const file = /This game is saved to (.*) after every move\./.exec(child.out())?.[1] as string;
  expect(file).toBe(join(home, 'mokum', 'grachtenpand-killed.log'));
  expect((await verifyText(read(file))).holds).toBe('yes');
  child.process.stdin.write('draw shop\n');
  await child.until('Anna> ', 2);
  child.process.stdin.write('1\n');
  await child.until('Anna> ', 3);
  child.process.kill('SIGKILL');
  expect(await child.ended).toBe('SIGKILL');
  const log = read(file);
  expect((await verifyText(log)).holds).toBe('yes');
  const moves = log.match(/\b0 (draw|build) \w+/g);
  expect(moves?.map((move) => move.split(' ')[1])).toEqual(['draw', 'build']);
  const resumed = await run(['play', '--resume', file], 'undo\nquit\n');
  expect(resumed.out).toMatch(/Taken back: build \d+/);
});

test('an answer that waits for others is kept too', async () => {
  const file = join(home, 'together.log');
  const child = begin('grachtenpand', '--seats', '2', '--hotseat', '--seed', 'h', '--save', file);
  await child.until('press Enter', 1);
  child.process.stdin.write('\n');
  await child.until('Anna> ', 1);
  child.process.stdin.write('2\n');
  await child.until('press Enter', 2);
  child.process.kill('SIGKILL');
  await child.ended;
  expect(read(file)).toMatch(/^pending 0 draw window$/m);
});

/** how often the first seat has answered */
const answersOf = (log: string): number => log.match(/^pending 0 |(?:^\d+ |; )0 /gm)?.length ?? 0;

test('killed at any moment while moves pour in: what was shown as done is in the file, and the file is whole', async () => {
  const file = join(home, 'poured.log');
  let known = 0;
  for (let round = 0; round < 4; round++) {
    const args = existsSync(file)
      ? ['--resume', file]
      : ['grachtenpand', '--seed', 'poured', '--bots', 'random', '--seats', '2', '--save', file];
    const child = begin(...args);
    // The first option can always be taken.
    child.process.stdin.write('1\n'.repeat(40));
    await child.until('Anna> ', 3 + round);
    child.process.kill('SIGKILL');
    await child.ended;
    const done = child.out().split('Anna> ').length - 2;
    const log = read(file);
    expect((await verifyText(log)).holds).toBe('yes');
    expect(answersOf(log)).toBeGreaterThanOrEqual(known + done);
    known = answersOf(log);
    if (existsSync(`${file}.earlier`)) expect((await verifyText(read(`${file}.earlier`))).holds).toBe('yes');
  }
  expect(readdirSync(home)).toContain('poured.log.earlier');
});

test('a sheet of TOM is all there after SIGKILL', async () => {
  const child = start([...COMMAND, 'tom'], { XDG_STATE_HOME: home });
  await child.until('TOM> ', 1);
  const file = /This sheet is saved to (.*) after every entry\./.exec(child.out())?.[1] as string;
  expect(file.startsWith(join(home, 'mokum', 'tom-'))).toBe(true);
  child.process.stdin.write('me\n');
  await child.until('TOM> ', 2);
  child.process.kill('SIGKILL');
  await child.ended;
  expect(JSON.parse(read(file))).toMatchObject({ mokum: 'tom', entries: ['ahead me'] });
});

// Node's own recursive way to make folders never returns there.
test.skipIf(process.platform !== 'linux').each([
  [['tom', '--json', '--save', '/proc/mokum/tom.json'], 'the sheet could not be saved to /proc/mokum/tom.json'],
  [['simulate', 'grachtenpand', '--games', '1', '--log', '/proc/mokum'], '--log: /proc/mokum cannot be made here'],
  [['simulate', 'grachtenpand', '--games', '1', '--log', '/proc/x/y/z'], '--log: /proc/x cannot be made here'],
  [['play', 'grachtenpand', '--save', '/proc/mokum/game.log'], 'the game could not be saved to /proc/mokum/game.log'],
])('%j ends with a message', async (args, message) => {
  const child = start([...COMMAND, ...args], { XDG_STATE_HOME: home }, 15);
  child.process.stdin.end('ahead me\n');
  expect(await child.ended).toBe(1);
  expect(child.err()).toContain(`mokum: ${message}`);
});
