import type { Bits } from '@mokum/kernel';
import { NONE } from '@mokum/kernel';
import { kindOf } from './cards.ts';
import {
  cards,
  chance,
  choice,
  commit,
  either,
  type G,
  happening,
  kinds,
  type Me,
  places,
  step,
  together,
} from './state.ts';
import { addToStreet, isRoof, isShop } from './street.ts';

const { shop: SHOP, window: WINDOW } = kinds.of;
export const ROOFS_TO_END = 4;

export const built = happening('built', { seen: 'all', args: { card: cards, building: places } });
export const threw = happening('threw', { seen: 'owner', args: { card: cards } });
export const passed = happening('passed', { seen: 'all', args: {} });
export const heelMooi = happening('heel-mooi', { seen: 'all', args: {} });

export function deckOf(g: G, kind: number): Bits {
  return kind === SHOP ? g.shop : kind === WINDOW ? g.window : g.roof;
}

/** 3.7: the start seat moves on by one seat every turn. */
const startSeat = (g: G): number => (g.turn - 1) % g.seats;

/** 2.2: the first shop of a street, seen by all. */
export const firstShop = chance('first-shop', cards, {
  seen: 'all',
  outcomes: (g, _me, offer) => offerAll(g.shop, offer),
  do(g, me, card) {
    g.shop.remove(card);
    addToStreet(me, 0, card);
  },
});

/** 2.3, 3.3: a card from a deck into a hand; the others see from which deck (7.3, 7.4). */
export const card = chance('card', cards, {
  seen: { by: 'owner', others: (value) => `card ${kindOf(value)}` },
  args: { deck: kinds },
  outcomes: (g, _me, offer, { deck }) => offerAll(deckOf(g, deck), offer),
  do(g, me, value, { deck }) {
    deckOf(g, deck).remove(value);
    me.hand.add(value);
  },
});

function offerAll(deck: Bits, offer: (card: number) => void): void {
  for (let value = deck.first(); value !== NONE; value = deck.next(value)) offer(value);
}

/** 3.3, 3.5: all choose a deck in secret. */
export const draw = choice('draw', kinds, {
  seen: 'all',
  options(g, _me, offer) {
    for (let kind = 0; kind < kinds.size; kind++) {
      if (deckOf(g, kind).empty) offer.not(kind, '3.4');
      else offer(kind);
    }
  },
  do(_g, me, kind) {
    me.deck = kind;
  },
});

/** 3.6: a deck serves in seat order from the start seat. */
export const drawing = together('drawing', draw, {
  who: (g) => someDeckLeft(g),
  reveal(g) {
    let served = 0;
    for (let kind = 0; kind < kinds.size; kind++) {
      let left = deckOf(g, kind).size;
      for (let i = 0; i < g.seats; i++) {
        const seat = (startSeat(g) + i) % g.seats;
        if (g.players[seat].deck !== kind || left === 0) continue;
        left--;
        served |= 1 << seat;
      }
    }
    for (let i = 0; i < g.seats; i++) {
      const seat = (startSeat(g) + i) % g.seats;
      if ((served & (1 << seat)) !== 0) g.next(card, seat, { deck: g.players[seat].deck });
    }
    for (let i = 0; i < g.seats; i++) {
      const seat = (startSeat(g) + i) % g.seats;
      if ((served & (1 << seat)) === 0) g.next(serveAgain, seat);
    }
    for (let seat = 0; seat < g.seats; seat++) g.players[seat].deck = NONE;
    g.next(building);
  },
});

const someDeckLeft = (g: G): boolean => !(g.shop.empty && g.window.empty && g.roof.empty);

/** 3.8, 3.9: whoever was not served chooses again, openly; with no deck left they play from three cards. */
export const serveAgain = step('serve-again', (g) => {
  if (someDeckLeft(g)) g.next(drawAgain, g.seat);
});

export const drawAgain = choice('draw-again', kinds, {
  seen: 'all',
  options: draw.options,
  do: (g, me, deck) => g.next(card, me.index, { deck }),
});

/** 3.11: one of the cards in hand is built. */
export const build = choice('build', cards, {
  seen: 'all',
  options(_g, me, offer) {
    for (let value = me.hand.first(); value !== NONE; value = me.hand.next(value)) {
      if (isShop(value) || hasOpenBuilding(me)) offer(value);
      else offer.not(value, isRoof(value) ? '3.21' : '3.20');
    }
    offer.rest('3.12');
  },
  do(g, me, value) {
    me.card = value;
    g.next(place, me.index, { card: value });
    g.next(done, me.index);
  },
});

/** 3.23, 3.24: or thrown into the canal, face down. */
export const canal = choice('canal', cards, {
  seen: { by: 'owner', others: () => 'canal' },
  options(_g, me, offer) {
    for (let value = me.hand.first(); value !== NONE; value = me.hand.next(value)) offer(value);
    offer.rest('3.12');
  },
  do(g, me, value) {
    me.card = value;
    me.thrown = true;
    g.next(done, me.index);
  },
});

export const play = either('play', [build, canal]);

function hasOpenBuilding(me: Me): boolean {
  for (let at = me.left; at <= me.right; at++) if (!me.closed.has(at)) return true;
  return false;
}

/** 3.14 to 3.21: where the card goes. */
export const place = choice('place', places, {
  seen: 'all',
  args: { card: cards },
  options(_g, me, offer, { card: value }) {
    if (isShop(value)) {
      offer(me.left - 1);
      offer(me.right + 1);
      for (let at = me.left; at <= me.right; at++) offer.not(at, at > me.left && at < me.right ? '3.15' : '3.16');
      offer.rest('3.14');
      return;
    }
    for (let at = me.left; at <= me.right; at++) {
      if (!me.closed.has(at)) offer(at);
      else offer.not(at, isRoof(value) ? '3.21' : '3.20');
    }
    offer.rest(isRoof(value) ? '3.18' : '3.17');
  },
  do(_g, me, at) {
    me.place = at;
  },
});

/** 3.26: the build stands. */
export const done = commit('done', { seen: 'all', do: () => undefined });

/** 3.27: the builds are shown together, and the hands move on. */
export const building = together('building', play, {
  reveal(g) {
    for (let seat = 0; seat < g.seats; seat++) carryOut(g, g.players[seat]);
    pass(g);
    g.next(endOfTurn);
  },
});

function carryOut(g: G, me: Me): void {
  me.hand.remove(me.card);
  if (me.thrown) {
    me.canal.add(me.card);
    g.tell(threw, me.index, me.card);
  } else {
    addToStreet(me, me.place, me.card);
    g.tell(built, me.index, me.card, me.place);
    if (isRoof(me.card) && me.roofs === ROOFS_TO_END) g.tell(heelMooi, me.index);
  }
  me.card = NONE;
  me.place = NONE;
  me.thrown = false;
}

/** 3.28: each hand goes to the next seat, which is the player on the left. */
function pass(g: G): void {
  for (let seat = g.seats - 1; seat > 0; seat--) g.players[seat].hand.swap(g.players[seat - 1].hand);
  g.tell(passed, -1);
}

/** 5.1, 5.5: the turn in which somebody has built a fourth roof, or the last roof was drawn, is the last. */
export const endOfTurn = step('end-of-turn', (g) => {
  if (isLastTurn(g)) return;
  g.turn++;
  g.next(drawing);
});

function isLastTurn(g: G): boolean {
  if (g.roof.empty) return true;
  for (let seat = 0; seat < g.seats; seat++) if (g.players[seat].roofs >= ROOFS_TO_END) return true;
  return false;
}
