import { NONE, words } from '@mokum/kernel';
import { becomeActive } from './activate.ts';
import { moveDisc } from './amstel.ts';
import { disturbBailiff } from './bailiff.ts';
import { enter } from './barge.ts';
import { planTaking, takings } from './blocks.ts';
import { ARTISAN, boardOf, BUILDING, MAP } from './board.ts';
import type { MarketBonus } from './data/market.ts';
import { rulingValues } from './data/rulings.ts';
import { leaveForeman } from './foreman.ts';
import { gainColour, receive } from './gains.ts';
import { stackOf } from './set-up.ts';
import { blocks, cards, chance, choice, COLOURS, type G, kinds, type Me, ruled, spaces } from './state.ts';

const COUNTS = rulingValues.tile22.indexOf('counts');
const FROM_DISCARD = rulingValues.tile18.indexOf('discard');

/** 23.18: the pile to swap with is the discard pile, or where that is empty the two stacks; under `supply` always these. */
const swapsWithPile = (g: G): boolean => ruled(g, 'tile18') === FROM_DISCARD && !g.discard.empty;

/** Whether tile 18 has anything to swap for. */
export const canSwap = (g: G): boolean => swapsWithPile(g) || !g.artisans.empty || !g.buildings.empty;

/** undefined, or the paragraph by which a tile would do nothing and is not offered. */
export function forbidsBonus(g: G, me: Me, bonus: MarketBonus): string | undefined {
  switch (bonus.is) {
    case 'swap-inactive':
      return me.inactive.empty || !canSwap(g) ? '23.18' : undefined;
    case 'activate':
      return me.inactive.empty ? (bonus.cards === 1 ? '23.20' : '23.24') : undefined;
    case 'free-block':
      if (g.taken.size === blocks.size) return '23.22';
      return ruled(g, 'tile22') === COUNTS && g.blocksTaken >= me.blocksPerTurn ? '25.15' : undefined;
    default:
      return undefined;
  }
}

/** What a tile gives beside its points. */
export function giveBonus(g: G, me: Me, bonus: MarketBonus): void {
  switch (bonus.is) {
    case 'amstel':
      moveDisc(g, me, bonus.steps);
      break;
    case 'resource':
      for (let i = 0; i < bonus.any; i++) g.next(gainColour, me.index);
      break;
    case 'barge-steps':
      g.freeSteps += bonus.upTo;
      break;
    case 'swap-inactive':
      g.next(swapOut, me.index);
      break;
    case 'activate':
      for (let i = Math.min(bonus.cards, me.inactive.size); i > 0; i--) g.next(activateFree, me.index);
      break;
    case 'barge-anywhere':
      g.next(bargeTo, me.index);
      break;
    case 'free-block':
      g.next(freeBlock, me.index);
      break;
    case 'one-of-each-colour':
      for (let colour = 0; colour < COLOURS; colour++) receive(g, me, colour, bonus.each);
  }
}

/** 23.20, 23.24: an inactive card is activated without paying resources. */
export const activateFree = choice('activate-free', cards, {
  seen: 'all',
  options(_g, me, offer) {
    for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) offer(card);
    offer.rest('7.2');
  },
  do(g, me, card) {
    g.next(becomeActive, me.index, { card });
  },
});

/** 23.21: to any space of the harbour; the way there counts as steps of the turn (26.2). */
export const bargeTo = choice('barge-to', spaces, {
  seen: 'all',
  options(g, me, offer) {
    const { beside } = boardOf(g);
    for (let space = 0; space < beside.length; space++) if (space !== me.barge) offer(space);
    offer.rest('23.21');
  },
  do(g, me, space) {
    leaveForeman(g, me);
    g.bargeSteps += boardOf(g).steps[me.barge][space] - 1;
    g.next(enter, me.index, { space });
  },
});

/** 23.22: any free block without paying resources; its good comes with it. */
export const freeBlock = choice('free-block', blocks, {
  seen: 'all',
  options(g, _me, offer) {
    for (let block = blocks.lo; block < blocks.lo + blocks.size; block++) {
      if (g.taken.has(block)) offer.not(block, '8.4');
      else offer(block);
    }
  },
  do(g, me, block) {
    planTaking(g, me, block, ruled(g, 'tile22') === COUNTS ? takings.of['of-the-turn'] : takings.of.extra);
    disturbBailiff(g, me.index, block);
  },
});

/** 23.18: which inactive card is given away. */
export const swapOut = choice('swap-out', cards, {
  seen: 'all',
  options(_g, me, offer) {
    for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) offer(card);
    offer.rest('7.2');
  },
  do(g, me, card) {
    if (!swapsWithPile(g)) g.next(swapStack, me.index, { card });
    else if (g.discard.size <= MOST_SHOWN) g.next(swapIn, me.index, { card, kind: anyKinds.of.any });
    else g.next(swapKind, me.index, { card });
  },
});

/** A longer pile is asked for by kind first: no question has more than 64 options. */
const MOST_SHOWN = 64;
export const anyKinds = words('kind or any', ['artisan', 'building', 'map', 'any']);

export const swapKind = choice('swap-kind', kinds, {
  seen: 'all',
  args: { card: cards },
  options(g, _me, offer) {
    const { kindOf } = boardOf(g);
    const found = [false, false, false];
    for (let card = g.discard.first(); card !== NONE; card = g.discard.next(card)) found[kindOf[card]] = true;
    for (let kind = 0; kind < kinds.size; kind++) {
      if (found[kind]) offer(kind);
      else offer.not(kind, '23.18');
    }
  },
  do(g, me, kind, { card }) {
    g.next(swapIn, me.index, { card, kind });
  },
});

/** 26.26: any card of the pile but the one just put there. */
export const swapIn = choice('swap-in', cards, {
  seen: 'all',
  args: { card: cards, kind: anyKinds },
  options(g, _me, offer, { card: given, kind }) {
    const { kindOf } = boardOf(g);
    for (let card = g.discard.first(); card !== NONE; card = g.discard.next(card))
      if (kind === anyKinds.of.any || kindOf[card] === kind) offer(card);
    offer.not(given, '26.26');
    offer.rest('23.18');
  },
  do(g, me, card, { card: given }) {
    g.discard.remove(card);
    swap(g, me, given, card);
  },
});

/** 26.26: the top card of the artisans or of the buildings, not of the maps. */
export const swapStack = choice('swap-stack', kinds, {
  seen: 'all',
  args: { card: cards },
  options(g, _me, offer) {
    for (const kind of [ARTISAN, BUILDING]) {
      if (stackOf(g, kind).empty) offer.not(kind, '2.8');
      else offer(kind);
    }
    offer.not(MAP, '23.18');
  },
  do(g, me, kind, { card }) {
    g.next(drawSwap, me.index, { card, kind });
  },
});

export const drawSwap = chance('draw-swap', cards, {
  seen: 'all',
  args: { card: cards, kind: kinds },
  outcomes(g, _me, offer, { kind }) {
    const stack = stackOf(g, kind);
    for (let card = stack.first(); card !== NONE; card = stack.next(card)) offer(card);
  },
  do(g, me, card, { card: given, kind }) {
    stackOf(g, kind).remove(card);
    swap(g, me, given, card);
  },
});

function swap(g: G, me: Me, given: number, taken: number): void {
  me.inactive.remove(given);
  g.discard.add(given);
  me.inactive.add(taken);
}
