import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packMoves, unpackMoves } from './moves.ts';

test('moves that follow each other share their word', () => {
  const moves = ['take-block 3', 'take-block 5', 'sail 5', 'pass', 'sail 7', 'sail 8', 'commit', 'commit'];
  const packed = ['take-block 3 5', 'sail 5', 'pass', 'sail 7 8', 'commit', 'commit'];
  expect(packMoves(moves)).toEqual(packed);
  expect(unpackMoves(packed)).toEqual(moves);
  expect(packMoves([])).toEqual([]);
});

test('any list of moves comes back as it was, in its order', () => {
  const word = fc.constantFrom('take', 'sail', 'pass');
  const move = fc.oneof(
    word,
    fc.tuple(word, fc.constantFrom('1', '2', 'red', 'black-pink')).map((part) => part.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const packed = packMoves(moves);
      expect(unpackMoves(packed)).toEqual(moves);
      expect(packed.join().length).toBeLessThanOrEqual(moves.join().length);
    }),
  );
});
