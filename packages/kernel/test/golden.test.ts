import { expect, test } from 'vitest';
import { playthrough, vocabularyOf } from '../src/testing/index.ts';
import { harbour } from './toy-game.ts';

test('a harbour auction goes as it always did', async () => {
  const told = playthrough(harbour, { seats: 3, seed: 'golden' });
  expect(playthrough(harbour, { seats: 3, seed: 'golden' })).toBe(told);
  expect(playthrough(harbour, { seats: 3, seed: 'other' })).not.toBe(told);
  await expect(told).toMatchFileSnapshot('golden/harbour.txt');
});

test('the names by which it is saved and sent are what they always were', async () => {
  await expect(vocabularyOf(harbour)).toMatchFileSnapshot('golden/vocabulary.txt');
});
