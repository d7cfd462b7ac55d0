// Every language says everything: compares the catalogues key by key before the page is built. The type check says the
// same, but building does not wait for it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from './setup.mjs';

const FIRST = 'en';
const OTHERS = ['fr'];
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** The catalogues of a language: those of the page, and one for each game that speaks it. */
function cataloguesOf(folder, language) {
  const page = join(folder, 'apps/web/src/words');
  const games = join(folder, 'packages/words/src', language);
  return [
    join(page, `${language}.ts`),
    join(page, `table-${language}.ts`),
    ...(existsSync(games) ? readdirSync(games).filter(isSource) : []).map((name) => join(games, name)),
  ];
}

const isPlural = (value) => typeof value?.other === 'string';
const isGroup = (value) => typeof value === 'object' && value !== null && !isPlural(value);

/** The keys that one of two catalogues has and the other has not, or not as the same kind of thing. */
export function differences(first, other, path = '') {
  const keys = [...new Set([...Object.keys(first), ...Object.keys(other)])];
  return keys.flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (!(key in other)) return [`${at} is missing`];
    if (!(key in first)) return [`${at} is one too many`];
    if (isGroup(first[key]) !== isGroup(other[key])) return [`${at} is of another kind`];
    return isGroup(first[key]) ? differences(first[key], other[key], at) : [];
  });
}

async function read(file) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return Object.assign({}, ...Object.values(module).filter(isGroup));
}

/** Fails with every key that a language lacks. */
export async function checkWords(folder) {
  const wrong = [];
  for (const language of OTHERS)
    for (const file of cataloguesOf(folder, language)) {
      const english = file
        .replace(`/${language}/`, `/${FIRST}/`)
        .replace(`\\${language}\\`, `\\${FIRST}\\`)
        .replace(new RegExp(`\\b${language}\\.ts$`), `${FIRST}.ts`);
      const [first, other] = await Promise.all([read(english), read(file)]);
      const name = file.slice(folder.length + 1);
      wrong.push(...differences(first, other).map((text) => `${name}: ${text}`));
    }
  if (wrong.length > 0) throw new Advice(`the languages do not say the same:\n${wrong.join('\n')}`);
}
