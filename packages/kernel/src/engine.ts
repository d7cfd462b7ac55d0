import { readValues } from './about.ts';
import { type Agenda, CAUSE, MAIN, SEAT, VALUES } from './agenda.ts';
import { refuse } from './errors.ts';
import { indexOf, listOptions, type Options, taskOf } from './options.ts';
import type { Kernel, Working } from './state.ts';
import { isCommit, type Choice, type Menu, type Task } from './task.ts';

/** A set of seats, one bit each. */
export type SeatSet = number;
/** the bit that says nature is asked */
export const CHANCE: SeatSet = 1 << 30;
/** the longest run of tasks without a question */
const ENDLESS = 10_000;

export function seatsOf(set: SeatSet): readonly number[] | 'chance' {
  if (set === CHANCE) return 'chance';
  return Array.from({ length: 30 }, (_, s) => s).filter((s) => (set & (1 << s)) !== 0);
}

export interface Player {
  readonly index: number;
}
export type Running<P extends Player> = Kernel & Working & { readonly players: readonly P[] };

/** What tells who is asked, and what: the words of the agenda are enough. */
export type Asking = Pick<Kernel, 'agenda' | 'seats'>;

/** The lane in which a seat is asked, or −1 if it is not asked anything. */
export function laneOf<G, P>(tasks: readonly Task<G, P>[], g: Asking, seat: number): number {
  const agenda = g.agenda;
  if (agenda.depth(MAIN) === 0) return -1;
  const top = agenda.top(MAIN);
  const kind = tasks[agenda.m[top]].kind;
  if (kind === 'together') return seat >= 0 && seat < g.seats && agenda.depth(1 + seat) > 0 ? 1 + seat : -1;
  return (kind === 'choice' || kind === 'menu') && agenda.m[top + SEAT] === seat ? MAIN : -1;
}

export function waitingFor<G, P>(tasks: readonly Task<G, P>[], g: Asking): SeatSet {
  const agenda = g.agenda;
  if (agenda.depth(MAIN) === 0) return 0;
  const top = agenda.top(MAIN);
  const kind = tasks[agenda.m[top]].kind;
  if (kind === 'chance' || kind === 'deal') return CHANCE;
  if (kind !== 'together') return 1 << agenda.m[top + SEAT];
  let seats = 0;
  for (let s = 0; s < g.seats; s++) if (agenda.depth(1 + s) > 0) seats |= 1 << s;
  return seats;
}

/** Puts a frame before the rules: whose it is, its cause, and its integers for the object of its task. */
export function readFrame<G extends Running<P>, P extends Player>(g: G, lane: number): void {
  const { agenda } = g;
  const { m } = agenda;
  const top = agenda.top(lane);
  g.$lane = lane;
  g.seat = m[top + SEAT];
  g.cause = m[top + CAUSE];
  readValues(m, top + VALUES, agenda.values);
}

/** The question that stands on top of a lane. */
export function questionIn<G, P>(tasks: readonly Task<G, P>[], g: Asking, lane: number): Choice<G, P> | Menu<G, P> {
  return tasks[g.agenda.m[g.agenda.top(lane)]] as Choice<G, P> | Menu<G, P>;
}

export function listInto<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  g: G,
  seat: number,
  options: Options,
): void {
  const lane = laneOf(tasks, g, seat);
  if (lane < 0) {
    options.length = 0;
    return;
  }
  if (lane === MAIN && g.$listed) {
    if (options !== g.$options) options.copyFrom(g.$options);
    return;
  }
  const question = questionIn(tasks, g, lane);
  readFrame(g, lane);
  listOptions(question, g, g.players[seat], options);
  if (options.length === 0) deadEnd(question.name, seat);
}

function deadEnd(question: string, seat: number): never {
  return refuse('dead-end', `${question}: seat ${seat} has no option`);
}

/** Carries out an answer known to be legal, without running on. */
function answer<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  g: G,
  seat: number,
  lane: number,
  option: number,
): void {
  const agenda = g.agenda;
  const question = questionIn(tasks, g, lane);
  const me = g.players[seat];
  readFrame(g, lane);
  g.$listed = false;
  const answered = tasks[taskOf(option)] as Choice<G, P> | Menu<G, P>;
  if (answered.kind === 'menu') {
    agenda.pop(lane);
    const depth = agenda.depth(lane);
    answered.leave(g, me, answered.about);
    agenda.reverseFrom(lane, depth);
    return;
  }
  if (question.kind === 'choice' || question.takes === 'one') agenda.pop(lane);
  const depth = agenda.depth(lane);
  answered.do(g, me, indexOf(option) + answered.domain.lo, answered.about);
  agenda.reverseFrom(lane, depth);
}

