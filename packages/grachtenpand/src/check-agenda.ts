import { MAIN, refuse } from '@mokum/kernel';
import { cards, type G, kinds } from './state.ts';
import { building, card, deckOf, drawAgain, drawing, endOfTurn, firstShop, serveAgain } from './turn.ts';

/** The tasks of the table, each with a letter to write down in which order they can stand. */
const TASKS = { f: firstShop, c: card, d: drawing, a: drawAgain, s: serveAgain, b: building, e: endOfTurn };
/** The set-up (part 2), what follows a draw (3.6 to 3.9), the end of a turn, and the end of the game. */
const ORDERS = /^(f*c*d|c*a?s*b|e|)$/;
const OF_A_SEAT = 'fcas';

/** Refuses an agenda that no game can have, so that a game that was loaded does not get stuck. */
export function checkAgenda(g: G): void {
  const owners = g.agenda.owners(MAIN);
  const letters = g.agenda.tasks(MAIN).map((id) => {
    const [letter] = Object.entries(TASKS).find(([, task]) => task.id === id) ?? [];
    return letter ?? refuse('bad-state', 'agenda.main: holds what is asked of one seat alone');
  });
  if (!ORDERS.test(letters.join(''))) refuse('bad-state', 'agenda.main: no game has these tasks in this order');
  letters.forEach((letter, i) => {
    if (OF_A_SEAT.includes(letter) !== owners[i] >= 0)
      refuse('bad-state', `agenda.main[${i}].seat: this task is ${owners[i] < 0 ? "a seat's" : "no seat's"}`);
  });
  for (const [name, kind] of Object.entries(kinds.of)) {
    const { size } = deckOf(g, kind);
    if (dealt(g, kind) > size) refuse('bad-state', `agenda.main: deals more than the ${size} cards of deck ${name}`);
  }
}

/** How many cards of a deck chance is about to deal. */
function dealt(g: G, kind: number): number {
  const decks = g.agenda.arguments(MAIN);
  return g.agenda
    .tasks(MAIN)
    .filter((task, i) => (task === card.id && decks[i] === kind) || (task === firstShop.id && kind === kinds.of.shop))
    .length;
}

/** What chance is about to deal to a seat. */
export function comingTo(g: G, seat: number): { readonly firstShops: number; readonly cards: number } {
  const owners = g.agenda.owners(MAIN);
  const own = g.agenda.tasks(MAIN).filter((_, i) => owners[i] === seat);
  return {
    firstShops: own.filter((task) => task === firstShop.id).length,
    cards: own.filter((task) => task === card.id).length,
  };
}

/** Every turn takes a card for each seat from the decks, so there is a last turn that a game can reach. */
export function checkTurn(g: G): void {
  const left = g.shop.size + g.window.size + g.roof.size;
  if (g.turn + Math.ceil(left / g.seats) > cards.size)
    refuse('bad-state', `turn: no game has ${left} cards in its decks in turn ${g.turn}`);
}
