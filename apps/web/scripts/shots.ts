import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

// Screenshots of the gallery: `tsx scripts/shots.ts <folder> [part,part…] [desktop|phone|all] [light|dark|all]`.
const [folder = 'reports/shots', partList = '', sizeList = 'all', themeList = 'all'] = process.argv.slice(2);
const parts = partList ? partList.split(',') : ['symbols', 'street', 'places', 'gables', 'first', 'hand', 'table', 'wide', 'kit', 'home'];
const sizes = { desktop: { width: 1440, height: 900 }, laptop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const wanted = (list: string, name: string) => list === 'all' || list.split(',').includes(name);

const browserPath = process.env['MOKUM_BROWSER'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
if (!browserPath) throw new Error('no Chromium found; name one in MOKUM_BROWSER');

mkdirSync(folder, { recursive: true });
// Not strict: the packages may be linked from a folder beside this one.
const server = await createServer({ root: new URL('..', import.meta.url).pathname, server: { port: 0, host: '127.0.0.1', fs: { strict: false } }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(sizeList, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(themeList, name))) {
      const context = await browser.newContext({ viewport, colorScheme: theme, deviceScaleFactor: size === 'phone' ? 2 : 1, hasTouch: size === 'phone' });
      for (const part of parts) {
        const page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && console.error(part, message.text()));
        page.on('pageerror', (error) => console.error(part, error.message));
        await page.goto(part === 'home' ? address : `${address}gallery.html#${part}`);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(900);
        const whole = part === 'symbols' || part === 'kit';
        await page.screenshot({ path: `${folder}/${part.replace('/', '-')}-${size}-${theme}.png`, fullPage: whole });
        await page.close();
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
