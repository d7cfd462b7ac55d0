import type { Column } from './chest.ts';
import type { Edition } from './edition.ts';
import { playerCounts } from './kinds.ts';
import type { Land } from './lands.ts';
import type { Points } from './points.ts';
import type { Income, Limits, Prices } from './prices.ts';
import { fits, marks, numberPaths, partsOf } from './provenance.ts';
import { fields, integer, list, named, oneOf, type Read, text } from './read.ts';
import type { Zone } from './river.ts';
import type { Ship } from './ships.ts';
import type { Start } from './start.ts';
import type { Trader } from './traders.ts';

/** An edition that cannot be played, with one line for each of its problems, each beginning with the field. */
export class EditionError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`This edition cannot be played:\n${problems.join('\n')}`);
    this.name = 'EditionError';
    this.problems = problems;
  }
}

const decade = oneOf(1620, 1630);
const price = integer(1, 9);
const amount = integer(0, 9);
const trader = fields<Trader>({ spaces: integer(1, 4), price });

const shape: Read<Edition> = fields<Edition>({
  game: oneOf('nieuw-amsterdam'),
  format: oneOf('1'),
  name: text(60),
  rounds: integer(6, 6),
  buildings: integer(10, 40),
  start: fields<Start>({
    grain: integer(0, 20),
    coin: integer(0, 20),
    wood: integer(0, 20),
    goods: integer(0, 20),
    furs: integer(0, 5),
    warehouses: integer(1, 4),
    shops: integer(1, 4),
  }),
  display: fields<Edition['display']>({ lands: integer(4, 4), ships: integer(4, 4) }),
  fursOfAKind: integer(5, 20),
  traders: fields<Edition['traders']>({ top: trader, middle: trader, bottom: trader }),
  tiles: fields<Edition['tiles']>({ town: integer(1, 10), land: integer(1, 10), trade: integer(1, 10) }),
  chest: list(5, fields<Column>({ tiles: integer(2, 3), bonus: integer(0, 2) })),
  river: list(6, fields<Zone>({ camp: list(4, integer(1, 5)), black: integer(1, 5), white: integer(1, 5) })),
  boats: list(5, integer(1, 2)),
  quay: list(4, integer(1, 9)),
  prices: fields<Prices>({
    shop: price,
    farm: price,
    warehouse: price,
    post: price,
    special: price,
    wood: price,
    grain: price,
    fur: price,
    food: price,
  }),
  limits: fields<Limits>({
    shops: integer(1, 9),
    farms: integer(1, 9),
    furs: integer(1, 9),
    warehousesInARound: integer(1, 3),
  }),
  income: fields<Income>({ pass: amount, district: amount, majority: amount }),
  points: fields<Points>({
    sole: amount,
    shared: amount,
    land: list(8, integer(0, 99)),
    shipment: list(5, amount),
    lostShop: amount,
    fur: amount,
    resourcesForOne: integer(1, 9),
  }),
  lands: list(24, fields<Land>({ decade, farms: integer(1, 3), wood: integer(2, 6), grain: integer(1, 5) })),
  ships: list(24, fields<Ship>({ decade, furs: integer(2, 7), coins: integer(1, 5), goods: integer(1, 4) })),
  provenance: named(oneOf(...marks)),
});

/**
 * Reads an edition pack. What the rules need is checked: ranges, counts, the shape of the river. How well its cards are balanced is the pack's own affair,
 * so that somebody who owns the box can play with the printed cards.
 */
export function parseEdition(json: unknown): Edition {
  const problems: string[] = [];
  const edition = shape(json, '', problems);
  if (problems.length === 0) for (const check of constraints) check(edition, (problem) => problems.push(problem));
  if (problems.length > 0) throw new EditionError(problems);
  return edition;
}

type Constraint = (edition: Edition, problem: (text: string) => void) => void;

const constraints: readonly Constraint[] = [
  decades,
  chestColumns,
  camps,
  postSlots,
  boatPrices,
  fursSuffice,
  startFits,
  pointsOrder,
  everyNumberMarked,
];

function decades(edition: Edition, problem: (text: string) => void): void {
  for (const kind of ['lands', 'ships'] as const) {
    for (const [i, card] of edition[kind].entries()) {
      const wanted = i < 12 ? 1620 : 1630;
      if (card.decade !== wanted)
        problem(
          `${kind}[${i}].decade: expected ${wanted} (twelve of the 1620s, then twelve of the 1630s), found ${card.decade}`,
        );
    }
  }
}

