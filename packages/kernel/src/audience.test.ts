import { describe, expect, test } from 'vitest';
import { harbour } from '../test/toy-game.ts';
import { micro, sayOf } from '../test/micro.ts';
import { Match } from './match.ts';
import { determinize } from './memory.ts';
import { quickNature } from './nature.ts';
import { Random } from './random.ts';
import { hashText } from './state.ts';
import { table } from './testing/index.ts';

const inTurn = () =>
  table(harbour, {
    seats: 2,
    market: [1, 2, 3, 4],
    players: [{ hand: [11, 13] }, { hand: [21] }],
    agenda: { main: [{ task: 'turn', seat: 0 }, { task: 'end-of-round' }] },
  });

describe('a view', () => {
  test('shows a seat its own secrets, what it is asked, and what it sees nowhere', () => {
    const view = inTurn().anna.sees();
    expect(view.players).toMatchObject([
      { hand: [11, 13], sunk: [] },
      { hand: { hidden: 1 }, sunk: { hidden: 0 }, bid: { hidden: 1 } },
    ]);
    expect(view.deck).toEqual({ hidden: 17 });
    expect(view.unseen['crate']).toHaveLength(18);
    expect(view.waitingFor).toEqual([0]);
    expect(view.question).toEqual({ task: 'turn', about: {}, answers: ['take', 'sell', 'sink', 'look', 'done'] });
  });

  test('shows neither agenda nor what others are asked', () => {
    const t = inTurn();
    t.anna.does('take 3');
    expect(t.anna.sees().question).toEqual({ task: 'stow', about: { crate: 3 }, answers: ['shed', 'berth'] });
    for (const view of [t.bram.sees(), t.match.view('spectator')]) {
      expect(view).not.toHaveProperty('question');
      expect(view).not.toHaveProperty('agenda');
      expect(view).not.toHaveProperty('players[0].clerks');
    }
    expect(t.match.view('spectator').players).toMatchObject([{ hand: { hidden: 2 } }, { hand: { hidden: 1 } }]);
    expect(t.match.view('everybody')).toMatchObject({ players: [{ hand: [11, 13] }, { hand: [21] }] });
  });

  test('has a hash of its own, which says nothing of what it hides', () => {
    const hash = (hand: number[]): string =>
      hashText(JSON.stringify(table(harbour, { seats: 2, players: [{ hand: [1, 2] }, { hand }] }).anna.sees()));
    expect(hash([13, 14])).toBe(hash([15, 16]));
    expect(hash([13, 14])).not.toBe(hash([13, 14, 15]));
  });

  test('nature is waited for by that name, without what it could do', () => {
    const t = inTurn();
    t.anna.does('look');
    expect(t.bram.sees().waitingFor).toBe('chance');
    expect(t.bram.moves()).toEqual([]);
  });
});

describe('rows', () => {
  test('read as each audience saw them', () => {
    const t = inTurn();
    t.anna.does('sink 11', 'look');
    t.nature('draw 9');
    t.anna.does('take 2', 'shed');
    const texts = (audience: number | 'spectator' | 'everybody'): string[] =>
      t.match.rowsFor(audience).flatMap((row) => row.entries.map((entry) => entry.text));
    expect(texts(0)).toEqual(['sink 11', 'look', 'draw 9', 'take 2', 'shed']);
    expect(texts('everybody')).toEqual(texts(0));
    for (const audience of [1, 'spectator'] as const)
      expect(texts(audience)).toEqual(['sink', 'look', 'draw', 'take 2', 'shed']);
    expect(t.match.rowsFor(1)[0].entries[0]).toEqual({ by: 0, owner: 0, task: 'sink', text: 'sink' });
  });

  test('are made once, and none changes afterwards: what nature is told is a row of its own', () => {
    const t = inTurn();
    t.anna.does('sink 11');
    const [first] = t.match.rowsFor(1);
    t.anna.does('look');
    const asked = t.match.rowsFor(1);
    t.nature('draw 9');
    const told = t.match.rowsFor(1);
    expect([asked[0], told[0]].every((row) => row === first)).toBe(true);
    expect(told[1]).toBe(asked[1]);
    expect(told.map((row) => row.entries.map(({ text }) => text))).toEqual([['sink'], ['look'], ['draw']]);
    t.anna.does('take 2', 'shed');
    t.anna.undo();
    expect(
      t.match
        .rowsFor(1)
        .slice(0, 3)
        .every((row, seq) => row === told[seq]),
    ).toBe(true);
  });

  test('leave out what the others see nothing of', () => {
    const quiet = { ...sayOf('quiet', 1), seen: { by: 'nobody', others: 'nothing' } as const };
    const match = new Match(micro({ tasks: [quiet], begin: (g) => g.next(quiet, 0) }), { seats: 2 });
    match.submit(0, ['quiet 1']);
    expect([0, 1].map((seat) => match.rowsFor(seat)[0].entries)).toEqual([[], []]);
    expect(match.rowsFor('everybody')[0].entries).toHaveLength(1);
  });

  test('and so do happenings, with their names and causes', () => {
    const t = inTurn();
    t.anna.does('sink 11');
    expect(t.match.traceFor(0)).toEqual([{ happening: 'sank', seat: 0, values: { crate: 11 }, cause: 'none' }]);
    expect(t.match.traceFor('everybody')).toHaveLength(1);
    expect([t.match.traceFor(1), t.match.traceFor('spectator')]).toEqual([[], []]);
    t.anna.does('sell 13');
    expect(t.match.traceFor('spectator')).toMatchObject([{ happening: 'sold', values: { crate: 13 } }]);
    const told = (audience: number | 'everybody') => t.match.rowsFor(audience).map((row) => row.told?.length);
    expect([told('everybody'), told(0), told(1)]).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('what a seat remembers', () => {
  test('is what it saw: rows redacted, those undone forgotten, its own waiting answers', () => {
    const match = new Match(harbour, { seats: 2, nature: quickNature('m') });
    match.submit(0, ['bid 2']);
    expect(match.memory(0).pending.map(({ text }) => text)).toEqual(['bid 2']);
    expect(match.memory(1).pending).toEqual([]);
    match.submit(0, ['seal']);
    match.submit(1, ['bid 0', 'seal']);
    const rows = match.memory(1).rows.length;
    const [taken] = match.legal(0);
    match.submit(0, [taken]);
    expect(match.memory(1).rows).toHaveLength(rows + 1);
    match.undo(0);
    expect(match.memory(1).rows).toHaveLength(rows);
    expect(JSON.stringify(match.memory(1).rows)).not.toMatch(/"owner":0,"task":"draw","values"/);
  });

  test('is enough to draw a world it cannot tell from the real one', () => {
    const match = new Match(harbour, { seats: 3, nature: quickNature('w') });
    match.submit(0, ['bid 5', 'seal']);
    const bids = new Set<number>();
    const hands = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = determinize(harbour, match.view(1), match.memory(1), new Random(i));
      expect(harbour.view(world, 1)).toEqual(match.view(1));
      bids.add(world.players[0].bid);
      hands.add(world.players[2].hand.toArray().join());
    }
    // A bid that lies there already is drawn anew, and so are hands.
    expect([...bids].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(hands.size).toBeGreaterThan(20);
  });

  test('of a game seen from its middle is not enough, and says so', () => {
    const t = inTurn();
    expect(() => determinize(harbour, t.bram.sees(), t.match.memory(1), new Random(1))).toThrow(
      'a game seen from its middle on cannot be imagined',
    );
  });
});
