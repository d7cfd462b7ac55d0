import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogRow, NATURE, readLog } from '@mokum/kernel';
import { afterAll, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.ts';
import { TITLES } from '../src/games.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'mokum-deal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of a log, in notation. */
const rowsOf = (log: string): readonly LogRow['entries'][] => readLog(log).rows.map(({ entries }) => entries);

/** A row's moves by seat, in the order in which they were made; nature's are left out. */
function submissions(row: LogRow['entries']): { seat: number; moves: string[] }[] {
  const lists: { seat: number; moves: string[] }[] = [];
  for (const { by, text } of row) {
    if (by === NATURE) continue;
    if (lists.at(-1)?.seat === by) lists.at(-1)?.moves.push(text);
    else lists.push({ seat: by, moves: [text] });
  }
  return lists;
}

test.each(Object.keys(TITLES))(
  'one seed deals the same %s in simulate, through engine and at the terminal',
  async (game) => {
    const seed = `same deal of ${game}`;
    await run(['simulate', game, '--seats', '2', '--games', '1', '--seed', seed, '--bots', 'random', '--log', folder]);
    const expected = rowsOf(readFileSync(join(folder, `${game}-0.log`), 'utf8'));
    expect(expected.flat().filter(({ by }) => by === NATURE).length).toBeGreaterThan(10);

    const engine = new Engine();
    const ask = (request: object): { readonly ok: boolean; readonly log?: string } =>
      JSON.parse(engine.answer({ text: JSON.stringify(request) }) as string) as { ok: boolean; log?: string };
    ask({ op: 'new', game, seats: 2, seed });
    for (const row of expected)
      for (const { seat, moves } of submissions(row))
        expect(ask({ op: 'apply', seat, moves })).toMatchObject({ ok: true });
    expect(rowsOf(ask({ op: 'log' }).log ?? '')).toEqual(expected);

    const file = join(folder, `${game}-played.log`);
    const typed = expected.flatMap((row) => submissions(row).flatMap(({ moves }) => moves));
    // Two people at one screen hand it on with Enter where a secret is kept: an empty line is no move of theirs.
    const input = typed.flatMap((move) => [move, '']).join('\n');
    await run(['play', game, '--seats', '2', '--hotseat', '--seed', seed, '--save', file], input);
    const played = rowsOf(readFileSync(file, 'utf8'));
    expect(played[0]).toEqual(expected[0]);
  },
);
