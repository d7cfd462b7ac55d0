import type { Point } from './names.ts';
import type { Provenances } from './provenance.ts';

export interface AmstelBridge {
  /** The bridge stands between this space and the next. */
  readonly after: number;
  readonly value: number;
}

export interface Amstel {
  /** Space 0 is the start, the last one the mouth. */
  readonly spaces: readonly Point[];
  readonly bridges: readonly AmstelBridge[];
  readonly mouthValue: number;
  /** What the n-th step of a paid move costs: the first one, and each further one. */
  readonly firstStep: number;
  readonly furtherStep: number;
}

const count = 19;

export const amstel: Amstel = {
  spaces: Array.from({ length: count }, (_, i) => ({ x: 600, y: Math.round(960 - (530 * i) / (count - 1)) })),
  // The lower three lie level with the bridges of the three rings, the last at the inner quay.
  bridges: [
    { after: 2, value: 2 },
    { after: 7, value: 4 },
    { after: 11, value: 6 },
    { after: 15, value: 8 },
  ],
  mouthValue: 10,
  firstStep: 1,
  furtherStep: 2,
};

export const amstelFrom: Provenances = {
  'spaces.*.*': 'designed',
  'bridges.*.after': 'designed',
  'bridges.*.value': 'designed',
  // Worked examples show a bridge worth 2 (27.29) and one worth 4 (27.14).
  'bridges.0.value': 'derived',
  'bridges.1.value': 'derived',
  mouthValue: 'printed',
  firstStep: 'printed',
  furtherStep: 'printed',
};

/** Price in resources of a paid move of so many steps: 1, 3, 5, 7 … */
export const amstelPrice = (on: Pick<Amstel, 'firstStep' | 'furtherStep'>, steps: number): number =>
  steps === 0 ? 0 : on.firstStep + (steps - 1) * on.furtherStep;
