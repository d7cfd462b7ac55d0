import { CHANCE, Options, Outcomes, type Random } from '@mokum/kernel';
import type { AnyGame } from '../table.ts';

export interface Stepper {
  /** one step: all options of one seat listed, one taken at random and applied */
  run(steps: number): void;
  /** whole games, each from its set-up to its result */
  playouts(games: number): void;
  /** copies of a state from the middle of a game */
  copies(times: number): void;
}

/** Random play on the bare game. Chance and what happens by itself are not counted. */
export function stepper(game: AnyGame, seats: number, random: Random): Stepper {
  const fresh = game.setup({ seats });
  const g = game.create();
  const other = game.create();
  const options = new Options();
  const outcomes = new Outcomes();
  game.copy(fresh, g);

  function answerChance(): number {
    let waiting = game.waitingFor(g);
    while (waiting === CHANCE) {
      game.applyChance(g, game.sample(g, random, outcomes));
      waiting = game.waitingFor(g);
    }
    return waiting;
  }

  /** the seats that are waited for once nature has answered; none if the game is over */
  function step(): number {
    const waiting = answerChance();
    if (waiting === 0) return 0;
    const seat = 31 - Math.clz32(waiting & -waiting);
    game.options(g, seat, options);
    game.apply(g, seat, options.at(random.below(options.length)));
    return waiting;
  }

  return {
    run(steps) {
      for (let done = 0; done < steps; ) {
        if (step() === 0) game.copy(fresh, g);
        else done++;
      }
    },
    playouts(games) {
      for (let played = 0; played < games; played++) {
        game.copy(fresh, g);
        while (step() !== 0);
        game.result(g);
      }
      game.copy(fresh, g);
    },
    copies(times) {
      for (let i = 0; i < times; i++) game.copy(g, other);
    },
  };
}
