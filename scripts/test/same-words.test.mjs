import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkWords, differences } from '../same-words.mjs';
import { root } from '../setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mokum-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a key that is missing, one too many, or of another kind is named; plural forms are each language’s own', () => {
  const first = { a: 'x', b: { c: 'y', d: 'z' }, n: { one: '1', other: '2' }, g: { h: 'i' } };
  expect(differences(first, { ...first, n: { other: '2', many: '3' } })).toEqual([]);
  expect(differences(first, { a: 'x', b: { c: 'y' }, n: first.n, g: 'h', more: 'm' })).toEqual([
    'b.d is missing',
    'g is of another kind',
    'more is one too many',
  ]);
});

test('the languages of the page say the same; a missing translation stops the build', async () => {
  cpSync(join(root, 'packages/words'), join(folder, 'packages/words'), { recursive: true });
  await checkWords(folder);
  const file = join(folder, 'packages/words/src/fr/table.ts');
  const text = readFileSync(file, 'utf8');
  const without = text.replace(/^ {2}recap: .*\n/m, '');
  expect(without).not.toBe(text);
  writeFileSync(file, without);
  await expect(checkWords(folder)).rejects.toThrow('packages/words/src/fr/table.ts: recap is missing');
});
