// The engine and a program that asks and does not read, each in a process of its own.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';

const source = (path: string): string => new URL(`../${path}`, import.meta.url).pathname;

/** The command, built from what is tested here. */
function built(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mokum-reader-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'mokum.mjs');
  buildSync({
    entryPoints: [source('src/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

describe.skipIf(process.platform === 'win32')('an engine whose replies nobody reads', () => {
  test('waits, holds no more than a few of them, and gives them all when somebody reads', async () => {
    const engine = spawn(process.execPath, [built(), 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void engine.kill('SIGKILL'));
    const memory = (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(engine.pid)], { encoding: 'utf8' })) / 1024;
    const begin = '{"id":0,"op":"new","game":"amsterdam","seats":4,"seed":"unread"}\n';
    engine.stdin.write(begin);
    await once(engine.stdout, 'readable');
    const before = memory();
    // 40,000 replies of 8 kB are 320 MB.
    const requests = 40_000;
    for (let from = 1; from <= requests; from += 1000)
      engine.stdin.write(Array.from({ length: 1000 }, (_, i) => `{"id":${from + i},"op":"state"}\n`).join(''));
    engine.stdin.end();
    let highest = 0;
    for (const began = Date.now(); Date.now() - began < 4000; await wait(100)) highest = Math.max(highest, memory());
    expect(highest - before).toBeLessThan(120);
    let rest = '';
    let next = 0;
    let length = 0;
    for await (const chunk of engine.stdout) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() as string;
      for (const line of lines) {
        expect(line.startsWith(`{"id":${next},"ok":true`)).toBe(true);
        next++;
        length += line.length;
      }
    }
    expect(next).toBe(requests + 1);
    expect(length).toBeGreaterThan(200_000_000);
  });
});
