import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultEdition } from '@mokum/amsterdam';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { afterFailedWrite } from '../src/io.ts';
import { distance, nearest, notAmong } from '@mokum/protocol/checking';
import { pen, penFor, widthOf, wrapped } from '../src/pen.ts';
import { run } from './run.ts';

const COMMANDS = ['play', 'tom', 'simulate', 'verify', 'engine', 'bench'];

describe('help', () => {
  test('without a command, all commands are listed with examples', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
    expect(out).toContain('Examples:');
    expect((await run(['--help'])).out).toBe(out);
    expect((await run(['help'])).out).toBe(out);
  });

  test.each(COMMANDS)('%s --help has its flags and examples, also when the rest is wrong', async (command) => {
    const { code, out } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^mokum ${command}`));
    expect(out).toMatch(/Flags:\n/);
    expect(out).toMatch(/Examples:\n.*mokum/);
    expect(await run([command, '--nonsense', '--help'])).toMatchObject({ code: 0, out });
    expect((await run(['help', command])).out).toBe(out);
  });

  test('--version', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });
});

describe('wrong usage is refused with the nearest right word and code 2', () => {
  test.each([
    [['plya'], 'did you mean "play"'],
    [['simulat'], 'did you mean "simulate"'],
    [['--versoin'], 'did you mean "--version"'],
    [['play', 'grachtenpant'], 'did you mean "grachtenpand"'],
    [['play', 'grachtenpand', '--seast', '3'], 'did you mean "--seats"'],
    [['play', 'grachtenpand', '-seats', '3'], 'did you mean "--seats"'],
    [['play', 'grachtenpand', '--seats'], '--seats lacks its value'],
    [['play', 'grachtenpand', '--seats', 'three'], 'whole number from'],
    [['play', 'grachtenpand', '--seats', '6'], '--seats takes a whole number from 1 to 5, found "6"'],
    [['play', 'grachtenpand', '--seats', '1'], 'grachtenpand is for 2 to 5 seats, not 1'],
    [['simulate', 'amsterdam', '--seats', '5'], 'amsterdam is for 1 to 4 seats, not 5'],
    [['bench', 'amsterdam', '--seats', '0'], 'whole number from 1 to 5'],
    [['simulate', 'amsterdam', '--seats', '1', '--bots', 'greedy,random'], '--bots: 2 bots for 1 seat\n'],
    [['play', 'grachtenpand', '--seats', '2', '--seats', '3'], 'given twice'],
    [['play', 'grachtenpand', '--hotseat=yes'], 'takes no value'],
    [['play', 'grachtenpand', '--bots', 'rnadom'], 'did you mean "random"'],
    [['play', 'grachtenpand', '--names', 'Anna,,Bram'], 'empty value'],
    [
      ['play', 'grachtenpand', '--seats', '2', '--bots', 'greedy,random'],
      '--bots: 2 bots for 1 seat without people (2 in all)',
    ],
    [['play', 'amsterdam', '--seats', '1', '--bots', 'greedy'], '--bots: 1 bot for 0 seats without people (1 in all)'],
    [['play', 'grachtenpand', '--hotseat', '--bots', 'random'], '--bots: 1 bot for 0 seats without people (3 in all)'],
    [['play', 'grachtenpand', '--names', 'A,A'], 'same name'],
    [['play', 'grachtenpand', 'now'], 'one word too many'],
    [['play'], 'which game?'],
    [['simulate'], 'which game?'],
    [['simulate', 'grachtenpand', '--games', '-1'], 'whole number'],
    [['verify'], 'which log?'],
    [['engine', 'x'], 'one word too many'],
    [['help', 'vreify'], 'did you mean "verify"'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await run(args);
    expect(err).toContain(message);
    expect(err).toContain('--help');
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});

describe('the nearest word', () => {
  test('distance counts changes, additions, omissions and exchanges', () => {
    expect(distance('play', 'play')).toBe(0);
    expect(distance('plya', 'play')).toBe(1);
    expect(distance('', 'play')).toBe(4);
    expect(distance('kitten', 'sitting')).toBe(3);
  });

  test('a beginning counts for more than letters', () => {
    expect(nearest('sim', ['play', 'simulate', 'verify'])).toBe('simulate');
    expect(nearest('x'.repeat(1_000_000), ['play', 'simulate'])).toBeUndefined();
  });

  test.each([
    ['chess', ['grachtenpand', 'nieuw-amsterdam', 'amsterdam']],
    ['foo', ['play', 'tom', 'simulate', 'verify', 'engine', 'edition', 'bench', 'help']],
    ['xx', ['house', 'fr', 'hu', 'ru']],
    ['abc', ['undo', 'why', 'legal', 'log']],
    ['--foo', ['--log', '--seats']],
    ['', ['fr', 'hu']],
  ])('%j is like none of them, and nothing is guessed', (word, right) => {
    expect(nearest(word, right)).toBeUndefined();
    expect(notAmong('word', word, right)).toBe(`unknown word "${word}" (there are: ${right.join(', ')})`);
  });

  test.each([
    ['new-amsterdam', 'nieuw-amsterdam'],
    ['Amsterdm', 'amsterdam'],
    ['grachtenpant', 'grachtenpand'],
  ])('%s is near to %s', (word, right) => {
    expect(nearest(word, ['grachtenpand', 'nieuw-amsterdam', 'amsterdam'])).toBe(right);
  });
});

test('output that nobody reads on is no error; output that cannot be written is one, in words', () => {
  const failed = (code: string) => afterFailedWrite(Object.assign(new Error(`${code}: no space`), { code }));
  expect(failed('EPIPE')).toEqual({ code: 0, says: '' });
  expect(failed('ENOSPC')).toEqual({
    code: 1,
    says: 'mokum: the output could not be written: ENOSPC: no space\n',
  });
});

describe('colour', () => {
  const terminal = { out: true };
  test('a flag decides, then NO_COLOR, then FORCE_COLOR, then whether a person is looking', () => {
    expect(penFor(true, { terminal: { out: false }, env: { NO_COLOR: '1' } }).colour).toBe('colour');
    expect(penFor(false, { terminal, env: { FORCE_COLOR: '1' } }).colour).toBe('plain');
    expect(penFor(undefined, { terminal, env: { NO_COLOR: '1', FORCE_COLOR: '1' } }).colour).toBe('plain');
    expect(penFor(undefined, { terminal: { out: false }, env: { FORCE_COLOR: '1' } }).colour).toBe('colour');
    expect(penFor(undefined, { terminal, env: {} }).colour).toBe('colour');
    expect(penFor(undefined, { terminal, env: { TERM: 'dumb' } }).colour).toBe('plain');
    expect(penFor(undefined, { terminal: { out: false }, env: {} }).colour).toBe('plain');
  });

  test('colours do not count for width', () => {
    expect(widthOf(pen('colour').bold('Anna'))).toBe(4);
    expect(pen('plain').on({ ground: 1, ink: 2 }, 'x')).toBe('x');
  });

  test('long lines are broken at spaces', () => {
    expect(wrapped('one two three', 7, '  ')).toEqual(['one two', '  three']);
    expect(wrapped('  one two', 6, '    ')).toEqual(['  one', '    two']);
  });
});

describe('the options of a game', () => {
  const simulated = (options: string) =>
    run(['simulate', 'amsterdam', '--games', '1', '--bots', 'random', '--json', '--options', options]);

  test('are named by pairs, by JSON or by a file, and reach the game and its log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mokum-options-'));
    const file = join(folder, 'short.json');
    writeFileSync(file, '{ "length": "short", "edition": "hu" }');
    const outs = ['length=short,edition=hu', '{"length":"short","edition":"hu"}', file].map((o) => simulated(o));
    const [one, two, three] = (await Promise.all(outs)).map(({ out }) => out);
    expect(one).toContain('"game":"amsterdam"');
    expect([two, three]).toEqual([one, one]);
    expect((await simulated('length=full')).out).not.toBe(one);
    const save = join(folder, 'game.log');
    await run(['play', 'amsterdam', '--options', 'length=short,edition=fr', '--save', save], 'quit\n');
    expect(readFileSync(save, 'utf8')).toContain('options {"length":"short","edition":"fr"');
    const again = await run(['play', '--resume', save, '--options', 'length=full']);
    expect(again.err).toContain('--options is settled by the saved game');
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['edition=xx', 'options.edition: expected one of house, fr, hu, ru, found "xx"'],
    ['length=5', 'options.length: expected one of full, short, found 5'],
    ['colour=red', 'options.colour: Amsterdam has no such option'],
    ['short', 'expected name=value, found "short"'],
    ['orders=03', 'options.orders: 3 or 5 can be dealt to each player, or 0, found "03"'],
    ['orders=3,orders=5', 'orders is given twice'],
    ['{', 'it is no JSON'],
    ['nowhere.json', 'nowhere.json cannot be read'],
  ])('%s is refused with what is wrong', async (options, message) => {
    const { code, err } = await simulated(options);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a pack among the options is played; ours is the game without one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mokum-options-'));
    const file = join(folder, 'pack.json');
    writeFileSync(file, JSON.stringify({ pack: defaultEdition }));
    expect((await simulated(file)).out).toBe((await simulated('length=full')).out);
    rmSync(folder, { recursive: true });
  });
});
