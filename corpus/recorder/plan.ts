import type { Json } from '@mokum/kernel';
import { rulingNames, rulingValues } from '@mokum/amsterdam';
import { optionsOf, pairwiseMixes, soloMixes } from '../../packages/amsterdam/test/mixes.ts';

/** By which program a log is made. */
export type Maker = 'simulate' | 'play-bots' | 'play-people' | 'engine-seeded' | 'engine-told' | 'engine-from';

/** A game to be recorded. */
export interface Planned {
  readonly game: string;
  /** what is special about it, for its file name */
  readonly about: string;
  readonly seats: number;
  readonly options?: Json;
  /** the name of an edition pack in format-1/packs */
  readonly pack?: string;
  readonly maker: Maker;
  /** how many answers are given before the game is left; without a number it is played to its end */
  readonly stop?: number;
  /** it is left where an answer waits for others */
  readonly waiting?: 'yes';
}

type Table = Pick<Planned, 'about' | 'seats' | 'options' | 'pack'>;

const own = (n: number): Json =>
  Object.fromEntries(
    rulingNames.map((name, i) => [name, rulingValues[name][(n + i) % rulingValues[name].length] as string]),
  );
const everything = { foreman: true, orders: 5, openOrders: 2, trader: true, extraTiles: true };

function amsterdamTables(): Table[] {
  const base = [2, 3, 4].flatMap((seats) =>
    (['full', 'short'] as const).map((length) => ({ about: `house-${length}`, seats, options: { length } })),
  );
  const solo = soloMixes().map((mix) => ({
    about: `solo-${mix.edition}-${mix.length}`,
    seats: 1,
    options: { edition: mix.edition, length: mix.length },
  }));
  const editions = (['fr', 'hu', 'ru'] as const).flatMap((edition, i) =>
    (['full', 'short'] as const).map((length, j) => ({
      about: `${edition}-${length}`,
      seats: 2 + ((i + j) % 3),
      options: { edition, length },
    })),
  );
  const alone: Table[] = [
    { about: 'foreman', seats: 3, options: { foreman: true } },
    { about: 'orders-3', seats: 2, options: { orders: 3 } },
    { about: 'orders-5', seats: 4, options: { orders: 5, length: 'short' } },
    { about: 'orders-3-open-1', seats: 3, options: { orders: 3, openOrders: 1 } },
    { about: 'orders-5-open-2', seats: 2, options: { orders: 5, openOrders: 2 } },
    { about: 'trader', seats: 4, options: { trader: true } },
    { about: 'extra-tiles', seats: 2, options: { extraTiles: true } },
  ];
  const mixes = pairwiseMixes()
    .slice(0, 24)
    .map((mix, i) => ({ about: `mix-${i + 1}-${mix.edition}`, seats: mix.seats, options: optionsOf(mix) }));
  const rulings = [0, 1, 2, 3].map((n) => ({
    about: `own-rulings-${n + 1}`,
    seats: 2 + (n % 3),
    options: { rulings: own(n + 1), ...(n % 2 === 1 && everything) } as Json,
  }));
  const packs: Table[] = [
    { about: 'pack-whole', seats: 2, pack: 'amsterdam-whole' },
    { about: 'pack-cards', seats: 3, pack: 'amsterdam-cards' },
    { about: 'pack-harbour', seats: 4, pack: 'amsterdam-harbour' },
    { about: 'pack-cards-everything', seats: 2, pack: 'amsterdam-cards', options: everything },
  ];
  return [...base, ...solo, ...editions, ...alone, ...mixes, ...rulings, ...packs];
}

const MAKERS: readonly Maker[] = ['simulate', 'play-people', 'engine-told', 'play-bots', 'engine-seeded'];
const STOPS = [2, 9, 25, 60, 120, 200];

/** Every maker meets every stop; two of five games are played to their end. */
function made(game: string, table: Table, i: number): Planned {
  const maker = MAKERS[i % MAKERS.length];
  const round = Math.floor(i / MAKERS.length);
  const whole = maker === 'simulate' || (round + (i % MAKERS.length)) % 3 === 0;
  return { game, ...table, maker, ...(!whole && { stop: STOPS[(round * 2 + i) % STOPS.length] }) };
}

function amsterdam(): Planned[] {
  const tables = amsterdamTables();
  const planned = tables.map((table, i) => made('amsterdam', table, i));
  planned.push({
    game: 'amsterdam',
    about: 'from',
    seats: 3,
    options: { length: 'short', foreman: true },
    maker: 'engine-from',
  });
  // Several are asked together when orders are opened, resources stored, and orders handed back at the end.
  return planned.map((it, i) => {
    const { openOrders = 0, orders = 0 } = (it.options ?? {}) as { openOrders?: number; orders?: number };
    if (it.maker === 'simulate') return it;
    if (openOrders > 0 && i % 2 === 0) return { ...it, stop: 1, waiting: 'yes' };
    if (it.maker.startsWith('engine') && orders > 0) return { ...it, stop: 300, waiting: 'yes' };
    if (it.maker.startsWith('engine') && it.stop !== undefined && it.stop >= 60) return { ...it, waiting: 'yes' };
    return it;
  });
}

function grachtenpand(): Planned[] {
  const tables = Array.from({ length: 57 }, (_, i) => ({ about: 'game', seats: 2 + (Math.floor(i / 5) % 4) }));
  const planned = tables.map((table, i): Planned => {
    const it = made('grachtenpand', table, i);
    if (it.stop === undefined) return it;
    const waiting = i % 2 === 0 ? ({ waiting: 'yes' } as const) : {};
    return { ...it, stop: 1 + ((it.stop + i) % 40), ...waiting };
  });
  return [
    ...planned,
    ...[2, 4, 5].map(
      (seats): Planned => ({
        game: 'grachtenpand',
        about: 'from',
        seats,
        maker: 'engine-from',
        ...(seats === 4 && { stop: 12 }),
      }),
    ),
  ];
}

function nieuwAmsterdam(): Planned[] {
  const packs = ['nieuw-amsterdam-whole', 'nieuw-amsterdam-rich', 'nieuw-amsterdam-river'];
  const tables = Array.from({ length: 57 }, (_, i): Table => {
    const seats = 2 + (Math.floor(i / 5) % 4);
    return i >= 45 ? { about: `pack-${i % 3}`, seats, pack: packs[i % 3] } : { about: 'game', seats };
  });
  return [
    ...tables.map((table, i) => made('nieuw-amsterdam', table, i)),
    ...[2, 3, 5].map(
      (seats): Planned => ({
        game: 'nieuw-amsterdam',
        about: 'from',
        seats,
        maker: 'engine-from',
        ...(seats === 3 && { stop: 40 }),
      }),
    ),
  ];
}

export const PLAN: readonly Planned[] = [...grachtenpand(), ...nieuwAmsterdam(), ...amsterdam()];
