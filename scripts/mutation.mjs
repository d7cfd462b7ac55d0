// `npm run mutation [-- <package> …] [--mutants 150] [--seed mokum] [--only <numbers>]`: would a test notice? A seeded
// sample of all small mistakes that could be made in a package (mutants) is tried one by one against that package's own
// tests: unit tests, conformance and goldens. docs/mutation.md holds the figures.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalents } from './mutation-equivalents.mjs';
import { mutantsOf, sampleOf } from './mutation-mutants.mjs';
import { Advice, root, run, setup } from './setup.mjs';

const packages = ['amsterdam', 'nieuw-amsterdam', 'grachtenpand', 'kernel'];
/** what must be found of the mutants that are no equivalents, in percent */
const BAR = 95;

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();

function sourcesOf(name) {
  return filesUnder(`packages/${name}/src`).filter((file) => !file.endsWith('.test.ts'));
}
function testsOf(name) {
  return ['src', 'test']
    .flatMap((part) => filesUnder(`packages/${name}/${part}`))
    .filter((file) => file.endsWith('.test.ts'));
}

/** the tests as `npm test` runs them, not in their larger numbers */
const { MOKUM_SOAK: _soak, ...plainEnv } = process.env;

/** Runs vitest on some test files; ends it, with all it has started, when its time is over. */
function vitest(folder, sample, files, env, milliseconds) {
  const asked = join(folder, `asked-${env.MOKUM_MUTANT ?? 'all'}.json`);
  writeFileSync(asked, JSON.stringify({ files, mutants: sample }));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutation-vitest.config.mjs', '--reporter', 'dot'],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...plainEnv, ...env, MOKUM_MUTANTS: asked, CI: '1', NO_COLOR: '1' },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  return new Promise((resolve) => {
    let late = false;
    const stop = setTimeout(() => {
      late = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, milliseconds);
    child.on('close', (code) => {
      clearTimeout(stop);
      rmSync(asked, { force: true });
      resolve({ how: late ? 'time' : code === 0 ? 'survived' : 'found', output });
    });
  });
}

/** Which test files reach which mutants, and how long each takes; all of them must pass as the sources are. */
async function reach(folder, sample, tests) {
  const reached = join(folder, 'reached');
  mkdirSync(reached, { recursive: true });
  const { how, output } = await vitest(folder, sample, tests, { MOKUM_REACHED: reached }, 900_000);
  if (how !== 'survived') throw new Advice(`without any mutant the tests must pass:\n${output}`);
  return readdirSync(reached)
    .map((name) => JSON.parse(readFileSync(join(reached, name), 'utf8')))
    .map(({ file, ...rest }) => ({ ...rest, file: file.slice(root.length + 1) }))
    .sort((a, b) => a.milliseconds - b.milliseconds);
}

const isEquivalent = ({ file, source, says, nth }) =>
  equivalents.find(
    (one) =>
      file.endsWith(`/${one.file}`) &&
      one.says === says &&
      (one.source === 'any line' || (one.source === source && (one.nth ?? 0) === nth)),
  );

async function tryPackage(name, { count, seed, only }) {
  const began = Date.now();
  const all = sourcesOf(name).flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
  const sample = sampleOf(all, count, seed).map((mutant, id) => ({ ...mutant, id }));
  const folder = join(root, 'reports/mutation', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log(`\n${name}: ${sample.length} of ${all.length} mutants, seed ${seed}`);
  const tests = await reach(folder, sample, testsOf(name));
  console.log(`the tests pass without mutants (${Math.round((Date.now() - began) / 1000)} s)`);
  const results = [];
  const waiting = sample.filter(({ id }) => only === undefined || only.includes(id));
  const lane = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const files = tests.filter(({ reached }) => reached.includes(mutant.id));
      const needed = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      const { how } =
        files.length === 0
          ? { how: 'survived' }
          : await vitest(
              folder,
              sample,
              files.map(({ file }) => file),
              { MOKUM_MUTANT: String(mutant.id) },
              30_000 + 5 * needed,
            );
      results.push({ ...mutant, how, tests: files.length });
      if (how !== 'survived') continue;
      const known = isEquivalent(mutant);
      const note = known ? `equivalent: ${known.reason}` : files.length === 0 ? 'NOT REACHED' : 'SURVIVED';
      console.log(
        `${mutant.id} ${mutant.file.slice(9)}:${mutant.line} ${mutant.says}\n    ${mutant.source}\n    ${note}`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
  const survivors = results.filter(({ how }) => how === 'survived');
  const same = survivors.filter(isEquivalent).length;
  const found = results.length - survivors.length;
  const score = (100 * found) / Math.max(1, results.length - same);
  writeFileSync(join(folder, 'results.json'), JSON.stringify({ name, seed, results }, null, 1));
  console.log(
    `${name}: ${results.length} tried, ${found} found (${results.filter(({ how }) => how === 'time').length} by time), ` +
      `${same} equivalent, ${survivors.length - same} survived: ${score.toFixed(1)} % of ${results.length - same} ` +
      `in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  return score >= BAR;
}

await run(async () => {
  await setup('full');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mutants: { type: 'string', default: '150' },
      seed: { type: 'string', default: 'mokum' },
      only: { type: 'string' },
    },
  });
  const wrong = positionals.find((name) => !packages.includes(name));
  if (wrong !== undefined)
    throw new Advice(`there is no package "${wrong}" to mutate; packages: ${packages.join(', ')}`);
  const count = Number(values.mutants);
  if (!Number.isInteger(count) || count < 1)
    throw new Advice(`--mutants takes a whole number, not "${values.mutants}"`);
  const only = values.only?.split(',').map(Number);
  let good = true;
  for (const name of positionals.length > 0 ? positionals : packages)
    good = (await tryPackage(name, { count, seed: values.seed, only })) && good;
  if (!good) console.log(`\nthe bar is ${BAR} % of the mutants that are no equivalents`);
  return good ? 0 : 1;
});
