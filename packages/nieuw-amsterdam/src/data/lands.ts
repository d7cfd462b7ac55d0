import type { Provenance } from './provenance.ts';

export interface Land {
  readonly decade: 1620 | 1630;
  /** Farm spaces: all must be filled before the land can be cleared. */
  readonly farms: number;
  /** Wood taken once, when the land is cleared. */
  readonly wood: number;
  /** Grain taken in every income phase after clearing. */
  readonly grain: number;
}

export const landProvenance: Provenance = {
  'lands[].decade': 'printed',
  'lands[].farms': 'designed',
  'lands[].wood': 'designed',
  'lands[].grain': 'designed',
};

/**
 * A land's number is its place here, from 1. The worth of a land is wood + grain: with one, two and three farms it is 3-4, 5-6 and
 * 7-8 in the 1620s and 5-6, 7-8 and 9-11 in the 1630s. Every land returns more wood than its farms cost, so clearing feeds building;
 * within a group wood is traded for grain, a quick start against food for many shops.
 */
export const lands: readonly Land[] = [
  { decade: 1620, farms: 1, wood: 2, grain: 1 },
  { decade: 1620, farms: 1, wood: 3, grain: 1 },
  { decade: 1620, farms: 1, wood: 3, grain: 1 },
  { decade: 1620, farms: 1, wood: 2, grain: 2 },
  { decade: 1620, farms: 1, wood: 2, grain: 2 },
  { decade: 1620, farms: 2, wood: 3, grain: 2 },
  { decade: 1620, farms: 2, wood: 4, grain: 2 },
  { decade: 1620, farms: 2, wood: 3, grain: 3 },
  { decade: 1620, farms: 2, wood: 5, grain: 1 },
  { decade: 1620, farms: 3, wood: 5, grain: 2 },
  { decade: 1620, farms: 3, wood: 4, grain: 3 },
  { decade: 1620, farms: 3, wood: 4, grain: 4 },
  { decade: 1630, farms: 1, wood: 4, grain: 1 },
  { decade: 1630, farms: 1, wood: 3, grain: 2 },
  { decade: 1630, farms: 1, wood: 2, grain: 3 },
  { decade: 1630, farms: 1, wood: 3, grain: 3 },
  { decade: 1630, farms: 2, wood: 5, grain: 2 },
  { decade: 1630, farms: 2, wood: 4, grain: 3 },
  { decade: 1630, farms: 2, wood: 3, grain: 4 },
  { decade: 1630, farms: 2, wood: 4, grain: 4 },
  { decade: 1630, farms: 3, wood: 6, grain: 3 },
  { decade: 1630, farms: 3, wood: 5, grain: 4 },
  { decade: 1630, farms: 3, wood: 4, grain: 5 },
  { decade: 1630, farms: 3, wood: 6, grain: 5 },
];
