import { distancesFrom, spacesBeside } from './harbour.ts';
import { neighboursOf } from './city.ts';
import { artisanTypes, buildingTypes } from './cards.ts';
import { colours, districts, dockColours, goods } from './names.ts';
import type { Edition } from './edition.ts';

const repeated = (values: readonly unknown[]): unknown => values.find((value, i) => values.indexOf(value) !== i);

/** What no single field shows: things the rules rely on, whatever numbers a pack brings. */
export const faultsOf = (edition: Edition, typedCards: readonly number[]): string[] => {
  const faults: string[] = [];
  const need = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };

  const { blocks } = edition.city;
  blocks.forEach(({ id }, i) => need(id === i + 1, `city.blocks.${i}.id: blocks stand in the order of their ids, expected ${i + 1}`));
  for (const district of districts) {
    const found = blocks.filter((block) => block.district === district).length;
    need(found === 6, `city.blocks: ${district} has ${found} blocks, not 6`);
  }
  const seenBridges = new Set<string>();
  edition.city.bridges.forEach(({ a, b }, i) => {
    const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
    need(a !== b, `city.bridges.${i}: leads from block ${a} to itself`);
    need(!seenBridges.has(key), `city.bridges.${i}: stands twice between ${key}`);
    seenBridges.add(key);
  });
  const reached = new Set([1]);
  for (const id of reached) for (const next of neighboursOf(edition.city, id)) reached.add(next);
  blocks.forEach(({ id }, i) => need(reached.has(id), `city.blocks.${i}: no bridge leads to block ${id}`));

  const { harbour } = edition;
  harbour.spaces.forEach(({ id }, i) => need(id === i, `harbour.spaces.${i}.id: spaces stand in the order of their ids, expected ${i}`));
  harbour.links.forEach(([a, b], i) => need(a < harbour.spaces.length && b < harbour.spaces.length && a !== b, `harbour.links.${i}: joins ${a} and ${b}, which are not two spaces`));
  // The menu of a turn stays within 64 options only if a barge has at most six ways to go.
  harbour.spaces.forEach(({ id }, i) => need(spacesBeside(harbour, id).length <= 6, `harbour.spaces.${i}: touches more than 6 spaces`));
  const kindAt = (space: number): string | undefined => harbour.spaces[space]?.kind;
  need(kindAt(harbour.start) === 'start', `harbour.start: space ${harbour.start} is not the start pier`);
  harbour.warehouses.forEach(({ pier, roofs }, i) => {
    need(kindAt(pier) === 'warehouse', `harbour.warehouses.${i}.pier: space ${pier} is not a warehouse pier`);
    need(roofs[0]! >= roofs[1]! && roofs[1]! >= roofs[2]!, `harbour.warehouses.${i}.roofs: the highest comes first`);
  });
  harbour.depots.forEach(({ pier }, i) => need(kindAt(pier) === 'depot', `harbour.depots.${i}.pier: space ${pier} is not a depot pier`));
  harbour.docks.forEach(({ space }, i) => need(kindAt(space) === 'dock', `harbour.docks.${i}.space: space ${space} is not a dock`));
  const named = [...harbour.warehouses.map(({ pier }) => pier), ...harbour.depots.map(({ pier }) => pier), ...harbour.docks.map(({ space }) => space)];
  need(repeated(named) === undefined, `harbour: space ${String(repeated(named))} is used twice`);
  need(harbour.spaces.filter(({ kind }) => kind !== 'water').length === named.length + 1, 'harbour.spaces: every pier and dock has its warehouse, depot or colour');
  const sorted = (words: readonly string[]): string => [...words].sort().join();
  need(sorted(harbour.warehouses.map(({ good }) => good)) === sorted(goods), 'harbour.warehouses: one for each kind of goods');
  need(sorted(harbour.docks.map(({ colour }) => colour)) === sorted(dockColours), 'harbour.docks: one of each colour');
  need(sorted(harbour.blackMarket.grid.flat()) === sorted(goods), 'harbour.blackMarket.grid: each kind of goods once');
  if (faults.length === 0) distancesFrom(harbour, harbour.start).forEach((steps, space) => need(steps >= 0, `harbour.spaces.${space}: no way leads there`));

  const { values } = harbour.dockerHouse;
  need(values[0]! >= values[1]! && values[1]! >= values[2]! && values[2]! >= values[3]!, 'harbour.dockerHouse.values: the highest comes first');
  const bridges = edition.amstel.bridges.map(({ after }) => after);
  need(bridges.every((after, i) => i === 0 || after > bridges[i - 1]!), 'amstel.bridges: stand in the order of the river');
  need(sorted(edition.districtTiles.tiles) === sorted(districts), 'districtTiles.tiles: each district once');

  edition.market.forEach(({ number }, i) => need(number === i + 1, `market.${i}.number: tiles stand in order, expected ${i + 1}`));
  edition.orders.forEach(({ number }, i) => need(number === i + 1, `orders.${i}.number: orders stand in order, expected ${i + 1}`));
  edition.rounds.rounds.forEach(({ number }, i) => need(number === i + 1, `rounds.rounds.${i}.number: rounds stand in order, expected ${i + 1}`));

  need(repeated(typedCards) === undefined, `cards: card ${String(repeated(typedCards))} is given twice`);
  for (const { number, kind, type, cost } of edition.cards) {
    const expected = number <= 54 ? 'artisan' : number <= 108 ? 'building' : 'map';
    need(kind === expected, `cards.${number}.kind: card ${number} is of kind ${expected}`);
    const types: readonly string[] = expected === 'artisan' ? artisanTypes : expected === 'building' ? buildingTypes : districts;
    need(types.includes(type), `cards.${number}.type: ${type} is no type of kind ${expected}`);
    need(
      colours.some((colour) => (cost[colour] ?? 0) > 0),
      `cards.${number}.cost: a card costs at least one resource`,
    );
  }
  for (const type of artisanTypes) {
    const found = edition.cards.filter((card) => card.type === type).length;
    need(found === 6, `cards: type ${type} has ${found} cards, not 6`);
  }
  return faults;
};
