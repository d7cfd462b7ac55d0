import type { Page } from 'playwright-core';

const READY =
  '[data-name="end-turn-go"], .end, [data-name="hand-back-done"], .ams-choice button, [data-name="pay-ok"], [data-name="decline"], .ams-press-legal, .ams-spot-legal, .button-main[data-name="end-turn"]';

/** What has the focus: something to press now, the end of the turn, or anything else; nothing matters once all is over. */
const focused = (page: Page): Promise<'thing' | 'chosen' | 'end-turn' | 'other' | 'over'> =>
  page.evaluate(() => {
    if (document.querySelector('.end')) return 'over';
    const at = document.activeElement;
    if (!at) return 'other';
    if (at.matches('.ams-die-button.ams-press-chosen')) return 'chosen';
    if (at.matches('.button-main[data-name="end-turn"], [data-name="end-turn-go"]')) return 'end-turn';
    const pressable =
      '.ams-choice button, [data-name="hand-back-best"], [data-name="hand-back-done"], [data-name="pay-ok"]:not([aria-disabled]), [data-name="decline"], [data-name="use-all"], [data-name="load-all"], .ams-press-legal, .ams-spot-legal';
    return at.matches(pressable) ? 'thing' : 'other';
  });

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      ['.prompt', '.ams-desk', '.end', 'dialog[open], [popover]:popover-open']
        .map((part) => document.querySelector(part)?.textContent ?? '')
        .join('|') +
      (document.querySelector('.ams-stores')?.innerHTML ?? '') +
      [...document.querySelectorAll('[data-spot]')].map((thing) => thing.getAttribute('class')).join(),
  );

/** One move by keyboard: Tab to something that can be pressed, now and then the arrow keys, and Enter. */
async function keyOne(page: Page, by: number): Promise<'pressed' | 'over'> {
  await page.waitForFunction(
    (asked) => document.querySelector('[data-name="skip"]') === null && document.querySelector(asked) !== null,
    READY,
    { timeout: 60_000 },
  );
  if (await page.evaluate(() => document.querySelector('.end') !== null)) return 'over';
  const inTurn = await page.evaluate(
    () => document.querySelector('.prompt-line')?.textContent?.startsWith('Your turn') ?? false,
  );
  // A turn ends after a few things, as it does at a table.
  const wanted = inTurn && by % 6 === 5 ? 'end-turn' : 'any';
  const before = await stateOf(page);
  for (let tabs = 0; tabs < 90; tabs++) {
    const at = await focused(page);
    // The last bot may end the game while one looks for something to press.
    if (at === 'over') return 'over';
    if (at === 'end-turn' || (at === 'thing' && wanted === 'any')) break;
    await page.keyboard.press(at === 'chosen' || (tabs % 7 === 6 && by % 3 === 0) ? 'ArrowRight' : 'Tab');
  }
  await page.keyboard.press('Enter');
  const deadline = Date.now() + 20_000;
  while ((await stateOf(page)) === before) {
    if (Date.now() > deadline) {
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`Enter changed nothing on ${where}`);
    }
    await page.waitForTimeout(30);
  }
  return 'pressed';
}

export async function playOutByKeys(page: Page): Promise<number> {
  for (let n = 0; n < 900; n++) if ((await keyOne(page, n)) === 'over') return n;
  throw new Error('no end after 900 presses');
}
