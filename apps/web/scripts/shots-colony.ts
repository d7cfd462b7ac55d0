import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '../test/browser.ts';
import { playColonyOut, pressOne } from '../test/colonist.ts';

// Screenshots of Nieuw Amsterdam: `tsx scripts/shots-colony.ts <folder> [desktop|laptop|phone|all] [light|dark|all] [seats]`.
const [folder = 'reports/shots', sizeList = 'all', themeList = 'all', seats = '3'] = process.argv.slice(2);
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const wanted = (list: string, name: string): boolean => list === 'all' || list.split(',').includes(name);

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await launchBrowser();

async function walk(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.locator('.poster').nth(1).getByRole('button').nth(1).click();
  if (seats === '2') await page.getByRole('button', { name: 'Take the last seat away' }).click();
  await page.locator('.set-up-seed input').fill('heeren-gracht');
  await page.locator('[data-name=begin]').click();
  await page.locator('.nw-legal').first().waitFor();
  await page.waitForTimeout(900);
  await shot('start');
  await page.evaluate(() =>
    localStorage.setItem(
      'mokum-settings',
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('mokum-settings') ?? '{}'),
        botSpeed: 'instant',
        notesSeen: ['welcome', 'column', 'bid', 'ending', 'feed', 'town', 'land', 'trade', 'houses'].map(
          (id) => `nieuw-amsterdam-${id}`,
        ),
      }),
    ),
  );
  await page.reload();
  const seen = new Set<string>();
  for (let n = 0; n < 600; n++) {
    await page.waitForFunction(
      () =>
        document.querySelector('[data-name="skip"]') === null &&
        document.querySelector(
          '.end, .nw-legal, [data-name="amount-ok"], [data-name="split-ok"], [data-name="pass"], [data-name="stop"], .button-main[data-name="end-turn"]',
        ) !== null,
    );
    const key = await page.evaluate(() => {
      const there = (selector: string): boolean => document.querySelector(selector) !== null;
      if (there('.end')) return 'end';
      const round = Number(/\d+/.exec(document.querySelector('.bar-turn')?.textContent ?? '')?.[0] ?? 0);
      const line = document.querySelector('.prompt-line')?.textContent ?? '';
      const kind = there('.inspector')
        ? 'inspector'
        : there('[data-name="split-ok"]')
          ? line.includes('load')
            ? 'load'
            : 'pay'
          : there('[data-name="pass"]')
            ? 'bid'
            : line.split(/[ :]/).slice(0, 2).join('-').toLowerCase();
      return `${kind}-${round <= 1 ? 'early' : round >= 5 ? 'late' : 'mid'}`;
    });
    if (key === 'end') break;
    if (!seen.has(key) && !key.endsWith('mid')) {
      seen.add(key);
      await page.waitForTimeout(350);
      await shot(key);
    }
    if ((await pressOne(page, n)) === 'over') break;
  }
  await playColonyOut(page);
  await page.waitForTimeout(900);
  await shot('count');
  await page.locator('[data-name=count-skip]').click();
  await page.waitForTimeout(500);
  await shot('scoring');
}

try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(sizeList, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(themeList, name))) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        deviceScaleFactor: 1,
        hasTouch: size === 'phone',
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      // The name keeper of the transpiler does not exist in the page.
      await context.addInitScript('globalThis.__name = (it) => it');
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => message.type() === 'error' && console.error(size, theme, message.text()));
      page.on('pageerror', (error) => console.error(size, theme, error.message));
      const shot = async (name: string): Promise<void> => {
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      };
      try {
        await walk(page, shot);
      } catch (error) {
        console.error(size, theme, String(error).split('\n').slice(0, 6).join(' | '));
        await page.screenshot({ path: `${folder}/failed-${size}-${theme}.png` });
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
