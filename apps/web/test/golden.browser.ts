import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type * as golden from '../../../packages/bots/test/golden-games.ts';
import { GOLDEN_GAMES } from '../../../packages/bots/test/golden-games.ts';
import { workspaceEntries } from '../../../scripts/workspace.mjs';
import { inBrowser } from './harness.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = new URL('../../../packages/bots/test/', import.meta.url);

/** The golden games of the bots as one script that a browser can run. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('golden-games.ts', folder))],
    alias: Object.fromEntries(workspaceEntries(root)),
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'golden',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

inBrowser('bots in a browser', (stand) => {
  test('greedy bots play the same games as in Node, to the last byte', async () => {
    const page = await stand().browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    for (const { name } of GOLDEN_GAMES) {
      const played = await page.evaluate((wanted) => {
        const { GOLDEN_GAMES: all, goldenText } = (globalThis as unknown as { golden: typeof golden }).golden;
        return goldenText(all.find((games) => games.name === wanted)!);
      }, name);
      expect(played, name).toBe(readFileSync(new URL(`golden/${name}.txt`, folder), 'utf8'));
    }
    await page.close();
  });
});
