import { defineGame, type Json } from '@mokum/kernel';
import { activated, becomeActive, discount, payCardWith } from './activate.ts';
import { amstelSteps, moved, paidMove } from './amstel.ts';
import { delivered, enter, housed, loaded, sailed, tookDocker } from './barge.ts';
import { bailiffLeaves, bailiffMoves, moveBailiff, placeBailiff } from './bailiff.ts';
import { payBlockWith, putCrest, sell, sold, tookBlock } from './blocks.ts';
import { boardOf, everyCard, tablesPlayed, useEdition, ARTISAN, BUILDING } from './board.ts';
import { defaultEdition } from './data/edition.ts';
import { drawTile } from './draw-tile.ts';
import { type RulingName, rulingNames, rulingValues } from './data/rulings.ts';
import { expansions, planExpansions } from './expansions.ts';
import { foremanLeaves, foremanMoves, moveForeman, placeForeman } from './foreman.ts';
import { gainColour, gulden, penalty, points, resource } from './gains.ts';
import { handBack, handedBack, handingBack, scoreOrders } from './hand-back.ts';
import { imagine } from './imagine.ts';
import { check } from './check.ts';
import { derive, settle } from './load.ts';
import { marketPoints } from './market.ts';
import { type AmsterdamOptions, readOptions, rulingsOf, useOptions } from './options.ts';
import { dealOrders, drawOpenOrder, drawOrder, openingOrders, openOrder, showOrder, shownOrder } from './orders.ts';
import { payAmount, payColour } from './payment.ts';
import { plan } from './plan.ts';
import { chooseCard, discarded, discardSixth, phaseOne, roundBegins, takeCards } from './phase-one.ts';
import {
  chooseDice,
  extraDie,
  fillsSegment,
  phaseTwo,
  roll,
  shiftDie,
  takeDice,
  turnDials,
  turnHighDice,
} from './phase-two.ts';
import { nextRound, phaseFour, round, storeResource, storing } from './rounds.ts';
import {
  result,
  scoreDistricts,
  scoreEndCards,
  scoreGroups,
  scoreLeftovers,
  scorePenalties,
  scoring,
} from './scoring.ts';
import {
  dealDockers,
  dealGoods,
  done,
  drawDistrict,
  firstCard,
  firstCards,
  firstColour,
  firstResources,
  reveal,
  revealSome,
  secondColour,
  secondColours,
  stackDiscs,
} from './set-up.ts';
import type { SeatCount } from './data/names.ts';
import { cards, causes, fields, type G, MOST_SEATS, orders, tiles } from './state.ts';
import { activateFree, drawSwap, freeBlock, bargeTo, swapOut, swapIn, swapKind, swapStack } from './tiles.ts';
import { moveTrader, placeTrader, traderLeaves, traderMoves } from './trader.ts';
import { tomChooses, tomHappenings, tomMap, tomTurn } from './tom-turn.ts';
import { phaseThree, takeTurns, turn } from './turn.ts';
import { discardMap, giveCard, used, useNext } from './use-card.ts';

/** Chapter 2: the set-up is played; its agenda begins with its chances. */
function begin(g: G, json: Json): void {
  const options = json as unknown as AmsterdamOptions;
  if (options.pack !== undefined) g.edition = useEdition(options.pack);
  for (const [name, answer] of Object.entries(rulingsOf(options)))
    (g as unknown as Record<string, number>)[name] = (rulingValues[name as RulingName] as readonly string[]).indexOf(
      answer,
    );
  const { kindOf, edition } = boardOf(g);
  const { rounds, districtTiles, market, harbour } = edition;
  everyCard((card) =>
    (kindOf[card] === ARTISAN ? g.artisans : kindOf[card] === BUILDING ? g.buildings : g.maps).add(card),
  );
  for (const { number, stack } of market)
    (options.extraTiles || stack === 'A' || stack === 'B' ? g.tiles : g.box).add(number);
  g.orderStack.fill();
  g.firstRound = options.length === 'short' ? rounds.shortStart : 1;
  g.round = g.firstRound;
  for (let seat = 0; seat < g.seats; seat++) {
    g.players[seat].gulden = rounds.startGulden;
    g.players[seat].barge = harbour.start;
  }
  derive(g);
  g.next(dealGoods);
  g.next(dealDockers);
  for (let i = 0; i < districtTiles.open[g.seats as SeatCount]; i++) g.next(drawDistrict);
  g.next(stackDiscs);
  g.next(drawTile);
  const first = rounds.firstCards[g.seats as SeatCount];
  revealSome(g, BUILDING, first.buildings);
  revealSome(g, ARTISAN, first.artisans);
  g.next(firstCards, -1, { turn: 0 });
  g.next(firstResources, -1, { turn: 0 });
  planExpansions(g, options);
  g.next(round);
}

export const amsterdam = defineGame({
  name: 'amsterdam',
  rules: 2,
  seats: { least: 1, most: MOST_SEATS },
  fields,
  agenda: { main: 16, lane: 1 },
  causes,
  sources: cards,
  tasks: [
    dealGoods,
    dealDockers,
    drawDistrict,
    stackDiscs,
    drawTile,
    reveal,
    firstCards,
    firstCard,
    firstResources,
    firstColour,
    secondColour,
    secondColours,
    done,
    expansions,
    placeForeman,
    placeBailiff,
    dealOrders,
    drawOrder,
    drawOpenOrder,
    openingOrders,
    openOrder,
    placeTrader,
    round,
    phaseOne,
    tomChooses,
    tomMap,
    takeCards,
    chooseCard,
    discardSixth,
    phaseTwo,
    roll,
    tomTurn,
    turnHighDice,
    takeDice,
    chooseDice,
    shiftDie,
    extraDie,
    turnDials,
    phaseThree,
    takeTurns,
    turn,
    payCardWith,
    discount,
    becomeActive,
    giveCard,
    discardMap,
    useNext,
    payBlockWith,
    putCrest,
    sell,
    enter,
    amstelSteps,
    paidMove,
    payColour,
    payAmount,
    gainColour,
    moveForeman,
    moveBailiff,
    moveTrader,
    activateFree,
    bargeTo,
    freeBlock,
    swapOut,
    swapKind,
    swapIn,
    swapStack,
    drawSwap,
    phaseFour,
    storing,
    storeResource,
    nextRound,
    scoring,
    scorePenalties,
    scoreEndCards,
    scoreOrders,
    showOrder,
    handingBack,
    handBack,
    scoreGroups,
    scoreDistricts,
    scoreLeftovers,
  ],
  happenings: [
    points,
    gulden,
    resource,
    penalty,
    roundBegins,
    discarded,
    fillsSegment,
    activated,
    used,
    tookBlock,
    sold,
    loaded,
    sailed,
    tookDocker,
    housed,
    delivered,
    moved,
    marketPoints,
    ...tomHappenings,
    foremanMoves,
    foremanLeaves,
    bailiffMoves,
    bailiffLeaves,
    traderMoves,
    traderLeaves,
    shownOrder,
    handedBack,
  ],
  plan,
  agreed: [...rulingNames, 'firstRound'],
  pieces: [cards, tiles, orders],
  tables: tablesPlayed,
  packField: 'edition',
  edition: defaultEdition as unknown as Json,
  readOptions: (json, seats) => readOptions(json, seats) as unknown as Json,
  useOptions,
  begin,
  derive,
  settle,
  check,
  result,
  imagine,
});
