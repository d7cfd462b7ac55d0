import { type About, type Args, writeValues } from './about.ts';
import { agendaField, MAIN } from './agenda.ts';
import { checkDefinition } from './check-definition.ts';
import type { Definition } from './definition.ts';
import { fromJson, range } from './domain.ts';
import type { Player, Running } from './engine.ts';
import { refuse } from './errors.ts';
import { int } from './field.ts';
import { type Fields, record, type RecordType } from './record.ts';
import { BesideTheRecord, type State } from './state.ts';
import type { Happening, Task } from './task.ts';
import { listen, orderTask, responseTo } from './triggers.ts';

/** All tasks of a game, those of its happenings too, each with its number. */
export interface NumberedTasks<F extends Fields, P extends Player> {
  readonly tasks: Task<State<F>, P>[];
  /** by happening, the task that responds to it */
  readonly responses: ReadonlyMap<string, Task<State<F>, P> | undefined>;
  /** asks whose listener comes first */
  readonly order: Task<State<F>, P> | undefined;
}

export function numberedTasks<F extends Fields, P extends Player>(definition: Definition<F, P>): NumberedTasks<F, P> {
  type T = Task<State<F>, P>;
  const tasks: T[] = [...definition.tasks];
  for (const task of definition.tasks)
    if (task.kind === 'menu') tasks.push(...task.entries.filter((entry) => !tasks.includes(entry)));
  const happenings = (definition.happenings ?? []) as unknown as Happening<Running<P>, P>[];
  for (const happening of happenings) tasks.push(...(responseTo(happening, definition.sources) as unknown as T[]));
  const order = definition.sources && (orderTask(definition.sources) as unknown as T);
  if (order && happenings.some((happening) => happening.orderMatters)) tasks.push(order);
  checkDefinition(definition, tasks);
  tasks.forEach((task, id) => {
    if (task.id >= 0 && task.id !== id) refuse('bad-config', `${task.name} is a task of another game already`);
    task.id = id;
  });
  const responses = new Map(
    happenings.map((happening) => [happening.name, tasks.find((task) => task.name === `on-${happening.name}`)]),
  );
  return { tasks, responses, order };
}

/** How the state of a game lies in its memory, and what its rules may do with it: `next` and `tell`. */
export function stateType<F extends Fields, P extends Player>(
  { name, seats, agenda, fields, causes = range('cause', 0, 0) }: Definition<F, P>,
  { tasks, responses, order }: NumberedTasks<F, P>,
): RecordType<Fields> {
  type S = State<F>;
  const sheet = {
    tasks,
    cause: (value: number) => causes.json(value),
    causeOf: (json: unknown, path: string) => fromJson(causes, json, path),
  };
  const values = Math.max(0, ...tasks.map((task) => task.names.length));
  const caps = { ...agenda, seats: seats.most, values };
  return record(
    { seats: int(1, seats.most), agenda: agendaField(caps, () => sheet), ...fields } as Fields,
    {
      next(this: S, task: Task<S, P>, seat = -1, said?: About<Args>): void {
        if (task.id < 0) refuse('bad-config', `${task.name} is not among the tasks of ${name}`);
        const at = this.agenda.push(this.$lane, task.id, seat, this.cause);
        if (said !== undefined) writeValues(this.agenda.m, at, task.names, said, task.name);
      },
      tell(this: S, happening: Happening<S, P>, seat: number, a = 0, b = 0, c = 0): void {
        if (this.$lane !== MAIN)
          refuse('bad-config', `${happening.name}: what a seat does in a together happens when all are shown`);
        this.$trace?.push({
          happening: happening.name,
          seat,
          values: [a, b, c].slice(0, Object.keys(happening.args).length),
          cause: this.cause,
        });
        const response = responses.get(happening.name);
        if (response)
          listen(
            this as unknown as Running<P>,
            happening as unknown as Happening<Running<P>, P>,
            response as never,
            order as never,
            seat,
            a,
            b,
            c,
          );
      },
    },
    BesideTheRecord,
  );
}
