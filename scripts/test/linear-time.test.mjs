// Every reader of text that somebody else may have written, on the worst text we could think of: four times as much may
// take no more than six times as long.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { hostNameIn } from '../known-host.mjs';
import { encodingsFor, pathOf } from '../static-server.mjs';
import { readArgs } from '../serve.mjs';
import { growthOf, tooFast } from './growth.mjs';

const from = (path) => import(/* @vite-ignore */ join(root, path));
const kernel = await from('packages/kernel/src/index.ts');
const { seededNature } = await from('packages/nature/src/index.ts');
const { companion, editionNames } = await from('packages/amsterdam/src/at-the-table.ts');
const { readTomSheet } = await from('packages/protocol/src/tom-sheet.ts');
const { readDown, readUp } = await from('packages/protocol/src/index.ts');
const { TITLES } = await from('apps/cli/src/games.ts');
const { Engine } = await from('apps/cli/src/engine/engine.ts');
const { LineCutter } = await from('apps/cli/src/engine/lines.ts');
const { readFlags } = await from('apps/cli/src/flags.ts');
const { optionsIn } = await from('apps/cli/src/game-options.ts');
const { notAmong } = await from('packages/protocol/src/checking/nearest.ts');
const { firstWord } = await from('apps/cli/src/first-word.ts');
const { movesOf } = await from('apps/cli/src/play/ahead.ts');
const { entryFor } = await from('apps/cli/src/tom/sitting.ts');
const { wrapped } = await from('apps/cli/src/pen.ts');
const { citeRules } = await from('apps/cli/src/rules-text.ts');
const { verifyText } = await from('apps/cli/src/verify.ts');
const { blocksOf, inline } = await from('apps/web/src/screens/markdown.tsx');
const { isShareFragment, readShareLink, writeShareLink } = await from('apps/web/src/share/share-link.ts');
const { fromBase64Url } = await from('apps/web/src/share/base64url.ts');
const { logFileName, readTextFile } = await from('apps/web/src/share/log-file.ts');
const { openSaves } = await from('apps/web/src/saves/saves.ts');
const { memoryStore } = await from('apps/web/src/saves/store.ts');
const { openLog } = await from('apps/web/src/table/open-table.ts');
const { preferredLanguage } = await from('packages/words/src/languages.ts');

const openInPage = (text) => openLog(text, { saves: openSaves(memoryStore()) });

const MUCH = 1_000_000;
const whole = ['', ''];
const { readLog, readMove, readJson, Match, quickNature, Random } = kernel;

/** the head of a log of Grachtenpand, up to the empty line */
const head = (() => {
  const { game } = TITLES.grachtenpand;
  const match = new Match(game, { seats: 2, nature: quickNature('head') });
  return kernel.writeLog(match, kernel.headerOf(match)).split('\n\n')[0];
})();
const logFrames = [
  whole,
  ['mokum log ', ''],
  ['mokum log 2\n', ''],
  ['mokum log 2\ngame ', ''],
  [`${head}\nnames `, '\n'],
  [`${head}\n\n`, ''],
  [`${head}\n\n0 `, ''],
  [`${head}\n\n0 0 a`, ''],
  [`${head}\n\n0 0 a;`, '; 0 b'],
  [`${head}\n\npending `, ''],
  [`${head}\n\npending 0 `, ''],
  [`${head}\n\nresult `, ''],
];

