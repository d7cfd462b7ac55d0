import { applyDelta } from '../delta/apply.ts';
import { deltaBetween } from '../delta/between.ts';
import { areRising, difference, swapOf, wholly } from '../delta/difference.ts';
import { placesOf } from '../delta/places.ts';
import type { Edit, ViewDelta } from '../delta/view-delta.ts';
import type { Game } from '../definition.ts';
import type { Json } from '../domain.ts';
import { readJson } from '../json.ts';
import type { Match } from '../match.ts';
import { replay, applyEntry } from '../memory.ts';
import type { Entry } from '../entries.ts';
import type { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import type { Audience, State } from '../state.ts';
import { standingRows } from './check-state.ts';
import { must, mustEqual } from './must.ts';

type JsonObject = Readonly<Record<string, Json>>;

/** as it would arrive: a view or a difference, through text */
const sent = <T>(json: T): T => readJson(JSON.stringify(json)) as T;

/**
 * Somebody who was sent a view once and nothing but differences since, at their own pace: after one move, after several,
 * after moves that were taken back in between.
 */
export class Follower<F extends Fields> {
  readonly #game: Game<F>;
  readonly #audience: Audience;
  #words: Int32Array;
  /** the whole view as the game wrote it */
  #written: JsonObject;
  /** the same as it came about by differences */
  #held: JsonObject;

  constructor(game: Game<F>, g: State<F>, audience: Audience) {
    this.#game = game;
    this.#audience = audience;
    this.#words = g.$m.slice();
    this.#written = game.view(g, audience) as unknown as JsonObject;
    this.#held = sent(this.#written);
  }

  follow(g: State<F>): void {
    const who = `the view of ${this.#audience}`;
    const delta = sent(deltaBetween(this.#game, this.#words, g.$m, this.#audience));
    const whole = this.#game.view(g, this.#audience) as unknown as JsonObject;
    const next = applyDelta(this.#held, delta);
    mustEqual(next, whole, () => `${who}, made from a difference`);
    mustEqual(delta, ofViews(this.#game, this.#written, whole), () => `${who}: a difference not made from views alone`);
    for (const name of Object.keys(next))
      must(
        Object.hasOwn(delta, name) !== Object.is(next[name], this.#held[name]) || isPlain(next[name]),
        () => `${who}: ${name} is another object, or the same, without reason`,
      );
    this.#words = g.$m.slice();
    this.#written = whole;
    this.#held = next;
  }
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

/** A follower for every seat, and one for those who look on. */
export function followersOf<F extends Fields>(game: Game<F>, g: State<F>): Follower<F>[] {
  const audiences: Audience[] = [...Array.from({ length: g.seats }, (_, seat) => seat), 'spectator', 'everybody'];
  return audiences.map((audience) => new Follower(game, g, audience));
}

const FOLLOW_ONE_IN = 3;

/** Some of them are told of what has changed, the others later. Says how many. */
export function followAtRandom<F extends Fields>(followers: readonly Follower<F>[], g: State<F>, pace: Random): number {
  const told = followers.filter(() => pace.below(FOLLOW_ONE_IN) === 0);
  for (const follower of told) follower.follow(g);
  return told.length;
}

const at = (view: JsonObject, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((here, name) => (here as JsonObject | undefined)?.[name], view);

/**
 * The same difference, made from two whole views and nothing else. As the one that is made from words must equal it to the
 * byte, that one depends on nothing that the views do not show.
 */
function ofViews<F extends Fields>(game: Game<F>, before: JsonObject, after: JsonObject): ViewDelta {
  const delta: Record<string, Edit> = {};
  const tell = (path: readonly string[], edit: Edit | undefined): void => {
    if (edit === undefined) return;
    let here = delta;
    for (const name of path.slice(0, -1)) here = (here[name] ??= {}) as Record<string, Edit>;
    here[path[path.length - 1]] = edit;
  };
  const paths = placesOf(game.type).places.map(({ path }) => path);
  for (const path of [...paths, ['waitingFor']]) {
    const [was, is] = [at(before, path), at(after, path)];
    if (was !== undefined && is !== undefined) tell(path, difference(was, is));
  }
  const [asked, asks] = [before['question'], after['question']];
  if (asks === undefined) tell(['question'], asked === undefined ? undefined : []);
  else tell(['question'], asked === undefined ? wholly(asks) : difference(asked, asks));
  for (const { name } of game.definition.pieces) {
    const [was, is] = [before, after].map((view) => (view['unseen'] as Record<string, readonly Json[]>)[name]);
    if (!areRising(was) || !areRising(is)) tell(['unseen', name], difference(was, is));
    else if (difference(was, is) !== undefined) tell(['unseen', name], swapOf(was, is));
  }
  return delta;
}

const LAST_ROWS = 4;

/** Of the last rows, a seat is told the same to the byte in the real game as in a world drawn for it. */
export function checkWorldDeltas<F extends Fields>(
  match: Match<F>,
  seat: number,
  imagined: readonly (readonly Entry[])[],
  random: Random,
): void {
  const { game, seats, options } = match;
  const real = standingRows(match).map(({ entries }) => entries);
  const from = real.length - Math.min(real.length, 1 + random.below(LAST_ROWS));
  const [told, toldInWorld] = [real, imagined].map((rows) => {
    const g = replay(game, seats, options, rows.slice(0, from));
    const before = g.$m.slice();
    for (const row of rows.slice(from)) for (const entry of row) applyEntry(game, g, entry);
    return [seat, 'spectator' as const].map((audience) => deltaBetween(game, before, g.$m, audience));
  });
  mustEqual(toldInWorld, told, () => `seat ${seat} can tell a world drawn for it by its differences`);
}
