// The shape of Grachtenpand's cards as the drawings need it; the rules package describes its cards the same way.

export type Kind = 'shop' | 'window' | 'roof';
export type Colour = 'red' | 'ochre' | 'sage' | 'slate' | 'pink';
export type Feature = 'cat' | 'bird' | 'flag' | 'pot';
export type Side = 'left' | 'right' | 'both';

export type Condition =
  | { is: 'at-least'; counts: Partial<Record<Feature, number>> }
  | { is: 'none'; of: Feature }
  | { is: 'taller' | 'lower'; than: Side }
  | { is: 'height'; at: 'least' | 'exactly'; cards: number };

/** A shop or a roof: it asks something of its building. */
export interface AskingCard {
  kind: 'shop' | 'roof';
  number: number;
  colour: Colour;
  condition: Condition;
  points: number;
}
export interface WindowCard {
  kind: 'window';
  number: number;
  colour: Colour;
  features: readonly Feature[];
}
export type Card = AskingCard | WindowCard;

/** One building, from the pavement up. */
export interface House {
  /** Counted from the first shop, which is 0; houses built to its left are negative. */
  building: number;
  shop: AskingCard;
  windows: readonly WindowCard[];
  roof?: AskingCard;
}

/** Somewhere the player may act now: the street says where and how it is called, the caller what it means. */
export interface Place {
  id: string;
  /** Ignored for the canal. */
  building: number;
  /** Counted in cards from the pavement: the shop is level 0. */
  level: number;
  kind: Kind | 'canal';
  label: string;
  /** Shown in place of the outline while the place is pointed at. */
  card?: Card;
}
