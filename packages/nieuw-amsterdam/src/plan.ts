import { END, NONE, type Standing } from '@mokum/kernel';
import { answer, auction, award, freeColumn, pickColumn, settleBid } from './auction.ts';
import { FUR, furs, MORE, series, stuff } from './domains.ts';
import { buyGrain, buyWood, sellGrain, sellWood } from './exchange.ts';
import { drawFur, fillSpace, fillTraders, fursToDraw } from './furs.ts';
import { fursOf, laterMeans, means, shopsOf } from './holdings.ts';
import { feed, harvest, income, loseShop, rents, unload } from './income.ts';
import { payments } from './payment.ts';
import { endOfRound, round } from './round.ts';
import { finalScoring } from './scoring.ts';
import { firstPlayer, placeShop, placing, startFurs } from './set-up.ts';
import { marketCoin } from './specials.ts';
import { type G, type Me, stands } from './state.ts';
import { editionOf } from './tables.ts';
import { moreShops } from './town.ts';
import { loads } from './trade.ts';
import { playSeries, turn } from './turn.ts';
import { confirm } from './turn-order.ts';
import { dealChest, dealLands, dealShips, upkeep } from './upkeep.ts';
import { traderNames } from './data/kinds.ts';

type Here = Standing<G, Me>;
type Wrong = string | undefined;

/** 10.5, 10.6: each exchange with how much of it its owner could do now. */
const exchanges = [
  [buyWood, (g: G, me: Me) => (me.coin / editionOf(g).prices.wood) | 0],
  [sellWood, (_g: G, me: Me) => me.wood],
  [buyGrain, (g: G, me: Me) => (me.coin / editionOf(g).prices.grain) | 0],
  [sellGrain, (_g: G, me: Me) => me.grain],
] as const;

/** What may come after what: the set-up (part 2), a round (3.1), and its end (3.3). */
export const plan = [
  stands(firstPlayer, { whose: 'nobody', before: [startFurs] }),
  stands(startFurs, {
    whose: 'seat',
    before: [startFurs, fillTraders],
    needs: (g, here) => rises(g, here, 'seat') ?? tooFewFurs(g, here),
  }),
  stands(drawFur, { whose: 'seat', before: [startFurs, fillTraders, turn], needs: drawing }),
  stands(fillTraders, { whose: 'nobody', before: [placing, round, dealChest] }),
  stands(fillSpace, {
    whose: 'nobody',
    before: [placing, round, dealChest],
    needs: (g, { about, at }) => noSpace(g, about.trader, at),
  }),
  stands(placing, { whose: 'nobody', before: [placing, round], needs: placingShops }),
  stands(placeShop, {
    whose: 'seat',
    before: [confirm],
    needs: (g, here) => sameSeat(here) ?? tooManyShops(g, here.at),
  }),
  stands(confirm, { whose: 'seat', before: [placeShop, placing, round, award, feed, unload], needs: confirming }),
  stands(round, { whose: 'nobody', before: [END], needs: (g) => lastRound(g) }),
  stands(upkeep, { whose: 'nobody', before: [auction], needs: (g) => lastRound(g) }),
  stands(dealLands, { whose: 'nobody', before: [dealShips] }),
  stands(dealShips, { whose: 'nobody', before: [fillTraders] }),
  stands(dealChest, { whose: 'nobody', before: [auction], needs: (g) => chestIsFull(g) }),
  stands(auction, {
    whose: 'nobody',
    before: [playSeries],
    needs: (g, { next }) => firstSeries(next) ?? tilesTaken(g),
  }),
  stands(pickColumn, {
    whose: 'seat',
    before: [playSeries],
    needs: (g, here) => firstSeries(here.next) ?? tilesTaken(g) ?? notFirst(g, here),
  }),
  stands(answer, { whose: 'seat', before: [answer, settleBid], needs: answering }),
  stands(settleBid, {
    whose: 'nobody',
    before: [playSeries],
    needs: (g, { next }) => firstSeries(next) ?? tilesTaken(g) ?? noAuction(g),
  }),
  ...payments.map((task, what) =>
    stands(task, { whose: 'seat', before: [confirm], needs: (g, here) => sameSeat(here) ?? paying(g, here, what) }),
  ),
  stands(award, {
    whose: 'seat',
    before: [playSeries],
    needs: (g, here) => firstSeries(here.next) ?? tilesTaken(g) ?? noAuction(g) ?? notBidder(g, here),
  }),
  stands(freeColumn, {
    whose: 'seat',
    before: [playSeries],
    needs: (g, here) => firstSeries(here.next) ?? tilesTaken(g) ?? notLast(g, here),
  }),
  stands(playSeries, {
    whose: 'nobody',
    before: [playSeries, income],
    needs: (_g, { about, next }) => nextSeries(about.kind, next),
  }),
  stands(turn, { whose: 'seat', before: [turn, playSeries, income], needs: takingTurns }),
  stands(moreShops, {
    whose: 'seat',
    before: [turn],
    needs: (g, here) => inTurn(here, 'town') ?? buildingMore(g, here),
  }),
  ...loads.map((task, kind) =>
    stands(task, {
      whose: 'seat',
      before: [turn],
      needs: (g, here) => inTurn(here, 'trade') ?? loading(g, here, kind),
    }),
  ),
  ...exchanges.map(([task, has]) =>
    stands(task, { whose: 'seat', before: [turn], needs: (g, here) => inTurn(here) ?? exchanging(g, here, has) }),
  ),
  stands(marketCoin, { whose: 'seat', before: [turn], needs: (g, here) => inTurn(here) ?? atTheMarket(g, here) }),
  stands(income, { whose: 'nobody', before: [endOfRound] }),
  stands(harvest, { whose: 'nobody', before: [feed] }),
  stands(feed, { whose: 'seat', before: [feed, unload], needs: (g, here) => rises(g, here, 'token') }),
  stands(loseShop, { whose: 'seat', before: [confirm], needs: (g, here) => sameSeat(here) ?? losing(g, here) }),
  stands(unload, { whose: 'nobody', before: [rents] }),
  stands(rents, { whose: 'nobody', before: [endOfRound] }),
  stands(endOfRound, { whose: 'nobody', before: [END] }),
  stands(finalScoring, { whose: 'nobody', before: [END] }),
];

