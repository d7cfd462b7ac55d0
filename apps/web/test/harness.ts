import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { AxeBuilder } from '@axe-core/playwright';
import { BRING_ONE, bringBrowser, launchBrowser } from './browser.ts';
import { QUICK } from './visitor.ts';

export { QUICK } from './visitor.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const browserPath = bringBrowser();

interface Stand {
  readonly address: string;
  readonly browser: Browser;
  /** a page of a new visitor; anything it complains of fails the test that asks `complaints` */
  visit(
    options?: BrowserContextOptions,
    settings?: object,
  ): Promise<{ page: Page; context: BrowserContext; complaints: string[] }>;
  close(): Promise<void>;
}

/** The built page on a local address, and a browser. */
async function openStand(): Promise<Stand> {
  if (!existsSync(dist)) throw new Error('the page is not built: npm run build');
  const server = staticServer(dist);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const browser: Browser = await launchBrowser(browserPath);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    address,
    browser,
    async visit(options = {}, settings = QUICK) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 720 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
      });
      await context.addInitScript((text) => {
        if (localStorage.getItem('mokum-settings') === null) localStorage.setItem('mokum-settings', text);
      }, JSON.stringify(settings));
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(address);
      return { page, context, complaints };
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Lays a table by the dialog: who sits at each seat, dealt by a seed. */
export async function layTable(
  page: Page,
  seats: readonly string[],
  seed = 'prinsengracht',
  poster = 0,
): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).nth(poster).click();
  const dialog = page.getByRole('dialog');
  if (seats.length === 2) await dialog.getByRole('button', { name: 'Take the last seat away' }).click();
  for (const [i, who] of seats.entries()) await dialog.getByLabel('Played by').nth(i).selectOption(who);
  await dialog.getByLabel('Seed').fill(seed);
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

/** A move takes a moment to be kept: until then what could be done before it still stands there. */
const MOMENT = 300;

/** Presses until something stands on the table, and not only for the moment before it goes. */
export async function until(
  page: Page,
  stands: () => Promise<boolean>,
  press: (page: Page, n: number) => Promise<unknown>,
): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (await stands()) {
      await page.waitForTimeout(MOMENT);
      if (await stands()) return;
    }
    await press(page, n);
  }
}

/** Opens a log as somebody does who was sent one. */
export async function openLog(page: Page, text: string): Promise<void> {
  await page.locator('.home-file input').setInputFiles({
    name: 'mokum.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

/** What axe finds wrong with a screen, in lines. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** All that a screen reader is told. */
export const heard = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();
export const legalDeck = (page: Page): Locator => page.locator('.gp-deck-legal').first();
export const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
  );

/**
 * Tests in a browser. Without one they are shown as skipped, with the command that brings one; where everything has to
 * be tested (CI=true) that is a failure.
 */
export function inBrowser(name: string, tests: (stand: () => Stand) => void): void {
  if (browserPath === undefined && process.env['CI'] === 'true')
    test(`${name}: a browser is there`, () => {
      throw new Error(`no Chromium, Chrome or Edge found: ${BRING_ONE}`);
    });
  describe.skipIf(browserPath === undefined)(
    browserPath === undefined ? `${name} (no browser: ${BRING_ONE})` : name,
    () => {
      let stand: Stand;
      beforeAll(async () => {
        stand = await openStand();
      });
      afterAll(() => stand.close());
      tests(() => stand);
    },
  );
}
