import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const spec = readFileSync(new URL('../../protocol/SPEC.md', folder), 'utf8');
const rules = Array.from(spec.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm), ([, number]) => number);

it('every rule of parts 4 to 6 of the protocol is cited by the name of a test here, and no rule that there is not', () => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, folder), 'utf8').matchAll(/\b(?:describe|it)\(\s*'([^']*)'/g),
        ([, name]) => name,
      ),
    );
  const cited = new Set(names.flatMap((name) => name.match(/\b\d+\.\d+\b/g) ?? []));
  const ours = rules.filter((number) => Number(number.split('.')[0]) >= 4);
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((number) => !cited.has(number))).toEqual([]);
  expect([...cited].filter((number) => !rules.includes(number))).toEqual([]);
});
