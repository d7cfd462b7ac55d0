import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { pressOne as colonist } from '../test/colonist.ts';
import { pressOne as merchant } from '../test/merchant.ts';
import { playTurn } from '../test/player.ts';
import { type Lasted, quantile, type ScriptRun, slowdown, takeTiming } from '../test/timing.ts';
import { recordScripts } from '../test/trace.ts';
import { QUICK } from '../test/visitor.ts';
import { watchHost } from './host.ts';
import { withMeasuredPage } from './measured-page.ts';
import { measureShown } from './shown.ts';

// How quickly a bot's decision is on the screen, and how long scripts of ours run while bots think, in the built page:
// `npm run build`, then `npm run timing -w @mokum/web`, on a machine that does nothing else. Beyond a bar it fails.
// Words after `--` name games, or folders with other builds: each game is played in every build, one after the other, the
// same game each time, so that two builds are compared in the same minutes; `5x` plays each game five times.
// `amsterdam-shown` plays whole games at the bots' usual speed; a number ends each of them after so many presses.
// docs/benchmarks-web.md tells how to read it.
/** After so many milliseconds the bots have long decided. */
const REST = 400;
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
] as const;
type Played = (typeof GAMES)[number];
const SHOWN = 'amsterdam-shown';
const NAMES: readonly string[] = [...GAMES.map(({ name }) => name), SHOWN];

const words = process.argv.slice(2);
const named = NAMES.filter((name) => words.includes(name));
const names = named.length > 0 ? named : NAMES;
const presses = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.POSITIVE_INFINITY);
const times = Number.parseInt(words.find((word) => /^\d+x$/.test(word)) ?? '1', 10);
const folders = words
  .filter((word) => !NAMES.includes(word) && !/^\d+x?$/.test(word))
  .map((word) =>
    // npm goes to the workspace's folder; what is named is meant from where it was named.
    resolve(process.env['INIT_CWD'] ?? '.', word),
  );
const builds = folders.length > 0 ? folders : [fileURLToPath(new URL('../dist', import.meta.url))];

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

const title = (name: string, folder: string): string => `${name}${builds.length > 1 ? ` in ${folder}` : ''}`;

/** What a game took: by the clock, and as it would have been on an idle machine that nobody took processors from. */
interface Measured {
  readonly shown: number[];
  readonly shownAsIdle: number[];
  readonly scripts: ScriptRun[];
  readonly scriptsAsIdle: ScriptRun[];
  /** scripts by task, by processor time */
  readonly tasks: number[];
  readonly opening: ScriptRun[];
  readonly slow: number[];
}

async function playOnce({ poster, ready, play, steps }: Played, folder: string, into: Measured): Promise<void> {
  await withMeasuredPage(folder, QUICK, async (page, browser) => {
    const host = watchHost();
    const left = ({ since, ms }: Lasted): boolean => host.taken(host.moment(since), host.moment(since) + ms) === 0;
    await takeTiming(page);
    await page.getByRole('button', { name: 'Play now' }).nth(poster).click();
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    into.opening.push(...(await takeTiming(page)).scripts);
    const stop = await recordScripts(browser);
    for (let n = 0; n < steps; n++) {
      if ((await play(page, n)) === 'over') break;
      // What is asked of the machine next must not keep a decision from the screen.
      await page.waitForTimeout(REST);
      const { shown, scripts } = await takeTiming(page);
      // How crowded the machine is changes from turn to turn, so it is asked right after what it slowed down.
      const slow = await slowdown(page);
      into.slow.push(slow);
      into.shown.push(...shown.map(({ ms }) => ms));
      into.shownAsIdle.push(...shown.filter(left).map(({ ms }) => ms / slow));
      into.scripts.push(...scripts);
      into.scriptsAsIdle.push(...scripts.filter(left).map((run) => ({ ...run, ms: run.ms / slow })));
    }
    into.tasks.push(...(await stop()));
    host.stop();
  });
}

async function measure(game: Played, folder: string): Promise<void> {
  const all: Measured = {
    shown: [],
    shownAsIdle: [],
    scripts: [],
    scriptsAsIdle: [],
    tasks: [],
    opening: [],
    slow: [],
  };
  for (let n = 0; n < times; n++) await playOnce(game, folder, all);
  const { shown, shownAsIdle, scripts, scriptsAsIdle, tasks, opening, slow } = all;
  const longest = worst(scriptsAsIdle);
  console.log(
    [
      `${title(game.name, folder)}, the machine ${quantile(slow, 0.5).toFixed(1)} times slower than idle, at most ${Math.max(...slow).toFixed(1)}`,
      `  decision to screen (${shown.length}): ${show(shown)}, ${over(shown, BARS.shown)}`,
      `    as on an idle machine (${shownAsIdle.length}): ${show(shownAsIdle)}, ${over(shownAsIdle, BARS.shown)}`,
      `  scripts by task, processor time (${tasks.length}): ${show(tasks)}, ${over(tasks, BARS.script)}`,
      `  longest script: ${told(worst(scripts))}`,
      `    as on an idle machine: ${told(longest)}`,
      `  longest script while the table opens: ${told(worst(opening))}`,
    ].join('\n'),
  );
  const enough = shownAsIdle.length >= shown.length / 2;
  if (!enough) console.log('  the host took the processors away in most of the time: this says nothing of the page');
  if (!enough || Math.max(0, ...shownAsIdle) > BARS.shown || (longest?.ms ?? 0) > BARS.script) process.exitCode = 1;
}

for (const game of GAMES.filter(({ name }) => names.includes(name)))
  for (const build of builds) await measure(game, build);
if (names.includes(SHOWN))
  for (const build of builds) {
    console.log(title(SHOWN, build));
    if ((await measureShown(build, presses, BARS.script)) === 'missed') process.exitCode = 1;
  }