/** one reader: its name, the reader, the frames in which text is put before it, and the longest text that it reads */
const readers = [
  ['a log', readLog, logFrames, kernel.LONGEST_LOG_LINE],
  ['a log that is verified', verifyText, logFrames, kernel.LONGEST_LOG_LINE],
  ['a log in the page', openInPage, logFrames, kernel.LONGEST_LOG_LINE],
  ['JSON', readJson, [whole, ['{"a":', '}'], ['["', '"]']], MUCH],
  ['a message to a table', readUp, [whole, ['{"is":"', '"}'], ['{"is":"do","n":1,"question":"', '"}']], 60_000],
  ['a message from a table', readDown, [whole, ['{"is":"', '"}']], MUCH],
  ['text that is made plain', kernel.plainText, [whole], MUCH],
  ['a link', readShareLink, [whole, ['#game=', ''], ['#game=1.', ''], ['#game=1', '.']], MUCH],
  ['the beginning of a link', isShareFragment, [whole, ['#', ''], ['game=', '']], MUCH],
  ['base64', fromBase64Url, [whole, ['AAAA', '']], MUCH],
  ['a file of the page', (text) => readTextFile(new Blob([text])), [whole], MUCH],
  ['the name of a file', (text) => logFileName({ game: text, begun: 0 }), [whole], MUCH],
  ['the languages of a browser', (text) => preferredLanguage([text]), [whole], MUCH],
  ['rules as blocks', blocksOf, [whole, ['# ', ''], ['|', '|'], ['**1.1** ', ''], ['- ', '']], MUCH],
  ['rules in a line', (text) => inline(text, () => undefined), [whole, ['**', ''], ['[', '](']], MUCH],
  ['a paragraph that is asked for', (text) => citeRules('grachtenpand', text), [whole, ['3.', '']], MUCH],
  [
    'flags',
    (text) => readFlags([text], { seed: { kind: 'text' }, names: { kind: 'list' }, all: { kind: 'switch' } }),
    [whole, ['--', ''], ['--seed=', ''], ['--names=', ''], ['--no-', '']],
    MUCH,
  ],
  [
    'options of a game',
    (text) => optionsIn(TITLES.amsterdam, 2, text),
    [whole, ['length=', ''], ['length=short', ''], ['{', '}']],
    MUCH,
  ],
  [
    'a word that is looked for',
    (text) => notAmong('word', text, ['play', 'simulate', '--help']),
    [whole, ['--', '']],
    MUCH,
  ],
  ['the first word of a line', firstWord, [whole, ['why', '']], MUCH],
  ['moves of a line', movesOf, [whole], MUCH],
  ['a line for TOM', (text) => entryFor({ ask: 'tile' }, text), [whole, ['a', ''], ['tile ', '']], MUCH],
  [
    'an entry for TOM',
    (text) => companion({ length: 'full', edition: 'house' }, [text]),
    [whole, ['ahead ', '']],
    kernel.LONGEST_MOVE,
  ],
  [
    'a sheet of TOM',
    (text) => readTomSheet(editionNames, readJson(text)),
    [
      ['{"mokum":"tom","version":1,"options":{"length":"full","edition":"house"},"entries":["', '"]}'],
      ['{"mokum":"', '"}'],
    ],
    MUCH,
  ],
  ['text that is broken into lines', (text) => wrapped(text, 80, '  '), [whole], 1200],
  ['a seed', (text) => new Random(text), [whole], kernel.LONGEST_SEED],
  ['a seed of nature', (text) => seededNature(text).word(0, 0), [whole], kernel.LONGEST_SEED],
  [
    'lines of a program',
    (text) => {
      const cutter = new LineCutter();
      cutter.push(Buffer.from(text));
      cutter.end();
    },
    [whole],
    MUCH,
  ],
  [
    'a request',
    (text) => new Engine().answer({ text }),
    [
      whole,
      ['{"id":', ''],
      ['{"id":1,"op":"', '"}'],
      ['{"id":1,"op":"new","game":"amsterdam","seats":2,"options":', '}'],
      ['{"id":1,"op":"new","game":"', '","seats":2}'],
      ['{"id":1,"', '":1}'],
    ],
    MUCH,
  ],
  ['the path of a request', pathOf, [whole, ['/', '']], MUCH],
  ['the encodings of a request', encodingsFor, [whole, ['gzip', ''], ['br;', '']], MUCH],
  ['the host of a request', hostNameIn, [whole, ['[', ']'], ['a', ':80']], MUCH],
  [
    'the arguments of npm start',
    (text) => readArgs([text]),
    [
      ['--port=', ''],
      ['--host=', ''],
    ],
    MUCH,
  ],
];

