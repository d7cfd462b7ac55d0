import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { staticServer } from '../../../scripts/static-server.mjs';
import { launchBrowser } from '../test/browser.ts';
import { pressOne as colonist } from '../test/colonist.ts';
import { pressOne as merchant } from '../test/merchant.ts';
import { playTurn } from '../test/player.ts';
import { quantile, type ScriptRun, slowdown, takeTiming, watchTiming } from '../test/timing.ts';
import { recordScripts } from '../test/trace.ts';
import { QUICK } from '../test/visitor.ts';

// How quickly a bot's decision is on the screen, and how long scripts of ours run while bots think, in the built page:
// `npm run build`, then `npm run timing -w @mokum/web`, on a machine that does nothing else. Beyond a bar it fails.
// Words after `--` name games, or folders with other builds: each game is played in every build, one after the other, the
// same game each time, so that two builds are compared in the same minutes. docs/benchmarks-web.md tells how to read it.
const BARS = { shown: 100, script: 50 };
const GAMES = [
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
  {
    // Three bots shown step by step, with everything that moves: how soon a decision is seen is then the player's choice.
    name: 'amsterdam-shown',
    poster: 2,
    ready: '.ams-card.ams-press-legal',
    play: (page: Page, n: number) => merchant(page, n),
    steps: 14,
    speed: 'normal',
  },
] as const;
type Played = (typeof GAMES)[number];

const words = process.argv.slice(2);
const named = GAMES.filter(({ name }) => words.includes(name));
const games = named.length > 0 ? named : GAMES;
const folders = words
  .filter((word) => !GAMES.some(({ name }) => name === word))
  .map((word) =>
    // npm goes to the workspace's folder; what is named is meant from where it was named.
    resolve(process.env['INIT_CWD'] ?? '.', word),
  );
const builds = folders.length > 0 ? folders : [fileURLToPath(new URL('../dist', import.meta.url))];

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

const show = (values: readonly number[]): string =>
  [
    `median ${quantile(values, 0.5).toFixed(0)}`,
    `95 % ${quantile(values, 0.95).toFixed(0)}`,
    `longest ${Math.max(0, ...values).toFixed(0)} ms`,
  ].join(', ');
const over = (values: readonly number[], bar: number): string =>
  `${values.filter((ms) => ms > bar).length} over ${bar} ms`;
const worst = (runs: readonly ScriptRun[]): ScriptRun | undefined => runs.toSorted((a, b) => b.ms - a.ms)[0];
const told = (run: ScriptRun | undefined): string =>
  run === undefined ? 'none in a long frame' : `${run.ms.toFixed(0)} ms (${run.source})`;

async function measure(played: Played, folder: string): Promise<void> {
  const { name, poster, ready, play, steps } = played;
  const settings = 'speed' in played ? { ...QUICK, botSpeed: played.speed } : QUICK;
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
    await takeTiming(page);
    if ('speed' in played) {
      await page.getByRole('button', { name: 'New table' }).nth(poster).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Add a seat' }).click();
      await dialog.getByRole('button', { name: 'Begin' }).click();
    } else await page.getByRole('button', { name: 'Play now' }).nth(poster).click();
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    const opening = worst((await takeTiming(page)).scripts);
    const stop = await recordScripts(browser);
    const shown: number[] = [];
    const scripts: ScriptRun[] = [];
    for (let n = 0; n < steps; n++) {
      if ((await play(page, n)) === 'over') break;
      const timing = await takeTiming(page);
      shown.push(...timing.shown);
      scripts.push(...timing.scripts);
    }
    const times = await stop();
    const longest = worst(scripts);
    console.log(
      [
        `${name}${builds.length > 1 ? ` in ${folder}` : ''}, the machine ${(await slowdown(page)).toFixed(1)} times slower than idle`,
        ...('speed' in played
          ? []
          : [`  decision to screen (${shown.length}): ${show(shown)}, ${over(shown, BARS.shown)}`]),
        `  scripts by task, processor time (${times.length}): ${show(times)}, ${over(times, BARS.script)}`,
        `  longest script: ${told(longest)}`,
        `  longest script while the table opens: ${told(opening)}`,
      ].join('\n'),
    );
    const late = !('speed' in played) && Math.max(0, ...shown) > BARS.shown;
    if (late || (longest?.ms ?? 0) > BARS.script) process.exitCode = 1;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

for (const game of games) for (const build of builds) await measure(game, build);
