import { NONE } from '@mokum/kernel';
import { boardOf, ARTISAN, BUILDING, END } from './board.ts';
import { cards as CARDS } from './data/edition.ts';
import type { RuleName } from './data/cards.ts';
import { LISTENERS } from './effects.ts';
import type { G, Me } from './state.ts';

const PLAIN: readonly (readonly [RuleName, number])[] = [
  ['marketUses', 1],
  ['blockDiscount', 0],
  ['blockForGulden', 0],
  ['blocksPerTurn', 1],
  ['oneMapUses', 1],
  ['buildingDiscount', 0],
  ['firstOfTypeDiscount', 0],
  ['alwaysOnTop', 0],
  ['blackMarketBoth', 0],
  ['stepsPerResource', 1],
  ['dockerPointsTimes', 1],
  ['mayDeclineCard', 0],
  ['noTokenForInactive', 0],
];

/** Reads everything that follows from a player's active cards off them anew (3.4). */
export function fold(g: G, me: Me): void {
  for (const [rule, value] of PLAIN) me[rule] = value;
  me.activationGulden = 0;
  me.activeEnd = 0;
  me.ofKind.clear();
  me.ofType.clear();
  me.ofDistrict.clear();
  me.onTookBlock.clear();
  me.onActivated.clear();
  me.onDelivered.clear();
  me.onMarketPoints.clear();
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) foldOne(g, me, card);
}

/** A card becomes active: what follows from the active cards grows by it. */
export function foldOne(g: G, me: Me, card: number): void {
  const { kindOf, typeOf, timingOf } = boardOf(g);
  const kind = kindOf[card];
  me.ofKind.add(kind, 1);
  if (timingOf[card] === END) me.activeEnd++;
  if (kind !== BUILDING) (kind === ARTISAN ? me.ofType : me.ofDistrict).add(typeOf[card], 1);
  const { effect } = CARDS[card - 1];
  if (effect.is === 'rule') me[effect.rule] = effect.value;
  else if (effect.is === 'activate-free') me.activationGulden = effect.pay.gulden ?? 0;
  const listener = LISTENERS[card];
  if (!listener) return;
  if (listener.on === 'took-block') me.onTookBlock.add(card);
  else if (listener.on === 'activated') me.onActivated.add(card);
  else if (listener.on === 'delivered') me.onDelivered.add(card);
  else me.onMarketPoints.add(card);
}
