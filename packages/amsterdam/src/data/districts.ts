import { districts, type District, type SeatCount } from './names.ts';
import type { Provenances } from './provenance.ts';

export interface DistrictTiles {
  readonly tiles: readonly District[];
  /** How many lie open. */
  readonly open: Readonly<Record<SeatCount | 1, number>>;
  /** Prestige for first, second and third place. */
  readonly places: Readonly<Record<SeatCount | 1, readonly number[]>>;
  readonly perCrestOfGroup: number;
}

export const districtTiles: DistrictTiles = {
  tiles: districts,
  open: { 1: 1, 2: 1, 3: 2, 4: 3 },
  places: { 1: [5], 2: [5], 3: [5, 2], 4: [8, 5, 2] },
  perCrestOfGroup: 3,
};

export const districtTilesFrom: Provenances = {
  'open.*': 'printed',
  // The solo game is set up and scored as one of two players.
  'open.1': 'derived',
  'places.*.*': 'printed',
  'places.1.*': 'derived',
  perCrestOfGroup: 'printed',
};
