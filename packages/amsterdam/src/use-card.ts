import { NONE, nothing } from '@mokum/kernel';
import { discardActive } from './activate.ts';
import { boardOf, END, MAP, PERMANENT, PHASE_THREE } from './board.ts';
import { sayingOf } from './effects.ts';
import { payGulden, payResource } from './gains.ts';
import { payAny } from './payment.ts';
import { cards, choice, colours, type G, happening, type Me, step } from './state.ts';

export const used = happening('used-card', { seen: 'all', args: { card: cards } });

/** 029: a map that is used already may be used again, one and the same map up to so many times in a turn. */
function mayRepeat(g: G, me: Me, card: number): string | undefined {
  if (me.oneMapUses <= 1 || boardOf(g).kindOf[card] !== MAP) return '7.7';
  if (g.repeatedMap !== NONE && g.repeatedMap !== card) return '22.29';
  return g.repeats + 1 < me.oneMapUses ? undefined : '7.7';
}

/** undefined, or the paragraph by which an active card cannot be used now. */
export function forbidsUse(g: G, me: Me, card: number): string | undefined {
  const timing = boardOf(g).timingOf[card];
  const saying = sayingOf(g, card);
  if (timing === END) return '3.7';
  if (timing === PERMANENT && !(saying.usable && saying.repeats)) return '3.6';
  if (timing !== PHASE_THREE && timing !== PERMANENT) return '3.5';
  if (me.used.has(card)) {
    const reason = mayRepeat(g, me, card);
    if (reason !== undefined) return reason;
  }
  return saying.forbids(g, me);
}

/** 7.6: an active card of phase III once per round, 7.8: a permanent exchange as often as it can be paid. */
export const useCard = choice('use-card', cards, {
  seen: 'all',
  options(g, me, offer) {
    for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) {
      const reason = forbidsUse(g, me, card);
      if (reason === undefined) offer(card);
      else offer.not(card, reason);
    }
    for (let seat = 0; offer.reasons === 'wanted' && seat < g.seats; seat++) {
      const other = g.players[seat];
      if (other === me) continue;
      for (let card = other.active.first(); card !== NONE; card = other.active.next(card)) offer.not(card, '7.6');
      for (let card = other.inactive.first(); card !== NONE; card = other.inactive.next(card)) offer.not(card, '7.6');
    }
    offer.rest('3.4');
  },
  do: (g, me, card) => use(g, me, card),
});

function use(g: G, me: Me, card: number): void {
  const board = boardOf(g);
  const { effect, repeats } = sayingOf(g, card);
  g.cause = card;
  if (me.used.has(card)) {
    g.repeatedMap = card;
    g.repeats++;
  } else if (!repeats) me.used.add(card);
  if (board.kindOf[card] === MAP) g.districtsUsed.add(board.typeOf[card]);
  if (effect.is === 'exchange' || effect.is === 'barge-steps') {
    const { gulden = 0, any = 0, colours: given, activeMaps = 0 } = effect.pay;
    if (gulden > 0) payGulden(g, me, gulden);
    if (given) for (let c = 0; c < colours.size; c++) payResource(g, me, c, given[colours.list[c]] ?? 0);
    payAny(g, me, any);
    for (let i = 0; i < activeMaps; i++) g.next(discardMap, me.index);
  }
  g.next(giveCard, me.index, { card });
}

/** What a card gives, once it is paid for. */
export const giveCard = step('give-card', { card: cards }, (g, { card }) => {
  const me = g.players[g.seat];
  g.cause = card;
  g.tell(used, me.index, card);
  sayingOf(g, card).give(g, me);
});

/** 047: any active map, also one used this turn (26.21). */
export const discardMap = choice('discard-map', cards, {
  seen: 'all',
  options(g, me, offer) {
    const { kindOf } = boardOf(g);
    for (let card = me.active.first(); card !== NONE; card = me.active.next(card))
      if (kindOf[card] === MAP) offer(card);
    offer.rest('22.47');
  },
  do: (g, me, card) => discardActive(g, me, card),
});

/**
 * The next active card that costs and asks nothing and can be used now, or NONE: by number, but one that moves the
 * disc comes after the others, since 018 looks at the place that 017 leaves.
 */
function nextFree(g: G, me: Me): number {
  let mover = NONE;
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) {
    const { free, moves } = sayingOf(g, card);
    if (!free || me.used.has(card) || forbidsUse(g, me, card) !== undefined) continue;
    if (!moves) return card;
    if (mover === NONE) mover = card;
  }
  return mover;
}

/** All cards that cost and ask nothing, by number, again until none is left: one may enable another. */
export const useAll = choice('use-all', nothing, {
  seen: 'all',
  options(g, me, offer) {
    if (nextFree(g, me) === NONE) offer.not(0, '7.9');
    else offer(0);
  },
  do(g, me) {
    g.next(useNext, me.index);
  },
});

export const useNext = step('use-next', (g) => {
  const me = g.players[g.seat];
  const card = nextFree(g, me);
  if (card === NONE) return;
  use(g, me, card);
  g.cause = 0;
  g.next(useNext, me.index);
});
