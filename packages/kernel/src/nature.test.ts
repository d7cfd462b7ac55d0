import { expect, test } from 'vitest';
import { harbour } from '../test/toy-game.ts';
import { diceOf, quickNature } from './nature.ts';
import { Match } from './match.ts';
import { Random } from './random.ts';

test('an outcome has a stream of its own, whatever was asked before', () => {
  const words = (outcome: number, count: number): number[] => {
    const dice = diceOf(quickNature('streams'), outcome);
    return Array.from({ length: count }, () => dice.bits());
  };
  const nature = quickNature('streams');
  expect(nature.word(1, 2)).toBe(words(1, 3)[2]);
  expect(nature.word(0, 1)).toBe(words(0, 2)[1]);
  expect(nature.word(1, 0)).toBe(words(1, 1)[0]);
});

test('the number of an outcome counts those drawn and told, not rows', () => {
  const asked: number[] = [];
  const quick = quickNature('count');
  const watched = {
    word(outcome: number, index: number): number {
      if (asked.at(-1) !== outcome) asked.push(outcome);
      return quick.word(outcome, index);
    },
  };
  const match = new Match(harbour, { seats: 2, nature: watched });
  const random = new Random('moves');
  while (!match.result()) {
    const [seat] = match.waitingFor() as readonly number[];
    const legal = match.legal(seat);
    match.submit(seat, [legal[random.below(legal.length)]]);
  }
  expect(match.drawn).toBe(match.rows.flatMap(({ entries }) => entries.filter(({ by }) => by < 0)).length);
  // An outcome with one possible value asks nature for no word.
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
  expect(asked.at(-1)).toBeLessThan(match.drawn);
  expect(asked.length).toBeGreaterThan(3);
});

test('128 bits of a seed count: seeds that one 32-bit hash takes for the same give other numbers', () => {
  const fnv = (text: string): number => {
    let h = 0x811c9dc5;
    for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) as number), 0x01000193);
    return h | 0;
  };
  const seen = new Map<number, string>();
  let pair: [string, string] | undefined;
  for (let n = 0; !pair; n++) {
    const text = `seed ${n}`;
    const other = seen.get(fnv(text));
    if (other !== undefined) pair = [other, text];
    seen.set(fnv(text), text);
  }
  const [one, other] = pair.map((seed) => new Random(seed));
  expect(one.bits()).not.toBe(other.bits());
});
