import { createHash, createHmac } from 'node:crypto';
import { Dice, diceOf, LONGEST_SEED, type Nature } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { secretNature, seededNature } from './index.ts';

/** The same stream by Node's own hash, written from the description alone. */
function expected(outcome: number, index: number, hash: (message: Buffer) => Buffer): number {
  const message = Buffer.alloc(8);
  message.writeUInt32BE(outcome, 0);
  message.writeUInt32BE(Math.trunc(index / 8), 4);
  return hash(message).readUInt32BE(4 * (index % 8));
}

const places = [
  [0, 0],
  [0, 7],
  [0, 8],
  [1, 0],
  [4_000_000_000, 1_000_003],
] as const;

test('a seeded stream is SHA-256 of key, outcome and block, the key SHA-256 of the whole seed text', () => {
  for (const seed of ['', 'gracht', 'à la carte ☂ 😀', 'x'.repeat(LONGEST_SEED)]) {
    const key = createHash('sha256').update(seed, 'utf8').digest();
    const hash = (message: Buffer): Buffer => createHash('sha256').update(key).update(message).digest();
    const nature = seededNature(seed);
    for (const [outcome, index] of places) expect(nature.word(outcome, index)).toBe(expected(outcome, index, hash));
  }
});

test('a secret stream is HMAC-SHA-256 of outcome and block under a key of 256 bits', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => 255 - i);
  const hash = (message: Buffer): Buffer => createHmac('sha256', key).update(message).digest();
  const nature = secretNature(key);
  for (const [outcome, index] of places) expect(nature.word(outcome, index)).toBe(expected(outcome, index, hash));
  const before = nature.word(3, 0);
  key.fill(0);
  nature.word(4, 0);
  expect(nature.word(3, 0)).toBe(before);
});

test('every letter of a seed counts', () => {
  const first = (seed: string): string => Array.from({ length: 4 }, (_, i) => seededNature(seed).word(0, i)).join();
  const seeds = ['a', 'b', 'aa', 'a ', 'A', `${'z'.repeat(199)}1`, `${'z'.repeat(199)}2`];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
});

test('words can be asked for in any order', () => {
  const nature = seededNature('order');
  const forwards = places.map(([outcome, index]) => nature.word(outcome, index));
  const backwards = places.toReversed().map(([outcome, index]) => nature.word(outcome, index));
  expect(backwards.toReversed()).toEqual(forwards);
});

test('a seed that is too long and a key of another length are refused by name', () => {
  expect(() => seededNature('x'.repeat(1_000_000))).toThrow('seed: a text of at most 200 letters');
  expect(() => secretNature(new Uint8Array(16))).toThrow('a secret key has 32 bytes, not 16');
});

describe('dice', () => {
  /** Nature whose words are dictated. */
  const dictated = (words: readonly number[]): Nature => ({ word: (_, index) => words[index] });

  test('a word in the last, incomplete stretch is drawn again, so that no number comes more often', () => {
    // 2³² = 3 · 1431655765 + 1: the last word alone would make 0 likelier than 1 and 2.
    expect(diceOf(dictated([0xffffffff, 5]), 0).below(3)).toBe(2);
    expect(diceOf(dictated([0xfffffffe, 5]), 0).below(3)).toBe(2);
    expect(diceOf(dictated([0xffffffff]), 0).below(2 ** 32)).toBe(0xffffffff);
  });

  test('each of six sides comes about as often in 60,000 throws of different outcomes', () => {
    const nature = seededNature('fair');
    const sides = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) sides[diceOf(nature, n).below(6)]++;
    const chiSquared = sides.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 99.99 % of fair dice stay below 25.7 with five degrees of freedom.
    expect(chiSquared).toBeLessThan(25.7);
  });

  test('a shuffle of nature is one of dice', () => {
    const dice = diceOf(seededNature('shuffle'), 0);
    expect(dice).toBeInstanceOf(Dice);
    expect(dice.shuffle([0, 1, 2, 3, 4, 5, 6, 7]).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
