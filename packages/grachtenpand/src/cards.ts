import type { Card, Kind } from './card.ts';
import { ROOFS } from './data/roofs.ts';
import { SHOPS } from './data/shops.ts';
import { WINDOWS } from './data/windows.ts';

export { COLOURS, FEATURES, KINDS } from './card.ts';
export type {
  Card,
  Colour,
  Condition,
  Feature,
  Features,
  Kind,
  Provenance,
  RoofCard,
  ShopCard,
  Source,
  WindowCard,
} from './card.ts';
export { ROOFS, SHOPS, WINDOWS };

/** All 109 cards in the order of their numbers: card n stands at n - 1. */
export const CARDS: readonly Card[] = [...SHOPS, ...WINDOWS, ...ROOFS];

/** What the rules read of cards: all but where each value comes from. */
export const tablesOf = (cards: readonly Card[]): readonly Omit<Card, 'source'>[] =>
  cards.map(({ source: _source, ...card }) => card);
export const TABLES = tablesOf(CARDS);

/** Printed: how many cards of each kind there are. */
export const HOW_MANY: Readonly<Record<Kind, number>> = { shop: 30, window: 52, roof: 27 };

/** The lowest number of each kind: 1-30 shops, 31-82 windows, 83-109 roofs. */
export const FIRST: Readonly<Record<Kind, number>> = { shop: 1, window: 31, roof: 83 };

export const cardNumbered = (number: number): Card => {
  const card = CARDS[number - 1];
  if (card === undefined) throw new RangeError(`there is no card ${number}`);
  return card;
};

export const kindOf = (number: number): Kind =>
  number < FIRST.window ? 'shop' : number < FIRST.roof ? 'window' : 'roof';
