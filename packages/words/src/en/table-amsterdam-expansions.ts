import type { Catalogue } from '../catalogue.ts';

/** What the table of Amsterdam says of the figures, the secret orders and TOM. */
export const amsterdamExpansions = {
  /** by question: a second, quieter line */
  hints: {
    'place-foreman': 'A delivery where he stands scores 2 points more; then he moves on.',
    'place-bailiff': 'The block where he stands costs 1 resource less; then he moves on.',
    'place-trader': 'Whoever sells on his place gets 2 gulden and a resource; then he moves on.',
    'move-foreman': 'He goes to the nearest place with room, counted along the water.',
    'move-bailiff': 'He goes over a bridge to a free block; if none is free, farther.',
    'move-trader': 'He goes to a free place beside his own, corners included.',
    'open-order': 'The others will see it. All is shown when everybody has chosen.',
    opened: 'You lay order {n} open.',
    'hand-back': 'Each piece counts for one order only; two pieces that stay are worth a point.',
    'activate-free': 'The card works at once.',
    'free-block': 'Its good comes with it.',
    'barge-to': 'To any space of the harbour.',
    'swap-out': 'Another card takes its place below your board.',
    'swap-kind': 'The discard pile is large.',
    'swap-in': 'It goes below your board, inactive.',
    'swap-stack': 'The top card comes to you unseen.',
    'tom-discards': 'Both cost the same.',
    'sell-trader': 'The trader stands there: choose a resource, the 2 gulden come with it.',
  },
  figures: {
    names: { foreman: 'Foreman', bailiff: 'Bailiff', trader: 'Black-market trader' },
    means: {
      foreman:
        'Whoever delivers where he stands scores 2 points more for each good. Then he goes to the nearest place with room.',
      bailiff: 'His block costs 1 resource less. Whoever takes it moves him over a bridge to a free block.',
      trader: 'Whoever sells on his place gets 2 gulden and a resource. Then he goes to a free place beside it.',
    },
    here: { foreman: 'He stands at: {place}.', bailiff: 'He stands on: {place}.', trader: 'He stands on: {place}.' },
    leaves: {
      foreman: 'The foreman leaves the game.',
      bailiff: 'The bailiff leaves the game.',
      trader: 'The trader leaves the game.',
    },
    group: 'Figures',
    stall: 'place of {good}',
    stands: { foreman: 'Foreman: {place}', bailiff: 'Bailiff: {place}', trader: 'Trader: {place}' },
    place: {
      foreman: 'Put the foreman here: {place}',
      bailiff: 'Put the bailiff here: {place}',
      trader: 'Put the trader here: {place}',
    },
    move: {
      foreman: 'Move the foreman here: {place}',
      bailiff: 'Move the bailiff here: {place}',
      trader: 'Move the trader here: {place}',
    },
  },
  orders: {
    title: 'Order {n}',
    tab: 'Orders',
    openOne: 'Lay open: {name}',
    hand: 'Your secret orders',
    sum: { one: '{n} point as things stand', other: '{n} points as things stand' },
    lies: { hidden: 'Only you see it', open: 'It lies open' },
    now: { one: '{n} point as things stand', other: '{n} points as things stand' },
    progress: '{has} of {needs}',
    name: '{title}. {text} {lies}. {now}',
    backs: { one: '{n} secret order', other: '{n} secret orders' },
    open: 'Open order {n}: {text} {now}',
  },
  handBack: {
    panel: 'Hand back for your orders',
    stock: 'What you can hand back',
    empty: 'nothing is left',
    less: 'Less',
    more: 'More',
    level: { one: '{n} point', other: '{n} points' },
    best: 'best',
    bestAll: { one: 'Best: {n} point', other: 'Best: {n} points' },
    bestReached: 'More cannot be scored',
    done: { one: 'Hand back for {n} point', other: 'Hand back for {n} points' },
    nothing: 'Hand back nothing',
  },
  /** what the first game with an expansion or against TOM explains */
  notes: {
    figures:
      'The foreman pays for deliveries, the bailiff lowers the price of a block, the trader pays for sales. Each helps whoever comes first, then walks on.',
    orders:
      'Your orders score at the end, and nobody else sees them till then. Each says what it brings as things stand. Plan for two or three of them.',
    openOrder:
      'An order that lies open scores like the others, but the others can see what you are after. Open one they cannot hinder.',
    tiles:
      'With the eight more tiles the market can move your barge, activate a card or take a block. Press the tile to read it.',
    handBack: 'Some orders are paid with pieces you still have. A piece pays once; the best way is a press away.',
    tom: 'TOM plays by a few fixed rules with the dice as they were rolled. Every step says which rule made him do it; press his plate to read it again.',
    tomRace:
      'You win with more points than TOM; a tie is lost. He takes a block for every 6, so keep an eye on what he leaves you.',
  },
  count: { orders: 'Secret orders' },
  tom: {
    banner: 'What TOM did last',
    close: 'Close',
    nothing: 'TOM has not played yet.',
    wins: 'TOM wins.',
    title: 'TOM’s turn',
    step: 'Step {n} of {of}',
    next: 'Next',
    done: 'Your turn',
    skip: 'Tell all',
    rule: 'Rule {paragraph}',
    plays: 'plays by the book',
    gulden: { one: '{n} gulden', other: '{n} gulden' },
    crests: { one: '{n} crest in the city', other: '{n} crests in the city' },
    disc: 'Disc on space {n} of the Amstel',
    all: 'TOM, {points}, {gulden}, {crests}. {disc}.',
  },
} as const;

export type AmsterdamExpansionsWords = Catalogue<typeof amsterdamExpansions>;
