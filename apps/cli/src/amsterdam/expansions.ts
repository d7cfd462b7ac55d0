import { amsterdam as words } from '@mokum/words';

type Good = keyof typeof words.goods;

/** What a view shows of the figures; null where one is not in play, or no longer. */
export interface SeenFigures {
  readonly foreman: number | null;
  readonly bailiff: number | null;
  readonly trader: Good | null;
}

/** A player's orders: hidden ones are a number to everybody else. */
export interface SeenOrders {
  readonly orders: readonly number[] | { readonly hidden: number };
  readonly openOrders: readonly number[];
}

/** Where foreman, bailiff and trader stand; nothing if none of them is in play. */
export function figureLines({ foreman, bailiff, trader }: SeenFigures, place: (space: number) => string): string[] {
  const standing = [
    ...(foreman === null ? [] : [`${words.pieces.foreman} at ${place(foreman)} (${foreman}), +2`]),
    ...(bailiff === null ? [] : [`${words.pieces.bailiff} on block ${bailiff}, 1 less`]),
    ...(trader === null ? [] : [`${words.pieces.trader} on ${words.goods[trader]}`]),
  ];
  return standing.length === 0 ? [] : [`Figures: ${standing.join(', ')}`];
}

/** One's own orders with their meaning, others' open ones, and how many are hidden; nothing if there are none. */
export function orderLines({ orders, openOrders }: SeenOrders, meanings: Readonly<Record<number, string>>): string[] {
  const own = 'hidden' in orders ? [] : orders;
  const hidden = 'hidden' in orders ? orders.hidden : 0;
  return [
    ...openOrders.map((order) => `  open order ${order}: ${meanings[order]}`),
    ...own.map((order) => `  secret order ${order}: ${meanings[order]}`),
    ...(hidden > 0 ? [`  ${hidden} secret ${hidden === 1 ? 'order' : 'orders'}`] : []),
  ];
}
