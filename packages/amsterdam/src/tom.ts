import { type Colour, colours, type DockColour, type Good } from './data/names.ts';
import type { Rulings } from './data/rulings.ts';

/*
 * TOM's decisions (chapter 20), and nothing else: no state, no board. He is told what he must know when he must know
 * it, so the same TOM sits at a table of the engine and beside a box of cardboard.
 */

/** Every step of TOM's, with the paragraph that makes him do it. */
export type TomStep =
  | ({ readonly is: 'moves'; readonly paragraph: '20.10' | '20.14' } & Move)
  | {
      readonly is: 'docks';
      readonly paragraph: '20.11';
      readonly dock: DockColour;
      readonly points: number;
      readonly gulden: number;
    }
  | { readonly is: 'no-docker'; readonly paragraph: '20.16'; readonly dock: DockColour }
  | {
      readonly is: 'takes';
      readonly paragraph: '20.12';
      readonly colour: Colour;
      readonly block: FreeBlock;
      readonly why: BlockReason;
    }
  | { readonly is: 'no-block'; readonly paragraph: '26.37'; readonly colour: Colour }
  | { readonly is: 'sells'; readonly paragraph: '20.13'; readonly good: Good; readonly gulden: number }
  | {
      readonly is: 'delivers';
      readonly paragraph: '20.13';
      readonly good: Good;
      readonly roof: number;
      readonly quick: number;
    }
  | { readonly is: 'buys'; readonly paragraph: '20.14'; readonly tile: Tile }
  | { readonly is: 'saves'; readonly paragraph: '20.15'; readonly gulden: number };

/** How far he can move, and what the bridges and the mouth on his way are worth. */
export interface Move {
  readonly steps: number;
  readonly bridges: number;
  readonly mouth: number;
}

/** 20.12: he takes the only cheapest one, the only cheapest one next to his, or the leftmost of those. */
export const blockReasons = ['cheapest', 'beside', 'leftmost'] as const;
export type BlockReason = (typeof blockReasons)[number];

export interface FreeBlock {
  readonly block: number;
  readonly cost: number;
  /** whether a block of TOM's is next to it */
  readonly beside: 'tom' | 'nobody';
}

/** What of a market tile is something to TOM. */
export interface Tile {
  readonly number: number;
  readonly price: number;
  readonly points: number;
  readonly steps: number;
}

/** What TOM must be told, and what the answers are. */
export interface TomAnswers {
  /** of the steps he wants to make */
  steps: Move;
  /** the highest free place of the docker house; 0 if nobody stands on the dock */
  docker: number;
  /** the free blocks of a district, from left to right */
  blocks: readonly FreeBlock[];
  good: Good;
  place: 'free' | 'taken';
  /** the highest free roof, and the quick delivery of the round */
  roof: { readonly roof: number; readonly quick: number };
  tile: Tile;
}

export type TomQuestion =
  | { readonly ask: 'steps'; readonly steps: number }
  | { readonly ask: 'docker'; readonly dock: DockColour }
  | { readonly ask: 'blocks'; readonly colour: Colour }
  | { readonly ask: 'good'; readonly block: FreeBlock; readonly colour: Colour; readonly why: BlockReason }
  | { readonly ask: 'place'; readonly good: Good }
  | { readonly ask: 'roof'; readonly good: Good }
  | { readonly ask: 'tile' };

export type TomAnswer = TomAnswers[keyof TomAnswers];
type Turn<T = void> = Generator<TomQuestion, T, TomAnswer>;

function* ask<K extends keyof TomAnswers>(question: TomQuestion & { ask: K }): Turn<TomAnswers[K]> {
  return (yield question) as TomAnswers[K];
}

/** TOM, as far as his own turn is concerned. */
export interface Tom {
  readonly gulden: number;
  /** carries out a step, before he decides the next */
  does(step: TomStep): void;
}

/** 20.11, 25.22: the dock of a triple of 1 to 6. */
export function docksOf({ tomTriples }: Pick<Rulings, 'tomTriples'>): readonly DockColour[] {
  const [three, four] =
    tomTriples === 'yellow-maroon' ? (['yellow', 'maroon'] as const) : (['maroon', 'yellow'] as const);
  return ['light-blue', 'white', three, four, 'light-pink', 'light-green'];
}

