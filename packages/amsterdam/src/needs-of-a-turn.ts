import { NONE, type Standing } from '@mokum/kernel';
import { becomeActive, cardIsPayable, discountPays } from './activate.ts';
import { atMouth } from './amstel.ts';
import { boardOf, MAP } from './board.ts';
import { putCrest } from './blocks.ts';
import { foremanGoals } from './foreman.ts';
import { sameSeat } from './needs.ts';
import { stackOf } from './set-up.ts';
import { blocks, COLOURS, type G, goods, kinds, type Me } from './state.ts';
import { activateFree, anyKinds, canSwap } from './tiles.ts';
import { takeTurns } from './turn.ts';
import { discardMap } from './use-card.ts';

/* What the tasks of a turn need of the state: undefined, or what is wrong. */

type Here = Standing<G, Me>;
type Wrong = string | undefined;
const PHASE = 3;

/** 6.1: whose turn it is, and who comes next. */
export function actingSeat(g: G, { seat, next, at }: Here): Wrong {
  if (g.phase !== PHASE) return `phase: a turn is taken in phase ${PHASE}, found ${g.phase}`;
  if (g.acting !== seat) return `acting: it is the turn of seat ${seat}`;
  return next?.about.turn === g.order.indexOf(seat) + 1
    ? undefined
    : `${next?.at ?? at}.turn: after seat ${seat} it goes on with turn ${g.order.indexOf(seat) + 1}`;
}

/** A part of the turn of who acts. */
export function goesOn(g: G, here: Here): Wrong {
  return g.acting === here.seat ? sameSeat(here) : `${here.at}.seat: is not acting`;
}

const cardOf = (g: G, { seat, about, at }: Here, where: 'inactive' | 'active'): Wrong =>
  g.players[seat][where].has(about.card) ? undefined : `${at}.card: card ${about.card} is not ${where}`;

/** What is paid for a card, and the card that becomes active, are one. */
function sameCard(g: G, here: Here): Wrong {
  const { next, about, at } = here;
  if (next?.about.card !== about.card) return `${at}.card: card ${next?.about.card} becomes active after it`;
  return goesOn(g, here) ?? cardOf(g, here, 'inactive');
}

export function payableBoth(g: G, here: Here): Wrong {
  const wrong = sameCard(g, here);
  if (wrong !== undefined) return wrong;
  return cardIsPayable(boardOf(g), g.players[here.seat], here.about.card)
    ? undefined
    : `${here.at}.card: cannot be paid in either way (26.6)`;
}

export function discounted(g: G, here: Here): Wrong {
  const wrong = sameCard(g, here);
  if (wrong !== undefined) return wrong;
  return discountPays(boardOf(g), g.players[here.seat], here.about.card)
    ? undefined
    : `${here.at}.card: no discount pays for it (26.6)`;
}

/** How many inactive cards are activated by what stands on the agenda. */
const activations = (g: G): number => g.agenda.planned(becomeActive).length + g.agenda.planned(activateFree).length;

export function cardsToActivate(g: G, here: Here): Wrong {
  const { size } = g.players[here.seat].inactive;
  return activations(g) <= size ? goesOn(g, here) : `${here.at}: seat ${here.seat} has ${size} inactive cards (7.2)`;
}

export const cardToActivate = (g: G, here: Here): Wrong => cardsToActivate(g, here) ?? cardOf(g, here, 'inactive');
export const activeCard = (g: G, here: Here): Wrong => goesOn(g, here) ?? cardOf(g, here, 'active');

export function mapsToDiscard(g: G, here: Here): Wrong {
  const maps = g.players[here.seat].ofKind.at(MAP);
  // The card that is paid for is used afterwards, so it is no map of these.
  return g.agenda.planned(discardMap).length <= maps
    ? goesOn(g, here)
    : `${here.at}: seat ${here.seat} has ${maps} maps (22.47)`;
}

const sameBlock = ({ next, about, at }: Here): Wrong =>
  next?.about.block === about.block ? undefined : `${at}.block: block ${next?.about.block} is taken`;

export function blockPayable(g: G, here: Here): Wrong {
  const { seat, about, at } = here;
  const me = g.players[seat];
  const wrong = goesOn(g, here) ?? sameBlock(here);
  if (wrong !== undefined) return wrong;
  if (me.blockForGulden === 0 || me.gulden < me.blockForGulden) return `${at}: cannot be paid with gulden (22.27)`;
  const has = me.pool.at(boardOf(g).colour[about.block]);
  return about.price <= has ? undefined : `${at}.price: seat ${seat} has ${has} of this colour (8.3)`;
}

