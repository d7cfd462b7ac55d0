import { type About, valuesAt } from './about.ts';
import { type Domain, fromJson, type Json } from './domain.ts';
import { refuse, shown } from './errors.ts';
import type { Field, Gaze } from './field.ts';
import type { Task } from './task.ts';

/** A frame of the agenda: which task, whose, the cause it runs under, and then its integers. */
export const SEAT = 1;
export const CAUSE = 2;
export const VALUES = 3;
/** the lane of what happens to the whole table; lane 1 + seat is what that seat does in a `together` */
export const MAIN = 0;

export interface TaskSheet {
  // biome-ignore lint/suspicious/noExplicitAny: the tasks of whatever game
  readonly tasks: readonly Task<any, any>[];
  readonly cause: (value: number) => number | string;
  readonly causeOf: (json: unknown, path: string) => number;
}

/** What is still to happen, as data in the state: one stack for the table and a small one for each seat. */
export class Agenda {
  readonly m: Int32Array;
  /** how many integers a frame has place for, and how long it is */
  readonly values: number;
  readonly frame: number;
  readonly #o: number;
  readonly #caps: Readonly<Capacities>;

  constructor(memory: Int32Array, offset: number, caps: Capacities) {
    this.m = memory;
    this.values = caps.values;
    this.frame = VALUES + caps.values;
    this.#o = offset;
    this.#caps = caps;
  }

  /** where a lane's depth stands in memory; its frames follow */
  base(lane: number): number {
    const { main, lane: own } = this.#caps;
    return this.#o + 1 + (lane === MAIN ? 0 : 1 + main * this.frame + (lane - 1) * (1 + own * this.frame));
  }

  depth(lane: number): number {
    return this.m[this.base(lane)];
  }

  /** where the top frame of a lane stands in memory */
  top(lane: number): number {
    const base = this.base(lane);
    return base + 1 + (this.m[base] - 1) * this.frame;
  }

  /** puts a frame on top of a lane, and says where its integers stand in memory */
  push(lane: number, task: number, seat: number, cause: number): number {
    const base = this.base(lane);
    const depth = this.m[base];
    const capacity = lane === MAIN ? this.#caps.main : this.#caps.lane;
    if (depth >= capacity)
      refuse('capacity', `the agenda${lane === MAIN ? '' : ` of seat ${lane - 1}`} holds ${capacity} tasks at most`);
    const at = base + 1 + depth * this.frame;
    const m = this.m;
    m[at] = task;
    m[at + SEAT] = seat;
    m[at + CAUSE] = cause;
    m[base] = depth + 1;
    return at + VALUES;
  }

  /** frames above the top are kept at zero, so that equal agendas have equal bytes */
  pop(lane: number): void {
    const base = this.base(lane);
    const depth = this.m[base] - 1;
    const at = base + 1 + depth * this.frame;
    for (let i = 0; i < this.frame; i++) this.m[at + i] = 0;
    this.m[base] = depth;
  }

  /** rules say what comes next in reading order; a stack wants it the other way round */
  reverseFrom(lane: number, depth: number): void {
    const { m, frame } = this;
    const base = this.base(lane) + 1;
    let low = base + depth * frame;
    let high = base + (this.depth(lane) - 1) * frame;
    while (low < high) {
      for (let i = 0; i < frame; i++) {
        const kept = m[low + i];
        m[low + i] = m[high + i];
        m[high + i] = kept;
      }
      low += frame;
      high -= frame;
    }
  }

  /** where the frames of a lane stand in memory, in the order in which they will happen */
  frames(lane: number): number[] {
    const depth = this.#caps.lane === 0 && lane !== MAIN ? 0 : this.depth(lane);
    return Array.from({ length: depth }, (_, i) => this.top(lane) - i * this.frame);
  }

  /** the tasks of a lane, in the order in which they will happen */
  tasks(lane: number): number[] {
    return this.frames(lane).map((at) => this.m[at]);
  }

  /** the frames of one task among those of a lane: whose they are, and their integers by name */
  // biome-ignore lint/suspicious/noExplicitAny: a task of whatever game
  planned<A>(task: Task<any, any, A>, lane = MAIN): { readonly seat: number; readonly about: About<A> }[] {
    return this.frames(lane)
      .filter((at) => this.m[at] === task.id)
      .map((at) => ({
        seat: this.m[at + SEAT],
        about: valuesAt(this.m, at + VALUES, task.names) as About<A>,
      }));
  }

  /** the `together` that is open now, or −1; only the first task of the table can be open */
  open(): number {
    return this.isOpen ? this.m[this.top(MAIN)] : -1;
  }

