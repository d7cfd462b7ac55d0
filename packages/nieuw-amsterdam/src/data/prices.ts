import type { Provenance } from './provenance.ts';

export interface Prices {
  /** Wood for each building and for moving a post. */
  readonly shop: number;
  readonly farm: number;
  readonly warehouse: number;
  readonly post: number;
  /** Coins for a special action without the majority. */
  readonly special: number;
  /** Coins for one wood or grain, bought or sold. */
  readonly wood: number;
  readonly grain: number;
  /** Coins and goods for one fur of the Black Market. */
  readonly fur: number;
  /** Grain for each shop in the income phase. */
  readonly food: number;
}

export interface Limits {
  readonly shops: number;
  readonly farms: number;
  readonly furs: number;
  readonly warehousesInARound: number;
}

export interface Income {
  /** Coins for a tile or special action passed, for a district, and for a sole majority. */
  readonly pass: number;
  readonly district: number;
  readonly majority: number;
}

export const priceProvenance: Provenance = {
  'prices.shop': 'printed',
  'prices.farm': 'printed',
  'prices.warehouse': 'printed',
  'prices.post': 'printed',
  'prices.special': 'printed',
  'prices.wood': 'printed',
  'prices.grain': 'printed',
  'prices.fur': 'printed',
  'prices.food': 'printed',
  'limits.shops': 'printed',
  'limits.farms': 'printed',
  'limits.furs': 'printed',
  'limits.warehousesInARound': 'printed',
  'income.pass': 'printed',
  'income.district': 'printed',
  'income.majority': 'printed',
};

export const prices: Prices = {
  shop: 1,
  farm: 1,
  warehouse: 1,
  post: 1,
  special: 1,
  wood: 1,
  grain: 1,
  fur: 3,
  food: 1,
};

/** The most of a thing in one action: shops, farms, furs of the Black Market; warehouses in one round. */
export const limits: Limits = { shops: 3, farms: 3, furs: 3, warehousesInARound: 1 };

export const income: Income = { pass: 1, district: 1, majority: 1 };
