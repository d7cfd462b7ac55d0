// The sources of Amsterdam's bot with its weights as variables that can be set from outside, bundled; and the way back.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const src = join(root, 'packages/bots/src');
/** How far a weight is changed for each whole number it is set to: its logarithm. */
export const SPREAD = 0.25;

/** The weights, by file; a list is changed as a whole, its first and its last rounds apart. */
const WEIGHTS = {
  estimate:
    'WAITED COVERED RELIEF HELD FULL TRIP CREST PURSE ACTIVE COMPLETES STEP SPARE QUICK LURE FETCH STRIDE PUSH RIVER ABOARD PLACE PAYS PARTLY PAYS_BLOCK DISTRICT GROUP',
  'card-worth': 'GULDEN CARD_RESOURCE AMSTEL_STEP MAP END USED RULE',
  dial: 'ACTIVATED JOINS APART RESOURCE_IN LESS COLOUR_IN SINGLE COST_IN BLOCK_COST',
  group: 'HOPES ROOM MISSES_BEHIND',
  choices: 'TAKEN TAKE_COST PAID PAID_LATE PAID_LAST EMPTY_NOW EMPTY_NEXT EMPTY_LATER',
  plan: 'SAVED',
};
/** Weights that may as well be 0 or less: by how much they are changed instead. */
const ADDED = {
  estimate: {
    WAY: 0.4,
    LOADED: 0.5,
    LOADED_LATE: 0.7,
    KEPT: 0.5,
    KEPT_LATE: 0.7,
    COIN: 0.4,
    COIN_LATE: 0.5,
    ONE: 0.8,
    HAND: 0.8,
    CREST_LATE: 0.7,
    PLACE_LATE: 0.3,
  },
  dial: { SOON: 0.3, NEXT: 0.3, DISTANT: 0.3 },
  choices: { MAP_TAKEN: 1.7, ARTISAN_TAKEN: 1.7, END_TAKEN: 1.7, RULE_TAKEN: 1.7, GULDEN_TAKEN: 1.7 },
};
const HALF = 6;
const LAST_ROUND = 12;

const pathOf = (file, folder = src) => join(folder, 'amsterdam', `${file}.ts`);

/** Where a constant stands in a source, and what it is. */
function constant(source, name) {
  const found = new RegExp(`^(export )?const ${name} = ([^;]*);`, 'm').exec(source);
  if (!found) throw new Error(`there is no weight ${name}`);
  const [line, exported = '', value] = found;
  return { line, exported, value };
}

/** A constant becomes a variable that can be set from outside: larger by so many `SPREAD`s. */
function loosen(source, name, added) {
  const { line, exported, value } = constant(source, name);
  const times = `Math.exp(${SPREAD} * x)`;
  const weight = (label, by) =>
    `weights.push({ constant: '${name}', name: '${label}', value: () => ${name}, set: (x) => { ${name} = ${by}; } });`;
  const loose = [`${exported}let ${name} = ${value};`];
  if (added !== undefined) loose.push(weight(name, `(${value}) + x * ${added}`));
  else if (value.split(',').length > LAST_ROUND) {
    const scaled = `(${value}).map((v, i) => v * ${name}Of[i > ${HALF} ? 1 : 0])`;
    loose.push(`const ${name}Of = [1, 1];`);
    loose.push(weight(`${name} early`, `(${name}Of[0] = ${times}, ${scaled})`));
    loose.push(weight(`${name} late`, `(${name}Of[1] = ${times}, ${scaled})`));
  } else if (value.startsWith('[')) loose.push(weight(name, `(${value}).map((v) => v * ${times})`));
  else loose.push(weight(name, `(${value}) * ${times}`));
  return source.replace(line, loose.join('\n'));
}

/** Bundles the bot with loose weights into a folder of its own; the folder and the module's path. */
export async function bundleLoose() {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'step-'));
  cpSync(src, folder, { recursive: true });
  writeFileSync(join(folder, 'weights.ts'), 'export const weights = [];\n');
  for (const [file, names] of Object.entries(WEIGHTS)) {
    let loose = readFileSync(pathOf(file), 'utf8');
    for (const name of names.split(' ')) loose = loosen(loose, name);
    for (const [name, added] of Object.entries(ADDED[file] ?? {})) loose = loosen(loose, name, added);
    writeFileSync(pathOf(file, folder), `import { weights } from '../weights.ts';\n${loose}`);
  }
  const all = ["export { weights } from './weights.ts';", "export { greedy } from './amsterdam/greedy.ts';"];
  all.push("export { playGame } from './simulate.ts';", "export { amsterdam } from '@mokum/amsterdam';");
  all.push("export { Random } from '@mokum/kernel';");
  writeFileSync(join(folder, 'all.ts'), all.join('\n'));
  const outfile = join(folder, 'all.mjs');
  await build({ entryPoints: [join(folder, 'all.ts')], outfile, bundle: true, platform: 'node', format: 'esm' });
  return { folder, outfile };
}

export const shown = (value) =>
  Array.isArray(value) ? `[${value.map(shown).join(', ')}]` : String(Number(value.toPrecision(3)));

/** Writes what the weights are set to now into the sources. */
export function writeWeights(weights) {
  for (const [file, names] of Object.entries(WEIGHTS)) {
    let source = readFileSync(pathOf(file), 'utf8');
    for (const name of [...names.split(' '), ...Object.keys(ADDED[file] ?? {})]) {
      const { line, exported } = constant(source, name);
      const { value } = weights.find((weight) => weight.constant === name);
      source = source.replace(line, `${exported}const ${name} = ${shown(value())};`);
    }
    writeFileSync(pathOf(file), source);
  }
}
