import { contains, type Json } from './domain.ts';
import { refuse, shown } from './errors.ts';
import type { Field, Gaze } from './field.ts';
import type { Args } from './task.ts';

/** A frame of the agenda: which task, whose, three integers, and the cause it runs under. */
export const FRAME = 6;
/** the lane of what happens to the whole table; lane 1 + seat is what that seat does in a `together` */
export const MAIN = 0;

export interface TaskSheet {
  readonly tasks: readonly { readonly name: string; readonly args?: Args; readonly kind: string }[];
  readonly cause: (value: number) => number | string;
  readonly causeOf: (json: unknown, path: string) => number;
}

/** What is still to happen, as data in the state: one stack for the table and a small one for each seat. */
export class Agenda {
  readonly m: Int32Array;
  readonly #o: number;
  readonly #caps: Readonly<Capacities>;

  constructor(memory: Int32Array, offset: number, caps: Capacities) {
    this.m = memory;
    this.#o = offset;
    this.#caps = caps;
  }

  /** where a lane's depth stands in memory; its frames follow */
  base(lane: number): number {
    return lane === MAIN ? this.#o : this.#o + 1 + this.#caps.main * FRAME + (lane - 1) * (1 + this.#caps.lane * FRAME);
  }

  depth(lane: number): number {
    return this.m[this.base(lane)];
  }

  /** where the top frame of a lane stands in memory */
  top(lane: number): number {
    const base = this.base(lane);
    return base + 1 + (this.m[base] - 1) * FRAME;
  }

  push(lane: number, task: number, seat: number, a: number, b: number, c: number, cause: number): void {
    const base = this.base(lane);
    const depth = this.m[base];
    const capacity = lane === MAIN ? this.#caps.main : this.#caps.lane;
    if (depth >= capacity)
      refuse('capacity', `the agenda${lane === MAIN ? '' : ` of seat ${lane - 1}`} holds ${capacity} tasks at most`);
    const at = base + 1 + depth * FRAME;
    const m = this.m;
    m[at] = task;
    m[at + 1] = seat;
    m[at + 2] = a;
    m[at + 3] = b;
    m[at + 4] = c;
    m[at + 5] = cause;
    m[base] = depth + 1;
  }

  /** frames above the top are kept at zero, so that equal agendas have equal bytes */
  pop(lane: number): void {
    const base = this.base(lane);
    const depth = this.m[base] - 1;
    const at = base + 1 + depth * FRAME;
    for (let i = 0; i < FRAME; i++) this.m[at + i] = 0;
    this.m[base] = depth;
  }

  /** rules say what comes next in reading order; a stack wants it the other way round */
  reverseFrom(lane: number, depth: number): void {
    const base = this.base(lane) + 1;
    let low = base + depth * FRAME;
    let high = base + (this.depth(lane) - 1) * FRAME;
    const m = this.m;
    while (low < high) {
      for (let i = 0; i < FRAME; i++) {
        const kept = m[low + i];
        m[low + i] = m[high + i];
        m[high + i] = kept;
      }
      low += FRAME;
      high -= FRAME;
    }
  }

