import { describe, expect, test } from 'vitest';
import { table } from './testing/index.ts';
import { definition, harbour } from '../test/toy-game.ts';
import { micro, happening, numbers } from '../test/micro.ts';
import { defineGame } from './game.ts';

/** bram has won the auction and sells; clerks are the even crates in a shed */
const selling = (sheds: readonly (readonly number[])[]) =>
  table(harbour, {
    seats: sheds.length,
    players: sheds.map((shed, seat) => ({ shed, gulden: 0, hand: seat === 1 ? [21, 22, 23] : [] })),
    agenda: { main: [{ task: 'turn', seat: 1 }, { task: 'end-of-round' }] },
  });

describe('listeners', () => {
  test('a happening that nobody listens to costs nothing and asks nothing', () => {
    const t = selling([[], [1, 3]]);
    t.bram.does('sell 21');
    expect([t.bram.gulden, t.g.agenda.depth(0)]).toEqual([1, 2]);
    expect(t.match.trace.map(({ happening: name }) => name)).toEqual(['sold']);
  });

  test('respond to what their owner does, with the cause of what they bring', () => {
    const { anna, bram } = selling([[2], [4]]);
    bram.does('sell 21');
    expect([anna.gulden, bram.gulden]).toEqual([0 + 1, 1 + 1]);
    expect([bram.tally.at(4), bram.tally.at(3)]).toEqual([1, 1]);
  });

  test('where their order could matter, their owner says which is next, until one is left', () => {
    const t = selling([
      [2, 8],
      [4, 6, 10],
    ]);
    t.bram.does('sell 21');
    expect(t.bram.sees().question).toEqual({ task: 'next-of', about: { left: 3 }, answers: ['next-of'] });
    expect(t.bram.moves()).toEqual(['next-of 4', 'next-of 6', 'next-of 10']);
    expect(t.bram.why('next-of 8')).toBe('listeners');
    t.bram.does('next-of 6');
    expect(t.bram.gulden).toBe(2);
    expect(t.bram.moves()).toEqual(['next-of 4', 'next-of 10']);
    t.bram.does('next-of 10');
    expect([t.anna.gulden, t.bram.gulden]).toEqual([2, 4]);
    expect(t.bram.moves()).toContain('sell 22');
  });

  test("in somebody else's turn they never wait for their owner", () => {
    const t = selling([[2, 8, 12], [4], [14, 16]]);
    t.bram.does('sell 21');
    expect([t.anna.gulden, t.bram.gulden, t.cees.gulden]).toEqual([3, 2, 2]);
    expect(t.waitingFor()).toEqual([1]);
  });

  test('a crate that is sold is not yet there to hear of it', () => {
    const { bram } = selling([[], []]);
    bram.does('sell 22');
    expect(bram.gulden).toBe(1);
    bram.does('sell 21');
    expect(bram.gulden).toBe(3);
  });

  test('of what nobody did, all hear from the first seat on, and nobody is asked', () => {
    const t = table(harbour, {
      seats: 2,
      players: [{ shed: [2, 4] }, { shed: [6, 8] }],
      agenda: { main: [{ task: 'weather' }, { task: 'turn', seat: 1 }, { task: 'end-of-round' }] },
    });
    t.nature('weather storm');
    expect([t.anna.tally.at(5), t.bram.tally.at(5), t.waitingFor()]).toEqual([2, 2, [1]]);
  });

  test('are carried on the agenda in a saved state, with what they heard', () => {
    const t = selling([[], [4, 6]]);
    t.bram.does('sell 21');
    const { agenda } = harbour.json(t.match.state) as { agenda: { main: unknown[] } };
    expect(agenda.main).toEqual([
      { task: 'next-of', seat: 1, left: 2 },
      { task: 'on-sold', seat: 1, source: 4, crate: 21 },
      { task: 'on-sold', seat: 1, source: 6, crate: 21 },
      { task: 'turn', seat: 1 },
      { task: 'end-of-round' },
    ]);
  });
});

test('the order of listeners is that of their numbers', () => {
  const heard: number[] = [];
  const event = happening('event', {
    seen: 'all',
    args: { card: numbers, place: numbers },
    heard: (g) => (g.said.length > 0 ? undefined : ears),
    respond: (_g, me, source, { card, place }) => heard.push(me.index * 1000 + source * 10 + card + place),
  });
  const sources = harbour.create().players[0].shed;
  for (const source of [9, 3, 24]) sources.add(source);
  const ears = sources;
  const game = micro({ tasks: [], happenings: [event], sources: numbers, begin: (g) => g.tell(event, 1, 2, 5) });
  game.setup({ seats: 2 });
  expect(heard).toEqual([1037, 1097, 1247, 37, 97, 247]);
});

test('a happening with listeners needs to know what can listen', () => {
  const { sources: _sources, ...rest } = definition;
  expect(() => defineGame(rest)).toThrow('sold has listeners, but the game names no sources');
});
