import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MokumError } from '../errors.ts';
import { applyDelta } from './apply.ts';
import type { ViewDelta } from './view-delta.ts';

const view = {
  round: 3,
  market: ['red', 'blue'],
  players: [
    { hand: [3, 7, 12], pool: { black: 1, pink: 0 } },
    { hand: { hidden: 3 }, pool: { black: 2, pink: 2 } },
  ],
  waitingFor: [0],
  unseen: { card: [1, 2, 5, 9] },
};
/** A difference as it may come from elsewhere: of any shape. */
const anything = (delta: unknown): ViewDelta => delta as ViewDelta;

describe('a difference', () => {
  test('shares what has not changed, and leaves the view it was given as it was', () => {
    const before = JSON.stringify(view);
    const next = applyDelta(view, { round: 4, players: { 0: { hand: [[7], [4]] } } });
    expect(next).toEqual({ ...view, round: 4, players: [{ ...view.players[0], hand: [3, 4, 12] }, view.players[1]] });
    expect(next.players[1]).toBe(view.players[1]);
    expect(next.players[0].pool).toBe(view.players[0].pool);
    expect(next.market).toBe(view.market);
    expect(next.unseen).toBe(view.unseen);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('that is empty gives the very same view', () => {
    expect(applyDelta(view, {})).toBe(view);
  });

  test('puts a question before what is unseen, and takes it away again', () => {
    const question = { task: 'turn', about: {}, answers: ['take'] };
    const asked = applyDelta(view, { question: [question], waitingFor: [[1]] });
    expect(Object.keys(asked)).toEqual(['round', 'market', 'players', 'waitingFor', 'question', 'unseen']);
    expect(JSON.stringify(applyDelta(asked, { question: [], waitingFor: [[0]] }))).toBe(JSON.stringify(view));
  });

  test('never reaches a prototype', () => {
    const next = applyDelta(view, anything(JSON.parse('{"__proto__": [{"polluted": 1}]}')));
    expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
    expect(next).not.toHaveProperty('polluted');
    expect(() => applyDelta(view, anything(JSON.parse('{"__proto__": {"polluted": 1}}')))).toThrow(MokumError);
    expect({}).not.toHaveProperty('polluted');
  });

  test.each<[what: string, delta: unknown, message: string]>([
    ['a list', [], 'view: a difference is an object, found []; ask for the whole view'],
    ['nothing', null, 'view: a difference is an object, found null'],
    ['a seat too many', { players: { 2: { pool: { pink: 1 } } } }, 'view.players.2: a list of 2 has no such place'],
    ['a name as a place', { players: { pool: 1 } }, 'view.players.pool: a list of 2 has no such place'],
    ['a place written oddly', { players: { '00': 1 } }, 'view.players.00: a list of 2 has no such place'],
    ['inside a number', { round: { a: 1 } }, 'view.round: there is nothing inside to change, found {"a":1}'],
    ['inside a name that is not there', { tom: { points: 1 } }, 'view.tom: there is no such name to change'],
    ['a name gone twice', { tom: [] }, 'view.tom: there is no such name to change'],
    [
      'a number that is not there goes',
      { players: { 0: { hand: [[8], []] } } },
      'what goes must have been there, found 8',
    ],
    [
      'a number that is there comes',
      { players: { 0: { hand: [[], [7]] } } },
      'what comes must not have been there, found 7',
    ],
    ['one number comes twice', { players: { 0: { hand: [[], [8, 8]] } } }, 'numbers go and come here'],
    ['numbers among words', { market: [[], [7]] }, 'view.market: numbers go and come here, found [[],[7]]'],
    ['a swap of what is hidden', { players: { 1: { hand: [[3], []] } } }, 'view.players.1.hand: there is no list here'],
    ['a cut that is too long', { market: [1, 2, []] }, 'view.market: a list of 2 cannot be cut so, found [1,2,[]]'],
    ['a cut before the list', { market: [-1, 0, []] }, 'view.market: a list of 2 cannot be cut so'],
    ['a cut by a fraction', { market: [0.5, 0, []] }, 'view.market: a list of 2 cannot be cut so'],
    ['nothing put', { market: [0, 1, 'red'] }, 'view.market: a list of 2 cannot be cut so'],
    ['four parts', { market: [0, 1, [], 1] }, 'view.market: this is no way to change a value'],
    ['a place of a list that is gone', { players: { 0: [] } }, 'view.players.0: '],
  ])('that does not fit is refused: %s', (_what, delta, message) => {
    const before = JSON.stringify(view);
    expect(() => applyDelta(view, anything(delta))).toThrow(expect.objectContaining({ code: 'bad-delta' }));
    expect(() => applyDelta(view, anything(delta))).toThrow(message);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('of any shape at all is carried out or refused, and nothing else happens', () => {
    const key = fc.constantFrom('round', 'market', 'players', '0', '1', 'hand', 'pool', 'black', 'unseen', 'card', 'x');
    const { edit } = fc.letrec<{ edit: unknown }>((tie) => ({
      edit: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constantFrom<unknown>(null, 0, 1, 3, 7, -1, 'red', true),
        fc.array(fc.oneof(fc.integer({ min: -1, max: 12 }), tie('edit')), { maxLength: 4 }),
        fc.dictionary(key, tie('edit'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    const before = JSON.stringify(view);
    let carriedOut = 0;
    let refused = 0;
    const tryOut = (delta: unknown): void => {
      try {
        applyDelta(view, anything(delta));
        carriedOut++;
      } catch (error) {
        if (!(error instanceof MokumError) || error.code !== 'bad-delta') throw error;
        refused++;
      }
    };
    fc.assert(fc.property(edit, tryOut), { numRuns: 3000 });
    expect(Math.min(carriedOut, refused)).toBeGreaterThan(50);
    expect(JSON.stringify(view)).toBe(before);
  });
});
