import type { Json } from '@mokum/kernel';
import { whole } from './table.ts';

export type Part = Readonly<Record<string, Json>>;

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

export const agenda = (...main: readonly Part[]): Part => ({ agenda: { main: [...main] } });
export const anna = (part: Part): Part => ({ players: [part, {}] });
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

/** Nothing has been dealt yet. */
const dealingGoods = agenda({ task: 'deal-goods' }, { task: 'deal-dockers' }, { task: 'stack-discs' }, ...laterSetUp);
const dealingDockers = agenda({ task: 'deal-dockers' }, { task: 'stack-discs' }, ...laterSetUp);
const emptyDocks = Array.from({ length: 6 }, () => ({ dockers: [] }));
const dockersToDeal = {
  message: 'docks: the dockers are still to be dealt (2.4)',
  both: { ...twoToTake, amstel: {}, docks: emptyDocks, ...dealingDockers },
};

const setUp: readonly RefusedState[] = [
  {
    message: 'goods: are still to be dealt (2.3)',
    both: { ...twoToTake, amstel: {}, docks: emptyDocks, ...dealingGoods },
    wrong: { goods: ['beer'] },
    right: { goods: [] },
  },
  {
    ...dockersToDeal,
    wrong: { docks: [...emptyDocks.slice(1), { dockers: ['white'] }] },
    right: { docks: emptyDocks },
  },
  { ...dockersToDeal, wrong: anna({ dockers: { white: 1 } }), right: anna({ dockers: {} }) },
  { ...dockersToDeal, wrong: { housed: { white: 1 } }, right: { housed: {} } },
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

const sixth = agenda(
  { task: 'discard-sixth', seat: 0 },
  { task: 'commit', seat: 0 },
  ...whole([{ task: 'take-cards', turn: 1 }]),
);

const phases: readonly RefusedState[] = [
  {
    message: 'agenda.main[0].turn: 2 play, found 3',
    both: {},
    wrong: agenda(...whole([{ task: 'take-cards', turn: 3 }])),
    right: agenda(...whole([{ task: 'take-cards', turn: 2 }])),
  },
  {
    message: 'players[0].inactive: one of 6 goes (4.6), found 5',
    both: sixth,
    wrong: anna({ inactive: [1, 2, 3, 4, 5] }),
    right: anna({ inactive: [1, 2, 3, 4, 5, 6] }),
  },
  {
    message: 'round: the final scoring does not follow round 11 (13.5)',
    both: agenda({ task: 'phase-three' }, { task: 'scoring' }),
    wrong: { round: 11 },
    right: { round: 12 },
  },
  {
    message: 'round: phase IV does not follow round 12 (13.5)',
    both: agenda(...whole([{ task: 'phase-three' }])),
    wrong: { round: 12 },
    right: { round: 11 },
  },
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

const storing = agenda({ task: 'storing' }, { task: 'begin-round' });
const TOM_OF_TWO = 'tom: he plays the solo game, not one of 2 seats';
const pieces: readonly RefusedState[] = [
  {
    message: 'phase: the agenda is in phase 4, found 3',
    both: storing,
    wrong: { phase: 3 },
    right: { phase: 4 },
  },
  {
    message: 'acting: nobody takes a turn now, found 1',
    both: storing,
    wrong: { acting: 1 },
    right: { acting: null },
  },
  {
    message: 'acting: there is no seat 2',
    both: agenda(...whole([{ task: 'take-turns', turn: 1 }])),
    wrong: { acting: 2 },
    right: { acting: 1 },
  },
  {
    message: 'order: names every seat once',
    both: {},
    wrong: { order: [1, 2] },
    right: { order: [1, 0] },
  },
  {
    message: 'players[0].barge: the harbour has spaces 0 to 43',
    both: {},
    wrong: anna({ barge: 44 }),
    right: anna({ barge: 43 }),
  },
  {
    message: 'players[0].inactive: 5 at most (4.6), found 6',
    both: {},
    wrong: anna({ inactive: [1, 2, 3, 4, 5, 6] }),
    right: anna({ inactive: [1, 2, 3, 4, 5] }),
  },
  {
    message: 'players[1].inactive: 5 at most (4.6), found 6',
    both: sixth,
    wrong: { players: [{ inactive: [1, 2, 3, 4, 5, 6] }, { inactive: [7, 8, 9, 10, 11, 12] }] },
    right: { players: [{ inactive: [1, 2, 3, 4, 5, 6] }, { inactive: [7, 8, 9, 10, 11] }] },
  },
  { message: TOM_OF_TWO, both: {}, wrong: { tom: [{ points: 1 }] }, right: { tom: [{ points: 0 }] } },
  { message: TOM_OF_TWO, both: {}, wrong: { tom: [{ gulden: 1 }] }, right: { tom: [{ gulden: 0 }] } },
  { message: TOM_OF_TWO, both: {}, wrong: { tom: [{ crests: [1] }] }, right: { tom: [{ crests: [] }] } },
  { message: TOM_OF_TWO, both: {}, wrong: { tom: [{ pointsBy: { roof: 1 } }] }, right: { tom: [{ pointsBy: {} }] } },
];

/** The set-up, the phases, and what lies on the table. */
export const refusedStates: readonly RefusedState[] = [...setUp, ...phases, ...pieces];
