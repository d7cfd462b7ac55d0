// Each check is shown to fail on a bad input: a check that never fails checks nothing.
import { describe, expect, test } from 'vitest';
import { brokenArrows } from '../check-arrows.mjs';
import { checks } from '../checks.mjs';
import { project, runTool } from './project.mjs';

const commandOf = (word) => checks.find(({ name }) => name.includes(word)).command;

// The format is fixed, since the default one depends on where it runs.
const lint = (folder) => runTool(folder, [...commandOf('oxlint'), '--format=unix']);

describe('format', () => {
  test('tells a badly formatted file', () => {
    const bad = project({ 'packages/kernel/src/index.ts': 'export const a = "x"\n' });
    expect(runTool(bad, commandOf('biome')).code).not.toBe(0);
  });

  test('accepts a well formatted one', () => {
    const good = project({ 'packages/kernel/src/index.ts': "export const a = 'x';\n" });
    expect(runTool(good, commandOf('biome'))).toMatchObject({ code: 0 });
  });
});

describe('types', () => {
  test('tell a wrong type', () => {
    const bad = project({ 'packages/kernel/src/index.ts': "export const a: number = 'x';\n" });
    expect(runTool(bad, ['tsc', '-p', 'tsconfig.json']).output).toContain('TS2322');
  });

  test('know neither Node nor the DOM in a package', () => {
    const bad = project({
      'packages/kernel/src/index.ts': "import 'node:fs';\nexport const a = [typeof document, process.argv];\n",
    });
    const { output } = runTool(bad, ['tsc', '-p', 'tsconfig.json']);
    expect(output).toContain("'node:fs'");
    expect(output).toContain("'document'");
    expect(output).toContain("'process'");
  });

  test('know Node in a test', () => {
    const good = project({
      'packages/kernel/src/index.ts': 'export const a = 1;\n',
      'packages/kernel/src/a.test.ts': "import { argv } from 'node:process';\nexport const b = argv;\n",
    });
    expect(runTool(good, ['tsc', '-p', 'tsconfig.json'])).toMatchObject({ code: 0 });
    expect(runTool(good, ['tsc', '-p', 'tsconfig.node.json'])).toMatchObject({ code: 0 });
  });
});

describe('lint', () => {
  test('uses types: a promise that nobody awaits, in a package, a test and a script', () => {
    const bad = 'const later = async (): Promise<void> => {};\nexport const now = () => {\n  later();\n};\n';
    const folder = project({
      'packages/kernel/src/index.ts': bad,
      'packages/kernel/src/a.test.ts': bad,
      'apps/cli/src/main.ts': bad,
      'scripts/a.mjs': bad.replace(': Promise<void>', ''),
    });
    const { code, output } = lint(folder);
    expect(code).not.toBe(0);
    expect(output.match(/no-floating-promises/g)).toHaveLength(4);
  });
});

describe('words', () => {
  test('may import the types of a game, not its code', () => {
    const folder = project({
      'packages/grachtenpand/src/index.ts': 'export type Card = 1;\nexport const card = 1;\n',
      'packages/words/src/good.ts': "import type { Card } from '@mokum/grachtenpand';\n\nexport const one: Card = 1;\n",
      'packages/words/src/bad.ts': "export { card } from '@mokum/grachtenpand';\n",
      'packages/words/src/worse.ts': "import { card } from '@mokum/grachtenpand';\n\nexport const two = card;\n",
    });
    const { output } = lint(folder);
    expect(output.match(/no-restricted-imports/g)).toHaveLength(2);
    expect(output).not.toContain('good.ts');
  });
});

describe('purity', () => {
  const impure = [
    ['the clock', 'Date.now()'],
    ['the clock, made', 'new Date()'],
    ['performance', 'performance.now()'],
    ['a timer', 'setTimeout(() => 1, 1)'],
    ['randomness', 'Math.random()'],
    ['randomness by another name', "Math['random']()"],
    ['crypto', 'crypto.randomUUID()'],
    ['process', 'process.env'],
    ['the network', "fetch('x')"],
    ['window', 'window.name'],
    ['document', 'document.title'],
    ['console', 'console.log(1)'],
    ['globalThis', 'globalThis.Date'],
    ['eval', "eval('1')"],
    ['a sine', 'Math.sin(1)'],
    ['a power', 'Math.pow(2, 0.5)'],
    ['a power by its operator', '2 ** 0.5'],
    ['a power assigned', '{\n  let a = 2;\n  a **= 0.5;\n  return a;\n}'],
    ['a logarithm', 'Math.log2(3)'],
    ['a locale', "'a'.localeCompare('b')"],
  ];
  const files = Object.fromEntries(
    impure.map(([, code], at) => [`packages/grachtenpand/src/bad${at}.ts`, `export const value = () => ${code};\n`]),
  );

  test('is kept in every folder of the rules and of the bots, and in no other', () => {
    const code = 'export const value = () => Math.random();\n';
    const places = [
      'kernel/src/a.ts',
      'kernel/src/testing/a.ts',
      'grachtenpand/src/b/a.ts',
      'nieuw-amsterdam/src/a.ts',
    ];
    const folder = project({
      ...Object.fromEntries([...places, 'amsterdam/src/a.ts'].map((path) => [`packages/${path}`, code])),
      'packages/amsterdam/src/a.test.ts': code,
      'packages/bots/src/a.ts': code,
      'packages/words/src/a.ts': code,
      'apps/cli/src/a.ts': code,
    });
    const { output } = lint(folder);
    expect(output.match(/no-restricted-properties/g)).toHaveLength(6);
  });

  test('refuses clock, randomness, Node, DOM, console, locale and inexact mathematics', () => {
    const { code, output } = lint(project(files));
    expect(code).not.toBe(0);
    const missed = impure.filter((_, at) => !output.includes(`/bad${at}.ts:`)).map(([name]) => name);
    expect(missed).toEqual([]);
  });

  test('refuses modules of Node', () => {
    const imports = ["import { readFileSync } from 'node:fs';", "import { readFileSync } from 'fs';"];
    for (const line of imports) {
      const folder = project({ 'packages/kernel/src/a.ts': `${line}\n\nexport const read = readFileSync;\n` });
      expect(lint(folder).output, line).toContain('no-restricted-imports');
    }
  });

  test('does not mind comments, strings, exact mathematics and properties of that name', () => {
    const folder = project({
      'packages/kernel/src/a.ts': [
        '// Date.now() and Math.random() are not for the rules.',
        "export const text = 'Math.random() console.log process window';",
        'export const size = (me: { process: number; document: number }) =>',
        '  Math.max(me.process, Math.imul(me.document, 3), Math.floor(2.5), Math.sqrt(4));',
        '',
      ].join('\n'),
    });
    expect(lint(folder)).toMatchObject({ code: 0 });
  });
});