function chestColumns({ chest, tiles }: Edition, problem: (text: string) => void): void {
  const spaces = sum(chest.map((column) => column.tiles));
  const laid = tiles.town + tiles.land + tiles.trade;
  if (spaces !== laid) problem(`tiles: expected ${spaces} in all, one for each space of the chest, found ${laid}`);
  for (const length of [3, 2]) {
    if (!chest.some((column) => column.tiles === length))
      problem(`chest: expected a column of ${length} tiles, which two players need, found none`);
  }
  if (chest.every((column) => column.bonus > 0)) problem('chest: expected a column without bonus coins, found none');
}

function camps({ river }: Edition, problem: (text: string) => void): void {
  for (const [zone, { camp }] of river.entries()) {
    for (const [i, slots] of camp.entries()) {
      const at = `river[${zone}].camp[${i}]`;
      const players = playerCounts[i];
      if (zone === 0 && slots !== players)
        problem(`${at}: expected ${players}, a house for each player, found ${slots}`);
      if (zone === river.length - 1 && slots !== 1) problem(`${at}: expected 1 in the last camp, found ${slots}`);
      if (zone > 0 && slots > river[zone - 1].camp[i])
        problem(`${at}: expected at most ${river[zone - 1].camp[i]}, as in the camp before, found ${slots}`);
      if (i > 0 && slots < camp[i - 1])
        problem(`${at}: expected at least ${camp[i - 1]}, as with fewer players, found ${slots}`);
    }
  }
}

function postSlots({ river }: Edition, problem: (text: string) => void): void {
  if (river[0].black < 2)
    problem(`river[0].black: expected at least 2, the posts of two players, found ${river[0].black}`);
  if (river[0].white < 3)
    problem(`river[0].white: expected at least 3, the posts of three players, found ${river[0].white}`);
  for (const [k, zone] of river.entries()) {
    if (k === 0) continue;
    for (const colour of ['black', 'white'] as const) {
      const before = river[k - 1][colour];
      if (zone[colour] > before)
        problem(`river[${k}].${colour}: expected at most ${before}, as in the zone before, found ${zone[colour]}`);
    }
  }
}

function boatPrices({ boats }: Edition, problem: (text: string) => void): void {
  for (const [k, grain] of boats.entries()) {
    const least = k === 0 ? 1 : boats[k - 1];
    if (k === 0 && grain !== 1) problem(`boats[0]: expected 1, found ${grain}`);
    if (grain < least) problem(`boats[${k}]: expected at least ${least}, as on the boat before, found ${grain}`);
  }
}

function fursSuffice({ fursOfAKind, start, traders }: Edition, problem: (text: string) => void): void {
  const needed = 5 * start.furs + traders.top.spaces + traders.middle.spaces + traders.bottom.spaces;
  if (5 * fursOfAKind < needed)
    problem(
      `fursOfAKind: expected at least ${Math.ceil(needed / 5)}, enough for the set-up of five players, found ${fursOfAKind}`,
    );
}

function startFits({ start, quay }: Edition, problem: (text: string) => void): void {
  const room = sum(quay.slice(0, start.warehouses));
  if (start.goods > room)
    problem(`start.goods: expected at most ${room}, the room on the first piers, found ${start.goods}`);
}

function pointsOrder({ points }: Edition, problem: (text: string) => void): void {
  if (points.shared > points.sole)
    problem(`points.shared: expected at most ${points.sole}, as for a sole majority, found ${points.shared}`);
  for (const [i, value] of points.land.entries()) {
    if (i > 0 && value < points.land[i - 1])
      problem(`points.land[${i}]: expected at least ${points.land[i - 1]}, as for the place before, found ${value}`);
  }
  for (const [i, value] of points.shipment.entries()) {
    if (i > 0 && value > points.shipment[i - 1])
      problem(
        `points.shipment[${i}]: expected at most ${points.shipment[i - 1]}, as for the kind before, found ${value}`,
      );
  }
}

function everyNumberMarked({ provenance, ...tables }: Edition, problem: (text: string) => void): void {
  const paths = numberPaths(tables).map((path) => ({ path, parts: partsOf(path) }));
  const patterns = Object.keys(provenance).map((pattern) => ({ pattern, parts: partsOf(pattern) }));
  for (const { path, parts } of paths)
    if (!patterns.some((marked) => fits(marked.parts, parts)))
      problem(`provenance: expected a mark for ${path}, found none`);
  for (const { pattern, parts } of patterns)
    if (!paths.some((number) => fits(parts, number.parts)))
      problem(`provenance[${JSON.stringify(pattern)}]: no such number`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
