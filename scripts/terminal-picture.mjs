// Draws docs/pictures/terminal.svg: a real screen of `mokum play`, from a fixed seed and fixed answers, so that the picture
// in the README is what one gets. `node scripts/terminal-picture.mjs` after a change of the screen.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from './setup.mjs';

const SEED = 'prinsengracht';
const TURNS = ['221', '331', '221', '112', '241', '321'];
const WIDTH = 8.4;
const HEIGHT = 19;
const MARGIN = 14;
const PAPER = '#16181d';
const INK = '#e6e6e6';
const INKS = { 31: '#ff7b72', 32: '#7ee787', 33: '#f2cc60', 34: '#79c0ff', 36: '#76e3ea' };

/** A colour of the 256 of a terminal. */
function colour(n) {
  const hex = (...parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  if (n >= 232) return hex(...Array(3).fill(8 + 10 * (n - 232)));
  const level = (k) => (k === 0 ? 0 : 55 + 40 * k);
  const at = n - 16;
  return hex(level(Math.floor(at / 36)), level(Math.floor(at / 6) % 6), level(at % 6));
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line as runs of one look each. */
function runsOf(line) {
  const runs = [];
  let look = {};
  let column = 0;
  const put = (text) => {
    if (text !== '') runs.push({ ...look, text, column });
    column += [...text].length;
  };
  const [first, ...parts] = line.split('\u001b[');
  put(first);
  for (const part of parts) {
    const end = part.indexOf('m');
    const codes = part.slice(0, end).split(';').map(Number);
    if (codes[0] === 0) look = {};
    else if (codes[0] === 48) look = { ...look, ground: colour(codes[2]), ink: colour(codes[5]) };
    else if (codes[0] === 1) look = { ...look, bold: true };
    else if (codes[0] === 2) look = { ...look, dim: true };
    else look = { ...look, ink: INKS[codes[0]] };
    put(part.slice(end + 1));
  }
  return runs;
}

function draw(lines) {
  const rows = lines.map(runsOf);
  const columns = Math.max(...rows.flat().map(({ column, text }) => column + [...text].length));
  const width = Math.ceil(columns * WIDTH + 2 * MARGIN);
  const height = Math.ceil(lines.length * HEIGHT + 2 * MARGIN);
  const parts = rows.flatMap((runs, row) =>
    runs.flatMap(({ text, column, ground, ink = INK, bold, dim }) => {
      const x = (MARGIN + column * WIDTH).toFixed(1);
      const y = MARGIN + row * HEIGHT;
      const wide = ([...text].length * WIDTH).toFixed(1);
      const weight = bold ? ' font-weight="bold"' : '';
      const faint = dim ? ' opacity="0.65"' : '';
      return [
        ...(ground ? [`<rect x="${x}" y="${y}" width="${wide}" height="${HEIGHT}" fill="${ground}"/>`] : []),
        ...(text.trim() === ''
          ? []
          : [
              `<text x="${x}" y="${y + 14}" textLength="${wide}" fill="${ink}"${weight}${faint} xml:space="preserve">${escaped(text)}</text>`,
            ]),
      ];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" role="img" aria-label="A game of Grachtenpand at the terminal">
<rect width="100%" height="100%" rx="8" fill="${PAPER}"/>
${parts.join('\n')}
</svg>
`;
}

await run(() => {
  const folder = mkdtempSync(join(tmpdir(), 'mokum-picture-'));
  // Each turn: a deck, a card, its last place but for shops, done.
  const answers = TURNS.flatMap(([deck, card, place]) => [deck, card, place, '']);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      join(root, 'apps/cli/bin/mokum.js'),
      'play',
      'grachtenpand',
      '--seed',
      SEED,
      '--save',
      join(folder, 'game.log'),
      '--colour',
    ],
    { input: `${answers.join('\n')}\n3\n`, encoding: 'utf8', env: { ...process.env, COLUMNS: '96' } },
  );
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.split('\n');
  const from = lines.findLastIndex((line) => line.includes('decks:'));
  const to = lines.findLastIndex((line) => line.startsWith('Anna>'));
  const file = join(root, 'docs/pictures/terminal.svg');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw(lines.slice(from, to + 1)));
  console.log(`wrote ${file}`);
});
