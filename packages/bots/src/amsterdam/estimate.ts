import {
  type Board,
  boardOf,
  costOf,
  dialPlace,
  discountOn,
  districtPoints,
  type G,
  type Me,
  priceOf,
  priceOfTokens,
} from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { activeWorth, cardWorth, GULDEN } from './card-worth.ts';
import type { Sailing } from './cargo.ts';
import { costAll, costIn, INACTIVE } from './dial.ts';
import { groupWorth } from './group.ts';
import { knownTrip } from './known-trips.ts';
import { ordersWorth } from './orders.ts';
import { purseWorth } from './purse.ts';
import { riverWorth } from './river.ts';
import { tomDockers } from './tom.ts';
import { tomCity } from './tom-city.ts';
import { power } from '../powers.ts';

const LAST_ROUND = 12;
const MOUTH = 18;
/*
 * Numbers were judged, or "measured" by a regression on the bot's own games, and then "stepped": moved the way its points
 * were better (docs/decisions/amsterdam-bot.md; scripts/step-weights-amsterdam.mjs lists those that are). What stands for
 * TOM is counted as his rules give it.
 */

/** What a token to come counts in the last round: more than its points, or other small gains would come first. */
const TOKEN = 14;
/** What an inactive card costs beside its resources, for each round that has passed; judged. */
const WAITED = 0.232;
/** A good on board, one in the storage and a gulden, beside the trip and the purse they are thought of in: at first, and by the last round; stepped. */
const LOADED = 0.596;
const LOADED_LATE = 0.304;
const KEPT = -0.756;
const KEPT_LATE = -0.0427;
const COIN = 0.08;
const COIN_LATE = -0.044;
/** An active card and an inactive one, whatever they say; stepped. */
const ONE = 0.423;
const HAND = 0.42;
/** What a crest and a place on the Amstel count by the last round beyond what they count at first; stepped. */
const CREST_LATE = 0.349;
const PLACE_LATE = -0.044;
/** How much of the group and of the districts is counted on while the game goes on; stepped. */
const GROUP = 1.2;
const DISTRICT = 0.995;
/** How much of its resources' worth an inactive card costs, and how much of that if a round to come pays it; stepped, judged. */
const RELIEF = 1.03;
const COVERED = 1.02;
/** How much of what a card will bring is there before it is active; measured. */
const HELD = 0.271;
/** What each inactive card beyond the third costs; stepped. */
const FULL = 3.18;
/** How much of a trip's worth is counted on, so that what is delivered counts more than what might be; measured. */
const TRIP = 0.655;
/** The same for what the purse can buy; stepped. */
const PURSE = 0.543;
/** The same for active cards; stepped. */
const ACTIVE = 0.999;
/** A crest and a docker on board, apart from all else; judged. */
const CREST = 0.663;
const ABOARD = 0.522;
/** To be before TOM on the Amstel, so that he takes no card away (20.6); judged. */
const AHEAD = 0.5;
/** A card that the pool pays, one that it pays in part, and a block that it pays, in resources; judged. */
const PAYS = 0.962;
const PARTLY = 0.337;
const PAYS_BLOCK = 0.83;
/** A step on the Amstel, bridges apart; stepped. */
const PLACE = 0.118;
/** What a resource counts that completes a card of the next round: more than a block, or all would be spent on those. */
const COMPLETES = 7.89;

/** Orders count a little more than they are worth, or small gains elsewhere would always come first. */
const STEERING = 1.4;
/** A free step of the barge that is still to be made. */
const FREE_STEP = 0.3;

export const roundsLeft = (g: G): number => LAST_ROUND + 1 - g.round;

/** What a step of the barge costs in points, and how much a thing keeps of its worth with every step it waits. */
const STEP = 1;
const LATER = 0.98;
/** Resources that a round to come spares for the barge. */
const SPARE = 3.29;
/** How much of the quick delivery is counted on. */
const QUICK = 0.617;

/** What TOM loses by a docker that is brought home before his. */
const dockedWorth = (g: G, board: Board): number =>
  g.seats === 1 ? tomDockers(g, board, g.housed.total) - tomDockers(g, board, g.housed.total + 1) : 0;

