import type { Page } from 'playwright-core';
import { playColonyOut, pressOne } from '../colonist.ts';
import type { Walk } from './walk.ts';

const STILL =
  '.end, .nw-legal, [data-name="amount-ok"], [data-name="split-ok"], [data-name="pass"], [data-name="stop"], .button-main[data-name="end-turn"]';

/** What kind of question is asked, and in which part of the game. */
const kindOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector('.end')) return 'end';
    const round = Number(/\d+/.exec(document.querySelector('.bar-turn')?.textContent ?? '')?.[0] ?? 0);
    const line = document.querySelector('.prompt-line')?.textContent ?? '';
    const split = document.querySelector('[data-name="split-ok"]') && (line.includes('load') ? 'load' : 'pay');
    const kind = document.querySelector('.inspector')
      ? 'inspector'
      : (split ??
        (document.querySelector('[data-name="pass"]')
          ? 'bid'
          : line.split(/[ :]/).slice(0, 2).join('-').toLowerCase()));
    return `${kind}-${round <= 1 ? 'early' : round >= 5 ? 'late' : 'mid'}`;
  });

export const nieuwAmsterdam: Walk = {
  poster: 1,
  seed: 'heeren-gracht',
  ready: '.nw-legal',
  async play(page, shot) {
    const seen = new Set<string>();
    for (let n = 0; n < 600; n++) {
      await page.waitForFunction(
        (still) => document.querySelector('[data-name="skip"]') === null && document.querySelector(still) !== null,
        STILL,
      );
      const kind = await kindOf(page);
      if (kind === 'end') return;
      if (!seen.has(kind) && !kind.endsWith('mid')) {
        seen.add(kind);
        await page.waitForTimeout(350);
        await shot(kind);
      }
      if ((await pressOne(page, n)) === 'over') return;
    }
  },
  playOut: playColonyOut,
};
