import { describe, expect, test } from 'vitest';
import { definition } from '../test/toy-game.ts';
import { Ahead } from './ahead.ts';
import { defineGame } from './game.ts';
import { table } from './testing/index.ts';

/** a harbour in which two turns can follow each other */
const harbour = defineGame({ ...definition, plan: 'unchecked' });

const inTurn = () => {
  const { match } = table(harbour, {
    seats: 2,
    market: [1, 2, 3, 4],
    players: [{ hand: [11, 13] }, { hand: [21] }],
    agenda: {
      main: [
        { task: 'turn', seat: 0 },
        { task: 'turn', seat: 1 },
      ],
    },
  });
  return { match, ahead: new Ahead(match) };
};

describe('an answer given ahead', () => {
  test('waits for its seat to be asked and is then a row like any other', () => {
    const { match, ahead } = inTurn();
    ahead.leave(1, ['sell 21']);
    expect(ahead.left(1)).toEqual(['sell 21']);
    expect(ahead.playNext()).toBeUndefined();
    match.submit(0, ['take 3', 'shed', 'done']);
    expect(ahead.playNext()).toEqual({ seat: 1, moves: ['sell 21'], is: 'played' });
    expect(match.rows.at(-1)?.entries).toEqual([{ by: 1, owner: 1, task: 'sell', values: [21] }]);
    expect(ahead.left(1)).toEqual([]);
    expect(ahead.playNext()).toBeUndefined();
  });

  test('is dropped with its reason if it is not legal then, and nothing else changes', () => {
    const { match, ahead } = inTurn();
    ahead.leave(1, ['take 3', 'shed', 'done']);
    match.submit(0, ['take 3', 'shed', 'done']);
    const bytes = match.state.$m.slice();
    const became = ahead.playNext();
    expect(became).toMatchObject({ seat: 1, is: 'dropped', why: { code: 'illegal-move' } });
    expect(match.state.$m).toEqual(bytes);
    expect(ahead.left(1)).toEqual([]);
  });

  test('gives way to a later one, and an empty one takes it back', () => {
    const { match, ahead } = inTurn();
    ahead.leave(1, ['take 1']);
    ahead.leave(1, ['take 2']);
    expect(ahead.left(1)).toEqual(['take 2']);
    ahead.leave(1, []);
    match.submit(0, ['take 3', 'shed', 'done']);
    expect(ahead.playNext()).toBeUndefined();
  });

  test('is played at once by a seat that is asked already', () => {
    const { ahead } = inTurn();
    ahead.leave(0, ['take 3']);
    expect(ahead.playNext()).toMatchObject({ seat: 0, is: 'played' });
  });

  test.each([
    [7, ['take 1'], 'bad-seat'],
    [1, ['dance'], 'bad-notation'],
    [1, ['take 99'], 'bad-notation'],
    [1, ['draw 5'], 'bad-notation'],
  ])('of seat %j, %j is refused at once', (seat, moves, code) => {
    const { ahead } = inTurn();
    ahead.leave(1, ['take 2']);
    expect(() => ahead.leave(seat, moves)).toThrow(expect.objectContaining({ code }));
    expect(ahead.left(1)).toEqual(['take 2']);
  });
});
