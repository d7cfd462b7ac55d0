import { expect, test } from 'vitest';
import { axe, heard, inBrowser, layTable, legalDeck, QUICK, scrolls } from './harness.ts';
import { playTurn } from './player.ts';

inBrowser('the screens in a browser', (stand) => {
  test('saved after every step: reload and resume, undo step by step, the reason where it ends, delete with a way back', async () => {
    const { page, context } = await stand().visit();
    await page.getByRole('button', { name: 'New table' }).first().click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).click();
    await page.locator('.gp-tile-legal').first().click();
    await page.locator('[data-place]').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.locator('[data-place]').first().waitFor();
    // Another card can be chosen without a detour, as before the reload.
    const tiles = page.locator('.gp-hand button[data-tile]');
    await tiles.nth(1).click();
    const second = await tiles.nth(1).getAttribute('data-tile');
    await page.waitForFunction(
      (number) => document.querySelector(`[data-tile="${number}"]`)?.matches('.gp-tile-chosen'),
      second,
    );
    await page.locator('[data-place]').first().dispatchEvent('click');
    await page.locator('.button-main[data-name="end-turn"]').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('[data-name=undo]').click();
    await page.locator('[data-place]').first().waitFor();
    await page.locator('[data-name=undo]').click();
    await page.locator('.gp-tile-legal').first().waitFor();
    const why = ((await page.locator('[data-name=undo]').textContent()) ?? '').slice('Undo'.length);
    expect(why.length).toBeGreaterThan(10);
    // Pressed nonetheless, it says so where everybody sees it; force, since to a machine it looks as if it could not be.
    await page.locator('[data-name=undo]').click({ force: true });
    await page.locator('.prompt-hint', { hasText: why }).waitFor();
    await page.goto(stand().address);
    await page.locator('.shelf-open').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.locator('.shelf-open').click();
    await page.locator('.gp-tile-legal').first().waitFor();
    await context.close();
  });

  test('why not, what a card means, its rule in place, the log, points, an opponent in large, settings, keys', async () => {
    const { page, context } = await stand().visit();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    await page.locator('.gp-hand button').first().click();
    expect(await page.locator('.inspector').textContent()).toContain('Choose a deck');
    await page.locator('.inspector .link').first().click();
    await page.locator('.rule-here').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await playTurn(page);
    await page.keyboard.press('l');
    await page.locator('.log-link').first().click();
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('p');
    await page.locator('.score-table').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('p');
    await page.locator('button.banner').first().click();
    await page.locator('.gp-large').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await axe(page)).toEqual([]);
    // The language changes in the middle of a game.
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-name=end-turn]').textContent()).toContain('Finir le tour');
    expect(await page.locator('.gp-deck-label').first().textContent()).toBe('Boutiques');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await context.close();
  });

  test('the rules are read in the language of the page, also when it changes while they are open', async () => {
    const { page, context, complaints } = await stand().visit();
    await layTable(page, ['human', 'greedy', 'greedy']);
    await legalDeck(page).waitFor();
    await page.locator('.gp-hand button').first().click();
    await page.locator('.inspector .link').first().click();
    await page.locator('.rules [lang=en] .rule-here').waitFor();
    const paragraph = await page.locator('.rule-here').getAttribute('data-paragraph');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('fr');
    await page.locator('.rules [lang=fr] .rule-here').waitFor();
    expect(await page.locator('.rules h2').textContent()).toMatch(/^Grachtenpand\s: les règles$/);
    expect(await page.locator('.rule-here').getAttribute('data-paragraph')).toBe(paragraph);
    expect(await page.locator('.rules').textContent()).not.toMatch(/rulebook|ruling/);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null)).toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('behind the curtain nothing of the other seat: not in the text, not in the accessibility tree', async () => {
    const { page, context } = await stand().visit();
    await layTable(page, ['human', 'human']);
    await page.locator('.curtain').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.locator('[data-tile]').count()).toBe(0);
    await page.locator('[data-name=raise-curtain]').click();
    await page.locator('.gp-hand').waitFor();
    const own = await page
      .locator('.gp-hand [data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
    expect(own).toHaveLength(3);
    await legalDeck(page).click();
    await page.locator('.curtain').waitFor();
    for (const card of own) expect(await heard(page)).not.toContain(card.split(' – ')[0]);
    expect(await page.locator('body').textContent()).not.toMatch(/Shop|Window|Roof/);
    await page.locator('[data-name=raise-curtain]').click();
    await page.locator('.gp-hand').waitFor();
    await page.keyboard.press('l');
    const seen = `${await heard(page)} ${await page.locator('body').textContent()}`;
    for (const card of own) expect(seen).not.toMatch(new RegExp(`${card.split(' – ')[0]}\\b`));
    await context.close();
  });

  test('a phone in the evening: no page scrolling, the sheet has three stops, no violation', async () => {
    const { page, context } = await stand().visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      colorScheme: 'dark',
      isMobile: true,
    });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play now' }).first().tap();
    await legalDeck(page).waitFor();
    expect(await scrolls(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.locator('.sheet-handle').tap();
    await page.locator('.sheet-all .drawer').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('.sheet-handle').tap();
    await page.locator('.sheet.sheet-prompt').waitFor();
    await page.locator('.sheet-handle').tap();
    await playTurn(page);
    expect(await scrolls(page)).toBe(false);
    // What the others did lies on the board, away from the question, until one begins to play.
    const recap = page.locator('.recap-slip');
    await recap.waitFor();
    expect(await recap.textContent()).toMatch(/builds|throws/);
    const [slip, prompt] = await Promise.all([recap.boundingBox(), page.locator('.prompt').boundingBox()]);
    expect((slip?.y ?? 0) + (slip?.height ?? 0)).toBeLessThan(prompt?.y ?? 0);
    expect(await axe(page)).toEqual([]);
    await legalDeck(page).tap();
    await recap.waitFor({ state: 'detached' });
    await page.locator('[data-name=recap]').tap();
    await recap.waitFor();
    // With a long log under the finger the handle opens the sheet, and nothing else is pressed.
    for (let turn = 0; turn < 3; turn++) await playTurn(page);
    await legalDeck(page).waitFor();
    const asked = await page.locator('.prompt-line').textContent();
    await page.locator('.sheet-handle').tap();
    await page.locator('.sheet-all .log-link').first().waitFor();
    await page.locator('.sheet-handle').tap();
    await page.locator('.sheet.sheet-prompt').waitFor();
    expect(await page.locator('.prompt-line').textContent()).toBe(asked);
    await context.close();
  });

  test('on its side or at twice the size of letters: the board keeps its room, all can be pressed, five seats fit', async () => {
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 720, height: 450 },
    ]) {
      const { page, context } = await stand().visit({ viewport });
      await layTable(page, ['human', 'greedy', 'greedy']);
      await legalDeck(page).waitFor();
      expect(await scrolls(page)).toBe(false);
      expect((await page.locator('.table-board').boundingBox())?.height).toBeGreaterThan(viewport.height / 2);
      // A real press: whatever lay over a deck or pushed it out of sight would take it.
      await page.locator('.gp-deck-legal').last().click();
      await page.locator('.gp-tile-legal').first().click();
      await page.locator('[data-place]').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await context.close();
    }
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      const { page, context } = await stand().visit({ viewport });
      await page.getByRole('button', { name: 'New table' }).first().click();
      for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Add a seat' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await legalDeck(page).waitFor();
      const own = page.locator('.own-banner');
      await own.waitFor();
      const { y = 0, height = 0 } = (await own.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(viewport.height);
      expect(await page.locator('.banner-box').count()).toBe(4);
      await context.close();
    }
  });

  test('nothing jumps in a turn: decks, prompt and board stay where they are', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      const { page, context } = await stand().visit({ viewport });
      await layTable(page, ['human', 'greedy', 'greedy']);
      await legalDeck(page).waitFor();
      // On a phone the decks come to the front when they are asked for: there only what is above them has to stay.
      const fixed = viewport.width > 720 ? ['.gp-decks', '.prompt', '.table-board'] : ['.prompt', '.table-board'];
      const where = async (): Promise<string> => {
        const boxes = await Promise.all(fixed.map((what) => page.locator(what).boundingBox()));
        return boxes.map((box) => [box?.x, box?.y, box?.height].map((n) => Math.round(n ?? -1)).join(' ')).join(', ');
      };
      const before = await where();
      await legalDeck(page).click();
      await page.locator('.gp-tile-legal').first().waitFor();
      expect(await where()).toBe(before);
      await page.locator('.gp-tile-legal').first().click();
      await page.locator('[data-place]').first().waitFor();
      expect(await where()).toBe(before);
      await page.locator('[data-place]').first().dispatchEvent('click');
      await page.locator('.button-main[data-name="end-turn"]').waitFor();
      expect(await where()).toBe(before);
      await context.close();
    }
  });

  test('what moves travels, and bots are shown step by step; with reduced motion nothing moves', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, context } = await stand().visit({ reducedMotion }, { ...QUICK, botSpeed: 'fast' });
      await context.addInitScript(() => {
        const seen = { flights: 0, moving: new Set<string>(), shown: new Set<string>() };
        Object.assign(globalThis, { seen });
        new MutationObserver(() => {
          seen.flights += document.querySelectorAll('.flight').length;
          for (const { effect, playState } of document.getAnimations()) {
            const takes = Number(effect?.getComputedTiming().activeDuration ?? 0);
            if (playState !== 'running' || takes <= 1) continue;
            const { target, pseudoElement } = effect as KeyframeEffect;
            seen.moving.add(`${target?.getAttribute('class')}${pseudoElement ?? ''}`);
          }
          const playing = document.querySelector('.banner-playing')?.getAttribute('data-seat');
          if (playing) seen.shown.add(playing);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      await page.reload();
      await layTable(page, ['human', 'greedy', 'greedy']);
      await playTurn(page);
      const { flights, moving, shown } = await page.evaluate(() => {
        const { seen } = globalThis as unknown as {
          seen: { flights: number; moving: Set<string>; shown: Set<string> };
        };
        return { flights: seen.flights, moving: [...seen.moving], shown: [...seen.shown] };
      });
      expect(shown).toEqual(['1', '2']);
      if (reducedMotion === 'reduce') expect({ flights, moving }).toEqual({ flights: 0, moving: [] });
      else expect(flights).toBeGreaterThan(0);
      await context.close();
    }
  });

  test('where a player wants it, a turn with nothing left to decide ends by itself', async () => {
    const { page, context } = await stand().visit({}, { ...QUICK, commit: 'automatic' });
    await layTable(page, ['human', 'greedy']);
    await legalDeck(page).click();
    await page.locator('.gp-tile-legal').first().click();
    await page.locator('[data-place]').first().dispatchEvent('click');
    await legalDeck(page).waitFor();
    expect(await page.locator('.bar-turn').textContent()).toBe('Turn 2');
    await context.close();
  });

  test('a newcomer gets notes, each once; a screen reader hears every event and every option', async () => {
    const { page, context } = await stand().visit({}, { botSpeed: 'instant', language: 'en' });
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.note').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.locator('.note').waitFor({ state: 'detached' });
    expect(await page.locator('.prompt-ask').textContent()).toContain(
      'You may: Draw a shop, Draw a window, Draw a roof.',
    );
    await legalDeck(page).click();
    await page.waitForFunction(() => document.querySelector('[data-announcer]')?.textContent?.includes('draw'));
    await page.reload();
    await page.locator('.note').waitFor();
    expect(await page.locator('.note').textContent()).not.toContain('prettiest');
    await context.close();
  });
});
