import { describe, expect, test } from 'vitest';
import { micro, sayOf } from '../test/micro.ts';
import { MokumError, refuse } from './errors.ts';
import { Match } from './match.ts';

/** `both 1 2` stands for two answers; it is forbidden by 4.2 if they are equal, and 9 makes the rule itself break. */
const first = sayOf('first', 9);
const second = sayOf('second', 5);
const game = micro({
  tasks: [first, second],
  begin(g) {
    g.next(first, 0);
    g.next(second, 0);
  },
  shorthands: [
    {
      word: 'both',
      example: 'both 1 2',
      means: 'first 1, second 2',
      expand(_g, _seat, text) {
        const [, a, b] = text.split(' ').map(Number);
        if (Number.isNaN(b) || b === undefined) refuse('bad-notation', 'both takes two numbers');
        if (a === 9) throw new TypeError('a rule is broken');
        if (a === b) throw new MokumError('illegal-move', `both: forbidden by 4.2`, '4.2');
        if (a === 8) refuse('illegal-move', 'both: not now');
        return [`first ${a}`, `second ${b}`];
      },
    },
  ],
});
const begun = (): Match<typeof game.definition.fields> => new Match(game, { seats: 2 });

describe('a shorthand', () => {
  test('stands for its moves, all or none', () => {
    const match = begun();
    match.submit(0, ['both 1 2']);
    expect([match.rows.length, match.state.said.toArray(), match.result() !== undefined]).toEqual([1, [1, 2], true]);
    const refused = begun();
    const before = refused.state.$m.slice();
    expect(() => refused.submit(0, ['both 1 6'])).toThrow('"second 6": forbidden by 1.1');
    expect(refused.state.$m).toEqual(before);
  });

  test('can be asked about: it may be made, or what forbids it', () => {
    const match = begun();
    expect(match.why(0, 'both 1 2')).toEqual({ legal: true });
    expect(match.why(0, 'both 3 3')).toEqual({ legal: false, paragraph: '4.2' });
    expect(match.why(0, 'both 8 3')).toEqual({ legal: false, code: 'not-asked' });
    expect(match.why(1, 'both 1 2')).toEqual({ legal: false, code: 'not-waiting' });
    match.submit(0, ['both 1 2']);
    expect(match.why(0, 'both 1 2')).toEqual({ legal: false, code: 'over' });
  });

  test('that cannot be read is refused, and a broken rule is not taken for a reason', () => {
    const match = begun();
    expect(() => match.why(0, 'both 1')).toThrow(
      expect.objectContaining({ code: 'bad-notation', message: 'both takes two numbers' }),
    );
    expect(() => match.why(0, 'both 9 1')).toThrow(new TypeError('a rule is broken'));
  });
});
