import { range } from '@mokum/kernel';
import {
  because,
  choice,
  colours,
  FIRST_SOURCE,
  type G,
  happening,
  isCard,
  type Me,
  orderOf,
  pointSources,
} from './state.ts';

const changes = range('change', -999, 999);

export const points = happening('points', { seen: 'all', args: { amount: changes } });
export const gulden = happening('gulden', { seen: 'all', args: { amount: changes } });
export const resource = happening('resource', { seen: 'all', args: { colour: colours, amount: changes } });
export const penalty = happening('penalty', { seen: 'all', args: {} });

const PHASE_OF_ACTIONS = 3;
const CARD_071 = 71;
const CARD_072 = 72;

/** 26.12: whether it is a player's own turn of phase III. */
const inOwnTurn = (g: G, me: Me): boolean => g.phase === PHASE_OF_ACTIONS && g.acting === me.index;

/** 26.12: notes that a card has given something, for 071 and 072. */
export function gaveByCard(g: G, me: Me, what: 'points' | 'gulden'): void {
  if (!inOwnTurn(g, me)) return;
  if (what === 'points') g.pointsByCard = true;
  else g.guldenByCard = true;
}

export function score(g: G, me: Me, amount: number, cause: number): void {
  if (amount === 0) return;
  me.points += amount;
  if (isCard(cause)) g.cardPoints.add(cause, amount);
  else if (orderOf(cause) > 0) g.orderPoints.add(orderOf(cause), amount);
  else me.pointsBy.add(cause < FIRST_SOURCE ? pointSources.of.market : cause - FIRST_SOURCE, amount);
  if (cause !== CARD_072 && isCard(cause)) gaveByCard(g, me, 'points');
  tellUnder(g, cause, me, amount, 'points');
}

export function earn(g: G, me: Me, amount: number, cause: number): void {
  if (amount === 0) return;
  me.gulden += amount;
  if (cause !== CARD_071 && isCard(cause)) gaveByCard(g, me, 'gulden');
  tellUnder(g, cause, me, amount, 'gulden');
}

function tellUnder(g: G, cause: number, me: Me, amount: number, what: 'points' | 'gulden'): void {
  const kept = g.cause;
  g.cause = cause;
  g.tell(what === 'points' ? points : gulden, me.index, amount);
  g.cause = kept;
}

/** Payments go to the supply (6.2). */
export function payGulden(g: G, me: Me, amount: number): void {
  me.gulden -= amount;
  g.tell(gulden, me.index, -amount);
}

/** 3.12: a resource joins the pool and can be used at once. */
export function receive(g: G, me: Me, colour: number, amount: number): void {
  me.pool.add(colour, amount);
  g.tell(resource, me.index, colour, amount);
}

export function payResource(g: G, me: Me, colour: number, amount: number): void {
  if (amount === 0) return;
  me.pool.add(colour, -amount);
  g.tell(resource, me.index, colour, -amount);
}

/** 4.7: a penalty token stays to the end of the game. */
export function punish(g: G, me: Me, cause: 'empty-exit' | 'sixth-card' | 'inactive-card'): void {
  const kept = g.cause;
  g.cause = because[cause];
  me.penalties++;
  g.tell(penalty, me.index);
  g.cause = kept;
}

/** A resource of the player's choice. */
export const gainColour = choice('gain-colour', colours, {
  seen: 'all',
  options(_g, _me, offer) {
    for (let colour = 0; colour < colours.size; colour++) offer(colour);
  },
  do: (g, me, colour) => receive(g, me, colour, 1),
});
