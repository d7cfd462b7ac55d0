import { expect, test } from 'vitest';
import { micro, sayOf } from '../test/micro.ts';
import { Match } from './match.ts';
import { determinize } from './memory.ts';
import { Random } from './random.ts';

/** A game whose set-up says so many numbers as its options ask for. */
const ask = sayOf('ask', 3);
const game = micro({
  tasks: [ask],
  readOptions: (given) => ({ said: (given as { said?: number } | undefined)?.said ?? 1 }),
  begin(g, options) {
    for (let i = 0; i < (options as { said: number }).said; i++) g.said.push(7);
    g.next(ask, 0);
    g.next(ask, 1);
  },
});

test('a memory knows whose it is and by which options the game is played', () => {
  const match = new Match(game, { seats: 3, options: { said: 4 } });
  const { seat, seats, options, since } = match.memory(1);
  expect({ seat, seats, options, since }).toEqual({ seat: 1, seats: 3, options: { said: 4 }, since: 'set-up' });
  expect(new Match(game, { seats: 2 }).memory(0).options).toEqual({ said: 1 });
});

test('a world is imagined with the options of the game', () => {
  const match = new Match(game, { seats: 2, options: { said: 4 } });
  match.submit(0, ['ask 2']);
  const world = determinize(game, match.view(1), match.memory(1), new Random('world'));
  expect(world.said.toArray()).toEqual([7, 7, 7, 7, 2]);
  expect(game.same(world, match.state)).toBe(true);
});

test('a row that is undone is forgotten, with all that came after it', () => {
  const match = new Match(game, { seats: 2 });
  match.submit(0, ['ask 2']);
  match.submit(1, ['ask 3']);
  expect(match.memory(0).rows.map(({ seq }) => seq)).toEqual([0, 1]);
  match.undo(1);
  match.undo(0);
  expect(match.memory(0).rows).toEqual([]);
  match.submit(0, ['ask 1']);
  expect(match.memory(1).rows.map(({ seq, entries }) => [seq, entries[0].text])).toEqual([[4, 'ask 1']]);
});

test('a game seen from its middle on cannot be imagined', () => {
  const match = new Match(game, { seats: 2, from: { agenda: { main: [{ task: 'ask', seat: 1 }] } } });
  expect(match.memory(1).since).toBe('later');
  expect(() => determinize(game, match.view(1), match.memory(1), new Random('world'))).toThrow('from its middle on');
});
