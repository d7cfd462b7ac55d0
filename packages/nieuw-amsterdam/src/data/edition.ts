import { type Column, chest, chestProvenance, tiles } from './chest.ts';
import type { TileKind, TraderName } from './kinds.ts';
import { type Land, landProvenance, lands } from './lands.ts';
import { type Points, pointProvenance, points } from './points.ts';
import { type Income, income, type Limits, limits, type Prices, priceProvenance, prices } from './prices.ts';
import type { Provenance } from './provenance.ts';
import { quay, quayProvenance } from './quay.ts';
import { boats, river, riverProvenance, type Zone } from './river.ts';
import { type Ship, shipProvenance, ships } from './ships.ts';
import { buildings, display, rounds, type Start, start, startProvenance } from './start.ts';
import { fursOfAKind, type Trader, traderProvenance, traders } from './traders.ts';

/** Every table of the game as one plain object: what a JSON file can replace. `parseEdition` says which values are sound. */
export interface Edition {
  readonly game: 'nieuw-amsterdam';
  readonly format: '1';
  readonly name: string;
  readonly rounds: number;
  readonly buildings: number;
  readonly start: Start;
  readonly display: { readonly lands: number; readonly ships: number };
  readonly fursOfAKind: number;
  readonly traders: Readonly<Record<TraderName, Trader>>;
  readonly tiles: Readonly<Record<TileKind, number>>;
  readonly chest: readonly Column[];
  readonly river: readonly Zone[];
  readonly boats: readonly number[];
  readonly quay: readonly number[];
  readonly prices: Prices;
  readonly limits: Limits;
  readonly income: Income;
  readonly points: Points;
  readonly lands: readonly Land[];
  readonly ships: readonly Ship[];
  /** Where each number comes from: `parseEdition` refuses a number without a mark. */
  readonly provenance: Provenance;
}

/** All of an edition that the rules read: neither its name nor where its numbers come from. */
export type Tables = Omit<Edition, 'game' | 'format' | 'name' | 'provenance'>;

export const tablesIn = (edition: Edition): Tables => {
  const { game: _game, format: _format, name: _name, provenance: _provenance, ...tables } = edition;
  return tables;
};

export const defaultEdition: Edition = {
  game: 'nieuw-amsterdam',
  format: '1',
  name: 'Mokum',
  rounds,
  buildings,
  start,
  display,
  fursOfAKind,
  traders,
  tiles,
  chest,
  river,
  boats,
  quay,
  prices,
  limits,
  income,
  points,
  lands,
  ships,
  provenance: {
    ...startProvenance,
    ...traderProvenance,
    ...chestProvenance,
    ...riverProvenance,
    ...quayProvenance,
    ...priceProvenance,
    ...pointProvenance,
    ...landProvenance,
    ...shipProvenance,
  },
};
