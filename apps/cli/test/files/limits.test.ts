import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '@mokum/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyText } from '../../src/verify.ts';
import { COMMAND, quoted, start } from '../child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-limits-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Draws, builds the first card at its first place and ends the turn, over and over: more turns than any game has. */
const WHOLE = '3\n1\n1\n\n'.repeat(60);
const PLAY = ['play', 'grachtenpand', '--bots', 'random', '--seed', 'limits', '--save'];

const shell = existsSync('/bin/bash') ? '/bin/bash' : undefined;

/** A game that goes wrong in its midst: what is left of it. */
const rowsOf = (log: string): string[] => log.split('\n').filter((line) => /^\d+ /.test(line));

describe.skipIf(shell === undefined)('a limit of the system (ulimit -f, needs bash)', () => {
  test('no file may grow beyond 2048 bytes: the last good save stays, and the loss is told', async () => {
    const file = join(folder, 'game.log');
    const child = start([shell as string, '-c', `ulimit -f 2; exec ${quoted(...COMMAND, ...PLAY, file)}`], {
      XDG_STATE_HOME: join(folder, 'state'),
      TMPDIR: folder,
    });
    child.process.stdin.end(WHOLE);
    expect(await child.ended).toBe(1);
    expect(child.out()).toContain('The game could not be saved');
    expect(child.out()).not.toContain('The whole game is in');
    expect(child.err()).toContain('the file would be larger than a file may be here (EFBIG)');
    expect(child.err()).toContain('could not be saved anywhere else');
    const log = readFileSync(file, 'utf8');
    expect(await verifyText(log)).toEqual({ holds: 'yes', says: expect.stringContaining('the game is not finished') });
    expect(rowsOf(log).length).toBeGreaterThan(5);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part') || name.endsWith('.held'))).toEqual([]);
  });

  test('somebody who names another place, once there is room, has the whole game there', async () => {
    const file = join(folder, 'game.log');
    const other = join(folder, 'other.log');
    // The limit is lifted from outside while the question stands: a hard limit stays higher than the soft one.
    const child = start([shell as string, '-c', `ulimit -S -f 2; exec ${quoted(...COMMAND, ...PLAY, file)}`]);
    // The first option can always be taken, and is no answer where one is asked about the file.
    child.process.stdin.write('1\n'.repeat(200));
    await child.until('save> ', 1);
    const lifted = spawnSync('prlimit', ['--pid', String(child.process.pid), '--fsize=unlimited:unlimited']);
    if (lifted.status !== 0) {
      child.process.kill();
      console.warn('skipped: prlimit is not there or may not lift the limit');
      return;
    }
    child.process.stdin.end(`save ${other}\n1\nquit\n`);
    expect(await child.ended).toBe(0);
    expect(child.out()).toContain(`Saved to ${other}. Go on with: npx mokum play --resume ${other}`);
    const [before, after] = [file, other].map((path) => readFileSync(path, 'utf8'));
    for (const log of [before, after]) expect((await verifyText(log)).holds).toBe('yes');
    const [old, now] = [before, after].map((text) => readLog(text));
    expect(now.rows.slice(0, old.rows.length)).toEqual(old.rows);
    // An answer that waited stands in the next row, or waits still.
    const next = [
      now.rows[old.rows.length]?.entries ?? [],
      now.pending.flatMap(({ seat, moves }) => moves.map((text) => ({ by: seat, text }))),
    ].flat();
    for (const { seat, moves } of old.pending)
      for (const text of moves) expect(next).toContainEqual({ by: seat, text });
    expect(after.length).toBeGreaterThan(2048);
  });
});

/** A shell in which file systems may be mounted that nobody else sees. */
const apart = ['unshare', '--user', '--map-root-user', '--mount', '/bin/sh', '-c'];
const mountable =
  process.platform === 'linux' &&
  spawnSync(apart[0], [...apart.slice(1), 'mount -t tmpfs -o size=16k none /mnt']).status === 0;

describe.skipIf(!mountable)('a disk that is full (a small tmpfs, needs user namespaces)', () => {
  test('the last good save stays whole, and nothing is called saved that is not', async () => {
    const disk = join(folder, 'disk');
    const left = join(folder, 'left');
    mkdirSync(disk);
    mkdirSync(left);
    const script = [
      `mount -t tmpfs -o size=8k none ${quoted(disk)}`,
      quoted(...COMMAND, ...PLAY, join(disk, 'game.log')),
      'code=$?',
      `cp -r ${quoted(disk)}/. ${quoted(left)}`,
      'exit $code',
    ].join('\n');
    const state = join(folder, 'state');
    const child = start([...apart, script], { XDG_STATE_HOME: state });
    child.process.stdin.end(WHOLE);
    expect(await child.ended).toBe(1);
    expect(child.out()).toContain('the disk is full (ENOSPC)');
    const log = readFileSync(join(left, 'game.log'), 'utf8');
    expect((await verifyText(log)).holds).toBe('yes');
    expect(readdirSync(left).toSorted()).toEqual(['game.log', 'game.log.earlier']);
    // Nobody could be asked at the end of the input, so the whole of it went to the user's own folder, and that is told.
    const instead = join(state, 'mokum', 'game.log');
    expect(child.err()).toContain(`It was saved to ${instead} instead.`);
    expect((await verifyText(readFileSync(instead, 'utf8'))).holds).toBe('yes');
    expect(rowsOf(readFileSync(instead, 'utf8')).slice(0, rowsOf(log).length)).toEqual(rowsOf(log));
  });

  test('a sheet of TOM likewise', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const script = [
      `mount -t tmpfs -o size=4k none ${quoted(disk)}`,
      quoted(...COMMAND, 'tom', '--json', '--save', join(disk, 'tom.json')),
      'code=$?',
      `cat ${quoted(join(disk, 'tom.json'))} >&2`,
      'exit $code',
    ].join('\n');
    const child = start([...apart, script]);
    child.process.stdin.end('ahead me\ndice 2 3 4 5 2 3\n');
    expect(await child.ended).toBe(1);
    expect(child.err()).toMatch(/^mokum: the sheet could not be saved to .*the disk is full \(ENOSPC\)\n/);
    const [, ...kept] = child.err().split('\n');
    expect(JSON.parse(kept.join('\n'))).toMatchObject({ entries: ['ahead me'] });
  });
});
if (!mountable) console.warn('skipped: no tmpfs can be mounted here without rights');
if (shell === undefined) console.warn('skipped: bash is not there');
