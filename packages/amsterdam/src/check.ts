import { NONE, refuse } from '@mokum/kernel';
import { phaseOf } from './agenda-phase.ts';
import { moveBailiff } from './bailiff.ts';
import { boardOf, MAP } from './board.ts';
import { drawTile } from './draw-tile.ts';
import { handingBack, isHandBack, ordersOf } from './hand-back.ts';
import { checkExpansionsOf } from './check-expansions.ts';
import { toCome } from './needs.ts';
import type { AmsterdamOptions } from './options.ts';
import { openingOrders } from './orders.ts';
import { discardSixth } from './phase-one.ts';
import { storing } from './rounds.ts';
import { dealGoods, dockersOfEach, stackDiscs } from './set-up.ts';
import { discs, dockers, type G, goods, isSolo, MOST_ORDERS, type Me, rivals, storables } from './state.ts';
import { moveTrader } from './trader.ts';
import { takeTurns } from './turn.ts';

const EACH_GOOD = 4;
const ROUNDS = 12;
const players = (g: G): readonly Me[] => g.players.slice(0, g.seats);
const wrong = (message: string): never => refuse('bad-state', message);

/** Refuses a state that no game with these options can be in. */
export function check(g: G, options: unknown): void {
  const owners = new Map<number, number>();
  for (const me of players(g)) checkPlayer(g, me, owners);
  checkTom(g, owners);
  checkOrder(g);
  checkPhase(g);
  checkStacks(g);
  checkTilesToCome(g);
  checkDockers(g);
  checkGoods(g);
  checkExpansionsOf(g, options as AmsterdamOptions);
  checkFigures(g);
}

function checkPlayer(g: G, me: Me, owners: Map<number, number>): void {
  const { edition } = boardOf(g);
  const path = `players[${me.index}]`;
  const places = edition.harbour.spaces.length;
  if (me.barge >= places) wrong(`${path}.barge: the harbour has spaces 0 to ${places - 1}`);
  for (const block of me.crests.toArray()) {
    if (owners.has(block)) wrong(`${path}.crests: block ${block} has another owner`);
    owners.set(block, me.index);
  }
  const stray = me.used.toArray().find((card) => !me.active.has(card));
  if (stray !== undefined) wrong(`${path}.used: card ${stray} is not active`);
  const discards = g.agenda.planned(discardSixth).some(({ seat }) => seat === me.index);
  const most = edition.rounds.inactiveLimit + (discards ? 1 : 0);
  if (me.inactive.size > most) wrong(`${path}.inactive: ${most} at most (4.6), found ${me.inactive.size}`);
  if (me.dockers.total > edition.rounds.dockersOnBoard)
    wrong(`${path}.dockers: ${edition.rounds.dockersOnBoard} at most`);
  checkSecrets(g, me, path);
}

/** What is said in secret stands only while all are being asked. */
function checkSecrets(g: G, me: Me, path: string): void {
  const open = g.agenda.open();
  const isAsked = g.agenda.depth(1 + me.index) > 0;
  if (ordersOf(me).length > MOST_ORDERS) wrong(`${path}.orders: ${MOST_ORDERS} at most, open ones too`);
  if (me.opens !== NONE && !me.orders.has(me.opens))
    wrong(`${path}.opens: order ${me.opens} is not among the hidden ones`);
  if (me.opens !== NONE && (open !== openingOrders.id || isAsked)) wrong(`${path}.opens: does not fit what is asked`);
  if (me.keeps !== NONE && (open !== storing.id || isAsked)) wrong(`${path}.keeps: does not fit what is asked`);
  if (me.keeps !== NONE && me.keeps !== storables.of.none && me.pool.at(me.keeps) === 0)
    wrong(`${path}.keeps: is not in the pool (13.1)`);
  if (me.handsBack !== 0 && open !== handingBack.id) wrong(`${path}.handsBack: does not fit what is asked`);
  if (me.handsBack !== 0 && !isHandBack(g, me)) wrong(`${path}.handsBack: there is not so much to hand back (26.29)`);
}

/** TOM plays the solo game alone, and a block has one owner. */
function checkTom(g: G, owners: ReadonlyMap<number, number>): void {
  const [tom] = g.tom;
  const odd = tom.crests.toArray().find((block) => owners.has(block));
  if (odd !== undefined) wrong(`tom[0].crests: block ${odd} has another owner`);
  if (!isSolo(g) && (tom.points > 0 || tom.gulden > 0 || !tom.crests.empty || tom.pointsBy.total > 0))
    wrong(`tom: he plays the solo game, not one of ${g.seats} seats`);
}

