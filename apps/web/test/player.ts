import type { Page } from 'playwright-core';

const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector(
        '.end, .curtain, .gp-deck-legal, .gp-tile-legal, [data-place], .button-main[data-name="end-turn"]',
      ) !== null,
    undefined,
    { timeout: 15_000 },
  );

/** Plays one turn by clicks: a deck, a card, its place or the canal, and the end of the turn. */
export async function playTurn(page: Page, deck = 1): Promise<'played' | 'over'> {
  for (let step = 0; step < 8; step++) {
    await still(page);
    if (await page.locator('.end').count()) return 'over';
    const legalDecks = page.locator('.gp-deck-legal');
    const count = await legalDecks.count();
    if (count > 0) {
      await legalDecks.nth(Math.min(deck, count - 1)).click();
      await page.locator('.gp-deck-legal').first().waitFor({ state: 'detached' });
      continue;
    }
    const places = page.locator('[data-place]');
    if ((await places.count()) > 0) {
      await places.first().dispatchEvent('click');
      await places.first().waitFor({ state: 'detached' });
      continue;
    }
    const end = page.locator('.button-main[data-name="end-turn"]');
    if ((await end.count()) > 0) {
      const turn = await page.locator('.bar-turn').textContent();
      await end.click();
      await page.waitForFunction(
        (was) =>
          document.querySelector('.end, .curtain') !== null || document.querySelector('.bar-turn')?.textContent !== was,
        turn,
      );
      return (await page.locator('.end').count()) > 0 ? 'over' : 'played';
    }
    // A roof where there is one: four of them end the game.
    const tiles = page.locator('.gp-tile-legal');
    const texts = await tiles.evaluateAll((all) => all.map((tile) => Number(tile.getAttribute('data-tile'))));
    const roof = texts.find((number) => number >= 83) ?? texts[0];
    if (roof === undefined) continue;
    await page.locator(`.gp-tile-legal[data-tile="${roof}"]`).click();
    await page.waitForFunction(() => document.querySelector('[data-place], .inspector .button-legal') !== null);
    const canal = page.locator('.inspector .button-legal');
    if ((await canal.count()) > 0) {
      await canal.click();
      await page.locator('.button-main[data-name="end-turn"]').waitFor();
    }
  }
  throw new Error('a turn of more than eight steps');
}

/** Plays until the count; every other turn a roof is drawn, so that it comes. */
export async function playOut(page: Page): Promise<number> {
  for (let turn = 0; turn < 60; turn++) if ((await playTurn(page, turn % 2 === 0 ? 2 : 1)) === 'over') return turn;
  throw new Error('no end after 60 turns');
}

/** Shops first, then windows, then roofs: a street to be shown. */
const PLAN = [
  'shop',
  'window',
  'window',
  'shop',
  'window',
  'window',
  'roof',
  'window',
  'shop',
  'window',
  'window',
  'roof',
  'window',
] as const;
const KINDS = ['shop', 'window', 'roof'] as const;
const kindOf = (number: number): (typeof KINDS)[number] => (number < 31 ? 'shop' : number < 83 ? 'window' : 'roof');

/** Plays a turn that leaves the street prettier than before. */
export async function playPrettily(page: Page, turn: number): Promise<void> {
  const wanted = PLAN[turn % PLAN.length];
  await page.locator(`.gp-deck-legal[data-deck="${wanted}"]`).click();
  const tiles = page.locator('.gp-tile-legal');
  await tiles.nth(3).waitFor();
  const numbers = await tiles.evaluateAll((all) => all.map((tile) => Number(tile.getAttribute('data-tile'))));
  const chosen = numbers.findLast((number) => kindOf(number) === wanted) ?? numbers[0];
  await page.locator(`.gp-tile-legal[data-tile="${chosen}"]`).click();
  const places = page.locator('[data-place]:not(.gp-place-canal)');
  await places.first().waitFor();
  await places.nth(turn % (await places.count())).dispatchEvent('click');
  await page.locator('.button-main[data-name="end-turn"]').click();
  await page.locator('.gp-deck-legal').first().waitFor();
}

/** From the count to the ranking; a count that was quicker than the click is there already. */
export async function skipCount(page: Page): Promise<void> {
  await page.locator('.ranking, [data-name=count-skip]').first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-name=count-skip]')?.click());
  await page.locator('.ranking').waitFor();
}
