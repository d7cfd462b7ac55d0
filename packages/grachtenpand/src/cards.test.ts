import { describe, expect, test } from 'vitest';
import type { Card, Condition, Feature, Features, RoofCard, ShopCard } from './cards.ts';
import {
  CARDS,
  COLOURS,
  cardNumbered,
  FEATURES,
  FIRST,
  HOW_MANY,
  KINDS,
  kindOf,
  ROOFS,
  SHOPS,
  WINDOWS,
} from './cards.ts';
import { includes } from '../test/includes.ts';
import { POINTS } from './data/points.ts';

const scoringCards: readonly (ShopCard | RoofCard)[] = [...SHOPS, ...ROOFS];
const total = (features: Features) => FEATURES.reduce((sum, feature) => sum + (features[feature] ?? 0), 0);
const shown = (feature: Feature, among = WINDOWS) =>
  among.reduce((sum, card) => sum + (card.features[feature] ?? 0), 0);
const inOrder = (features: Features) => FEATURES.map((feature) => features[feature] ?? 0).join();
const spelled = (condition: Condition) =>
  condition.is === 'at-least' ? `at-least ${inOrder(condition.counts)}` : JSON.stringify(condition);
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

/** The kind of condition as the rulebook lists them, a paragraph of section 6 each. */
const sort = (condition: Condition): string => {
  switch (condition.is) {
    case 'at-least':
      return Object.keys(condition.counts).length === 1 ? 'at-least one feature' : 'at-least two features';
    case 'none':
      return 'none';
    case 'height':
      return `height ${condition.at}`;
    default:
      return `${condition.is} ${condition.than}`;
  }
};

describe('1 cards', () => {
  test('1.2 there are 30 shops, 52 windows and 27 roofs', () => {
    expect([SHOPS.length, WINDOWS.length, ROOFS.length, CARDS.length]).toEqual([30, 52, 27, 109]);
    for (const kind of KINDS) expect(CARDS.filter((card) => card.kind === kind)).toHaveLength(HOW_MANY[kind]);
  });

  test.each(KINDS)('1.4 each colour is equally frequent among the %ss, give or take one', (kind) => {
    const cards = CARDS.filter((card) => card.kind === kind);
    expect(spread(COLOURS.map((colour) => cards.filter((card) => card.colour === colour).length))).toBeLessThanOrEqual(
      1,
    );
  });

  test('1.4 each colour is equally frequent among all cards, give or take one', () => {
    expect(spread(COLOURS.map((colour) => CARDS.filter((card) => card.colour === colour).length))).toBeLessThanOrEqual(
      1,
    );
  });

  test('1.5 cats, birds and flags are equally frequent, in every colour too', () => {
    for (const feature of ['cat', 'bird', 'flag'] as const) {
      expect(shown(feature)).toBe(25);
      for (const colour of COLOURS)
        expect(
          shown(
            feature,
            WINDOWS.filter((card) => card.colour === colour),
          ),
        ).toBe(5);
    }
  });

  test('1.5 flower pots are on about a third of the windows, evenly over the colours', () => {
    const withPots = WINDOWS.filter((card) => (card.features.pot ?? 0) > 0);
    expect(withPots).toHaveLength(17);
    expect(shown('pot')).toBe(19);
    expect(
      spread(COLOURS.map((colour) => withPots.filter((card) => card.colour === colour).length)),
    ).toBeLessThanOrEqual(1);
  });

  test('1.6 a window shows 0 to 3 features, and each of these numbers occurs', () => {
    expect(new Set(WINDOWS.map((card) => total(card.features)))).toEqual(new Set([0, 1, 2, 3]));
    for (const card of WINDOWS) for (const count of Object.values(card.features)) expect(count).toBeGreaterThan(0);
  });

  test('1.6 each colour has one plain window', () => {
    for (const colour of COLOURS)
      expect(WINDOWS.filter((card) => card.colour === colour && total(card.features) === 0)).toHaveLength(1);
  });

  test('1.7 shops and roofs are worth 1 to 6 points', () => {
    for (const card of scoringCards) expect([1, 2, 3, 4, 5, 6]).toContain(card.points);
  });

  test('1.7 every price belongs to a shop or a roof', () => {
    expect(Object.keys(POINTS).map(Number)).toEqual(scoringCards.map((card) => card.number));
  });

  test.each([
    ['shops', SHOPS],
    ['roofs', ROOFS],
  ])('1.7 among the %s, who asks for more pays no less', (_, cards) => {
    for (const hard of cards)
      for (const easy of cards)
        if (includes(hard.condition, easy.condition))
          expect(hard.points, `${hard.number} asks for more than ${easy.number}`).toBeGreaterThanOrEqual(easy.points);
  });

  test('1.8 shops and roofs show no features', () => {
    for (const card of scoringCards) expect(card).not.toHaveProperty('features');
  });

  test('1.9 cards are numbered 1 to 109: shops, windows, roofs', () => {
    expect(CARDS.map((card) => card.number)).toEqual(Array.from({ length: 109 }, (_, index) => index + 1));
    expect(KINDS.map((kind) => CARDS.find((card) => card.kind === kind)?.number)).toEqual(
      KINDS.map((kind) => FIRST[kind]),
    );
    for (const card of CARDS) expect(kindOf(card.number)).toBe(card.kind);
  });

  test('1.9 a card is found by its number, and there is none beyond', () => {
    for (const card of CARDS) expect(cardNumbered(card.number)).toBe(card);
    for (const number of [0, 110, -1, 1.5]) expect(() => cardNumbered(number)).toThrow(`no card ${number}`);
  });

  test('no two cards of a kind are the same', () => {
    const meaning = (card: Card) =>
      `${card.kind} ${card.colour} ${card.kind === 'window' ? inOrder(card.features) : spelled(card.condition)}`;
    expect(new Set(CARDS.map(meaning)).size).toBe(CARDS.length);
  });

  test('no two shops and no two roofs ask for the same', () => {
    for (const cards of [SHOPS, ROOFS])
      expect(new Set(cards.map((card) => spelled(card.condition))).size).toBe(cards.length);
  });
});

