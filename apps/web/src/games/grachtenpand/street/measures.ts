import type { Kind } from '../types.ts';

// All drawings share these units; a house is as wide as every other, as the cards are.

export const HOUSE = 160;
export const SHOP = 128;
export const STOREY = 100;
export const GABLE = 140;
/** Room above a gable for its pennant. */
export const PENNANT = 52;
/** From the foot of the houses to the waterline: pavement, kerb and quay wall. */
export const QUAY = 40;
export const WATER = 150;

export const heightOf: Record<Kind, number> = { shop: SHOP, window: STOREY, roof: GABLE };

/** Where the foot of a level stands: the pavement is 0, up is negative. */
export function footOf(level: number): number {
  return level === 0 ? 0 : -(SHOP + (level - 1) * STOREY);
}

/** Small variations that never change for the same card. */
export function vary(number: number, among: number, salt = 0): number {
  return (Math.imul(number * 31 + salt * 17 + 7, 0x9e3779b1) >>> 8) % among;
}
