import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from './harness.ts';

const KB = 1000;
const dist = new URL('../dist/', import.meta.url);

/** The scripts that the page itself has loaded; what its worker loads is the bots'. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js') && !path.includes('worker')),
  );
const weigh = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce(
    (sum, path) => sum + gzipSync(readFileSync(new URL(`.${path}`, dist)), { level: 9 }).length,
    0,
  );

inBrowser('what a browser loads', (stand) => {
  test('home at most 60 KB of JavaScript before anybody does anything, a table at most 150 KB more, Amsterdam’s 200 with its rules', async () => {
    const tables = [
      ['.gp-deck-legal', 150],
      ['.nw-legal', 150],
      ['.ams-card.ams-press-legal', 200],
    ] as const;
    for (const [poster, [asked, most]] of tables.entries()) {
      const { page, context } = await stand().visit({ viewport: { width: 1440, height: 900 } });
      await page.locator('.vignette').nth(2).waitFor();
      await page.waitForLoadState('networkidle');
      const home = await scripts(page);
      expect(home.length).toBeGreaterThan(3);
      expect(weigh(home)).toBeLessThan(60 * KB);
      await page.getByRole('button', { name: 'Play now' }).nth(poster).click();
      await page.locator(asked).first().waitFor();
      await page.keyboard.press('g');
      await page.locator('.drawer h2, .drawer h3').first().waitFor();
      await page.waitForLoadState('networkidle');
      const table = (await scripts(page)).filter((path) => !home.includes(path));
      expect(table.length).toBeGreaterThan(3);
      expect(weigh(table)).toBeLessThan(most * KB);
      await context.close();
    }
  });
});
