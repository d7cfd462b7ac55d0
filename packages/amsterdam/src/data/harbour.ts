import { type DockColour, type Good, type Point } from './names.ts';
import type { Provenances } from './provenance.ts';

export type SpaceKind = 'start' | 'water' | 'warehouse' | 'depot' | 'dock';

export interface Space {
  readonly id: number;
  readonly kind: SpaceKind;
  readonly position: Point;
}

export interface Warehouse {
  readonly good: Good;
  readonly pier: number;
  /** First, second and third roof, from left to right; the highest free one is always taken. */
  readonly roofs: readonly number[];
  readonly position: Point;
}

export interface Depot {
  readonly pier: number;
  readonly value: number;
  readonly position: Point;
}

export interface Dock {
  readonly colour: DockColour;
  readonly space: number;
}

export interface DockerHouse {
  /** Three single places from the top, and the large one that takes all later dockers. */
  readonly values: readonly number[];
  readonly position: Point;
}

export interface BlackMarket {
  /** Rows from the top, places from the left. */
  readonly grid: readonly (readonly Good[])[];
  readonly position: Point;
  readonly pitch: number;
}

export interface Harbour {
  readonly spaces: readonly Space[];
  /** Each pair of touching spaces once; every space is passable and costs one step to enter. */
  readonly links: readonly (readonly [number, number])[];
  readonly start: number;
  readonly warehouses: readonly Warehouse[];
  readonly depots: readonly Depot[];
  readonly docks: readonly Dock[];
  readonly dockerHouse: DockerHouse;
  readonly blackMarket: BlackMarket;
}

/**
 * Two channels along the IJ, eleven columns each, joined by the spaces between them. Column 0 lies at the mouth of the
 * Amstel. Piers on the shores hang on one channel; those between the channels can be sailed through.
 */
const columns = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;
const rows = { north: 90, upper: 150, between: 215, lower: 280, south: 340 } as const;
type Row = keyof typeof rows;

interface Place {
  readonly row: Row;
  readonly column: number;
  readonly kind: SpaceKind;
}

const warehousePlaces: readonly (readonly [Good, Row, number, readonly [number, number, number]])[] = [
  ['beer', 'south', -1, [6, 5, 4]],
  ['tulip', 'between', 2, [7, 5, 4]],
  ['cheese', 'south', -3, [8, 6, 4]],
  ['furniture', 'north', 1, [8, 6, 5]],
  ['jenever', 'north', -2, [9, 7, 5]],
  ['tile', 'south', 4, [9, 7, 5]],
  ['lace', 'south', 2, [7, 5, 4]],
  ['coffee', 'north', 3, [10, 8, 6]],
  ['crystal', 'north', -4, [11, 9, 7]],
];

const depotPlaces: readonly (readonly [Row, number, number])[] = [
  ['south', 1, 4],
  ['north', -1, 5],
  ['between', -4, 6],
  ['north', 4, 7],
];

const dockPlaces: readonly (readonly [DockColour, Row, number])[] = [
  ['light-blue', 'between', 0],
  ['maroon', 'north', -3],
  ['white', 'between', -2],
  ['yellow', 'north', 2],
  ['light-pink', 'south', -5],
  ['light-green', 'between', 4],
];

const places: readonly Place[] = [
  { row: 'south', column: 0, kind: 'start' },
  ...warehousePlaces.map(([, row, column]): Place => ({ row, column, kind: 'warehouse' })),
  ...depotPlaces.map(([row, column]): Place => ({ row, column, kind: 'depot' })),
  ...dockPlaces.map(([, row, column]): Place => ({ row, column, kind: 'dock' })),
  ...columns.map((column): Place => ({ row: 'upper', column, kind: 'water' })),
  ...columns.map((column): Place => ({ row: 'lower', column, kind: 'water' })),
  { row: 'between', column: -5, kind: 'water' },
  { row: 'between', column: 5, kind: 'water' },
];

const spaceAt = (row: Row, column: number): number =>
  places.findIndex((place) => place.row === row && place.column === column);

const x = (column: number): number => 600 + 100 * column;

const building = (row: Row, column: number): Point =>
  row === 'north'
    ? { x: x(column), y: 40 }
    : row === 'south'
      ? { x: x(column), y: 390 }
      : { x: x(column) + 50, y: rows.between };

const links: (readonly [number, number])[] = [];
for (const column of columns) {
  const upper = spaceAt('upper', column);
  const lower = spaceAt('lower', column);
  const between = spaceAt('between', column);
  const north = spaceAt('north', column);
  const south = spaceAt('south', column);
  if (column < 5) links.push([upper, spaceAt('upper', column + 1)], [lower, spaceAt('lower', column + 1)]);
  if (between >= 0) links.push([upper, between], [between, lower]);
  if (north >= 0) links.push([north, upper]);
  if (south >= 0) links.push([lower, south]);
}

export const harbour: Harbour = {
  spaces: places.map(({ row, column, kind }, id) => ({ id, kind, position: { x: x(column), y: rows[row] } })),
  links,
  start: 0,
  warehouses: warehousePlaces.map(([good, row, column, roofs]) => ({
    good,
    pier: spaceAt(row, column),
    roofs,
    position: building(row, column),
  })),
  depots: depotPlaces.map(([row, column, value]) => ({
    pier: spaceAt(row, column),
    value,
    position: building(row, column),
  })),
  docks: dockPlaces.map(([colour, row, column]) => ({ colour, space: spaceAt(row, column) })),
  dockerHouse: { values: [9, 7, 5, 3], position: { x: 1110, y: 900 } },
  blackMarket: {
    grid: [
      ['beer', 'tulip', 'cheese'],
      ['furniture', 'crystal', 'jenever'],
      ['tile', 'lace', 'coffee'],
    ],
    position: { x: 45, y: 850 },
    pitch: 52,
  },
};

export const harbourFrom: Provenances = {
  'spaces.*.id': 'designed',
  'spaces.*.position.*': 'designed',
  'links.*.*': 'designed',
  start: 'designed',
  'warehouses.*.pier': 'designed',
  'warehouses.*.roofs.*': 'designed',
  // Worked examples: beer's rightmost roof, cheese's second, one of tulip's, one of lace's (27.12, 27.16, 27.24, 27.30).
  'warehouses.0.roofs.2': 'derived',
  'warehouses.2.roofs.1': 'derived',
  'warehouses.1.roofs.1': 'derived',
  'warehouses.6.roofs.1': 'derived',
  'warehouses.*.position.*': 'designed',
  'depots.*.pier': 'designed',
  'depots.*.value': 'designed',
  'depots.*.position.*': 'designed',
  'docks.*.space': 'designed',
  'dockerHouse.values.*': 'designed',
  // Worked example: the second docker to arrive is worth 7 (27.11).
  'dockerHouse.values.1': 'derived',
  'dockerHouse.position.*': 'designed',
  'blackMarket.position.*': 'designed',
  'blackMarket.pitch': 'designed',
};

export const spacesBeside = (from: Pick<Harbour, 'links'>, space: number): number[] =>
  from.links.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));

/** Steps from one space to every other; -1 where no water leads. */
export const distancesFrom = (from: Harbour, space: number): number[] => {
  const steps = from.spaces.map(() => -1);
  steps[space] = 0;
  const queue = [space];
  for (const here of queue)
    for (const next of spacesBeside(from, here))
      if (steps[next] === -1) {
        steps[next] = steps[here] + 1;
        queue.push(next);
      }
  return steps;
};
