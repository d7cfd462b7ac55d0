import type { Provenance } from './provenance.ts';

export interface Points {
  readonly sole: number;
  readonly shared: number;
  /** By place in the row of lands; later places score as the last. */
  readonly land: readonly number[];
  /** For each fur, by kind: the kind with the most furs first. */
  readonly shipment: readonly number[];
  /** Lost with every shop that is not fed. */
  readonly lostShop: number;
  /** At the end, for each fur left. */
  readonly fur: number;
  /** At the end, how many other resources make one point. */
  readonly resourcesForOne: number;
}

export const pointProvenance: Provenance = {
  'points.sole': 'printed',
  'points.shared': 'printed',
  'points.land[]': 'printed',
  'points.shipment[]': 'printed',
  'points.lostShop': 'printed',
  'points.fur': 'printed',
  'points.resourcesForOne': 'printed',
};

export const points: Points = {
  sole: 3,
  shared: 2,
  land: [1, 3, 6, 10, 15, 21, 28, 36],
  shipment: [3, 2, 1, 1, 1],
  lostShop: 2,
  fur: 1,
  resourcesForOne: 3,
};
