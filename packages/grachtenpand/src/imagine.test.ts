import { determinize, Match, quickNature, Random, type State } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { type Table } from '../test/table.ts';
import { grachtenpand } from './game.ts';
import type { fields } from './state.ts';

/** A game of random moves; `each` is called before every submission. */
function randomGame(seats: number, seed: string, each: (match: Table) => void): Table {
  const random = new Random(seed);
  const match: Table = new Match(grachtenpand, { seats, nature: quickNature(`${seed} nature`) });
  while (match.result() === undefined) {
    each(match);
    const waiting = match.waitingFor() as readonly number[];
    const s = waiting[random.below(waiting.length)];
    const legal = match.legal(s);
    const pick = legal[random.below(legal.length)];
    match.submit(s, [pick]);
  }
  return match;
}

type World = State<typeof fields>;
const seenBy = (g: World, s: number): string => JSON.stringify(grachtenpand.view(g, s));

describe('imagined worlds', () => {
  test.each([2, 3, 5])(
    '7.2, 7.6, 7.8 a world drawn for a seat looks to it like the real one, with %i players',
    (seats) => {
      const random = new Random(`worlds ${seats}`);
      for (let n = 0; n < 3; n++) {
        let questions = 0;
        randomGame(seats, `imagine ${seats} ${n}`, (match) => {
          if (questions++ % 3 > 0) return;
          const s = random.below(seats);
          const world = determinize(grachtenpand, match.view(s), match.memory(s), random);
          expect(seenBy(world, s)).toBe(JSON.stringify(match.view(s)));
        });
      }
    },
  );

  test('7.2 what a seat has not seen differs from world to world', () => {
    const hands = new Set<string>();
    const canals = new Set<string>();
    let done = 0;
    randomGame(3, 'differs', (match) => {
      if (done++ < 25) return;
      if (done > 26) return;
      for (let n = 0; n < 20; n++) {
        const world = determinize(grachtenpand, match.view(0), match.memory(0), new Random(n));
        hands.add(world.players[1].hand.toArray().join());
        canals.add([1, 2].map((s) => world.players[s].canal.toArray().join()).join(';'));
      }
    });
    expect(hands.size).toBeGreaterThan(3);
    expect(canals.size).toBeGreaterThan(1);
  });

  test('7.4 unseen draws take every card that they can be', () => {
    const match: Table = new Match(grachtenpand, { seats: 2, nature: quickNature('even') });
    const seen = new Map<number, number>();
    for (let n = 0; n < 600; n++) {
      const world = determinize(grachtenpand, match.view(0), match.memory(0), new Random(n));
      const roof = world.players[1].hand.toArray()[2];
      seen.set(roof, (seen.get(roof) ?? 0) + 1);
    }
    // 26 roofs are unseen by seat 0: each about 23 times.
    expect(seen.size).toBe(26);
    expect(Math.max(...seen.values())).toBeLessThan(50);
  });
});
