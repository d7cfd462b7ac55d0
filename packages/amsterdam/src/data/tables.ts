import type { Amstel } from './amstel.ts';
import type { Card } from './cards.ts';
import type { Block, City, CityBridge } from './city.ts';
import { cards } from './edition.ts';
import type { CardRow, Edition } from './edition-shape.ts';
import type { BlackMarket, Depot, DockerHouse, Harbour, Space, Warehouse } from './harbour.ts';
import { colourOf } from './names.ts';
import { editionRulings } from './rulings.ts';

type Drawn = 'position' | 'polygon' | 'pitch';

/**
 * All of an edition that the rules read. Where things are drawn and where numbers come from is left out, so that no rule
 * can read it; a log is bound to these tables, not to the drawing.
 */
export interface Tables extends Pick<Edition, 'districtTiles' | 'market' | 'rounds' | 'orders'> {
  readonly city: {
    readonly blocks: readonly Omit<Block, Drawn>[];
    readonly bridges: readonly Omit<CityBridge, Drawn>[];
    /** the blocks by number from left to right, those above first: TOM's "leftmost" (20.12) */
    readonly leftToRight: readonly number[];
  };
  readonly harbour: Pick<Harbour, 'links' | 'start' | 'docks'> & {
    readonly spaces: readonly Omit<Space, Drawn>[];
    readonly warehouses: readonly Omit<Warehouse, Drawn>[];
    readonly depots: readonly Omit<Depot, Drawn>[];
    readonly dockerHouse: Omit<DockerHouse, Drawn>;
    readonly blackMarket: Omit<BlackMarket, Drawn>;
  };
  /** the mouth is the last of its reaches */
  readonly amstel: Omit<Amstel, 'spaces'> & { readonly reaches: number };
  /** with what they do, and what they do by other rulings */
  readonly cards: readonly (CardRow & Pick<Card, 'effect' | 'varies'>)[];
  readonly colourOf: typeof colourOf;
  /** what each edition says where they disagree (25) */
  readonly rulings: typeof editionRulings;
}

const undrawn = <T extends object>(thing: T): Omit<T, Drawn> => {
  const { position: _position, polygon: _polygon, pitch: _pitch, ...rest } = thing as T & Record<Drawn, unknown>;
  return rest;
};

const leftToRight = ({ blocks }: City): number[] =>
  blocks.toSorted((a, b) => a.position.x - b.position.x || a.position.y - b.position.y).map(({ id }) => id);

const known = new WeakMap<Edition, Tables>();

/** The tables of an edition; the same edition gives the same object. */
export function tablesOf(edition: Edition, rows: readonly Card[] = cards): Tables {
  const before = rows === cards ? known.get(edition) : undefined;
  if (before) return before;
  const { city, harbour, amstel, districtTiles, market, rounds, orders } = edition;
  const { spaces, ...river } = amstel;
  const tables: Tables = {
    city: { blocks: city.blocks.map(undrawn), bridges: city.bridges.map(undrawn), leftToRight: leftToRight(city) },
    harbour: {
      spaces: harbour.spaces.map(undrawn),
      links: harbour.links,
      start: harbour.start,
      warehouses: harbour.warehouses.map(undrawn),
      depots: harbour.depots.map(undrawn),
      docks: harbour.docks,
      dockerHouse: undrawn(harbour.dockerHouse),
      blackMarket: undrawn(harbour.blackMarket),
    },
    amstel: { ...river, reaches: spaces.length },
    districtTiles,
    market,
    rounds,
    orders,
    cards: edition.cards.map((row, i) => {
      const { effect, varies } = rows[i];
      return { ...row, effect, ...(varies !== undefined && { varies }) };
    }),
    colourOf,
    rulings: editionRulings,
  };
  if (rows === cards) known.set(edition, tables);
  return tables;
}
