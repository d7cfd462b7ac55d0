// Lists the paragraphs of each rules reference that no test names, and the numbers that tests name in vain.
// A paragraph is a line of docs/rules/<game>.md that begins with its number in bold: **3.21** A roof …
// A test names it by beginning its title with the number: test('3.21 a roof closes a building', …). One title may begin
// with several numbers: '3.21, 3.22 …'.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { root, run } from './setup.mjs';

const number = String.raw`\d+(?:\.\d+)+[a-f]?`;

export function paragraphsOf(reference) {
  return [...reference.matchAll(new RegExp(String.raw`^\*\*(${number})\*\*`, 'gm'))].map(([, paragraph]) => paragraph);
}

/** The numbers at the beginning of a title; a lone count ("4 players …") is no paragraph, so a dot is asked for. */
export function numbersIn(title) {
  const [head] = title.match(new RegExp(String.raw`^(?:${number}(?:\s*(?:,|and|&)\s*|:?\s+|:?$))+`)) ?? [''];
  return head.match(new RegExp(number, 'g')) ?? [];
}

const testers = new Set(['test', 'it', 'describe']);

/** test, test.only, test.each(…), test.skipIf(…) and so on: the name at the left end of the callee. */
function testerOf(callee) {
  if (callee?.type === 'Identifier') return testers.has(callee.value) ? callee.value : undefined;
  if (callee?.type === 'MemberExpression') return testerOf(callee.object);
  if (callee?.type === 'CallExpression') return testerOf(callee.callee);
  if (callee?.type === 'TaggedTemplateExpression') return testerOf(callee.tag);
  return undefined;
}

const isSwitchedOff = (callee) =>
  callee?.type === 'MemberExpression' && ['skip', 'todo'].includes(callee.property?.value);

/** The titles of the tests that run: those of .skip and .todo prove nothing. */
export function titlesOf(source) {
  const titles = [];
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'CallExpression' && testerOf(node.callee)) {
      if (isSwitchedOff(node.callee)) return;
      const title = node.arguments[0]?.expression;
      if (title?.type === 'StringLiteral') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(title.quasis[0].cooked ?? '');
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: false, target: 'es2022' }));
  return titles;
}

const filesUnder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const FURTHER = '-expansions.md';
const isTest = (file) => file.endsWith('.test.ts');

/** One finding per game that has code; a game without tests lacks them all. */
export function ruleCoverage(folder) {
  const rules = join(folder, 'docs/rules');
  const names = existsSync(rules) ? readdirSync(rules).filter((name) => name.endsWith('.md')) : [];
  const games = names.filter((name) => !name.endsWith(FURTHER));
  return games.flatMap((name) => {
    const game = name.replace(/\.md$/, '');
    const sources = filesUnder(join(folder, 'packages', game));
    const hasCode = sources.some((file) => file.endsWith('.ts') && !isTest(file) && !file.endsWith('index.ts'));
    const tests = sources.filter(isTest);
    if (!hasCode || tests.length === 0) return [];
    // Expansions and the solo game have a reference of their own, numbered with the first.
    const references = [name, `${game}${FURTHER}`].filter((reference) => names.includes(reference));
    const paragraphs = references.flatMap((reference) => paragraphsOf(readFileSync(join(rules, reference), 'utf8')));
    const named = new Map();
    for (const file of tests)
      for (const title of titlesOf(readFileSync(file, 'utf8')))
        for (const paragraph of numbersIn(title)) named.set(paragraph, title);
    const known = new Set(paragraphs);
    return [
      {
        game,
        paragraphs: paragraphs.length,
        twice: paragraphs.filter((paragraph, at) => paragraphs.indexOf(paragraph) !== at),
        untested: paragraphs.filter((paragraph) => !named.has(paragraph)),
        unknown: [...named].filter(([paragraph]) => !known.has(paragraph)).map(([, title]) => title),
      },
    ];
  });
}

export function report(findings) {
  const lines = [];
  for (const { game, paragraphs, untested, unknown, twice } of findings) {
    lines.push(`${game}: ${paragraphs - untested.length} of ${paragraphs} paragraphs have a test`);
    if (paragraphs === 0) lines.push(`  docs/rules/${game}.md has no numbered paragraph`);
    if (untested.length > 0) lines.push(`  no test names: ${untested.join(', ')}`);
    if (unknown.length > 0) lines.push(`  named in a test, not in the reference: ${unknown.join(' · ')}`);
    if (twice.length > 0) lines.push(`  number used twice: ${twice.join(', ')}`);
  }
  const failed = findings.some(
    ({ paragraphs, untested, unknown, twice }) =>
      paragraphs === 0 || untested.length + unknown.length + twice.length > 0,
  );
  return { lines, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await run(() => {
    const { lines, failed } = report(ruleCoverage(root));
    console.log(lines.length > 0 ? lines.join('\n') : 'no game with rules, code and tests yet');
    return failed ? 1 : 0;
  });
}
