import {
  completedLands,
  districts,
  editionOf,
  electionPoints,
  feeOf,
  FUR,
  type G,
  goodsIncome,
  grainIncome,
  lastLandPoints,
  type Me,
  majority,
  placePoints,
  quayRoom,
  shopsOf,
  SOLE,
  stuff,
  travelGrain,
} from '@mokum/nieuw-amsterdam';

/** What one of a thing is worth in points while there are rounds to spend it in; at the end three make one point. */
const COIN_WORTH = 0.5;
const WOOD_WORTH = 0.62;
const GOODS_WORTH = 0.65;
const GRAIN_WORTH = 0.45;
const AT_THE_END = 1 / 3;
/** A shop that closes costs its points and all it would have brought. */
const HUNGER = 20;
const GRANARY = districts.indexOf('granary');

/** How far a round has come for a player: turns with a special action that still come before the shops are fed. */
export interface Outlook {
  readonly specialsToCome: number;
}

const fading = (worth: number, later: number): number => (later > 0 ? worth : AT_THE_END);

/**
 * An estimate of a player's points at the end of the game, as the table stands in the action phase of a round: what is
 * scored, what majorities, lands, ships and furs promise, and what lies in stock.
 */
export function worth(g: G, me: Me, { specialsToCome }: Outlook): number {
  const later = editionOf(g).rounds - g.round;
  const incomes = later + 1;
  return (
    me.score +
    townWorth(g, me, later, incomes) +
    rowWorth(g, me, later) +
    tradeWorth(g, me, later, incomes) +
    stockWorth(g, me, later) -
    hunger(g, me, specialsToCome)
  );
}

function townWorth(g: G, me: Me, later: number, incomes: number): number {
  let sum = 0;
  const coin = fading(COIN_WORTH, later) * incomes;
  // Elections to come: the final one, and those one calls oneself.
  const elections = 1 + 0.3 * later;
  for (let district = 0; district < districts.length; district++) {
    const own = me.shops.at(district);
    if (own === 0) continue;
    sum += coin + electionPoints(g, me, district) * elections;
    if (majority(g, me, district) === SOLE) sum += coin;
    else if (later > 0) sum += 0.2;
  }
  return sum - shopsOf(me) * GRAIN_WORTH * later;
}

function rowWorth(g: G, me: Me, later: number): number {
  const grain = fading(GRAIN_WORTH, later);
  const completed = completedLands(g, me);
  let sum = grainIncome(g, me) * grain * (later + 1);
  // What is complete scores at the end at the latest; cleared it gives wood and grain as well.
  sum += lastLandPoints(g, me);
  for (let place = me.cleared; place < completed; place++) {
    const land = editionOf(g).lands[me.lands.at(place) - 1];
    if (later > 0) sum += 0.7 * (land.wood * WOOD_WORTH + land.grain * GRAIN_WORTH * later);
  }
  let farms = me.farms;
  for (let place = 0; place < completed; place++) farms -= editionOf(g).lands[me.lands.at(place) - 1].farms;
  let missing = 0;
  for (let place = completed; place < me.lands.length; place++) {
    const land = editionOf(g).lands[me.lands.at(place) - 1];
    missing += land.farms - (place === completed ? farms : 0);
    const chance = Math.max(0, Math.min(0.8, 0.2 + 0.2 * later - 0.11 * missing));
    const promise = 0.75 * (placePoints(g, place + 1) - (place > 0 ? placePoints(g, place) * 0.5 : 0));
    sum += chance * (promise + land.wood * WOOD_WORTH + land.grain * GRAIN_WORTH * later * 0.8);
  }
  return sum;
}

/** Furs by kind, ordered by how many there are: a shipment scores the first kind best. */
function furWorth(me: Me, later: number): number {
  let total = 0;
  let first = 0;
  let second = 0;
  for (let what = FUR; what < stuff.size; what++) {
    const number = me.stock.at(what);
    total += number;
    if (number > first) {
      second = first;
      first = number;
    } else if (number > second) second = number;
  }
  if (later === 0) return total;
  const load = Math.min(total, 7);
  const a = Math.min(first, load);
  const b = Math.min(second, load - a);
  const shipment = 3 * a + 2 * b + (load - a - b);
  return total < 2 ? total : 0.72 * shipment + 0.9 * (total - load);
}

function tradeWorth(g: G, me: Me, later: number, incomes: number): number {
  const income = Math.min(goodsIncome(g, me), quayRoom(g, me));
  const goods = later > 0 ? income * GOODS_WORTH * 0.85 * incomes : income * AT_THE_END;
  const journeys = later > 0 ? 0.35 * travelGrain(g, me) * GRAIN_WORTH * later : 0;
  return furWorth(me, later) + goods - journeys;
}

function stockWorth(g: G, me: Me, later: number): number {
  // Many of one thing are worth less each: there are only so many turns to use them in.
  const useful = (number: number, most: number, each: number): number =>
    later === 0 ? number * AT_THE_END : Math.min(number, most) * each + Math.max(0, number - most) * 0.35;
  return (
    useful(me.coin, 10, COIN_WORTH) +
    useful(me.wood, 7, WOOD_WORTH) +
    useful(me.goods, quayRoom(g, me), GOODS_WORTH) +
    useful(me.grain, 4 + shopsOf(me), GRAIN_WORTH)
  );
}

/** Grain that the shops will lack when they are fed, if nothing is done. */
export function lackingGrain(g: G, me: Me): number {
  return shopsOf(me) * editionOf(g).prices.food - me.grain - grainIncome(g, me);
}

/** What it costs that shops cannot be fed this round; while the Granary can still be visited, its price. */
function hunger(g: G, me: Me, specialsToCome: number): number {
  const lacking = lackingGrain(g, me);
  if (lacking <= 0) return 0;
  const price = lacking * editionOf(g).prices.grain + feeOf(g, me, GRANARY);
  const visits = specialsToCome + me.special;
  // One special action goes to the Granary; the others can be passed for a coin each.
  if (visits > 0 && me.coin + visits - 1 >= price) return 0.5 + price * COIN_WORTH - lacking * GRAIN_WORTH;
  return HUNGER * lacking;
}
