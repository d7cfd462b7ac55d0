import { anna, type Part, type RefusedState } from './refused-states.ts';

const later: readonly Part[] = [{ task: 'take-turns', turn: 1 }, { task: 'phase-four' }, { task: 'begin-round' }];
/** What Anna's turn has still to do before it goes on. */
const inTurn = (...tasks: readonly Part[]): Part => ({
  agenda: { main: [...tasks.map((task) => ({ ...task, seat: 0 })), { task: 'turn', seat: 0 }, ...later] },
});
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Card 1 costs two pink. With 38 a card can be paid with three gulden, with 42 the first of a type costs one less. */
const paying = (card: number): Part => inTurn({ task: 'pay-card-with', card: 1 }, { task: 'become-active', card });
const saving = inTurn({ task: 'discount', card: 1 }, { task: 'become-active', card: 1 });
const bothWays = { active: [38], inactive: [1, 2], gulden: 3, pool: { pink: 2 } };
const usingCard47 = (...before: readonly Part[]): Part => inTurn(...before, { task: 'give-card', card: 47 });

const activating: readonly RefusedState[] = [
  {
    message: 'agenda.main[0].card: card 1 is not inactive',
    both: inTurn({ task: 'become-active', card: 1 }),
    wrong: anna({ inactive: [2] }),
    right: anna({ inactive: [1] }),
  },
  {
    message: 'agenda.main[0].card: card 47 is not active',
    both: usingCard47(),
    wrong: anna({ inactive: [47] }),
    right: anna({ active: [47] }),
  },
  {
    message: 'agenda.main[0].card: card 2 becomes active after it',
    both: anna(bothWays),
    wrong: paying(2),
    right: paying(1),
  },
  {
    message: 'agenda.main[0].card: cannot be paid in either way (26.6)',
    both: paying(1),
    wrong: anna({ ...bothWays, gulden: 2 }),
    right: anna(bothWays),
  },
  {
    message: 'agenda.main[0].card: cannot be paid in either way (26.6)',
    both: paying(1),
    wrong: anna({ ...bothWays, pool: { pink: 1 } }),
    right: anna({ ...bothWays, active: [38, 42], pool: { pink: 1 } }),
  },
  {
    message: 'agenda.main[0].card: no discount pays for it (26.6)',
    both: saving,
    wrong: anna({ active: [42], inactive: [1], pool: { pink: 0 } }),
    right: anna({ active: [42], inactive: [1], pool: { pink: 1 } }),
  },
  {
    message: 'agenda.main[0].card: no discount pays for it (26.6)',
    both: saving,
    wrong: anna({ active: [], inactive: [1], pool: { pink: 2 } }),
    right: anna({ active: [42], inactive: [1], pool: { pink: 2 } }),
  },
  {
    message: 'agenda.main[0]: seat 0 has 1 inactive cards (7.2)',
    both: inTurn({ task: 'activate-free' }, { task: 'activate-free' }),
    wrong: anna({ inactive: [1] }),
    right: anna({ inactive: [1, 2] }),
  },
  {
    message: 'agenda.main[0]: seat 0 has 1 inactive cards (7.2)',
    both: inTurn({ task: 'become-active', card: 1 }, { task: 'activate-free' }),
    wrong: anna({ inactive: [1] }),
    right: anna({ inactive: [1, 2] }),
  },
  {
    message: 'agenda.main[0]: seat 0 has 0 maps (22.47)',
    both: usingCard47({ task: 'discard-map' }),
    wrong: anna({ active: [47], inactive: [109] }),
    right: anna({ active: [47, 109] }),
  },
  {
    message: 'agenda.main[0]: seat 0 has 1 maps (22.47)',
    both: usingCard47({ task: 'discard-map' }, { task: 'discard-map' }),
    wrong: anna({ active: [47, 109] }),
    right: anna({ active: [47, 109, 110] }),
  },
];

/** Block 1 costs three grey. With 27 a block can be paid with two gulden. */
const taking = (block: number, sold = block): readonly Part[] => [
  { task: 'put-crest', block, taking: 'of-the-turn' },
  { task: 'sell', block: sold },
];
const payingBlock = (block: number): Part => inTurn({ task: 'pay-block-with', block: 1, price: 3 }, ...taking(block));
const canPayBoth = { active: [27], gulden: 2, pool: { grey: 3 } };

