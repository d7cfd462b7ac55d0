import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestTable, until } from '../src/table/test-kit.ts';
import type { Save } from '../src/saves/save.ts';
import { writeShareLink } from '../src/share/share-link.ts';
import { axe, inBrowser, layTable, legalDeck, scrolls } from './harness.ts';
import { skipCount } from './player.ts';

/** The log of a whole game, played by bots outside the browser. */
async function playedLog(): Promise<string> {
  const table = await openTestTable(['random', 'random', 'random']);
  await until(() => table.now.value.result, 60_000);
  const log = (await table.log()) as string;
  table.close();
  return log;
}
let played: Promise<string> | undefined;
const finishedLog = (): Promise<string> => (played ??= playedLog());

/** Puts something among the kept games, as a damaged disk or another version of the page would. */
const store = (page: Page, id: string, value: string): Promise<void> =>
  page.evaluate(
    ([key, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mokum', 1);
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(JSON.parse(text), key);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(transaction.error));
        });
      }),
    [id, value] as const,
  );

const kept = (page: Page, id: string): Promise<Save> =>
  page.evaluate(
    (key) =>
      new Promise<Save>((resolve) => {
        const opening = indexedDB.open('mokum', 1);
        opening.addEventListener('success', () => {
          const request = opening.result.transaction('games').objectStore('games').get(key);
          request.addEventListener('success', () => {
            opening.result.close();
            resolve(request.result as Save);
          });
        });
      }),
    id,
  );

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await download.path(), 'utf8');
}

