import { NONE } from '@mokum/kernel';
import { CARDS, FEATURES, kindOf } from './cards.ts';
import { BITS_PER_FEATURE, cards, type Me, places } from './state.ts';

/** The features of each card, a byte each; shops and roofs show none (1.8). */
const PACKED = Int32Array.from([
  0,
  ...CARDS.map((card) =>
    card.kind === 'window'
      ? FEATURES.reduce((sum, feature, i) => sum + ((card.features[feature] ?? 0) << (i * BITS_PER_FEATURE)), 0)
      : 0,
  ),
]);

/** The features a card adds to its building, a byte each. */
export const packedFeatures = (card: number): number => PACKED[card];

const SHOP = 0;
const WINDOW = 1;
const ROOF = 2;
/** The kind of each card as an integer. */
export const KIND_OF = Int32Array.from([
  NONE,
  ...CARDS.map((card) => ({ shop: SHOP, window: WINDOW, roof: ROOF })[kindOf(card.number)]),
]);
export const isShop = (card: number): boolean => KIND_OF[card] === SHOP;
export const isRoof = (card: number): boolean => KIND_OF[card] === ROOF;

/** 3.14, 3.17, 3.18: adds a card to the street, and to what follows from the street. */
export function addToStreet(me: Me, place: number, card: number): void {
  me.street.push(place, card);
  note(me, place, card);
}

function note(me: Me, place: number, card: number): void {
  if (place < me.left) me.left = place;
  if (place > me.right) me.right = place;
  if (isRoof(card)) {
    me.roofs++;
    me.closed.add(place);
  } else if (KIND_OF[card] === WINDOW) me.features.add(place, PACKED[card]);
}

export function deriveStreet(me: Me): void {
  me.left = 0;
  me.right = 0;
  me.roofs = 0;
  me.closed.clear();
  me.features.clear();
  for (let card = cards.lo; card < cards.lo + cards.size; card++) {
    const place = me.street.placeOf(card);
    if (place !== NONE) note(me, place, card);
  }
}

/** Why a pile of cards is no building, from bottom to top, or undefined if it is one (4.3). */
export function wrongBuilding(pile: readonly number[]): string | undefined {
  if (!isShop(pile[0])) return `card ${pile[0]} is no shop`;
  const odd = pile.find((card, i) => i > 0 && (isShop(card) || (isRoof(card) && i < pile.length - 1)));
  return odd === undefined ? undefined : `card ${odd} cannot stand there`;
}

/** 4.2: buildings stand side by side without gaps, the first shop among them. */
export function wrongStreet(me: Me): string | undefined {
  let ended = false;
  for (let place = places.lo; place < places.lo + places.size; place++) {
    const height = me.street.height(place);
    if (height === 0) {
      ended ||= place >= 0;
      if (place < 0 && place > places.lo && me.street.height(place - 1) > 0) return `building ${place} is missing`;
      continue;
    }
    if (ended) return `there is a gap before building ${place}`;
    const wrong = wrongBuilding(me.street.pile(place));
    if (wrong !== undefined) return `building ${place}: ${wrong}`;
  }
  return me.street.height(0) === 0 ? 'building 0, the first shop, is missing' : undefined;
}
