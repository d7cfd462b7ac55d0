import { Match, quickNature, Random } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam } from '../src/game.ts';
import { colours, type fields } from '../src/state.ts';
import { stateAtDice, stateFromView, suggestPayment } from '../src/suggest.ts';
import { type Scene, table } from './table.ts';

const suggested = (part: object, amount: number, from = 0, scene: Scene = {}): Record<string, number> => {
  const { g } = table({ anna: part as never, ...scene });
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

  test('spares the first colour as well as the last: what is not needed is paid, wherever it stands', () => {
    // Black pays for block 17, pink for nothing: all its blocks have an owner.
    const owned = (from: number) => ({ crests: Array.from({ length: 6 }, (_, i) => from + i) });
    expect(suggested({ ...owned(31), pool: { black: 2, pink: 2 } }, 1)).toEqual({ pink: 1 });
    expect(suggested({ ...owned(1), pool: { black: 2, grey: 2 } }, 1)).toEqual({ grey: 1 });
    expect(suggested({ ...owned(13), pool: { black: 2, grey: 1 } }, 1)).toEqual({ black: 1 });
    // A block that has an owner is no reason to keep its colour, and neither is one that costs more than there is.
    expect(suggested({ ...owned(13), pool: { black: 1, brown: 1 } }, 1)).toEqual({ black: 1 });
    expect(suggested({ pool: { black: 1, brown: 1 } }, 1)).toEqual({ black: 1 });
    expect(suggested({ ...owned(19), pool: { black: 2, brown: 2 } }, 1)).toEqual({ brown: 1 });
  });

  test('spares a card of the first colour', () => {
    // 068 costs 1 black and 1 brown; grey is left over. All blocks have an owner.
    const crests = Array.from({ length: 36 }, (_, i) => i + 1);
    const all = { crests, inactive: [68], pool: { black: 1, brown: 1, grey: 1 } };
    expect(suggested(all, 1)).toEqual({ grey: 1 });
    expect(suggested(all, 2)).toEqual({ black: 1, grey: 1 });
  });

  test('spares no block where the block of the turn has been taken', () => {
    // For 2 black there are three blocks, for 1 grey there is one.
    const anna = { pool: { black: 2, grey: 1 } };
    expect(suggested(anna, 1)).toEqual({ grey: 1 });
    expect(suggested(anna, 1, 0, { blocksTaken: 1 })).toEqual({ black: 1 });
  });

  test('begins with the first colour, unless it is said from which', () => {
    const { g } = table({ anna: { pool: { black: 3 } } });
    expect(suggestPayment(g, 0, 2)).toEqual([2, 0, 0, 0, 0, 0]);
    expect(suggestPayment(g, 0, 2, 1)).toEqual([0, 0, 0, 0, 0, 0]);
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
  const match = new Match(amsterdam, { seats, nature: quickNature('view') });
  const random = new Random('moves');
  let compared = 0;
  for (;;) {
    const waiting = match.waitingFor();
    if (waiting === 'chance' || waiting.length === 0) break;
    const [seat] = waiting;
    const legal = match.legal(seat);
    if (match.view(seat).question?.task === task) {
      const from = amsterdam.json(made(match.view(seat), seat, match.options));
      const copy = new Match(amsterdam, { seats, from, nature: quickNature('another') });
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
