import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bits, Counts, Seq, Stacks } from './containers.ts';
import { NONE, range } from './domain.ts';

const cards = range('card', -5, 70);
const places = range('place', -2, 2);
const anyCard = fc.integer({ min: cards.lo, max: cards.lo + cards.size - 1 });
const GUARD = 3;
/**
 * So many acts in a row. Without a size fast-check makes ten at most, whatever the length that is allowed: too few to
 * fill a list and take from its middle, or to pile pieces up and pull one out from below.
 */
const ACTS = 60;
const inARow = <T>(act: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(act, { minLength: 1, maxLength: ACTS, size: 'max' });

test('acts in a row are as many as they mean to be', () => {
  const lengths = fc.sample(inARow(anyCard), { numRuns: 100, seed: 1 }).map((acts) => acts.length);
  expect(Math.max(...lengths)).toBeGreaterThan(ACTS - 5);
  expect(lengths.filter((length) => length > ACTS / 2).length).toBeGreaterThan(30);
});

/** memory with guards on both sides, to see that nothing writes or reads outside its own stretch */
function memory(size: number): Int32Array {
  return new Int32Array(size + 2 * GUARD).fill(-1, 0, GUARD).fill(-1, size + GUARD);
}
function guarded(m: Int32Array): void {
  expect([...m.slice(0, GUARD), ...m.slice(-GUARD)]).toEqual(Array.from({ length: 2 * GUARD }, () => -1));
}
const sorted = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

test('a set does what a set does', () => {
  fc.assert(
    fc.property(inARow(fc.tuple(fc.constantFrom('add', 'add', 'add', 'remove', 'clear', 'fill'), anyCard)), (acts) => {
      const m = memory(3);
      const bits = new Bits(m, GUARD, cards, 'hand');
      const model = new Set<number>();
      for (const [act, card] of acts) {
        bits[act](card);
        if (act === 'add') model.add(card);
        if (act === 'remove') model.delete(card);
        if (act === 'clear') model.clear();
        if (act === 'fill') for (let i = 0; i < cards.size; i++) model.add(cards.lo + i);
        expect(bits.toArray()).toEqual(sorted(model));
        expect([bits.size, bits.empty, bits.has(card)]).toEqual([model.size, model.size === 0, model.has(card)]);
        expect(bits.next(card)).toBe(sorted(model).find((other) => other > card) ?? NONE);
      }
      guarded(m);
    }),
  );
});

test('a set at its edges: nothing outside is in it, looking further is safe', () => {
  const m = memory(6);
  const bits = new Bits(m, GUARD, cards, 'hand');
  bits.fill();
  expect([bits.has(-6), bits.has(71), bits.next(70), bits.next(500)]).toEqual([false, false, NONE, NONE]);
  expect([bits.next(NONE), bits.next(-100), bits.first()]).toEqual([-5, -5, -5]);
  expect(() => bits.add(71)).toThrow('hand: 71 is no card (-5 to 70)');
  expect(() => bits.add(-6)).toThrow('hand: -6 is no card');
  expect(() => bits.remove(-6)).toThrow('hand: -6 is no card');
  expect(() => bits.remove(71)).toThrow('hand: 71 is no card (-5 to 70)');
  expect(() => bits.add(Number.NaN)).toThrow('hand: NaN is no card');
  const other = new Bits(m, GUARD + 3, cards, 'deck');
  other.copyFrom(bits);
  expect(other.size).toBe(cards.size);
  bits.clear();
  bits.swap(other);
  expect([bits.size, other.size]).toEqual([cards.size, 0]);
  expect(() => bits.swap(new Bits(new Int32Array(1), 0, places, 'spots'))).toThrow('hand holds cards, spots places');
  guarded(m);
});

test('a list does what a list does, up to its capacity', () => {
  const act = fc.tuple(
    fc.constantFrom('push', 'push', 'insert', 'insert', 'pop', 'removeAt', 'set', 'clear'),
    fc.nat(7),
    anyCard,
  );
  fc.assert(
    fc.property(inARow(act), (acts) => {
      const m = memory(7);
      const seq = new Seq(m, GUARD, cards, 6, 'market');
      const model: number[] = [];
      for (const [name, at, card] of acts) {
        const full = model.length === 6;
        if (name === 'push' && !full) {
          seq.push(card);
          model.push(card);
        } else if (name === 'insert' && !full && at <= model.length) {
          seq.insert(at, card);
          model.splice(at, 0, card);
        } else if (name === 'pop' && model.length > 0) expect(seq.pop()).toBe(model.pop());
        else if (name === 'removeAt' && at < model.length) expect(seq.removeAt(at)).toBe(model.splice(at, 1)[0]);
        else if (name === 'set' && at < model.length) {
          seq.set(at, card);
          model[at] = card;
        } else if (name === 'clear') {
          seq.clear();
          model.length = 0;
        } else if (name === 'push') expect(() => seq.push(card)).toThrow('market holds 6 at most');
        else if (name !== 'insert' || !full) {
          expect(() => (name === 'pop' ? seq.pop() : seq[name as 'set'](at, card))).toThrow('market: no place');
        }
        expect(seq.toArray()).toEqual(model);
        expect([seq.length, seq.indexOf(card), seq.at(at)]).toEqual([
          model.length,
          model.indexOf(card),
          model[at] ?? NONE,
        ]);
      }
      // What is not in use is zero, so that equal lists have equal bytes.
      expect(m.slice(GUARD + 1 + model.length, -GUARD).every((word) => word === 0)).toBe(true);
      guarded(m);
    }),
  );
  expect(() => new Seq(memory(3), GUARD, cards, 2, 'market').push(99)).toThrow('market: 99 is no card');
  for (const act of [
    (seq: Seq) => seq.pop(),
    (seq: Seq) => seq.removeAt(0),
    (seq: Seq) => seq.set(0, 1),
    (seq: Seq) => seq.insert(1, 1),
  ])
    expect(() => act(new Seq(memory(3), GUARD, cards, 2, 'market'))).toThrow(
      expect.objectContaining({ code: 'capacity', message: expect.stringContaining('market: no place') }),
    );
});

test('counts keep to their range and their domain', () => {
  const m = memory(places.size);
  const counts = new Counts(m, GUARD, places, 1, 9, 'goods');
  counts.clear();
  expect([counts.at(-2), counts.total]).toEqual([1, 5]);
  counts.set(2, 9);
  counts.add(-2, 3);
  expect([counts.at(2), counts.at(-2), counts.total]).toEqual([9, 4, 16]);
  expect(() => counts.add(2, 1)).toThrow('goods.2: 10 is not from 1 to 9');
  expect(() => counts.set(0, 1.5)).toThrow('goods.0: 1.5 is not');
  expect(() => counts.set(0, 0)).toThrow('goods.0: 0 is not from 1 to 9');
  for (const outside of [-3, 3, NONE, Number.NaN]) {
    expect(() => counts.set(outside, 1)).toThrow(`goods: ${outside} is no place (-2 to 2)`);
    expect(() => counts.at(outside)).toThrow(`goods: ${outside} is no place (-2 to 2)`);
    expect(() => counts.add(outside, 1)).toThrow(`goods: ${outside} is no place (-2 to 2)`);
  }
  expect(m.slice(GUARD, -GUARD)).toEqual(Int32Array.of(4, 1, 1, 1, 9));
  guarded(m);
});

test('piles do what piles do', () => {
  // Few pieces, among them the first and the last, so that many are put down again after they were taken away.
  const few = [-5, -4, 0, 1, 26, 27, 28, 69, 70];
  const act = fc.tuple(
    fc.constantFrom('push', 'push', 'remove'),
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom(...few),
  );
  fc.assert(
    fc.property(inARow(act), (acts) => {
      const m = memory(cards.size + places.size);
      const stacks = new Stacks(m, GUARD, cards, places, 'street');
      const model = new Map<number, number[]>(Array.from({ length: 5 }, (_, i) => [i - 2, []]));
      for (const [name, place, card] of acts) {
        const lies = [...model].find(([, pile]) => pile.includes(card));
        if (name === 'push' && !lies) {
          stacks.push(place, card);
          model.get(place)?.push(card);
        } else if (name === 'remove' && lies) {
          stacks.remove(card);
          lies[1].splice(lies[1].indexOf(card), 1);
        } else expect(() => (name === 'push' ? stacks.push(place, card) : stacks.remove(card))).toThrow('street: card');
        for (const [at, pile] of model) {
          expect(stacks.pile(at)).toEqual(pile);
          expect(stacks.height(at)).toBe(pile.length);
          expect(stacks.pieceAt(at, 0)).toBe(pile[0] ?? NONE);
          expect(stacks.pieceAt(at, pile.length)).toBe(NONE);
          pile.forEach((piece, level) => {
            expect([stacks.placeOf(piece), stacks.levelOf(piece), stacks.pieceAt(at, level)]).toEqual([
              at,
              level,
              piece,
            ]);
          });
        }
        const lying = new Set([...model.values()].flat());
        for (const piece of few)
          if (!lying.has(piece)) expect([stacks.placeOf(piece), stacks.levelOf(piece)]).toEqual([NONE, 0]);
      }
      guarded(m);
    }),
    { numRuns: 40 },
  );
});

test('piles at their edges: nothing lies outside', () => {
  const stacks = new Stacks(memory(cards.size + places.size), GUARD, cards, places, 'street');
  for (const place of [-3, 3, NONE])
    expect([stacks.height(place), stacks.pile(place), stacks.pieceAt(place, 0)]).toEqual([0, [], NONE]);
  for (const card of [-6, 71, NONE]) expect([stacks.placeOf(card), stacks.levelOf(card)]).toEqual([NONE, 0]);
  expect(() => stacks.push(3, 1)).toThrow('street: 3 is no place');
  expect(() => stacks.push(0, 71)).toThrow('street: 71 is no card');
  expect(() => stacks.remove(NONE)).toThrow('does not lie there');
});
