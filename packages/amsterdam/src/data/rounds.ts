import type { SeatCount } from './names.ts';
import type { Provenances } from './provenance.ts';

export interface Round {
  readonly number: number;
  /** Prestige on top of each good delivered in this round. */
  readonly quickDelivery: number;
  /** Dice above this value are turned to 1. */
  readonly highestDie: number;
}

export interface Reveal {
  readonly maps: number;
  readonly buildings: number;
  readonly artisans: number;
}

export interface Rounds {
  readonly rounds: readonly Round[];
  readonly shortStart: number;
  /** Market tiles of each half, and how many go back to the box unseen. */
  readonly tilesPerHalf: { readonly full: number; readonly short: number };
  readonly reveal: Readonly<Record<SeatCount | 1, { readonly odd: Reveal; readonly even: Reveal }>>;
  /** Step 15 of the set-up. */
  readonly firstCards: Readonly<Record<SeatCount | 1, Reveal>>;
  /** Step 16: how many resources on segments 1 and 2. */
  readonly firstResources: readonly number[];
  readonly startGulden: number;
  readonly inactiveLimit: number;
  readonly dockersOnBoard: number;
  /** What the first, second, third and every further penalty token costs. */
  readonly penalties: readonly number[];
  readonly leftoversPerPoint: number;
  readonly blackMarketGulden: number;
  readonly dockerGulden: number;
}

const reveal = (maps: number, buildings: number, artisans: number): Reveal => ({ maps, buildings, artisans });

export const rounds: Rounds = {
  rounds: [
    { number: 1, quickDelivery: 7, highestDie: 6 },
    { number: 2, quickDelivery: 6, highestDie: 6 },
    { number: 3, quickDelivery: 5, highestDie: 6 },
    { number: 4, quickDelivery: 4, highestDie: 6 },
    { number: 5, quickDelivery: 3, highestDie: 6 },
    { number: 6, quickDelivery: 2, highestDie: 6 },
    { number: 7, quickDelivery: 1, highestDie: 6 },
    { number: 8, quickDelivery: 0, highestDie: 5 },
    { number: 9, quickDelivery: 0, highestDie: 4 },
    { number: 10, quickDelivery: 0, highestDie: 3 },
    { number: 11, quickDelivery: 0, highestDie: 2 },
    { number: 12, quickDelivery: 0, highestDie: 1 },
  ],
  shortStart: 3,
  tilesPerHalf: { full: 6, short: 5 },
  reveal: {
    1: { odd: reveal(2, 1, 1), even: reveal(2, 1, 1) },
    2: { odd: reveal(2, 1, 1), even: reveal(2, 1, 1) },
    3: { odd: reveal(2, 1, 2), even: reveal(2, 2, 1) },
    4: { odd: reveal(2, 2, 2), even: reveal(2, 2, 2) },
  },
  firstCards: { 1: reveal(0, 2, 1), 2: reveal(0, 2, 1), 3: reveal(0, 2, 2), 4: reveal(0, 2, 3) },
  firstResources: [1, 2],
  startGulden: 1,
  inactiveLimit: 5,
  dockersOnBoard: 2,
  penalties: [3, 5, 7],
  leftoversPerPoint: 2,
  blackMarketGulden: 2,
  dockerGulden: 1,
};

export const roundsFrom: Provenances = {
  'rounds.*.*': 'printed',
  shortStart: 'printed',
  'tilesPerHalf.*': 'printed',
  'reveal.*.*.*': 'printed',
  // The table's columns carry no heads in one text and wrong ones in another (2.20); the solo game is set up like one of two players.
  'firstCards.*.*': 'derived',
  'firstResources.*': 'printed',
  startGulden: 'printed',
  inactiveLimit: 'printed',
  dockersOnBoard: 'printed',
  'penalties.*': 'printed',
  leftoversPerPoint: 'printed',
  blackMarketGulden: 'printed',
  dockerGulden: 'printed',
};
