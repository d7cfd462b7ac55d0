import { NONE, type Result } from '@mokum/kernel';
import { placeOnAmstel } from './amstel.ts';
import { type Board, boardOf, END } from './board.ts';
import { buildingTypes } from './data/cards.ts';
import { rulingValues } from './data/rulings.ts';
import { activeOfType } from './conditions.ts';
import { crestsIn, largestGroup, type Owner } from './crests.ts';
import { sayingOf } from './effects.ts';
import { punish, score } from './gains.ts';
import { scoreOrders } from './hand-back.ts';
import type { SeatCount } from './data/names.ts';
import { because, districts, type G, isSolo, type Me, pointSources, ruled, step, TOM } from './state.ts';
import { sharePlaces } from './share-places.ts';
import { tomCounts } from './tom-turn.ts';

/** 15.3: in this order. */
export const scoring = step('scoring', (g) => {
  g.phase = 5;
  g.acting = NONE;
  g.next(scorePenalties);
  g.next(scoreEndCards);
  g.next(scoreOrders, -1, { turn: 0 });
  g.next(scoreGroups);
  g.next(scoreDistricts);
  g.next(scoreLeftovers);
});

const inOrder = (g: G, visit: (me: Me) => void): void => {
  for (let i = 0; i < g.seats; i++) visit(g.players[g.order.at(i)]);
};

/** 15.2, 15.4: a token for each card below the board, then 3, 5 and 7 points for the tokens. */
function countPenalties(g: G): void {
  inOrder(g, (me) => {
    if (me.noTokenForInactive === 0) for (let left = me.inactive.size; left > 0; left--) punish(g, me, 'inactive-card');
    score(g, me, -priceOfTokens(boardOf(g), me.penalties), because.penalty);
  });
}
export const scorePenalties = step('score-penalties', countPenalties);

export function priceOfTokens(board: Board, tokens: number): number {
  const { penalties } = board.edition.rounds;
  let sum = 0;
  for (let i = 0; i < tokens; i++) sum += penalties[Math.min(i, penalties.length - 1)];
  return sum;
}

const CARD_009 = 9;

/** 15.5: every active end card; 009 first, player by player, so that 105 sees the new places (26.10). */
function countEndCards(g: G): void {
  const { timingOf } = boardOf(g);
  inOrder(g, (me) => {
    if (!me.active.has(CARD_009)) return;
    g.cause = CARD_009;
    sayingOf(g, CARD_009).give(g, me);
  });
  inOrder(g, (me) => {
    scoreChurches(g, me);
    for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) {
      if (timingOf[card] !== END || card === CARD_009) continue;
      const saying = sayingOf(g, card);
      if (!saying.usable || saying.forbids(g, me) !== undefined) continue;
      g.cause = card;
      saying.give(g, me);
    }
  });
}
export const scoreEndCards = step('score-end-cards', countEndCards);

const [OUDE_KERK, ZUIDERKERK, WESTERKERK] = (['oude-kerk', 'zuiderkerk', 'westerkerk'] as const).map((type) =>
  buildingTypes.indexOf(type),
);

/** 067-069: disjoint sets of an Oude Kerk with up to one church of each other type, assigned for most points (26.22). */
function scoreChurches(g: G, me: Me): void {
  const { typeOf, timingOf } = boardOf(g);
  const kerken = activeOfType(g, me, OUDE_KERK);
  if (kerken === 0) return;
  const zuid = activeOfType(g, me, ZUIDERKERK);
  const west = activeOfType(g, me, WESTERKERK);
  const { effect } = sayingOf(g, OUDE_KERK_CARD);
  if (effect.is !== 'church-set') return;
  let best = 0;
  let both = 0;
  for (let k = 0; k <= Math.min(kerken, zuid, west); k++) {
    const single = Math.min(kerken - k, zuid + west - 2 * k);
    const sum = k * effect.withBoth + single * effect.withOne + (kerken - k - single) * effect.alone;
    if (sum > best) {
      best = sum;
      both = k;
    }
  }
  let single = Math.min(kerken - both, zuid + west - 2 * both);
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card)) {
    if (timingOf[card] !== END || sayingOf(g, card).effect.is !== 'church-set' || typeOf[card] !== OUDE_KERK) continue;
    const value = both > 0 ? effect.withBoth : single > 0 ? effect.withOne : effect.alone;
    if (both > 0) both--;
    else if (single > 0) single--;
    score(g, me, value, card);
  }
}
const OUDE_KERK_CARD = 67;

