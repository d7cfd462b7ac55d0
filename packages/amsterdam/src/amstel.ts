import { nothing } from '@mokum/kernel';
import { boardOf } from './board.ts';
import { amstelPrice } from './data/amstel.ts';
import { score } from './gains.ts';
import { payAny } from './payment.ts';
import {
  amounts,
  because,
  choice,
  type G,
  happening,
  type Me,
  MOUTH,
  reaches,
  rivals,
  step,
  stepCounts,
} from './state.ts';

export const moved = happening('amstel-moves', { seen: 'all', args: { steps: amounts, to: reaches } });

/** 2.17, 26.31: farther along before farther back, in a stack the upper one, at the mouth the earlier one. */
export function isAhead(g: G, seat: number, other: number): boolean {
  const mine = g.amstel.placeOf(seat);
  const theirs = g.amstel.placeOf(other);
  if (mine !== theirs) return mine > theirs;
  const above = g.amstel.levelOf(seat) > g.amstel.levelOf(other);
  return mine === MOUTH ? !above : above;
}

/** How many discs are ahead of this one: 0 for the first. */
export function placeOnAmstel(g: G, seat: number): number {
  let ahead = 0;
  for (let other = 0; other < rivals(g); other++) if (other !== seat && isAhead(g, other, seat)) ahead++;
  return ahead;
}

/** 3.14: the order of play, read off the Amstel. TOM has no turn in it (20.9). */
export function readOrder(g: G): void {
  g.order.clear();
  for (let place = 0; place < rivals(g); place++)
    for (let seat = 0; seat < g.seats; seat++) if (placeOnAmstel(g, seat) === place) g.order.push(seat);
}

/** 11.3, 11.8: moves a disc onto those that lie there; steps beyond the mouth lapse. Says where it lies now. */
export function slide(g: G, disc: number, steps: number): number {
  const from = g.amstel.placeOf(disc);
  const to = Math.min(from + steps, MOUTH);
  if (to === from) return to;
  g.amstel.remove(disc);
  g.amstel.push(to, disc);
  keepOnTop(g, to);
  return to;
}

/** 11.4, 11.7: moves a player's disc, scores the bridges it passes under and the mouth. */
export function moveDisc(g: G, me: Me, steps: number): void {
  const board = boardOf(g);
  const from = g.amstel.placeOf(me.index);
  const to = slide(g, me.index, steps);
  if (to === from) return;
  if (g.acting === me.index) g.amstelSteps += to - from;
  g.tell(moved, me.index, to - from, to);
  for (let reach = from; reach < to; reach++) score(g, me, board.bridgeAfter[reach], because.bridge);
  if (to === MOUTH) score(g, me, board.edition.amstel.mouthValue, because.mouth);
}

/** 034: its owner's disc comes back to the top at once, also in others' turns, but not at the mouth (26.18). */
export function keepOnTop(g: G, reach: number): void {
  if (reach === MOUTH) return;
  for (let seat = 0; seat < g.seats; seat++) {
    if (g.players[seat].alwaysOnTop === 0 || g.amstel.placeOf(seat) !== reach) continue;
    if (g.amstel.levelOf(seat) === g.amstel.height(reach) - 1) continue;
    g.amstel.remove(seat);
    g.amstel.push(reach, seat);
  }
}

export const atMouth = (g: G, me: Me): boolean => g.amstel.placeOf(me.index) === MOUTH;

/** 11.1: one paid move in a turn. */
export const amstel = choice('amstel', nothing, {
  seen: 'all',
  options(g, me, offer) {
    if (g.paidAmstel) offer.not(0, '11.1');
    else if (atMouth(g, me)) offer.not(0, '11.8');
    else if (me.pool.total < boardOf(g).edition.amstel.firstStep) offer.not(0, '11.2');
    else offer(0);
  },
  do(g, me) {
    g.next(amstelSteps, me.index);
  },
});

/** 11.2: 1, 3, 5 … resources for 1, 2, 3 … steps. */
export const amstelSteps = choice('amstel-steps', stepCounts, {
  seen: 'all',
  options(g, me, offer) {
    const { edition } = boardOf(g);
    const left = MOUTH - g.amstel.placeOf(me.index);
    const pool = me.pool.total;
    for (let steps = 1; steps <= MOUTH; steps++) {
      if (steps > left) offer.not(steps, '11.8');
      else if (amstelPrice(edition.amstel, steps) > pool) offer.not(steps, '11.2');
      else offer(steps);
    }
  },
  do(g, me, steps) {
    g.paidAmstel = true;
    payAny(g, me, amstelPrice(boardOf(g).edition.amstel, steps));
    g.next(paidMove, me.index, { steps });
  },
});

export const paidMove = step('paid-move', { steps: amounts }, (g, { steps }) => {
  moveDisc(g, g.players[g.seat], steps);
});
