import { amsterdam, stateAtDice } from '@mokum/amsterdam';
import { Match, Random } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { diceAhead } from './ahead.ts';

const atDice = (part: {
  readonly round: number;
  readonly [field: string]: unknown;
}): ReturnType<typeof stateAtDice> => {
  const rest = part.round === 12 ? ['phase-three', 'scoring'] : ['phase-three', 'phase-four', 'begin-round'];
  const agenda = { main: [{ task: 'take-dice', turn: 0 }, ...rest.map((task) => ({ task }))] };
  const match = new Match(amsterdam, { seats: 1, from: { agenda, ...part } });
  return stateAtDice(match.view(0), 0, match.options);
};

test('15.2 in the last round the dice are taken that pay a card, if its token is dear', () => {
  // 071 costs an orange and a brown one, and a third token costs 7 points.
  const blocks = Array.from({ length: 36 }, (_, i) => i + 1);
  const g = atDice({
    round: 12,
    players: [{ inactive: [71], dial: { '1-grey': 2 }, penalties: 2, gulden: 0 }],
    tom: [{ crests: blocks }],
    dice: { black: 1, brown: 1, violet: 1, pink: 1, orange: 1, grey: 1 },
  });
  for (const seed of ['one', 'two']) expect(diceAhead(g, new Random(seed))).toBe('choose-dice brown-orange');
});

test('the same luck chooses the same dice, and leaves the table as it was', () => {
  const g = atDice({
    round: 5,
    players: [{ inactive: [26, 34], dial: { '1-grey': 1, '2-brown': 2, '3-pink': 3 } }],
    dice: { black: 2, brown: 1, violet: 5, pink: 3, orange: 4, grey: 2 },
  });
  const before = g.$m.slice();
  const chosen = diceAhead(g, new Random('luck'));
  expect(g.$m).toEqual(before);
  expect(diceAhead(g, new Random('luck'))).toBe(chosen);
});
