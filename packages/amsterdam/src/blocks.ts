import { words } from '@mokum/kernel';
import { means } from './activate.ts';
import { BAILIFF_DISCOUNT, disturbBailiff } from './bailiff.ts';
import { type Board, boardOf } from './board.ts';
import * as names from './data/names.ts';
import { LISTENERS } from './effects.ts';
import { earn, gaveByCard, payGulden, payResource, receive } from './gains.ts';
import { amounts, because, blocks, choice, type G, goods, happening, type Me, step } from './state.ts';
import { disturbTrader } from './trader.ts';

/** 026 and 074 listen. */
export const tookBlock = happening('took-block', {
  seen: 'all',
  args: { block: blocks },
  heard: (g, me) => (g.acting === me.index ? me.onTookBlock : undefined),
  respond(g, me, source) {
    g.cause = source;
    LISTENERS[source]?.give(g, me, 1);
  },
});
export const sold = happening('sold', { seen: 'all', args: { good: goods } });

/** 8.3, 025, 16.10: what a block costs this player, in resources of its colour; a block may so be free. */
const priceAt = (g: G, board: Board, me: Me, block: number): number =>
  Math.max(0, board.cost[block] - me.blockDiscount - (g.bailiff === block ? BAILIFF_DISCOUNT : 0));
export const priceOf = (g: G, me: Me, block: number): number => priceAt(g, boardOf(g), me, block);

const withResources = (g: G, board: Board, me: Me, block: number): boolean =>
  me.pool.at(board.colour[block]) >= priceAt(g, board, me, block);
/** 027: 2 gulden in place of the resources. */
const withGulden = (me: Me): boolean => me.blockForGulden > 0 && me.gulden >= me.blockForGulden;

export const canPayBlock = (g: G, board: Board, me: Me, block: number): boolean =>
  withGulden(me) || withResources(g, board, me, block);

/** 8.1: one block in a turn, two with 028. */
export const takeBlock = choice('take-block', blocks, {
  seen: 'all',
  options(g, me, offer) {
    if (g.blocksTaken >= me.blocksPerTurn) {
      offer.rest('8.1');
      return;
    }
    const board = boardOf(g);
    for (let block = blocks.lo; block < blocks.lo + blocks.size; block++) {
      if (g.taken.has(block)) offer.not(block, '8.4');
      else if (canPayBlock(g, board, me, block)) offer(block);
      else offer.not(block, '8.3');
    }
  },
  do(g, me, block) {
    const board = boardOf(g);
    const price = priceOf(g, me, block);
    if (withGulden(me) && withResources(g, board, me, block) && price > 0)
      g.next(payBlockWith, me.index, { block, price });
    else if (withResources(g, board, me, block)) payResource(g, me, board.colour[block], price);
    else payGulden(g, me, me.blockForGulden);
    planTaking(g, me, block, takings.of['of-the-turn']);
    disturbBailiff(g, me.index, block);
  },
});

/** Whether a block counts as one of those of the turn (8.1, 25.15). */
export const takings = words('taking', ['of-the-turn', 'extra']);

/** 8.5, 8.6: the crest, then what becomes of the good. */
export function planTaking(g: G, me: Me, block: number, taking: number): void {
  g.next(putCrest, me.index, { block, taking });
  g.next(sell, me.index, { block });
}

/** The price is the one the block was taken for: with the last block the bailiff has left by now (16.14). */
export const payBlockWith = choice('pay-block-with', means, {
  seen: 'all',
  args: { block: blocks, price: amounts },
  options(_g, _me, offer) {
    offer(means.of.resources);
    offer(means.of.gulden);
  },
  do(g, me, way, { block, price }) {
    const board = boardOf(g);
    if (way === means.of.gulden) payGulden(g, me, me.blockForGulden);
    else payResource(g, me, board.colour[block], price);
  },
});

/** 8.5: the crest takes the place of the goods tile. */
export const putCrest = step('put-crest', { block: blocks, taking: takings }, (g, { block, taking }) => {
  const me = g.players[g.seat];
  me.crests.add(block);
  g.taken.add(block);
  if (taking === takings.of['of-the-turn']) g.blocksTaken++;
  g.tell(tookBlock, me.index, block);
});

const sales = words('sale', ['store', 'gulden', ...names.colours]);
const FIRST_COLOUR = 2;

/** 037, 18.2: a sale brings the gulden and a resource, once (26.20). */
const bringsBoth = (g: G, me: Me, good: number): boolean => me.blackMarketBoth > 0 || g.trader === good;

/** 8.6, 8.9, 10.1: the good is stored, or sold at once for 2 gulden or a resource; for both with 037 or the trader. */
export const sell = choice('sell', sales, {
  seen: 'all',
  args: { block: blocks },
  options(g, me, offer, { block }) {
    offer(sales.of.store);
    const good = g.goods.at(block - 1);
    // 10.3: each kind is sold once. With one answer left nobody is asked, so there is nobody to tell why.
    if (g.blackMarket.has(good)) return;
    if (bringsBoth(g, me, good)) offer.not(sales.of.gulden, me.blackMarketBoth > 0 ? '22.37' : '18.2');
    else offer(sales.of.gulden);
    for (let sale = FIRST_COLOUR; sale < sales.size; sale++) offer(sale);
  },
  do(g, me, sale, { block }) {
    const good = g.goods.at(block - 1);
    if (sale === sales.of.store) {
      me.storage.add(good, 1);
      return;
    }
    g.blackMarket.add(good);
    g.cause = because.sale;
    g.tell(sold, me.index, good);
    const { blackMarketGulden } = boardOf(g).edition.rounds;
    if (sale === sales.of.gulden || bringsBoth(g, me, good)) earn(g, me, blackMarketGulden, because.sale);
    // 26.12: on the trader's place the gulden come without 037 too.
    if (sale !== sales.of.gulden && me.blackMarketBoth > 0 && g.trader !== good && blackMarketGulden > 0)
      gaveByCard(g, me, 'gulden');
    if (sale >= FIRST_COLOUR) receive(g, me, sale - FIRST_COLOUR, 1);
    if (g.trader === good) disturbTrader(g, me.index);
  },
});
