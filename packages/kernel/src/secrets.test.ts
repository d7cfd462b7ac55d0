import { expect, test } from 'vitest';
import { choice, micro, numbers, sayOf, together } from '../test/micro.ts';
import { harbour } from '../test/toy-game.ts';
import { NONE } from './domain.ts';
import { Match } from './match.ts';
import { knowsSecrets } from './secrets.ts';
import { table } from './testing/index.ts';

const keep = choice('keep', numbers, {
  seen: 'all',
  options(_g, _me, offer) {
    offer(0);
    offer(1);
    offer.rest('1.1');
  },
  do(_g, me, value) {
    me.kept = value;
  },
});
const all = together('all', keep, {
  reveal(g) {
    for (const me of g.players.slice(0, g.seats)) me.kept = NONE;
    g.next(after, 0);
  },
});
const after = sayOf('after', 2);
const game = micro({ tasks: [all, keep, after], begin: (g) => g.next(all) });

test('a secret place with nothing in it is no secret; an answer that waits for the others is one until they have all answered', () => {
  const match = new Match(game, { seats: 2 });
  expect(knowsSecrets(match, [0, 1])).toBe(false);
  match.submit(0, ['keep 0']);
  expect(knowsSecrets(match, [0, 1])).toBe(true);
  expect(knowsSecrets(match, [1])).toBe(false);
  match.submit(1, ['keep 1']);
  expect(knowsSecrets(match, [0, 1])).toBe(false);
});

test('whoever holds cards that nobody else sees knows a secret', () => {
  const { match } = table(harbour, { seats: 2, market: [1, 2, 3, 4], players: [{ hand: [11, 13] }, { hand: [] }] });
  expect(knowsSecrets(match, [0])).toBe(true);
  expect(knowsSecrets(match, [1])).toBe(false);
});
