import type { Catalogue } from '@mokum/words/catalogue';

/** What the table of Amsterdam says of the figures, the secret orders and TOM. */
export const amsterdamExpansions = {
  figures: {
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
  tom: {
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
