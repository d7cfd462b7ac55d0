import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contains, fromJson, nothing, range, seat, words } from './domain.ts';
import { MokumError } from './errors.ts';
import { Random } from './random.ts';

const colours = words('colour', ['red', 'blue', 'green']);
const cards = range('card', -3, 109);

test('a range reads what it writes, and nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), (value) => {
      const inside = value >= -3 && value <= 109;
      expect(contains(cards, value)).toBe(inside);
      expect(cards.read(String(value))).toBe(inside ? value : undefined);
      if (inside) expect(fromJson(cards, cards.json(value), 'x')).toBe(value);
    }),
  );
  for (const text of ['', ' 1', '1.0', '1e1', '0x1', '--1', 'NaN', '9999999999'])
    expect(cards.read(text)).toBeUndefined();
});

test('words have numbers by name, and names by number', () => {
  expect(colours.of.blue).toBe(1);
  expect(colours.read('green')).toBe(2);
  expect(colours.json(0)).toBe('red');
  expect(colours.read('pink')).toBeUndefined();
  expect(colours.read('constructor')).toBeUndefined();
});

test('nothing has one value and no text', () => {
  expect(nothing.text(0)).toBe('');
  expect(nothing.read('')).toBe(0);
  expect(nothing.read('0')).toBeUndefined();
});

test('what is no value of a domain is refused by name, with what stands there', () => {
  const refusal = (json: unknown): string => {
    try {
      return String(fromJson(colours, json, 'players[0].colour'));
    } catch (error) {
      expect((error as MokumError).code).toBe('bad-state');
      return (error as Error).message;
    }
  };
  expect(refusal('pink')).toBe('players[0].colour: expected a colour (red, blue, green), found "pink"');
  for (const json of [0, null, undefined, {}, [], true, Number.NaN, 'x'.repeat(100_000)]) {
    expect(refusal(json)).toContain('expected a colour');
    expect(refusal(json).length).toBeLessThan(200);
  }
  expect(() => fromJson(cards, '5', 'x')).toThrow('expected a card (-3 to 109), found "5"');
});

test('a domain that could not be written down is refused', () => {
  for (const make of [
    () => words('x', ['a', 'a']),
    () => words('x', ['two words']),
    () => words('x', ['a;b']),
    () => words('x', ['']),
    () => range('x', 5, 4),
    () => range('x', 0, 0x10000),
    () => range('x', -40_000, 0),
  ]) {
    expect(make).toThrow(MokumError);
  }
});

test('nothing has one value, which has no text', () => {
  expect([nothing.json(0), nothing.text(0), nothing.read(''), nothing.read('0'), nothing.size]).toEqual([
    0,
    '',
    0,
    undefined,
    1,
  ]);
});

test('the generator is frozen: replays never change', () => {
  const random = new Random('mokum');
  expect(Array.from({ length: 4 }, () => random.bits())).toMatchInlineSnapshot(`
    [
      3122917418,
      2620736242,
      2587668512,
      1583861300,
    ]
  `);
  expect(Array.from({ length: 10 }, () => random.below(100))).toMatchInlineSnapshot(`
    [
      9,
      58,
      6,
      83,
      2,
      84,
      5,
      96,
      16,
      60,
    ]
  `);
  expect(random.shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
    [
      1,
      4,
      6,
      7,
      5,
      8,
      3,
      2,
    ]
  `);
  expect(new Random(7).bits()).toBe(new Random('7').bits());
});

test('the generator is even, and says 0 where there is no choice', () => {
  const random = new Random(1);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]++;
  // five degrees of freedom: 20.5 is passed once in a thousand times
  expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(20.5);
  expect([random.below(1), random.below(0)]).toEqual([0, 0]);
});

test('a table has eight seats at most', () => {
  expect([seat.read('7'), seat.read('8')]).toEqual([7, undefined]);
});
