import type { Provenance } from './provenance.ts';

export interface Ship {
  readonly decade: 1620 | 1630;
  /** The exact number of furs it carries. */
  readonly furs: number;
  /** Coins paid once, when it is loaded. */
  readonly coins: number;
  /** Goods it brings in every income phase. */
  readonly goods: number;
}

export const shipProvenance: Provenance = {
  'ships[].decade': 'printed',
  'ships[].furs': 'designed',
  'ships[].coins': 'designed',
  'ships[].goods': 'designed',
  'ships[7].furs': 'printed',
  'ships[7].coins': 'printed',
};

/**
 * A ship's number is its place here, from 1. Counting a coin as 1 and a good a round as 2, a ship of the 1620s pays about 1.6 a fur and one
 * of the 1630s a little more, since its income comes for fewer rounds. Few furs bring little income, and at the same number of furs more
 * coins mean fewer goods. Ship 8 is the one of the worked sale (5 furs, 2 coins), beside the two of 6 furs that its buyer could not fill.
 */
export const ships: readonly Ship[] = [
  { decade: 1620, furs: 2, coins: 1, goods: 1 },
  { decade: 1620, furs: 2, coins: 2, goods: 1 },
  { decade: 1620, furs: 3, coins: 1, goods: 2 },
  { decade: 1620, furs: 3, coins: 3, goods: 1 },
  { decade: 1620, furs: 4, coins: 1, goods: 3 },
  { decade: 1620, furs: 4, coins: 2, goods: 2 },
  { decade: 1620, furs: 4, coins: 4, goods: 1 },
  { decade: 1620, furs: 5, coins: 2, goods: 3 },
  { decade: 1620, furs: 5, coins: 4, goods: 2 },
  { decade: 1620, furs: 6, coins: 3, goods: 3 },
  { decade: 1620, furs: 6, coins: 5, goods: 2 },
  { decade: 1620, furs: 7, coins: 3, goods: 4 },
  { decade: 1630, furs: 2, coins: 3, goods: 1 },
  { decade: 1630, furs: 3, coins: 2, goods: 2 },
  { decade: 1630, furs: 3, coins: 4, goods: 1 },
  { decade: 1630, furs: 4, coins: 3, goods: 2 },
  { decade: 1630, furs: 4, coins: 5, goods: 1 },
  { decade: 1630, furs: 5, coins: 1, goods: 4 },
  { decade: 1630, furs: 5, coins: 3, goods: 3 },
  { decade: 1630, furs: 5, coins: 5, goods: 2 },
  { decade: 1630, furs: 6, coins: 2, goods: 4 },
  { decade: 1630, furs: 6, coins: 4, goods: 3 },
  { decade: 1630, furs: 7, coins: 3, goods: 4 },
  { decade: 1630, furs: 7, coins: 5, goods: 3 },
];
