// Checks who imports whom (.dependency-cruiser.cjs), and that the check saw every source file: without a parser for
// TypeScript dependency-cruiser reports success on nothing.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './setup.mjs';

// dependency-cruiser asks its parser for TypeScript and never for TSX: the parser is told of it here, before it is loaded.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');
const { default: extractConfig } = await import('dependency-cruiser/config-utl/extract-depcruise-config');

const folders = ['packages', 'apps'];

export function sourceFiles(folder) {
  return folders
    .flatMap((name) => {
      try {
        return readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
      } catch {
        return [];
      }
    })
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/[^/]+\/(src|test)\/.*\.tsx?$/.test(path) && !path.includes('/node_modules/'));
}

/** The broken arrows in `folder`, each as a sentence. */
export async function brokenArrows(folder) {
  const config = await extractConfig(join(root, '.dependency-cruiser.cjs'));
  const wanted = sourceFiles(folder);
  if (wanted.length === 0) return { modules: 0, problems: ['no source file found'] };
  const { output } = await cruise([...new Set(wanted.map((path) => path.split('/').slice(0, 3).join('/')))], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: folder,
  });
  const seen = new Set(output.modules.map(({ source }) => source));
  const unseen = wanted.filter((path) => !seen.has(path));
  const problems = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  if (unseen.length > 0) problems.push(`not looked at: ${unseen.join(', ')}`);
  return { modules: wanted.length, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(async () => {
    const { modules, problems } = await brokenArrows(root);
    for (const problem of problems) console.log(problem);
    console.log(`${modules} source files, ${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  });
}
