import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { FLAGS, findBrowser } from '../test/browser.ts';

// Lighthouse on the built page, the median of five: home as a phone meets it for the first time, and again with a kept
// game and a warm cache; tables (of Grachtenpand, and the colony of Nieuw Amsterdam) as a desktop, their cache empty. `npm run build`, then
// `npm run lighthouse [-- runs [home|again|table|colony]]`. A score below its bar fails.
const RUNS = Number(process.argv[2] ?? 5);
const ONLY = process.argv[3];
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
const path = findBrowser();
if (path === undefined) throw new Error('no browser found');
const profiles = mkdtempSync(join(tmpdir(), 'mokum-lighthouse-'));

/** A browser of its own for each run; the profile, and with it the kept game, stays. */
async function withBrowser<T>(
  profile: string,
  work: (browser: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(join(profiles, profile), {
    executablePath: path as string,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(browser, port);
  } finally {
    await browser.close();
  }
}

/** A kept game, so that its address can be opened cold: of the poster with this number, and what shows once it is laid. */
const beginTable =
  (poster: number, laid: string) =>
  async (browser: BrowserContext): Promise<string> => {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: 'Play now' }).nth(poster).click();
    await page.locator(laid).first().waitFor();
    await page.waitForTimeout(500);
    return page.url();
  };

const screens = [
  { name: 'home', as: 'phone', url: () => Promise.resolve(address), config: undefined, cache: 'empty' },
  {
    name: 'again',
    as: 'phone',
    url: () => withBrowser('again', beginTable(0, '.gp-deck-legal')).then(() => address),
    config: undefined,
    cache: 'warm',
  },
  {
    name: 'table',
    as: 'desktop',
    url: () => withBrowser('table', beginTable(0, '.gp-deck-legal')),
    config: desktopConfig,
    cache: 'empty',
  },
  {
    name: 'colony',
    as: 'desktop',
    url: () => withBrowser('colony', beginTable(1, '.nw-legal')),
    config: desktopConfig,
    cache: 'empty',
  },
].filter(({ name }) => ONLY === undefined || name === ONLY);
/** One run. A browser that gave no trace at all (a busy machine) is asked once more. */
async function audit(profile: string, url: string, cache: string, config: Config | undefined): Promise<Result> {
  const flags = { onlyCategories: categories, logLevel: 'error', disableStorageReset: cache === 'warm' } as const;
  for (let tried = 0; ; tried++) {
    const outcome = await withBrowser(profile, (_browser, port) => lighthouse(url, { ...flags, port }, config));
    if (!outcome) throw new Error('Lighthouse gave no result');
    if (!outcome.lhr.runtimeError || tried > 0) return outcome.lhr;
    console.error(outcome.lhr.runtimeError.message);
  }
}

let failed = 0;
const lines: string[] = [];
mkdirSync(new URL('../../../reports/', import.meta.url), { recursive: true });
try {
  for (const { name, as, url, config, cache } of screens) {
    const at = await url();
    const scores: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [] };
    for (let run = 0; run < RUNS; run++) {
      const lhr = await audit(name, at, cache, config);
      for (const category of categories) scores[category].push(Math.round((lhr.categories[category].score ?? 0) * 100));
      writeFileSync(new URL(`../../../reports/lighthouse-${name}.json`, import.meta.url), JSON.stringify(lhr));
    }
    for (const category of categories) {
      const score = median(scores[category]);
      if (score < BARS[category]) failed++;
      lines.push(`${name}, ${as}: ${category} ${score} (bar ${BARS[category]}; ${scores[category].join(', ')})`);
    }
  }
} finally {
  rmSync(profiles, { recursive: true, force: true });
  server.close();
  server.closeAllConnections();
}
console.log(lines.join('\n'));
if (failed > 0) process.exitCode = 1;
