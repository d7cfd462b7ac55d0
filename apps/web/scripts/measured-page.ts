import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { launchBrowser } from '../test/browser.ts';
import { watchTiming } from '../test/timing.ts';

/** Every seed and name that the page draws is the same in every run. */
function sameDraws(): void {
  let state = 1;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into instanceof Uint8Array)
      into.forEach((_, i) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        into[i] = state >>> 16;
      });
    return into;
  };
}

/** A build in a browser of its own, at home and at rest, for somebody with these settings. */
export async function withMeasuredPage(
  folder: string,
  settings: object,
  work: (page: Page, browser: Browser) => Promise<void>,
): Promise<void> {
  const server = staticServer(folder);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    // The name keeper of the transpiler does not exist in the page.
    await context.addInitScript('globalThis.__name = (it) => it');
    await context.addInitScript(sameDraws);
    await watchTiming(context);
    await context.addInitScript((text) => localStorage.setItem('mokum-settings', text), JSON.stringify(settings));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForTimeout(500);
    await work(page, browser);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
