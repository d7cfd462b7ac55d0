import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { launchBrowser } from '../test/browser.ts';
import { pressOne as colonist } from '../test/colonist.ts';
import { pressOne as merchant } from '../test/merchant.ts';
import { playTurn } from '../test/player.ts';
import { median, slowdown, takeTiming, watchTiming } from '../test/timing.ts';
import { QUICK } from '../test/visitor.ts';

// How quickly a bot's decision is on the screen, and how long scripts of ours run while bots think, in the built page:
// `npm run build`, then `npm run timing -w @mokum/web`, on a machine that does nothing else. Beyond a bar it fails.
const BARS = { shown: 100, script: 50 };
const games = [
  { name: 'grachtenpand', poster: 0, ready: '.gp-deck-legal', play: (page: Page) => playTurn(page), steps: 6 },
  {
    name: 'nieuw-amsterdam',
    poster: 1,
    ready: '.nw-legal',
    play: (page: Page, n: number) => colonist(page, n),
    steps: 40,
  },
  {
    name: 'amsterdam',
    poster: 2,
    ready: '.ams-card.ams-press-legal',
    play: (page: Page, n: number) => merchant(page, n),
    steps: 60,
  },
] as const;

const server = staticServer(fileURLToPath(new URL('../dist', import.meta.url)));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve());
});
const browser = await launchBrowser();
const show = (ms: number): string => `${ms.toFixed(0)} ms`;
try {
  for (const { name, poster, ready, play, steps } of games) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    // The name keeper of the transpiler does not exist in the page.
    await context.addInitScript('globalThis.__name = (it) => it');
    await watchTiming(context);
    await context.addInitScript((text) => localStorage.setItem('mokum-settings', text), JSON.stringify(QUICK));
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Play now' }).nth(poster).click();
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    await takeTiming(page);
    const shown: number[] = [];
    const scripts: number[] = [];
    for (let n = 0; n < steps; n++) {
      if ((await play(page, n)) === 'over') break;
      const timing = await takeTiming(page);
      shown.push(...timing.shown);
      scripts.push(...timing.scripts);
    }
    const worst = { shown: Math.max(0, ...shown), script: Math.max(0, ...scripts) };
    console.log(
      `${name}: ${shown.length} decisions of bots on the screen after ${show(median(shown))} (median), ${show(worst.shown)} (longest; bar ${BARS.shown} ms); longest script ${show(worst.script)} (bar ${BARS.script} ms); machine ${(await slowdown(page)).toFixed(1)} times slower than idle`,
    );
    if (worst.shown > BARS.shown || worst.script > BARS.script) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
