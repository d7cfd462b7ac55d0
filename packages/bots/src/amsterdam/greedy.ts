import { type fields, stateAtDice, stateFromView } from '@mokum/amsterdam';
import { diceAhead } from './ahead.ts';
import type { Bot, Seen } from '../bot.ts';
import { atAGlance, diceTaken } from './glance.ts';
import { planTurn } from './plan.ts';

type F = typeof fields;

function choose({ view, legal, random, seat, memory }: Seen<F>): readonly string[] {
  const task = view.question?.task;
  if (legal.length === 1) return legal;
  if (task === 'choose-dice' && view.seats === 1) {
    const g = stateAtDice(view, seat, memory.options);
    return diceTaken(g.players[seat], diceAhead(g, random));
  }
  const g = stateFromView(view, seat, memory.options);
  return task === 'turn' ? planTurn(g, seat, random) : atAGlance(g, seat, { task, legal, random });
}

/**
 * Plans its turns action by action on what it sees, and its dial so that no round is empty; alone it takes its dice by
 * some rounds played ahead.
 */
export const greedy: Bot<F> = { name: 'greedy', choose };
