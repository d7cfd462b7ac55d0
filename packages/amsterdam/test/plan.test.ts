import type { Json } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { refusedOrders } from './refused-orders.ts';
import { refusedStates, stateOf } from './refused-states.ts';
import { refusedTurns } from './refused-turns.ts';

/** What is wrong with a state, or 'accepted'. */
function answerTo(state: Json, options: Json | undefined): string {
  try {
    amsterdam.load(state, options);
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad-state' });
    return (error as Error).message;
  }
  return 'accepted';
}

describe.each([
  ['the set-up, the phases and the pieces', refusedStates],
  ['the secret orders', refusedOrders],
  ['the turns', refusedTurns],
])('%s: a state that no game can be in is refused, and its neighbour is accepted', (_, cases) => {
  test.each(cases.map((one) => [one.message, one.wrong, one] as const))('%s %j', (message, wrong, one) => {
    expect(answerTo(stateOf(one, wrong), one.options)).toBe(message);
    expect(answerTo(stateOf(one, one.right), one.options)).toBe('accepted');
  });
});
