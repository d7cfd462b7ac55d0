import { playOut, playPrettily } from '../player.ts';
import type { Walk } from './walk.ts';

export const grachtenpand: Walk = {
  poster: 0,
  seed: 'prinsengracht',
  ready: '.gp-deck-legal',
  async play(page, shot) {
    for (let turn = 0; turn < 7; turn++) await playPrettily(page, turn);
    await page.waitForTimeout(700);
    await shot('draw');
    await page.locator('.gp-deck-legal').nth(1).click();
    await page.locator('.gp-tile-legal').first().waitFor();
    await page.waitForTimeout(500);
    await shot('build');
    await page.locator('.gp-tile-legal').nth(1).click();
    await page.locator('[data-place]').first().waitFor();
    await page.waitForTimeout(500);
    await shot('place');
    await page.locator('.table-board .gp-area').first().click({ force: true });
    await page.waitForTimeout(300);
    await shot('why');
    await page.keyboard.press('Escape');
    await page.locator('[data-place]').first().click();
    await page.waitForTimeout(600);
    await shot('done');
  },
  playOut,
};
