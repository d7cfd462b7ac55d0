import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '../test/browser.ts';
import { playOut, playPrettily } from '../test/player.ts';

// Screenshots of the page as a player meets it: `tsx scripts/shots.ts <folder> [name,name…] [desktop|laptop|phone|all] [light|dark|all]`.
const [folder = 'reports/shots', nameList = 'all', sizeList = 'all', themeList = 'all'] = process.argv.slice(2);
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

async function newTable(page: Page, people: number): Promise<void> {
  await page.goto(address);
  await page.locator('.poster').first().getByRole('button').nth(1).click();
  if (people > 1) await page.locator('.set-up select').nth(2).selectOption('human');
  await page.locator('.set-up-seed input').fill('prinsengracht');
}

async function walk(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
  await shot('home');
  await newTable(page, 1);
  await shot('new-table');
  await page.locator('[data-name=begin]').click();
  await page.locator('.gp-deck-legal').first().waitFor();
  await page.waitForTimeout(400);
  await shot('draw-first');
  if (
    ![
      'build',
      'place',
      'draw',
      'done',
      'opponents',
      'scores',
      'rules',
      'why',
      'count',
      'scoring',
      'saves',
      'replay',
    ].some((name) => wanted(nameList, name))
  )
    return;
  await page.evaluate(() =>
    localStorage.setItem(
      'mokum-settings',
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('mokum-settings') ?? '{}'),
        botSpeed: 'instant',
        notesSeen: [
          'grachtenpand-welcome',
          'grachtenpand-draw',
          'grachtenpand-build',
          'grachtenpand-place',
          'grachtenpand-done',
          'grachtenpand-canal',
          'grachtenpand-passed',
          'grachtenpand-roof',
          'grachtenpand-group',
          'grachtenpand-ending',
        ],
      }),
    ),
  );
  await page.reload();
  await page.locator('.gp-deck-legal').first().waitFor();
  for (let turn = 0; turn < 7; turn++) await playPrettily(page, turn);
  await page.waitForTimeout(700);
  await shot('draw');
  await page.locator('.gp-deck-legal').nth(1).click();
  await page.locator('.gp-tile-legal').first().waitFor();
  await page.waitForTimeout(500);
  await shot('build');
  await page.locator('.gp-tile-legal').nth(1).click();
  await page.locator('[data-place]').first().waitFor();
  await page.waitForTimeout(500);
  await shot('place');
  await page.locator('.table-board .gp-area').first().click({ force: true });
  await page.waitForTimeout(300);
  await shot('why');
  await page.keyboard.press('Escape');
  await page.locator('[data-place]').first().click();
  await page.waitForTimeout(600);
  await shot('done');
  await page.locator('.banner').first().click();
  await page.waitForTimeout(400);
  await shot('opponents');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.waitForTimeout(300);
  await shot('scores');
  await page.keyboard.press('p');
  await page.keyboard.press('l');
  await page.waitForTimeout(300);
  await shot('log');
  await page.keyboard.press('l');
  if (!['scoring', 'count', 'saves', 'replay'].some((name) => wanted(nameList, name))) return;
  await playOut(page);
  await page.locator('.end').waitFor();
  await page.waitForTimeout(450);
  await shot('count');
  await page.locator('[data-name=count-skip]').click();
  await page.waitForTimeout(500);
  await shot('scoring');
  await page.locator('[data-name=replay]').click();
  await page.waitForTimeout(700);
  await shot('replay');
  await page.goto(address);
  await page.locator('.shelf-game').first().waitFor();
  await page.waitForTimeout(500);
  await shot('saves');
}

async function hotSeat(page: Page, shot: (name: string) => Promise<void>): Promise<void> {
  await newTable(page, 2);
  await page.locator('[data-name=begin]').click();
  await page.locator('.curtain').waitFor();
  await page.waitForTimeout(500);
  await shot('curtain');
}

try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(sizeList, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(themeList, name))) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        hasTouch: size === 'phone',
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.error(size, theme, message.text()));
      page.on('pageerror', (error) => console.error(size, theme, error.message));
      const shot = async (name: string): Promise<void> => {
        if (wanted(nameList, name)) await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      };
      try {
        await walk(page, shot);
        if (wanted(nameList, 'curtain')) await hotSeat(page, shot);
      } catch (error) {
        console.error(size, theme, String(error).split('\n').slice(0, 4).join(' | '));
        await page.screenshot({ path: `${folder}/failed-${size}-${theme}.png` });
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
