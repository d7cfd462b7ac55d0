import { valuesAt } from './about.ts';
import { CAUSE, MAIN, SEAT, VALUES } from './agenda.ts';
import type { Definition } from './definition.ts';
import type { Player, Running } from './engine.ts';
import { refuse } from './errors.ts';
import type { Fields } from './record.ts';
import type { State } from './state.ts';
import { END, type Happening, type Plan, type PlanEntry, type Standing, type Task } from './task.ts';

const responseName = (happening: { readonly name: string }): string => `on-${happening.name}`;
const nameOf = (of: { readonly name: string }): string => ('kind' in of ? of.name : responseName(of));

/** Puts the plan of a game together; refuses one that forgets a task. */
export function planOf<F extends Fields, P extends Player>(
  { name, plan, happenings = [] }: Definition<F, P>,
  tasks: readonly Task<State<F>, P>[],
): Plan<State<F>, P> {
  if (plan === 'unchecked') return { places: plan, before: [], mayBeLast: [] };
  const entries = new Set(tasks.flatMap((task) => (task.kind === 'menu' ? task.entries : [])));
  const responses = happenings.filter((happening) => happening.respond).map(responseName);
  const orders = tasks.filter((task) => task.name === 'next-of');
  const all: PlanEntry<State<F>, P>[] = [
    ...plan,
    ...orders.map((order) => ({
      of: order,
      whose: 'seat' as const,
      before: tasks.filter((task) => responses.includes(task.name)),
      needs: (_g: State<F>, here: Standing<State<F>, P>) => wrongOrder(here, responses),
    })),
  ];
  const stray = all.find(({ of }) => !tasks.some((task) => task.name === nameOf(of)));
  if (stray) refuse('bad-config', `the plan of ${name} names ${nameOf(stray.of)}, which is no task of it`);
  const places = tasks.map((task) => all.find(({ of }) => nameOf(of) === task.name));
  const forgotten = tasks.find((task, id) => !places[id] && !entries.has(task as never));
  if (forgotten) refuse('bad-config', `the plan of ${name} says nothing of ${forgotten.name}`);
  const before = places.map((place) => {
    const names = new Set((place?.before ?? []).map((after) => (after === END ? END : nameOf(after))));
    return new Set(tasks.flatMap((task, id) => (names.has(task.name) ? [id] : [])));
  });
  return { places, before, mayBeLast: places.map((place) => place?.before.includes(END) ?? false) };
}

/** The listeners whose owner says which comes next stand right below, all of one happening. */
function wrongOrder<G, P>(here: Standing<G, P>, responses: readonly string[]): string | undefined {
  const { next } = here;
  const sources = new Set<number>();
  let below = next;
  for (let i = 0; i < here.about.left; i++) {
    if (!below || below.task !== next?.task || below.seat !== here.seat || !responses.includes(below.task.name))
      return `${here.at}.left: ${here.about.left} listeners of this seat must come right after it`;
    sources.add(below.about.source);
    below = below.next;
  }
  return sources.size === here.about.left && sources.size > 1
    ? undefined
    : `${here.at}.left: there is nothing to put in order`;
}

/** The tasks of one lane as they stand, the next first. */
function standing<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  g: G,
  lane: number,
): Standing<G, P>[] {
  const { m } = g.agenda;
  const path = lane === MAIN ? 'agenda.main' : `agenda.seats[${lane - 1}]`;
  const all: Standing<G, P>[] = [];
  const frames = g.agenda.frames(lane);
  for (let i = frames.length - 1; i >= 0; i--) {
    const at = frames[i];
    const task = tasks[m[at]];
    all.unshift({
      task,
      seat: m[at + SEAT],
      cause: m[at + CAUSE],
      about: valuesAt(m, at + VALUES, task.names),
      at: `${path}[${i}]`,
      next: all[0],
    });
  }
  return all;
}

/** Refuses an agenda that no game can have, and one that does not fit the state. */
export function checkPlan<G extends Running<P>, P extends Player>(
  plan: Plan<G, P>,
  tasks: readonly Task<G, P>[],
  happenings: readonly Happening<G, P>[],
  g: G,
  lanes: number,
): void {
  if (plan.places === 'unchecked') return;
  for (let lane = MAIN; lane <= lanes; lane++)
    for (const here of standing(tasks, g, lane)) {
      const place = plan.places[here.task.id];
      if (!place) refuse('bad-state', `${here.at}.task: ${here.task.name} answers a menu and never stands alone`);
      checkPlace(plan, tasks, place, here, g, lane);
      checkSource(happenings, here, g);
      const wrong = place.needs?.(g, here);
      if (wrong !== undefined) refuse('bad-state', wrong);
    }
}

function checkPlace<G extends Running<P>, P extends Player>(
  { before, mayBeLast }: Plan<G, P>,
  tasks: readonly Task<G, P>[],
  { during, whose }: PlanEntry<G, P>,
  { task, seat, at, next }: Standing<G, P>,
  g: G,
  lane: number,
): void {
  if (lane === MAIN && during) refuse('bad-state', `${at}.task: ${task.name} is asked in a seat's own list`);
  if (lane !== MAIN && during?.id !== g.agenda.open())
    refuse('bad-state', `${at}.task: ${task.name} is not asked in this part of the game`);
  if ((whose === 'seat') !== seat >= 0)
    refuse('bad-state', `${at}.seat: this task is ${whose === 'seat' ? "a seat's" : "no seat's"}`);
  if (next ? before[task.id].has(next.task.id) : mayBeLast[task.id]) return;
  const names = tasks.filter(({ id }) => before[task.id].has(id)).map(({ name }) => name);
  const expected = [...names, ...(mayBeLast[task.id] ? ['nothing'] : [])].join(', ');
  if (next) refuse('bad-state', `${next.at}.task: ${next.task.name} never comes right after ${task.name}: ${expected}`);
  refuse('bad-state', `${at}: the agenda is too short, after ${task.name} comes ${expected}`);
}

/** A listener that responds is one that has heard. */
function checkSource<G, P extends Player>(
  happenings: readonly Happening<G, P>[],
  { task, seat, about, at }: Standing<G, P>,
  g: G & { readonly players: readonly P[] },
): void {
  const happening = happenings.find((told) => told.respond && responseName(told) === task.name);
  if (happening && !happening.heard?.(g, g.players[seat])?.has(about.source))
    refuse('bad-state', `${at}.source: ${about.source} does not listen`);
}
