import { defineGame, type Json } from '@mokum/kernel';
import { answer, auction, award, bid, freeColumn, passBid, pickColumn, settleBid } from './auction.ts';
import { check } from './check.ts';
import { defaultEdition } from './data/edition.ts';
import { released } from './data/released.ts';
import { causes, lands, ships } from './domains.ts';
import { buyGrain, buyWood, sellGrain, sellWood } from './exchange.ts';
import { drawFur, fillSpace, fillTraders } from './furs.ts';
import { happenings } from './happenings.ts';
import { imagine } from './imagine.ts';
import { largeAmounts } from './large-amounts.ts';
import { feed, harvest, income, loseShop, rents, unload } from './income.ts';
import { readOptions, useOptions } from './options.ts';
import { payAtOnce } from './pay-in-one.ts';
import { payments } from './payment.ts';
import { plan } from './plan.ts';
import { endOfRound, round } from './round.ts';
import { finalScoring, result } from './scoring.ts';
import { settle } from './settle.ts';
import { begin, firstPlayer, placeShop, placing, startFurs } from './set-up.ts';
import { marketCoin } from './specials.ts';
import { fields, MOST_SEATS } from './state.ts';
import { tablesPlayed } from './tables.ts';
import { moreShops, stop } from './town.ts';
import { loads } from './trade.ts';
import { playSeries, turn } from './turn.ts';
import { confirm } from './turn-order.ts';
import { dealChest, dealLands, dealShips, upkeep } from './upkeep.ts';

const tasks = [
  firstPlayer,
  startFurs,
  drawFur,
  fillTraders,
  fillSpace,
  placing,
  placeShop,
  confirm,
  round,
  upkeep,
  dealLands,
  dealShips,
  dealChest,
  auction,
  pickColumn,
  answer,
  bid,
  passBid,
  settleBid,
  ...payments,
  award,
  freeColumn,
  playSeries,
  turn,
  moreShops,
  stop,
  ...loads,
  buyWood,
  sellWood,
  buyGrain,
  sellGrain,
  marketCoin,
  income,
  harvest,
  feed,
  loseShop,
  unload,
  rents,
  endOfRound,
  finalScoring,
];

export const nieuwAmsterdam = defineGame({
  name: 'nieuw-amsterdam',
  rules: 1,
  seats: { least: 2, most: MOST_SEATS },
  fields,
  agenda: { main: 24, lane: 0 },
  tasks,
  plan,
  happenings,
  causes,
  pieces: [lands, ships],
  tables: tablesPlayed,
  packField: 'edition',
  edition: defaultEdition as unknown as Json,
  released,
  readOptions,
  useOptions,
  begin,
  derive: () => undefined,
  settle,
  check,
  result,
  shorthands: [payAtOnce, ...largeAmounts],
  imagine,
});
