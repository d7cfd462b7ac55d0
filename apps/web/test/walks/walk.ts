import type { Page } from 'playwright-core';

/** Takes a picture of the screen under a name, if that name is wanted. */
export type Shot = (name: string) => Promise<void>;

/** How a game is walked through for pictures; what all games share is done by the script that takes them. */
export interface Walk {
  /** which of the posters at home */
  readonly poster: number;
  readonly seed: string;
  /** what is there once the first question is asked */
  readonly ready: string;
  /** from the first question of somebody who has played before, through everything worth a picture */
  play(page: Page, shot: Shot): Promise<void>;
  /** to the count */
  playOut(page: Page): Promise<unknown>;
}