export function applyAnswer<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  g: G,
  seat: number,
  option: number,
): void {
  const lane = laneOf(tasks, g, seat);
  if (lane < 0) refuse('not-waiting', `seat ${seat} is not asked anything now`);
  answer(tasks, g, seat, lane, option);
  if (lane !== MAIN && !runLane(tasks, g, lane)) return;
  run(tasks, g);
}

/** Runs a seat's own lane to its next question; says whether the lane is finished. */
function runLane<G extends Running<P>, P extends Player>(tasks: readonly Task<G, P>[], g: G, lane: number): boolean {
  const agenda = g.agenda;
  for (let count = 0; agenda.depth(lane) > 0; count++) {
    const task = tasks[agenda.m[agenda.top(lane)]];
    if (task.kind === 'choice' || task.kind === 'menu') return false;
    if (task.kind !== 'step') refuse('bad-config', `${task.name} cannot be asked of one seat alone`);
    if (count > ENDLESS) endless(tasks, agenda, lane);
    step(g, lane, task);
  }
  return true;
}

function step<G extends Running<P>, P extends Player>(
  g: G,
  lane: number,
  task: Extract<Task<G, P>, { kind: 'step' }>,
): void {
  const agenda = g.agenda;
  readFrame(g, lane);
  agenda.pop(lane);
  const depth = agenda.depth(lane);
  task.do(g, task.about);
  agenda.reverseFrom(lane, depth);
}

function endless<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  agenda: Agenda,
  lane: number,
): never {
  const names = agenda
    .tasks(lane)
    .slice(0, 8)
    .map((id) => tasks[id].name);
  return refuse('endless', `${ENDLESS} tasks without a question; the agenda holds ${names.join(', ')}`);
}

/** Runs to the next question that somebody, or nature, has to answer. */
export function run<G extends Running<P>, P extends Player>(tasks: readonly Task<G, P>[], g: G): void {
  const agenda = g.agenda;
  for (let count = 0; agenda.depth(MAIN) > 0; count++) {
    if (count > ENDLESS) endless(tasks, agenda, MAIN);
    const top = agenda.top(MAIN);
    const task = tasks[agenda.m[top]];
    switch (task.kind) {
      case 'step':
        step(g, MAIN, task);
        break;
      case 'chance':
      case 'deal':
        return;
      case 'together':
        if (!agenda.isOpen) openTogether(tasks, g, task, top);
        for (let s = 0; s < g.seats; s++) if (agenda.depth(1 + s) > 0) return;
        closeTogether(g, task);
        break;
      default: {
        const seat = agenda.m[top + SEAT];
        if (isCommit(task) || (task.kind === 'menu' && alwaysAsked(task))) return;
        readFrame(g, MAIN);
        listOptions(task, g, g.players[seat], g.$options);
        if (g.$options.length === 0) deadEnd(task.name, seat);
        if (g.$options.length > 1 || endsTurn(tasks[taskOf(g.$options.at(0))])) {
          g.$listed = true;
          return;
        }
        answer(tasks, g, seat, MAIN, g.$options.at(0));
      }
    }
  }
}

/** A menu that can always be left, and whose leaving ends the turn: its options need not be listed to be asked. */
function alwaysAsked<G, P>({ takes, ends, stay }: Menu<G, P>): boolean {
  return takes === 'many' && ends === 'turn' && stay === undefined;
}

/** What ends the turn is never answered by the engine, not even as the only answer left. */
function endsTurn<G, P>(task: Task<G, P>): boolean {
  return (task.kind === 'choice' || task.kind === 'menu') && task.ends === 'turn';
}

function openTogether<G extends Running<P>, P extends Player>(
  tasks: readonly Task<G, P>[],
  g: G,
  task: Extract<Task<G, P>, { kind: 'together' }>,
  top: number,
): void {
  const { agenda } = g;
  const { m } = agenda;
  agenda.isOpen = true;
  for (let s = 0; s < g.seats; s++) {
    readFrame(g, MAIN);
    if (!task.who(g, g.players[s], task.about)) continue;
    const at = agenda.push(1 + s, task.each.id, s, m[top + CAUSE]);
    for (let k = 0; k < task.each.names.length; k++) m[at + k] = m[top + VALUES + k];
    runLane(tasks, g, 1 + s);
  }
}

function closeTogether<G extends Running<P>, P extends Player>(
  g: G,
  task: Extract<Task<G, P>, { kind: 'together' }>,
): void {
  const { agenda } = g;
  readFrame(g, MAIN);
  agenda.pop(MAIN);
  agenda.isOpen = false;
  const depth = agenda.depth(MAIN);
  g.$reveals++;
  task.reveal(g, task.about);
  agenda.reverseFrom(MAIN, depth);
}