/** Steps to come: what the pool and the rounds to come can spare. */
function sailing(g: G, me: Me, board: Board): Sailing {
  const each = me.stepsPerResource;
  const now = me.pool.total * each + g.freeSteps + g.halfSteps;
  return {
    step: STEP / each,
    later: LATER,
    steps: now + SPARE * each * (roundsLeft(g) - 1),
    extra:
      board.edition.rounds.rounds[g.round - 1].quickDelivery * QUICK +
      (me.active.has(73) ? 1 : 0) +
      (me.active.has(75) ? GULDEN : 0),
    docked: dockedWorth(g, board),
  };
}

/** A docker that waits counts half, since part of the way is sailed for other things. */
const LURE = 0.406;
const FETCH = 0.275;

/** Dockers that wait at docks: the best of them, fetched and brought home. */
function lure(g: G, me: Me, board: Board): number {
  if (me.dockers.total >= board.edition.rounds.dockersOnBoard) return 0;
  const place = Math.min(g.housed.total + me.dockers.total, board.house.length - 1);
  const docked = dockedWorth(g, board);
  let best = 0;
  for (let at = 0; at < board.beside.length; at++) {
    const dock = board.dockAt[at];
    if (dock === NONE) continue;
    const there = g.docks[dock].dockers;
    for (let docker = there.first(); docker !== NONE; docker = there.next(docker)) {
      const far = board.steps[me.barge][at] + board.steps[at][board.dockAt.indexOf(docker)];
      const value = GULDEN + (board.house[place] * me.dockerPointsTimes + docked) * power(LATER, far);
      best = Math.max(best, LURE * (value - FETCH * far));
    }
  }
  return best;
}

/** Steps of the disc that a round to come will spare, and those of the last round's push. */
const STRIDE = 1.61;
const PUSH = 6.67;
/** The way to the mouth as it would be gone turn by turn, with a resource worth so much; stepped, judged. */
const WAY = 0.0867;
const PRICE = 1.2;
/** How much of the bridges ahead is counted on. */
const RIVER = 0.859;

/** Bridges and the mouth ahead, the more of each the nearer it is to what can still be reached. */
function river(g: G, me: Me, board: Board): number {
  const from = g.amstel.placeOf(me.index);
  const reach = PUSH + STRIDE * (roundsLeft(g) - 1);
  let sum = PLACE * from + WAY * riverWorth(g, me, roundsLeft(g) - 1, PRICE);
  for (let place = from; place < MOUTH && place + 1 - from < reach; place++) {
    const value = board.bridgeAfter[place] + (place === MOUTH - 1 ? board.edition.amstel.mouthValue : 0);
    if (value > 0) sum += RIVER * value * (1 - (place + 1 - from) / reach);
  }
  return sum;
}

/** Cards and blocks that the pool could pay at once: what makes one colour better than another. */
function within(g: G, me: Me, board: Board): number {
  let sum = 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    let missing = -discountOn(board, me, card);
    let cost = 0;
    for (let colour = 0; colour < 6; colour++) {
      cost += costOf(board, card, colour);
      missing += Math.max(0, costOf(board, card, colour) - me.pool.at(colour));
    }
    sum += missing <= 0 ? PAYS : (PARTLY * Math.max(0, cost - missing)) / cost;
  }
  if (g.blocksTaken >= me.blocksPerTurn) return sum;
  let block = 0;
  for (let id = 1; id <= 36; id++)
    if (!g.taken.has(id) && me.pool.at(board.colour[id]) >= priceOf(g, me, id)) block = PAYS_BLOCK;
  return sum + block;
}

/** Whether a round to come holds all that a card costs. */
function covered(board: Board, me: Me, card: number): boolean {
  const discount = discountOn(board, me, card);
  for (let segment = 1; segment <= 4; segment++) {
    let missing = -discount;
    for (let colour = 0; colour < 6; colour++)
      missing += Math.max(0, costOf(board, card, colour) - me.dial.at(dialPlace(segment, colour)));
    if (missing <= 0) return true;
  }
  return false;
}

