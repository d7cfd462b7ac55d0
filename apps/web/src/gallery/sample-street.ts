import type { AskingCard, Card, Condition, Feature, House, Place, WindowCard, Colour } from '../games/grachtenpand/types.ts';

// Made up for the gallery: enough to see every drawing once.
const shop = (number: number, colour: Colour, condition: Condition, points: number): AskingCard => ({ kind: 'shop', number, colour, condition, points });
const roof = (number: number, colour: Colour, condition: Condition, points: number): AskingCard => ({ kind: 'roof', number, colour, condition, points });
const win = (number: number, colour: Colour, ...features: Feature[]): WindowCard => ({ kind: 'window', number, colour, features });

export const houses: House[] = [
  {
    building: -1,
    shop: shop(4, 'slate', { is: 'at-least', counts: { flag: 3, bird: 3 } }, 4),
    windows: [win(33, 'pink', 'flag', 'bird', 'flag'), win(34, 'sage', 'pot')],
  },
  {
    building: 0,
    shop: shop(12, 'red', { is: 'at-least', counts: { cat: 1, bird: 2 } }, 3),
    windows: [win(41, 'pink', 'bird', 'cat', 'bird'), win(42, 'ochre')],
    roof: roof(85, 'ochre', { is: 'height', at: 'least', cards: 4 }, 2),
  },
  {
    building: 1,
    shop: shop(21, 'sage', { is: 'none', of: 'cat' }, 2),
    windows: [win(50, 'pink', 'pot', 'flag'), win(51, 'slate', 'bird', 'pot'), win(57, 'red', 'flag')],
    roof: roof(91, 'slate', { is: 'taller', than: 'both' }, 4),
  },
  {
    building: 2,
    shop: shop(8, 'pink', { is: 'height', at: 'exactly', cards: 3 }, 3),
    windows: [win(63, 'slate', 'cat', 'pot')],
    roof: roof(86, 'pink', { is: 'lower', than: 'left' }, 3),
  },
  {
    building: 3,
    shop: shop(29, 'ochre', { is: 'taller', than: 'left' }, 2),
    windows: [],
  },
];
export const met: ReadonlySet<number> = new Set([12, 85, 21, 91, 8]);
export const group: ReadonlySet<number> = new Set([33, 41, 50]);

export const places: Place[] = [
  { id: 'shop-left', building: -2, level: 0, kind: 'shop', label: 'Build the shop at the left end of the street' },
  { id: 'shop-right', building: 4, level: 0, kind: 'shop', label: 'Build the shop at the right end of the street' },
];
export const windowPlaces: Place[] = [
  { id: 'w-1', building: -1, level: 3, kind: 'window', label: 'Build the window on house 1' },
  { id: 'w3', building: 3, level: 1, kind: 'window', label: 'Build the window on house 5' },
  { id: 'canal', building: 0, level: 0, kind: 'canal', label: 'Throw the card into the canal' },
];
export const roofPlaces: Place[] = [
  { id: 'r-1', building: -1, level: 3, kind: 'roof', label: 'Close house 1 with the roof' },
  { id: 'r3', building: 3, level: 1, kind: 'roof', label: 'Close house 5 with the roof' },
];
export const firstStreet: House[] = [{ building: 0, shop: shop(17, 'ochre', { is: 'at-least', counts: { pot: 2 } }, 2), windows: [] }];
export const gables: House[] = [83, 84, 85, 86, 87].map((number, i) => ({
  building: i,
  shop: shop(i + 1, (['red', 'ochre', 'sage', 'slate', 'pink'] as const)[i], { is: 'at-least', counts: { cat: 1, pot: 1 } }, 1),
  windows: i % 2 ? [win(35 + i, (['pink', 'slate', 'red', 'ochre', 'sage'] as const)[i], 'cat')] : [],
  roof: roof(number, (['red', 'ochre', 'sage', 'slate', 'pink'] as const)[i], { is: 'at-least', counts: { cat: 1, bird: 1, flag: 1 } }, 5),
}));
export const hand: Card[] = [
  shop(6, 'pink', { is: 'at-least', counts: { flag: 3, bird: 3 } }, 4),
  win(44, 'slate', 'cat', 'bird', 'pot'),
  roof(92, 'ochre', { is: 'lower', than: 'right' }, 3),
  win(70, 'red'),
];

/** A street at the limits: 30 houses wide, one of them 54 cards high. */
export const widest: House[] = Array.from({ length: 30 }, (_, i) => ({
  building: i - 15,
  shop: shop(i + 1, (['red', 'ochre', 'sage', 'slate', 'pink'] as const)[i % 5], { is: 'none', of: 'bird' }, 2),
  windows: i === 12 ? Array.from({ length: 52 }, (_w, w) => win(31 + w, (['red', 'ochre', 'sage', 'slate', 'pink'] as const)[(w + i) % 5], 'cat')) : [],
}));