  get isOpen(): boolean {
    return this.m[this.#o] === 1;
  }

  set isOpen(open: boolean) {
    this.m[this.#o] = open ? 1 : 0;
  }

  /** brings the frame `below` places under the top to the top */
  raise(lane: number, below: number): void {
    const top = this.top(lane);
    const from = top - below * this.frame;
    const kept = this.m.slice(from, from + this.frame);
    this.m.copyWithin(from, from + this.frame, top + this.frame);
    this.m.set(kept, top);
  }
}

export interface Capacities {
  readonly main: number;
  /** of each seat's own list; 0 where a game has no `together` */
  readonly lane: number;
  readonly seats: number;
  /** of one task: the integers that the longest of them carries */
  readonly values: number;
}

export interface AgendaJson {
  readonly main: readonly Json[];
  readonly seats?: readonly (readonly Json[])[];
}

/** The agenda as a field; JSON lists the tasks in the order in which they will happen. */
export function agendaField(caps: Capacities, sheet: () => TaskSheet): Field<Agenda, AgendaJson> {
  const frame = VALUES + caps.values;
  const size = 2 + caps.main * frame + caps.seats * (caps.lane === 0 ? 0 : 1 + caps.lane * frame);
  const bind = (memory: Int32Array, offset: number): Agenda => new Agenda(memory, offset, caps);

  function laneJson(agenda: Agenda, lane: number): Json[] {
    const { tasks, cause } = sheet();
    return agenda.frames(lane).map((at, i) => {
      const { name, args } = tasks[agenda.m[at]];
      const written: Record<string, Json> = { task: name };
      if (agenda.m[at + SEAT] !== -1) written['seat'] = agenda.m[at + SEAT];
      Object.entries<Domain>(args).forEach(([arg, domain], k) => {
        written[arg] = domain.json(agenda.m[at + VALUES + k]);
      });
      if (lane === MAIN && i === 0 && agenda.isOpen) written['open'] = true;
      if (agenda.m[at + CAUSE] !== 0) written['cause'] = cause(agenda.m[at + CAUSE]);
      return written;
    });
  }

  function loadLane(agenda: Agenda, lane: number, json: unknown, path: string, gaze: Gaze): void {
    if (!Array.isArray(json)) refuse('bad-state', `${path}: expected a list of tasks, found ${shown(json)}`);
    if (json.length > (lane === MAIN ? caps.main : caps.lane))
      refuse('bad-state', `${path}: too many tasks (${json.length})`);
    for (let i = json.length - 1; i >= 0; i--) loadFrame(agenda, lane, i, json[i], `${path}[${i}]`, gaze);
  }

  function loadFrame(agenda: Agenda, lane: number, i: number, json: unknown, here: string, gaze: Gaze): void {
    const { tasks, causeOf } = sheet();
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      refuse('bad-state', `${here}: expected a task, found ${shown(json)}`);
    const { task: name, seat = -1, open = false, cause, ...rest } = json as Record<string, unknown>;
    const id = tasks.findIndex((t) => t.name === name);
    const task = tasks[id];
    if (!task) refuse('bad-state', `${here}.task: there is no task ${shown(name)}`);
    const asked = task.kind === 'choice' || task.kind === 'menu';
    if (!Number.isInteger(seat) || (seat as number) >= gaze.seats || (seat as number) < (asked ? 0 : -1)) {
      refuse('bad-state', `${here}.seat: expected a seat from 0 to ${gaze.seats - 1}, found ${shown(seat)}`);
    }
    if (lane !== MAIN && seat !== lane - 1) refuse('bad-state', `${here}.seat: this list is seat ${lane - 1}'s`);
    if (lane !== MAIN && !asked && task.kind !== 'step')
      refuse('bad-state', `${here}.task: ${task.name} is not a seat's own`);
    const stray = Object.keys(rest).find((key) => !task.names.includes(key));
    if (stray !== undefined) refuse('bad-state', `${here}.${stray}: ${task.name} has no such part`);
    if (typeof open !== 'boolean' || (open && task.kind !== 'together'))
      refuse('bad-state', `${here}.open: only a together is open, found ${shown(open)}`);
    if (open && (lane !== MAIN || i > 0)) refuse('bad-state', `${here}.open: only the first task can be open`);
    const because = cause === undefined ? 0 : causeOf(cause, `${here}.cause`);
    const at = agenda.push(lane, id, seat as number, because);
    task.names.forEach((arg, k) => {
      agenda.m[at + k] = fromJson(task.args[arg], rest[arg], `${here}.${arg}`);
    });
    if (open) agenda.isOpen = true;
  }

  const made: Field<Agenda, AgendaJson> = {
    plain: 'no',
    size,
    sight: 'nobody',
    derived: false,
    lo: 0,
    hi: 0,
    bind,
    reset: (memory, offset) => memory.fill(0, offset, offset + size),
    json(memory, offset, gaze) {
      const agenda = bind(memory, offset);
      const main = laneJson(agenda, MAIN);
      if (caps.lane === 0) return { main };
      return { main, seats: Array.from({ length: gaze.seats }, (_, s) => laneJson(agenda, 1 + s)) };
    },
    load(memory, offset, json, path, gaze) {
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        refuse('bad-state', `${path}: expected an object with "main", found ${shown(json)}`);
      const { main = [], seats = [], ...rest } = json as Record<string, unknown>;
      const stray = Object.keys(rest)[0];
      if (stray !== undefined) refuse('bad-state', `${path}.${stray}: there is no such field`);
      memory.fill(0, offset, offset + size);
      const agenda = bind(memory, offset);
      loadLane(agenda, MAIN, main, `${path}.main`, gaze);
      if (!Array.isArray(seats) || seats.length > gaze.seats || (caps.lane === 0 && seats.length > 0)) {
        refuse('bad-state', `${path}.seats: expected a list for each seat, found ${shown(seats)}`);
      }
      seats.forEach((lane, s) => loadLane(agenda, 1 + s, lane, `${path}.seats[${s}]`, gaze));
    },
    pieces: () => undefined,
    spans: (offset, visit, path, owner = -1) => visit(offset, offset + size, made as unknown as Field, path, owner),
    count: () => 0,
  };
  return made;
}
