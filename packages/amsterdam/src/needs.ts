import { NONE, type Standing } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { canHandBackFor } from './hand-back.ts';
import { drawOpenOrder, drawOrder, openOrdersReplace, showOrder } from './orders.ts';
import { roll, wrongShift } from './phase-two.ts';
import { drawDistrict, firstCard, reveal, stackOf } from './set-up.ts';
import { colours, discs, districts, type G, isSolo, kinds, MOST_ORDERS, type Me } from './state.ts';
import { scoring } from './scoring.ts';

/* What the tasks of the set-up, of the phases and of the final scoring need of the state: undefined, or what is wrong. */

type Here = Standing<G, Me>;
type Wrong = string | undefined;
const LAST_ROUND = 12;
const players = (g: G): readonly Me[] => g.players.slice(0, g.seats);

/** What one seat is asked in a row, it alone is asked. */
export function sameSeat({ seat, next, at }: Here): Wrong {
  return next?.seat === seat ? undefined : `${at}.seat: seat ${next?.seat} goes on after it`;
}

/** A place in the order of play, or one beyond the last. */
export function turnOf(g: G, { about, at }: Here): Wrong {
  return about.turn <= g.seats ? undefined : `${at}.turn: ${g.seats} play, found ${about.turn}`;
}

/** 13.5: after the last round comes the scoring, after every other phase IV. */
export function lastRound(g: G, { next }: Here): Wrong {
  if ((next?.task === scoring) === (g.round === LAST_ROUND)) return undefined;
  return `round: ${next?.task === scoring ? 'the final scoring' : 'phase IV'} does not follow round ${g.round} (13.5)`;
}

export const notTheLast = (g: G): Wrong =>
  g.round < LAST_ROUND ? undefined : `round: the last one has no phase IV (13.5)`;

export const solo = (g: G): Wrong => (isSolo(g) ? undefined : `seats: TOM plays the solo game (20.1)`);

export const goodsToDeal = (g: G): Wrong => (g.goods.length > 0 ? 'goods: are still to be dealt (2.3)' : undefined);

/** 2.4: no docker is anywhere before they are dealt. */
export function dockersToDeal(g: G): Wrong {
  const somewhere = g.docks.some((dock) => !dock.dockers.empty) || players(g).some((me) => me.dockers.total > 0);
  return somewhere || g.housed.total > 0 ? 'docks: the dockers are still to be dealt (2.4)' : undefined;
}

export function districtsToDraw(g: G, { at }: Here): Wrong {
  const open = g.openDistricts.size + g.agenda.planned(drawDistrict).length;
  return open > districts.size ? `${at}: there are ${districts.size} districts (2.6)` : undefined;
}

export function discsToStack(g: G): Wrong {
  for (let disc = discs.lo; disc < discs.lo + discs.size; disc++)
    if (g.amstel.placeOf(disc) !== NONE) return 'amstel: the discs are still to be stacked (2.15)';
  return undefined;
}

export function cardsToReveal(g: G, kind: number, at: string): Wrong {
  const revealed = g.agenda.planned(reveal).filter(({ about }) => about.kind === kind).length;
  const { size } = stackOf(g, kind);
  return revealed > size ? `${at}.kind: the stack holds ${size} cards of kind ${kinds.text(kind)}` : undefined;
}

/** 2.21: everybody who is still to take a first card finds one. */
export function firstCardsThere(g: G, turn: number): Wrong {
  const wanted = g.seats - turn + g.agenda.planned(firstCard).length;
  const there = g.revealed.size + g.agenda.planned(reveal).length;
  return wanted > there ? `revealed: ${wanted} first cards are taken, found ${there} (2.21)` : undefined;
}

/** 17.1, 17.2: nobody holds more orders than five. So there are always enough: four times five are fewer than 42. */
export function ordersToDeal(g: G, turn: number, orders: number, laidOpen: number, at: string): Wrong {
  if (turn > g.seats) return `${at}.turn: ${g.seats} play, found ${turn}`;
  if (orders > MOST_ORDERS) return `${at}.orders: ${MOST_ORDERS} at most (17.2)`;
  if (laidOpen > Math.min(2, orders)) return `${at}.laidOpen: two at most, and none without orders (17.3)`;
  const each = openOrdersReplace(g, laidOpen) ? laidOpen : orders;
  const drawn = [...g.agenda.planned(drawOrder), ...g.agenda.planned(drawOpenOrder)];
  for (const me of players(g)) {
    const more = drawn.filter(({ seat }) => seat === me.index).length + (me.index >= turn ? each : 0);
    if (me.orders.size + me.openOrders.size + more > MOST_ORDERS)
      return `players[${me.index}].orders: ${MOST_ORDERS} at most, and ${more} are still to be dealt (17.2)`;
  }
  return undefined;
}

export function ordersToOpen(_g: G, { about, at }: Here): Wrong {
  return about.left >= 1 && about.left <= 2 ? undefined : `${at}.left: one or two are laid open (17.3)`;
}

export function orderToOpen(g: G, { seat }: Here): Wrong {
  return g.players[seat].orders.empty ? `players[${seat}].orders: one is to be laid open (17.3)` : undefined;
}

/** 4.6 */
export function sixthCard(g: G, here: Here): Wrong {
  const { inactiveLimit } = boardOf(g).edition.rounds;
  const { size } = g.players[here.seat].inactive;
  if (size !== inactiveLimit + 1)
    return `players[${here.seat}].inactive: one of ${inactiveLimit + 1} goes (4.6), found ${size}`;
  return sameSeat(here);
}

/** 5.1: dice show something, unless they are still to be rolled. */
export function rolled(g: G): Wrong {
  if (g.agenda.planned(roll).length > 0) return undefined;
  for (let colour = 0; colour < colours.size; colour++)
    if (g.dice.at(colour) === 0) return `dice.${colours.text(colour)}: dice are chosen, but not rolled`;
  return undefined;
}

export function shifted(g: G, here: Here): Wrong {
  const { about, at } = here;
  const wrong = about.shift === 0 ? undefined : wrongShift(g, about.dice, about.shift);
  return sameSeat(here) ?? rolled(g) ?? (wrong && `${at}.shift: this die cannot be shifted so (${wrong})`);
}

export function somethingToStore(g: G, { seat }: Here): Wrong {
  return g.players[seat].pool.total > 0 ? undefined : `players[${seat}].pool: a resource of it is to be stored (13.1)`;
}

/** 17.4: all hidden orders of a seat are shown, one after the other. */
export function orderToShow(g: G, { seat, at }: Here): Wrong {
  const shown = g.agenda.planned(showOrder).filter((planned) => planned.seat === seat).length;
  const { size } = g.players[seat].orders;
  return shown > size ? `${at}.seat: has ${size} orders to show (17.4)` : undefined;
}

export function somethingToHandBack(g: G, { seat, at }: Here): Wrong {
  return canHandBackFor(g, g.players[seat]) ? undefined : `${at}: seat ${seat} has nothing to hand back (26.29)`;
}

/** Whether a task is still to come. */
export const toCome = (g: G, ...tasks: readonly { readonly id: number }[]): boolean => {
  const planned = g.agenda.tasks(0);
  return tasks.some(({ id }) => planned.includes(id));
};
