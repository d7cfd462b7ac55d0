import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, inBrowser, layTable, scrolls } from './harness.ts';
import { playMerchantOut, pressOne } from './merchant.ts';

const AMSTERDAM = 2;
const lay = (page: Page, seats: readonly string[]): Promise<void> => layTable(page, seats, 'rokin', AMSTERDAM);

/** Presses until a question of this kind is asked. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 400 && (await page.locator(selector).count()) === 0; n++) await pressOne(page, n);
  await page.locator(selector).first().waitFor();
}

inBrowser('Amsterdam', (stand) => {
  test('a whole game by clicks to the count; no screen breaks a rule of axe', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, ['human', 'greedy']);
    await page.locator('.ams-card.ams-press-legal').first().waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe('Choose your first card');
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await playUntil(page, '.ams-die-button.ams-press-legal');
    expect(await axe(page)).toEqual([]);
    await playUntil(page, '.ams-spot-legal[data-spot^="block"]');
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    expect(await playMerchantOut(page)).toBeGreaterThan(40);
    await page.locator('[data-name=count-skip]').click();
    await page.locator('.ranking').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await page.locator('[data-name=replay]').click();
    await page.getByRole('slider').fill('3');
    expect(await page.locator('.bar-turn').textContent()).toContain('Round 1');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
