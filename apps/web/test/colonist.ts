import type { Page } from 'playwright-core';

const ASKED =
  '.end, .curtain, .inspector .button-legal, .nw-legal, [data-name="amount-ok"], [data-name="split-ok"], [data-name="pass"], [data-name="stop"], .button-main[data-name="end-turn"]';

/** Waits until the player is asked something, or the game is over. */
export const asked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (questions) => document.querySelector('[data-name="skip"]') === null && document.querySelector(questions) !== null,
    ASKED,
    { timeout: 20_000 },
  );

/** What can be pressed now, the most telling first; `by` says which of several. */
async function nextThing(page: Page, by: number): Promise<string> {
  await asked(page);
  return page.evaluate((n) => {
    const there = (selector: string): boolean => document.querySelector(selector) !== null;
    if (there('.end')) return 'end';
    if (there('.curtain')) return '.curtain .button-main';
    if (there('.inspector .button-legal')) return `.inspector .button-legal`;
    if (there('[data-name="split-ok"]')) return '[data-name="split-ok"]';
    if (there('[data-name="pass"]') && n % 3 === 0) return '[data-name="pass"]';
    if (there('[data-name="amount-ok"]')) return '[data-name="amount-ok"]';
    if (there('[data-name="pass"]')) return '[data-name="pass"]';
    if (there('[data-name="buy"]')) return '[data-name="buy"]';
    if (there('[data-name="clear"]')) return '[data-name="clear"]';
    const legal = [...document.querySelectorAll('.nw-legal')].map((thing) => thing.getAttribute('data-press'));
    const end = there('.button-main[data-name="end-turn"]');
    if (there('[data-name="election"]') && n % 2 === 0) return '[data-name="election"]';
    // Ships and lands before everything else; a turn with nothing but districts left ends now and then.
    const best = legal.find((id) => /^(ship|land) /.test(id ?? '')) ?? legal[n % Math.max(1, legal.length)];
    if (best !== null && best !== undefined && !(end && n % 4 === 3 && best.startsWith('district')))
      return `[data-press="${best}"]`;
    return end ? '[data-name="end-turn"]' : '[data-name="stop"]';
  }, by);
}

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      ['.prompt', '.inspector', '.nw-purse', '.nw-board, .nw-phone', '.end, .curtain']
        .map((part) => document.querySelector(part)?.textContent ?? '')
        .join('|') + [...document.querySelectorAll('[data-press]')].map((thing) => thing.getAttribute('class')).join(),
  );

/** Brings the focus to a thing by the Tab and arrow keys alone. */
export async function reach(page: Page, selector: string): Promise<'there' | 'gone'> {
  for (let n = 0; n < 150; n++) {
    const where = await page.evaluate((wanted) => {
      const GROUP = '[role="group"], .nw-part';
      const thing = document.querySelector(wanted);
      const now = document.activeElement;
      if (thing === null) return 'gone';
      if (now?.matches(wanted)) return 'there';
      const beside = now?.hasAttribute('data-press') && thing.hasAttribute('data-press');
      return beside && now?.closest(GROUP) === thing.closest(GROUP) ? 'beside' : 'elsewhere';
    }, selector);
    if (where === 'there' || where === 'gone') return where;
    await page.keyboard.press(where === 'beside' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`150 keys do not lead to ${selector}`);
}

/** One press, by pointer or by keyboard. */
export async function pressOne(page: Page, by: number, how: 'click' | 'key' = 'click'): Promise<'pressed' | 'over'> {
  const thing = await nextThing(page, by);
  if (thing === 'end') return 'over';
  const before = await stateOf(page);
  // What is gone by now was part of a moment that has passed: the next look finds what is asked.
  if (how === 'key') {
    if ((await reach(page, thing)) === 'gone') return 'pressed';
    await page.keyboard.press('Enter');
  } else {
    const there = await page.evaluate((selector) => {
      const found = document.querySelector(selector);
      found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return found !== null;
    }, thing);
    if (!there) return 'pressed';
  }
  await page.waitForFunction(
    (was) =>
      ['.prompt', '.inspector', '.nw-purse', '.nw-board, .nw-phone', '.end, .curtain']
        .map((part) => document.querySelector(part)?.textContent ?? '')
        .join('|') +
        [...document.querySelectorAll('[data-press]')].map((one) => one.getAttribute('class')).join() !==
      was,
    before,
    { timeout: 10_000 },
  );
  return 'pressed';
}

/** Plays until the count and tells how many presses it took. */
export async function playColonyOut(page: Page, how: 'click' | 'key' = 'click'): Promise<number> {
  for (let n = 0; n < 600; n++) if ((await pressOne(page, n, how)) === 'over') return n;
  throw new Error('no end after 600 presses');
}
