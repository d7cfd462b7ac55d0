import { amstel, amstelFrom } from './amstel.ts';
import { artisans } from './artisans.ts';
import { buildings } from './buildings.ts';
import { artisanTypes, buildingTypes, type Card, type Effect } from './cards.ts';
import { type Check, list, oneOf, record, text, variant, whole } from './check.ts';
import { city, cityFrom } from './city.ts';
import { districtTiles, districtTilesFrom } from './districts.ts';
import { harbour, harbourFrom } from './harbour.ts';
import { maps } from './maps.ts';
import { market, marketFrom } from './market.ts';
import { colours, districts, dockColours, goods } from './names.ts';
import { orders, ordersFrom } from './orders.ts';
import type { Provenances } from './provenance.ts';
import { rounds, roundsFrom } from './rounds.ts';
import type { Checked, Rulings } from './rulings.ts';
import { faultsOf } from './edition-faults.ts';
import type { CardRow, Edition } from './edition-shape.ts';

export type { Edition } from './edition-shape.ts';

export const cards: readonly Card[] = [...artisans, ...buildings, ...maps];

export const defaultEdition: Edition = {
  name: 'mokum',
  city,
  harbour,
  amstel,
  districtTiles,
  market,
  rounds,
  orders,
  cards: cards.map(({ number, kind, type, timing, cost }) => ({ number, kind, type, timing, cost })),
};

const under = (table: string, from: Provenances): Provenances =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [`${table}.${key}`, value]));

export const editionFrom: Provenances = {
  ...under('city', cityFrom),
  ...under('harbour', harbourFrom),
  ...under('amstel', amstelFrom),
  ...under('districtTiles', districtTilesFrom),
  ...under('market', marketFrom),
  ...under('rounds', roundsFrom),
  ...under('orders', ordersFrom),
  'cards.*.number': 'printed',
  'cards.*.cost.*': 'designed',
};

/** Every number inside an effect stands in a supplement. */
export const effectOf = (card: Card, rulings: Rulings): Effect =>
  card.varies === undefined ? card.effect : (card.varies.to[rulings[card.varies.ruling]] ?? card.effect);

const count = whole(0, 99);
const point = record({ x: whole(0, 4000), y: whole(0, 4000) });
const three = list(count, 3);
const bySeats = (of: Check): Check => record({ '1': of, '2': of, '3': of, '4': of });
const reveal = record({ maps: whole(0, 4), buildings: whole(0, 4), artisans: whole(0, 4) });
const districtWord = oneOf(districts);
const goodWord = oneOf(goods);
const dockWord = oneOf(dockColours);
const atLeast = { atLeast: count };

const demand = variant({
  'both-dockers-home': { colour: dockWord },
  'blocks-in': { district: districtWord, ...atLeast },
  blocks: atLeast,
  'active-of-each-kind': atLeast,
  'active-cards': {},
  'at-mouth': {},
  'active-timing': { timing: oneOf(['end', 'III', 'permanent']), ...atLeast },
  'black-market': atLeast,
  'different-goods-on-board': atLeast,
  'warehouse-full': { good: goodWord },
  'depots-full': {},
  'barge-at-start': {},
  'dockers-home': atLeast,
  'hand-back': { dockers: count, goods: count, resources: count },
  'hand-back-colours': {},
  'hand-back-dockers': { colour: dockWord },
});

const bonus = variant({
  amstel: { steps: count },
  resource: { any: count },
  'barge-steps': { upTo: count },
  'swap-inactive': {},
  activate: { cards: count },
  'barge-anywhere': {},
  'free-block': {},
  'one-of-each-colour': { each: count },
});

