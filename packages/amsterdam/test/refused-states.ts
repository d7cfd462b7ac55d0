import type { Json } from '@mokum/kernel';
import { whole } from './table.ts';

type Part = Readonly<Record<string, Json>>;

/** A state that no game can be in, and next to it one that a game can be in. */
export interface RefusedState {
  /** the whole refusal */
  readonly message: string;
  readonly options?: Json;
  /** what both states have */
  readonly both: Part;
  /** what makes the state one that is refused */
  readonly wrong: Part;
  /** what stands there in the state that is accepted */
  readonly right: Part;
}

/** Either state of a case as it is loaded: a game for two unless it says otherwise. */
export const stateOf = ({ both }: RefusedState, part: Part): Part => ({ seats: 2, ...both, ...part });

const agenda = (...main: readonly Part[]): Part => ({ agenda: { main: [...main] } });
const anna = (part: Part): Part => ({ players: [part, {}] });
/** What is left of the set-up once the discs are stacked. */
const laterSetUp: readonly Part[] = [
  { task: 'draw-tile' },
  { task: 'first-cards', turn: 0 },
  { task: 'first-resources', turn: 0 },
  { task: 'begin-round' },
];
const twoToTake = { revealed: [55, 56] };
const DISTRICTS = ['grachtengordel', 'plantage', 'nieuwmarkt', 'burgwallen', 'haarlemmerbuurt', 'jordaan'];
const THREES = { black: 3, brown: 3, violet: 3, pink: 3, orange: 3, grey: 3 };

const setUp: readonly RefusedState[] = [
  {
    message: 'agenda.main[0]: there are 6 districts (2.6)',
    both: { ...twoToTake, amstel: {}, ...agenda({ task: 'draw-district' }, { task: 'stack-discs' }, ...laterSetUp) },
    wrong: { openDistricts: DISTRICTS },
    right: { openDistricts: DISTRICTS.slice(1) },
  },
  {
    message: 'agenda.main[0]: there are 6 districts (2.6)',
    both: { ...twoToTake, amstel: {}, openDistricts: DISTRICTS.slice(1) },
    wrong: agenda({ task: 'draw-district' }, { task: 'draw-district' }, { task: 'stack-discs' }, ...laterSetUp),
    right: agenda({ task: 'draw-district' }, { task: 'stack-discs' }, ...laterSetUp),
  },
  {
    message: 'amstel: the discs are still to be stacked (2.15)',
    both: { ...twoToTake, ...agenda({ task: 'stack-discs' }, ...laterSetUp) },
    wrong: { amstel: { 0: [1] } },
    right: { amstel: {} },
  },
  {
    message: 'agenda.main[0].kind: the stack holds 1 cards of kind artisan',
    both: agenda(
      { task: 'reveal', kind: 'artisan' },
      { task: 'reveal', kind: 'building' },
      { task: 'reveal', kind: 'artisan' },
      ...whole([{ task: 'take-cards', turn: 0 }]),
    ),
    wrong: { artisans: [1] },
    right: { artisans: [1, 2] },
  },
];

const dealing = (orders: number, laidOpen: number): Part =>
  agenda({ task: 'deal-orders', turn: 0, orders, laidOpen }, { task: 'begin-round' });
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

/** All are asked what they store; these seats have not said it yet. */
const storingBy = (...seats: readonly number[]): Part => ({
  agenda: {
    main: [{ task: 'storing', open: true }, { task: 'begin-round' }],
    seats: [0, 1].map((seat) => (seats.includes(seat) ? [{ task: 'store-resource', seat }] : [])),
  },
});
const greyAndPink = { pool: { grey: 1, pink: 1 } };
const extraDie = (shift: string): Part =>
  agenda(
    { task: 'extra-die', seat: 0, dice: 'black-brown', shift },
    { task: 'commit', seat: 0 },
    ...whole([{ task: 'take-dice', turn: 1 }]),
  );

const phases: readonly RefusedState[] = [
  {
    message: 'revealed: TOM discards one of them (20.7)',
    both: { seats: 1, ...agenda({ task: 'tom-discards', seat: 0 }, ...whole([{ task: 'take-cards', turn: 0 }])) },
    wrong: { revealed: [] },
    right: { revealed: [109, 110] },
  },
  {
    message: 'agenda.main[0].shift: this die cannot be shifted so (22.53)',
    options: { rulings: { card054: 'one-die' } },
    both: { dice: THREES },
    wrong: extraDie('pink-up'),
    right: extraDie('brown-up'),
  },
  {
    message: 'agenda.main[0].shift: this die cannot be shifted so (26.11)',
    options: { rulings: { card054: 'one-die' } },
    both: extraDie('black-up'),
    wrong: { dice: { ...THREES, black: 6 } },
    right: { dice: { ...THREES, black: 5 } },
  },
  {
    message: 'agenda.main[0].shift: this die cannot be shifted so (26.11)',
    options: { rulings: { card054: 'one-die' } },
    both: { dice: THREES, ...extraDie('black-up') },
    wrong: { round: 10 },
    right: { round: 9 },
  },
  {
    message: 'players[0].pool: a resource of it is to be stored (13.1)',
    both: storingBy(0),
    wrong: anna({ pool: {} }),
    right: anna({ pool: { grey: 1 } }),
  },
  {
    message: 'players[0].keeps: does not fit what is asked',
    both: { players: [{ ...greyAndPink, keeps: 'grey' }, greyAndPink] },
    wrong: storingBy(0, 1),
    right: storingBy(1),
  },
  {
    message: 'players[0].keeps: does not fit what is asked',
    both: { players: [{ ...greyAndPink, keeps: 'grey' }, greyAndPink] },
    wrong: agenda({ task: 'storing' }, { task: 'begin-round' }),
    right: storingBy(1),
  },
  {
    message: 'players[0].keeps: is not in the pool (13.1)',
    both: storingBy(1),
    wrong: { players: [{ ...greyAndPink, keeps: 'black' }, greyAndPink] },
    right: { players: [{ ...greyAndPink, keeps: 'pink' }, greyAndPink] },
  },
  {
    message: 'round: the game begins in round 3, found 2',
    options: { length: 'short' },
    both: {},
    wrong: { round: 2 },
    right: { round: 3 },
  },
];

/** The set-up, the phases and the final scoring. */
export const refusedStates: readonly RefusedState[] = [...setUp, ...orders, ...handingBack, ...phases];
