import {
  derived,
  facedown,
  int,
  maybe,
  perSeat,
  record,
  secret,
  set,
  stacks,
  counts,
  bool,
  range,
  words,
  type Player as Seat,
  type State,
  vocabulary,
} from '@mokum/kernel';
import { KINDS } from './cards.ts';

export const MOST_SEATS = 5;

/** The cards by their numbers. */
export const cards = range('card', 1, 109);
export const kinds = words('deck', KINDS);
/** A building, counted from the street's first shop: −1 is the one on its left. No street can be wider. */
export const places = range('building', -28, 28);

const Player = record({
  hand: secret(set(cards)),
  canal: secret(set(cards)),
  street: stacks(cards, places),
  /** the deck chosen, until all have chosen */
  deck: secret(maybe(kinds)),
  /** the card to be built or thrown, until all have said done */
  card: secret(maybe(cards)),
  /** where it is to be built; none for the canal */
  place: secret(maybe(places)),
  thrown: secret(bool()),

  /** the building farthest to the left, and to the right */
  left: derived(int(places.lo, 0)),
  right: derived(int(0, -places.lo)),
  roofs: derived(int(0, 27)),
  /** buildings with a roof */
  closed: derived(set(places)),
  /** the features of each building, a byte each in the order of FEATURES */
  features: derived(counts(places, 0, 0x7fffffff)),
});

export const fields = {
  /** the turn being played; it also says whose turn it is to be served first */
  turn: int(1, 109),
  shop: facedown(set(cards)),
  window: facedown(set(cards)),
  roof: facedown(set(cards)),
  players: perSeat(MOST_SEATS, Player),
};

export type G = State<typeof fields>;
export type Me = G['players'][number] & Seat;

export const { step, choice, commit, chance, either, together, happening, stands } = vocabulary<G, Me>();

export const BITS_PER_FEATURE = 8;

/** How many of a feature a building shows. */
export function featuresOf(
  me: { readonly features: { at(place: number): number } },
  place: number,
  feature: number,
): number {
  return (me.features.at(place) >> (feature * BITS_PER_FEATURE)) & 0xff;
}
