import type { Browser, Page } from 'playwright-core';
import { pressOne } from '../test/merchant.ts';
import { quantile, slowdown } from '../test/timing.ts';
import { framesOf, type PageTask, pageTasks, record } from '../test/trace.ts';
import { QUICK } from '../test/visitor.ts';
import { watchHost } from './host.ts';
import { withMeasuredPage } from './measured-page.ts';

// Whole games of Amsterdam for four, one person and three bots shown step by step at their usual speed with everything that
// moves, from the opening of the table to the count. Of every task of the page: what it took, scripts, layout and painting
// together.
const SEEDS = ['rokin', 'spui', 'damrak'];
const AMSTERDAM = 2;
/** Looking at the page is work of the page too. */
const LOOK = 100;

/** Parts of a game, by the last round of each. */
const PARTS = [
  { name: 'rounds 1 to 4', last: 4 },
  { name: 'rounds 5 to 8', last: 8 },
  { name: 'from round 9 on', last: Number.POSITIVE_INFINITY },
];

const longest = (tasks: readonly PageTask[], by: 'clock' | 'processor'): number =>
  Math.max(0, ...tasks.map((task) => task[by]));

interface Shown {
  readonly tasks: readonly PageTask[];
  /** those during which the host took no processor away */
  readonly undisturbed: readonly PageTask[];
}

const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.bar-turn').textContent()) ?? '')?.[0] ?? 0);

async function layTable(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).nth(AMSTERDAM).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  await dialog.getByLabel('Seed').fill(seed);
}

/** One game; the tasks of its parts, the opening among them. */
async function playShown(page: Page, browser: Browser, seed: string, presses: number, bar: number): Promise<Shown> {
  const all: PageTask[] = [];
  const undisturbed: PageTask[] = [];
  const host = watchHost();
  let stop: (() => ReturnType<Awaited<ReturnType<typeof record>>>) | undefined;
  const close = async (name: string): Promise<void> => {
    if (!stop) return;
    const events = await stop();
    stop = undefined;
    const tasks = pageTasks(events);
    const { begun, dropped } = framesOf(events);
    const left = tasks.filter(({ since, clock }) => host.taken(since, since + clock) === 0);
    all.push(...tasks);
    undisturbed.push(...left);
    console.log(
      `  ${seed}, ${name}: longest task ${longest(tasks, 'clock').toFixed(0)} ms, undisturbed by the host ${longest(left, 'clock').toFixed(0)} ms, by processor time ${longest(tasks, 'processor').toFixed(0)} ms; ` +
        `over ${bar} ms ${tasks.filter(({ clock }) => clock > bar).length}, undisturbed ${left.filter(({ clock }) => clock > bar).length}, by processor time ${tasks.filter(({ processor }) => processor > bar).length}; ` +
        `${dropped} of ${begun} pictures dropped`,
    );
  };
  await layTable(page, seed);
  await page.waitForTimeout(LOOK * 5);
  stop = await record(browser);
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await page.locator('.ams-card.ams-press-legal').first().waitFor();
  await page.waitForTimeout(LOOK * 5);
  await close('the table opens');
  let n = 0;
  for (const { name, last } of PARTS) {
    stop = await record(browser);
    let over = false;
    while (n < presses && !over && (await page.locator('.end').count()) === 0 && (await roundOf(page)) <= last)
      over = (await pressOne(page, n++, [], LOOK)) === 'over';
    await close(name);
  }
  host.stop();
  return { tasks: all, undisturbed };
}

/** Plays all games in a build and tells of them; whether the median game kept to the bar. */
export async function measureShown(folder: string, presses: number, bar: number): Promise<'kept' | 'missed'> {
  const worst: Record<'clock' | 'undisturbed' | 'processor', number[]> = { clock: [], undisturbed: [], processor: [] };
  for (const seed of SEEDS)
    await withMeasuredPage(folder, { ...QUICK, botSpeed: 'normal' }, async (page, browser) => {
      const { tasks, undisturbed } = await playShown(page, browser, seed, presses, bar);
      worst.clock.push(longest(tasks, 'clock'));
      worst.undisturbed.push(longest(undisturbed, 'clock'));
      worst.processor.push(longest(tasks, 'processor'));
      console.log(`  ${seed}: the machine ${(await slowdown(page)).toFixed(1)} times slower than idle`);
    });
  const [clock, undisturbed, processor] = [worst.clock, worst.undisturbed, worst.processor].map((of) =>
    quantile(of, 0.5),
  );
  console.log(
    `  the median game: longest task ${clock.toFixed(0)} ms, undisturbed by the host ${undisturbed.toFixed(0)} ms, by processor time ${processor.toFixed(0)} ms`,
  );
  return undisturbed > bar ? 'missed' : 'kept';
}