const tables: Readonly<Record<Exclude<keyof Edition, 'name'>, Check>> = {
  city: record({
    width: whole(1, 4000),
    height: whole(1, 4000),
    blocks: list(
      record({
        id: whole(1, 36),
        district: districtWord,
        cost: whole(1, 9),
        position: point,
        polygon: list(point, 3, 60),
      }),
      36,
    ),
    bridges: list(record({ a: whole(1, 36), b: whole(1, 36), position: point }), 35, 90),
  }),
  harbour: record({
    spaces: list(
      record({ id: whole(0, 63), kind: oneOf(['start', 'water', 'warehouse', 'depot', 'dock']), position: point }),
      20,
      64,
    ),
    links: list(list(whole(0, 63), 2), 19, 300),
    start: whole(0, 63),
    warehouses: list(record({ good: goodWord, pier: whole(0, 63), roofs: three, position: point }), 9),
    depots: list(record({ pier: whole(0, 63), value: count, position: point }), 4),
    docks: list(record({ colour: dockWord, space: whole(0, 63) }), 6),
    dockerHouse: record({ values: list(count, 4), position: point }),
    blackMarket: record({ grid: list(list(goodWord, 3), 3), position: point, pitch: whole(1, 400) }),
  }),
  amstel: record({
    spaces: list(point, 19),
    bridges: list(record({ after: whole(0, 17), value: count }), 4),
    mouthValue: count,
    firstStep: count,
    furtherStep: count,
  }),
  districtTiles: record({
    tiles: list(districtWord, 6),
    open: bySeats(whole(0, 6)),
    places: bySeats(list(count, 1, 4)),
    perCrestOfGroup: count,
  }),
  market: list(
    record({
      number: whole(1, 24),
      stack: oneOf(['A', 'B', 'CA', 'CB']),
      price: count,
      points: count,
      'bonus?': bonus,
    }),
    24,
  ),
  rounds: record({
    rounds: list(record({ number: whole(1, 12), quickDelivery: count, highestDie: whole(1, 6) }), 12),
    shortStart: whole(1, 12),
    tilesPerHalf: record({ full: whole(1, 8), short: whole(1, 8) }),
    reveal: bySeats(record({ odd: reveal, even: reveal })),
    firstCards: bySeats(reveal),
    firstResources: list(whole(0, 6), 2),
    startGulden: count,
    inactiveLimit: whole(1, 9),
    dockersOnBoard: whole(0, 12),
    penalties: three,
    leftoversPerPoint: whole(1, 9),
    blackMarketGulden: count,
    dockerGulden: count,
  }),
  orders: list(record({ number: whole(1, 42), demand, points: list(three, 1, 6) }), 42),
  cards: list(
    record({
      number: whole(1, 132),
      'kind?': oneOf(['artisan', 'building', 'map']),
      'type?': oneOf([...artisanTypes, ...buildingTypes, ...districts]),
      'timing?': oneOf(['I', 'II', 'III', 'permanent', 'end']),
      'cost?': record(Object.fromEntries(colours.map((colour) => [`${colour}?`, whole(1, 9)]))),
    }),
    0,
    132,
  ),
};

const pack = record({
  name: text,
  ...Object.fromEntries(Object.entries(tables).map(([name, check]) => [`${name}?`, check])),
});

const merge = (rows: readonly Partial<CardRow>[]): CardRow[] =>
  defaultEdition.cards.map((row) => {
    const typed = rows.find(({ number }) => number === row.number);
    return typed === undefined ? row : { ...row, ...typed };
  });

/**
 * An edition pack: a name and any of the tables. A table that is left out is the default one; of the cards any
 * number of rows may be given, each with what is known of it.
 */
export const parseEdition = (json: unknown): Checked<Edition> => {
  const errors: string[] = [];
  pack(json, '', errors);
  if (errors.length > 0) return { ok: false, errors };
  const typed = json as { name: string; cards?: Partial<CardRow>[] } & Partial<Edition>;
  const value: Edition = { ...defaultEdition, ...typed, cards: merge(typed.cards ?? []) };
  const faults = faultsOf(
    value,
    (typed.cards ?? []).map(({ number }) => number!),
  );
  return faults.length > 0 ? { ok: false, errors: faults } : { ok: true, value };
};
