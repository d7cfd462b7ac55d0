import type { Seat } from '../games/nieuw-amsterdam/types.ts';
import type { Position } from './sample-colony.ts';

const four: readonly Seat[] = ['red', 'blue', 'yellow', 'green'];
const five: readonly Seat[] = ['red', 'blue', 'yellow', 'green', 'ivory'];
const tiles = [
  ['town', 'trade', 'land'],
  ['trade', 'trade', 'town'],
  ['land', 'land'],
  ['town', 'trade'],
  ['land', 'town'],
] as const;
const nobody = [undefined, undefined, undefined, undefined, undefined];

const mid: Position = {
  seats: five,
  round: 3,
  step: 'Land actions',
  at: 6,
  shops: [
    [3, 1, 0, 0, 0],
    [0, 2, 2, 0, 1],
    [1, 0, 4, 1, 0],
    [0, 0, 1, 3, 3],
    [2, 2, 2, 0, 0],
    [1, 5, 1, 2, 1],
  ],
  houses: [0, 2, 3, 0, 0, 0],
  posts: [['yellow', 'green'], ['red', 'ivory'], ['blue'], [], [], []],
  furs: [
    [0, 4, -1, 2],
    [-1, -1, -1],
    [3, 1, 0, 3],
  ],
  tiles,
  owners: ['blue', 'red', 'yellow', 'ivory', 'green'],
  bids: ['waits', 'waits', 'waits', 'waits', 'waits'],
  lands: [6, 0, 11, 3],
  ships: [8, 2, 0, 11],
  legal: new Set(),
};

export const positions = {
  start: {
    ...mid,
    seats: four,
    round: 1,
    step: 'First shops',
    at: 0,
    shops: Array.from({ length: 6 }, (_, d) => four.map((_s, s) => (d === 2 && s === 0 ? 1 : 0))),
    houses: [4, 0, 0, 0, 0, 0],
    posts: [four, [], [], [], [], []],
    furs: [
      [0, 4, 1, 2],
      [3, 3, 0],
      [2, 1, 0, 4],
    ],
    tiles: [[], [], [], [], []],
    owners: nobody,
    bids: ['waits', 'waits', 'waits', 'waits'],
    lands: [0, 0, 0, 0],
    ships: [0, 0, 0, 0],
    legal: new Set(['quarters']),
  },
  mid,
  auction: {
    ...mid,
    step: 'Auction',
    at: 4,
    owners: [undefined, undefined, undefined, 'ivory', undefined],
    running: { column: 1, opener: 0 },
    bids: [3, 'passed', 5, 'waits', 'out'],
    lands: [6, 9, 11, 3],
    ships: [8, 2, 5, 11],
    furs: [
      [0, 4, 1, 2],
      [3, 3, 0],
      [3, 1, 0, 3],
    ],
  },
  column: { ...mid, step: 'Auction', at: 4, owners: nobody, legal: new Set(['columns']) },
  legal: {
    ...mid,
    step: 'Trade actions',
    at: 7,
    way: { from: 1, to: 2 },
    legal: new Set(['quarters', 'ships', 'lands', 'traders', 'furs', 'zones']),
  },
  end: {
    ...mid,
    round: 6,
    step: 'The end',
    at: 11,
    shops: [
      [5, 4, 2, 1, 3],
      [4, 7, 2, 3, 1],
      [2, 2, 6, 6, 1],
      [1, 3, 4, 6, 5],
      [3, 3, 3, 1, 2],
      [8, 2, 1, 2, 7],
    ],
    houses: [0, 0, 0, 1, 2, 1],
    posts: [['yellow'], [], ['green'], ['red'], ['ivory'], ['blue']],
    lands: [0, 0, 23, 0],
    ships: [0, 24, 0, 0],
  },
} satisfies Record<string, Position>;
export type PositionName = keyof typeof positions;