const players = (g: G): readonly Me[] => g.players.slice(0, g.seats);

/** What one seat is asked in a row, it alone is asked. */
function sameSeat({ seat, next, at }: Here): Wrong {
  return next?.seat === seat ? undefined : `${at}.seat: seat ${next?.seat} goes on after it`;
}

/** Several seats come one after the other, each once: in the order of the seats, or of the tokens. */
function rises(g: G, { task, seat, next }: Here, by: 'seat' | 'token'): Wrong {
  if (next?.task !== task) return undefined;
  const place = (of: number): number => (by === 'seat' ? of : g.players[of].token);
  return place(next.seat) > place(seat)
    ? undefined
    : `${next.at}.seat: seat ${seat} does not come before seat ${next.seat}`;
}

function drawing(g: G, here: Here): Wrong {
  if (g.supply.total === 0) return `${here.at}: there is no fur to draw in the supply`;
  return (here.next?.task === turn ? sameSeat(here) : undefined) ?? tooFewFurs(g, here);
}

/** 2.5, 13.9: nobody is promised more furs than there are. */
function tooFewFurs(g: G, { at }: Here): Wrong {
  const drawn = g.agenda.planned(drawFur).reduce((sum, { about }) => sum + about.left, 0);
  const promised = drawn + g.agenda.planned(startFurs).length * editionOf(g).start.furs;
  return promised > fursToDraw(g) ? `${at}: ${promised} furs are drawn, and there are ${fursToDraw(g)}` : undefined;
}

function noSpace(g: G, trader: number, at: string): Wrong {
  if (g.supply.total === 0) return `${at}: there is no fur to draw in the supply`;
  const { spaces } = editionOf(g).traders[traderNames[trader]];
  return g.traders[trader].furs.total < spaces ? undefined : `${at}.trader: has no free space (4.3)`;
}

/** 2.12, 2.13: one shop after the other, up to the last. */
function placingShops(g: G, { about, next, at }: Here): Wrong {
  const { shops } = editionOf(g).start;
  if ((next?.task === placing ? next.about.shop : shops + 1) !== about.shop + 1)
    return `${at}.shop: the ${shops} shops are placed one after the other (2.12)`;
  return tooManyShops(g, at);
}

/** 1.5: shops are placed from the stock of buildings. */
function tooManyShops(g: G, at: string): Wrong {
  const rounds = g.agenda.planned(placing).length;
  for (const me of players(g)) {
    const placed = rounds + g.agenda.planned(placeShop).filter(({ seat }) => seat === me.index).length;
    if (placed + shopsOf(me) + me.farms + me.warehouses > editionOf(g).buildings)
      return `${at}: seat ${me.index} has no building left (1.5)`;
  }
  return undefined;
}

