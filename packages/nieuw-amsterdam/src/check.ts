import { NONE, refuse } from '@mokum/kernel';
import { answer, award, settleBid } from './auction.ts';
import { traderNames } from './data/kinds.ts';
import { columns, FUR, furs, series, zones } from './domains.ts';
import { buildingsLeft, means, quayRoom } from './holdings.ts';
import { completedLands, farmSpaces } from './land.ts';
import { payments } from './payment.ts';
import type { G, Me } from './state.ts';
import { editionOf } from './tables.ts';
import { loads } from './trade.ts';
import { farthestCamp, postSlots } from './travel.ts';
import { dealLands, dealShips } from './upkeep.ts';

const wrong = (path: string, problem: string): never => refuse('bad-state', `${path}: ${problem}`);

/** Refuses a state that no game can be in. */
export function check(g: G): void {
  const players = g.players.slice(0, g.seats) as Me[];
  const tokens = players.map((me) => me.token).sort((a, b) => a - b);
  if (tokens.some((token, i) => token !== i + 1)) wrong('players', `expected the tokens 1 to ${g.seats}, each once`);
  checkDecks(g);
  checkFurs(g, players);
  checkTiles(g, players);
  checkRiver(g, players);
  for (const me of players) checkPlayer(g, me, `players[${me.index}]`);
  checkAuction(g);
}

/** 3.3: four cards of each kind a round, less those that wait for chance at this moment. */
function checkDecks(g: G): void {
  const waiting = new Set(g.agenda.tasks(0));
  const decks = [
    ['landDeck', g.landDeck, dealLands.id, editionOf(g).display.lands],
    ['shipDeck', g.shipDeck, dealShips.id, editionOf(g).display.ships],
  ] as const;
  for (const [name, deck, task, number] of decks) {
    const expected = 24 - g.round * number + (waiting.has(task) ? number : 0);
    if (deck.size !== expected) wrong(name, `expected ${expected} cards in round ${g.round}, found ${deck.size}`);
    const earlyLeft = deck.toArray().filter((card) => card <= 12).length;
    if (earlyLeft !== Math.max(0, expected - 12)) wrong(name, 'the 1620s come before the 1630s');
  }
}

function checkFurs(g: G, players: readonly Me[]): void {
  for (let kind = 0; kind < furs.size; kind++) {
    const all =
      g.supply.at(kind) +
      g.discard.at(kind) +
      g.traders.reduce((sum, trader) => sum + trader.furs.at(kind), 0) +
      players.reduce((sum, me) => sum + me.stock.at(FUR + kind), 0);
    if (all !== editionOf(g).fursOfAKind)
      wrong('furs', `expected ${editionOf(g).fursOfAKind} of ${furs.text(kind)}, found ${all}`);
  }
  for (const [i, trader] of g.traders.entries()) {
    const { spaces } = editionOf(g).traders[traderNames[i]];
    if (trader.furs.total > spaces) wrong(`traders[${i}].furs`, `has ${spaces} spaces, found ${trader.furs.total}`);
  }
  const loading = g.agenda.tasks(0).some((task) => loads.some((load) => load.id === task));
  if (!loading && g.hold.total > 0) wrong('hold', 'no ship is being loaded');
}

/** 1.6: no more tiles than there are, no more in a column than it holds, none in one that was taken. */
function checkTiles(g: G, players: readonly Me[]): void {
  for (const [kind, name] of series.list.entries()) {
    const all =
      g.chest.reduce((sum, column) => sum + column.tiles.at(kind), 0) +
      players.reduce((sum, me) => sum + me.tiles.at(kind), 0);
    if (all > editionOf(g).tiles[name])
      wrong('chest', `there are ${editionOf(g).tiles[name]} ${name} tiles, found ${all}`);
  }
  for (const [i, column] of g.chest.entries())
    if (column.tiles.total > editionOf(g).chest[i].tiles)
      wrong(`chest[${i}].tiles`, `the column has ${editionOf(g).chest[i].tiles} spaces, found ${column.tiles.total}`);
  const taken = players.map((me) => me.column).filter((column) => column !== NONE);
  if (new Set(taken).size !== taken.length) wrong('players', 'two have taken the same column');
}

