import type { Page } from 'playwright-core';

const READY =
  '[data-name="end-turn-go"], .end, [data-name="hand-back-done"], .ams-order.ams-press-legal, .curtain, .ams-choice button, [data-name="pay-ok"], [data-name="decline"], .ams-card.ams-press-legal, .ams-die-button.ams-press-legal, .ams-spot-legal, .button-main[data-name="end-turn"]';

/** How often the page is looked at: with every picture, or so many milliseconds apart where its own work is measured. */
type Looks = 'raf' | number;

/** Waits until something can be pressed. */
export async function asked(page: Page, polling: Looks = 'raf'): Promise<void> {
  await page.waitForFunction(
    (asked) => document.querySelector('[data-name="skip"]') === null && document.querySelector(asked) !== null,
    READY,
    { timeout: 60_000, polling },
  );
}

/** What can be pressed now, the most telling first; `by` says which of several. */
async function nextThing(page: Page, by: number, polling: Looks): Promise<string> {
  await asked(page, polling);
  return page.evaluate((n) => {
    const there = (selector: string): boolean => document.querySelector(selector) !== null;
    const spots = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((thing) => `[data-spot="${thing.getAttribute('data-spot')}"]`);
    if (there('.end')) return 'end';
    if (there('.curtain')) return '.curtain .button-main';
    if (there('[data-name="end-turn-go"]')) return '[data-name="end-turn-go"]';
    const back = ['hand-back-best', 'hand-back-done'].map((name) => `[data-name="${name}"]`).find(there);
    if (back) return back;
    if (there('.inspector .button-legal')) return '.inspector .button-legal';
    if (there('[data-name="pay-ok"]')) return '[data-name="pay-ok"]';
    const choices = [...document.querySelectorAll('.ams-choice button')].map(
      (_, i) => `.ams-choice button:nth-of-type(${i + 1})`,
    );
    if (choices.length > 0) return choices[n % choices.length];
    const end = '.button-main[data-name="end-turn"]';
    const quick = ['use-all', 'load-all'].map((name) => `[data-name="${name}"]`).find(there);
    if (quick) return quick;
    const legal = [
      ...spots('.ams-order.ams-press-legal'),
      ...spots('.ams-card.ams-press-legal'),
      ...spots('.ams-die-button.ams-press-legal'),
      ...spots('.ams-market.ams-press-legal'),
      ...spots('.ams-spot-legal'),
    ];
    const best =
      legal.find((spot) => /"order |"card |"warehouse |"docker|"die /.test(spot)) ??
      (n % 3 === 0 ? legal.find((spot) => spot.includes('"block ')) : undefined) ??
      legal[(n * 7) % Math.max(1, legal.length)];
    if (best !== undefined && !(there(end) && n % 4 === 3)) return best;
    return end;
  }, by);
}

const PARTS = [
  '.prompt',
  '.inspector',
  '.ams-desk, .ams-phone',
  '.end, .curtain',
  'dialog[open], [popover]:popover-open',
];

/** The look of the table, to tell whether a press has changed anything; a piece in the stores says nothing, it is drawn. */
function look(parts: readonly string[]): string {
  return [
    ...parts.map((part) => document.querySelector(part)?.textContent ?? ''),
    document.querySelector('.ams-stores')?.innerHTML ?? '',
    ...[...document.querySelectorAll('[data-spot]')].map((thing) => thing.getAttribute('class')),
  ].join('|');
}

/** One press by pointer; what a pointer could not have reached is pressed all the same, and noted in `covered`. */
export async function pressOne(
  page: Page,
  by: number,
  covered: string[] = [],
  polling: Looks = 'raf',
): Promise<'pressed' | 'over'> {
  const thing = await nextThing(page, by, polling);
  if (thing === 'end') return 'over';
  // Agreed to, the end of a turn closes its dialog at once; the turn ends when the table says so.
  const watched = thing.includes('end-turn-go') ? PARTS.filter((part) => !part.startsWith('dialog')) : PARTS;
  const before = await page.evaluate(look, watched);
  // What is gone by now was part of a moment that has passed: the next look finds what is asked.
  const hit = await page.evaluate((selector) => {
    const found = document.querySelector(selector);
    if (!found) return 'gone';
    const { x, y, width, height } = found.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    const open = under !== null && found.contains(under);
    // A press is a task of its own, as it is by hand.
    setTimeout(() => (open ? under : found).dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const over = under?.closest('[class]');
    return open ? 'open' : `by ${over?.getAttribute('data-spot') ?? over?.getAttribute('class') ?? 'nothing'}`;
  }, thing);
  if (hit === 'gone') return 'pressed';
  if (hit !== 'open') covered.push(`${thing} ${hit}`);
  try {
    await page.waitForFunction(
      ([was, parts]) =>
        [
          ...parts.map((part) => document.querySelector(part)?.textContent ?? ''),
          document.querySelector('.ams-stores')?.innerHTML ?? '',
          ...[...document.querySelectorAll('[data-spot]')].map((one) => one.getAttribute('class')),
        ].join('|') !== was,
      [before, watched] as const,
      { timeout: 20_000, polling },
    );
  } catch (error) {
    throw new Error(`pressing ${thing} changed nothing`, { cause: error });
  }
  return 'pressed';
}

/** Plays until the count; tells how many presses it took, and which of them a pointer could not have made. */
export async function playMerchantOut(page: Page): Promise<{ presses: number; covered: readonly string[] }> {
  const covered: string[] = [];
  for (let n = 0; n < 1500; n++) if ((await pressOne(page, n, covered)) === 'over') return { presses: n, covered };
  throw new Error('no end after 1500 presses');
}
