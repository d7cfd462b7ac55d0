import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, inBrowser, openLog } from './harness.ts';
import { logFrom } from './walks/amsterdam-log.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WAYS = ['mouse', 'keyboard', 'touch'] as const;
type Way = (typeof WAYS)[number];

/** In the middle of a turn: something to use, to buy, to wait for, to sail to and to lose. */
const inTurn = (dial: Readonly<Record<string, number>>): string =>
  logFrom({
    from: {
      round: 8,
      acting: 0,
      players: [
        {
          pool: { black: 2, brown: 2 },
          dial,
          active: [61, 70, 88, 92, 101],
          inactive: [18, 34, 60],
          crests: [1, 2, 3, 19],
          gulden: 2,
        },
        { barge: 40 },
      ],
    },
    players: ['human', 'greedy'],
  });
const turn = inTurn({ '1-grey': 1, '2-orange': 3, '2-violet': 2 });
const phaseTwo = {
  from: {
    round: 8,
    agenda: { main: [{ task: 'phase-two' }, { task: 'phase-three' }, { task: 'phase-four' }, { task: 'begin-round' }] },
  },
  players: ['human', 'greedy'],
};
const dice = logFrom(phaseTwo);

/** Points at something as one does with a mouse, with keys, or with a finger. */
async function pointAt(page: Page, way: Way, spot: string): Promise<void> {
  const thing = page.locator(`[data-spot="${spot}"]`).first();
  await thing.waitFor({ state: 'attached' });
  if (way === 'mouse') {
    const box = await (spot.startsWith('card') || spot.startsWith('die')
      ? thing
      : thing.locator('.ams-spot-shape')
    ).boundingBox();
    if (!box) throw new Error(`${spot} is not to be seen`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  } else if (way === 'keyboard') {
    await page.keyboard.press('Shift');
    await thing.evaluate((it: HTMLElement) => it.focus());
  } else await thing.dispatchEvent('click');
}
const openPage = async (page: Page, way: Way, name: string): Promise<void> => {
  if (way !== 'touch') return;
  await page.locator(`[data-page=${name}]`).click();
  await page.locator(`[data-page=${name}][aria-current=page]`).waitFor();
};
const told = (page: Page) => page.locator('.inspector');

inBrowser('What Amsterdam’s table tells at a glance', (stand) => {
  test.each(WAYS)('a die shows where its resources would land: by %s', async (way) => {
    const { page, context, complaints } = await stand().visit(way === 'touch' ? PHONE : {});
    await openLog(page, dice);
    await page.locator('.ams-die-button.ams-press-legal').first().waitFor();
    expect(await page.locator('.ams-load-would').count()).toBe(0);
    const die = page.locator('.ams-die-button').nth(2);
    const label = (await die.getAttribute('aria-label')) ?? '';
    expect(label).toMatch(/\d violet resources? for round \d+/);
    await pointAt(page, way, 'die violet');
    await page.locator('.ams-load-would .ams-violet').first().waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game that is gone on with is walked at once: every part of the table is one stop of the Tab key', async () => {
    const { page, context } = await stand().visit();
    await openLog(page, turn);
    await page.locator('[data-spot="space 33"]').waitFor({ state: 'attached' });
    const parts = page.locator('[data-group]:has([data-spot])');
    const stops = (): Promise<readonly (readonly [string | null, number])[]> =>
      parts.evaluateAll((all) =>
        all.map((part) => [part.getAttribute('data-group'), part.querySelectorAll('[tabindex="0"]').length] as const),
      );
    for (const part of ['city', 'amstel', 'harbour', 'corners']) await expect.poll(stops).toContainEqual([part, 1]);
    await context.close();
  });

  test('on a phone three active cards stand side by side', async () => {
    const { page, context } = await stand().visit(PHONE);
    await openLog(page, turn);
    await page.locator('.ams-row-group .ams-card').nth(2).waitFor({ state: 'attached' });
    const tops = await page
      .locator('.ams-row-group .ams-card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => Math.abs(top - tops[0]) < 2)).toHaveLength(3);
    await context.close();
  });

  test.each(WAYS)('all that lies on the dial and would come to it is to be read: by %s', async (way) => {
    const { page, context, complaints } = await stand().visit(way === 'touch' ? PHONE : {});
    const loads = { '2-black': 6, '2-pink': 6, '3-violet': 6, '3-grey': 12, '4-orange': 5, '5-brown': 5, '5-grey': 5 };
    await openLog(page, logFrom({ ...phaseTwo, from: { ...phaseTwo.from, players: [{ dial: loads }, {}] } }));
    await page.locator('.ams-die-button.ams-press-legal').first().waitFor();
    // A finger chooses: the second die would be the answer.
    for (const colour of ['violet', 'black', 'brown', 'pink', 'orange', 'grey'].slice(0, way === 'touch' ? 1 : 6)) {
      await pointAt(page, way, `die ${colour}`);
      await page.locator(`.ams-load-would .ams-${colour}`).first().waitFor({ state: 'attached' });
      const lying = await page
        .locator('.ams-dial')
        .filter({ visible: true })
        .first()
        .evaluate((dial) =>
          [
            ...dial.querySelectorAll(
              ':is(.ams-load-lies, .ams-load-would) > [class], .ams-dial g:not([class]) > .ams-gem-at > .ams-cube',
            ),
          ].map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { what: one.parentElement?.getAttribute('class'), left, right, top, bottom };
          }),
        );
      expect(lying).toHaveLength(8);
      const over = lying.flatMap((a, i) =>
        lying
          .slice(i + 1)
          .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          .map((b) => `${colour}: ${a.what} over ${b.what}`),
      );
      expect(over).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(WAYS)(
    'cards and blocks say what they need and when the dial has it, and what they give now: by %s',
    async (way) => {
      const { page, context, complaints } = await stand().visit(way === 'touch' ? PHONE : {});
      await openLog(page, turn);
      await page.locator('.ams-spot-legal[data-spot^="block"]').first().waitFor({ state: 'attached' });
      await openPage(page, way, 'city');
      await pointAt(page, way, 'block 7');
      await told(page)
        .getByText(/^Missing now: .*orange.*Round 10/)
        .waitFor();
      await openPage(page, way, 'cards');
      // On the card itself, for all to see: the round that pays for it, and what it would give.
      const due = page.locator('.ams-card:has(.ams-card-due)').first();
      await due.waitFor({ state: 'attached' });
      expect(await due.getAttribute('aria-label')).toMatch(/Missing now: .* Round \d+/);
      const number = (await due.getAttribute('data-card')) ?? '';
      await pointAt(page, way, `card ${number}`);
      await told(page)
        .getByText(/^Missing now: /)
        .waitFor();
      const worth = page.locator('.ams-card:has(.ams-card-worth)').first();
      expect(await worth.getAttribute('aria-label')).toMatch(/(Gives|Now)/i);
      await pointAt(page, way, `card ${(await worth.getAttribute('data-card')) ?? ''}`);
      await told(page).locator('.ams-card-text').waitFor();
      if (way === 'touch') {
        // What was told by a first tap is done by its button.
        await told(page).locator('.button-legal').click();
        await page.locator('.ams-card-used').first().waitFor({ state: 'attached' });
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(WAYS)('a way over the water shows where it goes, what it costs and what it passes: by %s', async (way) => {
    const { page, context, complaints } = await stand().visit(way === 'touch' ? PHONE : {});
    await openLog(page, turn);
    await page.locator('.ams-spot-far[data-spot="space 33"]').waitFor({ state: 'attached' });
    await openPage(page, way, 'harbour');
    expect(await page.locator('.ams-path').count()).toBe(0);
    await pointAt(page, way, 'space 33');
    await page.locator('.ams-path').waitFor({ state: 'attached' });
    const price = page.locator('[data-price="33"]');
    expect(await price.textContent()).toBe('−4');
    // No barge lies over it.
    expect(
      await price.evaluate((it) =>
        [...document.querySelectorAll('.ams-barge')].every(
          (barge) => barge.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      ),
    ).toBe(true);
    if (way === 'touch') await page.locator('.prompt-line', { hasText: '4 steps, 4 resources' }).waitFor();
    else await told(page).getByText('4 steps away: 4 resources.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(WAYS)(
    'the largest group is lit, all free cards are used by one press, and End turn says what is lost: by %s',
    async (way) => {
      const { page, context, complaints } = await stand().visit(way === 'touch' ? PHONE : {});
      // Nothing on the dial comes out next: that will cost a penalty token.
      await openLog(page, inTurn({ '2-orange': 3 }));
      const all = page.locator('[data-name="use-all"]');
      await all.waitFor();
      await page.locator('.ams-group').first().waitFor({ state: 'attached' });
      const links = await page.locator('.ams-group').first().getAttribute('d');
      expect(links?.match(/M/g)?.length).toBe(2);
      const press = async (name: string): Promise<void> => {
        const button = page.locator(`[data-name="${name}"]`);
        if (way === 'touch') await button.tap();
        else if (way === 'mouse') await button.click();
        else {
          await button.focus();
          await page.keyboard.press('Enter');
        }
      };
      await press('use-all');
      await all.waitFor({ state: 'detached' });
      expect(await page.locator('.ams-card-used').count()).toBeGreaterThan(1);
      await press('undo');
      await all.waitFor();
      expect(await page.locator('.ams-card-used').count()).toBe(0);
      await press('end-turn');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('You lose 3 resources: only one can be stored.').waitFor();
      expect(await dialog.textContent()).toMatch(/cards? could still be used/);
      expect(await dialog.textContent()).toMatch(/penalty/i);
      if (way === 'touch') expect(await axe(page)).toEqual([]);
      await press('end-turn-back');
      await dialog.waitFor({ state: 'hidden' });
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
