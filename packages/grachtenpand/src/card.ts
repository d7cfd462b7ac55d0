import { POINTS } from './data/points.ts';

export const KINDS = ['shop', 'window', 'roof'] as const;
export type Kind = (typeof KINDS)[number];

/** Pink is printed; that there are five, and the other four, is designed. */
export const COLOURS = ['red', 'ochre', 'sage', 'slate', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

/** Printed: cats, birds, flags and flower pots, in the order in which the rulebook lists them with the conditions. */
export const FEATURES = ['cat', 'bird', 'flag', 'pot'] as const;
export type Feature = (typeof FEATURES)[number];
export type Features = Readonly<Partial<Record<Feature, number>>>;

/** Printed: these kinds of condition. Which card asks for which is designed, but for the cards that say otherwise. */
export type Condition =
  | { readonly is: 'at-least'; readonly counts: Features }
  | { readonly is: 'none'; readonly of: Feature }
  | { readonly is: 'taller'; readonly than: 'left' | 'right' | 'both' }
  | { readonly is: 'lower'; readonly than: 'left' | 'right' | 'both' }
  | { readonly is: 'height'; readonly at: 'least' | 'exactly'; readonly cards: number };

/**
 * printed: in the rulebook. derived: follows from it by the argument in the note.
 * review: told by a published review of the game. designed: ours.
 */
export type Provenance = 'printed' | 'derived' | 'review' | 'designed';

export interface Source {
  readonly colour: Provenance;
  readonly features?: Provenance;
  readonly condition?: Provenance;
  readonly points?: Provenance;
  readonly note?: string;
}

export interface WindowCard {
  readonly kind: 'window';
  readonly number: number;
  readonly colour: Colour;
  readonly features: Features;
  readonly source: Source;
}

export interface ScoringCard<K extends 'shop' | 'roof'> {
  readonly kind: K;
  readonly number: number;
  readonly colour: Colour;
  readonly points: number;
  readonly condition: Condition;
  readonly source: Source;
}

export type ShopCard = ScoringCard<'shop'>;
export type RoofCard = ScoringCard<'roof'>;
export type Card = ShopCard | WindowCard | RoofCard;

/** What a literal says of its condition when it is not designed, and why. */
interface Known {
  readonly condition: Provenance;
  readonly note: string;
}

const scoring =
  <K extends 'shop' | 'roof'>(kind: K) =>
  (number: number, colour: Colour, condition: Condition, known?: Known): ScoringCard<K> => {
    const { points, source } = POINTS[number];
    return {
      kind,
      number,
      colour,
      points,
      condition,
      source: { colour: 'designed', condition: 'designed', ...known, points: source },
    };
  };

export const shop = scoring('shop');
export const roof = scoring('roof');

export const window = (number: number, colour: Colour, features: Features): WindowCard => ({
  kind: 'window',
  number,
  colour,
  features,
  source: { colour: 'designed', features: 'designed' },
});

export const atLeast = (counts: Features): Condition => ({ is: 'at-least', counts });
export const noneOf = (of: Feature): Condition => ({ is: 'none', of });
export const taller = (than: 'left' | 'right' | 'both'): Condition => ({ is: 'taller', than });
export const lower = (than: 'left' | 'right' | 'both'): Condition => ({ is: 'lower', than });
export const height = (at: 'least' | 'exactly', cards: number): Condition => ({ is: 'height', at, cards });
