import { agenda, anna, type Part, type RefusedState } from './refused-states.ts';
import { whole } from './table.ts';

const dealing = (orders: number, laidOpen: number, turn = 0): Part =>
  agenda({ task: 'deal-orders', turn, orders, laidOpen }, { task: 'begin-round' });
const opening = (left: number): Part => agenda({ task: 'opening-orders', left }, { task: 'begin-round' });
/** All are asked which order they lay open; these seats have not said it yet. */
const openingBy = (...seats: readonly number[]): Part => ({
  agenda: {
    main: [{ task: 'opening-orders', left: 1, open: true }, { task: 'begin-round' }],
    seats: [0, 1].map((seat) => (seats.includes(seat) ? [{ task: 'open-order', seat, left: 1 }] : [])),
  },
});
const hidden = [{ orders: [1, 2, 3] }, { orders: [4, 5, 6] }];
const shown = whole([{ task: 'score-orders', turn: 1 }]);

const orders: readonly RefusedState[] = [
  {
    message: 'agenda.main[0].turn: 2 play, found 3',
    options: { orders: 3 },
    both: {},
    wrong: dealing(3, 0, 3),
    right: dealing(3, 0, 2),
  },
  {
    message: 'players[1].orders: 5 at most, and 3 are still to be dealt (17.2)',
    options: { orders: 3 },
    both: dealing(3, 0, 1),
    wrong: { players: [{ orders: [1, 2, 3] }, { orders: [4, 5, 6] }] },
    right: { players: [{ orders: [1, 2, 3] }, { orders: [4, 5] }] },
  },
  {
    message: 'players[0].orders: 5 at most, and 1 are still to be dealt (17.2)',
    options: { orders: 3 },
    both: agenda(
      { task: 'draw-order', seat: 0 },
      { task: 'deal-orders', turn: 2, orders: 3, laidOpen: 0 },
      { task: 'begin-round' },
    ),
    wrong: anna({ orders: [1, 2, 3, 4, 5] }),
    right: { players: [{ orders: [1, 2, 3, 4] }, { orders: [5, 6, 7, 8, 9] }] },
  },
  {
    message: 'agenda.main[0].orders: 5 at most (17.2)',
    options: { orders: 5 },
    both: {},
    wrong: dealing(6, 0),
    right: dealing(5, 0),
  },
  {
    message: 'agenda.main[0].laidOpen: two at most, and none without orders (17.3)',
    options: { orders: 3, openOrders: 2 },
    both: {},
    wrong: dealing(3, 3),
    right: dealing(3, 2),
  },
  {
    message: 'agenda.main[0].laidOpen: two at most, and none without orders (17.3)',
    options: { orders: 3, openOrders: 1 },
    both: {},
    wrong: dealing(0, 1),
    right: dealing(1, 1),
  },
  {
    message: 'agenda.main[0].left: one or two are laid open (17.3)',
    options: { orders: 3, openOrders: 1 },
    both: { players: hidden },
    wrong: opening(0),
    right: opening(1),
  },
  {
    message: 'agenda.main[0].left: one or two are laid open (17.3)',
    options: { orders: 3, openOrders: 2 },
    both: { players: hidden },
    wrong: opening(3),
    right: opening(2),
  },
  {
    message: 'players[0].orders: one is to be laid open (17.3)',
    options: { orders: 3, openOrders: 1 },
    both: openingBy(0),
    wrong: anna({ orders: [] }),
    right: anna({ orders: [1] }),
  },
  {
    message: 'players[0].opens: does not fit what is asked',
    options: { orders: 3, openOrders: 1 },
    both: { players: [{ orders: [1, 2, 3], opens: 2 }, { orders: [4, 5, 6] }] },
    wrong: openingBy(0, 1),
    right: openingBy(1),
  },
  {
    message: 'players[0].opens: does not fit what is asked',
    options: { orders: 3, openOrders: 1 },
    both: { players: [{ orders: [1, 2, 3], opens: 2 }, { orders: [4, 5, 6] }] },
    wrong: opening(1),
    right: openingBy(1),
  },
  {
    message: 'players[0].orders: 5 at most, open ones too',
    options: { orders: 5, openOrders: 1 },
    both: {},
    wrong: anna({ orders: [1, 2, 3, 4, 5], openOrders: [6] }),
    right: anna({ orders: [1, 2, 3, 4], openOrders: [6] }),
  },
  {
    message: 'agenda.main[0].seat: has 1 orders to show (17.4)',
    options: { orders: 3 },
    both: { round: 12, ...agenda({ task: 'show-order', seat: 0 }, { task: 'show-order', seat: 0 }, ...shown) },
    wrong: anna({ orders: [1] }),
    right: anna({ orders: [1, 2] }),
  },
];

