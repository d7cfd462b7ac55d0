import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LogRow, NATURE, readLog, rulesOf } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
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

/**
 * What two people at one screen type: their submissions, and Enter where the screen is handed on behind a curtain. A game
 * of the same moves says when that is: where the next who is asked is not the one who answered, and somebody knows a secret.
 */
function typed(game: string, seed: string, all: readonly { readonly seat: number; readonly line: string }[]): string {
  const reply = rulesOf(TITLES[game].game).begin({ seats: 2, nature: seededNature(seed) });
  if (!reply.ok) throw new Error(reply.refusal.message);
  const referee = reply.value;
  let current = -1;
  const lines: string[] = [];
  const left = [...all];
  while (left.length > 0) {
    const waiting = referee.waitingFor() as readonly number[];
    if (!waiting.includes(current)) {
      if (referee.knowsSecrets([0, 1])) lines.push('');
      [current] = waiting;
    }
    const [next] = left.splice(
      left.findIndex(({ seat }) => seat === current),
      1,
    );
    lines.push(next.line);
    const done = referee.submit(next.seat, next.line.split('; '));
    if (!done.ok) throw new Error(done.refusal.message);
  }
  return `${lines.join('\n')}\n`;
}

test.each(Object.keys(TITLES))(
  'the same seed and moves are the same whole game of %s in simulate, through engine and at the terminal',
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
    const input = expected.flatMap((row) =>
      submissions(row).map(({ seat, moves }) => ({ seat, line: moves.join('; ') })),
    );
    const { out } = await run(
      ['play', game, '--seats', '2', '--hotseat', '--seed', seed, '--save', file],
      typed(game, seed, input),
    );
    expect(out).toContain('The whole game is in');
    expect(rowsOf(readFileSync(file, 'utf8'))).toEqual(expected);
    const results = [`${game}-0.log`, `${game}-played.log`].map(
      (name) => readLog(readFileSync(join(folder, name), 'utf8')).result,
    );
    expect(results[1]).toEqual(results[0]);
  },
);
