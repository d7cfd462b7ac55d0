import { describe, expect, test } from 'vitest';
import { MOST_PACKS_KEPT } from './limits.ts';
import { Packs } from './packs.ts';

const own = { name: 'own' };
const packs = (numberOf?: (text: string) => number) => new Packs<{ readonly name: string }>(own, numberOf);
const pack = (name: string): readonly [readonly object[], string, () => { readonly name: string }] => [
  [{}],
  JSON.stringify({ name }),
  () => ({ name }),
];

describe('the tables of packs', () => {
  test('are found by their number, the same text by the same one, our own by 0', () => {
    const all = packs();
    const a = all.keep(...pack('a'));
    const b = all.keep(...pack('b'));
    expect(a.number).not.toBe(b.number);
    expect(all.keep(...pack('a'))).toBe(a);
    expect(all.of(a.number)).toEqual({ name: 'a' });
    expect(all.of(b.number)).toEqual({ name: 'b' });
    expect(all.of(0)).toBe(own);
    expect(all.of(a.number)).toEqual({ name: 'a' });
    expect(() => all.of(12345)).toThrow('edition: this pack is not known here; give it with the options');
    expect(() => all.of(12345)).toThrow(expect.objectContaining({ code: 'bad-state' }));
  });

  test('no more than a fixed number are kept, and those used last', () => {
    const all = packs();
    const first = pack('first');
    const { number } = all.keep(...first);
    const second = all.keep(...pack('second')).number;
    for (let i = 0; i < 5000; i++) {
      all.keep(...pack(`pack ${i}`));
      expect(all.size).toBeLessThanOrEqual(MOST_PACKS_KEPT);
      // Whoever plays with a pack keeps it.
      if (i % 20 === 0) expect(all.of(number)).toEqual({ name: 'first' });
    }
    expect(all.size).toBe(MOST_PACKS_KEPT);
    expect(() => all.of(second)).toThrow('not known here');
    expect(all.of(number)).toEqual({ name: 'first' });
  });

  test('one that was forgotten is there again when the object it was given as comes again, without being made anew', () => {
    const all = packs();
    const [objects, text, make] = pack('slept');
    const { number, tables } = all.keep(objects, text, make);
    for (let i = 0; i < 2 * MOST_PACKS_KEPT; i++) all.keep(...pack(`pack ${i}`));
    expect(() => all.of(number)).toThrow('not known here');
    expect(all.again(objects[0])?.number).toBe(number);
    expect(all.of(number)).toBe(tables);
    expect(all.again({})).toBeUndefined();
    expect(all.size).toBe(MOST_PACKS_KEPT);
  });

  test('two that have the same number are told apart by their whole text, and never taken for each other', () => {
    const all = packs(() => 7);
    const [objects, text, make] = pack('one');
    all.keep(objects, text, make);
    expect(() => all.keep(...pack('other'))).toThrow('another pack that is used here has the same number');
    expect(all.of(7)).toEqual({ name: 'one' });
    const numbers = new Map([['"late"', 7]]);
    const later = packs((one) => numbers.get(one) ?? (one === text ? 7 : Number.parseInt(one, 10)));
    later.keep(objects, text, make);
    for (let i = 100; i < 100 + MOST_PACKS_KEPT; i++) later.keep([{}], String(i), () => ({ name: String(i) }));
    later.keep([{}], '"late"', () => ({ name: 'late' }));
    expect(later.of(7)).toEqual({ name: 'late' });
    expect(() => later.again(objects[0])).toThrow('has the same number');
  });
});
