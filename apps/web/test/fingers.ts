import type { Page } from 'playwright-core';

type Point = readonly [number, number];
const STEPS = 8;

/** Real fingers: what they do goes through the browser's own scrolling, unlike events that are only sent to the page. */
export async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]): Promise<void> => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  };
  const swipe = async ([x, y]: Point, [toX, toY]: Point): Promise<void> => {
    await touch('touchStart', [x, y]);
    for (let n = 1; n <= STEPS; n++)
      await touch('touchMove', [x + ((toX - x) * n) / STEPS, y + ((toY - y) * n) / STEPS]);
    await touch('touchEnd');
  };
  return { touch, swipe };
}
