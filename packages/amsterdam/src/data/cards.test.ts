import { describe, expect, it } from 'vitest';
import { artisans } from './artisans.ts';
import { buildings } from './buildings.ts';
import { artisanTypes, buildingTypes, type Card, type Timing } from './cards.ts';
import { cards, effectOf } from './edition.ts';
import { maps } from './maps.ts';
import { colourOf, colours, type District, districts } from './names.ts';
import { editionRulings, rulingValues } from './rulings.ts';

const card = (number: number): Card => cards[number - 1];
const size = (of: Card): number => colours.reduce((sum, colour) => sum + (of.cost[colour] ?? 0), 0);
const numbers = (timing: Timing): number[] => cards.filter((one) => one.timing === timing).map(({ number }) => number);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the cards', () => {
  it('3.1 are 54 artisans, 54 buildings and 24 maps, numbered through', () => {
    expect([artisans.length, buildings.length, maps.length]).toEqual([54, 54, 24]);
    expect(cards.map(({ number }) => number)).toEqual(range(1, 132));
  });

  it('1.12 have nine types of six artisans', () => {
    for (const [i, type] of artisanTypes.entries())
      expect(cards.filter((one) => one.type === type).map(({ number }) => number)).toEqual(range(6 * i + 1, 6 * i + 6));
    expect(card(44).type).not.toBe('carpenter');
  });

  it('1.13 have eleven types of buildings, Oude Kerk being 067-069', () => {
    const groups = buildingTypes.map((type) => cards.filter((one) => one.type === type).map(({ number }) => number));
    expect(groups.map(([first]) => first)).toEqual([55, 61, 67, 70, 73, 76, 85, 88, 91, 97, 103]);
    expect(groups.flat()).toEqual(range(55, 108));
    expect(groups[buildingTypes.indexOf('oude-kerk')]).toEqual([67, 68, 69]);
  });

  it('1.14 have four maps a district', () => {
    for (const [i, district] of districts.entries())
      expect(cards.filter((one) => one.type === district).map(({ number }) => number)).toEqual(
        range(109 + 4 * i, 112 + 4 * i),
      );
  });

  it('3.5 are usable when the derived table says', () => {
    expect(numbers('I')).toEqual([49]);
    expect(numbers('II')).toEqual(range(51, 54));
    expect(numbers('end')).toEqual([...range(7, 12), ...range(67, 69), ...range(85, 87), ...range(103, 108)]);
    expect(numbers('permanent')).toEqual([20, ...range(25, 42), 45, 50, ...range(73, 84)]);
    expect(numbers('III')).toHaveLength(76);
  });

  it('1.4 let 001-006 turn the colours round in one cycle', () => {
    const after = new Map(
      range(1, 6).map((number) => {
        const { effect } = card(number);
        if (effect.is !== 'gain' || effect.if?.is !== 'after-map') throw new Error(`card ${number}`);
        return [colourOf[effect.if.district as District], Object.keys(effect.gain.colours!)[0]] as const;
      }),
    );
    const walk = ['pink'];
    while (walk.length < 7) walk.push(after.get(walk.at(-1) as never)!);
    expect(walk).toEqual(['pink', 'orange', 'grey', 'brown', 'violet', 'black', 'pink']);
  });

  it('22.109 to 22.132 ask each map for one resource of its district', () => {
    for (const one of maps)
      expect(one.effect).toMatchObject({
        is: 'exchange',
        pay: { colours: { [colourOf[one.type as District]]: 1 } },
        times: 'once',
      });
  });
});

describe('what cards cost', () => {
  it('3.3 is one to four resources', () => {
    for (const one of cards) {
      expect(size(one)).toBeGreaterThanOrEqual(1);
      expect(size(one)).toBeLessThanOrEqual(4);
    }
  });

  it('27.5 is three pink for 001 and a pink map together', () => {
    expect(Object.keys(card(1).cost)).toEqual(['pink']);
    const pinkOnly = maps.filter((one) => one.type === 'plantage' && Object.keys(one.cost).join() === 'pink');
    expect(pinkOnly.some((one) => size(one) + size(card(1)) === 3)).toBe(true);
  });

  it('27.28 is two for a map of Haarlemmerbuurt', () => {
    expect(maps.some((one) => one.type === 'haarlemmerbuurt' && size(one) === 2)).toBe(true);
  });

  it('1.15 asks each colour equally often, counted in resources and in cards', () => {
    const total = cards.reduce((sum, one) => sum + size(one), 0) / 6;
    const asking = colours.map((colour) => cards.filter((one) => (one.cost[colour] ?? 0) > 0).length);
    const mean = asking.reduce((a, b) => a + b) / 6;
    for (const [i, colour] of colours.entries()) {
      expect(Math.abs(cards.reduce((sum, one) => sum + (one.cost[colour] ?? 0), 0) - total)).toBeLessThanOrEqual(3);
      expect(Math.abs(asking[i] - mean)).toBeLessThanOrEqual(3);
    }
  });

  it.each([
    [91, 1, 'a resource without a condition over one with'],
    [46, 91, 'any colour over one colour'],
    [24, 13, 'a gulden and a point over a gulden on a condition'],
    [112, 110, 'a gulden and a point over a gulden'],
    [110, 109, 'a gulden over a point'],
    [54, 53, 'more resources over moving them'],
    [98, 99, 'an easy condition over a harder one'],
    [99, 97, 'two points over one'],
    [88, 55, 'a gulden without a condition over one with'],
    [38, 42, 'activation without resources over a discount'],
    [17, 14, 'a step over a point for stepping'],
    [74, 73, 'a step per block over a point per delivery'],
  ])('1.15 is more for %i than for %i: %s', (stronger, weaker) => {
    expect(size(card(stronger))).toBeGreaterThan(size(card(weaker)));
  });
});

describe('cards on which editions differ', () => {
  it('25.6, 25.7, 25.8, 25.9, 25.10, 25.11, 25.12 read as each edition says', () => {
    const read = (number: number, edition: keyof typeof editionRulings) =>
      effectOf(card(number), editionRulings[edition]);
    expect(read(21, 'fr')).toMatchObject({ gain: { gulden: 1 } });
    expect(read(21, 'house')).toMatchObject({ gain: { points: 1 } });
    expect(read(23, 'fr')).toMatchObject({ gain: { points: 1 } });
    expect(read(23, 'hu')).toMatchObject({ gain: { points: 2 } });
    expect(read(54, 'hu')).toMatchObject({ dice: 'one' });
    expect(read(61, 'hu')).toMatchObject({ gain: { gulden: 1 } });
    expect(read(66, 'ru')).toMatchObject({ gain: { points: 1 } });
    expect(read(70, 'fr')).toMatchObject({ if: { atMost: 2 } });
    expect(read(101, 'hu')).toMatchObject({ gain: { gulden: 1 } });
    expect(read(103, 'fr')).toMatchObject({ gain: { points: 2 } });
    expect(read(103, 'house')).toMatchObject({ gain: { points: 4 } });
  });

  it('25.1 name rulings and answers that exist', () => {
    for (const { varies } of cards)
      if (varies !== undefined)
        for (const answer of Object.keys(varies.to)) expect(rulingValues[varies.ruling]).toContain(answer);
  });
});