/** Whether a resource of the pool, stored, pays a card together with the next round's; one that can be paid now needs none. */
function worthStoring(me: Me, board: Board): boolean {
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    let missing = -discountOn(board, me, card);
    let missingNow = missing;
    let here = false;
    for (let colour = 0; colour < 6; colour++) {
      const cost = costOf(board, card, colour);
      missingNow += Math.max(0, cost - me.pool.at(colour));
      const lacks = cost - me.dial.at(dialPlace(1, colour));
      if (lacks <= 0) continue;
      missing += lacks;
      if (me.pool.at(colour) > 0) here = true;
    }
    if (missing === 1 && here && missingNow > 0) return true;
  }
  return false;
}

/** 4.6: with five cards below the board, the next one to be taken costs a token. */
const sixthCard = (me: Me, board: Board): number =>
  me.inactive.size < INACTIVE || me.mayDeclineCard > 0
    ? 0
    : priceOfTokens(board, me.penalties + 1) - priceOfTokens(board, me.penalties);

/** How a table stands for a player in the middle of a turn; a resource of the pool counts `resource`. */
export function worthOf(g: G, me: Me, resource: number): number {
  const board = boardOf(g);
  const rounds = roundsLeft(g);
  const last = rounds === 1;
  let sum = me.points + me.pool.total * resource;
  sum += PURSE * purseWorth(g, me);
  sum += ACTIVE * activeWorth(g, me, rounds - 1);
  sum += (last ? 1 : GROUP) * groupWorth(g, me, rounds);
  const known = 0.4 + (0.6 * g.round) / LAST_ROUND;
  for (let district = 0; district < 6; district++)
    if (g.openDistricts.has(district)) sum += DISTRICT * known * districtPoints(g, district)[me.index];
  // A card that stays below the board costs a token at the end, and room before that.
  const stays = me.noTokenForInactive > 0 ? 0.05 : 1;
  if (last) sum -= me.inactive.size * stays * TOKEN;
  else
    for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card))
      sum -=
        stays *
          (covered(board, me, card) ? COVERED : 1) *
          (WAITED * g.round + RELIEF * costIn(g.round) * costAll(board, card)) -
        HELD * cardWorth(g, me, card, rounds - 2);
  if (!last) sum -= FULL * Math.max(0, me.inactive.size - 3) + sixthCard(me, board);
  sum += STEERING * ordersWorth(g, me);
  sum += TRIP * knownTrip(g, me, board, sailing(g, me, board)) + FREE_STEP * g.freeSteps;
  if (g.seats === 1) sum -= tomCity(g, board);
  if (last) return sum + swapHope(g, me, board);
  const passed = g.round / LAST_ROUND;
  sum += (LOADED + LOADED_LATE * passed) * me.aboard.total + (KEPT + KEPT_LATE * passed) * me.storage.total;
  sum += (COIN + COIN_LATE * passed) * me.gulden + ONE * me.active.size - HAND * me.inactive.size;
  sum += (CREST_LATE * me.crests.size + PLACE_LATE * g.amstel.placeOf(me.index)) * passed;
  if (g.seats === 1) sum -= tomDockers(g, board, g.housed.total);
  sum += CREST * me.crests.size + ABOARD * me.dockers.total;
  if (g.seats === 1 && g.amstel.placeOf(0) > g.amstel.placeOf(1)) sum += AHEAD;
  if (worthStoring(me, board)) sum += COMPLETES;
  return sum + lure(g, me, board) + river(g, me, board) + within(g, me, board) * resource;
}

/** In the last round a card that can be paid now is as good as active: tile 18 may bring one (23.18). */
function swapHope(g: G, me: Me, board: Board): number {
  if (board.edition.market[g.market.at(0) - 1]?.bonus?.is !== 'swap-inactive') return 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card)) {
    let missing = -discountOn(board, me, card);
    for (let colour = 0; colour < 6; colour++) missing += Math.max(0, costOf(board, card, colour) - me.pool.at(colour));
    if (missing <= 0) return TOKEN / 2;
  }
  return 0;
}
