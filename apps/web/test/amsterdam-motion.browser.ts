import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, openLog } from './harness.ts';
import { logFrom } from './walks/amsterdam-log.ts';

/** Every movement is stopped as it begins, so that it can be looked at however slow the machine is. */
async function holdMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: Animation[] = [];
    Object.assign(globalThis, { held });
    const begin = Element.prototype.animate;
    Element.prototype.animate = function animate(...how) {
      const movement = begin.apply(this, how);
      if (this.matches('.ams-dial-wheel, .ams-disc, .ams-die-cube, .ams-sailing')) {
        movement.pause();
        held.push(movement);
      }
      return movement;
    };
  });
}

/** A piece at each of so many moments of its held movement: its middle, and how far it is turned; then it goes on. */
function moments(page: Page, selector: string, parts: readonly number[]) {
  return page.evaluate(
    ([of, at]) => {
      const { held } = globalThis as unknown as { held: Animation[] };
      const movement = held.find(({ effect }) => (effect as KeyframeEffect).target?.matches(of));
      const piece = (movement?.effect as KeyframeEffect | undefined)?.target;
      if (!movement || !piece) return [];
      const { delay = 0, duration } = movement.effect?.getComputedTiming() ?? {};
      const seen = at.map((part) => {
        movement.currentTime = delay + part * Number(duration);
        const { left, top, width, height } = piece.getBoundingClientRect();
        const { a, b } = new DOMMatrix(getComputedStyle(piece).transform);
        return { x: left + width / 2, y: top + height / 2, turned: (Math.atan2(b, a) * 180) / Math.PI };
      });
      movement.finish();
      return seen;
    },
    [selector, parts] as const,
  );
}
const held = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(
    (of) =>
      (globalThis as unknown as { held: Animation[] }).held.some(({ effect }) =>
        (effect as KeyframeEffect).target?.matches(of),
      ),
    selector,
  );
/** How long the movements that were begun take, in milliseconds. */
const lengths = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { held: Animation[] }).held.map(({ effect }) =>
      Number(effect?.getComputedTiming().duration),
    ),
  );

/** The corners of the way that is shown on the water, where they are on the screen. */
const corners = (page: Page) =>
  page.locator('.ams-path').evaluate((path) => {
    const matrix = (path as SVGPathElement).getScreenCTM() ?? new DOMMatrix();
    return [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => {
      const at = new DOMPoint(Number(x), Number(y)).matrixTransform(matrix);
      return { x: at.x, y: at.y };
    });
  });
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const PARTS = Array.from({ length: 101 }, (_, i) => i / 100);

const atSea = logFrom({
  from: { round: 8, acting: 0, players: [{ pool: { black: 4, brown: 4 } }, { barge: 40 }] },
  players: ['human', 'greedy'],
});
const newRound = logFrom({
  from: { round: 8, agenda: { main: [{ task: 'begin-round' }] } },
  players: ['human', 'greedy'],
});

/** To a space that is not straight ahead, by the shown way. */
async function sail(page: Page) {
  const space = page.locator('[data-spot="space 33"].ams-spot-far');
  await space.waitFor();
  await space.dispatchEvent('click');
  await page.locator('.ams-path').waitFor({ state: 'attached' });
  const way = await corners(page);
  await page.locator('[data-name="pay-ok"]').dispatchEvent('click');
  return way;
}

/** A card is chosen, the dice are rolled, two of them are taken, and the dial turns. */
async function chooseCardAndDice(page: Page, rolled: () => Promise<void>): Promise<void> {
  const card = page.locator('.ams-card.ams-press-legal').first();
  await card.waitFor();
  await card.dispatchEvent('click');
  await page.locator('.button-main[data-name="end-turn"]').dispatchEvent('click');
  const die = page.locator('.ams-die-button.ams-press-legal').first();
  await die.waitFor();
  await rolled();
  for (let n = 1; n <= 2; n++) {
    await die.dispatchEvent('click');
    await page.waitForFunction(
      (dice) =>
        document.querySelectorAll('.ams-die-button.ams-press-chosen').length === dice ||
        document.querySelector('.button-main[data-name="end-turn"]') !== null,
      n,
    );
  }
  await page.locator('.button-main[data-name="end-turn"]').dispatchEvent('click');
}

