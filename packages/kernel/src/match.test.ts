import { describe, expect, test } from 'vitest';
import { harbour } from '../test/toy-game.ts';
import { chance, choice, type G, happening, micro, numbers, sayOf } from '../test/micro.ts';
import type { MokumError } from './errors.ts';
import { Match } from './match.ts';
import { table } from './testing/index.ts';

const refusal = (act: () => void): MokumError => {
  try {
    act();
  } catch (error) {
    return error as MokumError;
  }
  throw new Error('was not refused');
};

/** anna has won the auction */
const inTurn = () =>
  table(harbour, {
    seats: 2,
    market: [1, 2, 3, 4],
    players: [{ hand: [11, 13] }, { hand: [21] }],
    agenda: { main: [{ task: 'turn', seat: 0 }, { task: 'end-of-round' }] },
  });

describe('a submission', () => {
  test('is a list of moves, and one row', () => {
    const t = inTurn();
    t.anna.doesAtOnce('take 3', 'shed', 'done');
    expect(t.match.rows.map((row) => row.entries.map(({ task, values }) => [task, ...values]))).toEqual([
      [
        ['take', 3],
        ['shed', 0],
        ['done', 0],
      ],
    ]);
    expect(t.waitingFor()).toEqual([0, 1]);
  });

  test.each([
    [['take 3', 'shed', 'take 2'], 'illegal-move', '"take 2" (move 3 of the list): forbidden by 3.1', '3.1'],
    [['sell 12'], 'illegal-move', '"sell 12": forbidden by 3.4', '3.4'],
    [['done'], 'illegal-move', '"done": forbidden by 3.2', '3.2'],
    [['berth 1'], 'illegal-move', '"berth 1": the question is turn', undefined],
    [['draw 5'], 'illegal-move', '"draw 5": the question is turn', undefined],
    [['take 3', 'dance'], 'bad-notation', 'harbour has no move "dance"', undefined],
    [['take 25'], 'bad-notation', 'take: "25" is no crate', undefined],
    [['take'], 'bad-notation', 'take takes one crate, found "take"', undefined],
    [['take 1 2'], 'bad-notation', 'take takes one crate, found "take 1 2"', undefined],
    [['done 1'], 'bad-notation', 'done stands alone, found "done 1"', undefined],
    [['turn'], 'bad-notation', 'harbour has no move "turn"', undefined],
    [['look', 'sell 11'], 'illegal-move', '"sell 11": a list ends where nature is asked', undefined],
    [[''], 'bad-notation', 'harbour has no move ""', undefined],
    [['x'.repeat(3000)], 'bad-notation', 'a move is a short text', undefined],
    [[], 'bad-notation', 'expected a list of moves, found []', undefined],
  ])('%j is refused as a whole, with its reason', (moves, code, message, paragraph) => {
    const t = inTurn();
    const bytes = t.match.state.$m.slice();
    const legal = t.anna.moves();
    const error = refusal(() => t.match.submit(0, moves));
    expect(error).toMatchObject({ name: 'MokumError', code, paragraph });
    expect(error.message).toContain(message);
    expect(t.match.state.$m).toEqual(bytes);
    expect(t.match.rows).toEqual([]);
    expect(t.anna.moves()).toEqual(legal);
  });

  test('by somebody who is not asked, or not there, is refused', () => {
    const t = inTurn();
    expect(refusal(() => t.bram.does('take 3'))).toMatchObject({ code: 'not-waiting' });
    for (const seat of [2, -1, 0.5, Number.NaN, '0' as unknown as number])
      expect(refusal(() => t.match.submit(seat, ['take 3'])).code).toBe('bad-seat');
    expect(refusal(() => t.match.submit(0, 'take 3' as unknown as string[])).code).toBe('bad-notation');
    expect(refusal(() => t.match.submit(0, [3 as unknown as string])).code).toBe('bad-notation');
  });

  test('after the end is refused', () => {
    const t = table(harbour, { round: 4, agenda: { main: [] } });
    expect(refusal(() => t.anna.does('take 3'))).toMatchObject({ code: 'not-waiting' });
    expect(t.anna.why('take 3')).toBe('over');
  });
});

