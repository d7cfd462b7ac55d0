import type { SymbolName } from '../../symbols/drawings.ts';
import type { SeatColour } from '../../symbols/seat-charge.tsx';

// What the drawings are told. They count nothing and know no rule: who has a majority, what is legal and what it is worth comes with the data.

export type Seat = SeatColour;
export type Fur = 'beaver' | 'mink' | 'otter' | 'muskrat' | 'lynx';
export type Tile = 'town' | 'land' | 'trade';
export type Resource = 'grain' | 'coin' | 'wood' | 'goods' | 'fur';
export type District = 'lumberyard' | 'granary' | 'docks' | 'millwork' | 'black-market' | 'trading-company';

/** How a thing can be pressed now. `label` says all of it; `worth` is a word or figure shown on the thing itself. */
export interface Press {
  id: string;
  label: string;
  /** `ask`: not possible now, but it tells what it is */
  state?: 'legal' | 'chosen' | 'ask';
  worth?: string;
}
export type OnPress = (id: string) => void;

/** A row of symbols and figures, as on a price sign. */
export type Mark = SymbolName | number | `+${number}`;

export interface Quarter {
  district: District;
  name: string;
  /** Only seats with at least one shop. */
  shops: readonly { seat: Seat; count: number }[];
  /** One seat: the sole majority; more: they share it. */
  majority: readonly Seat[];
  /** What its special action changes into what. */
  sign: readonly Mark[];
  /** All of the above in one sentence. */
  label: string;
  press?: Press;
}

export interface Zone {
  /** House slots in use at this table, and the houses standing on them. */
  camp: number;
  houses: number;
  /** Post slots in use at this table, and who stands there. */
  slots: number;
  posts: readonly Seat[];
  /** Grain of the boat to the next zone; the last zone has none. */
  boat?: number;
  label: string;
  press?: Press;
}

/** A fur space: its pelt, or nothing until the next upkeep. */
export interface FurSpace {
  fur?: Fur;
  label: string;
  press?: Press;
}
export interface Trader {
  spaces: readonly FurSpace[];
  /** The price as a sign: `1 goods` each, or for all. */
  sign: readonly Mark[];
  label: string;
  press?: Press;
}

export interface Column {
  spaces: number;
  tiles: readonly Tile[];
  bonus: number;
  /** The order token lying on it while it is put up. */
  token?: number;
  /** Who took it in this round. */
  owner?: Seat;
  state: 'open' | 'running' | 'taken' | 'idle';
  label: string;
  press?: Press;
}
export interface Bid {
  seat: Seat;
  token: number;
  /** A figure, `passed`, `waits`, or `out` for somebody who already has a column. */
  bid: number | 'passed' | 'waits' | 'out';
  opener: 'opener' | 'other';
  highest: 'highest' | 'lower';
  label: string;
}

export interface Land {
  number: number;
  decade: 1620 | 1630;
  farms: number;
  wood: number;
  grain: number;
}
export interface Ship {
  number: number;
  decade: 1620 | 1630;
  furs: number;
  coins: number;
  goods: number;
}
/** A card on display; without it the space is empty. */
export interface Offer<Card> {
  card?: Card;
  label: string;
  press?: Press;
}

export interface OwnLand {
  land: Land;
  built: number;
  state: 'wild' | 'completed' | 'cleared';
  /** Points of its place in the row when it is cleared. */
  points: number;
  label: string;
  press?: Press;
}
export interface Pier {
  room: number;
  goods: number;
  state: 'open' | 'closed';
  label: string;
  press?: Press;
}
export interface Own {
  seat: Seat;
  piers: readonly Pier[];
  ships: readonly { ship: Ship; label: string; press?: Press }[];
  lands: readonly OwnLand[];
  purse: Purse;
  words: { area: string; piers: string; ships: string; lands: string; noShips: string; noLands: string };
}

export interface Amount {
  kind: Resource;
  count: number;
  label: string;
  /** For goods: how much the piers hold. */
  room?: number;
  press?: Press;
}
export interface Purse {
  token: { number: number; label: string };
  amounts: readonly Amount[];
  furs: readonly { fur: Fur; count: number; label: string; press?: Press }[];
  tiles: readonly { tile: Tile; label: string; press?: Press }[];
  /** Whether the special action of this series is still to come. */
  special?: { state: 'left' | 'used'; label: string; press?: Press };
  buildings: { count: number; label: string };
}

export interface Rival {
  token: { number: number; label: string };
  amounts: readonly { kind: Resource; count: number }[];
  furs: readonly { fur: Fur; count: number }[];
  tiles: readonly Tile[];
  piers: { open: number; goods: number; room: number };
  ships: readonly number[];
  lands: readonly OwnLand['state'][];
  /** All of it in one sentence. */
  label: string;
}

export interface Round {
  round: number;
  rounds: number;
  decade: string;
  /** The step now, in a word or two. */
  step: string;
  /** Place of the step in its round, from 1. */
  at: number;
  steps: number;
  label: string;
}
