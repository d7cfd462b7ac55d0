import { type WindowCard, window } from '../card.ts';

/**
 * The 52 windows (their number is printed; all else is designed), 10 or 11 of each colour. Every colour has
 * 5 cats, 5 birds, 5 flags, 3 or 4 flower pots and one plain window; 17 windows show 19 flower pots.
 */
export const WINDOWS: readonly WindowCard[] = [
  window(31, 'red', {}),
  window(32, 'red', { cat: 1 }),
  window(33, 'red', { bird: 1 }),
  window(34, 'red', { pot: 1 }),
  window(35, 'red', { cat: 2 }),
  window(36, 'red', { cat: 1, flag: 1 }),
  window(37, 'red', { bird: 1, pot: 1 }),
  window(38, 'red', { flag: 2 }),
  window(39, 'red', { flag: 1, pot: 1 }),
  window(40, 'red', { cat: 1, bird: 2 }),
  window(41, 'red', { bird: 1, flag: 1, pot: 1 }),

  window(42, 'ochre', {}),
  window(43, 'ochre', { flag: 1 }),
  window(44, 'ochre', { pot: 1 }),
  window(45, 'ochre', { cat: 2 }),
  window(46, 'ochre', { cat: 1, pot: 1 }),
  window(47, 'ochre', { bird: 2 }),
  window(48, 'ochre', { bird: 1, flag: 1 }),
  window(49, 'ochre', { flag: 1, pot: 1 }),
  window(50, 'ochre', { cat: 2, flag: 1 }),
  window(51, 'ochre', { bird: 2, flag: 1 }),

  window(52, 'sage', {}),
  window(53, 'sage', { flag: 1 }),
  window(54, 'sage', { pot: 1 }),
  window(55, 'sage', { cat: 1, bird: 1 }),
  window(56, 'sage', { cat: 1, flag: 1 }),
  window(57, 'sage', { bird: 2 }),
  window(58, 'sage', { pot: 2 }),
  window(59, 'sage', { cat: 1, bird: 1, flag: 1 }),
  window(60, 'sage', { cat: 1, bird: 1, pot: 1 }),
  window(61, 'sage', { cat: 1, flag: 2 }),

  window(62, 'slate', {}),
  window(63, 'slate', { cat: 1 }),
  window(64, 'slate', { bird: 1 }),
  window(65, 'slate', { flag: 1 }),
  window(66, 'slate', { cat: 1, bird: 1 }),
  window(67, 'slate', { cat: 1, pot: 1 }),
  window(68, 'slate', { bird: 1, flag: 1 }),
  window(69, 'slate', { bird: 1, pot: 1 }),
  window(70, 'slate', { flag: 1, pot: 1 }),
  window(71, 'slate', { cat: 1, bird: 1, flag: 1 }),
  window(72, 'slate', { cat: 1, flag: 1, pot: 1 }),

  window(73, 'pink', {}),
  window(74, 'pink', { cat: 1 }),
  window(75, 'pink', { bird: 1 }),
  window(76, 'pink', { cat: 1, pot: 1 }),
  window(77, 'pink', { bird: 1, pot: 1 }),
  window(78, 'pink', { flag: 2 }),
  window(79, 'pink', { pot: 2 }),
  window(80, 'pink', { cat: 2, bird: 1 }),
  window(81, 'pink', { cat: 1, bird: 1, flag: 1 }),
  window(82, 'pink', { bird: 1, flag: 2 }),
];
