import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rules } from '@mokum/kernel';
import { afterAll } from 'vitest';
import { bundleOf } from '../../../../scripts/freeze.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mokum-frozen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules of a game as a bundle of the present sources, loaded as a released one is: with its own copy of the kernel. */
export async function bundled(game: string): Promise<Rules> {
  // The test runner leaves alone what lies in a folder of this name.
  const file = join(folder, 'frozen', `${game}.js`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(file, await bundleOf(game));
  const { rules } = (await import(pathToFileURL(file).href)) as { readonly rules: Rules };
  return rules;
}
