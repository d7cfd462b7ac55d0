import { colours, type fields, goods, pairsOfDice, stateFromView, suggestHandBack } from '@mokum/amsterdam';
import { type Bot, bestOf, type Seen } from './bot.ts';
import {
  blockFor,
  cardToTake,
  depotFor,
  diceToTake,
  firstColour,
  placeFor,
  toStore,
  withForeman,
} from './choices-amsterdam.ts';
import { INACTIVE } from './dial-amsterdam.ts';
import { orderWorth } from './orders-amsterdam.ts';
import { planTurn } from './plan-amsterdam.ts';

type F = typeof fields;

const valueOf = (move: string): string => move.slice(move.indexOf(' ') + 1);

function choose(seen: Seen<F>): readonly string[] {
  const { view, legal, random, seat } = seen;
  const task = view.question?.task;
  if (legal.length === 1) return legal;
  const g = stateFromView(view, seat, seen.memory.options);
  const me = g.players[seat];
  switch (task) {
    case 'turn':
      return planTurn(g, seat, random);
    case 'first-card':
    case 'choose-card': {
      const worth = (move: string): number => (move === 'decline' ? 0 : cardToTake(g, me, Number(valueOf(move))));
      const move = bestOf(legal, worth, random);
      return me.inactive.size < INACTIVE ? [move, 'commit'] : [move];
    }
    case 'discard-sixth':
      return [bestOf(legal, (move) => -cardToTake(g, me, Number(valueOf(move))), random), 'commit'];
    case 'choose-dice': {
      const move = bestOf(legal, (pair) => diceToTake(g, me, pairsOfDice.of[valueOf(pair)]), random);
      return me.active.has(53) || me.active.has(54) ? [move] : [move, 'commit'];
    }
    case 'first-colour':
      return [bestOf(legal, (move) => firstColour(g, me, 1, 1, colours.of[valueOf(move) as 'black']), random)];
    case 'second-colour':
      return [bestOf(legal, (move) => firstColour(g, me, 2, 2, colours.of[valueOf(move) as 'black']), random)];
    case 'second-colours':
      return [bestOf(legal, (move) => firstColour(g, me, 2, 1, colours.of[valueOf(move) as 'black']), random)];
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
