import { districts, type Edition, editionOf, furKinds, tileKinds } from '@mokum/nieuw-amsterdam';
import type { Position } from '../../table/table.ts';
import type { District, Fur, Land, OwnLand, Ship, Tile } from './types.ts';

export type Stuff = 'grain' | 'coin' | 'wood' | 'goods' | Fur;
/** In the order in which a payment asks for them. */
export const STUFF: readonly Stuff[] = ['grain', 'coin', 'wood', 'goods', ...furKinds];

export interface PlayerView {
  readonly token: number;
  readonly column: number | null;
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly special: number;
  readonly stock: Readonly<Record<Stuff, number>>;
  readonly shops: Readonly<Record<District, number>>;
  readonly warehouses: number;
  readonly newWarehouses: number;
  readonly lands: readonly number[];
  readonly farms: number;
  readonly cleared: number;
  readonly ships: readonly number[];
  readonly post: number;
  readonly score: number;
  readonly points: Readonly<Record<string, number>>;
}

/** Nieuw Amsterdam as an audience sees it: only decks and the fur supply are hidden, from everybody. */
export interface NieuwAmsterdamView {
  /** which tables are played: `editionOf` finds them */
  readonly edition: number;
  readonly seats: number;
  readonly round: number;
  readonly landDisplay: readonly number[];
  readonly shipDisplay: readonly number[];
  readonly discard: Readonly<Record<Fur, number>>;
  readonly traders: readonly { readonly furs: Readonly<Record<Fur, number>> }[];
  readonly chest: readonly { readonly tiles: Readonly<Record<Tile, number>> }[];
  readonly houses: Readonly<Record<string, number>>;
  readonly lot: number | null;
  readonly opener: number | null;
  readonly bidder: number | null;
  readonly bid: number;
  readonly due: number;
  readonly hold: Readonly<Record<Fur, number>>;
  readonly players: readonly PlayerView[];
  readonly waitingFor: readonly number[] | 'chance';
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}

/** A river has six zones, whatever edition is played. */
export const ZONES = 6;

export const landOf = (edition: Edition, number: number): Land => ({ number, ...edition.lands[number - 1] });
export const shipOf = (edition: Edition, number: number): Ship => ({ number, ...edition.ships[number - 1] });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const total = (counts: Readonly<Record<string, number>>): number => sum(Object.values(counts));

/** Things of a kind as often as they are counted, in the order of the kinds. */
export const spread = <K extends string>(kinds: readonly K[], counts: Readonly<Record<K, number>>): K[] =>
  kinds.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
export const tilesOf = (counts: Readonly<Record<Tile, number>>): Tile[] => spread(tileKinds, counts);
export const fursIn = (counts: Readonly<Record<Fur, number>>): Fur[] => spread(furKinds, counts);

export const means = (player: PlayerView): number => total(player.stock);
export const fursOf = (player: PlayerView): number => sum(furKinds.map((fur) => player.stock[fur]));
export const shopsOf = (player: PlayerView): number => total(player.shops);
export const buildingsLeft = (edition: Edition, player: PlayerView): number =>
  edition.buildings - shopsOf(player) - player.farms - player.warehouses;
export const quayRoom = (edition: Edition, player: PlayerView): number => sum(edition.quay.slice(0, player.warehouses));

/** The seats that lead a district: one alone, or several who share it (7.4 to 7.6). */
export function leaders(view: NieuwAmsterdamView, district: District): readonly number[] {
  const most = Math.max(...view.players.map((player) => player.shops[district]));
  return most === 0 ? [] : view.players.flatMap((player, seat) => (player.shops[district] === most ? [seat] : []));
}

/** What an election would score now (7.7, 7.8). */
export function electionPoints(view: NieuwAmsterdamView, seat: number): number {
  const edition = editionOf(view);
  return sum(
    districts.map((district) => {
      const lead = leaders(view, district);
      return !lead.includes(seat) ? 0 : lead.length === 1 ? edition.points.sole : edition.points.shared;
    }),
  );
}

/** The row of lands, each with the farms that stand on it. */
export function rowOf(
  edition: Edition,
  player: PlayerView,
): { readonly land: Land; readonly built: number; readonly state: OwnLand['state']; readonly points: number }[] {
  let left = player.farms;
  return player.lands.map((number, i) => {
    const land = landOf(edition, number);
    const built = Math.min(left, land.farms);
    left -= built;
    const state = i < player.cleared ? 'cleared' : built === land.farms ? 'completed' : 'wild';
    return { land, built, state, points: edition.points.land[Math.min(i, edition.points.land.length - 1)] };
  });
}

/** What clearing would bring now: the points of the rightmost completed land, and the wood of all of them. */
export function clearing(edition: Edition, player: PlayerView): { readonly points: number; readonly wood: number } {
  const ready = rowOf(edition, player).filter(({ state }) => state === 'completed');
  return { points: ready.at(-1)?.points ?? 0, wood: sum(ready.map(({ land }) => land.wood)) };
}

