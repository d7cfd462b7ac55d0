import type { Provenance } from './provenance.ts';

export const quayProvenance: Provenance = {
  'quay[0]': 'printed',
  'quay[1]': 'derived',
  'quay[2]': 'derived',
  'quay[3]': 'designed',
};

/** Goods that each pier holds: one opened after the other by its warehouse. Two piers hold six, three hold eight. */
export const quay: readonly number[] = [4, 2, 2, 2];
