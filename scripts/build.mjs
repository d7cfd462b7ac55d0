// Builds what is stale. `node scripts/build.mjs [--force] [target …]`, or buildStale() from another script.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { Advice, checkNode, root, run, say, setup } from './setup.mjs';
import { workspaceEntries } from './workspace.mjs';

const workspacePlugin = (folder) => ({
  name: 'workspace',
  setup(build) {
    const entries = workspaceEntries(folder);
    build.onResolve({ filter: /^@mokum\// }, ({ path }) =>
      entries.has(path) ? { path: entries.get(path) } : { errors: [{ text: `no package exports ${path}` }] },
    );
  },
});

/**
 * A target names what it is made from (files and folders) and what it makes. `build` returns the files to write.
 * `packages` stands for the sources and manifests of all packages.
 */
const targets = [
  {
    name: 'cli',
    from: [
      'packages',
      'apps/cli/src',
      'apps/cli/package.json',
      'frozen/index.json',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/workspace.mjs',
    ],
    to: 'apps/cli/dist',
    makes: 'mokum.js',
    build: async (folder) => {
      const { build } = await import('esbuild');
      const { outputFiles } = await build({
        absWorkingDir: folder,
        entryPoints: ['apps/cli/src/main.ts'],
        outfile: 'apps/cli/dist/mokum.js',
        bundle: true,
        write: false,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        sourcemap: true,
        logLevel: 'silent',
        plugins: [workspacePlugin(folder)],
      });
      return outputFiles;
    },
  },
  {
    name: 'web',
    from: [
      'packages',
      'docs/rules',
      'frozen',
      'apps/web/src',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/package.json',
      'apps/web/vite.config.ts',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/build-web.mjs',
      'scripts/same-words.mjs',
      'scripts/workspace.mjs',
    ],
    to: 'apps/web/dist',
    makes: 'index.html',
    // A page that was loaded before this build may still ask for its own chunks: they stay for a week.
    sweep: { folder: 'assets', days: 7 },
    build: (folder) => buildWeb(folder, 'apps/web/dist'),
  },
];

const isSource = (name) => !/\.test\.\w+$/.test(name);

function* filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    yield { path, stat };
    return;
  }
  for (const name of readdirSync(path).toSorted()) {
    if (name === 'node_modules' || name === 'dist' || name === 'test' || !isSource(name)) continue;
    yield* filesUnder(join(path, name));
  }
}

const sourcesOf = (target, folder) => target.from.flatMap((path) => [...filesUnder(join(folder, path))]);

function hashOf(files, describe) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(describe(file)).update('\0');
  return hash.digest('hex');
}

/** Says whether the target is stale: names, sizes and times first (fast), then the contents. */
export function inspect(target, folder) {
  const files = sourcesOf(target, folder);
  const stampFile = join(folder, target.to, '.mokum-stamp');
  const stamp = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const looks = hashOf(files, ({ path, stat }) => `${relative(folder, path)} ${stat.size} ${stat.mtimeMs}`);
  const made = existsSync(join(folder, target.to, target.makes));
  if (made && stamp.looks === looks) return { stale: false };
  const contents = hashOf(files, ({ path }) => `${relative(folder, path)}\0${readFileSync(path, 'utf8')}`);
  const remember = () => writeFileSync(stampFile, JSON.stringify({ looks, contents }));
  if (made && stamp.contents === contents) {
    remember();
    return { stale: false };
  }
  return { stale: true, remember };
}

// Written beside and renamed: a command started meanwhile reads either the old file or the new one.
function put(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** Removes what earlier builds made, once it is old. */
function sweep({ to, sweep: { folder: name, days } }, folder, fresh) {
  const oldest = Date.now() - days * 24 * 3600 * 1000;
  for (const { path, stat } of filesUnder(join(folder, to, name)))
    if (!fresh.has(path) && stat.mtimeMs < oldest) rmSync(path);
}

async function buildTarget(target, folder) {
  const began = Date.now();
  await setup('runtime', folder);
  let outputs;
  try {
    outputs = await target.build(folder);
  } catch (error) {
    const errors = (error.errors ?? []).map(
      ({ text, location }) => `  ${location ? `${location.file}:${location.line}:${location.column} ` : ''}${text}`,
    );
    if (errors.length === 0) throw error;
    throw new Advice(`building ${target.name} failed:\n${errors.join('\n')}`);
  }
  mkdirSync(join(folder, target.to), { recursive: true });
  // What leads to the rest is written last, in all its forms.
  const last = (file) => (basename(file.path).startsWith(target.makes) ? 1 : 0);
  for (const file of outputs.toSorted((a, b) => last(a) - last(b))) {
    mkdirSync(dirname(file.path), { recursive: true });
    put(file.path, file.contents);
  }
  if (target.sweep) sweep(target, folder, new Set(outputs.map(({ path }) => path)));
  say(`mokum: built ${target.name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds the named targets (all, if none is named) that are stale, or every one of them when `which` is 'forced'. */
export async function buildStale(names = [], { which = 'stale', folder = root } = {}) {
  checkNode();
  const unknown = names.find((name) => !targets.some((target) => target.name === name));
  if (unknown)
    throw new Advice(`there is no target "${unknown}"; targets: ${targets.map(({ name }) => name).join(', ')}`);
  for (const target of targets.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const { stale, remember } = inspect(target, folder);
    if (!stale && which === 'stale') continue;
    await buildTarget(target, folder);
    remember?.();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  await run(() =>
    buildStale(
      args.filter((arg) => arg !== '--force'),
      { which: args.includes('--force') ? 'forced' : 'stale' },
    ),
  );
}
