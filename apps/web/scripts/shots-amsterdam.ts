import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '../test/browser.ts';
import { logUpTo } from './amsterdam-log.ts';

// Screenshots of Amsterdam: `tsx scripts/shots-amsterdam.ts <folder> [sizes] [themes] [moments] [language]`, lists by comma or `all`.
const [folder = 'reports/shots', sizeList = 'all', themeList = 'all', momentList = 'all', language = 'en'] =
  process.argv.slice(2);
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const wanted = (list: string, name: string): boolean => list === 'all' || list.split(',').includes(name);
const NOTES = ['welcome', 'dial', 'card', 'dice', 'turn', 'docker', 'harbour', 'block', 'store', 'ending'];
const PAGES = ['city', 'harbour', 'market', 'cards', 'dial'];

interface Moment {
  readonly round: number;
  readonly task: string;
  readonly act?: (page: Page) => Promise<void>;
  /** on a phone: the page to open, or all of them */
  readonly page?: string;
}
const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`).first();
const point = async (page: Page, selector: string): Promise<void> => {
  const found = page.locator(selector).first();
  if ((await found.count()) > 0) await found.hover({ force: true, timeout: 2000 });
  await page.waitForTimeout(450);
};
const moments: Readonly<Record<string, Moment>> = {
  first: { round: 1, task: 'first-card' },
  colour: { round: 1, task: 'first-colour', act: (page) => point(page, '.ams-choice button:nth-of-type(4)') },
  cards: { round: 6, task: 'choose-card', page: 'market' },
  dice: {
    round: 5,
    task: 'choose-dice',
    async act(page) {
      await spot(page, 'die pink').click();
      await point(page, '[data-spot="die violet"]');
    },
    page: 'market',
  },
  turn: { round: 7, task: 'turn', page: 'all' },
  late: { round: 11, task: 'turn' },
  path: { round: 5, task: 'turn', act: (page) => point(page, '.ams-spot-far[data-spot^="space"]'), page: 'harbour' },
  pay: {
    round: 7,
    task: 'turn',
    async act(page) {
      await page.locator('.ams-spot-legal[data-spot^="space"]').first().dispatchEvent('click');
      await page.waitForTimeout(300);
    },
    page: 'harbour',
  },
  block: { round: 7, task: 'turn', act: (page) => point(page, '.ams-spot-idle[data-spot^="block"]'), page: 'city' },
  card: {
    round: 9,
    task: 'turn',
    async act(page) {
      await page.locator('.ams-card[data-spot]').first().click();
      await page.waitForTimeout(400);
    },
    page: 'cards',
  },
  summary: {
    round: 8,
    task: 'turn',
    async act(page) {
      await page.locator('[data-name=end-turn]').click();
      await page.waitForTimeout(400);
    },
  },
  store: { round: 3, task: 'store-resource' },
  rival: {
    round: 9,
    task: 'turn',
    async act(page) {
      await page.locator('button.banner').first().click();
      await page.waitForTimeout(400);
    },
  },
  log: {
    round: 9,
    task: 'turn',
    async act(page) {
      await page.keyboard.press('l');
      await page.waitForTimeout(400);
    },
  },
  count: { round: 13, task: 'turn' },
};

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await launchBrowser();
const settings = JSON.stringify({
  botSpeed: 'instant',
  language,
  notesSeen: NOTES.map((id) => `amsterdam-${id}`),
});

async function lay(page: Page, { round, task }: Moment): Promise<void> {
  await page.goto(address);
  await page.locator('.home-file input').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(logUpTo('rokin', 4, round, task)),
  });
  await page.locator('.ams-desk, .ams-phone, .replay, .end').first().waitFor();
  await page.waitForTimeout(900);
}

try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(sizeList, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(themeList, name))) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        hasTouch: size === 'phone',
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        reducedMotion: 'reduce',
      });
      // The name keeper of the transpiler does not exist in the page.
      await context.addInitScript('globalThis.__name = (it) => it');
      await context.addInitScript((text) => localStorage.setItem('mokum-settings', text), settings);
      for (const [name, moment] of Object.entries(moments).filter(([known]) => wanted(momentList, known))) {
        const page = await context.newPage();
        page.setDefaultTimeout(8000);
        page.on('console', (message) => message.type() === 'error' && console.error(name, size, message.text()));
        page.on('pageerror', (error) => console.error(name, size, error.message));
        const shot = (more = ''): Promise<Buffer> =>
          page.screenshot({ path: `${folder}/${name}${more}-${size}-${theme}.png` });
        try {
          await lay(page, moment);
          const parts = size !== 'phone' || !moment.page ? [] : moment.page === 'all' ? PAGES : [moment.page];
          for (const part of parts) {
            await page.locator(`[data-page=${part}]`).click();
            await page.waitForTimeout(500);
            if (parts.length > 1) await shot(`-${part}`);
          }
          await moment.act?.(page);
          if (parts.length <= 1) await shot();
        } catch (error) {
          console.error(name, size, theme, String(error).split('\n').slice(0, 4).join(' | '));
          await shot('-failed');
        }
        await page.close();
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
