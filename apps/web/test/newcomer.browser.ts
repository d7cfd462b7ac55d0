import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, inBrowser, layTable, legalDeck, QUICK } from './harness.ts';
import { playTurn } from './player.ts';

const NEW = { botSpeed: 'instant', language: 'en' };
const on = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((what) => document.activeElement?.matches(what), selector);

inBrowser('a newcomer in a browser', (stand) => {
  test('who hears the table hears the notes, and puts them away by key without losing the place', async () => {
    const { page, context } = await stand().visit({}, NEW);
    await page.locator('.poster').first().getByRole('button').first().press('Enter');
    await page.locator('.note').waitFor();
    const heard = (text: string): Promise<unknown> =>
      page.waitForFunction((part) => document.querySelector('[data-announcer]')?.textContent?.includes(part), text);
    await heard('Build the prettiest street');
    await page.getByRole('button', { name: 'Got it' }).press('Enter');
    await page.locator('.note').waitFor({ state: 'detached' });
    await on(page, '.gp-deck-legal');
    await page.keyboard.press('Enter');
    await heard('draws Shop');
    await heard('Now play one of your four cards');
    await context.close();
  });

  test('a key that opens the log brings the focus there; when it closes, back to where it was', async () => {
    const { page, context } = await stand().visit();
    await page.locator('.poster').first().getByRole('button').first().press('Enter');
    await on(page, '.gp-deck-legal');
    for (const close of ['Escape', 'l']) {
      await page.keyboard.press('l');
      await on(page, '.drawer-panel');
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press(close);
      await on(page, '.gp-deck-legal');
    }
    await context.close();
  });

  test('what is not asked now says so with the paragraph of what is', async () => {
    const { page, context } = await stand().visit();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    const links = (): Promise<string[]> => page.locator('.inspector .link').allTextContents();
    await page.locator('.gp-hand button').first().click();
    await page.locator('.inspector-reason').waitFor();
    expect((await links())[0]).toBe('Rule 3.3');
    await legalDeck(page).click();
    await page.locator('.gp-tile-legal').first().waitFor();
    await page.locator('.gp-deck').first().click();
    await page.locator('.inspector-reason').waitFor();
    expect((await links())[0]).toBe('Rule 3.11');
    await context.close();
  });

  test('on a small phone a note leaves the question in sight, and the street keeps its size', async () => {
    for (const language of ['en', 'fr']) {
      const viewport = { width: 360, height: 640 };
      const { page, context } = await stand().visit({ viewport, hasTouch: true }, { ...NEW, language });
      await page.locator('.poster').first().getByRole('button').nth(1).tap();
      await page.locator('.set-up-seed input').fill('prinsengracht');
      await page.locator('[data-name=begin]').tap();
      const note = page.locator('.note');
      await note.waitFor();
      await legalDeck(page).waitFor();
      const [slip, asked] = await Promise.all([note, page.locator('.prompt')].map((it) => it.boundingBox()));
      expect((slip?.y ?? 0) + (slip?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
      expect(slip?.y).toBeGreaterThanOrEqual(0);
      await page.evaluate(
        (text) => localStorage.setItem('mokum-settings', text),
        JSON.stringify({ ...QUICK, language }),
      );
      await page.reload();
      // From the draw to the end of the turn the street keeps its size, in the longer language too.
      const room = async (): Promise<number | undefined> => (await page.locator('.table-board').boundingBox())?.height;
      await legalDeck(page).waitFor();
      const before = await room();
      await legalDeck(page).tap();
      await page.locator('.gp-tile-legal').first().tap();
      await page.locator('[data-place]').first().waitFor();
      expect(await room()).toBe(before);
      await page.locator('[data-place]').first().dispatchEvent('click');
      await page.locator('.button-main[data-name="end-turn"]').waitFor();
      expect(await room()).toBe(before);
      await context.close();
    }
  });

  test('on a phone a line of the log shows the board of its moment, and the log is there again', async () => {
    const viewport = { width: 390, height: 844 };
    const { page, context } = await stand().visit({ viewport, hasTouch: true });
    await layTable(page, ['human', 'greedy', 'greedy']);
    await playTurn(page);
    await legalDeck(page).waitFor();
    const room = async (): Promise<number> => (await page.locator('.table-board').boundingBox())?.height ?? 0;
    const before = await room();
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('.sheet-all .log-link').nth(4).tap();
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    expect(await room()).toBeGreaterThan(before * 0.75);
    expect(await page.locator('.bar-turn').textContent()).toBe('Turn 1');
    expect(await axe(page)).toEqual([]);
    await page.locator('.sheet-handle').tap();
    await page.locator('.sheet-all .log-link[aria-current]').first().waitFor();
    await context.close();
  });
});
