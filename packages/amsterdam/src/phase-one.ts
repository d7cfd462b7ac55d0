import { NONE, nothing } from '@mokum/kernel';
import { readOrder } from './amstel.ts';
import { ARTISAN, boardOf, BUILDING, MAP } from './board.ts';
import type { SeatCount } from './data/names.ts';
import { punish } from './gains.ts';
import { discardRevealed, done, revealSome } from './set-up.ts';
import { cards, choice, either, happening, isSolo, roundNumbers, step, turns } from './state.ts';
import { tomChooses } from './tom-turn.ts';

export const roundBegins = happening('round', { seen: 'all', args: { round: roundNumbers } });
export const discarded = happening('discarded', { seen: 'all', args: { card: cards } });

/** 4.1: two maps, and artisans and buildings by the number of players and the round. */
export const phaseOne = step('phase-one', (g) => {
  const { reveal } = boardOf(g).edition.rounds;
  readOrder(g);
  g.phase = 1;
  g.acting = NONE;
  g.tell(roundBegins, -1, g.round);
  const { maps, buildings, artisans } = reveal[g.seats as SeatCount][g.round % 2 === 1 ? 'odd' : 'even'];
  revealSome(g, MAP, maps);
  revealSome(g, BUILDING, buildings);
  revealSome(g, ARTISAN, artisans);
  if (isSolo(g)) g.next(tomChooses);
  g.next(takeCards, -1, { turn: 0 });
});

/** 4.3: in turn order. */
export const takeCards = step('take-cards', { turn: turns }, (g, { turn }) => {
  if (turn === g.seats) {
    discardRevealed(g);
    return;
  }
  const seat = g.order.at(turn);
  g.next(chooseCard, seat);
  g.next(done, seat);
  g.next(takeCards, -1, { turn: turn + 1 });
});

/** 4.4: it goes below the board, inactive and open. */
export const takeCard = choice('take-card', cards, {
  seen: 'all',
  options(g, _me, offer) {
    for (let card = g.revealed.first(); card !== NONE; card = g.revealed.next(card)) offer(card);
    offer.rest('4.3');
  },
  do(g, me, card) {
    g.revealed.remove(card);
    me.inactive.add(card);
    if (me.inactive.size > boardOf(g).edition.rounds.inactiveLimit) g.next(discardSixth, me.index);
  },
});

/** 4.5, 049: who has it need not take a card. */
export const decline = choice('decline', nothing, {
  seen: 'all',
  options(g, me, offer) {
    if (me.mayDeclineCard > 0 || g.revealed.empty) offer(0);
    else offer.not(0, '4.5');
  },
  do: () => undefined,
});

export const chooseCard = either('choose-card', [takeCard, decline]);

/** 4.6: one of the six goes, perhaps the one just taken (26.44), and a penalty token comes. */
export const discardSixth = choice('discard-sixth', cards, {
  seen: 'all',
  options(_g, me, offer) {
    for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) offer(card);
    offer.rest('4.6');
  },
  do(g, me, card) {
    me.inactive.remove(card);
    g.discard.add(card);
    g.tell(discarded, me.index, card);
    punish(g, me, 'sixth-card');
  },
});
