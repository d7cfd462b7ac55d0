import { defaultEdition } from '@mokum/nieuw-amsterdam';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, playColonyOut, pressOne, reach } from './colonist.ts';
import { fingers } from './fingers.ts';
import { takeAsIdle, watchTiming } from './timing.ts';
import { axe, inBrowser, layTable, QUICK, scrolls, until } from './harness.ts';
import { skipCount } from './player.ts';

const NIEUW_AMSTERDAM = 1;
const lay = (page: Page, seats: readonly string[]): Promise<void> =>
  layTable(page, seats, 'heeren-gracht', NIEUW_AMSTERDAM);
const FIVE = ['human', 'greedy', 'random', 'random', 'greedy'];

/** A table of five. */
async function layFive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).nth(NIEUW_AMSTERDAM).click();
  const dialog = page.getByRole('dialog');
  for (let n = 0; n < 2; n++) await dialog.getByRole('button', { name: 'Add a seat' }).click();
  for (const [i, who] of FIVE.entries()) await dialog.getByLabel('Played by').nth(i).selectOption(who);
  await dialog.getByLabel('Seed').fill('heeren-gracht');
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

/** Whether one thing on the screen lies over another. */
const overlap = (page: Page, over: string, under: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
      return boxes(a).some((one) =>
        boxes(b).some(
          (two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
        ),
      );
    },
    [over, under],
  );

/** Presses until a question of this kind is asked, and tells how many presses it took. */
async function playUntil(page: Page, selector: string): Promise<number> {
  let presses = 0;
  const stands = async (): Promise<boolean> => {
    // Looked at only once the bots are done: on a slow machine the question would be answered before it was seen.
    await asked(page);
    return (await page.locator(selector).count()) > 0;
  };
  await until(page, stands, (_, n) => {
    presses++;
    return pressOne(page, n);
  });
  await page.locator(selector).first().waitFor();
  return presses;
}

