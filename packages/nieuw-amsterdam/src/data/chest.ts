import type { TileKind } from './kinds.ts';
import type { Provenance } from './provenance.ts';

export interface Column {
  readonly tiles: number;
  readonly bonus: number;
}

export const chestProvenance: Provenance = {
  'tiles.town': 'printed',
  'tiles.land': 'printed',
  'tiles.trade': 'printed',
  'chest[].tiles': 'derived',
  'chest[].bonus': 'derived',
  'chest[3].bonus': 'designed',
  'chest[4].bonus': 'designed',
};

export const tiles: Readonly<Record<TileKind, number>> = { town: 4, land: 4, trade: 4 };

/** The first three bonuses are those of the worked auction; of the others one pays a little, so that the three short columns differ by a coin each. */
export const chest: readonly Column[] = [
  { tiles: 3, bonus: 1 },
  { tiles: 3, bonus: 0 },
  { tiles: 2, bonus: 2 },
  { tiles: 2, bonus: 1 },
  { tiles: 2, bonus: 0 },
];
