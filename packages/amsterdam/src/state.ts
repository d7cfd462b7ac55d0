import {
  bool,
  counts,
  derived,
  type Domain,
  facedown,
  int,
  list,
  many,
  maybe,
  one,
  type Player as Seat,
  perSeat,
  range,
  record,
  seat,
  secret,
  set,
  stacks,
  type State,
  vocabulary,
  words,
} from '@mokum/kernel';
import { artisanTypes, type RuleName } from './data/cards.ts';
import * as names from './data/names.ts';
import { type RulingName, rulingNames, rulingValues } from './data/rulings.ts';

export const MOST_SEATS = 4;
/** By how much a game may go beyond what a state from outside may hold. */
const ROOM = 100_000;

export const colours = words('colour', names.colours);
/** 13.1: a resource of this colour is stored, or none. */
export const storables = words('resource or none', [...names.colours, 'none']);
export const goods = words('good', names.goods);
export const districts = words('district', names.districts);
/** Dockers and docks share six colours, which are not those of the resources (1.3). */
export const dockers = words('docker', names.dockColours);
export const kinds = words('kind', ['artisan', 'building', 'map']);
export const cards = range('card', 1, 132);
/** Marks on used cards: no pieces of their own. */
const marks = range('used card', 1, 132);
/** Cards that listen: 026 is the first, 084 the last. */
const listeners = range('listening card', 26, 84);
export const blocks = range('block', 1, 36);
export const spaces: Domain = { ...range('space', 0, 63), span: '0 to the last of the harbour' };
export const tiles = range('tile', 1, 24);
/** The secret orders (24). */
export const orders = range('order', 1, 42);
/** An order that is about to be laid open: no piece of its own. */
const orderMarks = range('marked order', 1, 42);
/** The most orders anybody is dealt (17.2). */
export const MOST_ORDERS = 5;
/** A seat's disc has the seat's number. In the solo game disc 1 is TOM's (20.3). */
export const discs = range('disc', 0, MOST_SEATS - 1);
export const TOM = 1;
/** The Amstel: 0 is the start, 18 the mouth (1.10). */
export const reaches = range('reach', 0, 18);
export const MOUTH = 18;
/** Steps of a paid move. */
export const stepCounts = range('number of steps', 1, MOUTH);
export const COLOURS = 6;
export const SEGMENTS = 6;
/** A colour on a segment of the dial: `1-black`. */
export const dialPlaces = words(
  'place on the dial',
  Array.from({ length: SEGMENTS * COLOURS }, (_, i) => `${Math.floor(i / COLOURS) + 1}-${names.colours[i % COLOURS]}`),
);
export const dialPlace = (segment: number, colour: number): number => (segment - 1) * COLOURS + colour;

/** What the points come from that no card gives; the breakdown of the result names them. */
const POINT_SOURCES = [
  'roof',
  'depot',
  'quick-delivery',
  'foreman',
  'docker',
  'bridge',
  'mouth',
  'market',
  'discarded-map',
  'penalty',
  'group',
  'district',
  'leftovers',
] as const;
const OTHER_SOURCES = ['sale', 'docker-aboard', 'empty-exit', 'sixth-card', 'inactive-card', 'dial'] as const;
export const pointSources = words('source of points', POINT_SOURCES);

const FIRST_TILE_CAUSE = 1 + cards.size;
export const FIRST_SOURCE = FIRST_TILE_CAUSE + tiles.size;
const FIRST_ORDER = FIRST_SOURCE + POINT_SOURCES.length + OTHER_SOURCES.length;
/** What things are gained and paid because of: a card by its number, a market tile, one of the sources, or an order. */
export const causes = words('cause', [
  'game',
  ...Array.from({ length: cards.size }, (_, i) => `card-${i + 1}`),
  ...Array.from({ length: tiles.size }, (_, i) => `tile-${i + 1}`),
  ...POINT_SOURCES,
  ...OTHER_SOURCES,
  ...Array.from({ length: orders.size }, (_, i) => `order-${i + 1}`),
]);
export const because = Object.fromEntries(
  [...POINT_SOURCES, ...OTHER_SOURCES].map((source, i) => [source, FIRST_SOURCE + i]),
) as Record<(typeof POINT_SOURCES)[number] | (typeof OTHER_SOURCES)[number], number>;
export const becauseOfTile = (tile: number): number => FIRST_TILE_CAUSE + tile - 1;
export const becauseOfOrder = (order: number): number => FIRST_ORDER + order - 1;
/** The order that is a cause, or a number below 1 where the cause is none. */
export const orderOf = (cause: number): number => cause - FIRST_ORDER + 1;
export const isCard = (cause: number): boolean => cause >= cards.lo && cause < cards.lo + cards.size;

const rule = () => derived(int(0, 9));
const folded = <const R extends RuleName>(rules: readonly R[]) =>
  Object.fromEntries(rules.map((name) => [name, rule()])) as Record<R, ReturnType<typeof rule>>;