describe('what happened stands with its row', () => {
  const told = (t: ReturnType<typeof inTurn>, audience: 0 | 1 | 'everybody'): string[][] =>
    t.match
      .rowsFor(audience)
      .map((row) => (row.told ?? []).map(({ happening, seat, values }) => `${seat} ${happening} ${values['crate']}`));

  test('a told chance has a row of its own, and later rows tell their own', () => {
    const t = inTurn();
    t.anna.does('sell 11', 'look');
    t.nature('draw 9');
    t.anna.does('sell 13', 'sell 9');
    expect(told(t, 'everybody')).toEqual([['0 sold 11'], [], [], ['0 sold 13'], ['0 sold 9']]);
    expect(t.match.rows.map(({ entries }) => entries.map(({ task }) => task))).toEqual([
      ['sell'],
      ['look'],
      ['draw'],
      ['sell'],
      ['sell'],
    ]);
  });

  test('a told chance is told after what led to it, in a row of its own', () => {
    const rang = happening('rang', { seen: 'all', args: { number: numbers } });
    const toll = chance('toll', numbers, {
      seen: 'all',
      outcomes: (_g, _me, offer) => [4, 5].forEach((value) => offer(value)),
      do: (g, _me, value) => g.tell(rang, 1, value),
    });
    const ring = choice('ring', numbers, {
      seen: 'all',
      options: (_g, _me, offer) => [1, 2].forEach(offer),
      do(g, _me, value) {
        g.tell(rang, 0, value);
        g.next(toll);
        g.next(toll);
      },
    });
    const game = micro({
      tasks: [ring, toll],
      happenings: [rang],
      begin(g) {
        g.next(ring, 0);
        g.next(ring, 0);
      },
    });
    const match = new Match(game, { seats: 2 });
    match.submit(0, ['ring 1']);
    match.tellChance('toll 4');
    match.tellChance('toll 5');
    match.submit(0, ['ring 2']);
    const rung = (audience: 0 | 'spectator'): unknown =>
      match.rowsFor(audience).map(({ told: all }) => all?.map(({ seat, values }) => [seat, values['number']]));
    const rows = [
      [[0, 1]], // ring 1
      [[1, 4]], // toll 4
      [[1, 5]],
      [[0, 2]],
    ];
    expect([rung(0), rung('spectator')]).toEqual([rows, rows]);
    expect(match.rows.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 1]);
    // The same from the rows alone, when nothing is remembered.
    match.rest();
    expect([rung(0), rung('spectator')]).toEqual([rows, rows]);
  });

  test('what nature does before anybody is a row of its own', () => {
    const t = table(harbour, {
      seats: 2,
      market: [1, 2],
      players: [{ hand: [11], shed: [4] }, {}],
      agenda: { main: [{ task: 'weather' }, { task: 'turn', seat: 0 }, { task: 'end-of-round' }] },
    });
    t.nature('weather storm');
    t.anna.does('sell 11');
    expect(t.match.rowsFor(1).map((row) => (row.told ?? []).map(({ happening }) => happening))).toEqual([
      ['stormed'],
      ['sold'],
    ]);
    expect(t.match.traceFor(1)).toEqual([{ happening: 'sold', seat: 0, values: { crate: 11 }, cause: 'none' }]);
  });

  test('and what only its owner sees is told to the owner', () => {
    const t = inTurn();
    t.anna.does('sink 11');
    expect([told(t, 0), told(t, 1), told(t, 'everybody')]).toEqual([[['0 sank 11']], [[]], [['0 sank 11']]]);
  });
});

describe('why a move cannot be made', () => {
  test('is asked about moves only: what is no move is refused, as at a submission', () => {
    const t = inTurn();
    for (const move of ['dance', 'take 25', 'take', '', 'x'.repeat(3000)])
      expect(refusal(() => t.match.why(0, move)).code).toBe('bad-notation');
    expect(t.match.why(0, 'sell 12')).toEqual({ legal: false, paragraph: '3.4' });
    expect(t.match.why(0, 'berth 1')).toEqual({ legal: false, code: 'not-asked' });
    expect(t.match.why(1, 'take 3')).toEqual({ legal: false, code: 'not-waiting' });
  });
});

