import { amsterdam as game, CARDS } from '@mokum/amsterdam';
import { Match } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { amsterdam as en } from './en/amsterdam.ts';
import { amsterdam as fr } from './fr/amsterdam.ts';
import { readingKey, wordsUnder } from './readings-amsterdam.ts';

type Texts = Readonly<Record<number, string>>;
type Variants = Readonly<Record<number, Readonly<Record<string, string>>>>;

const viewOf = (edition: string): object =>
  new Match(game, { seats: 2, options: game.definition.readOptions({ edition }, 2) }).view('spectator');

describe.each([
  ['English', en],
  ['French', fr],
] as const)('the readings of the editions in %s', (_language, words) => {
  test('Mokum’s own rulings read every text as it stands', () => {
    const { cards, tiles, orders } = wordsUnder(words, viewOf('house'));
    expect([cards, tiles, orders]).toEqual([words.cards, words.tiles, words.orders]);
  });

  test('every card that varies by a ruling is read by that ruling', () => {
    for (const { number, varies } of CARDS)
      for (const reading of Object.keys(varies?.to ?? {})) {
        const read = wordsUnder(words, { [varies?.ruling ?? '']: reading }).cards as Texts;
        expect(read[number]).toBe((words.cardVariants as Variants)[number][reading]);
      }
  });

  test('tile 18 is read by its ruling', () => {
    const { tiles } = wordsUnder(words, { tile18: 'supply' });
    expect((tiles as Texts)[18]).not.toBe((words.tiles as Texts)[18]);
    expect((wordsUnder(words, viewOf('fr')).tiles as Texts)[18]).toBe((words.tiles as Texts)[18]);
  });

  test.each([
    ['fr', { cards: [70, 103], tiles: [], orders: [] }],
    ['hu', { cards: [54, 61, 66, 101], tiles: [], orders: [36] }],
    ['ru', { cards: [1, 6, 55, 60], tiles: [], orders: [] }],
  ] as const)('the edition %s reads its own texts', (edition, differing) => {
    const read = wordsUnder(words, viewOf(edition));
    for (const part of ['cards', 'tiles', 'orders'] as const)
      for (const number of differing[part])
        expect((read[part] as Texts)[number]).not.toBe((words[part] as Texts)[number]);
    expect(readingKey(words, viewOf(edition))).not.toBe(readingKey(words, viewOf('house')));
  });
});
