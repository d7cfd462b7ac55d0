import { footOf, GABLE, HOUSE, PENNANT, QUAY, WATER } from './measures.ts';
import type { House, Place } from '../types.ts';

/** The part of the street that is shown: a viewBox that grows with what is built. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a street always leaves room for, so that the first turns do not make the picture jump. */
export interface Room {
  houses: number;
  levels: number;
  /** An empty plot at both ends, for the next shop. */
  plots: 'both-ends' | 'none';
  water: number;
}
export const ownRoom: Room = { houses: 3, levels: 3, plots: 'both-ends', water: WATER };
export const smallRoom: Room = { houses: 1, levels: 3, plots: 'none', water: 40 };

export function levelsOf(house: House): number {
  return 1 + house.windows.length + (house.roof ? 1 : 0);
}

export function streetFrame(houses: readonly House[], places: readonly Place[] = [], room: Room = ownRoom): Frame {
  const onLand = places.filter((place) => place.kind !== 'canal');
  const plot = room.plots === 'both-ends' ? 1 : 0;
  const buildings = houses.map((house) => house.building);
  let first = Math.min(...(buildings.length ? buildings : [0])) - plot;
  let last = Math.max(...(buildings.length ? buildings : [0])) + plot;
  for (const place of onLand) {
    first = Math.min(first, place.building);
    last = Math.max(last, place.building);
  }
  const missing = Math.max(0, room.houses + 2 * plot - (last - first + 1));
  const margin = plot ? 56 : 10;
  const tops = [
    footOf(room.levels - 1) - GABLE - PENNANT,
    ...houses.map((house) =>
      house.roof ? footOf(house.windows.length + 1) - GABLE - PENNANT : footOf(house.windows.length + 1) - 30,
    ),
    ...onLand.map((place) => (place.kind === 'roof' ? footOf(place.level) - GABLE - 20 : footOf(place.level + 1) - 20)),
  ];
  const top = Math.min(...tops) - (plot ? 24 : 6);
  return {
    x: first * HOUSE - margin - (missing * HOUSE) / 2,
    y: top,
    width: (last - first + 1 + missing) * HOUSE + 2 * margin,
    height: QUAY + room.water - top,
  };
}
