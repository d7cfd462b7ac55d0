import { NONE, refuse } from '@mokum/kernel';
import { placeBailiff } from './bailiff.ts';
import { boardOf } from './board.ts';
import { figuresOf, expansions } from './expansions.ts';
import { placeForeman } from './foreman.ts';
import { ordersOf } from './hand-back.ts';
import type { AmsterdamOptions } from './options.ts';
import { dealOrders, drawOpenOrder, drawOrder, openingOrders } from './orders.ts';
import type { G } from './state.ts';
import { placeTrader } from './trader.ts';
import { toCome } from './needs.ts';

const wrong = (message: string): never => refuse('bad-state', message);

/** What belongs to an expansion lies on the table only where the options have it. */
export function checkExpansionsOf(g: G, options: AmsterdamOptions): void {
  const { foreman, trader, orders, openOrders, extraTiles } = options;
  if (!foreman && (g.foreman !== NONE || toCome(g, placeForeman))) wrong('foreman: is not in play (options.foreman)');
  if (!foreman && (g.bailiff !== NONE || toCome(g, placeBailiff))) wrong('bailiff: is not in play (options.foreman)');
  if (!trader && (g.trader !== NONE || toCome(g, placeTrader))) wrong('trader: is not in play (options.trader)');
  const owner = g.players.slice(0, g.seats).find((me) => ordersOf(me).length > 0);
  if (orders === 0 && owner) wrong(`players[${owner.index}].orders: are not in play (options.orders)`);
  if (orders === 0 && toCome(g, dealOrders, drawOrder, drawOpenOrder, openingOrders))
    wrong('agenda.main: orders are not in play (options.orders)');
  for (const { about } of g.agenda.planned(expansions))
    if (about.figures !== figuresOf(options) || about.orders !== orders || about.laidOpen !== openOrders)
      wrong('agenda.main: the options have other expansions');
  checkTiles(g, extraTiles);
}

/** 19: without expansion 4 the tiles C lie in the box, with it the box is empty. */
function checkTiles(g: G, inPlay: boolean): void {
  for (const { number, stack } of boardOf(g).edition.market) {
    const boxed = !inPlay && stack !== 'A' && stack !== 'B';
    if (boxed !== g.box.has(number))
      wrong(`box: tile ${number} ${boxed ? 'is not in play (options.extraTiles)' : 'is in play'}`);
  }
}
