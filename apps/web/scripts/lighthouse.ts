import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { FLAGS, findBrowser } from '../test/browser.ts';

// Lighthouse on the built page, the median of five: home as a phone, a table as a desktop. `npm run build`, then
// `npm run lighthouse [-- runs]`. A score below its bar fails.
const RUNS = Number(process.argv[2] ?? 5);
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof BARS;
const categories = Object.keys(BARS) as Category[];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const server = staticServer(fileURLToPath(new URL('../dist', import.meta.url)));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve());
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const port = await freePort();
const path = findBrowser();
if (path === undefined) throw new Error('no browser found');
const browser = await chromium.launchPersistentContext('', {
  executablePath: path,
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});

/** A saved game stays in the browser's store, so that its address can be opened cold. */
async function beginTable(): Promise<string> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.gp-deck-legal').first().waitFor();
  await page.waitForTimeout(500);
  const table = page.url();
  await page.close();
  return table;
}

const screens = [
  { name: 'home, phone', url: address, config: undefined },
  { name: 'table, desktop', url: await beginTable(), config: desktopConfig },
];
let failed = 0;
const lines: string[] = [];
mkdirSync(new URL('../../../reports/', import.meta.url), { recursive: true });
try {
  for (const { name, url, config } of screens) {
    const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] };
    for (let run = 0; run < RUNS; run++) {
      const outcome = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error', disableStorageReset: true }, config);
      for (const category of categories) scores[category].push(Math.round((outcome?.lhr.categories[category].score ?? 0) * 100));
      writeFileSync(new URL(`../../../reports/lighthouse-${name.split(',')[0]}.json`, import.meta.url), JSON.stringify(outcome?.lhr));
    }
    for (const category of categories) {
      const score = median(scores[category]);
      if (score < BARS[category]) failed++;
      lines.push(`${name}: ${category} ${score} (bar ${BARS[category]}; ${scores[category].join(', ')})`);
    }
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
console.log(lines.join('\n'));
if (failed > 0) process.exitCode = 1;
