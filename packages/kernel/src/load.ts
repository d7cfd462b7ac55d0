import { MAIN } from './agenda.ts';
import { checkAgreed, checkHonoured, jsonAt } from './honour.ts';
import type { Domain, Json } from './domain.ts';
import { CHANCE, type Player, type Running } from './engine.ts';
import { MokumError, refuse, shown } from './errors.ts';
import type { Game } from './definition.ts';
import { Options, Outcomes } from './options.ts';
import { checkPlan } from './plan.ts';
import { Random } from './random.ts';
import type { AnyField, Fields } from './record.ts';
import { checkPieces, everything, type State } from './state.ts';

/**
 * A state from JSON, of which a part may be missing: what is missing comes from a fresh set-up in which every chance
 * has its first outcome and every deal always the same one, so that a scenario is ten lines.
 */
export function loadState<F extends Fields>(
  game: Game<F>,
  json: unknown,
  options: Json | undefined,
  run: (g: State<F>) => void,
): State<F> {
  const { definition, type } = game;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    refuse('bad-state', `state: expected an object, found ${shown(json)}`);
  }
  const given = json as Record<string, unknown>;
  const seats = seatCount(given, definition.seats, game.name);
  const chosen = definition.readOptions(options, seats);
  const g = game.setup({ seats, options: chosen });
  const agreed = jsonAt(type, g.$m, seats, definition.agreed ?? []);
  playFirstOutcomes(game, g);
  const packAt = type.offsets.get(definition.packField ?? '');
  const pack = packAt === undefined ? 0 : g.$m[packAt];
  try {
    type.load(g.$m, 0, { ...given, seats }, '', everything(seats));
    checkAgreed(agreed, given);
    // A pack in which a drawing or a note was corrected has another number; the options say which pack is played.
    if (packAt !== undefined && pack !== 0) g.$m[packAt] = pack;
    const said = jsonAt(type, g.$m, seats, Object.keys(given));
    const has = (path: string): boolean => standsIn(given, path);
    for (const domain of definition.pieces) withdraw(game, g, domain, has);
    definition.settle(g, has, chosen);
    for (const domain of definition.pieces) checkPieces(type, g.$m, seats, domain);
    definition.derive(g);
    checkHonoured(said, jsonAt(type, g.$m, seats, Object.keys(given)), given);
    checkLanes(game, g);
    checkAgenda(game, g);
    definition.check(g, chosen);
    g.$listed = false;
    run(g);
    checkQuestions(game, g);
  } catch (error) {
    if (error instanceof MokumError && error.code === 'bad-state') throw error;
    refuse('bad-state', `state: ${error instanceof Error ? error.message : String(error)}`);
  }
  return g;
}

function seatCount(
  given: Record<string, unknown>,
  { least, most }: { least: number; most: number },
  name: string,
): number {
  const players = given['players'];
  const follows = Array.isArray(players) ? Math.max(players.length, least) : least;
  const seats = Object.hasOwn(given, 'seats') ? given['seats'] : follows;
  if (!Number.isInteger(seats) || (seats as number) < least || (seats as number) > most) {
    refuse('bad-state', `seats: ${name} is for ${least} to ${most}, found ${shown(seats)}`);
  }
  return seats as number;
}

function playFirstOutcomes<F extends Fields>(game: Game<F>, g: State<F>): void {
  const outcomes = new Outcomes();
  // A deal has no first outcome: a sampler that rejects needs numbers that differ, so they come from a fixed seed.
  const random = new Random([1216469057, 1623941800, -515760796, 1]);
  while (game.waitingFor(g) === CHANCE) {
    const isDeal = game.chance(g).kind === 'deal';
    game.applyChance(g, isDeal ? game.sample(g, random, outcomes) : [game.outcomes(g, outcomes).values[0]]);
  }
}

type VisitField = (path: string, values: number[], field: AnyField, at: number) => void;

function eachField<F extends Fields>(game: Game<F>, g: State<F>, domain: Domain, visit: VisitField): void {
  game.type.spans(
    0,
    (from, _to, field, path) => {
      const values: number[] = [];
      field.pieces(g.$m, from, domain, (value) => values.push(value), everything(g.seats), -1);
      if (values.length > 0) visit(path, values, field, from);
    },
    '',
  );
}

/** A piece that the given part puts somewhere leaves wherever the fresh set-up had put it. */
function withdraw<F extends Fields>(game: Game<F>, g: State<F>, domain: Domain, has: (path: string) => boolean): void {
  const claimed = new Set<number>();
  eachField(game, g, domain, (path, values) => {
    if (has(path)) for (const value of values) claimed.add(value);
  });
  eachField(game, g, domain, (path, values, field, at) => {
    const kept = new Set(values.filter((value) => !claimed.has(value)));
    if (has(path) || kept.size === values.length) return;
    const before = field.json(g.$m, at, everything(g.seats), -1) as Json;
    field.load(g.$m, at, keeping(before, kept, domain), path, everything(g.seats));
  });
}

function keeping(json: Json, kept: ReadonlySet<number>, domain: Domain): Json {
  const stays = (item: Json): boolean => {
    const value = typeof item === 'string' || typeof item === 'number' ? domain.read(String(item)) : undefined;
    return value !== undefined && kept.has(value);
  };
  if (Array.isArray(json)) return json.filter(stays);
  return Object.fromEntries(
    Object.entries(json as Record<string, Json[]>).map(([place, pile]) => [place, pile.filter(stays)]),
  );
}

/** whether a path such as players[1].hand stands in given JSON */
function standsIn(json: unknown, path: string): boolean {
  let here: unknown = json;
  for (const part of path.split(/[.[\]]+/).filter((p) => p !== '')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, part)) return false;
    here = (here as Record<string, unknown>)[part];
  }
  return true;
}

function checkLanes<F extends Fields>({ definition }: Game<F>, { agenda, seats }: State<F>): void {
  for (let s = 0; definition.agenda.lane > 0 && s < seats; s++) {
    if (agenda.depth(1 + s) > 0 && !agenda.isOpen)
      refuse('bad-state', `agenda.seats[${s}]: nothing is asked of all together now`);
  }
}

function checkAgenda<F extends Fields>({ definition, tasks, plan }: Game<F>, g: State<F>): void {
  const { happenings = [], agenda } = definition;
  const running = g as unknown as Running<Player>;
  checkPlan(plan, tasks, happenings as never, running, agenda.lane > 0 ? g.seats : MAIN);
}

/** The questions of a loaded state must be answerable. */
function checkQuestions<F extends Fields>(game: Game<F>, g: State<F>): void {
  const waiting = game.waitingFor(g);
  const options = new Options();
  for (let s = 0; waiting !== CHANCE && s < g.seats; s++) {
    if ((waiting & (1 << s)) !== 0) game.options(g, s, options);
  }
}
