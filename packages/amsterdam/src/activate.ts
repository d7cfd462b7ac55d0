import { NONE, words } from '@mokum/kernel';
import { keepOnTop } from './amstel.ts';
import { ARTISAN, boardOf, BUILDING, costOf, type Board } from './board.ts';
import { LISTENERS, sayingOf } from './effects.ts';
import { fold, foldOne } from './fold.ts';
import { payGulden, payResource } from './gains.ts';
import { cards, choice, COLOURS, colours, type G, happening, type Me, pointSources, step } from './state.ts';

/** 030, 033, 041 and 035 listen; 033 for itself too, since it is active when this is told. */
export const activated = happening('activated', {
  seen: 'all',
  args: { card: cards },
  heard: (g, me) => (g.acting === me.index ? me.onActivated : undefined),
  respond(g, me, source, { card }) {
    const board = boardOf(g);
    const listener = LISTENERS[source];
    if (!listener || board.kindOf[card] !== listener.kind) return;
    g.cause = source;
    listener.give(g, me, 1);
    if (sayingOf(g, source).effect.is === 'free-use-on-activation') useFree(g, me, card);
  },
});

/** 035: the map just activated is used once free of charge; it is not marked, and it counts as a use (26.4). */
function useFree(g: G, me: Me, map: number): void {
  g.cause = map;
  g.districtsUsed.add(boardOf(g).typeOf[map]);
  sayingOf(g, map).give(g, me);
}

/** 031, 042: how many resources less a card costs; 042 not for itself, since it is not active yet (26.19). */
export function discountOn(board: Board, me: Me, card: number): number {
  const kind = board.kindOf[card];
  if (kind === BUILDING) return me.buildingDiscount;
  return kind === ARTISAN && me.ofType.at(board.typeOf[card]) === 0 ? me.firstOfTypeDiscount : 0;
}

/** Whether the discount leaves nothing to pay. */
function isFree(board: Board, me: Me, card: number): boolean {
  let cost = 0;
  for (let colour = 0; colour < COLOURS; colour++) cost += costOf(board, card, colour);
  return cost <= discountOn(board, me, card);
}

/** Whether a card can be paid from the pool if the discount falls on this colour. */
function payableWith(board: Board, me: Me, card: number, saved: number, discount: number): boolean {
  for (let colour = 0; colour < COLOURS; colour++) {
    const cost = costOf(board, card, colour) - (colour === saved ? discount : 0);
    if (me.pool.at(colour) < cost) return false;
  }
  return true;
}

/** How many resources of the cost are missing in the pool. */
function missing(board: Board, me: Me, card: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS; colour++) sum += Math.max(0, costOf(board, card, colour) - me.pool.at(colour));
  return sum;
}

const withResources = (board: Board, me: Me, card: number): boolean =>
  missing(board, me, card) <= discountOn(board, me, card);
const withGulden = (me: Me): boolean => me.activationGulden > 0 && me.gulden >= me.activationGulden;

/** Whether a card can be paid with resources and with gulden. */
export const cardIsPayable = (board: Board, me: Me, card: number): boolean =>
  withGulden(me) && withResources(board, me, card);

/** Whether the discount falls on some colour with which the card can be paid. */
export function discountPays(board: Board, me: Me, card: number): boolean {
  const less = discountOn(board, me, card);
  if (less === 0) return false;
  for (let colour = 0; colour < COLOURS; colour++)
    if (costOf(board, card, colour) > 0 && payableWith(board, me, card, colour, less)) return true;
  return false;
}

export const canActivate = (board: Board, me: Me, card: number): boolean =>
  withGulden(me) || withResources(board, me, card);

/** 7.1: pays a card's cost and moves it above the board. */
export const activate = choice('activate', cards, {
  seen: 'all',
  options(g, me, offer) {
    const board = boardOf(g);
    for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
      if (canActivate(board, me, card)) offer(card);
      else offer.not(card, '7.1');
    }
    offer.rest('7.2');
  },
  do(g, me, card) {
    const board = boardOf(g);
    if (!withGulden(me) || isFree(board, me, card)) payCard(g, me, card);
    else if (withResources(board, me, card)) g.next(payCardWith, me.index, { card });
    else payGulden(g, me, me.activationGulden);
    g.next(becomeActive, me.index, { card });
  },
});

export const means = words('way to pay', ['resources', 'gulden']);

/** 038: 3 gulden in place of the resources, to which no discount applies (26.6). */
export const payCardWith = choice('pay-card-with', means, {
  seen: 'all',
  args: { card: cards },
  options(_g, _me, offer) {
    offer(means.of.resources);
    offer(means.of.gulden);
  },
  do(g, me, way, { card }) {
    if (way === means.of.gulden) payGulden(g, me, me.activationGulden);
    else payCard(g, me, card);
  },
});

function payCard(g: G, me: Me, card: number): void {
  const board = boardOf(g);
  if (discountOn(board, me, card) > 0) g.next(discount, me.index, { card });
  else payAllBut(g, me, card, NONE, 0);
}

function payAllBut(g: G, me: Me, card: number, saved: number, less: number): void {
  const board = boardOf(g);
  for (let colour = 0; colour < COLOURS; colour++)
    payResource(g, me, colour, costOf(board, card, colour) - (colour === saved ? less : 0));
}

/** 26.6: which resource is saved; the engine answers if only one can be. */
export const discount = choice('discount', colours, {
  seen: 'all',
  args: { card: cards },
  options(g, me, offer, { card }) {
    const board = boardOf(g);
    for (let colour = 0; colour < COLOURS; colour++) {
      if (costOf(board, card, colour) === 0) offer.not(colour, '26.6');
      else if (payableWith(board, me, card, colour, discountOn(board, me, card))) offer(colour);
      else offer.not(colour, '6.4');
    }
  },
  do: (g, me, colour, { card }) => payAllBut(g, me, card, colour, discountOn(boardOf(g), me, card)),
});

/** 7.4: usable from now on. */
export const becomeActive = step('become-active', { card: cards }, (g, { card }) => {
  const me = g.players[g.seat];
  me.inactive.remove(card);
  me.active.add(card);
  foldOne(g, me, card);
  if (me.alwaysOnTop > 0) keepOnTop(g, g.amstel.placeOf(me.index));
  g.tell(activated, me.index, card);
});

/** 21.3: an active card goes on the discard pile; points it gave stay its owner's. */
export function discardActive(g: G, me: Me, card: number): void {
  me.active.remove(card);
  me.used.remove(card);
  g.discard.add(card);
  me.pointsBy.add(pointSources.of['discarded-map'], g.cardPoints.at(card));
  g.cardPoints.set(card, 0);
  fold(g, me);
}
