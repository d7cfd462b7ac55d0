import { defaultEdition as colony } from '@mokum/nieuw-amsterdam';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, heard, inBrowser, openLog, QUICK, scrolls } from './harness.ts';
import { playOutByKeys } from './merchant-keys.ts';
import { asked, playMerchantOut, pressOne } from './merchant.ts';
import { skipCount } from './player.ts';
import { logFrom, logUpTo } from './walks/amsterdam-log.ts';

const AMSTERDAM = 2;
const WHOLE_GAME = 600_000;
/** for what comes by itself, on a busy machine too */
const SOON = { timeout: 20_000 };

interface Wanted {
  readonly seats: readonly string[];
  readonly expansions?: 'all' | 'none' | 'orders';
  readonly open?: 'None' | 'One' | 'Two';
  readonly seed?: string;
}

/** Lays a table of the short game with what is wanted of the expansions. */
async function lay(page: Page, { seats, expansions = 'none', open = 'None', seed = 'rokin' }: Wanted): Promise<void> {
  await page.getByRole('button', { name: 'New table' }).nth(AMSTERDAM).click();
  const dialog = page.getByRole('dialog');
  for (let n = 3; n > seats.length; n--) await dialog.getByRole('button', { name: 'Take the last seat away' }).click();
  for (let n = 3; n < seats.length; n++) await dialog.getByRole('button', { name: 'Add a seat' }).click();
  for (const [i, who] of seats.entries()) await dialog.getByLabel('Played by').nth(i).selectOption(who);
  await dialog.getByRole('radio', { name: 'Short game' }).check({ force: true });
  if (expansions !== 'none') {
    await dialog.getByRole('radio', { name: 'Five each' }).check({ force: true });
    await dialog
      .getByRole('group', { name: 'Of these lie open' })
      .getByRole('radio', { name: open, exact: true })
      .check({ force: true });
  }
  if (expansions === 'all')
    for (const name of ['Foreman and bailiff', 'Black-market trader', 'Eight more market tiles'])
      await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByLabel('Seed').fill(seed);
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

/** Presses until something is there. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 600; n++) {
    await asked(page);
    if ((await page.locator(selector).count()) > 0) return;
    await pressOne(page, n);
  }
  throw new Error(`${selector} never came`);
}
const GOAL = '.ams-goal .ams-spot-legal';
const ORDER = '.ams-order.ams-press-legal';
const DICE = '.ams-die-button.ams-press-legal';

inBrowser('Amsterdam’s expansions', (stand) => {
  test(
    'a whole game with every expansion by clicks; figures are put and orders opened on the table, and axe finds nothing',
    async () => {
      const { page, context, complaints } = await stand().visit();
      await lay(page, { seats: ['human', 'greedy'], expansions: 'all', open: 'Two' });
      await playUntil(page, GOAL);
      expect(await page.locator('.prompt-line').textContent()).toMatch(/^Put the (foreman|bailiff|trader)/);
      expect(await axe(page)).toEqual([]);
      // The foreman stands on spaces and the bailiff on blocks: who is asked for which depends on the deal.
      const place = (await page.locator('.prompt-line').textContent())?.includes('foreman') ? 'space' : 'block';
      await page.locator(`.ams-spot-idle[data-spot^="${place}"]`).first().dispatchEvent('click');
      expect(await page.locator('.inspector-reason').textContent()).toMatch(/^The (foreman starts|bailiff starts)/);
      await page.keyboard.press('Escape');
      await page.locator(GOAL).first().focus();
      await page.keyboard.press('Enter');
      await playUntil(page, ORDER);
      expect(await page.locator('.prompt-line').textContent()).toBe('Which secret order do you lay open?');
      expect(await axe(page)).toEqual([]);
      expect(await scrolls(page)).toBe(false);
      const { presses, covered } = await playMerchantOut(page);
      expect(presses).toBeGreaterThan(40);
      // A slip may lie over a piece until it is closed; nothing else does.
      expect(covered.length, covered.join(', ')).toBeLessThan(presses / 20);
      expect(await page.locator('.ams-tally').textContent()).toContain('Secret orders');
      await skipCount(page);
      expect(await axe(page)).toEqual([]);
      expect(await scrolls(page)).toBe(false);
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test(
    'a whole game with every expansion by keyboard: Tab, arrows and Enter',
    async () => {
      const { page, context, complaints } = await stand().visit();
      await lay(page, { seats: ['human', 'greedy'], expansions: 'all', open: 'One' });
      await asked(page);
      expect(await playOutByKeys(page)).toBeGreaterThan(40);
      expect(await page.locator('.ams-tally').textContent()).toContain('Secret orders');
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test('four players with five orders each fit without scrolling on 1440 × 900 and 1280 × 720', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const { page, context } = await stand().visit({ viewport });
      await lay(page, { seats: ['human', 'greedy', 'greedy', 'greedy'], expansions: 'all', open: 'One' });
      await playUntil(page, '.ams-spot-legal[data-spot^="block"]');
      await page.keyboard.press('Escape');
      await page.locator('[data-row=orders]').click();
      expect(await page.locator('.ams-own .ams-order').count()).toBe(5);
      expect(await scrolls(page)).toBe(false);
      const over = await page.evaluate(() =>
        ['.table-opponents', '.table-own', '.ams-own-cards', '.ams-own .ams-orders'].filter((part) => {
          const box = document.querySelector(part);
          return box !== null && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
        }),
      );
      expect(over).toEqual([]);
      await context.close();
    }
  });

  test('on a phone figures, orders and tiles have their page, and nothing scrolls the page', async () => {
    const { page, context, complaints } = await stand().visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await lay(page, { seats: ['human', 'greedy'], expansions: 'all', open: 'One' });
    for (const [thing, part] of [
      [GOAL, /harbour|city/],
      [ORDER, /cards/],
    ] as const) {
      await playUntil(page, thing);
      const shown = await page.locator('[data-page][aria-current=page]').getAttribute('data-page');
      expect(shown).toMatch(part);
      await page.locator('[data-page=dial]').click();
      await expect.poll(() => page.locator('.prompt-hint').textContent(), SOON).toContain('Go to: ');
      await page.locator(`[data-page=${shown}]`).click();
      await page.locator(`[data-page=${shown}][aria-current=page]`).waitFor();
      await expect.poll(() => scrolls(page), SOON).toBe(false);
      expect(await axe(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('secret orders are nobody else’s to see: not behind the curtain, at the next seat, in the log or in the points', async () => {
    const { page, context, complaints } = await stand().visit();
    await lay(page, { seats: ['human', 'human'], expansions: 'orders' });
    const numbers = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ams-order')].map((card) => card.getAttribute('data-order') ?? ''),
      );
    await playUntil(page, '[data-row=orders]');
    await page.locator('[data-row=orders]').click();
    const first = await numbers();
    expect(first).toHaveLength(5);
    const leaks = async (): Promise<string[]> => {
      const said = `${await heard(page)} ${await page.locator('body').textContent()} ${await page.content()}`;
      return first.filter((n) => new RegExp(`[Oo]rder ${n}\\b|data-order="${n}"`).test(said));
    };
    expect(await leaks()).toHaveLength(5);
    await playUntil(page, '.curtain');
    expect(await leaks()).toEqual([]);
    await page.locator('.curtain .button-main').click();
    await page.locator('.own-banner').waitFor();
    await page.locator('[data-row=orders]').click();
    const second = await numbers();
    expect(second).toHaveLength(5);
    expect(second.filter((n) => first.includes(n))).toEqual([]);
    for (const key of ['l', 'p']) {
      await page.keyboard.press(key);
      await page.locator('.drawer').waitFor();
      expect(await leaks()).toEqual([]);
      if (key === 'l') expect(await page.locator('.drawer').textContent()).toMatch(/is dealt a secret order/);
      await page.keyboard.press(key);
    }
    await page.locator('button.banner').first().click();
    await page.locator('.ams-large').waitFor();
    expect(await leaks()).toEqual([]);
    await page.keyboard.press('Escape');
    // Looking back shows it with the same eyes, and so does what happened since.
    await page.keyboard.press('l');
    await page.locator('.log button').first().click();
    await page.getByText('You look at an earlier moment').first().waitFor();
    expect(await leaks()).toEqual([]);
    await page.keyboard.press('Escape');
    await playUntil(page, '.curtain');
    await page.locator('.curtain .button-main').click();
    await page.locator('.own-banner').waitFor();
    await page.locator('[data-row=orders]').click();
    expect(await numbers()).toEqual(first);
    const others = await page.evaluate(
      (hidden) => hidden.filter((n) => document.body.innerHTML.includes(`data-order="${n}"`)),
      second,
    );
    expect(others).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the new table says why something cannot be chosen, and names a pack of another game', async () => {
    const { page, context, complaints } = await stand().visit();
    await page.getByRole('button', { name: 'New table' }).nth(AMSTERDAM).click();
    const dialog = page.getByRole('dialog');
    const open = dialog.getByRole('group', { name: 'Of these lie open' });
    expect(await open.textContent()).toContain('Without secret orders none can lie open.');
    expect(await open.getByRole('radio').first().isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: 'Three each' }).check({ force: true });
    expect(await open.getByRole('radio').first().isDisabled()).toBe(false);
    await dialog.locator('[data-name=pack] input').setInputFiles({
      name: 'colony.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(colony)),
    });
    await dialog.getByRole('alert').getByText('This is a pack of Nieuw Amsterdam.').waitFor();
    expect(await dialog.getByRole('alert').getByRole('listitem').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what is handed back at the end is chosen in one panel, the best way a press away', async () => {
    const { page, context, complaints } = await stand().visit();
    const holds = { openOrders: [32, 42], dockers: { white: 2 }, aboard: { beer: 1 } };
    const main = ['handing-back', 'score-groups', 'score-districts', 'score-leftovers'].map((task) => ({ task }));
    const from = { round: 12, agenda: { main }, players: [holds, {}] };
    await openLog(page, logFrom({ from, players: ['human', 'greedy'], options: { orders: 3 } }));
    await page.locator('.ams-hand-back').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    const best = page.locator('[data-name=hand-back-best]');
    if ((await best.count()) > 0) await best.click();
    expect(await page.locator('.ams-hand-back-reached').count()).toBe(1);
    await page.locator('[data-name=hand-back-done]').click();
    await page.locator('.end').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** TOM's turn of phases II and III, once it is told. */
const PLAYING = '.ams-tom-over[data-phase="2"]';

inBrowser('Amsterdam alone', (stand) => {
  test(
    'a solo game to its count: expansions stay in the box, TOM has his plate and his column, and who wins is said',
    async () => {
      const { page, context, complaints } = await stand().visit();
      await page.getByRole('button', { name: 'New table' }).nth(AMSTERDAM).click();
      for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Take the last seat away' }).click();
      expect(await page.getByRole('checkbox', { name: 'Black-market trader' }).isDisabled()).toBe(true);
      expect(await page.getByRole('dialog').textContent()).toContain('Against TOM the expansions stay in the box.');
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await lay(page, { seats: ['human'] });
      await playUntil(page, DICE);
      expect(await axe(page)).toEqual([]);
      expect(await scrolls(page)).toBe(false);
      await page.getByRole('button', { name: /^TOM, / }).click();
      await page
        .locator('.ams-tom-turn')
        .getByRole('button', { name: /^Rule 20\./ })
        .first()
        .click();
      await page
        .locator('.drawer')
        .getByText(/20\.\d/)
        .first()
        .waitFor();
      await page.locator('[data-name=tom-next]').click();
      await playMerchantOut(page);
      await skipCount(page);
      expect(await page.locator('.end-head').textContent()).toMatch(/(TOM wins|You win|A tie)/);
      expect(await page.locator('.ams-tally-board').last().textContent()).toContain('TOM');
      expect(await page.locator('.ranking').textContent()).toContain('TOM');
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    WHOLE_GAME,
  );

  test('the table shows what has been told of TOM’s turn and no more, and his pieces travel', async () => {
    const { page, context, complaints } = await stand().visit(
      { reducedMotion: 'no-preference' },
      { ...QUICK, botSpeed: 'normal' },
    );
    await openLog(page, logUpTo('rokin', 1, 5, 'choose-card'));
    await asked(page);
    // Everything is written down as it happens: on a busy machine a look would come too late.
    await page.evaluate(() => {
      const told: string[] = [];
      const seen = { told, flights: 0 };
      Object.assign(window, { seen });
      const plate = (): string => document.querySelector('.banner-box[data-seat="1"] button')?.ariaLabel ?? '';
      const step = (): string =>
        document.querySelector('.ams-tom-over[data-phase="2"] .ams-tom-place')?.textContent ?? '';
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches('.flight')) seen.flights++;
        const now = `${step()}: ${plate()}`;
        if (step() !== '' && told.at(-1) !== now) told.push(now);
      }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    });
    await playUntil(page, PLAYING);
    await page.locator(PLAYING).getByRole('button', { name: 'Your turn' }).waitFor({ timeout: 60_000 });
    const { told, flights } = await page.evaluate(
      () => (window as unknown as { seen: { told: string[]; flights: number } }).seen,
    );
    expect(told.length).toBeGreaterThan(1);
    const stands = (line: string | undefined): string => line?.replace(/^[^:]*: /, '') ?? '';
    // His plate changes with the steps, and at the last it says how he stands.
    expect(new Set(told.map(stands)).size).toBeGreaterThan(1);
    expect(stands(told.at(-1))).toBe(
      await page.locator('.banner-box[data-seat="1"] button').getAttribute('aria-label'),
    );
    expect(stands(told[0])).not.toBe(stands(told.at(-1)));
    expect(flights).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Your turn' }).click();
    await page.locator('.ams-tom-turn').waitFor({ state: 'hidden' });
    await page.locator('.flight').first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('TOM’s turn is told step by step at the pace of the bots, and on a phone without scrolling the page', async () => {
    const { page, context, complaints } = await stand().visit(
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      { ...QUICK, botSpeed: 'normal' },
    );
    await lay(page, { seats: ['human'] });
    await playUntil(page, DICE);
    const turn = page.locator('.ams-tom-turn');
    await turn.waitFor();
    expect(await turn.textContent()).toMatch(/Step 1 of \d/);
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    if ((await page.locator('[data-name=tom-skip]').count()) > 0) await page.locator('[data-name=tom-skip]').click();
    await page.locator('[data-name=tom-next]').click();
    await turn.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
