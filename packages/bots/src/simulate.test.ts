import { grachtenpand } from '@mokum/grachtenpand';
import { headerOf, readLog, replayLog, rulesOf, writeLog } from '@mokum/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS, botCalled, levelsOf } from './bots.ts';
import { bots } from './grachtenpand/index.ts';
import { playRules } from './play-rules.ts';
import { playGame } from './simulate.ts';
import { wilson } from './wilson.ts';

const { greedy, random } = bots;
const three = [greedy, random, greedy];

describe('simulated games', () => {
  test('the same seed gives the same game, another seed another one', () => {
    const log = (seed: number | string): string => {
      const { match } = playGame({ game: grachtenpand, seats: 3, bots: three, seed });
      return writeLog(match, headerOf(match));
    };
    expect(log(7)).toBe(log(7));
    expect(log(7)).toBe(log('7'));
    expect(log(7)).not.toBe(log(8));
  });

  test('over the border of a game it is the same game', () => {
    const { match, moves } = playGame({ game: grachtenpand, seats: 3, bots: three, seed: 'border' });
    const played = playRules({ rules: rulesOf(grachtenpand), seats: 3, bots: three, seed: 'border' });
    if (!played.ok) throw new Error(played.refusal.message);
    expect(played.value.referee.log({})).toBe(writeLog(match, headerOf(match)));
    expect(played.value).toMatchObject({ moves, result: match.result() });
  });

  test('a simulated game replays from its log', () => {
    const { match, result } = playGame({ game: grachtenpand, seats: 3, bots: three, seed: 'log' });
    const again = replayLog(grachtenpand, readLog(writeLog(match, headerOf(match))));
    expect(again.result()).toEqual(result);
  });

  test('moves are counted by seat', () => {
    const { match, moves } = playGame({ game: grachtenpand, seats: 2, bots: [greedy, random], seed: 1 });
    const made = [0, 1].map((seat) => match.rows.flatMap((row) => row.entries).filter(({ by }) => by === seat).length);
    expect(moves).toEqual(made);
  });

  test('a bot for each seat', () => {
    expect(() => playGame({ game: grachtenpand, seats: 3, bots: [random, random], seed: 1 })).toThrow('3 seats');
  });

  test('bots are found by game and level', () => {
    expect(levelsOf('grachtenpand')).toEqual(['random', 'greedy']);
    for (const [game, levels] of Object.entries(BOTS))
      for (const [level, bot] of Object.entries(levels)) {
        expect(bot.name).toBe(level);
        expect(botCalled(game, level)).toBe(bot);
      }
    expect(() => botCalled('grachtenpand', 'clever')).toThrow('has no bot "clever"; there are: random, greedy');
    expect(() => botCalled('chess', 'random')).toThrow('there are: none');
    expect(() => botCalled('constructor', 'name')).toThrow('there are: none');
  });

  test("Wilson's interval, by a value from the literature", () => {
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 3);
    expect(high).toBeCloseTo(0.3662, 3);
    expect(wilson(400, 400).low).toBeCloseTo(0.9905, 3);
  });
});
