import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amsterdam } from '@mokum/amsterdam';
import { headerOf, Match, Random, readLog, writeLog } from '@mokum/kernel';
import { seededNature } from '@mokum/nature';
import { afterAll, describe, expect, test } from 'vitest';
import { gated } from '../src/gate.ts';
import { pen } from '../src/pen.ts';
import { type Ran, run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'mokum-gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Written apart from the gate: what must never reach a terminal. A line may end; nothing else of C0 is let through. */
const UNSEEN: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
];
const isUnseen = (letter: string): boolean => {
  const code = letter.codePointAt(0) as number;
  return UNSEEN.some(([from, to]) => from <= code && code <= to);
};
const unseenIn = (text: string): string | undefined => Array.from(text).find(isUnseen);

const ATTACKS = [
  '\u001b[2J\u001b[H',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\u0090q\u009c',
  '\u202egol.emag\u202c',
  '\u2066x\u2069',
  '\u200b\u200d\u2060\ufeff',
  '\r✓ all is well',
  '\u0008\u0008\u0008',
  '\u007f\u0085\u00ad\u061c',
  '\u2028forged\u2029',
  '\ufff9a\ufffb',
  '\u{e0041}\u{e007f}',
];
/** the same with an end of a line, which only a place within one line must spell out */
const FORGED = '\nmokum: forged';

function expectPlain({ out, err }: Ran, what: string): void {
  for (const text of [out, err])
    expect(unseenIn(text), `${JSON.stringify(what)} in ${text.slice(0, 400)}`).toBe(undefined);
  expect(`${out}\n${err}`, JSON.stringify(what)).not.toMatch(/^mokum: forged/m);
}

let files = 0;
function fileWith(content: string, ending: string): string {
  const file = join(folder, `f${files++}${ending}`);
  writeFileSync(file, content);
  return file;
}

const editions = new Map<string, string>();
async function packOf(game: string): Promise<Record<string, unknown>> {
  if (!editions.has(game)) editions.set(game, (await run(['edition', game])).out);
  return JSON.parse(editions.get(game) as string) as Record<string, unknown>;
}

/** A log of two people whose names, and more of whose header, somebody else has written. */
function hostileLog(text: string): string {
  const match = new Match(amsterdam, { seats: 2, nature: seededNature('gate') });
  const log = writeLog(match, headerOf(match, { names: ['Anna', 'Bram'], players: ['human', 'human'], seed: 'gate' }));
  return log.replace(/^names .*$/m, `names ${JSON.stringify([`A${text}`, `B${text}`])}`);
}

