import {
  CARDS,
  COLOURS,
  type Condition,
  FEATURES,
  type Features,
  type Kind,
  kindOf,
  type RoofCard,
  type ShopCard,
  type WindowCard,
} from '@mokum/grachtenpand';
import { power } from '../powers.ts';

/** A building as a bot thinks of it, its cards from bottom to top. */
export interface Building {
  readonly cards: readonly number[];
  readonly height: number;
  readonly open: boolean;
  readonly features: readonly number[];
}

/** The buildings from left to right. */
export type Street = readonly Building[];

const POT = FEATURES.indexOf('pot');
const NO_FEATURES: readonly number[] = [0, 0, 0, 0];
const listed = (features: Features): readonly number[] => FEATURES.map((feature) => features[feature] ?? 0);

/** By number: kind, colour, features, condition and points of each card. */
const KIND: readonly (Kind | undefined)[] = [undefined, ...CARDS.map((card) => kindOf(card.number))];
const COLOUR = [-1, ...CARDS.map((card) => COLOURS.indexOf(card.colour))];
const SHOWS = [NO_FEATURES, ...CARDS.map((card) => (card.kind === 'window' ? listed(card.features) : NO_FEATURES))];
const ASKS = [
  undefined,
  ...CARDS.map((card: ShopCard | WindowCard | RoofCard) => (card.kind === 'window' ? undefined : card.condition)),
];
const WORTH = [0, ...CARDS.map((card) => (card.kind === 'window' ? 0 : card.points))];

export function building(cards: readonly number[]): Building {
  let made: Building = { cards: [], height: 0, open: true, features: NO_FEATURES };
  for (const card of cards) made = raised(made, card);
  return made;
}

function raised({ cards, height, features }: Building, card: number): Building {
  const [cats, birds, flags, pots] = SHOWS[card];
  return {
    cards: [...cards, card],
    height: height + 1,
    open: KIND[card] !== 'roof',
    features: [features[0] + cats, features[1] + birds, features[2] + flags, features[3] + pots],
  };
}

export function roofsOf(street: Street): number {
  let roofs = 0;
  for (const { open } of street) if (!open) roofs++;
  return roofs;
}

export interface Build {
  /** which building it becomes part of, counted from the left; −1 is a new one on the left */
  readonly at: number;
  readonly street: Street;
}

/** Every street that building a card could give. */
export function builds(street: Street, card: number): Build[] {
  if (KIND[card] === 'shop') {
    const made = building([card]);
    return [
      { at: -1, street: [made, ...street] },
      { at: street.length, street: [...street, made] },
    ];
  }
  const all: Build[] = [];
  for (let at = 0; at < street.length; at++) {
    if (street[at].open) all.push({ at, street: street.with(at, raised(street[at], card)) });
  }
  return all;
}

/**
 * How likely a step of a plan is to succeed while there is time, by what it needs: one more window with a feature that
 * is asked for, one more card of any kind in a building, one card less than the neighbour.
 */
const WINDOW_COMES = 0.55;
const CARD_COMES = 0.85;
const NEIGHBOUR_COMES = 0.6;
/** How likely it is that what is met now is still met at the end, where one's own builds could spoil it. */
const KEPT = 0.92;

const comes = (chance: number, cards: number, turns: number): number => (cards > turns ? 0 : power(chance, cards));
const kept = (turns: number): number => (turns === 0 ? 1 : KEPT);

const EMPTY: Building = { cards: [], height: 0, open: false, features: NO_FEATURES };

