import { artisanTypes, buildingTypes } from './cards.ts';
import { neighboursOf } from './city.ts';
import type { Edition } from './edition-shape.ts';
import { distancesFrom, type Harbour, spacesBeside } from './harbour.ts';
import { colours, districts, dockColours, goods } from './names.ts';

type Need = (holds: boolean, fault: string) => void;

const repeated = (values: readonly number[]): number | undefined =>
  values.find((value, i) => values.indexOf(value) !== i);

const sorted = (words: readonly string[]): string => [...words].sort().join();

const falls = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || values[i - 1] >= value);

const inOrder = (rows: readonly { readonly number: number }[], table: string, need: Need): void => {
  for (const [i, { number }] of rows.entries())
    need(number === i + 1, `${table}.${i}.number: rows stand in order, expected ${i + 1}`);
};

function cityFaults({ city }: Edition, need: Need): void {
  for (const [i, { id }] of city.blocks.entries())
    need(id === i + 1, `city.blocks.${i}.id: blocks stand in the order of their ids, expected ${i + 1}`);
  for (const district of districts) {
    const found = city.blocks.filter((block) => block.district === district).length;
    need(found === 6, `city.blocks: ${district} has ${found} blocks, not 6`);
  }
  const seen = new Set<string>();
  for (const [i, { a, b }] of city.bridges.entries()) {
    const pair = `${Math.min(a, b)}-${Math.max(a, b)}`;
    need(a !== b, `city.bridges.${i}: leads from block ${a} to itself`);
    need(!seen.has(pair), `city.bridges.${i}: stands twice between ${pair}`);
    seen.add(pair);
  }
  const reached = new Set([1]);
  for (const id of reached) for (const next of neighboursOf(city, id)) reached.add(next);
  for (const [i, { id }] of city.blocks.entries())
    need(reached.has(id), `city.blocks.${i}: no bridge leads to block ${id}`);
}

function pierFaults(harbour: Harbour, need: Need): void {
  const kindAt = (space: number): string | undefined => harbour.spaces.at(space)?.kind;
  need(kindAt(harbour.start) === 'start', `harbour.start: space ${harbour.start} is not the start pier`);
  for (const [i, { pier, roofs }] of harbour.warehouses.entries()) {
    need(kindAt(pier) === 'warehouse', `harbour.warehouses.${i}.pier: space ${pier} is not a warehouse pier`);
    need(falls(roofs), `harbour.warehouses.${i}.roofs: the highest comes first`);
  }
  for (const [i, { pier }] of harbour.depots.entries())
    need(kindAt(pier) === 'depot', `harbour.depots.${i}.pier: space ${pier} is not a depot pier`);
  for (const [i, { space }] of harbour.docks.entries())
    need(kindAt(space) === 'dock', `harbour.docks.${i}.space: space ${space} is not a dock`);
  const named = [
    ...harbour.warehouses.map(({ pier }) => pier),
    ...harbour.depots.map(({ pier }) => pier),
    ...harbour.docks.map(({ space }) => space),
  ];
  need(repeated(named) === undefined, `harbour: space ${repeated(named)} is used twice`);
  need(
    harbour.spaces.filter(({ kind }) => kind !== 'water').length === named.length + 1,
    'harbour.spaces: every pier and dock has its warehouse, depot or colour',
  );
}

function harbourFaults({ harbour }: Edition, need: Need): void {
  for (const [i, { id }] of harbour.spaces.entries()) {
    need(id === i, `harbour.spaces.${i}.id: spaces stand in the order of their ids, expected ${i}`);
    // The menu of a turn stays within 64 options only if a barge has at most six ways to go.
    need(spacesBeside(harbour, id).length <= 6, `harbour.spaces.${i}: touches more than 6 spaces`);
  }
  for (const [i, [a, b]] of harbour.links.entries())
    need(
      a < harbour.spaces.length && b < harbour.spaces.length && a !== b,
      `harbour.links.${i}: joins ${a} and ${b}, which are not two spaces`,
    );
  pierFaults(harbour, need);
  for (const [space, steps] of distancesFrom(harbour, harbour.start).entries())
    need(steps >= 0, `harbour.spaces.${space}: no way leads there`);
  need(sorted(harbour.warehouses.map(({ good }) => good)) === sorted(goods), 'harbour.warehouses: one for each good');
  need(sorted(harbour.docks.map(({ colour }) => colour)) === sorted(dockColours), 'harbour.docks: one of each colour');
  need(sorted(harbour.blackMarket.grid.flat()) === sorted(goods), 'harbour.blackMarket.grid: each good once');
  need(falls(harbour.dockerHouse.values), 'harbour.dockerHouse.values: the highest comes first');
}

function cardFaults({ cards }: Edition, typed: readonly number[], need: Need): void {
  need(repeated(typed) === undefined, `cards: card ${repeated(typed)} is given twice`);
  for (const { number, kind, type, cost } of cards) {
    const expected = number <= 54 ? 'artisan' : number <= 108 ? 'building' : 'map';
    const types: readonly string[] = { artisan: artisanTypes, building: buildingTypes, map: districts }[expected];
    need(kind === expected, `cards.${number}.kind: card ${number} is of kind ${expected}`);
    need(types.includes(type), `cards.${number}.type: ${type} is no type of kind ${expected}`);
    const free = colours.every((colour) => (cost[colour] ?? 0) === 0);
    need(!free, `cards.${number}.cost: a card costs at least one resource`);
  }
  for (const type of artisanTypes) {
    const found = cards.filter((card) => card.type === type).length;
    need(found === 6, `cards: type ${type} has ${found} cards, not 6`);
  }
}

/** What no single field shows: things the rules rely on, whatever numbers a pack brings. */
export const faultsOf = (edition: Edition, typedCards: readonly number[]): string[] => {
  const faults: string[] = [];
  const need: Need = (holds, fault) => {
    if (!holds) faults.push(fault);
  };
  cityFaults(edition, need);
  harbourFaults(edition, need);
  const bridges = edition.amstel.bridges.map(({ after }) => -after);
  need(falls(bridges) && repeated(bridges) === undefined, 'amstel.bridges: stand in the order of the river');
  need(sorted(edition.districtTiles.tiles) === sorted(districts), 'districtTiles.tiles: each district once');
  inOrder(edition.market, 'market', need);
  inOrder(edition.orders, 'orders', need);
  inOrder(edition.rounds.rounds, 'rounds.rounds', need);
  cardFaults(edition, typedCards, need);
  return faults;
};
