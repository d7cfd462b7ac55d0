import type { Provenance } from './provenance.ts';

export interface Start {
  readonly grain: number;
  readonly coin: number;
  readonly wood: number;
  readonly goods: number;
  readonly furs: number;
  readonly warehouses: number;
  readonly shops: number;
}

export const startProvenance: Provenance = {
  'start.grain': 'printed',
  'start.coin': 'printed',
  'start.wood': 'printed',
  'start.goods': 'printed',
  'start.furs': 'printed',
  'start.warehouses': 'printed',
  'start.shops': 'printed',
  rounds: 'printed',
  buildings: 'printed',
  'display.lands': 'printed',
  'display.ships': 'printed',
};

export const rounds = 6;

/** Shops, farms and warehouses of one player together. */
export const buildings = 25;

export const start: Start = { grain: 2, coin: 8, wood: 3, goods: 4, furs: 2, warehouses: 1, shops: 2 };

/** Cards revealed in each upkeep. */
export const display = { lands: 4, ships: 4 } as const;