describe('unused code', () => {
  test('is told: an export, and a file', () => {
    const folder = project({
      'packages/kernel/src/index.ts': "export { used } from './used.ts';\n",
      'packages/kernel/src/used.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'packages/kernel/src/lost.ts': 'export const lost = 1;\n',
      'packages/grachtenpand/src/index.ts': "export const nobodyAsks = 'x';\n",
    });
    const { code, output } = runTool(folder, commandOf('knip'));
    expect(code).not.toBe(0);
    expect(output).toContain('forgotten');
    expect(output).toContain('lost.ts');
    expect(output).toContain('nobodyAsks');
    expect(output).not.toMatch(/^used /m);
  });
});

describe('arrows', () => {
  const kernel = { 'packages/kernel/src/index.ts': 'export const kernel = 1;\nexport type Kernel = number;\n' };
  const game = {
    'packages/grachtenpand/src/index.ts': "export { kernel } from '@mokum/kernel';\nexport type Card = 1;\n",
  };
  const problemsOf = async (files) => (await brokenArrows(project({ ...kernel, ...game, ...files }))).problems;
  const named = (rule) => [expect.stringContaining(`${rule}:`)];

  test('that are right pass', async () => {
    const files = {
      'packages/bots/src/index.ts': "export { kernel } from '@mokum/grachtenpand';\n",
      'packages/words/src/index.ts':
        "import type { Card } from '@mokum/grachtenpand';\n\nexport const words: Card[] = [];\n",
      'apps/cli/src/main.ts': "import '@mokum/bots';\nimport '@mokum/words';\nimport 'node:fs';\nimport './b.ts';\n",
      'apps/cli/src/b.ts': 'export const b = 1;\n',
      'packages/grachtenpand/src/a.test.ts':
        "import { test } from 'vitest';\nimport 'node:fs';\nimport './index.ts';\n\ntest('a');\n",
    };
    expect(await problemsOf(files)).toEqual([]);
  });

  const others = {
    'apps/cli/src/a.test.ts': 'export const a = 1;\n',
    'packages/bots/src/index.ts': 'export const bots = 1;\n',
  };

  test.each([
    ['kernel-stands-alone', 'packages/kernel/src/a.ts', "import '@mokum/grachtenpand';"],
    [
      'kernel-stands-alone',
      'packages/kernel/src/a.ts',
      "import type { Card } from '@mokum/grachtenpand';\nexport type A = Card;",
    ],
    ['kernel-stands-alone', 'packages/kernel/src/testing/a.ts', "import 'node:fs';"],
    ['kernel-stands-alone', 'packages/kernel/src/a.ts', "import 'esbuild';"],
    ['game-imports-kernel-and-itself', 'packages/amsterdam/src/index.ts', "import '@mokum/grachtenpand';"],
    ['game-imports-kernel-and-itself', 'packages/amsterdam/src/index.ts', "import '../../grachtenpand/src/index.ts';"],
    [
      'game-imports-kernel-and-itself',
      'packages/nieuw-amsterdam/src/a.ts',
      "export const a = () => import('node:fs');",
    ],
    ['tests-keep-the-arrows', 'packages/amsterdam/src/a.test.ts', "import '@mokum/grachtenpand';"],
    ['words-import-games', 'packages/words/src/index.ts', "import '@mokum/bots';"],
    ['must-resolve', 'apps/cli/src/main.ts', "import './missing.ts';"],
    ['not-to-test', 'apps/cli/src/main.ts', "import './a.test.ts';"],
  ])('%s: %s may not say %s', async (rule, path, line) => {
    expect(await problemsOf({ ...others, [path]: `${line}\n` })).toEqual(named(rule));
  });

  test('nothing imports an app', async () => {
    const problems = await problemsOf({
      'apps/cli/src/main.ts': 'export const a = 1;\n',
      'apps/web/src/main.ts': "import '../../cli/src/main.ts';\n",
      'packages/bots/src/index.ts': "import '../../../apps/cli/src/main.ts';\n",
    });
    expect(problems.filter((problem) => problem.startsWith('nothing-imports-apps'))).toHaveLength(2);
  });

  test('no cycle, not even of types', async () => {
    const problems = await problemsOf({
      'packages/kernel/src/a.ts': "import type { B } from './b.ts';\n\nexport type A = B;\n",
      'packages/kernel/src/b.ts': "import type { A } from './a.ts';\n\nexport type B = A;\n",
    });
    expect(problems.join()).toContain('no-cycle');
  });
});