inBrowser('Nieuw Amsterdam', (stand) => {
  test('a whole game by clicks to the count; no screen breaks a rule of axe', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe('Place a shop in a district, free.');
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    let presses = await playUntil(page, '[data-name="amount-ok"]');
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    presses += await playUntil(page, '[data-name="election"]');
    expect(await axe(page)).toEqual([]);
    presses += await playColonyOut(page);
    expect(presses).toBeGreaterThan(15);
    await skipCount(page);
    await page.locator('.ranking').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await page.locator('[data-name=replay]').click();
    await page.getByRole('slider').fill('1');
    expect(await page.locator('.bar-turn').textContent()).toContain('Round 1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a whole game by keyboard: nothing but Tab, the arrow keys and Enter', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    await playColonyOut(page, 'key');
    await page.locator('.end').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the arrow keys walk through a district’s neighbours, and Enter chooses', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    const first = page.locator('.nw-legal[data-press="district lumberyard"]');
    await first.waitFor();
    // Only a table at rest keeps the focus where one puts it.
    await page.locator('[data-name="skip"]').waitFor({ state: 'detached' });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-press'))).toBe('district granary');
    await page.keyboard.press('Enter');
    await page.locator('.button-main[data-name="end-turn"]').waitFor();
    await page.keyboard.press('u');
    await page.locator('.nw-legal[data-press="district granary"]').waitFor();
    await context.close();
  });

  test('who comes closer with the wheel is shown the way back to the whole map', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    const tools = page.locator('.pan-zoom-tools');
    const opacity = (): Promise<string> => tools.evaluate((it) => getComputedStyle(it).opacity);
    expect(await opacity()).toBe('0');
    await page.locator('.pan-zoom-box').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(opacity).toBe('1');
    await tools.getByRole('button', { name: 'Show all' }).click();
    await page.locator('.pan-zoom[data-view=whole]').waitFor();
    await context.close();
  });

  test('what is not possible says why, with its paragraph', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await playUntil(page, '[data-name="election"]');
    await page.locator('[data-press^="land "]').first().dispatchEvent('click');
    const slip = page.locator('.inspector-pinned');
    expect(await slip.locator('.inspector-reason').textContent()).toBe('This action belongs to another series.');
    await slip.getByRole('button', { name: 'Rule 6.4' }).click();
    await page.locator('.drawer').getByText('6.4').first().waitFor();
    await context.close();
  });

  test('a table is saved after every move, and speaks French', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy', 'greedy']);
    await playUntil(page, '[data-name="amount-ok"]');
    const asked = await page.locator('.prompt-line').textContent();
    await page.reload();
    await page.locator('[data-name="amount-ok"]').waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe(asked);
    await page.evaluate(
      (text: string) => localStorage.setItem('mokum-settings', text),
      JSON.stringify({ ...QUICK, language: 'fr' }),
    );
    await page.reload();
    await page.locator('[data-name="amount-ok"]').waitFor();
    expect(await page.locator('.prompt-line').textContent()).toMatch(/Offrez plus|Ouvrez les enchères/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the parts of the table are sheets, and nothing scrolls the page', async () => {
    const { page, context, complaints } = await stand().visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await playUntil(page, '[data-name="election"]');
    expect(await scrolls(page)).toBe(false);
    await playColonyOut(page);
    await skipCount(page);
    expect(await scrolls(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a slip that a key opens takes the focus and gives it back', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await playUntil(page, '[data-name="election"]');
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const now = document.activeElement;
        return now?.closest('.inspector') ? 'slip' : (now?.getAttribute('data-press') ?? now?.tagName ?? '');
      });
    await reach(page, '[data-press="column 1"]');
    await page.keyboard.press('Enter');
    await page.locator('.inspector-pinned').waitFor();
    await expect.poll(focused).toBe('slip');
    await page.keyboard.press('Escape');
    await page.locator('.inspector-pinned').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('column 1');
    await context.close();
  });

  test('several people at one screen: nothing is secret, so no curtain falls', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'human', 'greedy']);
    const inFront = (): Promise<string | null> => page.locator('.own-banner-name').textContent();
    const seen = new Set<string | null>();
    for (let n = 0; n < 14; n++) {
      await pressOne(page, n);
      expect(await page.locator('.curtain').count()).toBe(0);
      seen.add(await inFront());
    }
    expect(seen.size).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['desktop', 1440, 900],
    ['laptop', 1280, 720],
    ['phone', 390, 844],
  ])(
    'five seats on a %s: the page does not scroll, and nothing lies over what matters',
    async (name, width, height) => {
      const { page, context, complaints } = await stand().visit({
        viewport: { width, height },
        hasTouch: name === 'phone',
      });
      await layFive(page);
      await page.locator('.nw-legal').first().waitFor();
      for (let n = 0; n < 18; n++) {
        expect(await scrolls(page)).toBe(false);
        if (name !== 'phone') expect(await overlap(page, '.slips-top', '.banner-box, .own-banner')).toBe(false);
        await pressOne(page, n);
      }
      expect(await axe(page)).toEqual([]);
      if (name !== 'phone') {
        // A district's slip stands over the bay, a ship's beside the ships.
        await page.locator('[data-press="district trading-company"]').hover();
        await page.locator('.inspector').waitFor();
        expect(await overlap(page, '.inspector', '[data-press^="district"]')).toBe(false);
        await page.locator('.table-board [data-press^="ship "]').first().hover();
        await page.locator('.slips[data-about^="ship"] .inspector').waitFor();
        expect(await overlap(page, '.inspector', '.table-board [data-press^="ship "]')).toBe(false);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('what the next decision is worth can be seen', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    const column = '.nw-column .nw-worth, .nw-column.nw-legal .nw-worth';
    await playUntil(page, column);
    expect(await page.locator(column).first().textContent()).toMatch(/^\+\d+$/);
    await page.locator('.nw-column[data-press="column 1"]').hover();
    const slip = page.locator('.inspector');
    await slip.waitFor();
    expect(await slip.textContent()).toMatch(/Tiles: .*Bonus: /);
    expect(await slip.textContent()).toMatch(/Town: .*election worth|Land: .*clearing would score|Trade: /);
    await playUntil(page, '.table-board [data-press^="ship "].nw-legal');
    const ship = page.locator('.table-board [data-press^="ship "].nw-legal').first();
    expect(await ship.locator('.nw-worth').textContent()).toMatch(/^\+\d+$/);
    await ship.hover();
    await page
      .locator('.inspector')
      .getByText(/Your furs would score \d+ points? in it\./)
      .waitFor();
    await context.close();
  });

  test('two fingers on a phone bring a sheet closer, and back again', async () => {
    const { page, context } = await stand().visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    const { touch } = await fingers(page);
    const scale = (): Promise<number> =>
      page.evaluate(() => {
        const stage = document.querySelector('.nw-part .pinch-stage') as HTMLElement;
        return new DOMMatrix(getComputedStyle(stage).transform).a;
      });
    expect(await scale()).toBe(1);
    const middle = await page.locator('.nw-part').first().boundingBox();
    const [x, y] = [195, (middle?.y ?? 0) + (middle?.height ?? 0) / 2];
    await touch('touchStart', [x - 20, y], [x + 20, y]);
    for (const by of [30, 45, 60]) await touch('touchMove', [x - by, y], [x + by, y]);
    await touch('touchEnd');
    expect(await scale()).toBeGreaterThan(1.8);
    expect(await scrolls(page)).toBe(false);
    await touch('touchStart', [x - 60, y], [x + 60, y]);
    for (const by of [45, 30, 12]) await touch('touchMove', [x - by, y], [x + by, y]);
    await touch('touchEnd');
    await expect.poll(scale).toBe(1);
    await context.close();
  });

  test('a table is laid with an edition pack; a wrong one is told by field', async () => {
    const { page, context, complaints } = await stand().visit();
    await page.getByRole('button', { name: 'New table' }).nth(NIEUW_AMSTERDAM).click();
    const dialog = page.getByRole('dialog');
    const give = (pack: object): Promise<void> =>
      dialog.locator('.set-up-file input').setInputFiles({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(pack)),
      });
    await give({ ...defaultEdition, rounds: 7, quay: [4, 2, 2, 0] });
    await dialog.getByRole('alert').getByText('quay[3]: expected an integer 1-9, found 0').waitFor();
    expect(await axe(page)).toEqual([]);
    await give({
      ...defaultEdition,
      name: 'Rich start',
      start: { ...defaultEdition.start, coin: 19 },
      prices: { ...defaultEdition.prices, fur: 5 },
      lands: defaultEdition.lands.map((land) => ({ ...land, wood: 6, grain: 5 })),
    });
    await dialog.getByText('Played with: Rich start').waitFor();
    await dialog.getByLabel('Seed').fill('heeren-gracht');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.nw-legal').first().waitFor();
    expect(await page.locator('.nw-chip-coin').textContent()).toBe('19');
    await page.locator('[data-press="district black-market"]').hover();
    await page.locator('.inspector').getByText('5 coins or goods each').waitFor();
    await playUntil(page, '[data-press^="land "]');
    expect(await page.locator('[data-press^="land "]').first().getAttribute('aria-label')).toContain('6 wood');
    await page.reload();
    await page.locator('.nw-purse').waitFor();
    await playUntil(page, '[data-name="election"]');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('while bots think no script of the page runs for 50 ms', async () => {
    const { page, context } = await stand().visit({ reducedMotion: 'no-preference' }, { ...QUICK, botSpeed: 'fast' });
    await watchTiming(context);
    await page.reload();
    await lay(page, ['human', 'greedy', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    await takeAsIdle(page);
    const longest: number[] = [];
    for (let n = 0; n < 9; n++) {
      await pressOne(page, n);
      if (n % 3 === 2) longest.push((await takeAsIdle(page)).longest);
    }
    // What takes long by itself does so again and again; what waited for a busy machine does not.
    expect(Math.min(...longest)).toBeLessThan(50);
    await context.close();
  });
});
