import type { Page } from 'playwright-core';
import { playMerchantOut } from '../merchant.ts';
import { logUpTo } from './amsterdam-log.ts';
import type { Walk } from './walk.ts';

const PAGES = ['city', 'harbour', 'market', 'cards', 'dial'];

/** A moment of a game that bots have played so far. */
interface Moment {
  readonly round: number;
  readonly task: string;
  readonly act?: (page: Page) => Promise<void>;
  /** on a phone: the page to open, or all of them */
  readonly page?: string;
}
const point = async (page: Page, selector: string): Promise<void> => {
  const found = page.locator(selector).first();
  if ((await found.count()) > 0) await found.hover({ force: true, timeout: 2000 });
  await page.waitForTimeout(450);
};
const moments: Readonly<Record<string, Moment>> = {
  colour: { round: 1, task: 'first-colour', act: (page) => point(page, '.ams-choice button:nth-of-type(4)') },
  choose: { round: 6, task: 'choose-card', page: 'market' },
  dice: {
    round: 5,
    task: 'choose-dice',
    async act(page) {
      await page.locator('[data-spot="die pink"]').first().click();
      await point(page, '[data-spot="die violet"]');
    },
    page: 'market',
  },
  turn: { round: 7, task: 'turn', page: 'all' },
  path: { round: 5, task: 'turn', act: (page) => point(page, '.ams-spot-far[data-spot^="space"]'), page: 'harbour' },
  pay: {
    round: 7,
    task: 'turn',
    async act(page) {
      await page.locator('.ams-spot-far[data-spot^="space"]').first().dispatchEvent('click');
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
  late: { round: 11, task: 'turn' },
};

/** Goes on with a game that bots have played up to the moment. */
async function lay(page: Page, { round, task }: Moment): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await page.locator('.home-file input').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(logUpTo('rokin', 4, round, task)),
  });
  await page.locator('.ams-desk, .ams-phone, .replay, .end').first().waitFor();
  await page.waitForTimeout(900);
}

export const amsterdam: Walk = {
  poster: 2,
  seed: 'rokin',
  ready: '.ams-desk, .ams-phone',
  async play(page, shot) {
    const phone = (page.viewportSize()?.width ?? 0) < 720;
    for (const [name, moment] of Object.entries(moments)) {
      await lay(page, moment);
      const parts = !phone || !moment.page ? [] : moment.page === 'all' ? PAGES : [moment.page];
      for (const part of parts) {
        await page.locator(`[data-page=${part}]`).click();
        await page.waitForTimeout(500);
        if (parts.length > 1) await shot(`${name}-${part}`);
      }
      await moment.act?.(page);
      if (parts.length <= 1) await shot(name);
    }
  },
  playOut: playMerchantOut,
};
