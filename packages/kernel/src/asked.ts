import { VALUES } from './agenda.ts';
import type { Domain } from './domain.ts';
import { type Asking, laneOf, questionIn } from './engine.ts';
import type { Question } from './state.ts';
import type { Task } from './task.ts';

/** What a seat is asked, as its view tells it; undefined where it is not asked anything. */
export function askedOf<G, P>(tasks: readonly Task<G, P>[], g: Asking, seat: number): Question | undefined {
  const lane = laneOf(tasks, g, seat);
  if (lane < 0) return undefined;
  const question = questionIn(tasks, g, lane);
  const at = g.agenda.top(lane) + VALUES;
  const about: Record<string, number | string> = {};
  Object.entries<Domain>(question.args).forEach(([arg, domain], k) => {
    about[arg] = domain.json(g.agenda.m[at + k]);
  });
  const answers =
    question.kind === 'menu'
      ? [...question.entries.map((entry) => entry.name), question.pass].filter((word) => word !== '')
      : [question.name];
  return { task: question.name, about, answers };
}