/** 8.5 to 8.7, 10.16, 13.22: houses in one camp or two neighbouring ones, posts in slots not beyond them. */
function checkRiver(g: G, players: readonly Me[]): void {
  let first = 1;
  while (first < zones.size && g.houses.at(first) === 0) first++;
  for (let camp = 1; camp <= zones.size; camp++) {
    const slots = editionOf(g).river[camp - 1].camp[g.seats - 2];
    const houses = g.houses.at(camp);
    if (houses > slots) wrong(`houses.${camp}`, `the camp has ${slots} slots, found ${houses}`);
    if (houses > 0 && camp > first + 1) wrong(`houses.${camp}`, 'occupied camps are neighbours');
    const posts = players.filter((me) => me.post === camp).length;
    if (posts > postSlots(g, camp))
      wrong('players', `zone ${camp} has ${postSlots(g, camp)} slots, found ${posts} posts`);
  }
  if (g.houses.total === 0) wrong('houses', 'one house is permanent');
  if (g.houses.total > g.seats) wrong('houses', `there are ${g.seats} houses, found ${g.houses.total}`);
  const beyond = players.find((me) => me.post > farthestCamp(g));
  if (beyond) wrong(`players[${beyond.index}].post`, 'no post goes beyond the farthest occupied camp');
}

function checkPlayer(g: G, me: Me, path: string): void {
  if (buildingsLeft(g, me) < 0) wrong(path, `has ${editionOf(g).buildings} buildings at most`);
  if (me.farms > farmSpaces(g, me)) wrong(`${path}.farms`, `the row has ${farmSpaces(g, me)} farm spaces`);
  if (me.cleared > completedLands(g, me))
    wrong(`${path}.cleared`, `${completedLands(g, me)} lands are complete, found ${me.cleared}`);
  if (me.goods > quayRoom(g, me)) wrong(`${path}.stock.goods`, `the quay holds ${quayRoom(g, me)}, found ${me.goods}`);
  if (me.newWarehouses > editionOf(g).limits.warehousesInARound || me.newWarehouses >= me.warehouses)
    wrong(`${path}.newWarehouses`, 'more than can have been built in this round');
  if (me.score !== me.points.total) wrong(`${path}.points`, `come to ${me.points.total}, but the score is ${me.score}`);
}

/** What is asked and what is up for auction must fit each other. */
function checkAuction(g: G): void {
  const asked = g.agenda.tasks(0);
  const running: ReadonlySet<number> = new Set([answer.id, settleBid.id, award.id, ...payments.map((task) => task.id)]);
  const isRunning = asked.some((task) => running.has(task));
  if ((g.lot !== NONE) !== isRunning) wrong('lot', 'does not fit what is asked');
  if ((g.opener !== NONE) !== isRunning) wrong('opener', 'does not fit what is asked');
  if (!isRunning && (g.bidder !== NONE || g.bid !== 0)) wrong('bid', 'there is no auction');
  const openerIsAsked = asked[0] === answer.id && g.agenda.m[g.agenda.top(0) + 1] === g.opener;
  if (isRunning && g.bidder === NONE && !openerIsAsked) wrong('bidder', 'the one who put the column up bids first');
  const paying = asked.some((task) => payments.some((payment) => payment.id === task));
  if (!paying && g.due > 0) wrong('due', 'nothing is being paid');
  const payer = g.bidder === NONE ? undefined : g.players[g.bidder];
  if (payer && (payer.index >= g.seats || payer.column !== NONE)) wrong('bidder', 'takes no part in this auction');
  if (payer && paying && g.due > means(payer)) wrong('due', `seat ${payer.index} owns ${means(payer)}`);
  const taken = g.players.slice(0, g.seats).some((me) => me.column === g.lot && g.lot !== NONE);
  if (taken || (g.lot !== NONE && g.lot > columns.size)) wrong('lot', 'this column has been taken');
}
