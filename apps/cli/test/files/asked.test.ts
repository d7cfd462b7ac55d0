import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyText } from '../../src/verify.ts';
import { run } from '../run.ts';

let folder: string;
/** below a file nothing can be written */
let nowhere: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mokum-asked-'));
  writeFileSync(join(folder, 'letter'), 'Dear Anna');
  nowhere = join(folder, 'letter', 'game.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const typed = (...lines: string[]): string => `${lines.join('\n')}\n`;
const state = (): Record<string, string> => ({ XDG_STATE_HOME: join(folder, 'state') });
const play = (file: string, ...lines: string[]) =>
  run(['play', 'grachtenpand', '--bots', 'random', '--seed', 'asked', '--save', file], typed(...lines), state());
const read = (file: string): string => readFileSync(file, 'utf8');
const holds = async (file: string): Promise<string> => (await verifyText(read(file))).holds;

describe('a game without a named file', () => {
  const begin = (...lines: string[]) =>
    run(['play', 'grachtenpand', '--bots', 'random', '--seed', 'asked'], typed(...lines), state());

  test('is saved in the state folder, which is said when it starts, and by help', async () => {
    const file = join(folder, 'state', 'mokum', 'grachtenpand-asked.log');
    const { code, out } = await begin('1', 'help', 'quit');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(`This game is saved to ${file} after every move.`);
    expect(out.split(`This game is saved to ${file} after every move.`)).toHaveLength(3);
    expect(out).toContain(`Saved to ${file}. Go on with: npx mokum play --resume ${file}`);
    expect(await holds(file)).toBe('yes');
  });

  test('never takes the file of another one', async () => {
    await begin('1', 'quit');
    await begin('2', 'quit');
    const kept = readdirSync(join(folder, 'state', 'mokum')).filter((name) => name.endsWith('.log'));
    expect(kept.toSorted()).toEqual(['grachtenpand-asked-2.log', 'grachtenpand-asked.log']);
  });
});

describe('a place that cannot be written to', () => {
  test('is asked about at once, and another can be named', async () => {
    const other = join(folder, 'other.log');
    const { code, out } = await play(nowhere, '', 'hello', `save ${other}`, '1', '1', 'quit');
    expect(out).toContain(
      `The game could not be saved to ${nowhere}: ${join(folder, 'letter')} is a file, not a folder.`,
    );
    expect(out).toContain(
      'Enter tries again, save <file> keeps it elsewhere, on plays on without saving, quit leaves.',
    );
    expect(out).toContain(`Saved to ${other}.`);
    expect(code).toBe(0);
    expect(await holds(other)).toBe('yes');
    expect(read(other)).toContain(' 0 draw shop');
    expect(read(join(folder, 'letter'))).toBe('Dear Anna');
  });

  test('another place never writes over what lies there', async () => {
    const letter = join(folder, 'letter');
    const { out } = await play(nowhere, `save ${letter}`, `save ${join(folder, 'free.log')}`, 'quit');
    expect(out).toContain(`The game could not be saved to ${letter}: there is such a file already.`);
    expect(read(letter)).toBe('Dear Anna');
    expect(await holds(join(folder, 'free.log'))).toBe('yes');
  });

  test('does not end the game: it goes on, and is saved again as soon as that is possible', async () => {
    const file = join(folder, 'later', 'game.log');
    writeFileSync(join(folder, 'later'), '');
    const answers = ['on', '1', '1', '1', 'quit'];
    let given = 0;
    // Between two answers somebody makes room.
    const input = (function* () {
      for (const answer of answers) {
        if (given++ === 2) {
          rmSync(join(folder, 'later'));
          mkdirSync(join(folder, 'later'));
        }
        yield `${answer}\n`;
      }
    })();
    const { code, out } = await run(
      ['play', 'grachtenpand', '--bots', 'random', '--seed', 'asked', '--save', file],
      input as unknown as readonly string[],
      state(),
    );
    expect(out).toContain('The game goes on without being saved; each move tries again.');
    expect(out.match(/could not be saved/g)).toHaveLength(1);
    expect(out).toContain(`Saved again to ${file}.`);
    expect([code, await holds(file)]).toEqual([0, 'yes']);
  });

  test('is asked about once more when somebody leaves; without an answer the user’s own folder has the game', async () => {
    const { code, out, err } = await play(nowhere, 'on', '1', 'quit');
    expect(out).toContain('Enter tries again, save <file> keeps it elsewhere, quit leaves without saving.');
    const instead = join(folder, 'state', 'mokum', 'game.log');
    expect(err).toContain(`mokum: the game could not be saved to ${nowhere}: `);
    expect(err).toContain(`It was saved to ${instead} instead. Go on with: npx mokum play --resume ${instead}`);
    expect(code).toBe(1);
    expect(out).not.toContain('Saved to');
    expect(await holds(instead)).toBe('yes');
    expect(read(instead)).toContain(' 0 draw shop');
  });

  test('a whole game is played without it, and saved at its end', async () => {
    const end = join(folder, 'end.log');
    const { code, out } = await play(
      nowhere,
      'on',
      ...Array.from({ length: 60 }, () => ['3', '1', '1', '']).flat(),
      `save ${end}`,
    );
    expect(out).toMatch(/has the prettiest street and wins|share the victory/);
    // What was typed for more turns than there were is no answer to the question about the file, but Enter is one.
    expect([code, (await verifyText(read(end))).says]).toEqual([
      0,
      expect.stringContaining('every move and the result hold'),
    ]);
  });

  test('save says so and the game goes on', async () => {
    const { out } = await play(
      nowhere,
      'on',
      'help',
      'save',
      'legal',
      `save ${join(nowhere, 'x.log')}`,
      'quit',
      'quit',
    );
    expect(out.match(/could not be saved/g)?.length).toBeGreaterThanOrEqual(3);
    expect(out).toContain('draw shop   draw window   draw roof');
    // Said at the start, before it was tried, and not again.
    expect(out.match(/This game is saved to/g)).toHaveLength(1);
    expect(out).toContain(`This game is not being saved to ${nowhere}: `);
  });

  test('TOM asks about the file of his sheet likewise', async () => {
    const other = join(folder, 'tom.json');
    const { code, out } = await run(
      ['tom', '--save', nowhere],
      typed('me', `save ${other}`, '?', 'me', 'quit'),
      state(),
    );
    expect(out).toContain(`The sheet could not be saved to ${nowhere}`);
    expect(out).toContain('take back the last entry');
    expect([code, JSON.parse(read(other))]).toEqual([0, expect.objectContaining({ entries: ['ahead me'] })]);
  });

  test('TOM for programs ends with a message', async () => {
    const { code, err } = await run(['tom', '--json', '--save', nowhere], typed('ahead me'));
    expect([code, err]).toEqual([1, expect.stringContaining(`mokum: the sheet could not be saved to ${nowhere}`)]);
  });
});

test('a broken save names what the game was before', async () => {
  const file = join(folder, 'game.log');
  await play(file, '1', '1', 'quit');
  writeFileSync(file, read(file).slice(0, 200));
  const { code, err } = await run(['play', '--resume', file]);
  expect(code).toBe(1);
  expect(err).toContain(`The same game as it was before lies in ${file}.earlier.`);
  expect((await run(['play', '--resume', `${file}.earlier`], 'quit\n')).code).toBe(0);
  expect(existsSync(`${file}.earlier`)).toBe(true);
});

test('a question mark is help', async () => {
  const { out } = await play(join(folder, 'game.log'), '?', 'quit');
  expect(out).toContain('  undo         take back your last answer');
  expect(out).not.toContain('unknown word');
});

test('undo by somebody who has done nothing says so, whatever others did', async () => {
  const file = join(folder, 'two.log');
  const { out } = await run(
    ['play', 'amsterdam', '--seats', '2', '--hotseat', '--names', 'Anna,Bram', '--seed', 'h', '--save', file],
    typed('1', '', '', 'undo', 'quit'),
  );
  expect(out.split('Bram>').slice(1).join('')).toContain('Nothing can be taken back. Nothing has been done yet.');
});
