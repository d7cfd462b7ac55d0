import { NONE, range, words } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { cards as CARDS, effectOf } from './data/edition.ts';
import * as names from './data/names.ts';
import { editionRulings, rulingValues } from './data/rulings.ts';
import { earn, punish, receive } from './gains.ts';
import { done } from './set-up.ts';
import {
  choice,
  COLOURS,
  colours,
  deal,
  dialPlace,
  type G,
  happening,
  isSolo,
  type Me,
  ruled,
  SEGMENTS,
  step,
  turns,
} from './state.ts';
import { tomTurn } from './tom-turn.ts';

const faces = range('face', 1, SEGMENTS);
export const fillsSegment = happening('fills-segment', {
  seen: 'all',
  args: { colour: colours, segment: faces, amount: range('amount', 0, 99) },
});

const PAIRS = names.colours.flatMap((first, i) => names.colours.slice(i + 1).map((second) => [first, second] as const));
/** 5.3: two different dice; the lower colour of the list first. */
export const pairsOfDice = words(
  'pair of dice',
  PAIRS.map(([first, second]) => `${first}-${second}`),
);
const FIRST = Int32Array.from(PAIRS, ([first]) => colours.of[first]);
const SECOND = Int32Array.from(PAIRS, ([, second]) => colours.of[second]);
/** 053: no die, or the die of a colour one segment down or up. */
export const shifts = words('shift', [
  'none',
  ...names.colours.flatMap((colour) => [`${colour}-down`, `${colour}-up`]),
]);
const colourOfShift = (shift: number): number => (shift === 0 ? NONE : (shift - 1) >> 1);
const wayOfShift = (shift: number): number => ((shift - 1) & 1) * 2 - 1;

/** 5.1: six dice, one of each colour. */
export const roll = deal('roll', faces, {
  seen: 'all',
  length: () => COLOURS,
  wrong: () => undefined,
  sample(_g, random) {
    const rolled: number[] = [];
    for (let colour = 0; colour < COLOURS; colour++) rolled.push(1 + random.below(SEGMENTS));
    return rolled;
  },
  do(g, outcome) {
    for (let colour = 0; colour < COLOURS; colour++) g.dice.set(colour, outcome[colour]);
  },
});

export const phaseTwo = step('phase-two', (g) => {
  g.phase = 2;
  g.next(roll);
  if (isSolo(g)) g.next(tomTurn);
  g.next(turnHighDice);
  g.next(takeDice, -1, { turn: 0 });
});

/** 5.2, 14.3: dice whose resources would come too late are turned to 1. */
export const turnHighDice = step('turn-high-dice', (g) => {
  const { highestDie } = boardOf(g).edition.rounds.rounds[g.round - 1];
  for (let colour = 0; colour < COLOURS; colour++) if (g.dice.at(colour) > highestDie) g.dice.set(colour, 1);
});

export const takeDice = step('take-dice', { turn: turns }, (g, { turn }) => {
  if (turn === g.seats) {
    g.next(turnDials);
    return;
  }
  const seat = g.order.at(turn);
  g.next(chooseDice, seat);
  g.next(done, seat);
  g.next(takeDice, -1, { turn: turn + 1 });
});

const CARD_051 = 51;
const CARD_052 = 52;
const CARD_053 = 53;
const CARD_054 = 54;
const ONE_DIE = rulingValues.card054.indexOf('one-die');
const gain051 = CARDS[CARD_051 - 1].effect;
const GULDEN_FOR_ONE = gain051.is === 'gain' ? (gain051.gain.gulden ?? 0) : 0;
const extraOf = (card: number): number => {
  const effect = effectOf(CARDS[card - 1], editionRulings.house);
  return effect.is === 'extra-of-die' ? effect.each : 0;
};
const MORE_FOR_ONE = extraOf(CARD_052);
const MORE_OF_DIE = extraOf(CARD_054);