function confirming(g: G, here: Here): Wrong {
  if (here.next?.task !== award) return undefined;
  return g.due > 0 && g.agenda.tasks(0)[0] === confirm.id ? 'due: the bid has been paid' : sameSeat(here);
}

/** 3.3: a round begins while there are cards for it. */
function lastRound(g: G): Wrong {
  const { lands, ships } = editionOf(g).display;
  return g.landDeck.size < lands || g.shipDeck.size < ships ? 'round: no round follows the last one (3.3)' : undefined;
}

function chestIsFull(g: G): Wrong {
  const column = g.chest.findIndex(({ tiles }) => tiles.total > 0);
  return column < 0 ? tilesTaken(g) : `chest[${column}].tiles: are still to be dealt (4.6)`;
}

/** 5.11: tiles come with a column. */
function tilesTaken(g: G): Wrong {
  const early = players(g).find((me) => me.column === NONE && me.tiles.total > 0);
  return early && `players[${early.index}].tiles: come with a column, which is still to be taken (5.11)`;
}

const without = (g: G): readonly Me[] =>
  players(g)
    .filter((me) => me.column === NONE)
    .sort((a, b) => a.token - b.token);

/** 5.1: of those without a column, the lowest token puts one up. */
function notFirst(g: G, { seat, at }: Here): Wrong {
  const left = without(g);
  if (left.length < 2) return `${at}: an auction is among two or more (5.17)`;
  return left[0].index === seat ? undefined : `${at}.seat: seat ${left[0].index} puts a column up (5.1)`;
}

/** 5.17 */
function notLast(g: G, { seat, at }: Here): Wrong {
  const left = without(g);
  return left.length === 1 && left[0].index === seat
    ? undefined
    : `${at}.seat: is not the last without a column (5.17)`;
}

/** 5.3 to 5.7: who puts a column up bids first, and then everybody else once, in turn order. */
function answering(g: G, { seat, about, next, at }: Here): Wrong {
  const me = g.players[seat];
  const isFirst = g.agenda.tasks(0)[0] === answer.id && at === 'agenda.main[0]';
  const wrong = manyMores(about.said, `${at}.said`);
  if (wrong !== undefined) return wrong;
  if (g.lot === NONE) return 'lot: no column is up for auction';
  if (g.opener === NONE || g.opener >= g.seats) return 'opener: nobody has put a column up';
  if (me.column !== NONE) return `${at}.seat: has a column already (5.4)`;
  if (next?.task === answer && g.players[next.seat].token <= me.token)
    return `${next.at}.seat: is not asked after seat ${seat} (5.4)`;
  if (seat !== g.opener && g.players[g.opener].token >= me.token)
    return `${at}.seat: is asked after the one who put the column up (5.4)`;
  if (seat === g.opener && (!isFirst || g.bidder !== NONE)) return `${at}.seat: who put the column up bids first (5.3)`;
  if (about.said === 0) return undefined;
  if (!isFirst) return `${at}.said: nobody has begun to name a number`;
  const least = g.bidder === NONE ? 0 : g.bid + 1;
  return means(me) < least || means(me) < about.said ? `${at}.said: more than seat ${seat} owns (5.6)` : undefined;
}

/** `more` counts 63 and asks again, so what has been said is some times 63. */
function manyMores(amount: number, at: string): Wrong {
  return amount % MORE === 0 ? undefined : `${at}: counts by ${MORE}, found ${amount}`;
}

/** What is up for auction, by whom, and for whom. */
function noAuction(g: G): Wrong {
  if (g.lot === NONE) return 'lot: no column is up for auction';
  if (g.opener === NONE || g.opener >= g.seats || g.players[g.opener].column !== NONE)
    return 'opener: takes no part in this auction';
  const asked = g.agenda.planned(answer).some(({ seat }) => seat === g.opener);
  if (g.bidder === NONE) return asked ? undefined : 'bidder: nobody has bid';
  if (g.bidder >= g.seats || g.players[g.bidder].column !== NONE) return 'bidder: takes no part in this auction';
  const paid = g.agenda.planned(settleBid).length === 0;
  return !paid && g.bid > means(g.players[g.bidder])
    ? `bid: seat ${g.bidder} owns ${means(g.players[g.bidder])} (5.6)`
    : undefined;
}