const takingBlocks: readonly RefusedState[] = [
  {
    message: 'agenda.main[0].block: block 2 is taken',
    both: anna(canPayBoth),
    wrong: payingBlock(2),
    right: payingBlock(1),
  },
  {
    message: 'agenda.main[0].block: block 2 is taken',
    both: {},
    wrong: inTurn(...taking(1, 2)),
    right: inTurn(...taking(1)),
  },
  {
    message: 'agenda.main[0]: cannot be paid with gulden (22.27)',
    both: payingBlock(1),
    wrong: anna({ ...canPayBoth, gulden: 1 }),
    right: anna(canPayBoth),
  },
  {
    message: 'agenda.main[0]: cannot be paid with gulden (22.27)',
    both: payingBlock(1),
    wrong: anna({ ...canPayBoth, active: [] }),
    right: anna(canPayBoth),
  },
  {
    message: 'agenda.main[0].price: seat 0 has 2 of this colour (8.3)',
    both: payingBlock(1),
    wrong: anna({ ...canPayBoth, pool: { grey: 2, pink: 1 } }),
    right: anna(canPayBoth),
  },
  {
    message: 'agenda.main[0].block: block 1 has an owner (8.4)',
    both: inTurn(...taking(1)),
    wrong: { players: [{}, { crests: [1] }] },
    right: { players: [{}, { crests: [2] }] },
  },
  {
    message: 'agenda.main[0].block: is not a block of seat 0 (8.6)',
    both: inTurn({ task: 'sell', block: 1 }),
    wrong: { players: [{ crests: [2] }, { crests: [1] }] },
    right: { players: [{ crests: [1] }, { crests: [2] }] },
  },
  {
    message: 'agenda.main[0]: every block has an owner (23.22)',
    both: inTurn({ task: 'free-block' }),
    wrong: anna({ crests: upTo(36) }),
    right: anna({ crests: upTo(35) }),
  },
];

const GOODS = ['beer', 'tulip', 'cheese', 'furniture', 'jenever', 'tile', 'lace', 'coffee', 'crystal'];
const fullRoofs = Object.fromEntries(GOODS.map((good) => [good, 3]));
const fullDepots = { depots: ['beer', 'tulip', 'cheese', 'lace'].map((good) => ({ good })) };
const movingForeman: Part = { agenda: { main: [{ task: 'move-foreman', seat: 0 }, ...later] } };
const movingBailiff = inTurn({ task: 'move-bailiff' });
const movingTrader = inTurn({ task: 'move-trader' });

const figures: readonly RefusedState[] = [
  {
    message: 'bailiff: is not in play',
    options: { foreman: true },
    both: { ...anna({ crests: [5] }), ...movingBailiff },
    wrong: { bailiff: null },
    right: { bailiff: 5 },
  },
  {
    message: 'agenda.main[0]: the bailiff leaves with the last block (16.14)',
    options: { foreman: true },
    both: { bailiff: 36, ...movingBailiff },
    wrong: anna({ crests: upTo(36) }),
    right: anna({ crests: [...upTo(34), 36] }),
  },
  {
    message: 'agenda.main[2]: the bailiff leaves with the last block (16.14)',
    options: { foreman: true },
    both: { bailiff: 36, ...inTurn(...taking(36), { task: 'move-bailiff' }) },
    wrong: anna({ crests: upTo(35) }),
    right: anna({ crests: upTo(34) }),
  },
  {
    message: 'bailiff: nobody takes block 5',
    options: { foreman: true },
    both: { bailiff: 5 },
    wrong: inTurn(...taking(4), { task: 'move-bailiff' }),
    right: inTurn(...taking(5), { task: 'move-bailiff' }),
  },
  {
    message: 'bailiff: block 5 has an owner',
    options: { foreman: true },
    both: { bailiff: 5 },
    wrong: anna({ crests: [5] }),
    right: anna({ crests: [4] }),
  },
  {
    message: 'trader: is not in play',
    options: { trader: true },
    both: { blackMarket: ['lace'], ...movingTrader },
    wrong: { trader: null },
    right: { trader: 'lace' },
  },
  {
    message: 'agenda.main[0]: the trader leaves with the last place (18.6)',
    options: { trader: true },
    both: { trader: 'lace', ...movingTrader },
    wrong: { blackMarket: GOODS },
    right: { blackMarket: GOODS.slice(1) },
  },
  {
    message: 'trader: lace was sold there',
    options: { trader: true },
    both: { trader: 'lace' },
    wrong: { blackMarket: ['lace'] },
    right: { blackMarket: ['beer'] },
  },
  {
    message: 'foreman: is not in play',
    options: { foreman: true },
    both: movingForeman,
    wrong: { foreman: null },
    right: { foreman: 1 },
  },
  {
    message: 'agenda.main[0]: the foreman has nowhere to go (16.6)',
    options: { foreman: true },
    both: { foreman: 1, ...fullDepots, ...movingForeman },
    wrong: { roofs: fullRoofs },
    right: { roofs: { ...fullRoofs, lace: 2 } },
  },
];

