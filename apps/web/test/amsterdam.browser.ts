import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, heard, inBrowser, openLog, QUICK, scrolls, until } from './harness.ts';
import { playOutByKeys } from './merchant-keys.ts';
import { playMerchantOut, pressOne } from './merchant.ts';
import { skipCount } from './player.ts';
import { logFrom, logUpTo } from './walks/amsterdam-log.ts';
import { median, takeAsIdle, watchTiming } from './timing.ts';

const AMSTERDAM = 2;
const WHOLE_GAME = 400_000;

/** Lays a table of the short game. */
async function lay(page: Page, seats: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).nth(AMSTERDAM).click();
  const dialog = page.getByRole('dialog');
  if (seats.length === 2) await dialog.getByRole('button', { name: 'Take the last seat away' }).click();
  if (seats.length === 4) await dialog.getByRole('button', { name: 'Add a seat' }).click();
  for (const [i, who] of seats.entries()) await dialog.getByLabel('Played by').nth(i).selectOption(who);
  await dialog.getByRole('radio', { name: 'Short game' }).check({ force: true });
  await dialog.getByLabel('Seed').fill('rokin');
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

/** Presses until a question of this kind is asked. */
async function playUntil(page: Page, selector: string): Promise<void> {
  const stands = async (): Promise<boolean> =>
    (await page.locator(selector).count()) > 0 && (await page.locator('dialog[open]').count()) === 0;
  await until(page, stands, pressOne);
  await page.locator(selector).first().waitFor();
}
/** The parts of a large screen that would have to be scrolled by themselves. */
const scrolledInside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.table-opponents', '.table-own', '.ams-board-side'].filter((part) => {
      const box = document.querySelector(part);
      return box !== null && box.scrollHeight > box.clientHeight + 1;
    }),
  );
const FOUR = ['human', 'greedy', 'greedy', 'greedy'];
/** Each rival has resources of all colours, more on the way, and a full barge and storage. */
const FULL = {
  round: 11,
  acting: 0,
  players: [
    {},
    ...['white', 'yellow', 'maroon'].map((docker) => ({
      pool: { black: 2, brown: 3, violet: 2, pink: 2, orange: 3, grey: 2 },
      dial: { '1-black': 3, '1-brown': 3, '1-violet': 2, '1-pink': 4, '1-orange': 3, '1-grey': 2 },
      aboard: { beer: 1, cheese: 1, lace: 1 },
      dockers: { [docker]: 1 },
      storage: { coffee: 1, crystal: 1 },
    })),
  ],
};
const FIRST = '.ams-card.ams-press-legal';
const BLOCK = '.ams-spot-legal[data-spot^="block"]';

