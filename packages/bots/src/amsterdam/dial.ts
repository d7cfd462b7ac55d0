import { type Board, boardOf, costOf, dialPlace, discountOn, type G, type Me, priceOfTokens } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { grow, growthOf } from './group.ts';
import { power } from '../powers.ts';

const SEGMENTS = 6;
const COLOURS = 6;
/** A card that the dial pays, apart from the resources themselves; judged. */
const ACTIVATED = 6.49;
const LATER = 0.96;
/** A round that pays a block: one that joins the largest group brings its three points as well; judged, the cost stepped. */
const JOINS = 6.1;
const APART = 3.17;
const BLOCK_COST = 1.04;
/** What a resource is worth by the round in which it comes, and how much less each beyond the fifth of a round; measured, then stepped. */
const RESOURCE_IN = [0, 2.38, 2.38, 2.38, 1.9, 1.58, 1.43, 2.37, 2.21, 2.21, 2.13, 2.05, 2.05];
const FIRST = 5;
const LESS = 0.237;
/** What a further colour is worth, of which two or more come in a round; measured, then stepped. One alone counts in part; judged. */
const COLOUR_IN = [0, 5.6, 5.6, 5.6, 5.6, 4.89, 3.5, 4.39, 3.95, 3.08, 2.9, 2.63, 1.32];
const SINGLE = 0.344;
/** What an inactive card's activation will cost for each resource; measured. */
const COST_IN = [0, 2.64, 2.64, 2.64, 2.64, 2.64, 2.46, 2.72, 2.4, 2.17, 2.17, 2.17, 2.17];
/** What a resource counts more that comes at once, in the next round, or only in the fifth or sixth; stepped. */
const SOON = 0.131;
const NEXT = -0.144;
const DISTANT = 0.149;
const bySegment = (i: number): number => (i === 0 ? SOON : i === 1 ? NEXT : i >= 4 ? DISTANT : 0);
const LAST_ROUND = 12;

export const costIn = (round: number): number => COST_IN[round];

/** The resources of the rounds to come, segment by segment; the stored one comes with the first. */
export type Dial = number[][];

export function dialOf(me: Me): Dial {
  return Array.from({ length: SEGMENTS }, (_, i) =>
    Array.from({ length: COLOURS }, (__, colour) => {
      const stored = i === 0 && me.stored === colour ? 1 : 0;
      return me.dial.at(dialPlace(i + 1, colour)) + stored;
    }),
  );
}

/** How many resources a card lacks in a round, one of the round before being kept if that helps. */
function lacking(board: Board, me: Me, dial: Dial, round: number, card: number): number {
  const before = round > 0 ? dial[round - 1] : undefined;
  let missing = 0;
  let kept = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const lacks = costOf(board, card, colour) - dial[round][colour];
    if (lacks <= 0) continue;
    missing += lacks;
    if (before && before[colour] > 0) kept = 1;
  }
  return Math.max(0, missing - kept - discountOn(board, me, card));
}

function coloursLacking(board: Board, pool: readonly number[], card: number): number {
  let found = 0;
  for (let colour = 0; colour < COLOURS; colour++) if (costOf(board, card, colour) > pool[colour]) found++;
  return found;
}

function pay(board: Board, dial: Dial, round: number, card: number): void {
  for (let colour = 0; colour < COLOURS; colour++) {
    const cost = costOf(board, card, colour);
    const here = Math.min(cost, dial[round][colour]);
    dial[round][colour] -= here;
    if (cost > here && round > 0 && dial[round - 1][colour] > 0) dial[round - 1][colour]--;
  }
}

export const costAll = (board: Board, card: number): number => {
  let sum = 0;
  for (let colour = 0; colour < COLOURS; colour++) sum += costOf(board, card, colour);
  return sum;
};

/** How many inactive cards the dial pays in each round. */
const paidIn = new Int32Array(SEGMENTS);
/** 2.19. */
export const INACTIVE = 5;
/** So many rounds ahead it is seen that the places below the board will not do; judged. */
const FORESIGHT = 3;

/** 4.6: a card comes every round, and what the dial does not pay stays: what the tokens for sixth cards will cost. */
function tokensToCome(g: G, me: Me, board: Board, inactive: number): number {
  let held = inactive;
  let tokens = 0;
  for (let i = 0; i < FORESIGHT && g.round + i < LAST_ROUND; i++) {
    held += 1 - paidIn[i];
    if (held <= INACTIVE) continue;
    held = INACTIVE;
    tokens++;
  }
  return priceOfTokens(board, me.penalties + tokens) - priceOfTokens(board, me.penalties);
}

/**
 * What a dial promises: the cards it can pay for, each in the first round that holds all its colours, what is left
 * over for everything else, and how near it comes to the other cards.
 */
export function promiseOf(g: G, me: Me, dial: Dial, extra = NONE): number {
  const board = boardOf(g);
  // In the last rounds most dice show 1: two colours of one's choice are as good as there, if not taken yet.
  let wild = extra !== NONE && g.round >= 9 ? 2 : 0;
  const cards: number[] = extra === NONE ? [] : [extra];
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card))
    if (card !== extra) cards.push(card);
  cards.sort((a, b) => costAll(board, a) - costAll(board, b));
  // With the places below the board nearly full, what comes late comes too late.
  const soon = cards.length >= 4 ? 0.8 : cards.length === 3 ? 0.9 : LATER;
  const left = dial.map((segment) => [...segment]);
  let sum = 0;
  paidIn.fill(0);
  for (const card of cards) {
    let least = 99;
    let paid = -1;
    for (let round = 0; round < SEGMENTS && paid < 0; round++) {
      const lacks = lacking(board, me, left, round, card);
      if (lacks === 0) paid = round;
      else if (round === 0 && lacks <= wild && lacks <= coloursLacking(board, left[0], card)) {
        wild -= lacks;
        paid = round;
      }
      least = Math.min(least, lacks);
    }
    if (paid >= 0) {
      pay(board, left, paid, card);
      paidIn[paid]++;
      sum += ACTIVATED * power(soon, paid);
    } else sum += (2.5 * Math.max(0, costAll(board, card) - least)) / costAll(board, card);
  }
  if (me.mayDeclineCard === 0) sum -= tokensToCome(g, me, board, cards.length);
  const growth = growthOf(g, me);
  const worth = { joins: JOINS, apart: APART, resource: BLOCK_COST };
  for (const [i, segment] of dial.entries()) {
    const round = g.round + i;
    if (round > LAST_ROUND) break;
    sum += grow(g, me, growth, left[i], worth) * power(LATER, i);
    let amount = 0;
    for (const n of segment) {
      amount += n;
      sum += COLOUR_IN[round] * (n >= 2 ? 1 : n === 1 ? SINGLE : 0);
    }
    sum += (RESOURCE_IN[round] + bySegment(i)) * amount - LESS * Math.max(0, amount - FIRST);
  }
  return sum;
}
