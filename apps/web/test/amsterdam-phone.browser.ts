import { expect, test } from 'vitest';
import { fingers } from './fingers.ts';
import { axe, inBrowser, layTable, scrolls } from './harness.ts';

const AMSTERDAM = 2;

inBrowser('Amsterdam on a phone', (stand) => {
  test('on a phone one swipe leads to the next page; two fingers bring the map closer, then one moves it', async () => {
    const { page, context, complaints } = await stand().visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await layTable(page, ['human', 'greedy'], 'rokin', AMSTERDAM);
    await page.locator('.ams-card.ams-press-legal').first().waitFor();
    const { touch, swipe } = await fingers(page);
    /** Which page lies open and rests at its place. */
    const resting = (): Promise<string | undefined> =>
      page.evaluate(() => {
        const strip = document.querySelector('.ams-strip') as HTMLElement;
        const at = strip.scrollLeft / strip.clientWidth;
        const open = [...document.querySelectorAll<HTMLElement>('.ams-pages button')];
        const shown = open.findIndex((button) => button.getAttribute('aria-current') === 'page');
        return Math.abs(at - shown) < 0.01 ? open[shown]?.dataset['page'] : undefined;
      });
    await page.locator('[data-page=city]').click();
    await expect.poll(resting).toBe('city');
    // The whole map is in sight; fingers go over its pieces.
    const map = await page.locator('.ams-map').first().boundingBox();
    expect(map?.width).toBeLessThanOrEqual(390);
    const [x, y] = [195, (map?.y ?? 0) + (map?.height ?? 0) / 2];
    // The first page is the end of the way back.
    const table = page.url();
    await swipe([60, y], [340, y]);
    await swipe([60, y], [340, y]);
    for (const next of ['harbour', 'market', 'cards', 'dial']) {
      await swipe([320, y], [60, y]);
      await expect.poll(resting).toBe(next);
    }
    for (const next of ['cards', 'market', 'harbour', 'city']) {
      await swipe([60, y], [320, y]);
      await expect.poll(resting).toBe(next);
    }
    await swipe([60, y], [340, y]);
    await expect.poll(resting).toBe('city');
    expect(page.url()).toBe(table);
    // No browser takes a swipe at the edge for the way back in its history.
    const edges = ['html', '.ams-strip', '.sheet-own'].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((it) => getComputedStyle(it).overscrollBehaviorX),
    );
    expect(await Promise.all(edges)).toEqual(['none', 'contain', 'contain']);

    const place = (): Promise<{ scale: number; left: number }> =>
      page.evaluate(() => {
        const { a, e } = new DOMMatrix(getComputedStyle(document.querySelector('.pinch-stage') as Element).transform);
        return { scale: a, left: e };
      });
    const scale = async (): Promise<number> => (await place()).scale;
    const pinch = async (...spans: readonly number[]): Promise<void> => {
      const [first, ...then] = spans.map((by): [number, number][] => [
        [x - by, y],
        [x + by, y],
      ]);
      await touch('touchStart', ...first);
      for (const points of then) await touch('touchMove', ...points);
      await touch('touchEnd');
    };
    const back = page.locator('.ams-page').first().getByRole('button', { name: 'Show all' });
    expect(await scale()).toBe(1);
    expect(await back.isVisible()).toBe(false);
    await pinch(20, 30, 45, 60);
    await expect.poll(scale).toBeGreaterThan(1.8);
    expect(await scrolls(page)).toBe(false);
    const { left } = await place();
    await swipe([250, y], [150, y]);
    await expect.poll(async () => (await place()).left).toBeLessThan(left - 50);
    expect(await resting()).toBe('city');
    expect(await axe(page)).toEqual([]);
    await pinch(60, 45, 30, 12);
    await expect.poll(scale).toBe(1);
    await pinch(20, 30, 45, 60);
    await expect.poll(scale).toBeGreaterThan(1.8);
    await back.click();
    await expect.poll(scale).toBe(1);
    await swipe([320, y], [60, y]);
    await expect.poll(resting).toBe('harbour');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
