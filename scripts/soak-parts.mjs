// The parts of `npm run soak`: every test file that plays more where MOKUM_SOAK says so.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice } from './setup.mjs';

/** `amsterdam/mixes` is packages/amsterdam/test/mixes.test.ts, `bots/amsterdam/greedy` packages/bots/src/amsterdam/greedy.test.ts. */
export function soakParts(root) {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .sort()
    .flatMap((name) =>
      ['src', 'test'].flatMap((folder) => {
        const inside = join(packages, name, folder);
        let files = [];
        try {
          files = readdirSync(inside, { recursive: true }).map(String).sort();
        } catch {
          return [];
        }
        return files
          .filter(
            (file) => file.endsWith('.test.ts') && readFileSync(join(inside, file), 'utf8').includes('MOKUM_SOAK'),
          )
          .map((file) => ({
            name: [name, ...file.slice(0, -'.test.ts'.length).split(/[\\/]/)].join('/'),
            file: ['packages', name, folder, ...file.split(/[\\/]/)].join('/'),
          }));
      }),
    );
}

/** The parts that were asked for: by name, or all of a package; without a word all of them. */
export function chosenParts(parts, words) {
  const wrong = words.find((word) => !parts.some(({ name }) => name === word || name.startsWith(`${word}/`)));
  if (wrong !== undefined)
    throw new Advice(
      `There is no part "${wrong}" of the soak. Its parts are: ${parts.map(({ name }) => name).join(', ')}`,
    );
  return parts.filter(
    ({ name }) => words.length === 0 || words.some((word) => name === word || name.startsWith(`${word}/`)),
  );
}

/** What the sources are now: parts that passed count for these sources alone. */
export function sourcesNow(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 28 });
  try {
    return createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD')).digest('hex');
  } catch {
    return 'unknown';
  }
}

/** Which parts have passed, kept beside what is installed. */
export function openRecord(root, sources) {
  const file = join(root, 'node_modules/.cache/mokum-soak.json');
  let passed = [];
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.sources === sources && sources !== 'unknown') passed = kept.passed;
  } catch {
    // Nothing was kept.
  }
  return {
    passed: () => passed,
    add(name) {
      passed = [...new Set([...passed, name])];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ sources, passed }));
    },
  };
}
