import type { Page } from 'playwright-core';

const ASKED =
  '.end, .curtain, .inspector .button-legal, .nw-legal, [data-name="amount-ok"], [data-name="split-ok"], [data-name="pass"], [data-name="stop"], .button-main[data-name="end-turn"]';

/** What can be pressed now, the most telling first; `by` says which of several. */
async function nextThing(page: Page, by: number): Promise<string> {
  await page.waitForFunction(
    (asked) => document.querySelector('[data-name="skip"]') === null && document.querySelector(asked) !== null,
    ASKED,
    { timeout: 20_000 },
  );
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

/** One press, by pointer or by keyboard. */
export async function pressOne(page: Page, by: number, how: 'click' | 'key' = 'click'): Promise<'pressed' | 'over'> {
  const thing = await nextThing(page, by);
  if (thing === 'end') return 'over';
  const before = await stateOf(page);
  // What is gone by now was part of a moment that has passed: the next look finds what is asked.
  const there = await page.evaluate(
    ([selector, means]) => {
      const found = document.querySelector<HTMLElement | SVGElement>(selector);
      if (means === 'click') found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      else found?.focus();
      return found !== null;
    },
    [thing, how],
  );
  if (!there) return 'pressed';
  if (how === 'key') await page.keyboard.press('Enter');
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
