import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { lines, run } from '../run.ts';

// Games of Amsterdam that were begun under version 1 of its rules, where new tables play version 2.

const home = mkdtempSync(join(tmpdir(), 'mokum-version-1-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const folder = fileURLToPath(new URL('../../../../corpus/format-1/logs/amsterdam/', import.meta.url));
const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
const read = (name: string): string => readFileSync(folder + name, 'utf8');
const left = logs.filter((name) => !read(name).includes('\nresult ') && /^players .*"human"/m.test(read(name)));

/** Replies to requests, in order. */
async function asked(...requests: readonly object[]) {
  const { out } = await run(['engine'], requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  return lines(out).map((line) => JSON.parse(line));
}

test('the engine plays both, each by its own rules', async () => {
  const state = {
    round: 3,
    players: [{ pool: { pink: 2, grey: 1 } }, { pool: {} }],
    agenda: { main: [{ task: 'phase-four' }, { task: 'begin-round' }] },
  };
  for (const [rules, none] of [
    [1, false],
    [2, true],
  ] as const) {
    const [loaded, legal] = await asked(
      { op: 'load', game: 'amsterdam', rules, state, seed: 1 },
      { op: 'legal', seat: 0 },
    );
    expect(loaded).toMatchObject({ ok: true, rules });
    expect(legal.moves.includes('store-resource none')).toBe(none);
  }
  const [begun] = await asked({ op: 'new', game: 'amsterdam', seats: 2, seed: 1 });
  expect(begun.rules).toBe(2);
});

test('the engine goes on with a log of version 1', async () => {
  const [reply, log] = await asked({ op: 'load', log: read(left[0]) }, { op: 'log' });
  expect(reply).toMatchObject({ ok: true, rules: 1 });
  expect(log.log).toMatch(/^mokum log 2\ngame "amsterdam"\nrules 1\n/);
});

test('the terminal goes on with a game of version 1, says so, and bots of today play in it', async () => {
  const name = left.find((one) => /^players .*"(greedy|random)"/m.test(read(one))) ?? '';
  const file = join(home, 'left.log');
  copyFileSync(folder + name, file);
  const rows = (): number => readFileSync(file, 'utf8').match(/^\d+ /gm)?.length ?? 0;
  const before = rows();
  // The first option can always be taken.
  const { code, out } = await run(['play', '--resume', file], `${'1\n'.repeat(30)}quit\n`);
  expect(code).toBe(0);
  expect(out).toContain('This table plays version 1 of the rules.');
  expect(rows()).toBeGreaterThan(before);
  const verified = await run(['verify', file]);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('version 1 of the rules')]);
  expect((await run(['play', 'amsterdam', '--seed', 'new'], 'quit\n')).out).toContain(
    'This table plays version 2 of the rules.',
  );
});