const ONE = 1;
const SIX = 6;
const TRIPLE = 3;
/** 20.11, 20.13, 20.15. */
const TRIPLE_GULDEN = 1;
const SALE_GULDEN = 2;
const SAVED_GULDEN = 1;

/** 20.9: his phases II and III, with the dice as they were rolled, by colour. */
export function* tomActs(tom: Tom, dice: readonly number[], docks: readonly DockColour[]): Turn {
  yield* moves(tom, dice.filter((face) => face === ONE).length, '20.10');
  for (let face = 1; face <= SIX; face++)
    if (dice.filter((one) => one === face).length >= TRIPLE) yield* carries(tom, docks[face - 1]);
  for (const [i, colour] of colours.entries()) if (dice[i] === SIX) yield* takesBlock(tom, colour);
  yield* goesToMarket(tom);
}

/** 20.10, 26.38: bridges and the mouth score. */
function* moves(tom: Tom, wanted: number, paragraph: '20.10' | '20.14'): Turn {
  if (wanted === 0) return;
  const move = yield* ask({ ask: 'steps', steps: wanted });
  if (move.steps > 0) tom.does({ is: 'moves', paragraph, ...move });
}

/** 20.11, 20.16. */
function* carries(tom: Tom, dock: DockColour): Turn {
  const points = yield* ask({ ask: 'docker', dock });
  if (points > 0) tom.does({ is: 'docks', paragraph: '20.11', dock, points, gulden: TRIPLE_GULDEN });
  else tom.does({ is: 'no-docker', paragraph: '20.16', dock });
}

/** 20.12: the cheapest, then one next to a block of his, then the leftmost. */
export function blockFor(free: readonly FreeBlock[]): { readonly block: FreeBlock; readonly why: BlockReason } {
  const least = Math.min(...free.map(({ cost }) => cost));
  const cheapest = free.filter(({ cost }) => cost === least);
  const beside = cheapest.filter((block) => block.beside === 'tom');
  const [block] = beside.length > 0 ? beside : cheapest;
  return { block, why: cheapest.length === 1 ? 'cheapest' : beside.length === 1 ? 'beside' : 'leftmost' };
}

function* takesBlock(tom: Tom, colour: Colour): Turn {
  const free = yield* ask({ ask: 'blocks', colour });
  if (free.length === 0) {
    tom.does({ is: 'no-block', paragraph: '26.37', colour });
    return;
  }
  const { block, why } = blockFor(free);
  const good = yield* ask({ ask: 'good', block, colour, why });
  tom.does({ is: 'takes', paragraph: '20.12', colour, block, why });
  if ((yield* ask({ ask: 'place', good })) === 'free')
    tom.does({ is: 'sells', paragraph: '20.13', good, gulden: SALE_GULDEN });
  else tom.does({ is: 'delivers', paragraph: '20.13', good, ...(yield* ask({ ask: 'roof', good })) });
}

/** 20.14, 20.15: he buys if he can. */
function* goesToMarket(tom: Tom): Turn {
  const tile = yield* ask({ ask: 'tile' });
  if (tom.gulden < tile.price) {
    tom.does({ is: 'saves', paragraph: '20.15', gulden: SAVED_GULDEN });
    return;
  }
  tom.does({ is: 'buys', paragraph: '20.14', tile });
  yield* moves(tom, tile.steps, '20.14');
}

export interface RevealedCard {
  readonly card: number;
  readonly kind: 'map' | 'building' | 'artisan';
  /** how many resources it costs */
  readonly cost: number;
}

const FIRST_DISCARDED = ['map', 'building', 'artisan'] as const;

/** 20.6, 20.7: the cards of which TOM discards one; where there are several the player chooses. */
export function tomDiscards(revealed: readonly RevealedCard[]): {
  readonly cards: readonly RevealedCard[];
  readonly paragraph: '20.6' | '20.7';
} {
  const least = Math.min(...revealed.map(({ cost }) => cost));
  const cheapest = revealed.filter(({ cost }) => cost === least);
  const kind = FIRST_DISCARDED.find((one) => cheapest.some((card) => card.kind === one));
  const cards = cheapest.filter((card) => card.kind === kind);
  return { cards, paragraph: cheapest.length === 1 ? '20.6' : '20.7' };
}
