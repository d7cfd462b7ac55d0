import { perft } from '@mokum/kernel/testing';
import { type G, nieuwAmsterdam as game } from '@mokum/nieuw-amsterdam';
import { describe, expect, test } from 'vitest';
import { at, inTurn, next, only } from './at.ts';

const lines = (g: G, depth: number) => perft(game, g, depth, 'first');

describe('how many lines of play there are', () => {
  test('set-up for two: six districts four times, a commit after each', () => {
    const g = game.load({ seats: 2 });
    expect([1, 2, 3, 4].map((depth) => lines(g, depth))).toEqual([6, 6, 36, 36]);
  });
  test('an auction for two, who own 2 and 1: counted by hand', () => {
    // Two columns; then bids 0, 1, 2. To 0 the other answers 1 or passes, to 1 and 2 they only pass.
    const { match } = at({
      ...next('auction'),
      chest: [{ tiles: { town: 3 } }, { tiles: { land: 3 } }],
      players: [{ stock: only({ coin: 2 }) }, { stock: only({ wood: 1 }) }],
    });
    expect([1, 2, 3].map((depth) => lines(match.state, depth))).toEqual([2, 6, 8]);
  });
  test('a town turn with one tile, 2 wood and nothing else: counted by hand', () => {
    // Build in one of six districts, pass the tile, pass the special action, or end the turn.
    const { match } = inTurn('town', 1, { stock: only({ wood: 2 }) });
    expect(lines(match.state, 1)).toBe(6 + 3);
    // After a shop: six more districts or none. After passing the tile the coin pays for the Docks or for selling
    // wood, or the turn goes on without. After passing the special action: six districts, the tile, the end. After the
    // turn the land series begins with two coins: wood is bought or sold, grain bought, the Docks, nothing, or the end.
    expect(lines(match.state, 2)).toBe(6 * 7 + 4 + 8 + 6);
  });
  test('whole games agree with these numbers until a rule changes', () => {
    const first = [2, 3, 4, 5].map((seats) => lines(game.load({ seats, ...next('round') }), 4));
    expect(first).toEqual([1138, 7700, 7700, 7700]);
  });
});
