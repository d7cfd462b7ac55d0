import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playColonyOut, pressOne } from './colonist.ts';
import { axe, inBrowser, layTable, QUICK, scrolls } from './harness.ts';
import { skipCount } from './player.ts';

const NIEUW_AMSTERDAM = 1;
const lay = (page: Page, seats: readonly string[]): Promise<void> =>
  layTable(page, seats, 'heeren-gracht', NIEUW_AMSTERDAM);

/** Presses until a question of this kind is asked. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 200 && (await page.locator(selector).count()) === 0; n++) await pressOne(page, n);
  await page.locator(selector).first().waitFor();
}

inBrowser('Nieuw Amsterdam', (stand) => {
  test('a whole game by clicks to the count; no screen breaks a rule of axe', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe('Place a shop in a district, free.');
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await playUntil(page, '[data-name="amount-ok"]');
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await playUntil(page, '[data-name="election"]');
    expect(await axe(page)).toEqual([]);
    expect(await playColonyOut(page)).toBeGreaterThan(20);
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

  test('a whole game by keyboard', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.nw-legal').first().waitFor();
    // The first key brings the focus to what is asked; Tab and the arrows reach everything else.
    await page.keyboard.press('Tab');
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
});
