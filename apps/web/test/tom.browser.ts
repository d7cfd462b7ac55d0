import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, inBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const asked = (page: Page, ask: string) => page.locator(`[data-ask="${ask}"]`);
const roll = async (page: Page, faces: readonly number[]): Promise<void> => {
  const rows = asked(page, 'dice').locator('fieldset');
  for (const [i, face] of faces.entries()) await rows.nth(i).locator(`input[value="${face}"]`).check();
  await asked(page, 'dice').getByRole('button', { name: 'Enter' }).click();
};

inBrowser('TOM at the table on a phone', (stand) => {
  test('home leads there; dice in, steps with their rule out; kept, taken back, in French too', async () => {
    const { page, context, complaints } = await stand().visit(PHONE);
    await page.getByRole('link', { name: 'TOM at the table' }).click();
    await page.locator('[data-name=begin]').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator('[data-name=begin]').click();
    await asked(page, 'ahead').getByRole('button', { name: 'TOM is' }).click();
    for (const [i, cost] of [2, 2, 3, 2].entries())
      await asked(page, 'cards').locator('fieldset').nth(i).locator(`input[value="${cost}"]`).check();
    expect(await axe(page)).toEqual([]);
    await asked(page, 'cards').getByRole('button', { name: 'Enter' }).click();
    expect(await page.locator('.tom-steps').textContent()).toContain('you choose which');
    await roll(page, [1, 6, 2, 2, 2, 3]);
    expect(await axe(page)).toEqual([]);
    await asked(page, 'bridges').getByRole('button', { name: '2', exact: true }).click();
    await asked(page, 'docker').getByRole('button', { name: '9', exact: true }).click();
    const blocks = asked(page, 'blocks');
    await blocks.locator('input[value="2"]').check();
    await blocks.getByRole('button', { name: 'One more block' }).click();
    await blocks.locator('li').nth(1).locator('input[value="2"]').check();
    await blocks.locator('li').nth(1).getByLabel('next to TOM').check();
    expect(await axe(page)).toEqual([]);
    await blocks.getByRole('button', { name: 'Enter' }).click();
    expect(await asked(page, 'good').locator('h2').textContent()).toContain('block 2 from the left in Burgwallen');
    await asked(page, 'good').getByRole('button', { name: 'lace' }).click();
    await asked(page, 'place').getByRole('button', { name: 'Free' }).click();
    await asked(page, 'tile').getByRole('button', { name: /^A3/ }).click();
    await asked(page, 'ahead').waitFor();
    const done = await page.locator('.tom-deeds').textContent();
    for (const part of ['20.10', '20.11', '20.12', '20.13', '20.14', 'Now it is your turn'])
      expect(done).toContain(part);
    expect(await page.locator('.tom-standing dd').allTextContents()).toEqual(['14', '2', '1', '1']);
    expect(await axe(page)).toEqual([]);
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.reload();
    await asked(page, 'ahead').waitFor();
    expect(await page.locator('.tom-standing dd').first().textContent()).toBe('14');
    await page.locator('[data-name=undo]').click();
    await asked(page, 'tile').waitFor();
    await page.locator('[data-name=again]').click();
    await page.locator('[data-name=really-again]').click();
    await page.locator('[data-name=begin]').waitFor();
    await page.evaluate(() => localStorage.setItem('mokum-settings', JSON.stringify({ language: 'fr' })));
    await page.reload();
    await page.getByRole('button', { name: 'Commencer' }).click();
    expect(await asked(page, 'ahead').textContent()).toContain('Qui est en tête');
    expect(await axe(page)).toEqual([]);
    // What is missing or cannot be is said in the language of the page.
    await asked(page, 'ahead').getByRole('button', { name: 'TOM' }).click();
    await asked(page, 'cards').locator('button[type=submit]').press('Enter');
    await page.getByRole('alert').getByText('Il manque encore quelque chose.').waitFor();
    for (let i = 0; i < 4; i++)
      await asked(page, 'cards').locator('fieldset').nth(i).locator('input[value="2"]').check();
    expect(await page.getByRole('alert').count()).toBe(0);
    await asked(page, 'cards').locator('button[type=submit]').click();
    await asked(page, 'dice').waitFor();
    for (const [i, face] of [1, 2, 3, 4, 5, 2].entries())
      await asked(page, 'dice').locator('fieldset').nth(i).locator(`input[value="${face}"]`).check();
    await asked(page, 'dice').locator('button[type=submit]').click();
    await asked(page, 'bridges').getByRole('spinbutton').fill('500');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Un nombre entier de 0 à 99.').waitFor();
    expect(await axe(page)).toEqual([]);
    await asked(page, 'bridges').getByRole('spinbutton').fill('2');
    await page.keyboard.press('Enter');
    await asked(page, 'tile').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by keyboard alone, to the end of a short game', async () => {
    const { page, context } = await stand().visit();
    await page.evaluate(() => {
      location.hash = '#/tom';
      const quiet = ['ahead me', 'dice 2 3 4 5 2 3', 'tile 16'];
      const entries = Array.from({ length: 9 }, () => quiet).flat();
      const save = { mokum: 'tom', version: 1, options: { length: 'short', edition: 'house' }, entries };
      localStorage.setItem('mokum-tom', JSON.stringify(save));
    });
    await page.reload();
    await asked(page, 'ahead').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await asked(page, 'dice').waitFor();
    for (let die = 0; die < 6; die++) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await asked(page, 'docker').waitFor();
    await asked(page, 'docker').getByRole('button', { name: 'Nobody there' }).press('Enter');
    await asked(page, 'tile').getByRole('button', { name: /^B16/ }).press('Enter');
    await asked(page, 'group').getByRole('button', { name: '0', exact: true }).press('Enter');
    await asked(page, 'district').locator('input[name=his][value="0"]').press('Space');
    await asked(page, 'district').locator('input[name=mine][value="1"]').press('Space');
    await asked(page, 'district').getByRole('button', { name: 'Enter' }).press('Enter');
    await asked(page, 'points').getByRole('spinbutton').fill('5000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('A whole number from -99 to 999.').waitFor();
    await asked(page, 'points').getByRole('spinbutton').fill('90');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^You win, 90 to/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await context.close();
  });

  test.each([
    ['broken JSON', '{"mokum":"tom","ver', 'This saved game is damaged', 'JSON', 'Cette partie est abîmée'],
    [
      'a later version',
      JSON.stringify({ mokum: 'tom', version: 2, options: {}, entries: [] }),
      'written by a newer version of Mokum',
      'version: expected version 1, found 2',
      'une version plus récente de Mokum',
    ],
    [
      'impossible entries',
      JSON.stringify({ mokum: 'tom', version: 1, options: { length: 'full', edition: 'house' }, entries: ['dice 9'] }),
      'This saved game is damaged',
      'asked for "ahead"',
      'Cette partie est abîmée',
    ],
  ])('a sheet that cannot be read is told of and kept until thrown away: %s', async (_name, raw, says, why, dit) => {
    const { page, context, complaints } = await stand().visit(PHONE);
    const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('mokum-tom'));
    await page.evaluate((text) => {
      location.hash = '#/tom';
      localStorage.setItem('mokum-tom', text);
    }, raw);
    await page.reload();
    const told = page.getByRole('alert');
    await told.getByText(says).waitFor();
    expect(await told.textContent()).toContain(why);
    expect(await page.locator('[data-name=begin]').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-name=raw]').click()]);
    expect(readFileSync(await file.path(), 'utf8')).toBe(raw);
    await page.locator('[data-name=again]').click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await stored()).toBe(raw);
    await page.evaluate(() => localStorage.setItem('mokum-settings', JSON.stringify({ language: 'fr' })));
    await page.reload();
    await told.getByText(dit).waitFor();
    await page.getByRole('button', { name: 'Nouvelle partie' }).click();
    expect(await stored()).toBe(raw);
    await page.locator('[data-name=really-again]').click();
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await asked(page, 'ahead').waitFor();
    expect(await stored()).toContain('"entries":[]');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
