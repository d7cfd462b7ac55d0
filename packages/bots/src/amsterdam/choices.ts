import { boardOf, CARDS, colours, costOf, dialPlace, type G, type Me, pairsOfDice } from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { cardWorth, fits } from './card-worth.ts';
import { costAll, costIn, dialOf, promiseOf } from './dial.ts';
import { roundsLeft, worthOf } from './estimate.ts';
import { cardForOrders } from './orders.ts';
import { power } from '../powers.ts';

/* Every choice outside the turns, judged at a glance: by what the dial promises with it. */

/** What speaks for a kind of card beside what it is judged to bring; stepped. */
const MAP_TAKEN = -0.98;
const ARTISAN_TAKEN = 0.287;
const END_TAKEN = 0.69;
const RULE_TAKEN = 0.433;
const GULDEN_TAKEN = -0.233;
const LAST_ROUND = 12;
/** How much of what a card will bring, and of what it costs, counts when it is taken; measured, then stepped. */
const TAKEN = 1.12;
const TAKE_COST = 0.79;
/** How much it counts that the dial pays a card, the more the less time there is; judged. */
const PAID = 0.992;
const PAID_LATE = 1.66;
const PAID_LAST = 3.87;
/** A round without resources: this one, the next, the one after; judged, the second stepped. */
const EMPTY_NOW = 19.2;
const EMPTY_NEXT = 11.4;
const EMPTY_LATER = 3.44;

/** Resources of a colour that will come, the later ones counting less. */
function coming(me: Me, colour: number): number {
  let sum = me.pool.at(colour) + (me.stored === colour ? 1 : 0);
  for (let segment = 1; segment <= 6; segment++) sum += me.dial.at(dialPlace(segment, colour)) * power(0.93, segment);
  return sum;
}

/** How many resources of a colour the inactive cards still ask for beyond what is coming. */
function wanted(g: G, me: Me, colour: number): number {
  const board = boardOf(g);
  let asked = 0;
  for (let card = me.inactive.first(); card !== NONE; card = me.inactive.next(card))
    asked += costOf(board, card, colour);
  return asked - coming(me, colour);
}

/** What the dial promises with the first resources on a segment (2.23, 2.24). */
export function firstColour(g: G, me: Me, segment: 1 | 2, amount: number, colour: number): number {
  const dial = dialOf(me);
  dial[segment - 1][colour] += amount;
  return promiseOf(g, me, dial);
}

function liking(card: number): number {
  const { kind, timing, effect } = CARDS[card - 1];
  let sum = kind === 'map' ? MAP_TAKEN : kind === 'artisan' ? ARTISAN_TAKEN : 0;
  if (timing === 'end') sum += END_TAKEN;
  if (timing === 'permanent') sum += RULE_TAKEN;
  return effect.is === 'gain' && effect.gain.gulden ? sum + GULDEN_TAKEN : sum;
}

/** A card that the dial will pay is worth what it brings; one that it will not is a token to come. */
export function cardToTake(g: G, me: Me, card: number): number {
  const rounds = roundsLeft(g);
  const dial = dialOf(me);
  const promise = promiseOf(g, me, dial, card) - promiseOf(g, me, dial);
  const late = rounds <= 2 ? PAID_LAST : rounds <= 4 || me.inactive.size >= 3 ? PAID_LATE : PAID;
  const worth =
    cardWorth(g, me, card, Math.max(0, rounds - 1)) +
    fits(me, card, Math.max(0, rounds - 2)) +
    cardForOrders(g, me, card);
  return liking(card) + TAKEN * worth + late * promise - TAKE_COST * costIn(g.round) * costAll(boardOf(g), card);
}

const PAIRS = pairsOfDice.list.map((pair) => pair.split('-').map((name) => colours.of[name as 'black']));

/** Two dice by what they bring and when: no round without resources, and colours that come together. */
export function diceToTake(g: G, me: Me, pair: number): number {
  const dial = dialOf(me);
  for (const colour of PAIRS[pair]) {
    const face = g.dice.at(colour);
    dial[face - 1][colour] += face + (me.active.has(54) ? 1 : 0) + (face === 1 && me.active.has(52) ? 2 : 0);
  }
  let sum = promiseOf(g, me, dial);
  const empty = (segment: number): boolean => {
    const stored = segment === 1 && me.stored !== NONE ? 1 : 0;
    return dial[segment - 1].reduce((total, n) => total + n, 0) - stored === 0;
  };
  if (empty(1)) sum -= EMPTY_NOW;
  if (g.round < LAST_ROUND && empty(2)) sum -= EMPTY_NEXT;
  if (g.round < LAST_ROUND - 1 && empty(3)) sum -= EMPTY_LATER;
  return sum;
}

/** A depot that is near the start, and worth much. */
export function depotFor(g: G, space: number): number {
  const { depots, depotAt, steps, edition } = boardOf(g);
  return depots[depotAt[space]] * power(0.86, steps[edition.harbour.start][space]);
}

/** How soon a player can pay a block. */
const payable = (g: G, me: Me, block: number): number => {
  const { colour, cost } = boardOf(g);
  return Math.min(1, coming(me, colour[block]) / cost[block]);
};

/** A block that I can pay and the others cannot. */
export function blockFor(g: G, me: Me, block: number): number {
  let sum = payable(g, me, block);
  for (let seat = 0; seat < g.seats; seat++) if (seat !== me.index) sum -= payable(g, g.players[seat], block) / g.seats;
  return sum;
}

/** The place of a good that lies on a block I can soon pay. */
export function placeFor(g: G, me: Me, good: number): number {
  let best = 0;
  for (let block = 1; block <= g.goods.length; block++)
    if (g.goods.at(block - 1) === good && !g.taken.has(block)) best = Math.max(best, payable(g, me, block));
  return best;
}

/** As if the foreman stood there. */
export function withForeman(g: G, me: Me, space: number): number {
  g.foreman = space;
  return worthOf(g, me, 1);
}

/** What the dial promises with this resource beside what comes next. */
export function toStore(g: G, me: Me, colour: number): number {
  const dial = dialOf(me);
  dial[0][colour]++;
  return promiseOf(g, me, dial) + 0.05 * wanted(g, me, colour);
}
