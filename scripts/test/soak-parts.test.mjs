import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { chosenParts, openRecord, soakParts } from '../soak-parts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mokum-soak-'));
afterAll(() => rmSync(folder, { recursive: true }));
const parts = soakParts(root);
const names = (...words) => chosenParts(parts, words).map(({ name }) => name);

test('the soak has a part for every test that plays more under it', () => {
  for (const name of ['grachtenpand', 'nieuw-amsterdam', 'amsterdam', 'kernel'])
    expect(names()).toContain(`${name}/conformance`);
  expect(new Set(names()).size).toBe(parts.length);
  expect(parts).toContainEqual({ name: 'amsterdam/mixes', file: 'packages/amsterdam/test/mixes.test.ts' });
});

test('a title that tells a share, an average or a number of games takes its numbers from the test', () => {
  const titles = parts.flatMap(({ file }) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:test|it|describe)\b[^'"`\n]*\(\s*(['"`])(.*?)\1,/g)].map(
      ([, , title]) => ({ file, title }),
    ),
  );
  expect(titles.length).toBeGreaterThan(40);
  const telling = titles.filter(({ title }) => /\d %|on average|\d[\d,]* (?:random )?(?:games|states)/.test(title));
  expect(telling.filter(({ title }) => !title.includes('${'))).toEqual([]);
});

test('a part is named, or a package; another word is refused with the list', () => {
  expect(names('amsterdam/mixes')).toEqual(['amsterdam/mixes']);
  expect(names('amsterdam')).toContain('amsterdam/rich-mixes');
  expect(names('amsterdam').every((name) => name.startsWith('amsterdam/'))).toBe(true);
  expect(() => names('rotterdam')).toThrow('There is no part "rotterdam" of the soak. Its parts are: amsterdam/');
});

test('what has passed counts for the sources it passed with', () => {
  mkdirSync(join(folder, 'node_modules'));
  openRecord(folder, 'one').add('kernel/load');
  openRecord(folder, 'one').add('amsterdam/mixes');
  expect(openRecord(folder, 'one').passed()).toEqual(['kernel/load', 'amsterdam/mixes']);
  expect(openRecord(folder, 'two').passed()).toEqual([]);
  openRecord(folder, 'unknown').add('kernel/load');
  expect(openRecord(folder, 'unknown').passed()).toEqual([]);
});