describe('what can be taken back', () => {
  test('nothing, before anything was done', () => {
    expect(inTurn().match.undoable(0)).toEqual({ ok: false, barrier: 'nothing' });
  });

  test('one submission after the other, to the last byte; each a row of its own', () => {
    const t = inTurn();
    const begun = t.match.state.$m.slice();
    t.anna.doesAtOnce('take 3', 'berth 1');
    const between = t.match.state.$m.slice();
    expect(t.match.tentative()).toEqual([0]);
    t.match.undo(0);
    expect(t.match.state.$m).toEqual(begun);
    t.anna.doesAtOnce('take 3', 'berth 1');
    expect(t.match.state.$m).toEqual(between);
    // Bram has done nothing yet, so nothing of his stands under what Anna did.
    expect(t.match.undoable(1)).toEqual({ ok: false, barrier: 'nothing' });
    t.anna.undo();
    expect(t.match.undoable(0)).toEqual({ ok: false, barrier: 'nothing' });
    expect(t.match.rows.map(({ undo }) => undo)).toEqual([
      undefined,
      { seat: 0, row: 0 },
      undefined,
      { seat: 0, row: 2 },
    ]);
    expect(t.match.tentative()).toEqual([]);
    expect(refusal(() => t.anna.undo())).toMatchObject({
      code: 'no-undo',
      message: expect.stringContaining('nothing'),
    });
  });

  test('not a chance, once it is known', () => {
    const t = inTurn();
    t.anna.doesAtOnce('take 3', 'shed');
    t.anna.does('look');
    expect(t.match.undoable(0)).toEqual({ ok: true, moves: ['look'], steps: 2 });
    t.nature('draw 9');
    expect(t.match.undoable(0)).toEqual({ ok: false, barrier: 'chance' });
    expect(t.match.tentative()).toEqual([]);
    t.anna.does('sink 9');
    expect(t.match.rows.map(({ seq, entries }) => [seq, entries.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  test('not a secret that somebody has seen', () => {
    const t = inTurn();
    t.anna.does('sell 11');
    expect(t.match.undoable(0)).toEqual({ ok: false, barrier: 'secret' });
  });

  test('but a secret that stays one', () => {
    const t = inTurn();
    const bytes = t.match.state.$m.slice();
    t.anna.does('sink 11');
    expect(t.match.undoable(0)).toEqual({ ok: true, moves: ['sink 11'], steps: 1 });
    t.anna.undo();
    expect(t.match.state.$m).toEqual(bytes);
  });

  test('not what became of a secret that is no piece', () => {
    const show = {
      ...sayOf('show', 1),
      do(_g: G, me: { kept: number }) {
        me.kept = 5;
      },
    };
    const match = new Match(micro({ tasks: [show], begin: (g) => g.next(show, 0) }), { seats: 2 });
    match.submit(0, ['show 1']);
    expect(match.undoable(0)).toEqual({ ok: false, barrier: 'secret' });
  });

  test('not a commit', () => {
    const t = inTurn();
    t.anna.doesAtOnce('take 3', 'shed');
    t.anna.does('done');
    expect(t.match.undoable(0)).toEqual({ ok: false, barrier: 'commit' });
  });

  test('not what another seat has gone on from', () => {
    const first = sayOf('first', 1);
    const second = sayOf('second', 1);
    const game = micro({
      tasks: [first, second],
      begin(g) {
        g.next(first, 0);
        g.next(second, 1);
        g.next(first, 0);
      },
    });
    const match = new Match(game, { seats: 2 });
    match.submit(0, ['first 1']);
    match.submit(1, ['second 1']);
    expect(match.undoable(0)).toEqual({ ok: false, barrier: 'other-seat' });
    match.undo(1);
    match.undo(0);
    expect(match.state.said.length).toBe(0);
  });

  test('nothing, by a seat that has done nothing, whatever nature and others did', () => {
    const t = inTurn();
    t.anna.doesAtOnce('take 3', 'shed');
    t.anna.does('look');
    t.nature('draw 9');
    expect(t.match.undoable(1)).toEqual({ ok: false, barrier: 'nothing' });
    t.anna.does('sink 9');
    t.anna.does('done');
    expect([0, 1].map((seat) => t.match.undoable(seat))).toEqual([
      { ok: false, barrier: 'commit' },
      { ok: false, barrier: 'nothing' },
    ]);
    expect(refusal(() => t.match.undo(1)).message).toBe('seat 1 cannot take anything back: nothing');
  });

  test('not what all have been shown', () => {
    const t = table(harbour, { seats: 2 }, { seed: 'x' });
    t.anna.does('bid 1', 'seal');
    t.bram.does('bid 2', 'seal');
    expect(t.match.undoable(1)).toEqual({ ok: false, barrier: 'shown' });
  });
});

test('an error in a rule leaves the state as it was', () => {
  const overrun = choice('overrun', numbers, {
    seen: 'all',
    options: (_g, _me, offer) => [1, 2].forEach(offer),
    do(g: G, me) {
      g.said.push(1);
      me.gulden = 100;
    },
  });
  const match = new Match(micro({ tasks: [overrun], begin: (g) => g.next(overrun, 0) }), { seats: 2 });
  const bytes = match.state.$m.slice();
  expect(refusal(() => match.submit(0, ['overrun 1'])).code).toBe('capacity');
  expect(match.state.$m).toEqual(bytes);
  expect(match.legal(0)).toEqual(['overrun 1', 'overrun 2']);
});

test('a result comes when nobody is asked anything more', () => {
  const t = table(
    harbour,
    {
      seats: 2,
      round: 4,
      market: [1],
      players: [{ gulden: 3, tally: { start: 3 }, shed: [2] }, {}],
      agenda: { main: [{ task: 'turn', seat: 0 }, { task: 'end-of-round' }] },
    },
    { seed: 'x' },
  );
  expect(t.result()).toBeUndefined();
  t.anna.does('take 1', 'shed', 'done');
  expect(t.points()).toEqual([7, 5]);
  expect(t.result()?.ranking).toEqual([1, 2]);
  expect(t.result()?.breakdown[0]).toMatchObject({ shed: 4, start: 3 });
});

test('a view is for a seat that is there, a spectator or everybody', () => {
  const { match } = inTurn();
  for (const seat of [2, -1, 0.5, Number.NaN]) expect(refusal(() => match.view(seat)).code).toBe('bad-seat');
  expect(match.view(1).waitingFor).toEqual([0]);
});
