import { type About, type Args, writeValues } from './about.ts';
import { agendaField, MAIN, SEAT } from './agenda.ts';
import { askedOf } from './asked.ts';
import { checkDefinition } from './check-definition.ts';
import type { Definition, Game } from './definition.ts';
import { fromJson, type Json, range } from './domain.ts';
import {
  applyAnswer,
  CHANCE,
  laneOf,
  listInto,
  type Player,
  questionIn,
  readFrame,
  run,
  type Running,
  seatsOf,
  waitingFor,
} from './engine.ts';
import { refuse, shown } from './errors.ts';
import { int } from './field.ts';
import { loadState } from './load.ts';
import { explainTask, listOutcomes } from './options.ts';
import { planOf } from './plan.ts';
import { type AnyField, type Fields, record } from './record.ts';
import {
  BesideTheRecord,
  everything,
  gazeOf,
  hashOf,
  sameIn,
  showsPiece,
  spansOf,
  type State,
  unseenPieces,
  type View,
  wordsIn,
} from './state.ts';
import type { Chance, Deal, Happening, Task } from './task.ts';
import { listen, orderTask, responseTo } from './triggers.ts';

/** Puts a game together: numbers its tasks, lays out its state, and gives it everything that follows. */
export function defineGame<F extends Fields, P extends Player>(definition: Definition<F, P>): Game<F> {
  type S = State<F>;
  const { name, seats, pieces } = definition;
  const tasks: Task<S, P>[] = [...definition.tasks];
  for (const task of definition.tasks)
    if (task.kind === 'menu') tasks.push(...task.entries.filter((entry) => !tasks.includes(entry)));
  const happenings = (definition.happenings ?? []) as unknown as Happening<Running<P>, P>[];
  for (const happening of happenings)
    tasks.push(...(responseTo(happening, definition.sources) as unknown as Task<S, P>[]));
  const order = definition.sources && (orderTask(definition.sources) as unknown as Task<S, P>);
  if (order && happenings.some((happening) => happening.orderMatters)) tasks.push(order);
  checkDefinition(definition, tasks);
  const plan = planOf(definition, tasks);
  tasks.forEach((task, id) => {
    if (task.id >= 0 && task.id !== id) refuse('bad-config', `${task.name} is a task of another game already`);
    task.id = id;
  });
  const responses = new Map(
    happenings.map((happening) => [happening.name, tasks.find((task) => task.name === `on-${happening.name}`)]),
  );
  const causes = definition.causes ?? range('cause', 0, 0);

  const sheet = {
    tasks,
    cause: (value: number) => causes.json(value),
    causeOf: (json: unknown, path: string) => fromJson(causes, json, path),
  };
  const values = Math.max(0, ...tasks.map((task) => task.names.length));
  const caps = { ...definition.agenda, seats: seats.most, values };
  const type = record(
    { seats: int(1, seats.most), agenda: agendaField(caps, () => sheet), ...definition.fields } as Fields,
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

  const stored = spansOf(type, (field) => !field.derived);
  const isPiece = (field: AnyField): boolean => field.holds !== undefined && pieces.includes(field.holds);
  const secrets = spansOf(
    type,
    (field, path) => field.sight !== 'all' && !field.derived && path !== 'agenda' && !isPiece(field),
  );
  const allTasks = tasks as unknown as Task<Running<P>, P>[];
  const running = (g: S): Running<P> => g as unknown as Running<P>;

  function create(): S {
    const memory = new Int32Array(type.size);
    type.reset(memory, 0);
    return type.create(memory, 0, 0, '') as unknown as S;
  }

  function begin(seatCount: number, options: Json | undefined): S {
    if (!Number.isInteger(seatCount) || seatCount < seats.least || seatCount > seats.most) {
      refuse('bad-config', `${name} is for ${seats.least} to ${seats.most} seats, not ${shown(seatCount)}`);
    }
    const g = create();
    (g as { seats: number }).seats = seatCount;
    definition.begin(g, definition.readOptions(options, seatCount));
    g.agenda.reverseFrom(MAIN, 0);
    run(allTasks, running(g));
    return g;
  }

  function pending(g: S): Chance<S, P> | Deal<S> {
    if (waitingFor(allTasks, running(g)) !== CHANCE) refuse('bad-chance', 'no chance is waited for now');
    return tasks[g.agenda.m[g.agenda.top(MAIN)]] as Chance<S, P> | Deal<S>;
  }

  /** nature's outcome is for a seat, or for nobody in particular */
  function subject(g: S): P {
    const seat = g.agenda.m[g.agenda.top(MAIN) + SEAT];
    return running(g).players[Math.max(seat, 0)];
  }

  const game: Game<F> = {
    name,
    rules: definition.rules,
    definition: definition as unknown as Definition<F, Player>,
    type,
    tasks,
    plan,
    create,
    setup: (config) => begin(config.seats, config.options),
    copy(from, into) {
      into.$m.set(from.$m);
      into.$listed = false;
    },
    waitingFor: (g) => waitingFor(allTasks, running(g)),
    options(g, seat, into) {
      listInto(allTasks, running(g), seat, into);
      return into;
    },
    apply(g, seat, option, trace) {
      g.$trace = trace;
      applyAnswer(allTasks, running(g), seat, option);
    },
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
      game.outcomes(g, outcomes);
      return [outcomes.pick(dice.below(outcomes.total))];
    },
    question(g, seat) {
      const lane = laneOf(allTasks, running(g), seat);
      return lane < 0 ? undefined : questionIn(allTasks, running(g), lane);
    },
    explain(g, seat, task) {
      const lane = laneOf(allTasks, running(g), seat);
      if (lane < 0) refuse('not-waiting', `seat ${seat} is not asked anything now`);
      readFrame(running(g), lane);
      return explainTask(task, g, running(g).players[seat]);
    },
    view(g, audience) {
      const gaze = gazeOf(audience, g.seats);
      const { agenda: _agenda, ...fields } = type.json(g.$m, 0, gaze, -1) as Record<string, Json>;
      const asked = typeof audience === 'number' ? askedOf(allTasks, g, audience) : undefined;
      return {
        ...fields,
        waitingFor: seatsOf(game.waitingFor(g)),
        ...(asked && { question: asked }),
        unseen: unseenPieces(type, g.$m, gaze, pieces),
      } as unknown as View<F>;
    },
    json: (g) => type.json(g.$m, 0, everything(g.seats), -1),
    load: (json, options) => loadState(game, json, options, (g) => run(allTasks, running(g))),
    hash: (g) => hashOf(wordsIn(stored, g.$m)),
    same: (a, b) => sameIn(stored, a.$m, b.$m),
    shows: (before, after) => !sameIn(secrets, before, after) || showsPiece(type, before, after, pieces),
    result: (g) => (g.agenda.depth(MAIN) === 0 ? definition.result(g) : undefined),
  };

  return game;
}
