// `node scripts/duel-weights-amsterdam.mjs [games] [from]`: in which direction the weights of Amsterdam's bot are better.
// Two bots play each other: one with every weight a little larger or smaller by chance, the other with the opposite
// changes. What the difference of their points has to do with each change is told with its standard error. Only games of
// two are played: the solo game is what the bot is measured by, so no weight may be chosen by it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const [games, from] = [Number(process.argv[2] ?? 400), Number(process.argv[3] ?? 0)];
/** How far a weight is changed: the standard deviation of its logarithm. */
const SPREAD = 0.3;
const MOST = 2;

/** The weights, by file; a list is changed as a whole, its first and its last rounds apart. */
const WEIGHTS = {
  estimate:
    'WAITED COVERED RELIEF HELD FULL TRIP CREST PURSE ACTIVE COMPLETES STEP SPARE QUICK LURE FETCH STRIDE PUSH RIVER ABOARD PLACE',
  'card-worth': 'GULDEN CARD_RESOURCE AMSTEL_STEP',
  dial: 'ACTIVATED JOINS APART RESOURCE_IN LESS COLOUR_IN SINGLE COST_IN',
  group: 'HOPES ROOM BEHIND',
  choices: 'TAKEN TAKE_COST PAID EMPTY_NOW EMPTY_NEXT',
};
const HALF = 6;
const LAST_ROUND = 12;

/** A constant becomes a variable that can be set from outside, as a multiple of what it was. */
function loosen(source, name) {
  const found = new RegExp(`^(export )?const ${name} = ([^;]*);`, 'm').exec(source);
  if (!found) throw new Error(`there is no weight ${name}`);
  const [line, exported = '', value] = found;
  const set = (label, by) => `weights.push({ name: '${label}', set: (x) => { ${name} = ${by}; } });`;
  const halves = `${name}Of = [1, 1]`;
  const scaled = `(${value}).map((v, i) => v * ${name}Of[i > ${HALF} ? 1 : 0])`;
  const loose =
    value.split(',').length > LAST_ROUND
      ? [
          `${exported}let ${name} = ${value};`,
          `const ${halves};`,
          set(`${name} early`, `(${name}Of[0] = x, ${scaled})`),
          set(`${name} late`, `(${name}Of[1] = x, ${scaled})`),
        ]
      : value.startsWith('[')
        ? [`${exported}let ${name} = ${value};`, set(name, `(${value}).map((v) => v * x)`)]
        : [`${exported}let ${name} = ${value};`, set(name, `(${value}) * x`)];
  return source.replace(line, loose.join('\n'));
}

function looseSources(into) {
  const src = join(root, 'packages/bots/src');
  for (const file of readdirSync(src)) writeFileSync(join(into, file), readFileSync(join(src, file)));
  writeFileSync(join(into, 'weights.ts'), 'export const weights = [];\n');
  for (const [file, names] of Object.entries(WEIGHTS)) {
    const path = join(into, `${file}-amsterdam.ts`);
    const loose = names.split(' ').reduce(loosen, readFileSync(path, 'utf8'));
    writeFileSync(path, `import { weights } from './weights.ts';\n${loose}`);
  }
  const all = ["export { weights } from './weights.ts';", "export { greedy } from './greedy-amsterdam.ts';"];
  all.push("export { playGame } from './simulate.ts';", "export { amsterdam } from '@mokum/amsterdam';");
  all.push("export { Random } from '@mokum/kernel';");
  writeFileSync(join(into, 'all.ts'), all.join('\n'));
}

async function loose() {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const into = mkdtempSync(join(cache, 'duel-'));
  try {
    looseSources(into);
    const outfile = join(into, 'all.mjs');
    await build({ entryPoints: [join(into, 'all.ts')], outfile, bundle: true, platform: 'node', format: 'esm' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(into, { recursive: true });
  }
}

const { amsterdam, greedy, playGame, Random, weights } = await loose();

function normal(random) {
  const [u, v] = [(random.bits() + 1) / 2 ** 32, random.bits() / 2 ** 32];
  return Math.max(-MOST, Math.min(MOST, Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)));
}

const changed = (changes, sign) => ({
  name: 'changed',
  choose(seen) {
    weights.forEach(({ set }, i) => set(Math.exp(SPREAD * sign * changes[i])));
    return greedy.choose(seen);
  },
});

const sums = weights.map(() => ({ slope: 0, size: 0 }));
let squares = 0;
for (let n = from; n < from + games; n++) {
  const random = new Random(`duel ${n}`);
  const changes = weights.map(() => normal(random));
  const sign = n % 2 === 0 ? 1 : -1;
  const bots = [changed(changes, sign), changed(changes, -sign)];
  const { points } = playGame({ game: amsterdam, seats: 2, bots, seed: `duel ${n}` }).result;
  const difference = sign * (points[0] - points[1]);
  squares += difference ** 2;
  changes.forEach((change, i) => {
    sums[i].slope += change * difference;
    sums[i].size += change ** 2;
  });
}
const spread = Math.sqrt(squares / games);
console.log(
  `${games} games of two; points of difference for each ${SPREAD} of a weight's logarithm, half of it its own`,
);
weights.forEach(({ name }, i) => {
  const { slope, size } = sums[i];
  console.log(`${name.padEnd(18)} ${(slope / size).toFixed(2).padStart(6)} ± ${(spread / Math.sqrt(size)).toFixed(2)}`);
});