  /** the tasks of a lane, in the order in which they will happen */
  tasks(lane: number): number[] {
    return Array.from(
      { length: this.#caps.lane === 0 && lane !== MAIN ? 0 : this.depth(lane) },
      (_, i) => this.m[this.top(lane) - i * FRAME],
    );
  }

  /** whose the tasks of a lane are, in the same order; −1 for nobody's */
  owners(lane: number): number[] {
    return this.tasks(lane).map((_, i) => this.m[this.top(lane) - i * FRAME + 1]);
  }

  /** the first integer that each task of a lane carries, in the same order */
  arguments(lane: number): number[] {
    return this.tasks(lane).map((_, i) => this.m[this.top(lane) - i * FRAME + 2]);
  }

  /** the first integer that a lane's next task carries */
  argument(lane: number): number {
    return this.m[this.top(lane) + 2];
  }

  /** the `together` that is open now, or −1 */
  open(): number {
    const top = this.top(MAIN);
    return this.depth(MAIN) > 0 && this.m[top + 4] === 1 ? this.m[top] : -1;
  }

  /** brings the frame `below` places under the top to the top */
  raise(lane: number, below: number): void {
    const top = this.top(lane);
    const from = top - below * FRAME;
    const kept = this.m.slice(from, from + FRAME);
    this.m.copyWithin(from, from + FRAME, top + FRAME);
    this.m.set(kept, top);
  }
}

export interface Capacities {
  readonly main: number;
  /** of each seat's own list; 0 where a game has no `together` */
  readonly lane: number;
  readonly seats: number;
}

export interface AgendaJson {
  readonly main: readonly Json[];
  readonly seats?: readonly (readonly Json[])[];
}

/** The agenda as a field; JSON lists the tasks in the order in which they will happen. */
export function agendaField(caps: Capacities, sheet: () => TaskSheet): Field<Agenda, AgendaJson> {
  const size = 1 + caps.main * FRAME + caps.seats * (caps.lane === 0 ? 0 : 1 + caps.lane * FRAME);
  const bind = (memory: Int32Array, offset: number): Agenda => new Agenda(memory, offset, caps);

  function laneJson(agenda: Agenda, lane: number): Json[] {
    const { tasks, cause } = sheet();
    return Array.from({ length: agenda.depth(lane) }, (_, i) => {
      const at = agenda.top(lane) - i * FRAME;
      const task = tasks[agenda.m[at]];
      const frame: Record<string, Json> = { task: task.name };
      if (agenda.m[at + 1] !== -1) frame['seat'] = agenda.m[at + 1];
      Object.entries(task.args ?? {}).forEach(([name, domain], k) => {
        frame[name] = domain.json(agenda.m[at + 2 + k]);
      });
      if (task.kind === 'together' && agenda.m[at + 4] === 1) frame['open'] = true;
      if (agenda.m[at + 5] !== 0) frame['cause'] = cause(agenda.m[at + 5]);
      return frame;
    });
  }

  function loadLane(agenda: Agenda, lane: number, json: unknown, path: string, gaze: Gaze): void {
    const { tasks, causeOf } = sheet();
    if (!Array.isArray(json)) refuse('bad-state', `${path}: expected a list of tasks, found ${shown(json)}`);
    if (json.length > (lane === MAIN ? caps.main : caps.lane))
      refuse('bad-state', `${path}: too many tasks (${json.length})`);
    for (let i = json.length - 1; i >= 0; i--) {
      const here = `${path}[${i}]`;
      const frame: unknown = json[i];
      if (typeof frame !== 'object' || frame === null)
        refuse('bad-state', `${here}: expected a task, found ${shown(frame)}`);
      const { task: name, seat = -1, open = false, cause, ...rest } = frame as Record<string, unknown>;
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
      const args = Object.entries(task.args ?? {});
      const values = args.map(([arg, domain]) => {
        const given = rest[arg];
        const value = typeof given === 'number' || typeof given === 'string' ? domain.read(String(given)) : undefined;
        if (value === undefined || !contains(domain, value))
          refuse('bad-state', `${here}.${arg}: expected a ${domain.name}, found ${shown(given)}`);
        return value;
      });
      const stray = Object.keys(rest).find((key) => !args.some(([arg]) => arg === key));
      if (stray !== undefined) refuse('bad-state', `${here}.${stray}: ${task.name} has no such part`);
      if (typeof open !== 'boolean' || (open && task.kind !== 'together'))
        refuse('bad-state', `${here}.open: only a together is open, found ${shown(open)}`);
      const flag = open ? 1 : 0;
      const [a = 0, b = 0, c = flag] = values;
      agenda.push(lane, id, seat as number, a, b, c, cause === undefined ? 0 : causeOf(cause, `${here}.cause`));
    }
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
