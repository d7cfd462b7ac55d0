import { NONE, refuse } from '@mokum/kernel';
import { cards, type G, kinds, type Me } from './state.ts';
import { deriveStreet, KIND_OF, wrongStreet } from './street.ts';
import { comingTo } from './plan.ts';
import { building, deckOf, drawing, place, play } from './turn.ts';

const HAND = 3;
const MOST_IN_HAND = 4;

/**
 * Makes a state of which only a part was given whole: streets and hands that are not given are filled, and cards found
 * nowhere lie in their decks. A deck that is given stays as it is: what it leaves over lies in a canal.
 */
export function settle(g: G, given: (path: string) => boolean): void {
  const players = g.players.slice(0, g.seats) as Me[];
  const left = Object.entries(kinds.of).map(([name, kind]) => {
    const nowhere = cardsNowhere(g).filter((value) => KIND_OF[value] === kind);
    if (given(name)) return nowhere;
    for (const value of nowhere) deckOf(g, kind).add(value);
    return deckOf(g, kind).toArray();
  });
  const take = (kind: number): number => {
    const value = left[kind].shift() ?? NONE;
    if (value !== NONE) deckOf(g, kind).remove(value);
    return value;
  };
  // A shop that the given part puts elsewhere may have been the first one of this street (2.2).
  for (const me of players) {
    if (given(`players[${me.index}].street`) || me.street.height(0) > 0) continue;
    const value = take(kinds.of.shop);
    if (value !== NONE) me.street.push(0, value);
  }
  for (const me of players) {
    for (let kind = 0; !given(`players[${me.index}].hand`) && me.hand.size < HAND && kind < 3; kind++) {
      const has = me.hand.toArray().some((value) => KIND_OF[value] === kind);
      const value = has ? NONE : take(kind);
      if (value !== NONE) me.hand.add(value);
    }
  }
  if (!given('turn')) g.turn = Math.max(1, ...players.map((me) => inStreet(me) + me.canal.size));
  const canal = players.findLast((me) => !given(`players[${me.index}].canal`))?.canal;
  for (const value of cardsNowhere(g)) canal?.add(value);
}

function cardsNowhere(g: G): number[] {
  const nowhere = new Set(Array.from({ length: cards.size }, (_, i) => cards.lo + i));
  for (const kind of [0, 1, 2]) for (const value of deckOf(g, kind).toArray()) nowhere.delete(value);
  for (const me of g.players.slice(0, g.seats)) {
    for (const value of [...me.hand.toArray(), ...me.canal.toArray()]) nowhere.delete(value);
    for (const value of nowhere) if (me.street.placeOf(value) !== NONE) nowhere.delete(value);
  }
  return [...nowhere];
}

function inStreet(me: Me): number {
  let count = 0;
  for (let value = cards.lo; value < cards.lo + cards.size; value++) if (me.street.placeOf(value) !== NONE) count++;
  return count;
}

export function derive(g: G): void {
  for (const me of g.players.slice(0, g.seats)) deriveStreet(me);
}

/** Refuses a state that no game can be in. */
export function check(g: G): void {
  checkTurn(g);
  for (const kind of [0, 1, 2]) {
    const odd = deckOf(g, kind)
      .toArray()
      .find((value) => KIND_OF[value] !== kind);
    if (odd !== undefined) refuse('bad-state', `card ${odd} lies in the wrong deck`);
  }
  for (const me of g.players.slice(0, g.seats) as Me[]) {
    const path = `players[${me.index}]`;
    const coming = comingTo(g, me.index);
    const wrong = coming.firstShops === 0 ? wrongStreet(me) : undefined;
    if (wrong !== undefined) refuse('bad-state', `${path}.street: ${wrong}`);
    if (coming.firstShops > 1 || (coming.firstShops === 1 && inStreet(me) > 0))
      refuse('bad-state', `${path}.street: has one first shop, and agenda.main deals another`);
    if (me.hand.size + coming.cards > MOST_IN_HAND)
      refuse('bad-state', `${path}.hand: ${MOST_IN_HAND} cards at most, found ${me.hand.size + coming.cards}`);
    checkChosen(g, me, path);
  }
}

/** Every turn takes a card for each seat from the decks, so there is a last turn that a game can reach. */
function checkTurn(g: G): void {
  const left = g.shop.size + g.window.size + g.roof.size;
  if (g.turn + Math.ceil(left / g.seats) > cards.size)
    refuse('bad-state', `turn: no game has ${left} cards in its decks in turn ${g.turn}`);
}

/** What a seat has chosen, and what it is still asked, must fit each other. */
function checkChosen(g: G, me: Me, path: string): void {
  const now = g.agenda.open();
  const asked = g.agenda.tasks(1 + me.index);
  const chosen = now === building.id && asked[0] !== play.id;
  if ((me.deck !== NONE) !== (now === drawing.id && asked.length === 0))
    refuse('bad-state', `${path}.deck: does not fit what is asked`);
  if ((me.card !== NONE) !== chosen) refuse('bad-state', `${path}.card: does not fit what is asked`);
  if (me.card !== NONE && !me.hand.has(me.card)) refuse('bad-state', `${path}.card: ${me.card} is not in the hand`);
  const placed = chosen && !me.thrown && asked[0] !== place.id;
  if ((me.place !== NONE) !== placed) refuse('bad-state', `${path}.place: does not fit what is asked`);
  if (me.thrown && (!chosen || asked[0] === place.id))
    refuse('bad-state', `${path}.thrown: does not fit what is asked`);
  if (placed && !isPlace(me)) refuse('bad-state', `${path}.place: card ${me.card} cannot be built at ${me.place}`);
}

function isPlace(me: Me): boolean {
  if (KIND_OF[me.card] === 0) return me.place === me.left - 1 || me.place === me.right + 1;
  return me.place >= me.left && me.place <= me.right && !me.closed.has(me.place);
}