describe('6 conditions', () => {
  const kinds = [
    ['6.5', 'at-least one feature'],
    ['6.6', 'at-least two features'],
    ['6.7', 'none'],
    ['6.9', 'taller left'],
    ['6.9', 'taller right'],
    ['6.10', 'lower left'],
    ['6.10', 'lower right'],
    ['6.11', 'taller both'],
    ['6.12', 'lower both'],
    ['6.13', 'height least'],
    ['6.14', 'height exactly'],
  ];
  test.each(kinds)('%s there are shops and roofs with: %s', (_, kind) => {
    expect(SHOPS.some((card) => sort(card.condition) === kind)).toBe(true);
    expect(ROOFS.some((card) => sort(card.condition) === kind)).toBe(true);
  });

  test('no card has a condition of another kind', () => {
    expect(new Set(scoringCards.map((card) => sort(card.condition)))).toEqual(new Set(kinds.map(([, kind]) => kind)));
  });

  test.each(FEATURES)('6.5, 6.7 shops and roofs ask for at least so many, and for none, of: %s', (feature) => {
    for (const cards of [SHOPS, ROOFS]) {
      const conditions = cards.map((card) => card.condition);
      expect(conditions.some((it) => it.is === 'at-least' && Object.keys(it.counts).join() === feature)).toBe(true);
      expect(conditions.some((it) => it.is === 'none' && it.of === feature)).toBe(true);
    }
  });

  test('6.5, 6.6 a condition names one or two features, 1 to 4 of each', () => {
    for (const { condition } of scoringCards) {
      if (condition.is !== 'at-least') continue;
      const counts = Object.values(condition.counts);
      expect([1, 2]).toContain(counts.length);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    }
  });
});

describe('8 the printed example and the published review', () => {
  test('8.2 a shop worth 3 asks for height 4, a roof worth 2 for 1 cat and 2 birds', () => {
    expect(cardNumbered(26)).toMatchObject({
      kind: 'shop',
      points: 3,
      condition: { is: 'height', at: 'least', cards: 4 },
    });
    expect(cardNumbered(91)).toMatchObject({
      kind: 'roof',
      points: 2,
      condition: { is: 'at-least', counts: { cat: 1, bird: 2 } },
    });
  });

  test('8.3 a shop asks for 3 flags', () => {
    expect(cardNumbered(6)).toMatchObject({ kind: 'shop', condition: { is: 'at-least', counts: { flag: 3 } } });
  });

  test('8.4, 8.5 the example street can be laid: 4 high with 1 cat and 2 birds, 2 flags on the left, 3 pink cards', () => {
    const street = [[6, 38], [26, 75, 66, 91], [27]].map((building) => building.map(cardNumbered));
    const [left, middle] = street.map((building) => building.filter((card) => card.kind === 'window'));
    expect(street.flat().map((card) => card.kind)).toEqual([
      'shop',
      'window',
      'shop',
      'window',
      'window',
      'roof',
      'shop',
    ]);
    expect([street[1].length, shown('cat', middle), shown('bird', middle), shown('flag', left)]).toEqual([4, 1, 2, 2]);
    expect(shown('pot', [...left, ...middle])).toBe(0);
    expect(
      street
        .flat()
        .filter((card) => card.colour === 'pink')
        .map((card) => card.number),
    ).toEqual([6, 26, 75]);
  });

  test('a shop is worth 4 for 3 flags and 3 birds, a roof 3 for being lower than the building on its right', () => {
    expect(cardNumbered(9)).toMatchObject({
      kind: 'shop',
      points: 4,
      condition: { is: 'at-least', counts: { bird: 3, flag: 3 } },
    });
    expect(cardNumbered(106)).toMatchObject({ kind: 'roof', points: 3, condition: { is: 'lower', than: 'right' } });
  });
});

describe('9 provenance', () => {
  test('the prices of the example and of the review are fixed, all others designed', () => {
    const fixed = scoringCards.filter((card) => card.source.points !== 'designed');
    expect(fixed.map((card) => [card.number, card.source.points])).toEqual([
      [9, 'review'],
      [26, 'printed'],
      [91, 'printed'],
      [106, 'review'],
    ]);
  });

  test('what is not designed has a note that says why', () => {
    const known = CARDS.filter((card) =>
      Object.values(card.source).some((it) => it === 'printed' || it === 'derived' || it === 'review'),
    );
    expect(known.map((card) => card.number)).toEqual([6, 9, 26, 91, 106]);
    for (const card of known) expect(card.source.note).toBeTruthy();
  });

  test('every part of every card says where it comes from', () => {
    for (const card of CARDS)
      expect(Object.keys(card.source)).toEqual(
        expect.arrayContaining(card.kind === 'window' ? ['colour', 'features'] : ['colour', 'condition', 'points']),
      );
  });
});
