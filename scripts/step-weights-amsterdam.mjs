// Which way the weights of Amsterdam's bot are better: every game is played twice on one seed, once with all weights
// moved a little at random and once with all moved the other way. A linear fit of the differences says what each weight
// did. Seed 1 is refused: it is the seed of the bar in docs/benchmarks.md.
//
//   node scripts/step-weights-amsterdam.mjs --pairs 600 --seed fit
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'fit' },
    move: { type: 'string', default: '0.3' },
  },
});
if (/^1(\/|$)/.test(values.seed)) throw new RangeError('seed 1 is the seed of the bar: no weight is looked for on it');

/** These are rules or bounds, no weights. */
const FIXED =
  /LAST_ROUND|MOUTH|BLOCKS$|SEGMENTS|COLOURS|INACTIVE|HAL|MOST|POINTS|LEFT_OVER|FOREMAN|ENOUGH|SALE|TRIPLE|INCOMES|FREE$|OWN$|JOINED$/;
/** What must stay near its place: above 1 nothing is ever delivered or bought. */
const NARROW = /TRIP$|PURSE$/;

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'weights-'));
const entry = `
  export { amsterdam } from '@mokum/amsterdam';
  export { bots } from '@mokum/bots/amsterdam';
  export { playGame } from '@mokum/bots/simulate';
`;

/** Numbers at the top of the bot's files become knobs that can be turned between games. */
const withKnobs = {
  name: 'knobs',
  setup(builder) {
    builder.onLoad({ filter: /bots\/src\/.*-amsterdam\.ts$/ }, ({ path }) => {
      const file = path.replace(/.*\/|-amsterdam\.ts/g, '');
      const knob = (name, base, set) =>
        `(globalThis.knobs ??= {})['${file}.${name}'] = { base: ${base}, set(v) { ${set} } };`;
      const contents = readFileSync(path, 'utf8')
        .replace(
          /^(export )?const ([A-Z_]+) = (-?[\d.]+);$/gm,
          (_, exported = '', name, value) => `${exported}let ${name} = ${value}; ${knob(name, value, `${name} = v;`)}`,
        )
        .replace(
          /^const ([A-Z_]+) = (\[[\d., -]+\]);$/gm,
          (all, name, list) => `${all} ${knob(name, 1, `${list}.forEach((n, i) => { ${name}[i] = n * v; });`)}`,
        );
      return {
        contents: contents
          .replaceAll('globalThis.knobs', '(globalThis as any).knobs')
          .replaceAll('set(v)', 'set(v: number)'),
        loader: 'ts',
      };
    });
  },
};

const outfile = join(folder, 'bot.mjs');
await build({
  stdin: { contents: entry, resolveDir: root, loader: 'ts' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  plugins: [withKnobs],
  logLevel: 'error',
});
const { amsterdam, bots, playGame } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

const names = Object.keys(globalThis.knobs)
  .filter((name) => !FIXED.test(name) && globalThis.knobs[name].base !== 0)
  .sort();

/** A number for each text, the same on every machine. */
const hash = (text) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16777619), 2166136261) >>> 0;

const moves = [];
const differences = [];
for (let pair = 0; pair < Number(values.pairs); pair++) {
  const signs = names.map((name) => ((hash(`${values.seed} ${pair} ${name}`) >> 7) & 1 ? 1 : -1));
  const margins = [1, -1].map((way) => {
    names.forEach((name, i) => {
      const { base, set } = globalThis.knobs[name];
      set(base * Math.exp(way * signs[i] * Number(values.move) * (NARROW.test(name) ? 0.3 : 1)));
    });
    const { points } = playGame({
      game: amsterdam,
      seats: 1,
      bots: [bots.greedy],
      seed: `${values.seed} ${pair}`,
    }).result;
    return points[0] - points[1];
  });
  moves.push(signs);
  differences.push((margins[0] - margins[1]) / 2);
}

/** Least squares by the normal equations; beside each coefficient its standard error. */
function fit(rows, results) {
  const size = rows[0].length;
  const table = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (__, j) => rows.reduce((sum, row) => sum + row[i] * row[j], 0)),
    ...Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)),
  ]);
  for (let i = 0; i < size; i++) {
    const pivot = table[i][i];
    table[i] = table[i].map((n) => n / pivot);
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = table[k][i];
      if (factor !== 0) table[k] = table[k].map((n, j) => n - factor * table[i][j]);
    }
  }
  const inverse = table.map((row) => row.slice(size));
  const sums = Array.from({ length: size }, (_, i) => rows.reduce((sum, row, n) => sum + row[i] * results[n], 0));
  const found = inverse.map((row) => row.reduce((sum, n, j) => sum + n * sums[j], 0));
  const rest = results.map((result, n) => result - rows[n].reduce((sum, value, i) => sum + value * found[i], 0));
  const variance = rest.reduce((sum, n) => sum + n * n, 0) / Math.max(1, rows.length - size);
  return found.map((value, i) => ({ value, error: Math.sqrt(variance * inverse[i][i]) }));
}

if (moves.length <= names.length) throw new RangeError(`${names.length} weights need more pairs than that`);
const fitted = fit(moves, differences).map((one, i) => ({ name: names[i], ...one }));
for (const { name, value, error } of fitted.sort((a, b) => Math.abs(b.value / b.error) - Math.abs(a.value / a.error)))
  console.log(`${name.padEnd(28)} ${value.toFixed(2).padStart(7)} ± ${error.toFixed(2)}`);
