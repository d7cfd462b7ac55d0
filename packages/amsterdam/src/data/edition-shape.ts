import type { Amstel } from './amstel.ts';
import type { CardKind, CardType, Cost, Timing } from './cards.ts';
import type { City } from './city.ts';
import type { DistrictTiles } from './districts.ts';
import type { Harbour } from './harbour.ts';
import type { MarketTile } from './market.ts';
import type { Order } from './orders.ts';
import type { Rounds } from './rounds.ts';

/** Effects are printed and belong to the rules; what the lost pictures showed of a card can be typed in. */
export interface CardRow {
  readonly number: number;
  readonly kind: CardKind;
  readonly type: CardType;
  readonly timing: Timing;
  readonly cost: Cost;
}

/** All tables of the game as one object that survives JSON. */
export interface Edition {
  readonly name: string;
  readonly city: City;
  readonly harbour: Harbour;
  readonly amstel: Amstel;
  readonly districtTiles: DistrictTiles;
  readonly market: readonly MarketTile[];
  readonly rounds: Rounds;
  readonly orders: readonly Order[];
  readonly cards: readonly CardRow[];
}