/** 5.3, 5.4: any two; the dice are not used up. */
export const chooseDice = choice('choose-dice', pairsOfDice, {
  seen: 'all',
  options(_g, _me, offer) {
    for (let pair = 0; pair < pairsOfDice.size; pair++) offer(pair);
  },
  do(g, me, pair) {
    if (me.active.has(CARD_053)) g.next(shiftDie, me.index, { dice: pair });
    else afterShift(g, me, pair, 0);
  },
});

/** undefined, or the paragraph that forbids a shift of one of two dice. */
export function wrongShift(g: G, dice: number, shift: number): string | undefined {
  const colour = colourOfShift(shift);
  const segment = g.dice.at(colour) + wayOfShift(shift);
  if (colour !== FIRST[dice] && colour !== SECOND[dice]) return '22.53';
  return segment < 1 || segment > SEGMENTS || g.round + segment - 1 > LAST_ROUND ? '26.11' : undefined;
}

/** 053, 26.11: one die's resources on a neighbouring segment from which they still reach the exit in time. */
export const shiftDie = choice('shift-die', shifts, {
  seen: 'all',
  args: { dice: pairsOfDice },
  options(g, _me, offer, { dice }) {
    offer(0);
    for (let shift = 1; shift < shifts.size; shift++) {
      const wrong = wrongShift(g, dice, shift);
      if (wrong === undefined) offer(shift);
      else offer.not(shift, wrong);
    }
  },
  do: (g, me, shift, { dice }) => afterShift(g, me, dice, shift),
});
const LAST_ROUND = 12;

/** 054 under `one-die`: the die that gives one more is named. */
function afterShift(g: G, me: Me, pair: number, shift: number): void {
  if (me.active.has(CARD_054) && ruled(g, 'card054') === ONE_DIE) g.next(extraDie, me.index, { dice: pair, shift });
  else placeDice(g, me, pair, shift, NONE);
}

export const extraDie = choice('extra-die', colours, {
  seen: 'all',
  args: { dice: pairsOfDice, shift: shifts },
  options(_g, _me, offer, { dice }) {
    offer(FIRST[dice]);
    offer(SECOND[dice]);
    offer.rest('25.8');
  },
  do: (g, me, colour, { dice, shift }) => placeDice(g, me, dice, shift, colour),
});

function placeDice(g: G, me: Me, pair: number, shift: number, extra: number): void {
  placeDie(g, me, FIRST[pair], shift, extra);
  placeDie(g, me, SECOND[pair], shift, extra);
}

/** 5.6, 5.7: as many resources as the die shows, on the segment of that value. */
function placeDie(g: G, me: Me, colour: number, shift: number, extra: number): void {
  const face = g.dice.at(colour);
  const segment = colourOfShift(shift) === colour ? face + wayOfShift(shift) : face;
  const more = me.active.has(CARD_054) && (extra === NONE || extra === colour) ? MORE_OF_DIE : 0;
  put(g, me, colour, segment, face + more);
  if (face !== 1) return;
  if (me.active.has(CARD_051)) earn(g, me, GULDEN_FOR_ONE, CARD_051);
  if (me.active.has(CARD_052)) put(g, me, colour, 1, MORE_FOR_ONE);
}

function put(g: G, me: Me, colour: number, segment: number, amount: number): void {
  me.dial.add(dialPlace(segment, colour), amount);
  g.tell(fillsSegment, me.index, colour, segment, amount);
}

/** 5.8 to 5.12: every dial turns by one; what leaves it, and what was stored, is the pool of this round. */
export const turnDials = step('turn-dials', (g) => {
  for (let i = 0; i < g.seats; i++) turnDial(g, g.players[g.order.at(i)]);
});

function turnDial(g: G, me: Me): void {
  let out = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const amount = me.dial.at(dialPlace(1, colour));
    out += amount;
    if (amount > 0) receive(g, me, colour, amount);
    for (let segment = 1; segment < SEGMENTS; segment++)
      me.dial.set(dialPlace(segment, colour), me.dial.at(dialPlace(segment + 1, colour)));
    me.dial.set(dialPlace(SEGMENTS, colour), 0);
  }
  if (me.stored !== NONE) receive(g, me, me.stored, 1);
  me.stored = NONE;
  if (out === 0) punish(g, me, 'empty-exit');
}
