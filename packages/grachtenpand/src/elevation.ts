import { packedFeatures } from './street.ts';

/** As much of a street as its points depend on: a player of a running game has it, and so has a street that is seen. */
export interface Elevation {
  readonly left: number;
  readonly right: number;
  readonly street: { height(place: number): number; pile(place: number): number[] };
  /** the features of each building, a byte each in the order of FEATURES */
  readonly features: { at(place: number): number };
}

/** A street as a view shows it: the cards of each building from the pavement up, by place. */
export function elevationOf(piles: Readonly<Record<string, readonly number[]>>): Elevation {
  const places = Object.keys(piles).map(Number);
  const pile = (place: number): readonly number[] => piles[place] ?? [];
  return {
    left: Math.min(0, ...places),
    right: Math.max(0, ...places),
    street: { height: (place) => pile(place).length, pile: (place) => [...pile(place)] },
    features: { at: (place) => pile(place).reduce((sum, card) => sum + packedFeatures(card), 0) },
  };
}
