import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { mutantsOf, sampleOf, withMutants } from '../mutation-mutants.mjs';

const file = 'packages/game/src/rule.ts';
const said = (text, where = file) => mutantsOf(where, text).map(({ line, says }) => `${line}: ${says}`);

describe('mutants of a source', () => {
  test('operators, conditions, numbers, words and statements can be wrong', () => {
    expect(said('if (a < 2 && !b) g.tell(c);')).toEqual([
      '1: a < 2 && !b → true',
      '1: a < 2 && !b → false',
      '1: a < 2 && !b → (a < 2) || (!b)',
      '1: a < 2 → a <= 2',
      '1: a < 2 → a >= 2',
      '1: 2 → 3',
      '1: 2 → 1',
      '1: !b → b',
      '1: removed',
    ]);
    expect(said("const x = Math.min(a, -b) + 'w';")).toEqual([
      '1: Math.min(a, -b) → Math.max(a, -b)',
      '1: -b → b',
      "1: 'w' → ''",
    ]);
  });

  test('types, names of fields and modules are no values', () => {
    expect(said("import { a } from 'b';\ntype T = { c: 'd' | 1 };\nconst e: T = { c: f as 'd' };")).toEqual([]);
  });

  test('a table of printed facts has no logic outside its functions', () => {
    const text = 'export const table = [1, 2];\nexport const of = (n: number) => n + 1;';
    expect(said(text, 'packages/game/src/data/table.ts')).toEqual(['2: n + 1 → n - 1', '2: 1 → 2', '2: 1 → 0']);
  });

  test('a mutant keeps its name while other lines come and go', () => {
    const text = 'const a = b + c;\n';
    const [first] = mutantsOf(file, text);
    const [later] = mutantsOf(file, `const d = e;\n\n${text}`);
    expect([later.name, first.line, later.line]).toEqual([first.name, 1, 3]);
    expect(new Set(mutantsOf(file, 'const a = [b + c, b + c];').map(({ name }) => name)).size).toBe(3);
  });
});

test('a seed has its sample, whatever the order of the mutants', () => {
  const all = Array.from({ length: 100 }, (_, i) => ({ name: `mutant ${i}` }));
  const sample = sampleOf(all, 10, 'seed');
  expect(sampleOf(all.toReversed(), 10, 'seed')).toEqual(sample);
  expect(sampleOf(all, 5, 'seed')).toEqual(sample.slice(0, 5));
  expect(sampleOf(all, 10, 'other')).not.toEqual(sample);
});

describe('a source with its mutants', () => {
  const text = `
    let told = [];
    function rule(a, b) { told.push(a); for (let i = 0; i < b; i++) { if (a > i) told.push(i + 1); } return told.length * 2; }
    const result = [rule(1, 3), told.join(' ')];`;
  const mutants = mutantsOf(file, text).map((mutant, id) => ({ ...mutant, id }));
  const run = (source, inForce) => {
    let asked = 0;
    const __mutant = (id) => {
      if (asked++ > 10_000) throw new Error('endless');
      return id === inForce;
    };
    const value = runInNewContext(`${source}; result`, { __mutant });
    return JSON.stringify(value);
  };

  test('does the same as long as none is in force', () => {
    expect(run(withMutants(text, mutants), -1)).toBe(JSON.stringify([4, '1 1']));
  });

  test('each is in force alone, also where one lies within another', () => {
    const source = withMutants(text, mutants);
    for (const mutant of mutants) {
      const outcome = (act) => {
        try {
          return act();
        } catch (error) {
          return error.message;
        }
      };
      const alone = withMutants(text, [mutant]);
      expect(outcome(() => run(source, mutant.id))).toBe(outcome(() => run(alone, mutant.id)));
    }
  });
});
