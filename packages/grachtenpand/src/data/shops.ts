import { atLeast, height, lower, noneOf, type ShopCard, shop, taller } from '../card.ts';

/** The 30 shops (their number is printed), 6 of each colour. What a card asks for is designed unless it says otherwise. */
export const SHOPS: readonly ShopCard[] = [
  // At least so many of one feature.
  shop(1, 'pink', atLeast({ cat: 2 })),
  shop(2, 'red', atLeast({ cat: 3 })),
  shop(3, 'ochre', atLeast({ bird: 2 })),
  shop(4, 'sage', atLeast({ bird: 3 })),
  shop(5, 'slate', atLeast({ flag: 2 })),
  shop(6, 'pink', atLeast({ flag: 3 }), {
    condition: 'derived',
    note: "The printed example's building on the left earns nothing because 3 flags are wanting.",
  }),
  shop(7, 'red', atLeast({ pot: 2 })),
  shop(8, 'ochre', atLeast({ pot: 3 })),

  // At least so many of two features together.
  shop(9, 'sage', atLeast({ bird: 3, flag: 3 }), {
    condition: 'review',
    note: 'A published review names a shop worth 4 for at least 3 flags and 3 birds.',
  }),
  shop(10, 'slate', atLeast({ cat: 3, bird: 3 })),
  shop(11, 'pink', atLeast({ cat: 2, bird: 2 })),
  shop(12, 'red', atLeast({ cat: 2, flag: 2 })),
  shop(13, 'ochre', atLeast({ cat: 2, pot: 1 })),
  shop(14, 'sage', atLeast({ bird: 2, pot: 1 })),
  shop(15, 'slate', atLeast({ flag: 2, pot: 1 })),

  // None of a feature.
  shop(16, 'pink', noneOf('cat')),
  shop(17, 'red', noneOf('bird')),
  shop(18, 'ochre', noneOf('flag')),
  shop(19, 'sage', noneOf('pot')),

  // Taller, lower.
  shop(20, 'slate', taller('left')),
  shop(21, 'pink', taller('right')),
  shop(22, 'red', taller('both')),
  shop(23, 'ochre', lower('left')),
  shop(24, 'sage', lower('right')),
  shop(25, 'slate', lower('both')),

  // Height.
  shop(26, 'pink', height('least', 4), {
    condition: 'derived',
    note: "The printed example's middle building is 4 high and earns 3 + 2 by shop and roof, height named first. A height of 4 or more is printed as a condition.",
  }),
  shop(27, 'red', height('least', 5)),
  shop(28, 'ochre', height('least', 6)),
  shop(29, 'sage', height('exactly', 3)),
  shop(30, 'slate', height('exactly', 5)),
];