function checkOrder(g: G): void {
  for (let disc = rivals(g); disc < discs.lo + discs.size; disc++)
    if (g.amstel.placeOf(disc) !== NONE) wrong(`amstel: there is no seat ${disc}`);
  const seats = new Set(g.order.toArray());
  const whole = seats.size === g.seats && g.order.length === g.seats && Math.max(...seats) < g.seats;
  if (!whole && !toCome(g, stackDiscs)) wrong('order: names every seat once');
}

/** What the agenda plays, the phase and who acts fit each other. */
function checkPhase(g: G): void {
  const phase = phaseOf(g);
  if (phase !== undefined && g.phase !== phase) wrong(`phase: the agenda is in phase ${phase}, found ${g.phase}`);
  if (g.acting !== NONE && g.acting >= g.seats) wrong(`acting: there is no seat ${g.acting}`);
  if (g.acting !== NONE && phase !== undefined && !toCome(g, takeTurns))
    wrong(`acting: nobody takes a turn now, found ${g.acting}`);
  if (g.round < g.firstRound) wrong(`round: the game begins in round ${g.firstRound}, found ${g.round}`);
}

function checkStacks(g: G): void {
  const { kindOf } = boardOf(g);
  for (const [name, stack, kind] of [
    ['artisans', g.artisans, 0],
    ['buildings', g.buildings, 1],
    ['maps', g.maps, MAP],
  ] as const) {
    const odd = stack.toArray().find((card) => kindOf[card] !== kind);
    if (odd !== undefined) wrong(`${name}: card ${odd} is of another kind`);
  }
  if (g.goods.length !== 36 && !toCome(g, dealGoods)) wrong(`goods: 36 tiles, found ${g.goods.length}`);
  if (g.market.length === 0 && !toCome(g, drawTile)) wrong('market: no tile lies open');
}

/** 2.9: there is a tile for every round that is still to come, of the stack of its half. */
function checkTilesToCome(g: G): void {
  const { market, rounds } = boardOf(g).edition;
  const { full, short } = rounds.tilesPerHalf;
  const perHalf = g.firstRound === 1 ? full : short;
  const next = g.round + (toCome(g, drawTile) ? 0 : 1);
  const tiles = g.tiles.toArray();
  for (const [half, stack] of (['A', 'B'] as const).entries()) {
    const from = g.firstRound + half * perHalf;
    const to = half === 0 ? from + perHalf : ROUNDS + 1;
    const wanted = Math.max(0, to - Math.max(from, next));
    const left = tiles.filter((tile) => market[tile - 1].stack === stack).length;
    if (left < wanted) wrong(`tiles: ${wanted} tiles ${stack} are still to be drawn, found ${left} (2.9)`);
  }
}

function checkDockers(g: G): void {
  const each = dockersOfEach(g);
  for (let docker = 0; docker < dockers.size; docker++) {
    const lying = g.docks.filter((dock) => dock.dockers.has(docker)).length;
    const aboard = players(g).reduce((sum, me) => sum + me.dockers.at(docker), 0);
    if (lying + aboard + g.housed.at(docker) > each)
      wrong(`there ${each === 1 ? 'is one' : 'are two'} ${dockers.text(docker)} docker${each === 1 ? '' : 's'}`);
  }
}

/** 1.16: nobody has more tiles of a kind than there are. */
function checkGoods(g: G): void {
  for (let good = 0; good < goods.size; good++) {
    const found = players(g).map((me) => me.storage.at(good) + me.aboard.at(good));
    const sum = found.reduce((all, own) => all + own, 0);
    const owner = found.findIndex((own) => own > 0);
    if (sum > EACH_GOOD)
      wrong(`players[${owner}].storage: there are ${EACH_GOOD} tiles of ${goods.text(good)} (1.16), found ${sum}`);
  }
}

function checkFigures(g: G): void {
  if (g.foreman !== NONE && !boardOf(g).piers.includes(g.foreman))
    wrong(`foreman: space ${g.foreman} is no pier of a warehouse or depot`);
  if (g.foremanServed && g.foreman === NONE) wrong('foremanServed: the foreman is not in play');
  if (g.bailiff !== NONE && g.taken.has(g.bailiff) && !toCome(g, moveBailiff))
    wrong(`bailiff: block ${g.bailiff} has an owner`);
  if (g.trader !== NONE && g.blackMarket.has(g.trader) && !toCome(g, moveTrader))
    wrong(`trader: ${goods.text(g.trader)} was sold there`);
}
