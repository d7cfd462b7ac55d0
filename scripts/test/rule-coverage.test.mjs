import { describe, expect, test } from 'vitest';
import { numbersIn, paragraphsOf, report, ruleCoverage, titlesOf } from '../rule-coverage.mjs';
import { emptyFolder, put } from './project.mjs';

test('a paragraph is a line that begins with its number in bold', () => {
  const text =
    '# 1 Set-up\n**1.1** Each …\n**1.12** Then (see **1.1**) …\n- **9.9** a list\n**2.3a** A part …\n**Note** no\n';
  expect(paragraphsOf(text)).toEqual(['1.1', '1.12', '2.3a']);
});

test.each([
  ['3.21 a roof closes a building', ['3.21']],
  ['3.21', ['3.21']],
  ['3.21, 3.22 and 4.1: a roof', ['3.21', '3.22', '4.1']],
  ['a roof, see 3.21', []],
  ['4 players', []],
  ['2.5x as fast', []],
])('the title %j names %j', (title, numbers) => {
  expect(numbersIn(title)).toEqual(numbers);
});

test('titles are those of test, it and describe, also with each, only and templates, but not in comments', () => {
  const source = [
    "describe('1.1 a', () => { it('1.2 b', () => {}); });",
    "test.each([1])('1.3 c', (n: number) => {});",
    'test.only(`1.4 d ${1}`, () => {});',
    "test.skip('1.5 off', () => {}); it.todo('1.6 later');",
    "describe.skip('1.7', () => { test('1.8', () => {}); });",
    "// test('1.9 comment', () => {});",
    "const text = \"test('2.0 string')\"; other('2.1');",
  ].join('\n');
  expect(titlesOf(source)).toEqual(['1.1 a', '1.2 b', '1.3 c', '1.4 d ']);
});

describe('the report', () => {
  const files = {
    'docs/rules/grachtenpand.md': '**1.1** One.\n\n**1.2** Two.\n',
    'packages/grachtenpand/src/index.ts': "export * from './rules.ts';\n",
    'packages/grachtenpand/src/rules.ts': 'export const rules = 1;\n',
    'packages/grachtenpand/src/rules.test.ts': "test('1.1 one', () => {});\n",
  };
  const findingsOf = (more) => {
    const folder = emptyFolder();
    put(folder, { ...files, ...more });
    return ruleCoverage(folder);
  };

  test('lists paragraphs without a test, and fails', () => {
    const findings = findingsOf({});
    expect(findings).toMatchObject([{ game: 'grachtenpand', untested: ['1.2'], unknown: [] }]);
    expect(report(findings).failed).toBe(true);
  });

  test('lists numbers that the reference does not have, and fails', () => {
    const findings = findingsOf({ 'packages/grachtenpand/test/more.test.ts': "it('1.2 two');\nit('7.7 seven');\n" });
    expect(findings).toMatchObject([{ untested: [], unknown: ['7.7 seven'] }]);
    expect(report(findings).failed).toBe(true);
  });

  test('asks for a test of the paragraphs of expansions too', () => {
    const findings = findingsOf({
      'docs/rules/grachtenpand-expansions.md': '**7.7** Seven.\n\n**7.8** Eight.\n',
      'packages/grachtenpand/test/more.test.ts': "it('1.2 two');\nit('7.7 seven');\n",
    });
    expect(findings).toMatchObject([{ game: 'grachtenpand', paragraphs: 4, untested: ['7.8'], unknown: [] }]);
    expect(report(findings).failed).toBe(true);
  });

  test('passes when every paragraph is named', () => {
    const findings = findingsOf({ 'packages/grachtenpand/test/more.test.ts': "it('1.2 two');\n" });
    expect(report(findings)).toEqual({ lines: ['grachtenpand: 2 of 2 paragraphs have a test'], failed: false });
  });

  test('tells a number used twice', () => {
    const findings = findingsOf({ 'docs/rules/grachtenpand.md': '**1.1** One.\n**1.1** Again.\n' });
    expect(report(findings).failed).toBe(true);
  });

  test('leaves out a game without code', () => {
    const folder = emptyFolder();
    put(folder, { 'docs/rules/amsterdam.md': '**1.1** One.\n', 'packages/amsterdam/src/index.ts': 'export {};\n' });
    expect(ruleCoverage(folder)).toEqual([]);
  });
});
