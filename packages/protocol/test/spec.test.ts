import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const spec = readFileSync(new URL('../SPEC.md', folder), 'utf8');
const rules = Array.from(spec.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm), ([, number]) => number);

it('the rules of each part are numbered without gaps', () => {
  const expected = rules.map((number, i) => {
    const [part] = number.split('.');
    return `${part}.${rules.slice(0, i + 1).filter((it) => it.startsWith(`${part}.`)).length}`;
  });
  expect(rules).toEqual(expected);
  expect(new Set(rules).size).toBe(rules.length);
});

it('every rule of parts 1 to 3 is cited by the name of a test here', () => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, folder), 'utf8').matchAll(/\b(?:describe|it)\(\s*'([^']*)'/g),
        ([, it]) => it,
      ),
    );
  const cited = new Set(names.flatMap((name) => name.match(/\b\d+\.\d+\b/g) ?? []));
  const ours = rules.filter((number) => Number(number.split('.')[0]) <= 3);
  expect(ours.filter((number) => !cited.has(number))).toEqual([]);
  expect([...cited].filter((number) => !rules.includes(number) && number !== '3.20')).toEqual([]);
});