const payingMove = (colour: string, left: number): Part =>
  inTurn({ task: 'pay-amount', colour, left }, { task: 'paid-move', steps: 1 });

const ways: readonly RefusedState[] = [
  {
    message: 'agenda.main[1].turn: after seat 0 it goes on with turn 1',
    both: {},
    wrong: { agenda: { main: [{ task: 'turn', seat: 0 }, { ...later[0], turn: 2 }, ...later.slice(1)] } },
    right: { agenda: { main: [{ task: 'turn', seat: 0 }, ...later] } },
  },
  {
    message: 'players[0].pool: a step costs 1 (11.2)',
    both: inTurn({ task: 'amstel-steps' }),
    wrong: anna({ pool: {} }),
    right: anna({ pool: { grey: 1 } }),
  },
  {
    message: 'players[0].pool: one is to be paid (6.3)',
    both: inTurn({ task: 'pay-colour' }, { task: 'paid-move', steps: 1 }),
    wrong: anna({ pool: {} }),
    right: anna({ pool: { grey: 1 } }),
  },
  {
    message: 'agenda.main[0].left: seat 0 has 2 to pay with (6.4)',
    both: anna({ pool: { black: 1, brown: 1, grey: 1 } }),
    wrong: payingMove('brown', 3),
    right: payingMove('brown', 2),
  },
  {
    message: 'agenda.main[0].left: seat 0 has 3 to pay with (6.4)',
    both: anna({ pool: { black: 1, brown: 1, grey: 1 } }),
    wrong: payingMove('black', 0),
    right: payingMove('black', 1),
  },
  {
    message: 'agenda.main[0].space: the harbour has spaces 0 to 43',
    both: {},
    wrong: inTurn({ task: 'enter', space: 44 }),
    right: inTurn({ task: 'enter', space: 43 }),
  },
  {
    message: 'agenda.main[0]: the disc lies at the mouth (11.8)',
    both: { ...anna({ pool: { grey: 9 } }), ...inTurn({ task: 'amstel-steps' }) },
    wrong: { amstel: { 18: [0], 0: [1] } },
    right: { amstel: { 17: [0], 0: [1] } },
  },
  {
    message: 'players[0].dockers: 2 at most',
    both: {},
    wrong: anna({ dockers: { 'light-blue': 2, white: 1 } }),
    right: anna({ dockers: { 'light-blue': 1, white: 1 } }),
  },
];

/** Tile 18: an inactive card is swapped for one of the discard pile, or where that is empty for one of two stacks. */
const swapping = (task: string, kind?: string): Part =>
  inTurn(kind === undefined ? { task, card: 1 } : { task, card: 1, kind });

const swaps: readonly RefusedState[] = [
  {
    message: 'agenda.main[0]: there is nothing to swap (23.18)',
    both: inTurn({ task: 'swap-out' }),
    wrong: anna({ inactive: [] }),
    right: anna({ inactive: [1] }),
  },
  {
    message: 'agenda.main[0]: there is nothing to swap (23.18)',
    options: { rulings: { tile18: 'supply' } },
    both: { ...anna({ inactive: [1] }), artisans: [], ...inTurn({ task: 'swap-out' }) },
    wrong: { buildings: [] },
    right: { buildings: [55] },
  },
  {
    message: 'agenda.main[0]: no such card lies on the pile (23.18)',
    both: { ...anna({ inactive: [1] }), discard: [55] },
    wrong: swapping('swap-in', 'artisan'),
    right: swapping('swap-in', 'building'),
  },
  {
    message: 'agenda.main[0]: no such card lies on the pile (23.18)',
    both: { ...anna({ inactive: [1] }), ...swapping('swap-kind') },
    wrong: { discard: [] },
    right: { discard: [55] },
  },
  {
    message: 'agenda.main[0].kind: a map is not swapped for (26.26)',
    both: anna({ inactive: [1] }),
    wrong: swapping('draw-swap', 'map'),
    right: swapping('draw-swap', 'artisan'),
  },
  {
    message: 'agenda.main[0]: the stack is empty (2.8)',
    both: { ...anna({ inactive: [1] }), ...swapping('draw-swap', 'building') },
    wrong: { buildings: [] },
    right: { buildings: [55] },
  },
  {
    message: 'agenda.main[0]: the stack is empty (2.8)',
    both: { ...anna({ inactive: [1] }), artisans: [], ...swapping('swap-stack') },
    wrong: { buildings: [] },
    right: { buildings: [55] },
  },
];

/** The turns of phase III, and what lies on the table in them. */
export const refusedTurns: readonly RefusedState[] = [...activating, ...takingBlocks, ...figures, ...ways, ...swaps];
