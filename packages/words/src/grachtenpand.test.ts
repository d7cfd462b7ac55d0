import { describe, expect, expectTypeOf, test } from 'vitest';
import rules from '../../../docs/rules/grachtenpand.md?raw';
import {
  type Card,
  CARDS,
  COLOURS,
  cardNumbered,
  type Condition,
  FEATURES,
  KINDS,
} from '../../grachtenpand/src/cards.ts';
import { counted, fill } from './catalogue.ts';
import { type GrachtenpandWords, grachtenpand } from './en/grachtenpand.ts';
import { type SaidCard, type SaidCondition, sayGrachtenpand } from './say-grachtenpand.ts';

const english = sayGrachtenpand(grachtenpand, 'en');

describe('the catalogue and the game', () => {
  test('names every kind, colour and feature, and no other', () => {
    expect(Object.keys(grachtenpand.kinds)).toEqual([...KINDS]);
    expect(Object.keys(grachtenpand.decks)).toEqual([...KINDS]);
    expect(Object.keys(grachtenpand.colours)).toEqual([...COLOURS]);
    expect(Object.keys(grachtenpand.features)).toEqual([...FEATURES]);
  });

  test('every card of the game can be said', () => {
    expectTypeOf<Card>().toExtend<SaidCard>();
    expectTypeOf<Condition>().toExtend<SaidCondition>();
    expectTypeOf<SaidCondition>().toExtend<Condition | { is: 'taller' | 'lower' }>();
  });

  test('English is one of the languages', () => {
    expectTypeOf(grachtenpand).toExtend<GrachtenpandWords>();
  });
});

describe('the catalogue and the rules reference', () => {
  const paragraphs = [...rules.matchAll(/^\*\*(\d+\.\d+)\*\* .*$/gm)];

  test('every paragraph has a title, in the same order', () => {
    expect(Object.keys(grachtenpand.paragraphs)).toEqual(paragraphs.map(([, number]) => number));
  });

  test('every reason cites a paragraph', () => {
    for (const number of Object.keys(grachtenpand.reasons)) expect(grachtenpand.paragraphs).toHaveProperty([number]);
  });

  test('paragraphs are numbered without gaps below their heading, and each names its source', () => {
    const headings = [...rules.matchAll(/^## (\d+) /gm)].map(([, number]) => Number(number));
    expect(headings).toEqual(headings.map((_, index) => index + 1));
    let last = [0, 0];
    for (const [line, number] of paragraphs) {
      const [section, place] = number.split('.').map(Number);
      expect([section, place]).toEqual(section === last[0] ? [section, last[1] + 1] : [last[0] + 1, 1]);
      expect(line).toMatch(/\*\((rulebook|publisher|ruling|design|derived)[^*]*\)\*$/);
      last = [section, place];
    }
  });

  test('paragraphs that are cited exist', () => {
    for (const [, number] of rules.matchAll(/\((\d+\.\d+)\)/g))
      expect(grachtenpand.paragraphs).toHaveProperty([number]);
  });
});

describe('cards in words', () => {
  test.each([
    [26, 'Shop 26 – pink – 3 points if the building is at least 4 cards high', '≥ 4 high'],
    [91, 'Roof 91 – slate – 2 points if the building has at least 1 cat and 2 birds', '≥ 1 cat, 2 birds'],
    [9, 'Shop 9 – sage – 4 points if the building has at least 3 birds and 3 flags', '≥ 3 birds, 3 flags'],
    [106, 'Roof 106 – slate – 3 points if the building is lower than the one on its right', '< right'],
    [31, 'Window 31 – red – no features', 'plain'],
    [41, 'Window 41 – red – 1 bird, 1 flag, and 1 flower pot', '1 bird, 1 flag, 1 pot'],
  ])('card %i', (number, inFull, onItsFace) => {
    const card = cardNumbered(number);
    expect(english.card(card)).toBe(inFull);
    expect(english.face(card)).toBe(onItsFace);
  });

  test.each<[SaidCondition, string, string]>([
    [{ is: 'none', of: 'pot' }, 'the building has no flower pots', 'no pots'],
    [{ is: 'taller', than: 'both' }, 'the building is taller than both its neighbours', '> both sides'],
    [{ is: 'lower', than: 'left' }, 'the building is lower than the one on its left', '< left'],
    [{ is: 'height', at: 'exactly', cards: 3 }, 'the building is exactly 3 cards high', '= 3 high'],
  ])('condition %o', (condition, inFull, onItsFace) => {
    expect(english.condition(condition)).toBe(inFull);
    expect(english.face({ kind: 'roof', number: 83, colour: 'red', points: 1, condition })).toBe(onItsFace);
  });

  test('one point is one point', () => {
    expect([1, 2].map(english.points)).toEqual(['1 point', '2 points']);
  });

  test('a card is named by kind and number', () => {
    expect(english.name(cardNumbered(83))).toBe('Roof 83');
  });

  test('all cards read differently, and no face is longer than a card is wide', () => {
    expect(new Set(CARDS.map(english.card)).size).toBe(CARDS.length);
    for (const card of CARDS) expect(english.face(card).length).toBeLessThanOrEqual(22);
  });

  test('nothing is left unfilled', () => {
    for (const card of CARDS) expect(english.card(card) + english.face(card)).not.toMatch(/[{}]|undefined/);
  });
});

describe('phrases', () => {
  test('a missing value is an error', () => {
    expect(() => fill(grachtenpand.log.won, {})).toThrow('lacks who');
  });

  test('a language with more plural forms uses them, and falls back on other', () => {
    const rules = new Intl.PluralRules('pl');
    expect(counted(rules, { one: '{n} kot', few: '{n} koty', other: '{n} kotów' }, 3)).toBe('3 koty');
    expect(counted(rules, { one: '{n} kot', few: '{n} koty', other: '{n} kotów' }, 5)).toBe('5 kotów');
  });

  test('a number goes with other values', () => {
    const rules = new Intl.PluralRules('en');
    expect(counted(rules, grachtenpand.log.scored.shop, 1, { who: 'Anna', card: 'Shop 1' })).toBe(
      'Shop 1 scores 1 point for Anna',
    );
  });
});
