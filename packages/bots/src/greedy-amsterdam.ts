import {
  boardOf,
  colours,
  costOf,
  dialPlace,
  type fields,
  type G,
  goods,
  type Me,
  stateFromView,
  suggestHandBack,
} from '@mokum/amsterdam';
import { NONE } from '@mokum/kernel';
import { type Bot, bestOf, type Seen } from './bot.ts';
import { cardWorth } from './card-worth-amsterdam.ts';
import { roundsLeft, worthOf } from './estimate-amsterdam.ts';
import { costAll, dialOf, promiseOf } from './dial-amsterdam.ts';
import { cardForOrders, orderWorth } from './orders-amsterdam.ts';
import { planTurn } from './plan-amsterdam.ts';

type F = typeof fields;

const LAST_ROUND = 12;
const INACTIVE = 5;
const valueOf = (move: string): string => move.slice(move.indexOf(' ') + 1);

/** Resources of a colour that will come, the later ones counting less. */
function coming(me: Me, colour: number): number {
  let sum = me.pool.at(colour) + (me.stored === colour ? 1 : 0);
  for (let segment = 1; segment <= 6; segment++) sum += me.dial.at(dialPlace(segment, colour)) * 0.93 ** segment;
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

/** A card that the dial will pay is worth what it brings; one that it will not is a token to come. */
function cardToTake(g: G, me: Me, card: number): number {
  const rounds = roundsLeft(g);
  const dial = dialOf(me);
  const promise = promiseOf(g, me, dial, card) - promiseOf(g, me, dial);
  const late = rounds <= 2 ? 4 : rounds <= 4 || me.inactive.size >= 3 ? 2 : 1;
  const worth = cardWorth(g, me, card, Math.max(0, rounds - 1)) + cardForOrders(g, me, card);
  return worth + late * promise - 2.4 * costAll(boardOf(g), card);
}

/** Two dice by what they bring and when: no round without resources, and colours that come together. */
function diceToTake(g: G, me: Me, pair: string): number {
  const dial = dialOf(me);
  for (const name of pair.split('-')) {
    const colour = colours.of[name as 'black'];
    const face = g.dice.at(colour);
    dial[face - 1][colour] += face + (me.active.has(54) ? 1 : 0) + (face === 1 && me.active.has(52) ? 2 : 0);
  }
  let sum = promiseOf(g, me, dial);
  const empty = (segment: number): boolean => {
    const stored = segment === 1 && me.stored !== NONE ? 1 : 0;
    return dial[segment - 1].reduce((total, n) => total + n, 0) - stored === 0;
  };
  if (empty(1)) sum -= 26;
  if (g.round < LAST_ROUND && empty(2)) sum -= 12;
  if (g.round < LAST_ROUND - 1 && empty(3)) sum -= 4;
  return sum;
}

/** A depot that is near the start, and worth much. */
function depotFor(g: G, space: number): number {
  const { depots, depotAt, steps, edition } = boardOf(g);
  return depots[depotAt[space]] * 0.86 ** steps[edition.harbour.start][space];
}

/** How soon a player can pay a block. */
const payable = (g: G, me: Me, block: number): number => {
  const { colour, cost } = boardOf(g);
  return Math.min(1, coming(me, colour[block]) / cost[block]);
};

/** A block that I can pay and the others cannot. */
function blockFor(g: G, me: Me, block: number): number {
  let sum = payable(g, me, block);
  for (let seat = 0; seat < g.seats; seat++) if (seat !== me.index) sum -= payable(g, g.players[seat], block) / g.seats;
  return sum;
}

/** The place of a good that lies on a block I can soon pay. */
function placeFor(g: G, me: Me, good: number): number {
  let best = 0;
  for (let block = 1; block <= g.goods.length; block++)
    if (g.goods.at(block - 1) === good && !g.taken.has(block)) best = Math.max(best, payable(g, me, block));
  return best;
}

/** As if the foreman stood there. */
function withForeman(g: G, me: Me, space: number): number {
  g.foreman = space;
  return worthOf(g, me, 1);
}

/** What the dial promises with this resource beside what comes next. */
function toStore(g: G, me: Me, colour: number): number {
  const dial = dialOf(me);
  dial[0][colour]++;
  return promiseOf(g, me, dial) + 0.05 * wanted(g, me, colour);
}

function choose(seen: Seen<F>): readonly string[] {
  const { view, legal, random, seat } = seen;
  const task = view.question?.task;
  if (legal.length === 1) return legal;
  const g = stateFromView(view, seat, seen.memory.options);
  const me = g.players[seat];
  switch (task) {
    case 'turn':
      return planTurn(g, seat);
    case 'first-card':
    case 'choose-card': {
      const worth = (move: string): number => (move === 'decline' ? 0 : cardToTake(g, me, Number(valueOf(move))));
      const move = bestOf(legal, worth, random);
      return me.inactive.size < INACTIVE ? [move, 'commit'] : [move];
    }
    case 'discard-sixth':
      return [bestOf(legal, (move) => -cardToTake(g, me, Number(valueOf(move))), random), 'commit'];
    case 'choose-dice': {
      const move = bestOf(legal, (pair) => diceToTake(g, me, valueOf(pair)), random);
      return me.active.has(53) || me.active.has(54) ? [move] : [move, 'commit'];
    }
    case 'first-colour':
    case 'second-colour':
    case 'second-colours':
      return [bestOf(legal, (move) => wanted(g, me, colours.of[valueOf(move) as 'black']), random)];
    case 'place-foreman':
      return [bestOf(legal, (move) => depotFor(g, Number(valueOf(move))), random), 'commit'];
    case 'place-bailiff':
      return [bestOf(legal, (move) => blockFor(g, me, Number(valueOf(move))), random), 'commit'];
    case 'place-trader':
      return [bestOf(legal, (move) => placeFor(g, me, goods.of[valueOf(move) as 'beer']), random), 'commit'];
    case 'move-foreman':
      return [bestOf(legal, (move) => withForeman(g, me, Number(valueOf(move))), random)];
    case 'open-order':
      return [bestOf(legal, (move) => -orderWorth(g, me, Number(valueOf(move))), random)];
    case 'hand-back':
      return [suggestHandBack(g, seat) ?? legal[0]];
    case 'store-resource':
      return [bestOf(legal, (move) => toStore(g, me, colours.of[valueOf(move) as 'black']), random)];
    default:
      return [legal[0]];
  }
}

/** Plans its turns action by action on what it sees, and its dial so that no round is empty. */
export const greedy: Bot<F> = { name: 'greedy', choose };
