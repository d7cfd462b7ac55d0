import { type Fields, type Game, type Log, type Match, replaying } from '@mokum/kernel';
import { nextTask } from './next-task.ts';

/** How long one task may replay, in milliseconds: a picture of the page fits in beside it. */
const SLICE = 8;

/** Replays a log, a slice in each task, so that a long game holds up nobody; refuses what `replayLog` does. */
export async function replayInSlices<F extends Fields>(game: Game<F>, log: Log): Promise<Match<F>> {
  const replay = replaying(game, log);
  let until = performance.now() + SLICE;
  let step = replay.next();
  for (; !step.done; step = replay.next()) {
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE;
  }
  return step.value;
}
