import { type Domain, range, words } from '@mokum/kernel';
import { districts as DISTRICTS, furKinds, tileKinds, traderNames } from './data/kinds.ts';

export const seats = range('seat', 0, 4);
export const tokens = range('token', 1, 5);
export const districts = words('district', DISTRICTS);
export const series = words('tile', tileKinds);
export const furs = words('fur', furKinds);
export const traders = words('trader', traderNames);
/** Lands and ships go by their place in the edition, from 1. */
export const lands = range('land', 1, 24);
export const ships = range('ship', 1, 24);
export const columns = range('column', 1, 5);
/** A zone of the river and the camp opposite have the same number. */
export const zones = range('zone', 1, 6);
export const trade = words('trade', ['buy', 'sell']);
/** How many farms, or furs of the Black Market. */
export const few = range('number', 1, 9);
/** Shops built so far with one tile. */
export const built = range('number of shops', 0, 9);

/** Everything one can own and pay with, in the order in which payments ask for it. */
export const stuff = words('resource', ['grain', 'coin', 'wood', 'goods', ...furKinds]);
export const { grain: GRAIN, coin: COIN, wood: WOOD, goods: GOODS } = stuff.of;
/** The first of the five kinds of furs among all resources. */
export const FUR = stuff.of.beaver;

const SCORED = [
  'election',
  'clear',
  'ship-furs',
  'lost-shop',
  'final-election',
  'final-land',
  'final-furs',
  'final-resources',
] as const;
/** What points are scored for. */
export const scored = words('scored', SCORED);

/** What things are gained and paid because of; those that score stand first, in the order of `scored`. */
export const causes = words('cause', [
  'start',
  ...SCORED,
  'bid',
  'column-bonus',
  'pass-tile',
  'pass-special',
  'special-fee',
  'build-shops',
  'take-land',
  'buy-furs',
  'travel',
  'lumberyard',
  'granary',
  'docks',
  'millwork',
  'black-market',
  'trading-company',
  'harvest',
  'feed',
  'unload',
  'unload-lost',
  'district-coin',
  'majority-coin',
]);
export const FIRST_SCORED = causes.of.election;

/** The largest amount one answer can name; `more` adds 63 and asks again. */
export const MOST_AMOUNT = 62;
export const MORE = MOST_AMOUNT + 1;
const plain = range('amount', 0, MOST_AMOUNT);

export const amounts: Domain = {
  ...plain,
  size: MORE + 1,
  text: (value) => (value === MORE ? 'more' : String(value)),
  read: (text) => (text === 'more' ? MORE : plain.read(text)),
  json: (value) => (value === MORE ? 'more' : value),
};

/** Amounts up to what a loaded state may hold. */
export const sums = range('sum', 0, 60_000);
