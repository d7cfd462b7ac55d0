import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../setup.mjs';

const text = readFileSync(join(root, 'docs/limits.md'), 'utf8');

/** the rows of the table of one module: name and number */
function listed(file) {
  const [, part = ''] = text.split(`(${file})`);
  const rows = part.split('\n## ')[0].matchAll(/^\| ([A-Z_]+) \| ([\d,]+) \|/gm);
  return Object.fromEntries(Array.from(rows, ([, name, number]) => [name, Number(number.replaceAll(',', ''))]));
}

describe('docs/limits.md', () => {
  test.each([
    'packages/kernel/src/limits.ts',
    'apps/cli/src/limits.ts',
    'apps/web/src/limits.ts',
    'scripts/server-limits.mjs',
  ])('lists every limit of %s, and no other', async (file) => {
    const limits = { ...(await import(/* @vite-ignore */ join(root, file))) };
    expect(Object.keys(limits).length).toBeGreaterThan(0);
    expect(listed(file)).toEqual(limits);
  });
});
