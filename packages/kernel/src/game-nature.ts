import { MAIN, SEAT } from './agenda.ts';
import type { Game } from './definition.ts';
import { CHANCE, type Player, readFrame, run, type Running, waitingFor } from './engine.ts';
import { refuse } from './errors.ts';
import { listOutcomes } from './options.ts';
import type { Fields } from './record.ts';
import type { State } from './state.ts';
import type { Chance, Deal, Task } from './task.ts';

type NaturesPart<F extends Fields> = Pick<Game<F>, 'chance' | 'outcomes' | 'applyChance' | 'sample'>;

/** What nature can be asked and told in a game. */
export function natureOf<F extends Fields, P extends Player>(tasks: readonly Task<State<F>, P>[]): NaturesPart<F> {
  type S = State<F>;
  const allTasks = tasks as unknown as Task<Running<P>, P>[];
  const running = (g: S): Running<P> => g as unknown as Running<P>;

  function pending(g: S): Chance<S, P> | Deal<S> {
    if (waitingFor(allTasks, running(g)) !== CHANCE) refuse('bad-chance', 'no chance is waited for now');
    return tasks[g.agenda.m[g.agenda.top(MAIN)]] as Chance<S, P> | Deal<S>;
  }

  /** nature's outcome is for a seat, or for nobody in particular */
  function subject(g: S): P {
    const seat = g.agenda.m[g.agenda.top(MAIN) + SEAT];
    return running(g).players[Math.max(seat, 0)];
  }

  const part: NaturesPart<F> = {
    chance: pending,
    outcomes(g, into) {
      const task = pending(g);
      if (task.kind === 'deal') refuse('bad-chance', `${task.name} is dealt as a whole`);
      const me = subject(g);
      readFrame(running(g), MAIN);
      listOutcomes(task, g, me, into);
      if (into.length === 0) refuse('dead-end', `${task.name}: nature has no outcome`);
      return into;
    },
    applyChance(g, values, trace) {
      const task = pending(g);
      const me = subject(g);
      g.$trace = trace;
      readFrame(running(g), MAIN);
      g.agenda.pop(MAIN);
      const depth = g.agenda.depth(MAIN);
      if (task.kind === 'deal') task.do(g, values);
      else task.do(g, me, values[0], task.about);
      g.agenda.reverseFrom(MAIN, depth);
      run(allTasks, running(g));
    },
    sample(g, dice, outcomes) {
      const task = pending(g);
      if (task.kind === 'deal') {
        readFrame(running(g), MAIN);
        return task.sample(g, dice);
      }
      part.outcomes(g, outcomes);
      return [outcomes.pick(dice.below(outcomes.total))];
    },
  };
  return part;
}