function countGroups(g: G): void {
  const { perCrestOfGroup } = boardOf(g).edition.districtTiles;
  inOrder(g, (me) => score(g, me, perCrestOfGroup * largestGroup(g, me), because.group));
  if (isSolo(g)) tomCounts(g, perCrestOfGroup * largestGroup(g, g.tom[0]), 'group');
}
export const scoreGroups = step('score-groups', countGroups);

const ALL_PLACES = rulingValues.districtTie.indexOf('all-places');

/** 15.9 to 15.12: what one district is worth to each seat; in the solo game TOM stands last (20.19). */
export function districtPoints(g: G, district: number): number[] {
  const places = boardOf(g).edition.districtTiles.places[g.seats as SeatCount];
  const owners: readonly Owner[] = isSolo(g) ? [g.players[0], g.tom[0]] : g.players.slice(0, g.seats);
  const crests = owners.map((owner) => crestsIn(g, owner, district));
  return sharePlaces(crests, places, ruled(g, 'districtTie') === ALL_PLACES ? 'all-places' : 'two-places');
}

/** 15.8: each open district tile on its own. */
function countDistricts(g: G): void {
  for (let district = 0; district < districts.size; district++) {
    if (!g.openDistricts.has(district)) continue;
    const worth = districtPoints(g, district);
    inOrder(g, (me) => score(g, me, worth[me.index], because.district));
    if (isSolo(g)) tomCounts(g, worth[TOM], 'district');
  }
}
export const scoreDistricts = step('score-districts', countDistricts);

/** 15.13, 26.28: pool, stored resource, goods, dockers and gulden, all counted together. */
export function leftovers(me: Me): number {
  const resources = me.pool.total + (me.stored === NONE ? 0 : 1);
  return resources + me.storage.total + me.aboard.total + me.dockers.total + me.gulden;
}

function countLeftovers(g: G): void {
  const { leftoversPerPoint } = boardOf(g).edition.rounds;
  inOrder(g, (me) => score(g, me, Math.floor(leftovers(me) / leftoversPerPoint), because.leftovers));
  if (isSolo(g)) tomCounts(g, Math.floor(g.tom[0].gulden / leftoversPerPoint), 'leftovers');
}
export const scoreLeftovers = step('score-leftovers', countLeftovers);

/** 15.3 on a state that nobody plays on: what everybody would have if the game ended now, but for the orders. */
export function countAsItStands(g: G): void {
  g.phase = 5;
  g.acting = NONE;
  for (const count of [countPenalties, countEndCards, countGroups, countDistricts, countLeftovers]) count(g);
}

function pointsBySource({ pointsBy }: Pick<Me, 'pointsBy'>): Record<string, number> {
  const sources: Record<string, number> = {};
  for (let source = 0; source < pointSources.size; source++)
    if (pointsBy.at(source) !== 0) sources[pointSources.text(source)] = pointsBy.at(source);
  return sources;
}

function breakdownOf(g: G, me: Me): Record<string, number> {
  const sources: Record<string, number> = {};
  for (let card = me.active.first(); card !== NONE; card = me.active.next(card))
    if (g.cardPoints.at(card) !== 0) sources[`card ${card}`] = g.cardPoints.at(card);
  for (let order = me.openOrders.first(); order !== NONE; order = me.openOrders.next(order))
    if (g.orderPoints.at(order) !== 0) sources[`order ${order}`] = g.orderPoints.at(order);
  return { ...sources, ...pointsBySource(me) };
}

/** 20.18: TOM stands last in the lists; a tie is lost. */
function soloResult(g: G): Result {
  const [me, tom] = [g.players[0], g.tom[0]];
  return {
    points: [me.points, tom.points],
    breakdown: [breakdownOf(g, me), pointsBySource(tom)],
    ranking: me.points > tom.points ? [1, 2] : [2, 1],
  };
}

/** 15.14, 15.15: most points win; in a tie the player farther along the Amstel. */
export function result(g: G): Result {
  if (isSolo(g)) return soloResult(g);
  const players = g.players.slice(0, g.seats) as readonly Me[];
  const breakdown = players.map((me) => breakdownOf(g, me));
  const points = players.map((me) => me.points);
  const beats = (other: number, seat: number): boolean =>
    points[other] > points[seat] ||
    (points[other] === points[seat] && placeOnAmstel(g, other) < placeOnAmstel(g, seat));
  const ranking = players.map((_, seat) => 1 + players.filter((_me, other) => beats(other, seat)).length);
  return { points, breakdown, ranking };
}
