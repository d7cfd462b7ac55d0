import { type Fields, type Game, type Log, type Match, replaying } from '@mokum/kernel';
import { nextTask } from './next-task.ts';

/** How long one task may replay, in milliseconds: a picture of the page fits in beside it. */
const SLICE = 8;

/** A match with the words of its state after so many rows. */
export interface Replayed<F extends Fields> {
  readonly match: Match<F>;
  readonly moments: readonly Int32Array[];
}

/** Replays a log, a slice in each task, so that a long game holds up nobody; refuses what `replayLog` does. */
export async function replayInSlices<F extends Fields>(game: Game<F>, log: Log): Promise<Replayed<F>> {
  const replay = replaying(game, log);
  const later: Int32Array[] = [];
  let until = performance.now() + SLICE;
  let step = replay.next();
  for (; !step.done; step = replay.next()) {
    const { length, state } = step.value;
    later[length] = state.$m.slice();
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE;
  }
  const match = step.value;
  const { seats, options, from } = match;
  const first = from === undefined ? game.setup({ seats, options }) : game.load(from, options);
  return { match, moments: [first.$m.slice(), ...later.slice(1)] };
}
