import type { Provenances } from './provenance.ts';

export type MarketStack = 'A' | 'B' | 'CA' | 'CB';

export type MarketBonus =
  | { readonly is: 'amstel'; readonly steps: number }
  | { readonly is: 'resource'; readonly any: number }
  | { readonly is: 'barge-steps'; readonly upTo: number }
  | { readonly is: 'swap-inactive' }
  | { readonly is: 'activate'; readonly cards: number }
  | { readonly is: 'barge-anywhere' }
  | { readonly is: 'free-block' }
  | { readonly is: 'one-of-each-colour'; readonly each: number };

export interface MarketTile {
  readonly number: number;
  readonly stack: MarketStack;
  readonly price: number;
  readonly points: number;
  readonly bonus?: MarketBonus;
}

const tile = (number: number, stack: MarketStack, price: number, points: number, bonus?: MarketBonus): MarketTile =>
  bonus === undefined ? { number, stack, price, points } : { number, stack, price, points, bonus };

export const market: readonly MarketTile[] = [
  tile(1, 'A', 1, 1, { is: 'amstel', steps: 2 }),
  tile(2, 'A', 1, 2),
  tile(3, 'A', 1, 3),
  tile(4, 'A', 2, 2, { is: 'resource', any: 1 }),
  tile(5, 'A', 2, 3, { is: 'amstel', steps: 1 }),
  tile(6, 'A', 2, 4),
  tile(7, 'A', 3, 4, { is: 'amstel', steps: 2 }),
  tile(8, 'A', 3, 5),
  tile(9, 'B', 3, 5, { is: 'resource', any: 1 }),
  tile(10, 'B', 4, 4, { is: 'amstel', steps: 2 }),
  tile(11, 'B', 4, 6, { is: 'amstel', steps: 1 }),
  tile(12, 'B', 4, 8),
  tile(13, 'B', 5, 11, { is: 'resource', any: 1 }),
  tile(14, 'B', 5, 12),
  tile(15, 'B', 6, 14),
  tile(16, 'B', 6, 15),
  tile(17, 'CA', 1, 0, { is: 'barge-steps', upTo: 3 }),
  tile(18, 'CA', 2, 0, { is: 'swap-inactive' }),
  tile(19, 'CA', 2, 0, { is: 'resource', any: 2 }),
  tile(20, 'CA', 3, 0, { is: 'activate', cards: 1 }),
  tile(21, 'CB', 3, 0, { is: 'barge-anywhere' }),
  tile(22, 'CB', 4, 0, { is: 'free-block' }),
  tile(23, 'CB', 5, 0, { is: 'one-of-each-colour', each: 1 }),
  tile(24, 'CB', 6, 0, { is: 'activate', cards: 2 }),
];

export const marketFrom: Provenances = {
  '*.number': 'printed',
  '*.price': 'printed',
  '*.points': 'printed',
  '*.bonus.*': 'printed',
};
