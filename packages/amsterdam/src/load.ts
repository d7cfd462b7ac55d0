import { NONE, refuse } from '@mokum/kernel';
import { readOrder } from './amstel.ts';
import { moveBailiff } from './bailiff.ts';
import { boardOf, MAP } from './board.ts';
import { drawTile } from './draw-tile.ts';
import { fold } from './fold.ts';
import { ordersOf } from './hand-back.ts';
import { chooseDice, roll, takeDice } from './phase-two.ts';
import { phaseFour, round } from './rounds.ts';
import { scoring } from './scoring.ts';
import { dealGoods, dockersOfEach, stackDiscs, stackOf } from './set-up.ts';
import {
  cards,
  colours,
  discs,
  dockers,
  type G,
  goods,
  isSolo,
  kinds,
  MOST_ORDERS,
  type Me,
  orders,
  rivals,
} from './state.ts';
import { moveTrader } from './trader.ts';
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
  if (given('agenda')) return;
  g.phase = 3;
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

/** Refuses a state that no game can be in. */
export function check(g: G): void {
  const board = boardOf(g);
  const places = board.edition.harbour.spaces.length;
  const owners = new Map<number, number>();
  for (const me of players(g)) {
    const path = `players[${me.index}]`;
    if (me.barge >= places) refuse('bad-state', `${path}.barge: the harbour has spaces 0 to ${places - 1}`);
    for (const block of me.crests.toArray()) {
      if (owners.has(block)) refuse('bad-state', `${path}.crests: block ${block} has another owner`);
      owners.set(block, me.index);
    }
    const stray = me.used.toArray().find((card) => !me.active.has(card));
    if (stray !== undefined) refuse('bad-state', `${path}.used: card ${stray} is not active`);
    if (ordersOf(me).length > MOST_ORDERS) refuse('bad-state', `${path}.orders: ${MOST_ORDERS} at most, open ones too`);
    if (me.opens !== NONE && !me.orders.has(me.opens))
      refuse('bad-state', `${path}.opens: order ${me.opens} is not among the hidden ones`);
    if (me.dockers.total > board.edition.rounds.dockersOnBoard)
      refuse('bad-state', `${path}.dockers: ${board.edition.rounds.dockersOnBoard} at most`);
  }
  checkTom(g, owners);
  checkOrder(g);
  checkFigures(g);
  for (const [name, stack, kind] of [
    ['artisans', g.artisans, 0],
    ['buildings', g.buildings, 1],
    ['maps', g.maps, MAP],
  ] as const) {
    const odd = stack.toArray().find((card) => board.kindOf[card] !== kind);
    if (odd !== undefined) refuse('bad-state', `${name}: card ${odd} is of another kind`);
  }
  if (g.goods.length !== 36 && !toCome(g, dealGoods)) refuse('bad-state', `goods: 36 tiles, found ${g.goods.length}`);
  if (g.market.length === 0 && !toCome(g, drawTile)) refuse('bad-state', 'market: no tile lies open');
  if ((toCome(g, takeDice) || toCome(g, chooseDice)) && !toCome(g, roll))
    for (let colour = 0; colour < colours.size; colour++)
      if (g.dice.at(colour) === 0) refuse('bad-state', `dice.${colours.text(colour)}: dice are chosen, but not rolled`);
  for (let docker = 0; docker < dockers.size; docker++) {
    const lying = g.docks.filter((dock) => dock.dockers.has(docker)).length;
    const aboard = players(g).reduce((sum, me) => sum + me.dockers.at(docker), 0);
    const each = dockersOfEach(g);
    if (lying + aboard + g.housed.at(docker) > each)
      refuse(
        'bad-state',
        `there ${each === 1 ? 'is one' : 'are two'} ${dockers.text(docker)} docker${each === 1 ? '' : 's'}`,
      );
  }
}

/** TOM plays the solo game alone, and a block has one owner. */
function checkTom(g: G, owners: ReadonlyMap<number, number>): void {
  const [tom] = g.tom;
  const odd = tom.crests.toArray().find((block) => owners.has(block));
  if (odd !== undefined) refuse('bad-state', `tom[0].crests: block ${odd} has another owner`);
  if (!isSolo(g) && (tom.points > 0 || tom.gulden > 0 || !tom.crests.empty || tom.pointsBy.total > 0))
    refuse('bad-state', `tom: he plays the solo game, not one of ${g.seats} seats`);
}

/** Whether a part of the set-up is still to be played. */
const toCome = (g: G, task: { readonly id: number }): boolean => g.agenda.tasks(0).includes(task.id);

function checkOrder(g: G): void {
  for (let disc = discs.lo; disc < discs.lo + discs.size; disc++) {
    const lies = g.amstel.placeOf(disc) !== NONE;
    if (lies && disc >= rivals(g)) refuse('bad-state', `amstel: there is no seat ${disc}`);
    if (!lies && disc < rivals(g) && !toCome(g, stackDiscs))
      refuse('bad-state', `amstel: the disc of seat ${disc} is missing`);
  }
  const seats = new Set(g.order.toArray());
  const whole = seats.size === g.seats && g.order.length === g.seats && Math.max(...seats) < g.seats;
  if (!whole && !toCome(g, stackDiscs)) refuse('bad-state', 'order: names every seat once');
  if (g.acting !== NONE && g.acting >= g.seats) refuse('bad-state', `acting: there is no seat ${g.acting}`);
}

function checkFigures(g: G): void {
  if (g.foreman !== NONE && !boardOf(g).piers.includes(g.foreman))
    refuse('bad-state', `foreman: space ${g.foreman} is no pier of a warehouse or depot`);
  if (g.bailiff !== NONE && g.taken.has(g.bailiff) && !toCome(g, moveBailiff))
    refuse('bad-state', `bailiff: block ${g.bailiff} has an owner`);
  if (g.trader !== NONE && g.blackMarket.has(g.trader) && !toCome(g, moveTrader))
    refuse('bad-state', `trader: ${goods.text(g.trader)} was sold there`);
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
