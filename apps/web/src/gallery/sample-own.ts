import { defaultEdition, furKinds } from '@mokum/nieuw-amsterdam';
import type { Own, OwnLand, Rival, Seat, Tile } from '../games/nieuw-amsterdam/types.ts';
import { furNames, landText, resourceNames, shipText, tileNames } from './colony-words.ts';
import { landOf, shipOf } from './sample-colony.ts';
import type { PositionName } from './sample-positions.ts';

/** How far the colony of the gallery has come. */
const colonies: Record<
  'young' | 'grown' | 'old',
  {
    warehouses: number;
    goods: number;
    ships: number[];
    lands: number[];
    built: number;
    cleared: number;
    furs: number[];
  }
> = {
  young: { warehouses: 1, goods: 4, ships: [], lands: [], built: 0, cleared: 0, furs: [1, 0, 0, 1, 0] },
  grown: { warehouses: 2, goods: 5, ships: [8, 3], lands: [4, 9, 11, 2], built: 5, cleared: 1, furs: [3, 0, 1, 2, 1] },
  old: {
    warehouses: 4,
    goods: 9,
    ships: [8, 3, 15, 21, 2],
    lands: [4, 9, 11, 2, 17, 22, 14],
    built: 13,
    cleared: 5,
    furs: [1, 2, 0, 0, 1],
  },
};

export function ownOf(name: PositionName): Own {
  const colony = colonies[name === 'start' ? 'young' : name === 'end' ? 'old' : 'grown'];
  let left = colony.built;
  const lands = colony.lands.map((number, i): OwnLand => {
    const land = landOf(number);
    const built = Math.min(left, land.farms);
    left -= built;
    const state = i < colony.cleared ? 'cleared' : built === land.farms ? 'completed' : 'wild';
    return {
      land,
      built,
      state,
      points: defaultEdition.points.land[i],
      label: `${landText(land)}; ${built} built, ${state}`,
      ...(name === 'legal' && state === 'completed' ? { press: { id: 'clear', label: 'Clear' } } : {}),
    };
  });
  let goods = colony.goods;
  const piers = defaultEdition.quay.map((room, i) => {
    const open = i < colony.warehouses;
    const here = open ? Math.min(goods, room) : 0;
    goods -= here;
    return {
      room,
      goods: here,
      state: open ? ('open' as const) : ('closed' as const),
      label: open ? `Pier ${i + 1}: ${here} of ${room} goods` : `Pier ${i + 1}: needs a warehouse`,
      ...(name === 'legal' && i === colony.warehouses
        ? { press: { id: 'warehouse', label: 'Build a warehouse for 1 wood' } }
        : {}),
    };
  });
  const tiles: Tile[] = name === 'mid' || name === 'legal' ? ['trade', 'trade'] : [];
  const room = defaultEdition.quay.slice(0, colony.warehouses).reduce((sum, n) => sum + n, 0);
  const counts = { grain: 4, coin: 12, wood: 3, goods: colony.goods } as const;
  return {
    seat: 'red',
    piers,
    lands,
    ships: colony.ships.map((number) => ({ ship: shipOf(number), label: shipText(shipOf(number)) })),
    purse: {
      token: { number: 1, label: 'First in turn order' },
      amounts: (Object.keys(counts) as (keyof typeof counts)[]).map((kind) => ({
        kind,
        count: counts[kind],
        label: `${counts[kind]} ${resourceNames[kind]}`,
        ...(kind === 'goods' ? { room } : {}),
        ...(name === 'auction' ? { press: { id: `pay ${kind}`, label: `Pay 1 ${resourceNames[kind]}` } } : {}),
      })),
      furs: furKinds.map((fur, i) => ({ fur, count: colony.furs[i], label: `${colony.furs[i]} ${furNames[fur]}` })),
      tiles: tiles.map((tile, i) => ({
        tile,
        label: `${tileNames[tile]} tile`,
        ...(name === 'legal' ? { press: { id: `tile ${i}`, label: `Use a ${tileNames[tile]} tile` } } : {}),
      })),
      ...(tiles.length ? { special: { state: 'left' as const, label: 'Special action still to take' } } : {}),
      buildings: { count: 12, label: '12 buildings left' },
    },
    words: {
      area: 'Your quay, ships and lands',
      piers: 'Quay',
      ships: 'Ships',
      lands: 'Lands',
      noShips: 'No ships yet',
      noLands: 'No land yet',
    },
  };
}

export const rivals: Record<Exclude<Seat, 'red'>, Omit<Rival, 'label' | 'token'> & { points: number }> = {
  blue: {
    points: 31,
    amounts: [
      { kind: 'coin', count: 7 },
      { kind: 'wood', count: 2 },
      { kind: 'grain', count: 11 },
      { kind: 'goods', count: 3 },
    ],
    furs: [
      { fur: 'beaver', count: 2 },
      { fur: 'lynx', count: 1 },
    ],
    tiles: ['town', 'trade', 'land'],
    piers: { open: 2, goods: 3, room: 6 },
    ships: [3, 2],
    lands: ['cleared', 'cleared', 'wild'],
  },
  yellow: {
    points: 18,
    amounts: [
      { kind: 'coin', count: 14 },
      { kind: 'wood', count: 0 },
      { kind: 'grain', count: 3 },
      { kind: 'goods', count: 6 },
    ],
    furs: [
      { fur: 'mink', count: 3 },
      { fur: 'otter', count: 2 },
      { fur: 'muskrat', count: 1 },
    ],
    tiles: ['land', 'land'],
    piers: { open: 3, goods: 6, room: 8 },
    ships: [1],
    lands: ['cleared', 'completed', 'wild', 'wild'],
  },
  green: {
    points: 24,
    amounts: [
      { kind: 'coin', count: 5 },
      { kind: 'wood', count: 8 },
      { kind: 'grain', count: 6 },
      { kind: 'goods', count: 2 },
    ],
    furs: [],
    tiles: ['land'],
    piers: { open: 1, goods: 2, room: 4 },
    ships: [],
    lands: ['cleared', 'cleared', 'cleared', 'completed', 'wild', 'wild', 'wild', 'wild'],
  },
  ivory: {
    points: 27,
    amounts: [
      { kind: 'coin', count: 3 },
      { kind: 'wood', count: 4 },
      { kind: 'grain', count: 2 },
      { kind: 'goods', count: 4 },
    ],
    furs: [
      { fur: 'beaver', count: 4 },
      { fur: 'mink', count: 1 },
      { fur: 'muskrat', count: 1 },
      { fur: 'lynx', count: 2 },
    ],
    tiles: ['town', 'trade'],
    piers: { open: 2, goods: 4, room: 6 },
    ships: [4, 2, 2],
    lands: ['completed'],
  },
};
