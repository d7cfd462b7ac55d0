import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lines, run } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-tom-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUIET = ['me', '2 3 4 5 2 3', '16'];
const typed = (...what: string[]): string => `${what.join('\n')}\n`;
const tom = (file: string, ...what: string[]) => run(['tom', '--save', join(folder, file)], typed(...what));

describe('mokum tom', () => {
  test('asks, says what TOM does with its paragraph, and keeps his score', async () => {
    const { code, out } = await tom('one.json', 'tom', '3 2 3 2', '1 6 3 4 2 5', '2', '1 3', 'lace', 'free', 'A2');
    expect(code).toBe(0);
    expect(out).toContain('TOM discards the cheaper map.');
    expect(out).toContain('20.7: Of cards that cost the same');
    expect(out).toContain('TOM moves 1 step on the Amstel.  +2 points');
    expect(out).toContain('TOM takes block 1 from the left in Burgwallen, of cost 1.');
    expect(out).toContain('TOM sells lace on the black market.  +2 gulden');
    expect(out).toContain('TOM uses market tile A2.  −1 gulden, +2 points');
    expect(out).toContain('Round 2 of 12   TOM: 4 points, 1 gulden, Amstel 1, 1 crest');
    expect(out).toContain('Now it is your turn');
  });

  test('a word that does not answer is named, with an example; undo takes the last entry back', async () => {
    const { out } = await tom(
      'two.json',
      'nobody',
      'me',
      '1 2 3',
      '',
      'help',
      'undo',
      'undo',
      'sheet',
      'log',
      'save',
      'quit',
    );
    expect(out).toContain('No: ahead: one of me, tom, found "nobody". For example: me or tom');
    expect(out).toContain('No: dice: 6 numbers, found 3. For example: 1 6 3 4 2 2');
    expect(out).toContain('undo   take back the last entry');
    expect(out).toContain('Taken back: ahead me');
    expect(out).toContain('Nothing has been entered yet.');
    expect(out).toContain('npx mokum tom --resume');
  });

  test('a sheet goes on where it was left, up to the count', async () => {
    const file = join(folder, 'three.json');
    await run(['tom', '--save', file, '--length', 'short'], typed(...QUIET, ...QUIET, 'me'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ mokum: 'tom', options: { length: 'short' } });
    const rest = [...QUIET.slice(1), ...Array.from({ length: 7 }, () => QUIET).flat(), '0', '0 1', '100'];
    const { out } = await run(['tom', '--resume', file], typed(...rest));
    expect(out).toContain('You win, 100 to');
    expect(out).toContain('20.17');
  });

  test('a sheet taken up again tells the turn before, not the whole game, and whose turn it is', async () => {
    const file = join(folder, 'again.json');
    await run(['tom', '--save', file], typed('me', '1 2 3 4 5 2', '0', '16', ...QUIET));
    const { out } = await run(['tom', '--resume', file]);
    expect(out).not.toContain('TOM moves');
    expect(out.match(/TOM cannot pay/g)).toHaveLength(1);
    expect(out).toContain('Now it is your turn');
    await run(['tom', '--resume', file], typed('me', '1 2 3 4 5 2', '0'));
    const within = await run(['tom', '--resume', file]);
    expect(within.out).toContain('TOM moves 1 step');
    expect(within.out).not.toContain('TOM cannot pay');
  });

  test('a tile is called by its own letter, or by its number alone', async () => {
    const { out } = await tom('tile.json', 'me', '2 3 4 5 2 3', 'A9', 'b4', 'A16', 'B9');
    expect(out.match(/No: tile:/g)).toHaveLength(3);
    expect(out).toContain('Round 2 of 12');
  });

  test('wrong usage and broken sheets are named', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{"mokum":"tom","version":1,"options":{"length":"full","edition":"house"},"entries":["dice"]}');
    expect(await run(['tom', '--resume', file])).toMatchObject({
      code: 1,
      err: expect.stringContaining('asked for "ahead"'),
    });
    const spoilt = join(folder, 'spoilt.json');
    writeFileSync(spoilt, '{"mokum":"tom","version":1,"options":{"length":"shrot","edition":"house"},"entries":[]}');
    expect((await run(['tom', '--resume', spoilt])).err).toContain('did you mean "short"?');
    expect((await run(['tom', '--resume', join(folder, 'none.json')])).err).toContain('cannot be read');
    expect((await run(['tom', '--resume', file, '--length', 'short'])).code).toBe(2);
    expect((await run(['tom', '--save', file])).err).toContain('exists already');
    expect((await run(['tom', '--edition', 'de'])).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toContain('"dice"');
  });

  test('--json: an entry a line in, a sheet a line out', async () => {
    const file = join(folder, 'lines.json');
    const entries = [
      'ahead me',
      'dice 6 2 3 4 5 2',
      'blocks 2 2*',
      'good lace',
      'nonsense',
      'undo',
      'good beer',
      'place free',
    ];
    const { code, out } = await run(['tom', '--json', '--save', file], typed(...entries));
    expect(code).toBe(0);
    expect(out).not.toContain('\n\n');
    const told = lines(out).map((line) => JSON.parse(line));
    expect(told[0]).toMatchObject({
      round: 1,
      points: 0,
      gulden: 0,
      steps: [],
      question: { ask: 'ahead' },
      result: null,
    });
    expect(told[3]).toMatchObject({ question: { ask: 'good', block: { block: 2 }, why: 'beside' } });
    expect(told[4].steps).toMatchObject([{ is: 'takes', paragraph: '20.12' }]);
    expect(told[5]).toEqual({ error: { code: 'bad-notation', message: 'asked for "place", found "nonsense"' } });
    expect(told.at(-1)).toMatchObject({ gulden: 2, crests: 1, question: { ask: 'tile' } });
    expect(existsSync(file)).toBe(true);
  });
});

describe('the solo game at the terminal', () => {
  test('mokum play amsterdam --seats 1 draws TOM and tells his steps with their paragraphs', async () => {
    const moves = ['1', '', 'first-colour black', 'second-colour pink', ''];
    const { out } = await run(
      ['play', 'amsterdam', '--seats', '1', '--seed', 'tom', '--save', join(folder, 'solo.log')],
      typed(...moves, '1', '', '1', '', 'pass', 'quit'),
    );
    expect(out).toContain('T TOM  0 points, 0 gulden, Amstel 0');
    expect(out).toMatch(/› TOM .*\(20\.1\d\)/);
  });

  test('mokum simulate amsterdam --seats 1: TOM’s points come last', async () => {
    const { out } = await run(['simulate', 'amsterdam', '--seats', '1', '--games', '1', '--bots', 'random', '--json']);
    const played = JSON.parse(out);
    expect(played).toMatchObject({ seats: 1, bots: ['random'] });
    expect([played.points.length, played.ranking]).toEqual([2, [2, 1]]);
    const table = await run(['simulate', 'amsterdam', '--seats', '1', '--games', '1', '--bots', 'random']);
    expect(table.out).toMatch(/TOM: [\d.]+ points; margin -/);
  });
});