const Player = record({
  points: int(-999, 9999, ROOM),
  gulden: int(0, 999, ROOM),
  pool: counts(colours, 0, 999, ROOM),
  stored: maybe(colours),
  /** what is to be stored, until all have said so (13.1) */
  keeps: secret(maybe(storables)),
  dial: counts(dialPlaces, 0, 99, ROOM),
  inactive: set(cards),
  active: set(cards),
  used: set(marks),
  penalties: int(0, 99, ROOM),
  storage: counts(goods, 0, 36),
  aboard: counts(goods, 0, 36),
  dockers: counts(dockers, 0, 2),
  barge: one(spaces),
  crests: set(blocks),
  pointsBy: counts(pointSources, -999, 9999, ROOM),
  /** 17.1: seen by their owner alone, until they are shown at the end */
  orders: secret(set(orders)),
  /** orders that lie open (17.3), and all of them once they are shown */
  openOrders: set(orders),
  /** the order to be laid open, until all have said theirs */
  opens: secret(maybe(orderMarks)),
  /** what is handed back for orders, until all have said so: three bits for each order, by its place among them */
  handsBack: secret(int(0, (1 << (3 * MOST_ORDERS)) - 1)),

  /** folded from the active cards (docs/decisions/amsterdam-turn.md) */
  ...folded([
    'marketUses',
    'blockDiscount',
    'blockForGulden',
    'blocksPerTurn',
    'oneMapUses',
    'buildingDiscount',
    'firstOfTypeDiscount',
    'alwaysOnTop',
    'blackMarketBoth',
    'stepsPerResource',
    'dockerPointsTimes',
    'mayDeclineCard',
    'noTokenForInactive',
  ]),
  /** gulden for which a card can be activated, or 0 (038) */
  activationGulden: derived(int(0, 99)),
  ofKind: derived(counts(kinds, 0, 132)),
  activeEnd: derived(int(0, 132)),
  ofType: derived(counts(words('artisan type', artisanTypes), 0, 6)),
  ofDistrict: derived(counts(districts, 0, 4)),
  /** the cards that listen, by what they listen to */
  onTookBlock: derived(set(listeners)),
  onActivated: derived(set(listeners)),
  onDelivered: derived(set(listeners)),
  onMarketPoints: derived(set(listeners)),
});

/** 20.3: TOM is no seat. His disc lies on the Amstel with the player's. */
const Tom = record({
  points: int(0, 9999, ROOM),
  gulden: int(0, 999, ROOM),
  crests: set(blocks),
  pointsBy: counts(pointSources, 0, 9999, ROOM),
});

const Depot = record({ good: maybe(goods) });
const Dock = record({ dockers: set(dockers) });

const rulings = Object.fromEntries(
  rulingNames.map((name) => [name, one(words(name, rulingValues[name] as readonly string[]))]),
) as { readonly [K in RulingName]: ReturnType<typeof one> };

export const fields = {
  /** which edition pack is played, by a hash of its data; 0 for Mokum's own (1.1) */
  edition: int(-0x80000000, 0x7fffffff),
  ...rulings,
  /** 2.12: the short game starts in round 3 */
  firstRound: int(1, 12),
  round: int(1, 12),
  /** I to IV, 5 for the final scoring, 0 for the set-up */
  phase: int(0, 5),
  /** read off the Amstel at the start of a round, and fixed for it (3.14) */
  order: list(seat, MOST_SEATS),
  amstel: stacks(discs, reaches),
  dice: counts(colours, 0, 6),

  /** the goods tile each block was dealt; it lies there as long as nobody owns the block */
  goods: list(goods, 36),
  roofs: counts(goods, 0, 3),
  depots: many(4, Depot),
  blackMarket: set(goods),
  docks: many(6, Dock),
  housed: counts(dockers, 0, 2),
  openDistricts: set(districts),

  artisans: facedown(set(cards)),
  buildings: facedown(set(cards)),
  maps: facedown(set(cards)),
  revealed: set(cards),
  discard: set(cards),
  /** the market tile that lies open; none before the first is drawn */
  market: list(tiles, 1),
  tiles: facedown(set(tiles)),
  spentTiles: set(tiles),
  /** tiles that this game does without */
  box: set(tiles),

  /** points given by each card so far; a card has one owner */
  cardPoints: counts(cards, -999, 9999, ROOM),
  /** points given by each order; so has an order */
  orderPoints: counts(orders, 0, 99, ROOM),

  /** 16: the pier where the foreman stands, and the block of the bailiff; neither in play, or no longer */
  foreman: maybe(spaces),
  bailiff: maybe(blocks),
  /** 18: the place of the black market where the trader stands, by its good */
  trader: maybe(goods),
  /** orders that were not dealt */
  orderStack: facedown(set(orders)),

  /** the turn of phase III: whose, and what was done in it */
  acting: maybe(seat),
  bargeSteps: int(0, 999, ROOM),
  amstelSteps: int(0, 999, ROOM),
  paidAmstel: bool(),
  blocksTaken: int(0, 36, ROOM),
  marketUsed: int(0, 99, ROOM),
  /** further steps of the resource paid last (040) */
  halfSteps: int(0, 9),
  /** steps that cost nothing and lapse with the turn (022) */
  freeSteps: int(0, 99, ROOM),
  /** whether a docker can still be taken on this visit (9.13) */
  visiting: bool(),
  districtsUsed: set(districts),
  /** the map that 029 lets be used again, and how often it was */
  repeatedMap: maybe(cards),
  repeats: int(0, 9),
  /** a good was delivered where the foreman stands (16.5) */
  foremanServed: bool(),
  guldenByCard: bool(),
  pointsByCard: bool(),

  players: perSeat(MOST_SEATS, Player),
  /** one record; of the solo game only */
  tom: many(1, Tom),

  taken: derived(set(blocks)),
};

export type G = State<typeof fields>;
export type Me = G['players'][number] & Seat;

export const { step, choice, commit, chance, deal, menu, either, together, happening, stands } = vocabulary<G, Me>();

export const isSolo = (g: G): boolean => g.seats === 1;
/** How many play: the seats, and in the solo game TOM. */
export const rivals = (g: G): number => Math.max(2, g.seats);

export const roundNumbers = range('round', 1, 12);
export const amounts: Domain = range('amount', 0, 63);
/** A place in the turn order of the round. */
export const turns = range('turn', 0, MOST_SEATS);

/** The value of a ruling, by the place of its answer in the list of answers. */
export const ruled = (g: G, name: RulingName): number => (g as unknown as Record<RulingName, number>)[name];
