import {
  counts,
  facedown,
  int,
  list,
  many,
  maybe,
  one,
  perSeat,
  type Player as Seat,
  record,
  set,
  type State,
  vocabulary,
} from '@mokum/kernel';
import {
  COIN,
  columns,
  districts,
  furs,
  GOODS,
  GRAIN,
  lands,
  scored,
  seats,
  series,
  ships,
  stuff,
  tokens,
  WOOD,
  zones,
} from './domains.ts';

export const MOST_SEATS = 5;
const MOST_FURS = 100;
/** What a state from outside may hold, and by how much a game may go beyond it. */
const MOST_STOCK = 50_000;
const ROOM = 1_000_000;
const MOST_BID = stuff.size * (MOST_STOCK + ROOM);

const Player = record(
  {
    token: one(tokens),
    /** the column taken in this round */
    column: maybe(columns),
    /** action tiles taken from the chest and not yet spent */
    tiles: counts(series, 0, 3),
    /** special actions left in this series */
    special: int(0, 1),
    stock: counts(stuff, 0, MOST_STOCK, ROOM),
    shops: counts(districts, 0, 40),
    warehouses: int(1, 4),
    /** warehouses built in this round */
    newWarehouses: int(0, 3),
    /** the row of lands, from left to right */
    lands: list(lands, lands.size),
    /** farms fill the row from the left, and clearing takes all that is complete: two numbers say all (13.21) */
    farms: int(0, 72),
    cleared: int(0, 24),
    ships: set(ships),
    /** the zone of the trading post */
    post: one(zones),
    score: int(0, 1_000_000, ROOM),
    /** the score by what it was scored for */
    points: counts(scored, -1_000_000, 1_000_000, ROOM),
  },
  {
    get coin(): number {
      return this.stock.at(COIN);
    },
    get wood(): number {
      return this.stock.at(WOOD);
    },
    get goods(): number {
      return this.stock.at(GOODS);
    },
    get grain(): number {
      return this.stock.at(GRAIN);
    },
  },
);

const Trader = record({ furs: counts(furs, 0, 4) });
const Column = record({ tiles: counts(series, 0, 3) });

export const fields = {
  /** which edition pack is played, by a hash of its tables; 0 for ours */
  edition: int(-0x80000000, 0x7fffffff),
  /** the round being played; 0 before the first */
  round: int(0, 6),
  landDeck: facedown(set(lands)),
  shipDeck: facedown(set(ships)),
  landDisplay: set(lands),
  shipDisplay: set(ships),
  /** lands and ships that nobody took */
  landsGone: set(lands),
  shipsGone: set(ships),
  supply: facedown(counts(furs, 0, MOST_FURS)),
  discard: counts(furs, 0, MOST_FURS),
  /** top, middle and bottom */
  traders: many(3, Trader),
  chest: many(5, Column),
  /** houses by camp */
  houses: counts(zones, 0, MOST_SEATS),
  /** the column up for auction, who put it up, and the highest bid so far */
  lot: maybe(columns),
  opener: maybe(seats),
  bidder: maybe(seats),
  bid: int(0, MOST_BID),
  /** what is left to pay of the winning bid */
  due: int(0, MOST_BID),
  /** furs loaded so far on the ship that is being loaded */
  hold: counts(furs, 0, MOST_FURS),
  players: perSeat(MOST_SEATS, Player),
};

export type Fields = typeof fields;
export type G = State<Fields>;
export type Me = G['players'][number] & Seat;

export const { step, choice, commit, chance, deal, menu, either, happening, stands } = vocabulary<G, Me>();
