import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { launchBrowser } from '../test/browser.ts';
import { QUICK } from '../test/visitor.ts';
import { amsterdam } from '../test/walks/amsterdam.ts';
import { grachtenpand } from '../test/walks/grachtenpand.ts';
import { nieuwAmsterdam } from '../test/walks/nieuw-amsterdam.ts';
import type { Shot, Walk } from '../test/walks/walk.ts';
import { skipCount } from '../test/player.ts';

// Screenshots of the built page as a player meets it, every game from home to the scoring, on a desktop, a laptop and a
// phone, light and dark: `npm run build`, then `npm run shots -w @mokum/web -- <folder> [--game …] [--size …] [--name …]`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'all' },
    size: { type: 'string', default: 'all' },
    theme: { type: 'string', default: 'all' },
    /** of the pictures: home, new-table, first, count, scoring, … */
    name: { type: 'string', default: 'all' },
    language: { type: 'string', default: 'en' },
  },
});
const [folder = 'reports/shots'] = positionals;
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const games: Readonly<Record<string, Walk>> = { grachtenpand, 'nieuw-amsterdam': nieuwAmsterdam, amsterdam };
const wanted = (list: string, name: string): boolean => list === 'all' || list.split(',').includes(name);
const wantsAny = (...names: string[]): boolean => names.some((name) => wanted(values.name, name));

mkdirSync(folder, { recursive: true });
const server = staticServer(fileURLToPath(new URL('../dist', import.meta.url)));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve());
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await launchBrowser();

async function home(page: Page, shot: Shot): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await shot('home');
}

async function setUp(page: Page, walk: Walk, people: 1 | 2): Promise<void> {
  await page.goto(address);
  await page.locator('.poster').nth(walk.poster).getByRole('button').nth(1).click();
  if (people > 1) await page.locator('.set-up select').nth(2).selectOption('human');
  await page.locator('.set-up-seed input').fill(walk.seed);
}

/** From the poster to the scoring and back home. */
async function game(page: Page, walk: Walk, shot: Shot): Promise<void> {
  await setUp(page, walk, 1);
  await shot('new-table');
  await page.locator('[data-name=begin]').click();
  await page.locator(walk.ready).first().waitFor();
  await page.waitForTimeout(700);
  await shot('first');
  await page.evaluate((text) => localStorage.setItem('mokum-settings', text), settings('quick'));
  await page.reload();
  await page.locator(walk.ready).first().waitFor();
  await walk.play(page, shot);
  if (!(await page.locator('.end').count())) await around(page, shot);
  await walk.playOut(page);
  await page.locator('.end').waitFor();
  await page.waitForTimeout(600);
  await shot('count');
  await skipCount(page);
  await page.waitForTimeout(600);
  await shot('scoring');
  await page.locator('[data-name=replay]').click();
  await page.waitForTimeout(700);
  await shot('replay');
  await page.goto(address);
  await page.locator('.shelf-game').first().waitFor();
  await page.waitForTimeout(1200);
  await shot('saves');
}

/** What lies around every table: the others in large, points, log, rules, settings. */
async function around(page: Page, shot: Shot): Promise<void> {
  await page.locator('button.banner').first().click();
  await page.waitForTimeout(400);
  await shot('opponent');
  await page.keyboard.press('Escape');
  for (const [key, name] of [
    ['p', 'scores'],
    ['l', 'log'],
    ['g', 'rules'],
  ]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
    await shot(name);
    await page.keyboard.press(key);
  }
  await page.keyboard.press('?');
  await page.waitForTimeout(300);
  await shot('keys');
  await page.keyboard.press('Escape');
}

async function hotSeat(page: Page, walk: Walk, shot: Shot): Promise<void> {
  await setUp(page, walk, 2);
  await page.locator('[data-name=begin]').click();
  await page.locator('.curtain, [data-name=undo]').first().waitFor();
  await page.waitForTimeout(500);
  await shot('hot-seat');
}

const settings = (who: 'new' | 'quick'): string =>
  JSON.stringify({ ...(who === 'quick' && QUICK), language: values.language });

async function visit(name: string, options: BrowserContextOptions, walk: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  // The name keeper of the transpiler does not exist in the page.
  await context.addInitScript('globalThis.__name = (it) => it');
  await context.addInitScript((text) => {
    if (localStorage.getItem('mokum-settings') === null) localStorage.setItem('mokum-settings', text);
  }, settings('new'));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error.message));
  try {
    await walk(page);
  } catch (error) {
    process.exitCode = 1;
    console.error(name, String(error).split('\n').slice(0, 4).join(' | '));
    await page.screenshot({ path: `${folder}/failed-${name}.png` });
  } finally {
    await context.close();
  }
}

try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(values.size, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(values.theme, name))) {
      const options: BrowserContextOptions = {
        viewport,
        colorScheme: theme,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        hasTouch: size === 'phone',
      };
      const shots =
        (page: Page, prefix: string): Shot =>
        async (name) => {
          if (wantsAny(name)) await page.screenshot({ path: `${folder}/${prefix}${name}-${size}-${theme}.png` });
        };
      if (wantsAny('home')) await visit(`home-${size}-${theme}`, options, (page) => home(page, shots(page, '')));
      if (values.name === 'home') continue;
      for (const [name, walk] of Object.entries(games).filter(([name]) => wanted(values.game, name))) {
        if (values.name !== 'hot-seat')
          await visit(`${name}-${size}-${theme}`, options, (page) => game(page, walk, shots(page, `${name}-`)));
        if (wantsAny('hot-seat'))
          await visit(`${name}-hot-${size}-${theme}`, options, (page) => hotSeat(page, walk, shots(page, `${name}-`)));
      }
    }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
