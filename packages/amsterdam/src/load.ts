import { NONE, refuse } from '@mokum/kernel';
import { readOrder } from './amstel.ts';
import { actingIn, phaseOf, PHASE_OF_TURNS } from './agenda-phase.ts';
import { boardOf } from './board.ts';
import { fold } from './fold.ts';
import { ordersOf } from './hand-back.ts';
import { toCome } from './needs.ts';
import { phaseFour, round } from './rounds.ts';
import { scoring } from './scoring.ts';
import { dockersOfEach, stackDiscs, stackOf } from './set-up.ts';
import { cards, dockers, type G, kinds, type Me, orders, rivals } from './state.ts';
import { takeTurns, turn } from './turn.ts';

const LAST_ROUND = 12;
const players = (g: G): readonly Me[] => g.players.slice(0, g.seats);

/**
 * Makes a state of which only a part was given whole. Without an agenda the first player on the Amstel, or whoever is
 * said to be acting, is in the middle of a turn of phase III.
 */
export function settle(g: G, given: (path: string) => boolean): void {
  if (!toCome(g, stackDiscs)) {
    for (let disc = 0; disc < rivals(g); disc++) if (g.amstel.placeOf(disc) === NONE) g.amstel.push(0, disc);
    if (!given('order')) readOrder(g);
  }
  settleCards(g, given);
  settleTiles(g, given);
  settleOrders(g, given);
  settleDockers(g);
  if (given('agenda')) {
    if (!given('phase')) g.phase = phaseOf(g) ?? g.phase;
    if (!given('acting')) g.acting = actingIn(g);
    return;
  }
  if (given('phase') && g.phase !== PHASE_OF_TURNS)
    refuse('bad-state', `phase: without an agenda a state stands in phase ${PHASE_OF_TURNS}, found ${g.phase}`);
  if (given('acting') && g.acting === NONE)
    refuse('bad-state', 'acting: without an agenda somebody is in the middle of a turn, found null');
  g.phase = PHASE_OF_TURNS;
  if (!given('acting')) g.acting = g.order.at(0);
  if (!given('visiting')) g.visiting = boardOf(g).dockAt[g.players[Math.max(0, g.acting)].barge] !== NONE;
  planRest(g);
}

function settleCards(g: G, given: (path: string) => boolean): void {
  const { kindOf } = boardOf(g);
  const nowhere = new Set(Array.from({ length: cards.size }, (_, i) => cards.lo + i));
  if (!given('revealed')) g.revealed.clear();
  const lying = [g.artisans, g.buildings, g.maps, g.revealed, g.discard];
  for (const me of players(g)) lying.push(me.inactive, me.active);
  for (const pile of lying) for (const card of pile.toArray()) nowhere.delete(card);
  for (const card of nowhere) {
    if (!given(STACKS[kindOf[card]])) stackOf(g, kindOf[card]).add(card);
    else if (!given('discard')) g.discard.add(card);
    else refuse('bad-state', `discard: card ${card} lies nowhere`);
  }
}
/** The stacks of the three kinds of cards, by name. What a given stack leaves over lies on the discard pile. */
const STACKS = kinds.list.map((kind) => `${kind}s`);

/** Without expansion 4 the tiles C lie in the box. What a given stack leaves over was played before. */
function settleTiles(g: G, given: (path: string) => boolean): void {
  const extra = g.box.empty;
  const lying = new Set([...g.market.toArray(), ...g.tiles.toArray(), ...g.spentTiles.toArray(), ...g.box.toArray()]);
  for (const { number, stack } of boardOf(g).edition.market)
    if (!lying.has(number)) {
      const [name, place, left] =
        extra || stack === 'A' || stack === 'B' ? ['tiles', g.tiles, 'spentTiles'] : ['box', g.box, 'box'];
      if (!given(name)) place.add(number);
      else if (!given(left)) g.spentTiles.add(number);
      else refuse('bad-state', `${left}: tile ${number} lies nowhere`);
    }
}

function settleOrders(g: G, given: (path: string) => boolean): void {
  const lying = new Set(g.orderStack.toArray());
  for (const me of players(g)) for (const order of ordersOf(me)) lying.add(order);
  for (let order = orders.lo; order < orders.lo + orders.size; order++) {
    if (lying.has(order)) continue;
    if (given('orderStack')) refuse('bad-state', `orderStack: order ${order} lies nowhere`);
    g.orderStack.add(order);
  }
}

/** A docker that somebody was given has left his dock. */
function settleDockers(g: G): void {
  for (let docker = 0; docker < dockers.size; docker++) {
    let away = g.housed.at(docker);
    for (const me of players(g)) away += me.dockers.at(docker);
    let lying = g.docks.filter((dock) => dock.dockers.has(docker)).length;
    for (const dock of g.docks) {
      if (lying + away <= dockersOfEach(g)) break;
      if (!dock.dockers.has(docker)) continue;
      dock.dockers.remove(docker);
      lying--;
    }
  }
}

/** The turn that stands open, those that follow it, and the rest of the game; a stack takes the last one first. */
function planRest(g: G): void {
  while (g.agenda.depth(0) > 0) g.agenda.pop(0);
  if (g.round < LAST_ROUND) {
    g.next(round);
    g.next(phaseFour);
  } else g.next(scoring);
  g.next(takeTurns, -1, { turn: g.order.indexOf(g.acting) + 1 });
  g.next(turn, g.acting);
}

export function derive(g: G): void {
  g.taken.clear();
  for (const me of players(g)) {
    for (const block of me.crests.toArray()) g.taken.add(block);
    fold(g, me);
  }
  for (const block of g.tom[0].crests.toArray()) g.taken.add(block);
}

/** How many goods tiles of a kind there are, wherever they lie: four (1.16). */
export function tilesOf(g: G, good: number): number {
  let sum = g.roofs.at(good) + (g.blackMarket.has(good) ? 1 : 0);
  for (const depot of g.depots) if (depot.good === good) sum++;
  for (const me of players(g)) sum += me.storage.at(good) + me.aboard.at(good);
  for (let block = 1; block <= g.goods.length; block++)
    if (!g.taken.has(block) && g.goods.at(block - 1) === good) sum++;
  return sum;
}