for (const [name, { game }] of Object.entries(TITLES)) {
  const match = new Match(game, { seats: 2, nature: quickNature('moves') });
  const [seat] = match.waitingFor();
  const [word] = match.legal(seat)[0].split(' ');
  const frames = [whole, [`${word} `, ''], ['pay ', ''], ['bid ', ''], ['pay', '']];
  readers.push(
    [`a move of ${name}`, (text) => readMove(game, text), frames, kernel.LONGEST_MOVE],
    [`a move that is made in ${name}`, (text) => match.submit(seat, [text]), frames, kernel.LONGEST_MOVE],
    [`a move that is asked about in ${name}`, (text) => match.why(seat, text), frames, kernel.LONGEST_MOVE],
  );
}

describe('four times as much is read in at most six times the time', () => {
  test.each(readers)('%s', async (_, read, frames, most) => {
    expect(await tooFast(read, frames, most)).toEqual([]);
  });

  /** Values that are read out of JSON: many entries, many names, a long text, deep nesting. */
  const shapes = {
    'a long list': (n) => Array.from({ length: n }, (_, i) => i % 60),
    'a list of one value': (n) => Array.from({ length: n }, () => 1),
    'a list of objects': (n) => Array.from({ length: n >> 3 }, () => ({ task: 'x', seat: 0 })),
    'many names': (n) => Object.fromEntries(Array.from({ length: n >> 3 }, (_, i) => [`name ${i}`, 'printed'])),
    'a long text': (n) => ' '.repeat(n),
    'deep nesting': (n) => readDeep(n >> 3),
  };
  const readDeep = (n) => {
    let deep = 1;
    for (let i = 0; i < n; i++) deep = [deep];
    return deep;
  };
  const places = Object.values(TITLES).flatMap(({ game, packs }) => {
    const match = new Match(game, { seats: 2, nature: quickNature('places') });
    const state = game.json(match.state);
    const states = Object.keys(state).map((field) => [
      `${field} of a state of ${String(game.name)}`,
      (value) => game.load({ ...state, [field]: value }, match.options),
    ]);
    const edition = game.definition.edition ?? {};
    const tables = packs === 'none' ? [] : Object.keys(edition);
    return [
      ...states,
      ...tables.map((field) => [
        `${field} of a pack of ${String(game.name)}`,
        (value) => game.definition.readOptions({ pack: { ...edition, [field]: value } }, 2),
      ]),
    ];
  });

  test.each(Object.entries(shapes))('%s anywhere in a state or a pack', async (_, make) => {
    const slow = [];
    for (const [what, read] of places) {
      const ratio = await growthOf(read, make, 2000);
      if (ratio >= 6) slow.push(`${String(what)}: ${ratio.toFixed(1)}`);
    }
    expect(slow).toEqual([]);
  });

  test('a line that comes byte by byte', async () => {
    const read = (text) => {
      const cutter = new LineCutter();
      for (const byte of text) cutter.push(Buffer.of(byte));
      cutter.end();
    };
    expect(await growthOf(read, (n) => Buffer.alloc(n, 'x'), 5000)).toBeLessThan(6);
  });
});

describe('what holds everything up', () => {
  const spaces = (n) => `${head}\n\n0 0 a${' '.repeat(n)}b\n`;

  test('a link of some hundred characters that unpacks to a row of spaces is answered at once', async () => {
    const link = await writeShareLink(spaces(500_000), 'http://localhost:1275/');
    expect(link.length).toBeLessThan(1000);
    const began = performance.now();
    const read = await readShareLink(link.slice(link.indexOf('#')));
    expect(read.ok).toBe(true);
    expect((await openInPage(read.value)).ok).toBe(false);
    // The square of it would take minutes.
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('a mailed log of spaces is refused by verify at once', async () => {
    const began = performance.now();
    expect((await verifyText(spaces(900_000))).holds).toBe('no');
    expect((await verifyText(spaces(2_000_000))).says).toContain('a line has at most 1000000 characters');
    expect((await verifyText(' '.repeat(20_000_000))).says).toContain('a log has at most 16000000 characters');
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