export function freeBlockToTake(g: G, here: Here): Wrong {
  if (g.taken.has(here.about.block)) return `${here.at}.block: block ${here.about.block} has an owner (8.4)`;
  return goesOn(g, here) ?? sameBlock(here);
}

export function blockTaken(g: G, here: Here): Wrong {
  const { seat, about, at } = here;
  const coming = g.agenda.planned(putCrest).some((planned) => planned.about.block === about.block);
  if (!coming && !g.players[seat].crests.has(about.block)) return `${at}.block: is not a block of seat ${seat} (8.6)`;
  return goesOn(g, here);
}

/** 16.11: another block is free. */
export function bailiffGoes(g: G, here: Here): Wrong {
  if (g.bailiff === NONE) return 'bailiff: is not in play';
  const taken = g.taken.size + (g.taken.has(g.bailiff) ? 0 : 1);
  if (taken >= blocks.size) return `${here.at}: the bailiff leaves with the last block (16.14)`;
  const coming = g.agenda.planned(putCrest).some(({ about }) => about.block === g.bailiff);
  return g.taken.has(g.bailiff) || coming ? goesOn(g, here) : `bailiff: nobody takes block ${g.bailiff}`;
}

export function traderGoes(g: G, here: Here): Wrong {
  if (g.trader === NONE) return 'trader: is not in play';
  return g.blackMarket.size < goods.size ? goesOn(g, here) : `${here.at}: the trader leaves with the last place (18.6)`;
}

/** 16.5: at the end of a turn, or when the barge leaves. */
export function foremanGoes(g: G, here: Here): Wrong {
  if (g.foreman === NONE) return 'foreman: is not in play';
  if (foremanGoals(g) === 0) return `${here.at}: the foreman has nowhere to go (16.6)`;
  if (here.next?.task !== takeTurns) return goesOn(g, here);
  return g.acting === here.seat ? undefined : `${here.at}.seat: is not acting`;
}

export function spaceThere(g: G, here: Here): Wrong {
  const places = boardOf(g).beside.length;
  return here.about.space < places ? goesOn(g, here) : `${here.at}.space: the harbour has spaces 0 to ${places - 1}`;
}

export function amstelAhead(g: G, here: Here): Wrong {
  const me = g.players[here.seat];
  if (atMouth(g, me)) return `${here.at}: the disc lies at the mouth (11.8)`;
  const { firstStep } = boardOf(g).edition.amstel;
  return me.pool.total < firstStep ? `players[${here.seat}].pool: a step costs ${firstStep} (11.2)` : goesOn(g, here);
}

export function resourceToPay(g: G, here: Here): Wrong {
  return g.players[here.seat].pool.total > 0 ? goesOn(g, here) : `players[${here.seat}].pool: one is to be paid (6.3)`;
}

export function resourcesToPay(g: G, here: Here): Wrong {
  const { seat, about, at } = here;
  let has = 0;
  for (let colour = about.colour; colour < COLOURS; colour++) has += g.players[seat].pool.at(colour);
  return about.left >= 1 && about.left <= has
    ? goesOn(g, here)
    : `${at}.left: seat ${seat} has ${has} to pay with (6.4)`;
}

export const blockLeft = (g: G, here: Here): Wrong =>
  g.taken.size < blocks.size ? goesOn(g, here) : `${here.at}: every block has an owner (23.22)`;

export function cardToSwap(g: G, here: Here): Wrong {
  if (g.players[here.seat].inactive.empty || !canSwap(g)) return `${here.at}: there is nothing to swap (23.18)`;
  return goesOn(g, here);
}

export function pileToSwapWith(g: G, here: Here): Wrong {
  const { about, at } = here;
  const { kindOf } = boardOf(g);
  const kind = about.kind ?? anyKinds.of.any;
  const found = g.discard.toArray().some((card) => kind === anyKinds.of.any || kindOf[card] === kind);
  return (
    goesOn(g, here) ??
    cardOf(g, here, 'inactive') ??
    (found ? undefined : `${at}: no such card lies on the pile (23.18)`)
  );
}

export function stackToSwapWith(g: G, here: Here): Wrong {
  const { about, at } = here;
  const of = about.kind === undefined ? [0, 1] : [about.kind];
  if (of.includes(MAP)) return `${at}.kind: a ${kinds.text(MAP)} is not swapped for (26.26)`;
  const found = of.some((kind) => !stackOf(g, kind).empty);
  return goesOn(g, here) ?? cardOf(g, here, 'inactive') ?? (found ? undefined : `${at}: the stack is empty (2.8)`);
}
