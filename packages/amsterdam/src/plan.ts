import { END } from '@mokum/kernel';
import { activated, becomeActive, discount, payCardWith } from './activate.ts';
import { amstelSteps, paidMove } from './amstel.ts';
import { moveBailiff, placeBailiff } from './bailiff.ts';
import { delivered, enter } from './barge.ts';
import { payBlockWith, putCrest, sell, tookBlock } from './blocks.ts';
import { drawTile } from './draw-tile.ts';
import { expansions } from './expansions.ts';
import { moveForeman, placeForeman } from './foreman.ts';
import { gainColour } from './gains.ts';
import { handBack, handingBack, scoreOrders } from './hand-back.ts';
import { marketPoints } from './market.ts';
import * as needs from './needs.ts';
import * as inTurn from './needs-of-a-turn.ts';
import { dealOrders, drawOpenOrder, drawOrder, openingOrders, openOrder, showOrder } from './orders.ts';
import { payAmount, payColour } from './payment.ts';
import { chooseCard, discardSixth, phaseOne, takeCards } from './phase-one.ts';
import { chooseDice, extraDie, phaseTwo, roll, shiftDie, takeDice, turnDials, turnHighDice } from './phase-two.ts';
import { nextRound, phaseFour, round, storeResource, storing } from './rounds.ts';
import { scoreDistricts, scoreEndCards, scoreGroups, scoreLeftovers, scorePenalties, scoring } from './scoring.ts';
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
  secondColour,
  secondColours,
  stackDiscs,
} from './set-up.ts';
import { stands } from './state.ts';
import { activateFree, bargeTo, drawSwap, freeBlock, swapIn, swapKind, swapOut, swapStack } from './tiles.ts';
import { tomChooses, tomMap, tomTurn } from './tom-turn.ts';
import { moveTrader, placeTrader } from './trader.ts';
import { phaseThree, takeTurns, turn } from './turn.ts';
import { discardMap, giveCard, useNext } from './use-card.ts';