function notBidder(g: G, { seat, at }: Here): Wrong {
  return seat === g.bidder ? undefined : `${at}.seat: seat ${g.bidder} has bid most (5.9)`;
}

/** 5.9: what is due can be paid with this kind and those after it. */
function paying(g: G, here: Here, what: number): Wrong {
  const me = g.players[here.seat];
  if (g.due === 0) return 'due: nothing is left to pay';
  const left = me.stock.at(what) + laterMeans(me, what);
  return g.due <= left ? notBidder(g, here) : `due: seat ${here.seat} has ${left} from ${stuff.text(what)} on (5.9)`;
}

const LAST_SERIES = series.size - 1;

/** 3.2: three series in their order, and then the income. */
function nextSeries(kind: number, next: Here | undefined): Wrong {
  if (next?.task === playSeries && next.about.kind !== kind + 1)
    return `${next.at}.kind: the series are ${series.list.join(', ')} (3.2)`;
  return next?.task === income && kind !== LAST_SERIES ? `${next.at}: a series is still to be played (3.2)` : undefined;
}

const firstSeries = (next: Here | undefined): Wrong => nextSeries(-1, next);

/** 6.1: one turn for everybody, in turn order. */
function takingTurns(g: G, here: Here): Wrong {
  const { about, next, at } = here;
  if (about.built !== 0) return `${at}.built: a turn begins without shops built`;
  if (next?.task === turn && next.about.series !== about.series)
    return `${next.at}.series: everybody plays the same series (6.1)`;
  return next?.task === turn ? rises(g, here, 'token') : nextSeries(about.series, next);
}

/** What is asked within a turn, of whom the turn is. */
function inTurn(here: Here, kind?: (typeof series.list)[number]): Wrong {
  if (kind !== undefined && here.next?.about.series !== series.of[kind])
    return `${here.at}: belongs to a ${kind} turn (6.3)`;
  return sameSeat(here);
}

function buildingMore(g: G, { about, at }: Here): Wrong {
  if (about.series !== series.of.town) return `${at}.series: shops are built with town tiles (7.1)`;
  return about.built > 0 && about.built < editionOf(g).limits.shops
    ? undefined
    : `${at}.built: 1 to ${editionOf(g).limits.shops} shops are built with one tile (7.1)`;
}

/** 9.11, 9.12: furs aboard and those still to load are the ship's number, and its owner has them. */
function loading(g: G, { seat, about, at }: Here, kind: number): Wrong {
  if (!g.shipDisplay.has(about.ship)) return `${at}.ship: ${about.ship} is not on display (9.17)`;
  const ship = editionOf(g).ships[about.ship - 1];
  for (let later = kind; later < furs.size; later++)
    if (g.hold.at(later) > 0) return `hold.${furs.text(later)}: is still to be loaded (9.11)`;
  if (about.left === 0 || g.hold.total + about.left !== ship.furs)
    return `${at}.left: the ship takes ${ship.furs} furs, of which ${g.hold.total} are aboard (9.11)`;
  const me = g.players[seat];
  let own = fursOf(me);
  for (let earlier = 0; earlier < kind; earlier++) own -= me.stock.at(FUR + earlier);
  return own < about.left ? `${at}.left: seat ${seat} has ${own} furs to load (9.11)` : undefined;
}

/** 13.3: whoever has traded nothing yet can trade something. */
function exchanging(g: G, { seat, about, at }: Here, most: (g: G, me: Me) => number): Wrong {
  if (about.traded === 0 && most(g, g.players[seat]) === 0) return `${at}: seat ${seat} has nothing to trade (13.3)`;
  return manyMores(about.traded, `${at}.traded`);
}

/** 10.12, 13.9 */
function atTheMarket(g: G, { seat, about, at }: Here): Wrong {
  const me = g.players[seat];
  if (about.furs > fursToDraw(g)) return `${at}.furs: there are ${fursToDraw(g)} furs (13.9)`;
  return about.due > me.coin + me.goods ? `${at}.due: seat ${seat} has ${me.coin + me.goods} (10.12)` : undefined;
}

/** 11.4: where all shops close, or none, nobody is asked. */
function losing(g: G, { seat, about, at }: Here): Wrong {
  const shops = shopsOf(g.players[seat]);
  return about.unpaid > 0 && about.unpaid < shops ? undefined : `${at}.unpaid: seat ${seat} has ${shops} shops (11.4)`;
}