/** The camp that a post trades with, and the grain of the way there (9.7, 9.8). */
export function journey(view: NieuwAmsterdamView, player: PlayerView): { readonly to: number; readonly grain: number } {
  const edition = editionOf(view);
  let grain = 0;
  let zone = player.post;
  while (zone < ZONES && view.houses[zone] === 0) grain += edition.boats[zone++ - 1];
  return { to: zone, grain };
}

export const postSlots = (edition: Edition, seats: number, zone: number): number => {
  const { black, white } = edition.river[zone - 1];
  return seats === 2 ? black : seats === 3 ? white : black + white;
};

/** The next zone up-river with a free slot (10.15); 0 if there is none. */
export function nextZone(view: NieuwAmsterdamView, player: PlayerView): number {
  for (let zone = player.post + 1; zone <= ZONES; zone++)
    if (view.players.filter(({ post }) => post === zone).length < postSlots(editionOf(view), view.seats, zone))
      return zone;
  return 0;
}

/** What a cargo scores: 3 for each of the commonest kind, 2 for the next, 1 for the rest (9.13). */
export const cargoPoints = (edition: Edition, counts: readonly number[]): number =>
  sum(counts.toSorted((a, b) => b - a).map((count, rank) => count * edition.points.shipment[rank]));

/** The furs that score most in a ship: the largest kinds first. `first` is the kind from which there is a choice. */
export function bestCargo(own: readonly number[], furs: number): number[] {
  const plan = own.map(() => 0);
  let left = furs;
  for (const kind of own.map((_, i) => i).toSorted((a, b) => own[b] - own[a])) {
    plan[kind] = Math.min(left, own[kind]);
    left -= plan[kind];
  }
  return plan;
}

export function shipmentPoints(edition: Edition, player: PlayerView, ship: Ship): number {
  return cargoPoints(
    edition,
    bestCargo(
      furKinds.map((fur) => player.stock[fur]),
      ship.furs,
    ),
  );
}

/** The points that the tiles of a column could score as things stand: elections, a clearing, the best shipment. */
export function columnPoints(view: NieuwAmsterdamView, seat: number, column: number): number {
  const edition = editionOf(view);
  const me = view.players[seat];
  const { town, land, trade } = view.chest[column - 1].tiles;
  const ready = view.shipDisplay.map((card) => shipOf(edition, card)).filter((ship) => ship.furs <= fursOf(me));
  return (
    town * electionPoints(view, seat) +
    (land > 0 ? clearing(edition, me).points : 0) +
    (trade > 0 ? Math.max(0, ...ready.map((ship) => shipmentPoints(edition, me, ship))) : 0)
  );
}

/** Grain that the shops will eat at the end of the round, less what the fields bring. */
export function hunger(edition: Edition, player: PlayerView): number {
  const harvest = sum(rowOf(edition, player).map(({ land, state }) => (state === 'cleared' ? land.grain : 0)));
  return shopsOf(player) * edition.prices.food - harvest - player.stock.grain;
}

export type Phase = 'setup' | 'auction' | Tile | 'income' | 'end';

/** Where a round has come: whoever is not asked sees it by the turns that have ended. */
export function phaseOf({ view, rows, result }: Pick<Position<NieuwAmsterdamView>, 'view' | 'rows' | 'result'>): Phase {
  if (result) return 'end';
  if (view.round === 0) return 'setup';
  if (view.lot !== null || view.players.some(({ column }) => column === null)) return 'auction';
  const series = view.question?.about['series'];
  if (series !== undefined) return series as Tile;
  let ended = 0;
  for (const { entries, undo } of rows) {
    if (undo) continue;
    for (const { task } of entries) ended = task === 'deal-chest' ? 0 : task === 'done' ? ended + 1 : ended;
  }
  return tileKinds[Math.floor(ended / view.seats)] ?? 'income';
}
export const PHASES: readonly Phase[] = ['auction', 'town', 'land', 'trade', 'income'];

/** What each seat has said to the column that is up: a number, `passed`, or nothing yet. */
export function bidsOf({ view, rows }: Position<NieuwAmsterdamView>): readonly (number | 'passed' | undefined)[] {
  const bids: (number | 'passed' | undefined)[] = view.players.map(() => undefined);
  if (view.lot === null) return bids;
  for (const { entries } of rows)
    for (const { task, owner, text } of entries) {
      if (task === 'pick-column') bids.fill(undefined);
      else if (task === 'pass') bids[owner] = 'passed';
      else if (task === 'bid') {
        const [, amount] = text.split(' ');
        const before = bids[owner];
        bids[owner] = (typeof before === 'number' ? before : 0) + (amount === 'more' ? 63 : Number(amount));
      }
    }
  return bids;
}
