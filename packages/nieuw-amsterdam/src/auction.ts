import { NONE, nothing } from '@mokum/kernel';
import { offerAmounts } from './amounts.ts';
import { amounts, causes, COIN, columns, MORE, series, sums } from './domains.ts';
import { swapped, took } from './happenings.ts';
import { gain, means } from './holdings.ts';
import { askPayment } from './payment.ts';
import { choice, either, type G, type Me, step } from './state.ts';
import { editionOf } from './tables.ts';
import { confirm, holderOf } from './turn-order.ts';

const TWO_PLAYERS = 2;
const LONG_COLUMN = 3;

/** 5.1, 5.17: one auction after the other, until one player is left without a column. */
export const auction = step('auction', (g) => {
  let first = -1;
  let without = 0;
  for (let token = g.seats; token >= 1; token--) {
    const seat = holderOf(g, token);
    if (g.players[seat].column !== NONE) continue;
    first = seat;
    without++;
  }
  if (without > 1) g.next(pickColumn, first);
  else if (without === 1) g.next(freeColumn, first);
});

function isTaken(g: G, column: number): boolean {
  for (let seat = 0; seat < g.seats; seat++) if (g.players[seat].column === column) return true;
  return false;
}

/** 5.2, 5.18 */
export const pickColumn = choice('pick-column', columns, {
  seen: 'all',
  options(g, _me, offer) {
    for (let column = 1; column <= columns.size; column++) {
      if (isTaken(g, column)) offer.not(column, '5.2');
      else if (g.seats === TWO_PLAYERS && editionOf(g).chest[column - 1].tiles !== LONG_COLUMN)
        offer.not(column, '5.18');
      else offer(column);
    }
  },
  do(g, me, column) {
    g.lot = column;
    g.opener = me.index;
    g.bidder = NONE;
    g.bid = 0;
    g.next(answer, me.index, { said: 0 });
    // The opener holds the lowest token of those without a column, so turn order goes on from there (5.4).
    for (let token = me.token + 1; token <= g.seats; token++) {
      const seat = holderOf(g, token);
      if (g.players[seat].column === NONE) g.next(answer, seat, { said: 0 });
    }
    g.next(settleBid);
  },
});

/** 5.3 to 5.7: a bid is a number only. It stands at once, as at the table. */
export const bid = choice('bid', amounts, {
  seen: 'all',
  ends: 'turn',
  args: { said: sums },
  options(g, me, offer, { said }) {
    const least = g.bidder === NONE ? 0 : g.bid + 1;
    offerAmounts(offer, least - said, means(me) - said, '5.5', '5.6');
  },
  do(g, me, amount, { said }) {
    if (amount === MORE) {
      g.next(answer, me.index, { said: said + MORE });
      return;
    }
    g.bid = said + amount;
    g.bidder = me.index;
  },
});

/** 5.3: who put the column up cannot pass; nor can whoever has begun to name a number. */
export const passBid = choice('pass', nothing, {
  seen: 'all',
  ends: 'turn',
  args: { said: sums },
  options(g, me, offer, { said }) {
    if (g.opener === me.index) offer.not(0, '5.3');
    else if (said > 0) offer.not(0, '5.4');
    else offer(0);
  },
  do: () => undefined,
});

export const answer = either('answer', [bid, passBid], { said: sums });

/** 5.9: the highest bidder pays exactly the bid. */
export const settleBid = step('settle-bid', (g) => {
  const winner = g.players[g.bidder];
  g.cause = causes.of.bid;
  g.due = g.bid;
  if (g.due > 0) {
    askPayment(g, winner, 0);
    g.next(confirm, winner.index);
  }
  g.next(award, winner.index);
});

/** 5.11, 5.12, 5.14: tiles, the token on the column, then the bonus. */
export const award = step('award', (g) => {
  const me = g.players[g.seat];
  const opener = g.players[g.opener];
  if (opener !== me) {
    const token = me.token;
    me.token = opener.token;
    opener.token = token;
    g.tell(swapped, me.index, opener.index, me.token);
  }
  takeColumn(g, me, g.lot, g.bid);
  g.lot = NONE;
  g.opener = NONE;
  g.bidder = NONE;
  g.bid = 0;
  g.next(auction);
});

function takeColumn(g: G, me: Me, column: number, bidOf: number): void {
  const { tiles } = g.chest[column - 1];
  me.column = column;
  for (let kind = 0; kind < series.size; kind++) me.tiles.add(kind, tiles.at(kind));
  tiles.clear();
  g.tell(took, me.index, column, bidOf);
  g.cause = causes.of['column-bonus'];
  gain(g, me, COIN, editionOf(g).chest[column - 1].bonus);
}

/** 5.17, 5.19: the last player takes a column free and keeps the token. */
export const freeColumn = choice('free-column', columns, {
  seen: 'all',
  ends: 'turn',
  options(g, _me, offer) {
    for (let column = 1; column <= columns.size; column++) {
      if (isTaken(g, column)) offer.not(column, '5.2');
      else if (g.seats === TWO_PLAYERS && editionOf(g).chest[column - 1].tiles === LONG_COLUMN)
        offer.not(column, '5.19');
      else offer(column);
    }
  },
  do: (g, me, column) => takeColumn(g, me, column, 0),
});
