import { MAIN } from './agenda.ts';
import { askedOf } from './asked.ts';
import type { Definition, Game } from './definition.ts';
import type { Json } from './domain.ts';
import {
  applyAnswer,
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
import { natureOf } from './game-nature.ts';
import { numberedTasks, stateType } from './game-state.ts';
import { loadState } from './load.ts';
import { explainTask } from './options.ts';
import { planOf } from './plan.ts';
import type { AnyField, Fields } from './record.ts';
import {
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
import type { Task } from './task.ts';

/** Puts a game together: numbers its tasks, lays out its state, and gives it everything that follows. */
export function defineGame<F extends Fields, P extends Player>(definition: Definition<F, P>): Game<F> {
  type S = State<F>;
  const { name, seats, pieces } = definition;
  const { tasks, responses, order } = numberedTasks(definition);
  const plan = planOf(definition, tasks);
  const type = stateType(definition, { tasks, responses, order });
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

  const nature = natureOf(tasks);
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
    ...nature,
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
