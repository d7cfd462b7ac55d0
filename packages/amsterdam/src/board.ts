import { firstProblems, type Json, NONE, Packs, refuse } from '@mokum/kernel';
import { artisanTypes, buildingTypes, type CardKind, type Timing } from './data/cards.ts';
import { neighboursOf } from './data/city.ts';
import { defaultEdition, type Edition, parseEdition } from './data/edition.ts';
import { spacesBeside } from './data/harbour.ts';
import type { Good } from './data/names.ts';
import { type Tables, tablesOf } from './data/tables.ts';
import { cards, colours, districts, dockers, goods, kinds, MOUTH, spaces } from './state.ts';

export const TIMINGS: readonly Timing[] = ['I', 'II', 'III', 'permanent', 'end'];
export const [PHASE_THREE, PERMANENT, END] = [2, 3, 4] as const;

/** An edition's tables as integers, for the rules. Blocks and cards are counted from 1. */
export interface Board {
  /** all that the rules read of it */
  readonly edition: Tables;
  readonly cost: Int32Array;
  readonly colour: Int32Array;
  readonly district: Int32Array;
  readonly neighbours: readonly Int32Array[];
  /** by block, its place from left to right (20.12) */
  readonly fromLeft: Int32Array;
  readonly beside: readonly Int32Array[];
  /** what stands at each space of the harbour, or NONE */
  readonly warehouseAt: Int32Array;
  readonly depotAt: Int32Array;
  readonly dockAt: Int32Array;
  /** the piers of warehouses and depots */
  readonly piers: Int32Array;
  /** by the number of a space, the steps to every other */
  readonly steps: readonly Int32Array[];
  /** by good, the places of the black market that touch its own, diagonals included */
  readonly aroundPlace: readonly Int32Array[];
  /** whether goods can be loaded there (9.2) */
  readonly loads: Uint8Array;
  /** three values for each kind of goods, the highest first */
  readonly roofs: Int32Array;
  readonly depots: Int32Array;
  readonly house: Int32Array;
  /** the value of the bridge behind each reach of the Amstel, or 0 */
  readonly bridgeAfter: Int32Array;
  readonly kindOf: Int32Array;
  readonly typeOf: Int32Array;
  readonly timingOf: Int32Array;
  /** six costs for each card, in the order of the colours */
  readonly cardCost: Int32Array;
}

const NOTHING = 64;

function compile(edition: Tables): Board {
  const { city, harbour, amstel, colourOf } = edition;
  const at = (entries: readonly (readonly [number, number])[]): Int32Array => {
    const places = new Int32Array(spaces.size).fill(NONE);
    for (const [space, value] of entries) places[space] = value;
    return places;
  };
  const dockAt = at(harbour.docks.map(({ colour, space }) => [space, dockers.of[colour]]));
  const beside = harbour.spaces.map(({ id }) => Int32Array.from(spacesBeside(harbour, id).sort((a, b) => a - b)));
  const byGood = goods.list.map((good) => harbour.warehouses.find((house) => house.good === good));
  const types: readonly string[] = [...artisanTypes, ...buildingTypes, ...districts.list];
  const start = { artisan: 0, building: artisanTypes.length, map: artisanTypes.length + buildingTypes.length };
  return {
    edition,
    cost: Int32Array.from([0, ...city.blocks.map(({ cost }) => cost)]),
    colour: Int32Array.from([NOTHING, ...city.blocks.map(({ district }) => colours.of[colourOf[district]])]),
    district: Int32Array.from([NOTHING, ...city.blocks.map(({ district }) => districts.of[district])]),
    fromLeft: Int32Array.from([NOTHING, ...city.blocks.map(({ id }) => city.leftToRight.indexOf(id))]),
    neighbours: [new Int32Array(), ...city.blocks.map(({ id }) => Int32Array.from(neighboursOf(city, id)))],
    beside,
    piers: Int32Array.from([...harbour.warehouses, ...harbour.depots].map(({ pier }) => pier)),
    steps: beside.map((_, space) => stepsFrom(beside, space)),
    aroundPlace: goods.list.map((good) => around(harbour.blackMarket.grid, good)),
    warehouseAt: at(harbour.warehouses.map(({ good, pier }) => [pier, goods.of[good]])),
    depotAt: at(harbour.depots.map(({ pier }, i) => [pier, i])),
    dockAt,
    loads: Uint8Array.from(dockAt, (dock, space) => (dock !== NONE || space === harbour.start ? 1 : 0)),
    roofs: Int32Array.from(byGood.flatMap((house) => [...(house?.roofs ?? [])].sort((a, b) => b - a))),
    depots: Int32Array.from(harbour.depots.map(({ value }) => value)),
    house: Int32Array.from(harbour.dockerHouse.values),
    bridgeAfter: Int32Array.from(
      { length: MOUTH },
      (_, reach) => amstel.bridges.find(({ after }) => after === reach)?.value ?? 0,
    ),
    kindOf: Int32Array.from([NOTHING, ...edition.cards.map(({ kind }) => kinds.of[kind])]),
    typeOf: Int32Array.from([NOTHING, ...edition.cards.map(({ kind, type }) => types.indexOf(type) - start[kind])]),
    timingOf: Int32Array.from([NOTHING, ...edition.cards.map(({ timing }) => TIMINGS.indexOf(timing))]),
    cardCost: Int32Array.from([
      ...colours.list.map(() => 0),
      ...edition.cards.flatMap(({ cost }) => colours.list.map((colour) => cost[colour] ?? 0)),
    ]),
  };
}