/** Every way in which text of others comes to the terminal. */
const WAYS: Readonly<Record<string, (text: string) => Promise<Ran> | Ran>> = {
  'a command': (text) => run([`pl${text}`]),
  'a flag': (text) => run(['play', 'grachtenpand', `--se${text}`]),
  'a word too many': (text) => run(['play', 'grachtenpand', text]),
  'a game': (text) => run(['simulate', text]),
  'a value': (text) => run(['simulate', 'grachtenpand', '--games', text]),
  'a bot': (text) => run(['simulate', 'grachtenpand', '--bots', `x${text}`]),
  'a name at the command line': (text) => run(['play', 'grachtenpand', '--names', `x${text}`], 'quit\n'),
  'a seed': (text) => run(['simulate', 'grachtenpand', '--bots', 'random', '--games', '1', '--seed', `x${text}`]),
  'a seed, for programs': (text) =>
    run(['simulate', 'grachtenpand', '--bots', 'random', '--games', '1', '--json', '--seed', `x${text}`]),
  'a pair of options': (text) => run(['simulate', 'amsterdam', '--options', `x${text}=1`]),
  'options in JSON': (text) => run(['simulate', 'amsterdam', '--options', JSON.stringify({ [`x${text}`]: text })]),
  'options that are no JSON': (text) => run(['simulate', 'amsterdam', '--options', `{${text}`]),
  'the name of a file': (text) => run(['verify', join(folder, `x${text}.log`)]),
  'the name of a file of options': (text) => run(['simulate', 'amsterdam', '--options', `x${text}.json`]),
  'the name of a pack': async (text) => {
    const file = fileWith(JSON.stringify({ ...(await packOf('nieuw-amsterdam')), name: `x${text}` }), '.json');
    return await run(['play', 'nieuw-amsterdam', '--pack', file], 'table\nquit\n');
  },
  'an unknown field of a pack of Nieuw Amsterdam': async (text) => {
    const file = fileWith(JSON.stringify({ ...(await packOf('nieuw-amsterdam')), [`x${text}`]: text }), '.json');
    return await run(['simulate', 'nieuw-amsterdam', '--pack', file]);
  },
  'an unknown field of a pack of Amsterdam': async (text) => {
    const file = fileWith(JSON.stringify({ ...(await packOf('amsterdam')), [`x${text}`]: text }), '.json');
    return await run(['simulate', 'amsterdam', '--pack', file]);
  },
  'a pack that is no JSON': (text) => run(['simulate', 'amsterdam', '--pack', fileWith(`{"x${text}`, '.json')]),
  'the first line of a log': (text) => run(['verify', fileWith(`mokum${text}\n`, '.log')]),
  'a header of a log': (text) => run(['verify', fileWith(`mokum log 1\nx${text} 1\n`, '.log')]),
  'the game of a log': (text) =>
    run(['verify', fileWith(hostileLog('').replace('"amsterdam"', JSON.stringify(`x${text}`)), '.log')]),
  'a row of a log': (text) => run(['verify', fileWith(`${hostileLog('')}9 0 x${text}\n`, '.log')]),
  'the options of a log': (text) =>
    run([
      'verify',
      fileWith(hostileLog('').replace(/^options .*$/m, `options ${JSON.stringify({ [`x${text}`]: 1 })}`), '.log'),
    ]),
  'names in a log that is resumed': (text) =>
    run(['play', '--resume', fileWith(hostileLog(text), '.log')], '1\nlog\nahead\nquit\n'),
  'what is typed at a table': (text) =>
    run(
      ['play', 'grachtenpand', '--bots', 'random', '--save', join(folder, `t${files++}.log`)],
      ['x', 'why ', 'look ', 'rules ', 'ahead ', 'draw ', `save ${folder}/letter/`]
        .map((word) => `${word}${text}\n`)
        .join(''),
    ),
  'a sheet of TOM': (text) => run(['tom', '--resume', fileWith(JSON.stringify({ mokum: `x${text}` }), '.json')]),
  'an entry for TOM': (text) => run(['tom', '--save', join(folder, `s${files++}.json`)], `x${text}\nquit\n`),
  'an entry for TOM, for programs': (text) => run(['tom', '--json'], `x${text}\n`),
  'a request to the engine': (text) =>
    run(
      ['engine'],
      [
        { id: `x${text}`, op: `x${text}` },
        { op: 'new', game: `x${text}`, seats: 2 },
        { op: 'new', game: 'amsterdam', seats: 2, options: { [`x${text}`]: text } },
        { op: 'version', [`x${text}`]: text },
        { op: 'new', game: 'grachtenpand', seats: 2, seed: `x${text}` },
        { op: 'apply', seat: 0, move: `x${text}` },
        { op: 'log' },
      ]
        .map((request) => `${JSON.stringify(request)}\n`)
        .join(''),
    ),
};
mkdirSync(join(folder, 'letter'));

describe('text that others have written does not steer the terminal', () => {
  test.each(Object.entries(WAYS))('%s', async (_, way) => {
    // Each attack alone would be slow in a game; together they would hide where a refusal cuts a text short.
    for (const attack of [
      ATTACKS.slice(0, 5).join(''),
      ATTACKS.slice(5, 10).join(''),
      ATTACKS.slice(10).join(''),
      FORGED,
    ])
      expectPlain(await way(attack), attack);
  });

  test('at random, through the cheap ways', async () => {
    const random = new Random('gate');
    const cheap = Object.entries(WAYS).filter(([name]) => !/game|seed|table|resumed|pack|TOM/.test(name));
    for (let n = 0; n < 300; n++) {
      const [name, way] = cheap[random.below(cheap.length)];
      const text = Array.from({ length: 1 + random.below(6) }, () =>
        random.below(2) === 0 ? ATTACKS[random.below(ATTACKS.length)] : String.fromCodePoint(random.below(0x2100)),
      ).join('');
      expectPlain(await way(text), `${name}: ${text}`);
    }
  });
});

test('names in a log are shown spelt out, and stay in the file as they were', async () => {
  const file = fileWith(hostileLog('\u202e\u200b'), '.log');
  const { out } = await run(['play', '--resume', file], 'quit\n');
  // Whoever begins is asked by that name.
  expect(out).toMatch(/^[AB]\\u202e\\u200b> /m);
  const text = readFileSync(file, 'utf8');
  expect(unseenIn(text)).toBe(undefined);
  expect(readLog(text).header.names).toEqual(['A\u202e\u200b', 'B\u202e\u200b']);
});

test('replies of the engine are JSON that means what was sent', async () => {
  const id = ATTACKS.join('');
  const { out } = await run(['engine'], `${JSON.stringify({ id, op: 'version' })}\n`);
  expect(JSON.parse(out)).toMatchObject({ id, ok: true });
});

test('our own colours pass, those of others do not', () => {
  const line = `${pen('colour').bold('Anna')} \u001b[1mBram\u001b[0m`;
  expect(gated(line)).toBe('\u001b[1mAnna\u001b[0m \\u001b[1mBram\\u001b[0m');
  expect(gated(pen('colour').ink('red', 'a\u001b[8mb'))).toBe('\u001b[31ma\\u001b[8mb\u001b[0m');
});
