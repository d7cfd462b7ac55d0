import { describe, expect, test } from 'vitest';
import {
  chance,
  choice,
  commit,
  type G,
  happening,
  menu,
  micro,
  numbers,
  sayOf,
  step,
  together,
} from '../test/micro.ts';
import { NONE } from './domain.ts';
import { Match } from './match.ts';

const keep = choice('keep', numbers, {
  seen: 'all',
  options(_g, _me, offer) {
    for (let i = 0; i < 3; i++) offer(i);
    offer.rest('1.1');
  },
  do(g, me, value) {
    me.kept = value;
    g.next(noted, me.index);
    g.next(sure, me.index);
  },
});
const noted = step('noted', (g) => {
  g.players[g.seat].gulden = 0;
});
const sure = commit('sure', { seen: 'all', do: () => undefined });
const all = together('all', keep, {
  reveal(g) {
    for (const me of g.players.slice(0, g.seats)) {
      if (me.kept !== NONE) g.said.push(me.kept);
      me.kept = NONE;
    }
    g.next(after, 0);
  },
});
const after = sayOf('after', 2);
const before = sayOf('before', 2);
const game = micro({
  tasks: [before, all, keep, noted, sure, after],
  begin(g) {
    g.next(before, 0);
    g.next(all);
  },
});

function begun(seats = 3): Match<typeof game.definition.fields> {
  const match = new Match(game, { seats });
  match.submit(0, ['before 1']);
  return match;
}
const said = (match: { state: unknown }): number[] => (match.state as G).said.toArray();

