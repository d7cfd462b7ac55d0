import { type RulesShelf, shelfOf } from '@mokum/kernel';
import { newestRules } from './game-modules.ts';

const notServed = (file: string): Promise<never> => Promise.reject(new Error(`${file} is not served`));

/** The rules by game and version, as this page has them. */
export const shelf: RulesShelf = shelfOf({
  newest: newestRules,
  index: {},
  hashOf: notServed,
  open: notServed,
  advice: 'Nothing was changed. Load the page again, then try again',
});