inBrowser('Amsterdam', (stand) => {
  test(
    'a whole game by clicks to the count; no screen breaks a rule of axe',
    async () => {
      const { page, context, complaints } = await stand().visit();
      await lay(page, ['human', 'greedy']);
      await page.locator(FIRST).first().waitFor();
      expect(await page.locator('.prompt-line').textContent()).toBe('Choose your first card');
      expect(await scrolls(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      await playUntil(page, '.ams-die-button.ams-press-legal');
      expect(await axe(page)).toEqual([]);
      await playUntil(page, BLOCK);
      expect(await axe(page)).toEqual([]);
      expect(await scrolls(page)).toBe(false);
      const { presses, covered } = await playMerchantOut(page);
      expect(presses).toBeGreaterThan(40);
      // A slip may lie over a piece until it is closed; nothing else does.
      expect(covered.length, covered.join(', ')).toBeLessThan(presses / 20);
      await skipCount(page);
      await page.locator('.ranking').waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await scrolls(page)).toBe(false);
      await page.locator('[data-name=replay]').click();
      await page.getByRole('slider').fill('3');
      expect(await page.locator('.bar-turn').textContent()).toContain('Round 3');
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test(
    'a whole game by keyboard: Tab, arrows and Enter',
    async () => {
      const { page, context, complaints } = await stand().visit();
      await lay(page, ['human', 'greedy']);
      await page.locator(FIRST).first().waitFor();
      expect(await playOutByKeys(page)).toBeGreaterThan(40);
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test('the city is walked by its bridges and blocks, the harbour by its water; each says its neighbours', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator(FIRST).first().waitFor();
    const label = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let n = 0; n < 40 && !(await label()).startsWith('Block'); n++) await page.keyboard.press('Tab');
    expect(await label()).toMatch(/^Block 1, .*Bridges to /);
    const first = await label();
    await page.keyboard.press('ArrowRight');
    expect(await label()).toMatch(/^Block \d+, /);
    expect(await label()).not.toBe(first);
    await page.keyboard.press('Tab');
    expect(await label()).toMatch(/^Amstel, start/);
    await page.keyboard.press('Tab');
    expect(await label()).toMatch(/Beside it: /);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => document.activeElement?.matches('.ams-press-legal'))).toBe(true);
    expect(await heard(page)).toContain('The city: 36 blocks');
    // Close by, the focus moves the view and not the box: the whole board comes back.
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Closer' }).click();
    const spots = page.locator('.pan-zoom-box .ams-spot');
    for (const n of [0, 35]) {
      await spots.nth(n).evaluate((spot: SVGElement) => spot.focus());
      await page.keyboard.press('Home');
      await page.keyboard.press('End');
    }
    expect(await page.locator('.pan-zoom-box').evaluate((box) => [box.scrollLeft, box.scrollTop])).toEqual([0, 0]);
    await context.close();
  });

  test('what is not possible says why, with its paragraph; what it needs, and when the dial has it', async () => {
    const { page, context } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await playUntil(page, BLOCK);
    await page.locator('.ams-spot-idle[data-spot^="block"]').first().dispatchEvent('click');
    const slip = page.locator('.inspector-pinned');
    expect(await slip.locator('.inspector-reason').textContent()).toBe(
      'You do not have enough resources of the block’s colour.',
    );
    expect(await slip.textContent()).toMatch(/Missing now: .*(Round \d+|Nothing on your dial)/);
    await slip.getByRole('button', { name: 'Rule 8.3' }).click();
    await page.locator('.drawer').getByText('8.3').first().waitFor();
    await context.close();
  });

  test('dice show where they land; a far space is sailed to in one go, paid sensibly; End turn warns of what is lost', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await playUntil(page, '.ams-die-button.ams-press-legal');
    await page.locator('.ams-die-button').nth(2).hover();
    await page.locator('.ams-load-would .ams-gem-at').first().waitFor({ state: 'attached' });
    await playUntil(page, '.ams-spot-far[data-spot^="space"]');
    const far = page.locator('.ams-spot-far[data-spot^="space"]').last();
    const id = await far.getAttribute('data-spot');
    await far.dispatchEvent('click');
    if ((await page.locator('[data-name=pay-ok]').count()) > 0) {
      await page.locator('.ams-path').waitFor({ state: 'attached' });
      await page.locator('[data-name=pay-ok]').click();
    }
    await page.waitForFunction(
      (spot) => !document.querySelector(`[data-spot="${spot}"]`)?.matches('.ams-spot-far, .ams-spot-chosen'),
      id,
    );
    await page.locator('[data-name=undo]').click();
    await page.locator(`.ams-spot-far[data-spot="${id}"]`).waitFor({ state: 'attached' });
    await page.locator('[data-name=end-turn]').click();
    expect(await page.getByRole('dialog').textContent()).toMatch(/You lose \d+ resource/);
    expect(await axe(page)).toEqual([]);
    await page.locator('[data-name=end-turn-back]').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('four players fit without scrolling on 1440 × 900 and 1280 × 720', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const { page, context } = await stand().visit({ viewport });
      await lay(page, ['human', 'greedy', 'greedy', 'greedy']);
      await page.locator(FIRST).first().waitFor();
      for (let n = 0; n < 40; n++) {
        await pressOne(page, n);
        expect(await scrolls(page)).toBe(false);
      }
      expect(await scrolledInside(page)).toEqual([]);
      for (const late of [logUpTo('reader', 4, 11, 'turn'), logFrom({ from: FULL, players: FOUR })]) {
        await page.goto(stand().address);
        await openLog(page, late);
        await page.locator('.ams-desk').waitFor();
        expect(await scrolls(page)).toBe(false);
        expect(await scrolledInside(page)).toEqual([]);
        const { bottom } = await page.locator('.own-banner').evaluate((banner) => banner.getBoundingClientRect());
        expect(bottom).toBeLessThanOrEqual(viewport.height);
      }
      await context.close();
    }
  });

  test('however many cards are active, all are in sight beside the map; by name at least, and told whole when asked', async () => {
    const active = [1, 5, 13, 26, 33, 40, 52, 54, 61, 70, 77, 88, 92, 99, 101, 110, 120, 130];
    const { page, context } = await stand().visit();
    for (const n of [4, 8, 13, 18]) {
      await page.goto(stand().address);
      const players = [{ active: active.slice(0, n), pool: { brown: 3, pink: 2 } }, {}, {}, {}];
      await openLog(page, logFrom({ from: { round: 11, acting: 0, players }, players: FOUR }));
      const cards = page.locator('.ams-board-side .ams-card');
      await cards.nth(n - 1).waitFor();
      expect(await cards.count()).toBe(n);
      expect(await scrolledInside(page)).toEqual([]);
      const hidden = await cards.evaluateAll((all) => {
        const side = all[0].closest('.ams-board-side')?.getBoundingClientRect();
        return all.filter((card) => card.getBoundingClientRect().bottom > (side?.bottom ?? 0)).length;
      });
      expect(hidden).toBe(0);
    }
    // The smallest are told as whole as the largest.
    await page.locator('.ams-board-side .ams-card').first().dispatchEvent('click');
    await page.locator('.inspector-pinned .ams-card-text').waitFor();
    await context.close();
  });

  test(
    'on a phone the parts are pages one swipe apart, the prompt says where to go, and nothing scrolls the page',
    async () => {
      const { page, context, complaints } = await stand().visit({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      await lay(page, ['human', 'greedy']);
      await page.locator(FIRST).first().waitFor();
      const hint = page.locator('.prompt-hint');
      expect(await page.locator('[data-page=market]').getAttribute('aria-current')).toBe('page');
      expect(await hint.textContent()).not.toContain('Go to: ');
      await page.locator('[data-page=city]').click();
      await expect.poll(() => hint.textContent()).toContain('Go to: Market.');
      await page.locator('[data-page=market]').click();
      await expect.poll(() => hint.textContent()).not.toContain('Go to: ');
      expect(await scrolls(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      await playUntil(page, BLOCK);
      for (const part of ['city', 'harbour', 'market', 'cards', 'dial']) {
        await page.locator(`[data-page=${part}]`).click();
        await page.locator(`[data-page=${part}][aria-current=page]`).waitFor();
        await page.waitForTimeout(400);
        expect(await scrolls(page)).toBe(false);
        expect(await axe(page)).toEqual([]);
      }
      await playMerchantOut(page);
      await skipCount(page);
      expect(await scrolls(page)).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test('four seats, three of them bots: no task of ours takes 50 ms', async () => {
    const { page, context } = await stand().visit();
    await watchTiming(context);
    await page.reload();
    await lay(page, ['human', 'greedy', 'greedy', 'greedy']);
    await page.locator(FIRST).first().waitFor();
    for (let n = 0; n < 24; n++) await pressOne(page, n);
    await takeAsIdle(page);
    const longest: number[] = [];
    for (let n = 0; longest.length < 12; n++) {
      await pressOne(page, n);
      longest.push((await takeAsIdle(page)).longest);
    }
    // What takes long by itself does so most of the time; what waited for a busy machine does not.
    expect(median(longest)).toBeLessThan(50);
    await context.close();
  });

  test('a table is kept after every move, and speaks French', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy', 'greedy']);
    await playUntil(page, BLOCK);
    const asked = await page.locator('.bar-turn').textContent();
    await page.reload();
    await page.locator(BLOCK).first().waitFor();
    expect(await page.locator('.bar-turn').textContent()).toBe(asked);
    await page.evaluate(
      (text: string) => localStorage.setItem('mokum-settings', text),
      JSON.stringify({ ...QUICK, language: 'fr' }),
    );
    await page.reload();
    await page.locator(BLOCK).first().waitFor();
    expect(await page.locator('.bar-turn').textContent()).toMatch(/^Manche \d+/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
