import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { launchBrowser } from '../test/browser.ts';

// Screenshots of the gallery's parts: `tsx scripts/gallery-shots.ts <folder> <part,part…> [desktop|laptop|phone|all] [light|dark|all] [whole]`.
const [folder = 'reports/gallery', parts = 'symbols', sizeList = 'all', themeList = 'all', whole] =
  process.argv.slice(2);
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const wanted = (list: string, name: string): boolean => list === 'all' || list.split(',').includes(name);

mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await launchBrowser();
try {
  for (const [size, viewport] of Object.entries(sizes).filter(([name]) => wanted(sizeList, name)))
    for (const theme of (['light', 'dark'] as const).filter((name) => wanted(themeList, name))) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        reducedMotion: 'reduce',
      });
      for (const part of parts.split(',')) {
        const page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && console.error(part, message.text()));
        page.on('pageerror', (error) => console.error(part, error.message));
        await page.goto(`${address}gallery.html#${part}`);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `${folder}/${part}-${size}-${theme}.png`, fullPage: whole === 'whole' });
        await page.close();
      }
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
}
