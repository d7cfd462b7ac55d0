import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heard, inBrowser, openLog } from './harness.ts';
import { skipCount } from './player.ts';
import { logFrom } from './walks/amsterdam-log.ts';

/** Everything a page says once it is still: to the eye, to the ear, and in its source. */
async function told(page: Page): Promise<string> {
  const all = async (): Promise<string> =>
    [
      await page.locator('body').innerText(),
      await heard(page),
      await page.evaluate(() => document.body.outerHTML),
    ].join('\n');
  for (let was = await all(), n = 0; ; n++) {
    await page.waitForTimeout(60);
    const now = await all();
    if (now === was || n === 60) return now;
    was = now;
  }
}

/** The pointer stays away: what it happens to lie on would be told as well. */
const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().dispatchEvent('click');

/** All that one seat can open: the table, log, points, the other's board, and the moment before. */
async function everything(page: Page): Promise<string[]> {
  const seen = [await told(page)];
  for (const key of ['l', 'p']) {
    await page.keyboard.press(key);
    await page.locator('.drawer').waitFor();
    seen.push(await told(page));
    await page.keyboard.press(key);
    await page.locator('.drawer').waitFor({ state: 'detached' });
  }
  await press(page, 'button.banner');
  await page.locator('.ams-large').waitFor();
  seen.push(await told(page));
  await page.keyboard.press('Escape');
  await page.locator('.ams-large').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.locator('.drawer').waitFor();
  if ((await page.locator('.log button').count()) > 0) await press(page, '.log button');
  seen.push(await told(page));
  return seen;
}

async function raise(page: Page): Promise<void> {
  await press(page, '[data-name=raise-curtain]');
  await page.locator('.own-banner').waitFor();
}
const inFront = (page: Page): Promise<string | null> => page.locator('.own-banner-name').textContent();

interface World {
  readonly seen: readonly string[];
  /** the log once all have answered, or the count where that was the end */
  readonly after: string;
}

inBrowser('What is secret in Amsterdam', (stand) => {
  /** Anna answers, Joost looks at everything, also after a reload, and answers too. */
  async function world(laid: string, anna: (page: Page) => Promise<void>, joost = anna): Promise<World> {
    const { page, context, complaints } = await stand().visit();
    await openLog(page, laid);
    await page.locator('.curtain, .own-banner').first().waitFor();
    if ((await page.locator('.curtain').count()) > 0) await raise(page);
    expect(await inFront(page)).toContain('Anna');
    await anna(page);
    await page.locator('.curtain').waitFor();
    const seen = [await told(page)];
    expect(seen[0]).toContain('Joost');
    await raise(page);
    expect(await inFront(page)).toContain('Joost');
    seen.push(...(await everything(page)));
    await page.reload();
    await page.locator('.curtain').waitFor();
    seen.push(await told(page));
    await raise(page);
    await joost(page);
    await page.locator('.curtain, .end, .own-banner').first().waitFor();
    if ((await page.locator('.curtain').count()) > 0) await raise(page);
    const over = (await page.locator('.end').count()) > 0;
    await (over ? skipCount(page) : page.keyboard.press('l'));
    const after = (await page.locator(over ? '.end' : '.drawer .log').textContent()) ?? '';
    expect(complaints).toEqual([]);
    await context.close();
    return { seen, after };
  }
  function expectSame(one: World, other: World): void {
    expect(one.seen.length).toBeGreaterThan(4);
    expect(one.seen.map((said, n) => (said === other.seen[n] ? 'same' : `picture ${n}`))).toEqual(
      one.seen.map(() => 'same'),
    );
  }

  test('what is stored: the next seat is told the same whatever it was, until both have stored', async () => {
    const laid = logFrom({
      from: {
        round: 8,
        acting: 0,
        players: [{ pool: { brown: 1, violet: 2, pink: 1 } }, { pool: { black: 1, grey: 2 } }],
      },
      players: ['human', 'human'],
      rows: [
        [0, 'pass'],
        [1, 'pass'],
      ],
    });
    const stores =
      (colour: string) =>
      async (page: Page): Promise<void> => {
        const button = `[data-move="store-resource ${colour}"]`;
        await page.locator(button).waitFor();
        await press(page, button);
        await page.locator(button).waitFor({ state: 'detached' });
      };
    const worlds = [];
    for (const colour of ['brown', 'pink']) worlds.push(await world(laid, stores(colour), stores('grey')));
    expectSame(worlds[0], worlds[1]);
    expect(worlds.map(({ after }) => /Anna stores 1 (\w+) resource/.exec(after)?.[1])).toEqual(['brown', 'pink']);
  });

  test('as long as nothing is secret the screen is handed on without a curtain', async () => {
    const { page, context, complaints } = await stand().visit();
    await openLog(page, logFrom({ from: { round: 8, acting: 0 }, players: ['human', 'human'] }));
    for (const name of ['Anna', 'Joost']) {
      await page.locator('.own-banner-name', { hasText: name }).waitFor();
      expect(await page.locator('.curtain').count()).toBe(0);
      await press(page, '[data-name=end-turn]');
      await page.waitForFunction(
        (was) =>
          document.querySelector('[data-name=end-turn-go]') !== null ||
          !document.querySelector('.own-banner-name')?.textContent?.includes(was),
        name,
      );
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-name=end-turn-go]')?.click());
    }
    // A new round, still without one.
    await page.locator('.ams-card.ams-press-legal').first().waitFor();
    expect(await page.locator('.curtain').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what is handed back at the end: the next seat is told the same whatever it was', async () => {
    const laid = logFrom({
      from: {
        round: 12,
        phase: 3,
        players: [
          { openOrders: [37], dockers: { 'light-blue': 2 } },
          { openOrders: [38], dockers: { yellow: 2 } },
        ],
        agenda: { main: [{ task: 'scoring' }] },
      },
      options: { orders: 3 },
      players: ['human', 'human'],
    });
    const hands =
      (what: 'best' | 'nothing') =>
      async (page: Page): Promise<void> => {
        await page.locator('[data-name=hand-back-done]').waitFor();
        if (what === 'best') await press(page, '[data-name=hand-back-best]');
        await press(page, '[data-name=hand-back-done]');
        await page.locator('.curtain, .end').first().waitFor();
      };
    const worlds = [];
    for (const what of ['best', 'nothing'] as const) worlds.push(await world(laid, hands(what), hands('nothing')));
    expectSame(worlds[0], worlds[1]);
    expect(worlds[0].after).not.toBe(worlds[1].after);
  });

  test('which secret order is laid open: the next seat is told the same whichever it was, until both have', async () => {
    const laid = logFrom({
      from: {
        round: 1,
        players: [{ orders: [3, 9, 21] }, { orders: [5, 12, 30] }],
        agenda: { main: [{ task: 'opening-orders', left: 1 }, { task: 'begin-round' }] },
      },
      options: { orders: 3, openOrders: 1 },
      players: ['human', 'human'],
    });
    const opens =
      (order: number) =>
      async (page: Page): Promise<void> => {
        const card = `.ams-order.ams-press-legal[data-order="${order}"]`;
        await page.locator(card).waitFor();
        await press(page, card);
        await page.locator(card).waitFor({ state: 'detached' });
      };
    const worlds = [];
    for (const order of [3, 21]) worlds.push(await world(laid, opens(order), opens(12)));
    expectSame(worlds[0], worlds[1]);
    for (const said of worlds[0].seen) expect(said).not.toMatch(/data-order="(3|9|21)"/);
    expect(worlds.map(({ after }) => /Anna[^.]*?order (\d+)/i.exec(after)?.[1])).toEqual(['3', '21']);
  });
});