inBrowser('Amsterdam in motion', (stand) => {
  async function begin(motion: 'no-preference' | 'reduce', log: string) {
    const visit = await stand().visit({ reducedMotion: motion });
    await holdMovement(visit.page);
    await visit.page.reload();
    await openLog(visit.page, log);
    return visit;
  }

  test('the barge sails over every space of the way it pays for', async () => {
    const { page, context, complaints } = await begin('no-preference', atSea);
    const way = await sail(page);
    expect(way.length).toBeGreaterThan(3);
    await held(page, '.ams-sailing');
    const seen = await moments(page, '.ams-sailing', PARTS);
    // Its sail stands above the space: that much, and no more, it is beside it.
    const off = apart(seen[0], way[0]) + 3;
    for (const corner of way) expect(Math.min(...seen.map((at) => apart(at, corner)))).toBeLessThan(off);
    expect(apart(seen[100], way.at(-1) ?? seen[0])).toBeLessThan(off);
    const strides = seen.slice(1).map((at, i) => apart(at, seen[i]));
    expect(Math.max(...strides)).toBeLessThan(apart(seen[0], seen[100]) / 4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a disc glides up the river', async () => {
    const { page, context, complaints } = await begin('no-preference', atSea);
    const reach = page.locator('[data-spot="reach 1"]');
    await page.locator('[data-spot="reach 1"].ams-spot-legal').waitFor();
    await reach.dispatchEvent('click');
    await page.waitForFunction(
      () =>
        document.querySelector('[data-name="pay-ok"], .ams-choice button') !== null ||
        (globalThis as unknown as { held: Animation[] }).held.length > 0,
    );
    for (const way of ['[data-name="pay-ok"]', '.ams-choice button'])
      if ((await page.locator(way).count()) > 0) await page.locator(way).first().dispatchEvent('click');
    await held(page, '.ams-disc');
    const seen = await moments(page, '.ams-disc', PARTS);
    expect(seen[0].y - seen[100].y).toBeGreaterThan(4);
    for (const [i, at] of seen.slice(1).entries()) expect(at.y).toBeLessThanOrEqual(seen[i].y + 0.01);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('dice roll, and the dial turns by a sixth', async () => {
    const { page, context, complaints } = await begin('no-preference', newRound);
    await chooseCardAndDice(page, async () => {
      await held(page, '.ams-die-cube');
      const [first, , last] = await moments(page, '.ams-die-cube', [0, 0.5, 1]);
      expect(Math.abs(first.turned - last.turned)).toBeGreaterThan(60);
    });
    await held(page, '.ams-dial-wheel');
    const seen = await moments(page, '.ams-dial-wheel', PARTS);
    const by = (one: number, other: number): number => ((((other - one) % 360) + 540) % 360) - 180;
    expect(by(seen[0].turned, seen[100].turned)).toBeCloseTo(-60, 0);
    // It turns on all the while, never more than a little at once.
    for (const [i, at] of seen.slice(1).entries()) expect(Math.abs(by(seen[i].turned, at.turned))).toBeLessThan(8);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('nothing moves for those who want no motion', async () => {
    for (const log of [atSea, newRound]) {
      const { page, context, complaints } = await begin('reduce', log);
      if (log === atSea) {
        const way = await sail(page);
        await page.locator('.ams-path').waitFor({ state: 'detached' });
        const at = await page.locator('.ams-barge.seat-red').boundingBox();
        const end = way.at(-1) ?? { x: 0, y: 0 };
        expect(
          apart({ x: (at?.x ?? 0) + (at?.width ?? 0) / 2, y: (at?.y ?? 0) + (at?.height ?? 0) / 2 }, end),
        ).toBeLessThan(30);
      } else {
        await chooseCardAndDice(page, () => Promise.resolve());
        await page.locator('.ams-die-button.ams-press-legal').first().waitFor({ state: 'detached' });
      }
      expect(await lengths(page)).toEqual([]);
      expect(await page.locator('.flight').count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
