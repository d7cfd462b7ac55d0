// The fixed vocabulary: the rules know these by place in the list, an edition may not change them.

export const furKinds = ['beaver', 'mink', 'otter', 'muskrat', 'lynx'] as const;
export type FurKind = (typeof furKinds)[number];

/** In the order in which a payment asks for them; furs come last, kind by kind. */
export const resourceKinds = ['grain', 'coin', 'wood', 'goods', 'fur'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** In the order of the series. */
export const tileKinds = ['town', 'land', 'trade'] as const;
export type TileKind = (typeof tileKinds)[number];

export const districts = ['lumberyard', 'granary', 'docks', 'millwork', 'black-market', 'trading-company'] as const;
export type District = (typeof districts)[number];

export const traderNames = ['top', 'middle', 'bottom'] as const;
export type TraderName = (typeof traderNames)[number];

export const playerCounts = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof playerCounts)[number];
