// Every language says everything: compares the catalogues key by key before the page is built. The type check says the
// same, but building does not wait for it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from './setup.mjs';
import { workspaceEntries } from './workspace.mjs';

const FIRST = 'en';
const WORDS = 'packages/words/src';
const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts';

/** Every folder of a language but the first. */
const others = (folder) =>
  readdirSync(join(folder, WORDS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== FIRST)
    .map(({ name }) => name);

/** The catalogues of the first language, each beside that of another. */
const pairs = (folder, language) =>
  readdirSync(join(folder, WORDS, FIRST))
    .filter(isSource)
    .map((name) => [`${WORDS}/${FIRST}/${name}`, `${WORDS}/${language}/${name}`])
    .filter(([, other]) => existsSync(join(folder, other)));

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

async function read(folder, file) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    alias: Object.fromEntries(workspaceEntries(folder)),
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
  for (const language of others(folder))
    for (const [english, name] of pairs(folder, language)) {
      const [first, other] = await Promise.all([read(folder, english), read(folder, name)]);
      wrong.push(...differences(first, other).map((text) => `${name}: ${text}`));
    }
  if (wrong.length > 0) throw new Advice(`the languages do not say the same:\n${wrong.join('\n')}`);
}
