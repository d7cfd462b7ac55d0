import { atLeast, height, lower, noneOf, type RoofCard, roof, taller } from '../card.ts';

/** The 27 roofs (their number is printed), 5 or 6 of each colour. What a card asks for is designed unless it says otherwise. */
export const ROOFS: readonly RoofCard[] = [
  // At least so many of one feature.
  roof(83, 'ochre', atLeast({ cat: 2 })),
  roof(84, 'pink', atLeast({ cat: 4 })),
  roof(85, 'red', atLeast({ bird: 2 })),
  roof(86, 'slate', atLeast({ bird: 4 })),
  roof(87, 'sage', atLeast({ flag: 2 })),
  roof(88, 'ochre', atLeast({ flag: 4 })),
  roof(89, 'pink', atLeast({ pot: 1 })),
  roof(90, 'red', atLeast({ pot: 3 })),

  // At least so many of two features together.
  roof(91, 'slate', atLeast({ cat: 1, bird: 2 }), {
    condition: 'derived',
    note: "The printed example's middle building has at least 1 cat and 2 birds and earns 3 + 2 by shop and roof, cat and birds named last.",
  }),
  roof(92, 'sage', atLeast({ bird: 1, flag: 2 })),
  roof(93, 'ochre', atLeast({ cat: 2, flag: 1 })),
  roof(94, 'pink', atLeast({ bird: 2, flag: 2 })),
  roof(95, 'red', atLeast({ cat: 3, flag: 3 })),
  roof(96, 'slate', atLeast({ cat: 1, pot: 1 })),

  // None of a feature.
  roof(97, 'sage', noneOf('cat')),
  roof(98, 'ochre', noneOf('bird')),
  roof(99, 'pink', noneOf('flag')),
  roof(100, 'red', noneOf('pot')),

  // Taller, lower.
  roof(101, 'slate', taller('both')),
  roof(102, 'sage', taller('left')),
  roof(103, 'ochre', taller('right')),
  roof(104, 'pink', lower('both')),
  roof(105, 'red', lower('left')),
  roof(106, 'slate', lower('right'), {
    condition: 'review',
    note: 'A published review names a roof worth 3 for being lower than the building on its right.',
  }),

  // Height.
  roof(107, 'sage', height('least', 5)),
  roof(108, 'ochre', height('exactly', 3)),
  roof(109, 'pink', height('exactly', 4)),
];