/** How likely a building is to meet a condition at the end, `turns` from now; with none left, whether it does. */
function likely(condition: Condition, me: Building, left: Building, right: Building, turns: number): number {
  switch (condition.is) {
    case 'at-least': {
      let missing = 0;
      for (let f = 0; f < FEATURES.length; f++) {
        const lacks = (condition.counts[FEATURES[f]] ?? 0) - me.features[f];
        if (lacks > 0) missing += lacks;
      }
      if (missing === 0) return 1;
      return me.open ? comes(WINDOW_COMES, missing > 2 ? missing - 1 : missing, turns) * (missing > 3 ? 0.8 : 1) : 0;
    }
    case 'none':
      if (me.features[FEATURES.indexOf(condition.of)] > 0) return 0;
      return me.open ? kept(turns) : 1;
    case 'height': {
      const missing = condition.cards - me.height;
      if (missing > 0) return me.open ? comes(CARD_COMES, missing, turns) : 0;
      if (condition.at === 'least') return 1;
      return missing < 0 ? 0 : me.open ? kept(turns) : 1;
    }
    default: {
      const compared = condition.is === 'taller' ? taller : lower;
      const toLeft = condition.than === 'right' ? 1 : compared(me, left, turns);
      const toRight = condition.than === 'left' ? 1 : compared(me, right, turns);
      return toLeft * toRight;
    }
  }
}

function taller(me: Building, other: Building, turns: number): number {
  const missing = other.height - me.height + 1;
  if (missing > 0) return me.open ? comes(CARD_COMES, missing, turns) : 0;
  return other.open ? power(kept(turns), me.open ? 1 : 2) : 1;
}

function lower(me: Building, other: Building, turns: number): number {
  const missing = me.height - other.height + 1;
  if (missing > 0) {
    const grows = other.open || other === EMPTY;
    return grows ? comes(NEIGHBOUR_COMES, other === EMPTY ? missing + 1 : missing, turns) : 0;
  }
  return me.open ? kept(turns) : 1;
}

/** Cards already counted carry the number of the count that met them. */
const counted = new Int32Array(CARDS.length + 1);
let count = 0;

function spread(street: Street, at: number, level: number, colour: number): number {
  if (at < 0 || level < 0 || at >= street.length || level >= street[at].height) return 0;
  const card = street[at].cards[level];
  if (COLOUR[card] !== colour || counted[card] === count) return 0;
  counted[card] = count;
  return (
    1 +
    spread(street, at, level + 1, colour) +
    spread(street, at, level - 1, colour) +
    spread(street, at - 1, level, colour) +
    spread(street, at + 1, level, colour)
  );
}

/** The size of the largest group of one colour. */
export function groupOf(street: Street): number {
  count++;
  let largest = 0;
  for (let at = 0; at < street.length; at++) {
    const { cards } = street[at];
    for (let level = 0; level < cards.length; level++) {
      if (counted[cards[level]] === count) continue;
      const size = spread(street, at, level, COLOUR[cards[level]]);
      if (size > largest) largest = size;
    }
  }
  return largest;
}

const ROOFS = 4;
/** Whoever has the roofs decides when the game ends: a building that waits for its roof counts against its owner. */
const WAITING = 0.5;
/** A group's card is worth something early, when the bonus is anybody's. */
const GROUP_CARD = 0.25;

/** What a street will be worth `turns` from now, bonus left out; with none left, what it is worth. */
export function worthOf(street: Street, turns: number): number {
  let points = 0;
  let waiting = 0;
  for (let at = 0; at < street.length; at++) {
    const me = street[at];
    const left = at > 0 ? street[at - 1] : EMPTY;
    const right = at + 1 < street.length ? street[at + 1] : EMPTY;
    const shop = me.cards[0];
    points += WORTH[shop] * likely(ASKS[shop] as Condition, me, left, right, turns);
    if (!me.open) {
      const roof = me.cards[me.height - 1];
      points += WORTH[roof] * likely(ASKS[roof] as Condition, me, left, right, turns);
    } else waiting++;
    points += me.features[POT];
  }
  const closed = street.length - waiting;
  const toClose = Math.max(0, Math.min(waiting, ROOFS - closed, turns));
  return points - toClose * WAITING + (turns > 0 ? GROUP_CARD * groupOf(street) : 0);
}