/** Chapter 2, and the set-up of the expansions. */
const setUp = [
  stands(dealGoods, { whose: 'nobody', before: [dealDockers], needs: needs.goodsToDeal }),
  stands(dealDockers, { whose: 'nobody', before: [drawDistrict, stackDiscs], needs: needs.dockersToDeal }),
  stands(drawDistrict, { whose: 'nobody', before: [drawDistrict, stackDiscs], needs: needs.districtsToDraw }),
  stands(stackDiscs, { whose: 'nobody', before: [drawTile], needs: needs.discsToStack }),
  stands(drawTile, { whose: 'nobody', before: [reveal, firstCards, round] }),
  stands(reveal, {
    whose: 'nobody',
    before: [reveal, firstCards, tomChooses, takeCards],
    needs: (g, { about, at }) => needs.cardsToReveal(g, about.kind, at),
  }),
  stands(firstCards, {
    whose: 'nobody',
    before: [firstResources],
    needs: (g, here) => needs.turnOf(g, here) ?? needs.firstCardsThere(g, here.about.turn),
  }),
  stands(firstCard, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(done, {
    whose: 'seat',
    before: [firstCards, firstResources, placeBailiff, dealOrders, placeTrader, round, takeCards, takeDice, takeTurns],
  }),
  stands(firstResources, { whose: 'nobody', before: [expansions, round], needs: needs.turnOf }),
  stands(firstColour, {
    whose: 'seat',
    before: [secondColour, secondColours],
    needs: (_g, here) => needs.sameSeat(here),
  }),
  stands(secondColour, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(secondColours, { whose: 'seat', before: [secondColours, done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(expansions, {
    whose: 'nobody',
    before: [round],
    needs: (g, { about, at }) => needs.ordersToDeal(g, 0, about.orders, about.laidOpen, at),
  }),
  stands(placeForeman, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(placeBailiff, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(dealOrders, {
    whose: 'nobody',
    before: [placeTrader, round],
    needs: (g, { about, at }) => needs.ordersToDeal(g, about.turn, about.orders, about.laidOpen, at),
  }),
  stands(drawOrder, { whose: 'seat', before: [drawOrder, dealOrders] }),
  stands(drawOpenOrder, { whose: 'seat', before: [drawOpenOrder, dealOrders] }),
  stands(openingOrders, { whose: 'nobody', before: [placeTrader, round], needs: needs.ordersToOpen }),
  stands(openOrder, { whose: 'seat', during: openingOrders, before: [END], needs: needs.orderToOpen }),
  stands(placeTrader, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
];

/** 3.13: the round and its phases; 15.3: the final scoring. */
const rounds = [
  stands(round, { whose: 'nobody', before: [END] }),
  stands(phaseOne, { whose: 'nobody', before: [phaseTwo] }),
  stands(tomChooses, { whose: 'nobody', before: [takeCards], needs: needs.solo }),
  stands(tomMap, {
    whose: 'seat',
    before: [takeCards],
    needs: (g) => needs.solo(g) ?? (g.revealed.empty ? 'revealed: TOM discards one of them (20.7)' : undefined),
  }),
  stands(takeCards, { whose: 'nobody', before: [phaseTwo], needs: needs.turnOf }),
  stands(chooseCard, { whose: 'seat', before: [done], needs: (_g, here) => needs.sameSeat(here) }),
  stands(discardSixth, { whose: 'seat', before: [done], needs: needs.sixthCard }),
  stands(phaseTwo, { whose: 'nobody', before: [phaseThree] }),
  stands(roll, { whose: 'nobody', before: [tomTurn, turnHighDice] }),
  stands(tomTurn, { whose: 'nobody', before: [turnHighDice], needs: (g) => needs.solo(g) ?? needs.rolled(g) }),
  stands(turnHighDice, { whose: 'nobody', before: [takeDice], needs: needs.rolled }),
  stands(takeDice, {
    whose: 'nobody',
    before: [phaseThree],
    needs: (g, here) => needs.turnOf(g, here) ?? needs.rolled(g),
  }),
  stands(chooseDice, { whose: 'seat', before: [done], needs: (g, here) => needs.sameSeat(here) ?? needs.rolled(g) }),
  stands(shiftDie, { whose: 'seat', before: [done], needs: (g, here) => needs.sameSeat(here) ?? needs.rolled(g) }),
  stands(extraDie, { whose: 'seat', before: [done], needs: needs.shifted }),
  stands(turnDials, { whose: 'nobody', before: [phaseThree] }),
  stands(phaseThree, { whose: 'nobody', before: [phaseFour, scoring], needs: needs.lastRound }),
  stands(takeTurns, {
    whose: 'nobody',
    before: [phaseFour, scoring],
    needs: (g, here) => needs.turnOf(g, here) ?? needs.lastRound(g, here),
  }),
  stands(phaseFour, { whose: 'nobody', before: [round], needs: needs.notTheLast }),
  stands(storing, { whose: 'nobody', before: [round], needs: needs.notTheLast }),
  stands(storeResource, { whose: 'seat', during: storing, before: [END], needs: needs.somethingToStore }),
  stands(nextRound, { whose: 'nobody', before: [round], needs: needs.notTheLast }),
  stands(scoring, { whose: 'nobody', before: [END] }),
  stands(scorePenalties, { whose: 'nobody', before: [scoreEndCards] }),
  stands(scoreEndCards, { whose: 'nobody', before: [scoreOrders] }),
  stands(scoreOrders, { whose: 'nobody', before: [scoreGroups], needs: needs.turnOf }),
  stands(showOrder, { whose: 'seat', before: [showOrder, scoreOrders], needs: needs.orderToShow }),
  stands(handingBack, { whose: 'nobody', before: [scoreGroups] }),
  stands(handBack, { whose: 'seat', during: handingBack, before: [END], needs: needs.somethingToHandBack }),
  stands(scoreGroups, { whose: 'nobody', before: [scoreDistricts] }),
  stands(scoreDistricts, { whose: 'nobody', before: [scoreLeftovers] }),
  stands(scoreLeftovers, { whose: 'nobody', before: [END] }),
];

/** What follows the bonus of a market tile. */
const afterBonus = [marketPoints, turn] as const;
/** What follows a card that became active: tile 24 activates two. */
const afterActivation = [activateFree, ...afterBonus] as const;

/** 6.1: a turn of phase III, and what its actions ask for. */
const turns = [
  stands(turn, { whose: 'seat', before: [takeTurns], needs: inTurn.actingSeat }),
  stands(payCardWith, { whose: 'seat', before: [becomeActive], needs: inTurn.payableBoth }),
  stands(discount, { whose: 'seat', before: [becomeActive], needs: inTurn.discounted }),
  stands(becomeActive, { whose: 'seat', before: [...afterActivation], needs: inTurn.cardToActivate }),
  stands(activated, { whose: 'seat', before: [activated, ...afterActivation], needs: inTurn.activeCard }),
  stands(activateFree, { whose: 'seat', before: [...afterActivation], needs: inTurn.cardsToActivate }),
  stands(giveCard, { whose: 'seat', before: [useNext, turn], needs: inTurn.activeCard }),
  stands(discardMap, { whose: 'seat', before: [discardMap, giveCard], needs: inTurn.mapsToDiscard }),
  stands(useNext, { whose: 'seat', before: [turn], needs: inTurn.goesOn }),
  stands(payBlockWith, { whose: 'seat', before: [putCrest], needs: inTurn.blockPayable }),
  stands(putCrest, { whose: 'seat', before: [sell], needs: inTurn.freeBlockToTake }),
  stands(tookBlock, { whose: 'seat', before: [tookBlock, sell], needs: inTurn.goesOn }),
  stands(sell, { whose: 'seat', before: [moveBailiff, ...afterBonus], needs: inTurn.blockTaken }),
  stands(moveBailiff, { whose: 'seat', before: [...afterBonus], needs: inTurn.bailiffGoes }),
  stands(moveTrader, { whose: 'seat', before: [moveBailiff, ...afterBonus], needs: inTurn.traderGoes }),
  stands(moveForeman, { whose: 'seat', before: [payColour, enter, done, takeTurns], needs: inTurn.foremanGoes }),
  stands(enter, { whose: 'seat', before: [...afterBonus], needs: inTurn.spaceThere }),
  stands(delivered, { whose: 'seat', before: [delivered, turn], needs: inTurn.goesOn }),
  stands(amstelSteps, { whose: 'seat', before: [turn], needs: inTurn.amstelAhead }),
  stands(paidMove, { whose: 'seat', before: [turn], needs: inTurn.goesOn }),
  stands(payColour, { whose: 'seat', before: [giveCard, enter, paidMove], needs: inTurn.resourceToPay }),
  stands(payAmount, { whose: 'seat', before: [giveCard, paidMove, discardMap], needs: inTurn.resourcesToPay }),
  stands(gainColour, {
    whose: 'seat',
    before: [gainColour, useNext, activated, activateFree, marketPoints, tookBlock, sell, delivered, turn],
    needs: inTurn.goesOn,
  }),
  stands(marketPoints, { whose: 'seat', before: [marketPoints, turn], needs: inTurn.goesOn }),
  stands(bargeTo, { whose: 'seat', before: [...afterBonus], needs: inTurn.goesOn }),
  stands(freeBlock, { whose: 'seat', before: [...afterBonus], needs: inTurn.blockLeft }),
  stands(swapOut, { whose: 'seat', before: [...afterBonus], needs: inTurn.cardToSwap }),
  stands(swapKind, { whose: 'seat', before: [...afterBonus], needs: inTurn.pileToSwapWith }),
  stands(swapIn, { whose: 'seat', before: [...afterBonus], needs: inTurn.pileToSwapWith }),
  stands(swapStack, { whose: 'seat', before: [...afterBonus], needs: inTurn.stackToSwapWith }),
  stands(drawSwap, { whose: 'seat', before: [...afterBonus], needs: inTurn.stackToSwapWith }),
];

/** What may come after what, and what it needs. */
export const plan = [...setUp, ...rounds, ...turns];
