import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical } from './digest.ts';
import { GAMES, givesOf, logNames, namesIn, pathOf, textOf } from './files.ts';
import { type LogGives, logGives } from './gives.ts';
import { resumed, satDown, verified } from './program.ts';

let copies = '';
beforeAll(() => {
  copies = mkdtempSync(join(tmpdir(), 'mokum-corpus-'));
});
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** To draw a table takes longer than to open it: at one in so many somebody sits down. */
const EVERY = 4;

const isOver = (name: string): boolean => textOf(name).includes('\nresult ');
const hasPeople = (name: string): boolean => {
  const [, players] = /^players (.*)$/m.exec(textOf(name)) ?? [];
  return players === undefined || players.includes('"human"');
};

describe.each(GAMES)('logs of %s', (game) => {
  test.each(namesIn(`logs/${game}`))('%s gives after every row what it gave', async (name) => {
    const recorded = givesOf(name) as LogGives;
    const { rows, last, result } = await logGives(textOf(name));
    const differs = recorded.rows.findIndex((digest, row) => digest !== rows[row]);
    expect(differs, `row ${differs} differs in state, in who is asked or in legal moves`).toBe(-1);
    expect(rows).toEqual(recorded.rows);
    expect(JSON.parse(last)).toEqual(JSON.parse(recorded.last));
    expect(result).toBe(recorded.result);
  });
});

test('mokum verify holds every log', async () => {
  const names = logNames();
  const { code, out } = await verified(names.map(pathOf));
  const lines = out.trim().split('\n');
  expect(lines.at(-1)).toBe(`${names.length} of ${names.length} logs hold`);
  names.forEach((name, i) => {
    expect(lines[i], name).toContain(isOver(name) ? 'every move and the result hold' : 'the game is not finished');
  });
  expect(code).toBe(0);
});

describe('games that were left', () => {
  const left = logNames().filter((name) => !isOver(name));

  test('the terminal goes on where each was left', async () => {
    for (const name of left)
      expect(canonical(await resumed(pathOf(name))), name).toBe((givesOf(name) as LogGives).last);
  });

  const tables = left.filter(hasPeople).filter((_, i) => i % EVERY === 0);

  test('people sit down again, and what they leave then holds', async () => {
    for (const name of tables) {
      const file = join(copies, 'left.log');
      copyFileSync(pathOf(name), file);
      const { code, out, err } = await satDown(file);
      expect({ code, err }, name).toEqual({ code: 0, err: '' });
      // Bots may answer at once, and then the game may be over.
      expect(out, name).toMatch(/Saved to|The whole game is in/);
      expect((await verified([file])).code, name).toBe(0);
    }
  });
});