describe('a together', () => {
  test('asks several seats at once, and tells nobody until the last has answered', () => {
    const match = begun();
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    const spectator = JSON.stringify(match.view('spectator'));
    match.submit(1, ['keep 2']);
    expect(JSON.stringify(match.view('spectator'))).toBe(spectator);
    match.submit(1, ['sure']);
    expect(match.waitingFor()).toEqual([0, 2]);
    expect(match.rows).toHaveLength(1);
    expect(match.view(0).players[1]).toEqual({ gulden: 0, kept: { hidden: 1 } });
    expect(match.view(1).players[1]).toEqual({ gulden: 0, kept: 2 });
    match.submit(0, ['keep 0', 'sure']);
    match.submit(2, ['keep 1', 'sure']);
    expect(said(match)).toEqual([1, 0, 2, 1]);
    expect(match.rows[1].entries.map(({ by, task }) => [by, task])).toEqual([
      [0, 'keep'],
      [0, 'sure'],
      [1, 'keep'],
      [1, 'sure'],
      [2, 'keep'],
      [2, 'sure'],
    ]);
    expect(match.undoable(2)).toEqual({ ok: false, barrier: 'shown' });
  });

  test('a question in it with one answer is not answered by the engine', () => {
    const only = sayOf('only', 0);
    const each = together('each', only, { reveal: () => undefined });
    const match = new Match(micro({ tasks: [each, only], begin: (g) => g.next(each) }), { seats: 2 });
    expect(match.waitingFor()).toEqual([0, 1]);
  });

  test('asks those it is for; and nobody where it is for none', () => {
    const some = together('some', keep, { who: (_g, me) => me.index !== 1, reveal: (g) => g.said.push(7) });
    const none = together('none', keep, { who: () => false, reveal: (g) => g.said.push(8) });
    const match = new Match(
      micro({
        tasks: [some, none, keep, noted, sure],
        begin(g) {
          g.next(none);
          g.next(some);
        },
      }),
      { seats: 3 },
    );
    expect(said(match)).toEqual([8]);
    expect(match.waitingFor()).toEqual([0, 2]);
    expect(match.legal(1)).toEqual([]);
    expect(() => match.submit(1, ['keep 1'])).toThrow('seat 1 is not asked anything now');
  });

  test('an answer can be taken back until all have answered, without a row, whatever others did since', () => {
    const match = begun();
    const bytes = match.state.$m.slice();
    match.submit(1, ['keep 2', 'sure']);
    match.submit(0, ['keep 1']);
    expect(match.undoable(1)).toEqual({ ok: true, moves: ['keep 2', 'sure'], steps: 1 });
    match.undo(1);
    expect(match.waitingFor()).toEqual([0, 1, 2]);
    expect(match.legal(0)).toEqual(['sure']);
    match.undo(0);
    expect(match.state.$m).toEqual(bytes);
    expect(match.rows).toHaveLength(1);
  });

  test("nothing is taken back under others' waiting answers", () => {
    const match = begun();
    expect(match.undoable(0)).toEqual({ ok: true, moves: ['before 1'], steps: 1 });
    match.submit(1, ['keep 2']);
    expect(match.undoable(0)).toEqual({ ok: false, barrier: 'other-seat' });
    match.undo(1);
    match.undo(0);
    expect(match.legal(0)).toEqual(['before 0', 'before 1', 'before 2']);
    expect(match.waitingFor()).toEqual([0]);
  });

  test('a list of moves does not run into one, nor out of one', () => {
    const match = new Match(game, { seats: 2 });
    const bytes = match.state.$m.slice();
    expect(() => match.submit(0, ['before 1', 'keep 0'])).toThrow('a list ends where all are asked together');
    expect(match.state.$m).toEqual(bytes);
    match.submit(0, ['before 1']);
    match.submit(1, ['keep 0', 'sure']);
    expect(() => match.submit(0, ['keep 0', 'sure', 'after 0'])).toThrow('a list ends where all are shown');
    expect(match.waitingFor()).toEqual([0]);
    match.submit(0, ['keep 0', 'sure']);
    expect(match.legal(0)).toContain('after 0');
  });

  test('a menu in it goes on until it is left', () => {
    const put = sayOf('put', 1);
    const hold = menu('hold', [{ ...put, do: (_g, me, value) => void (me.kept = value) }], {
      pass: 'ready',
      ends: 'turn',
      leave: () => undefined,
    });
    const each = together('each', hold, { reveal: () => undefined });
    const match = new Match(micro({ tasks: [each, hold], begin: (g) => g.next(each) }), { seats: 2 });
    match.submit(0, ['put 1', 'put 0']);
    expect(match.legal(0)).toEqual(['put 0', 'put 1', 'ready']);
    match.submit(0, ['ready']);
    expect(match.waitingFor()).toEqual([1]);
  });

  test('a dead end in it is an error too', () => {
    const never = choice('never', numbers, {
      seen: 'all',
      options: (_g, _me, offer) => offer.rest('1.1'),
      do: () => undefined,
    });
    const each = together('each', never, { reveal: () => undefined });
    const match = new Match(micro({ tasks: [each, never], begin: (g) => g.next(each) }), { seats: 2 });
    expect(() => match.legal(1)).toThrow('never: seat 1 has no option');
  });

  test('nature and happenings have no place in what one seat does in secret', () => {
    const luck = chance('luck', numbers, { seen: 'all', outcomes: (_g, _me, offer) => offer(1), do: () => undefined });
    const event = happening('event', { seen: 'all', args: {} });
    const asks = { ...sayOf('asks', 1), do: (g: G) => g.next(luck, 0) };
    const tells = { ...sayOf('tells', 1), do: (g: G) => g.tell(event, 0) };
    for (const [ask, message] of [
      [asks, 'luck cannot be asked of one seat alone'],
      [tells, 'event: what a seat does in a together happens when all are shown'],
    ] as const) {
      const each = together('each', ask, { reveal: () => undefined });
      const match = new Match(micro({ tasks: [each, ask, luck], happenings: [event], begin: (g) => g.next(each) }), {
        seats: 2,
      });
      const bytes = match.state.$m.slice();
      expect(() => match.submit(0, [`${ask.name} 1`])).toThrow(message);
      expect(match.state.$m).toEqual(bytes);
    }
  });
});