/** Steps from one place to all others, along the ways beside each. */
export function stepsFrom(beside: readonly Int32Array[], from: number): Int32Array {
  const steps = new Int32Array(beside.length).fill(NONE);
  steps[from] = 0;
  const reached = [from];
  for (const here of reached)
    for (const next of beside[here]) {
      if (steps[next] !== NONE) continue;
      steps[next] = steps[here] + 1;
      reached.push(next);
    }
  return steps;
}

function around(grid: readonly (readonly Good[])[], good: Good): Int32Array {
  const row = grid.findIndex((places) => places.includes(good));
  const column = grid[row].indexOf(good);
  return Int32Array.from(
    grid.flatMap((places, y) =>
      places.flatMap((other, x) =>
        other !== good && Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1 ? [goods.of[other]] : [],
      ),
    ),
  );
}

interface Played {
  readonly board: Board;
  readonly edition: Edition;
}
const playedWith = (edition: Edition): Played => ({ board: compile(tablesOf(edition)), edition });
const packs = new Packs<Played>(playedWith(defaultEdition));

/** The tables that a state or a view names. */
export const boardOf = (g: { readonly edition: number }): Board => packs.of(g.edition).board;

/** The whole edition that a state or a view names, for those who draw it. */
export const editionOf = (g: { readonly edition: number }): Edition => packs.of(g.edition).edition;

/** Reads an edition pack, keeps its tables and says by what number a state names them. */
export function useEdition(json: Json): number {
  // Options are read again and again, by bots for every answer; the same pack is checked once.
  const known = typeof json === 'object' && json !== null ? packs.again(json) : undefined;
  if (known) return known.number;
  const read = parseEdition(json);
  if (!read.ok) refuse('bad-config', `options.pack: ${firstProblems(read.errors).join('; ')}`);
  return packs.keep([json as object], JSON.stringify(read.value), () => playedWith(read.value)).number;
}

/** The tables that these options are played with. */
export const tablesPlayed = (options: Json): Json => {
  const { pack } = options as { readonly pack?: Json };
  return boardOf({ edition: pack === undefined ? 0 : useEdition(pack) }).edition as unknown as Json;
};

export const kindOf = (board: Board, card: number): CardKind => kinds.list[board.kindOf[card]];
export const costOf = (board: Board, card: number, colour: number): number => board.cardCost[card * 6 + colour];
export const MAP = kinds.of.map;
export const ARTISAN = kinds.of.artisan;
export const BUILDING = kinds.of.building;
export const everyCard = (visit: (card: number) => void): void => {
  for (let card = cards.lo; card < cards.lo + cards.size; card++) visit(card);
};