inBrowser('kept games and bad input in a browser', (stand) => {
  test('a full store says so before a move is lost, and offers the game; with room again all is well', async () => {
    const { page, context } = await stand().visit();
    const origin = new URL(stand().address).origin;
    const cdp = await context.newCDPSession(page);
    // Before the first write: a browser remembers for a while how much room there was.
    await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await layTable(page, ['human', 'greedy']);
    const notice = page.locator('.notice[role=alert]');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('There is no room left in this browser');
    expect(await axe(page)).toEqual([]);
    // Moves are made all the same, and the game can be taken along with them.
    await legalDeck(page).click();
    await page.locator('.gp-tile-legal').first().waitFor();
    const log = await downloaded(page, () => notice.getByRole('button', { name: 'Download the game' }).click());
    expect(log).toMatch(/^mokum log 2\n/);
    expect(log).toMatch(/^1 0 draw shop/m);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin });
    await page.locator('.gp-tile-legal').first().click();
    await page.locator('[data-place]').first().waitFor();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    await context.close();
  });

  test('two tabs on one game agree', async () => {
    const { page, context } = await stand().visit();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await legalDeck(other).waitFor();
    await legalDeck(page).click();
    await other.locator('.gp-tile-legal').first().waitFor();
    expect(await other.locator('.notice').textContent()).toContain('played on in another tab');
    await other.locator('.gp-tile-legal').first().click();
    await page.locator('[data-place]').first().waitFor();
    const asked = (tab: Page): Promise<string | null> => tab.locator('.prompt-line').textContent();
    expect(await asked(page)).toBe(await asked(other));
    await context.close();
  });

  test('a broken save and one of a newer page are told of, offered as they are, and leave the others alone', async () => {
    const { page, context, complaints } = await stand().visit();
    await layTable(page, ['human', 'greedy'], 'one');
    await legalDeck(page).waitFor();
    const whole = page.url().split('/').at(-1) as string;
    for (const [id, value, says] of [
      ['broken', '{"format":1,"id":"broken","log":"mokum log 1 … cut"}', 'damaged'],
      ['newer', '{"format":99,"id":"newer","log":"in a new way"}', 'newer version'],
    ]) {
      await store(page, id, value);
      await page.goto(`${stand().address}#/table/${id}`);
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toContain(says);
      expect(await axe(page)).toEqual([]);
      const raw = await downloaded(page, () => page.locator('[data-name=raw]').click());
      expect(raw).toContain(JSON.parse(value).log);
      await page.getByRole('button', { name: 'Back to the games' }).click();
      await page.locator('.shelf').waitFor();
    }
    // One of a game that only another version of the page has, in the form of today.
    const save = await kept(page, whole);
    const info = { ...save.info, id: 'foreign', game: 'chess' };
    await store(page, 'foreign', JSON.stringify({ ...save, id: 'foreign', info }));
    await page.reload();
    await page.locator('.shelf-game').nth(3).waitFor();
    expect(await page.locator('.poster').count()).toBe(3);
    expect(await page.locator('.shelf-open').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    const raw = await downloaded(page, () => page.getByRole('button', { name: 'Download' }).first().click());
    expect(raw).toContain('log');
    await page.locator('.shelf-open').click();
    await legalDeck(page).waitFor();
    expect(page.url()).toContain(whole);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a log comes in as a file and goes out as the same; a wrong file is told of; rematch', async () => {
    const { page, context } = await stand().visit();
    const log = await finishedLog();
    const give = (text: string): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await give('a shopping list');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('not a Mokum game');
    expect(await downloaded(page, () => page.locator('[data-name=raw]').click())).toBe('a shopping list');
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await give(log);
    await page.getByRole('slider').waitFor();
    await page.goto(stand().address);
    await page.locator('.shelf-open').click();
    await skipCount(page);
    // What a finished street has not met it will not meet.
    const streets = await page.locator('.end-streets').ariaSnapshot();
    expect(streets).toContain('Not met');
    expect(streets).not.toContain('Not met yet');
    expect(await downloaded(page, () => page.locator('[data-name=export]').click())).toBe(log);
    const before = page.url();
    await page.locator('[data-name=rematch]').click();
    await page.waitForFunction((was) => location.href !== was && document.querySelector('.bar-turn'), before);
    await context.close();
  });

  test('rules that this page does not have, and links of a newer one', async () => {
    const { page, context } = await stand().visit();
    const log = await finishedLog();
    for (const [link, says, keeps] of [
      [await writeShareLink(log.replace('rules 1', 'rules 99'), stand().address), 'rules that this page', 'rules 99'],
      [await writeShareLink(log.replace('"grachtenpand"', '"chess"'), stand().address), 'does not have', 'chess'],
      [await writeShareLink(log.replace('log 2', 'log 7'), stand().address), 'newer version', 'mokum log 7'],
      [`${stand().address}#game=9.abc`, 'made by a newer version', '#game=9.abc'],
      [`${stand().address}#game=1.abc`, 'was cut or changed', '#game=1.abc'],
    ]) {
      await page.goto(link);
      await page.reload();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toContain(says);
      expect(await downloaded(page, () => page.locator('[data-name=raw]').click())).toContain(keeps);
    }
    await context.close();
  });

  test('a page that is no longer served says so, wherever the next part of it is asked for', async () => {
    const says = async (page: Page): Promise<void> => {
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('A part of the page could not be loaded');
      expect(await axe(page)).toEqual([]);
    };
    const { page, context } = await stand().visit();
    await page.locator('.poster svg').nth(2).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await says(page);
    await page.getByRole('button', { name: 'Back to the games' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(await finishedLog()),
    });
    await says(page);
    await page.goto(`${stand().address}#/table/any`);
    await says(page);
    await context.setOffline(false);
    await page.goto(stand().address);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await legalDeck(page).waitFor();
    await context.close();
  });

  test.each([
    [1440, 900],
    [1280, 720],
    [390, 844],
  ])('nothing scrolls the page at %i × %i: table, count, ranking, replay', async (width, height) => {
    const { page, context } = await stand().visit({ viewport: { width, height }, hasTouch: width < 500 });
    const link = await writeShareLink(await finishedLog(), stand().address);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await legalDeck(page).waitFor();
    expect(await scrolls(page)).toBe(false);
    await legalDeck(page).click();
    await page.locator('.gp-tile-legal').first().click();
    await page.locator('[data-place]').first().waitFor();
    expect(await scrolls(page)).toBe(false);
    await page.keyboard.press('g');
    await page.locator('.drawer').waitFor();
    expect(await scrolls(page)).toBe(false);
    await page.goto(link);
    await page.getByRole('slider').waitFor();
    expect(await scrolls(page)).toBe(false);
    // The link's game is kept like any other: its table is the count.
    await page.goto(stand().address);
    await page.locator('.shelf-open').first().click();
    await page.locator('.end').waitFor();
    expect(await scrolls(page)).toBe(false);
    await skipCount(page);
    await page.locator('.ranking').waitFor();
    expect(await scrolls(page)).toBe(false);
    await context.close();
  });
});
