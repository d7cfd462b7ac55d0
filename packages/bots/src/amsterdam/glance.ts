import { colours, type G, goods, type Me, pairsOfDice, suggestHandBack } from '@mokum/amsterdam';
import type { Dice } from '@mokum/kernel';
import { bestOf } from '../bot.ts';
import { blockFor, cardToTake, depotFor, diceToTake, firstColour, placeFor, toStore, withForeman } from './choices.ts';
import { INACTIVE } from './dial.ts';
import { orderWorth } from './orders.ts';

interface Asked {
  readonly task: string | undefined;
  readonly legal: readonly string[];
  readonly random: Dice;
}

const valueOf = (move: string): string => move.slice(move.indexOf(' ') + 1);

export const glanceAtDice = (g: G, me: Me, move: string): number => diceToTake(g, me, pairsOfDice.of[valueOf(move)]);

/** Cards that ask something more of whoever has chosen dice. */
const [SHIFTS, ADDS] = [53, 54];

/** A pair of dice, and the end of the turn if nothing more is asked. */
export const diceTaken = (me: Me, move: string): readonly string[] =>
  me.active.has(SHIFTS) || me.active.has(ADDS) ? [move] : [move, 'commit'];

/** What is chosen of several legal moves, whatever is asked but a turn. */
export function atAGlance(g: G, seat: number, { task, legal, random }: Asked): readonly string[] {
  const me = g.players[seat];
  switch (task) {
    case 'first-card':
    case 'choose-card': {
      const worth = (move: string): number => (move === 'decline' ? 0 : cardToTake(g, me, Number(valueOf(move))));
      const move = bestOf(legal, worth, random);
      return me.inactive.size < INACTIVE ? [move, 'commit'] : [move];
    }
    case 'discard-sixth':
      return [bestOf(legal, (move) => -cardToTake(g, me, Number(valueOf(move))), random), 'commit'];
    case 'choose-dice':
      return diceTaken(
        me,
        bestOf(legal, (move) => glanceAtDice(g, me, move), random),
      );
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
    case 'store-resource': {
      // To store nothing can never help.
      const stores = legal.filter((move) => valueOf(move) !== 'none');
      return [bestOf(stores, (move) => toStore(g, me, colours.of[valueOf(move) as 'black']), random)];
    }
    default:
      return [legal[0]];
  }
}
