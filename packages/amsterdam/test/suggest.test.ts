import { Match, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { colours, type fields } from '../src/state.ts';
import { stateAtDice, stateFromView, suggestPayment } from '../src/suggest.ts';
import { table } from './table.ts';

const suggested = (part: object, amount: number, from = 0): Record<string, number> => {
  const { g } = table({ anna: part as never });
  const before = g.$m.slice();
  const paid = suggestPayment(g, 0, amount, from);
  expect(g.$m).toEqual(before);
  return Object.fromEntries(colours.list.map((name, i) => [name, paid[i]] as const).filter(([, n]) => n > 0));
};

describe('the suggested payment', () => {
  test('never makes an affordable card unaffordable if another resource would not', () => {
    // 034 costs 1 grey. All blocks that grey or orange could pay have an owner.
    const crests = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(suggested({ inactive: [34], crests, pool: { grey: 1, orange: 1 } }, 1)).toEqual({ orange: 1 });
    expect(suggested({ inactive: [34], crests, pool: { grey: 1, orange: 1 } }, 2)).toEqual({ orange: 1, grey: 1 });
  });

  test('spares blocks that can be taken', () => {
    // Grey pays for block 5; black has no block for 1.
    expect(suggested({ pool: { black: 1, grey: 1 } }, 1)).toEqual({ black: 1 });
  });

  test('takes the most plentiful colour among equals, and keeps to the colours still to be paid', () => {
    expect(suggested({ pool: { black: 1, violet: 9 } }, 2)).toEqual({ violet: 2 });
    expect(suggested({ pool: { black: 3, grey: 3 } }, 2, 5)).toEqual({ grey: 2 });
  });
});

test.each([
  ['turn', stateFromView, 3],
  ['choose-dice', stateAtDice, 3],
  ['choose-dice', stateAtDice, 1],
] as const)('a state made from a view asks what the real one asks, and knows no more: %s', (task, made, seats) => {
  const match = new Match(amsterdam, { seats, nature: new Random('view') });
  const random = new Random('moves');
  let compared = 0;
  for (;;) {
    const waiting = match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const [seat] = waiting;
    const legal = match.legal(seat);
    if (match.view(seat).question?.task === task) {
      const from = amsterdam.json(made(match.view(seat), seat, match.options));
      const copy = new Match(amsterdam, { seats, from, nature: new Random('another') });
      expect(copy.legal(seat)).toEqual(legal);
      if (compared++ % 4 === 0) playOut(copy, random);
    }
    match.submit(seat, [legal[random.below(legal.length)]]);
  }
  expect(compared).toBeGreaterThanOrEqual(12 * seats);
});

/** From there the game can be played to its end. */
function playOut(match: Match<typeof fields>, random: Random): void {
  for (;;) {
    const waiting = match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const legal = match.legal(waiting[0]);
    match.submit(waiting[0], [legal[random.below(legal.length)]]);
  }
  expect(match.result()?.points.length).toBeGreaterThan(0);
}
