// `npm run freeze -- amsterdam`: freezes the version of a game's rules that the sources have. Kernel and game become one
// file without imports, which exports the border of the game (`Rules`), under frozen/. What is frozen is never edited.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { fileOf, INDEX, readIndex, sha256 } from './frozen.mjs';
import { Advice, root, run, setup } from './setup.mjs';
import { workspaceEntries } from './workspace.mjs';

/** The games by package, with what each exports its game as. */
export const GAMES = { grachtenpand: 'grachtenpand', 'nieuw-amsterdam': 'nieuwAmsterdam', amsterdam: 'amsterdam' };

const workspacePlugin = (folder) => ({
  name: 'workspace',
  setup(build) {
    const entries = workspaceEntries(folder);
    build.onResolve({ filter: /^@mokum\// }, ({ path }) =>
      entries.has(path)
        ? { path: entries.get(path), sideEffects: false }
        : { errors: [{ text: `no package exports ${path}` }] },
    );
  },
});

/**
 * The text of a bundle. The same sources give the same bytes wherever they lie: both tools have exact versions, and no
 * path gets into the text. The second tool makes the file four parts in a hundred smaller.
 */
export async function bundleOf(game, folder = root) {
  const [{ build }, { minify }] = await Promise.all([import('esbuild'), import('@swc/core')]);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    stdin: {
      contents: `import { rulesOf } from '@mokum/kernel';
import { ${GAMES[game]} } from '@mokum/${game}';
export const rules = rulesOf(${GAMES[game]});`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [workspacePlugin(folder)],
  });
  const { code } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2022,
    compress: { passes: 3, ecma: 2022, module: true, toplevel: true },
    mangle: { toplevel: true },
  });
  return `${code.trimEnd()}\n`;
}

/** Puts a game's rules, as the sources have them, among the frozen ones. Says what was written. */
export async function freeze(game, { folder = root, frozen = join(folder, 'frozen') } = {}) {
  if (!Object.hasOwn(GAMES, game ?? ''))
    throw new Advice(
      `which game? npm run freeze -- ${Object.keys(GAMES).join(' | ')}${game ? `; there is no "${game}"` : ''}`,
    );
  const text = await bundleOf(game, folder);
  const { rules } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  const { version } = rules;
  const hash = sha256(text);
  const index = readIndex(frozen);
  const before = index[game]?.[version];
  const file = fileOf(game, version, hash);
  if (before && before.sha256 !== hash)
    throw new Advice(
      `version ${version} of ${game} was released as ${before.file}, and the sources make ${file} of it now.
A released version is never replaced. Where the rules were changed, raise \`rules\` in packages/${game}/src/game.ts;
where they play as before, nothing has to be frozen.`,
    );
  mkdirSync(dirname(join(frozen, file)), { recursive: true });
  writeFileSync(join(frozen, file), text);
  const versions = { ...index[game], [version]: { file, sha256: hash } };
  writeFileSync(join(frozen, INDEX), `${JSON.stringify({ ...index, [game]: versions }, null, 2)}\n`);
  return { file, version, hash, bytes: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await run(async () => {
    await setup('full');
    const { file, bytes, gzip } = await freeze(process.argv[2]);
    console.log(`frozen/${file}: ${bytes} bytes, ${gzip} with gzip`);
    return 0;
  });
