import { expect, test } from 'vitest';
import { axe, inBrowser, layTable, legalDeck, QUICK, scrolls } from './harness.ts';
import { pressOne } from './colonist.ts';
import { playOut, playTurn, skipCount } from './player.ts';
import { median, quantile, takeAsIdle, watchTiming } from './timing.ts';
import { recordScripts } from './trace.ts';

inBrowser('a whole game in a browser', (stand) => {
  test('one click on the poster lays a table; a whole game by clicks to the count, its replay, its link', async () => {
    const { page, context, complaints } = await stand().visit();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await legalDeck(page).waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe('Choose a deck to draw from');
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await playOut(page);
    await skipCount(page);
    await page.locator('.ranking').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await page.locator('[data-name=share]').click();
    const link = await page.locator('[data-share-link]').getAttribute('data-share-link');
    await page.locator('[data-name=replay]').click();
    const slider = page.getByRole('slider');
    await slider.waitFor();
    expect(await axe(page)).toEqual([]);
    await slider.fill('1');
    expect(await page.locator('.bar-turn').textContent()).toBe('Turn 1');
    // Somebody else opens the link, in French.
    const other = await stand().visit({}, { ...QUICK, language: 'fr' });
    await other.page.goto(link as string);
    await other.page.reload();
    await other.page.getByRole('slider').waitFor();
    expect(await other.page.locator('.replay').textContent()).toContain('Lire');
    await other.page.goto((link as string).slice(0, -20));
    await other.page.getByRole('alert').waitFor();
    expect(await axe(other.page)).toEqual([]);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await context.close();
    await other.context.close();
  });

  test('a whole game by keyboard only', async () => {
    const { page, context, complaints } = await stand().visit();
    await page.locator('.poster').first().waitFor();
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Play now') break;
    }
    await page.keyboard.press('Enter');
    await legalDeck(page).waitFor();
    let turn = 0;
    for (let step = 0; step < 240; step++) {
      const at = await page
        .waitForFunction(() => {
          if (document.querySelector('.end')) return 'end';
          if (document.querySelector('.inspector .button-legal')) return 'canal';
          const on = document.activeElement;
          if (on?.matches('.gp-deck-legal')) return 'deck';
          if (on?.matches('.gp-tile-legal')) return 'tile';
          if (on?.matches('[data-place]')) return 'place';
          return on?.matches('.button-main[data-name="end-turn"]') ? 'done' : false;
        })
        .then((handle) => handle.jsonValue());
      if (at === 'end') break;
      const before = await page.evaluate(
        () =>
          `${document.querySelector('.prompt-line')?.textContent} ${document.querySelector('.bar-turn')?.textContent}`,
      );
      if (at === 'deck') {
        turn++;
        if (turn % 2 === 0) await page.keyboard.press('End');
        await page.keyboard.press('Enter');
      } else if (at === 'tile') {
        const numbers = await page.evaluate(() =>
          [...document.querySelectorAll('.gp-hand [data-tile]')].map((tile) => Number(tile.getAttribute('data-tile'))),
        );
        const roof = numbers.findIndex((number) => number >= 83);
        for (let right = 0; right < roof; right++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else if (at === 'canal') {
        await page.locator('.inspector .button-legal').press('Enter');
      } else if (at === 'place') await page.keyboard.press('Enter');
      else await page.keyboard.press('e');
      await page.waitForFunction(
        (was) =>
          document.querySelector('.end, .inspector .button-legal') !== null ||
          `${document.querySelector('.prompt-line')?.textContent} ${document.querySelector('.bar-turn')?.textContent}` !==
            was,
        before,
      );
    }
    await page.locator('.end').waitFor();
    expect(turn).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('while bots think no script of the page runs for 50 ms', async () => {
    const { page, context } = await stand().visit({ reducedMotion: 'no-preference' }, { ...QUICK, botSpeed: 'fast' });
    await watchTiming(context);
    await page.reload();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    await takeAsIdle(page);
    const stop = await recordScripts(context.browser()!);
    const longest: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await playTurn(page);
      longest.push((await takeAsIdle(page)).longest);
    }
    const tasks = await stop();
    // What takes long by itself does so in every turn; what waited for a busy machine does not.
    expect(Math.min(...longest)).toBeLessThan(50);
    // The processor's own time does not wait for anybody: there every single task counts.
    expect(tasks.length).toBeGreaterThan(10);
    expect(Math.max(...tasks)).toBeLessThan(50);
    await context.close();
  });

  test('what a bot decides is on the screen within 100 ms', async () => {
    const { page, context } = await stand().visit();
    await watchTiming(context);
    await page.reload();
    // Here the bots play one after the other: every decision shows.
    await layTable(page, ['human', 'greedy', 'greedy'], 'heeren-gracht', 1);
    await page.locator('.nw-legal').first().waitFor();
    await takeAsIdle(page);
    const shown: number[] = [];
    for (let n = 0; shown.length < 12 && n < 60; n++) {
      await pressOne(page, n);
      shown.push(...(await takeAsIdle(page)).shown);
    }
    expect(shown.length).toBeGreaterThan(5);
    expect(quantile(shown, 0.75)).toBeLessThan(100);
    await context.close();
  });

  test('in the street, where everything that moves is composed again and again, it is as well', async () => {
    const { page, context } = await stand().visit({ reducedMotion: 'no-preference' });
    await watchTiming(context);
    await page.reload();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    await takeAsIdle(page);
    const shown: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await playTurn(page);
      shown.push(...(await takeAsIdle(page)).shown);
    }
    expect(shown.length).toBeGreaterThan(5);
    expect(median(shown)).toBeLessThan(100);
    await context.close();
  });

  test('the street keeps its size while cards are drawn, chosen and built', async () => {
    const { page, context } = await stand().visit();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    const sizes = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const box = document.querySelector('.pan-zoom-box') as Element;
      new ResizeObserver(() => seen.add(`${box.clientWidth} ${box.clientHeight}`)).observe(box);
      return seen;
    });
    for (let turn = 0; turn < 3; turn++) await playTurn(page);
    expect(await sizes.evaluate((seen) => [...seen])).toHaveLength(1);
    await context.close();
  });
});
