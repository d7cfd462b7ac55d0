import {
  bestHandBack,
  fulfilled,
  handsSomethingBack,
  orderOfNumber,
  pointsOf as orderWorth,
  progressOf,
} from '@mokum/amsterdam';
import { counted, fill } from '../../../words/language.ts';
import type { OrderView } from './order-card.tsx';
import { orderSigns } from './order-signs.ts';
import type { AmsScene } from '../scene.ts';
import { thoughtOf } from '../speech/thought.ts';
import { type AmsterdamView, editionOf } from '../view.ts';

const FINAL = 5;

/** The orders of a seat that are seen from here, by number, and how many are not. */
export function ordersOf({ players }: AmsterdamView, seat: number): { known: readonly number[]; hidden: number } {
  const { orders, openOrders } = players[seat];
  const own = 'hidden' in orders ? [] : orders;
  return {
    known: [...own, ...openOrders].toSorted((a, b) => a - b),
    hidden: 'hidden' in orders ? orders.hidden : 0,
  };
}

interface Standing {
  /** how many steps of the order are reached */
  readonly reached: number;
  readonly now: number;
  readonly progress?: { readonly has: number; readonly needs: number };
}

/** How far an order has come for its owner; once it is scored what it scored. */
function standingOf(view: AmsterdamView, seat: number, number: number): Standing {
  const scored = view.orderPoints[number] ?? 0;
  const counted_ = view.phase === FINAL && view.question?.task !== 'hand-back';
  const thought = thoughtOf(view, seat);
  if (counted_ || scored > 0 || !thought) {
    const points = editionOf(view).orders[number - 1].points.map((row) => row[Math.max(0, view.seats - 2)]);
    return { reached: scored > 0 ? Math.max(1, points.indexOf(scored) + 1) : 0, now: scored };
  }
  const { g, me } = thought;
  const order = orderOfNumber(g, number);
  if (!handsSomethingBack(order)) {
    const { have, need } = progressOf(g, me, order);
    const reached = fulfilled(g, me, order) ? 1 : 0;
    return { reached, now: orderWorth(g, order, reached), progress: { has: Math.min(have, need), needs: need } };
  }
  const level = bestHandBack(g, me).find((promise) => promise.order.number === number)?.level ?? 0;
  return {
    reached: level,
    now: orderWorth(g, order, level),
    ...(order.points.length > 1 && { progress: { has: level, needs: order.points.length } }),
  };
}

const CARDS_OF_36 = { ten: 10, twelve: 12 } as const;

/** An order as its owner sees it, or as everybody does once it lies open. */
export function orderData(scene: AmsScene, seat: number, number: number): OrderView {
  const { view } = scene.position;
  const { more, order: textOf } = scene.speech;
  const { demand, points } = editionOf(view).orders[number - 1];
  const lies = view.players[seat].openOrders.includes(number) ? 'open' : 'hidden';
  const { reached, now, progress } = standingOf(view, seat, number);
  const title = fill(more.orders.title, { n: number });
  const text = textOf(view, number);
  const parts = { title, lies: more.orders.lies[lies], now: counted(more.orders.now, now) };
  const name = fill(more.orders.name, { ...parts, text });
  const legal = scene.legal.has(`open-order ${number}`);
  const chosen = view.players[seat].opens === number;
  return {
    number,
    signs: orderSigns(demand, CARDS_OF_36[view.order36]),
    points,
    players: Math.max(2, view.seats) as 2 | 3 | 4,
    reached,
    lies,
    now,
    ...(progress && { progress }),
    press: {
      id: `order ${number}`,
      label: legal ? fill(more.orders.openOne, { name }) : name,
      state: chosen ? 'chosen' : legal ? 'legal' : 'idle',
    },
    words: { ...parts, text, name },
  };
}

/** What all orders of a seat that are seen from here bring together as things stand. */
export const ordersSum = (orders: readonly OrderView[]): number => orders.reduce((sum, { now }) => sum + now, 0);
