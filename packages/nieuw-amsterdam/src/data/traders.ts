import type { TraderName } from './kinds.ts';
import type { Provenance } from './provenance.ts';

export interface Trader {
  readonly spaces: number;
  /** Goods: for each fur at the top trader, for all furs together at the others. */
  readonly price: number;
}

export const traderProvenance: Provenance = {
  fursOfAKind: 'printed',
  'traders.top.spaces': 'derived',
  'traders.middle.spaces': 'printed',
  'traders.bottom.spaces': 'printed',
  'traders.top.price': 'printed',
  'traders.middle.price': 'printed',
  'traders.bottom.price': 'printed',
};

export const fursOfAKind = 10;

/** Eleven spaces are printed; three and four of them belong to the traders who sell everything at once. */
export const traders: Readonly<Record<TraderName, Trader>> = {
  top: { spaces: 4, price: 1 },
  middle: { spaces: 3, price: 4 },
  bottom: { spaces: 4, price: 3 },
};