/** All are asked what they hand back; these seats have not said it yet. */
const handingBackBy = (...seats: readonly number[]): Part => ({
  agenda: {
    main: [{ task: 'handing-back', open: true }, ...whole([{ task: 'handing-back' }]).slice(1)],
    seats: [0, 1].map((seat) => (seats.includes(seat) ? [{ task: 'hand-back', seat }] : [])),
  },
});
/** Orders 37 and 38 take dockers of one colour, one or two of them. */
const janCanHandBack = { openOrders: [38], dockers: { yellow: 1 } };
const both37 = { openOrders: [37], dockers: { 'light-blue': 2 } };
/** What is decided stands as three bits for each order: one more than the number of pieces. */
const ONE_PIECE = 2;
const TWO_PIECES = 3;
const FOUR_PIECES = 5;

const handingBack: readonly RefusedState[] = [
  {
    message: 'agenda.seats[0][0]: seat 0 has nothing to hand back (26.29)',
    options: { orders: 3 },
    both: { round: 12, ...handingBackBy(0) },
    wrong: anna({ openOrders: [37], dockers: { yellow: 1 } }),
    right: anna({ openOrders: [37], dockers: { 'light-blue': 1 } }),
  },
  {
    message: 'agenda.seats[0][0]: seat 0 has nothing to hand back (26.29)',
    options: { orders: 3 },
    both: { round: 12, ...handingBackBy(0) },
    wrong: anna({ ...both37, handsBack: ONE_PIECE }),
    right: anna(both37),
  },
  {
    message: 'players[0].handsBack: does not fit what is asked',
    options: { orders: 3 },
    both: { round: 12, players: [{ ...both37, handsBack: ONE_PIECE }, janCanHandBack] },
    wrong: agenda({ task: 'scoring' }),
    right: handingBackBy(1),
  },
  {
    message: 'players[0].handsBack: there is not so much to hand back (26.29)',
    options: { orders: 3 },
    both: { round: 12, ...handingBackBy(1) },
    wrong: {
      players: [{ openOrders: [37], dockers: { 'light-blue': 1 }, handsBack: TWO_PIECES }, janCanHandBack],
    },
    right: { players: [{ openOrders: [37], dockers: { 'light-blue': 1 }, handsBack: ONE_PIECE }, janCanHandBack] },
  },
  {
    message: 'players[0].handsBack: there is not so much to hand back (26.29)',
    options: { orders: 3 },
    both: { round: 12, ...handingBackBy(1) },
    wrong: { players: [{ ...both37, handsBack: FOUR_PIECES }, janCanHandBack] },
    right: { players: [{ ...both37, handsBack: TWO_PIECES }, janCanHandBack] },
  },
  {
    message: 'players[0].handsBack: there is not so much to hand back (26.29)',
    options: { orders: 3 },
    both: { round: 12, ...handingBackBy(1) },
    wrong: { players: [{ ...both37, handsBack: ONE_PIECE << 3 }, janCanHandBack] },
    right: { players: [{ ...both37, handsBack: ONE_PIECE }, janCanHandBack] },
  },
];

/** The secret orders: how they are dealt, laid open and shown, and what is handed back for them. */
export const refusedOrders: readonly RefusedState[] = [...orders, ...handingBack];
