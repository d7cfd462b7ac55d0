import type { Agenda } from '../agenda.ts';
import { askedOf } from '../asked.ts';
import type { Game } from '../definition.ts';
import type { Domain, Json } from '../domain.ts';
import { type Asking, seatsOf, waitingFor } from '../engine.ts';
import { refuse } from '../errors.ts';
import type { Gaze } from '../field.ts';
import type { Fields } from '../record.ts';
import { type Audience, gazeOf, unseenPieces } from '../state.ts';
import { areRising, difference, wholly } from './difference.ts';
import { changedPlaces, type Place, type PlaceMap, placesOf } from './places.ts';
import type { Edit, Swap, ViewDelta } from './view-delta.ts';

/** What has changed between two states, for whichever audience asks. */
export type DeltaFor = (audience: Audience) => ViewDelta;

type Edits = Record<string, Edit>;

/**
 * The difference of an audience's views of two states of one game, made from the words that differ: no view is written.
 * What the audience does not see gives no edit.
 */
export function deltaBetween<F extends Fields>(
  game: Game<F>,
  before: Int32Array,
  after: Int32Array,
  audience: Audience,
): ViewDelta {
  return deltasBetween(game, before, after)(audience);
}

/** The same for several audiences: the words are compared once, and what all see alike is written once. */
export function deltasBetween<F extends Fields>(game: Game<F>, before: Int32Array, after: Int32Array): DeltaFor {
  const map = placesOf(game.type);
  checkPair(game, map, before, after);
  const seats = after[map.seatsAt];
  const changed = changedPlaces(map, before, after);
  const fields = changed.filter((place) => place !== map.agenda);
  const asking = fields.length < changed.length ? [before, after].map((words) => agendaOf(map, words, seats)) : [];
  const waiting = waitingBetween(game, asking);
  const shared = new Map<Place, Edit | undefined>();

  /** A field that all see, or that is covered, is the same to all who look at it so. */
  function editOf(place: Place, gaze: Gaze): Edit | undefined {
    const { field, at, owner } = place;
    const make = (): Edit | undefined =>
      difference(field.json(before, at, gaze, owner) as Json, field.json(after, at, gaze, owner) as Json);
    if (field.sight !== 'all' && gaze.sees(field.sight, owner)) return make();
    if (!shared.has(place)) shared.set(place, make());
    return shared.get(place);
  }

  return (audience) => {
    const gaze = gazeOf(audience, seats);
    const delta: Edits = {};
    for (const place of fields) {
      const edit = editOf(place, gaze);
      if (edit !== undefined) put(delta, place.path, edit);
    }
    if (waiting !== undefined) delta['waitingFor'] = waiting;
    const question = questionBetween(game, asking, audience);
    if (question !== undefined) delta['question'] = question;
    const unseen = unseenBetween(game, fields, before, after, gaze);
    if (Object.keys(unseen).length > 0) delta['unseen'] = unseen;
    return delta;
  };
}

function checkPair<F extends Fields>(game: Game<F>, map: PlaceMap, before: Int32Array, after: Int32Array): void {
  for (const words of [before, after])
    if (words.length !== game.type.size)
      refuse('bad-state', `a state of ${game.name} has ${game.type.size} words, not ${words.length}`);
  if (before[map.seatsAt] !== after[map.seatsAt])
    refuse('bad-state', `seats: ${before[map.seatsAt]} and ${after[map.seatsAt]} are those of two games`);
}

function agendaOf({ agenda: { field, at } }: PlaceMap, words: Int32Array, seats: number): Asking {
  return { agenda: field.bind(words, at, 'agenda') as Agenda, seats };
}

function put(delta: Edits, path: readonly string[], edit: Edit): void {
  let here = delta;
  for (let i = 0; i < path.length - 1; i++) {
    here[path[i]] ??= {};
    here = here[path[i]] as Edits;
  }
  here[path[path.length - 1]] = edit;
}

/** How those who are waited for have changed; `asking` is empty where the agenda has not. */
function waitingBetween<F extends Fields>({ tasks }: Game<F>, asking: readonly Asking[]): Edit | undefined {
  if (asking.length === 0) return undefined;
  const [was, is] = asking.map((g) => seatsOf(waitingFor(tasks, g)));
  return difference(was, is);
}

function questionBetween<F extends Fields>(
  { tasks }: Game<F>,
  asking: readonly Asking[],
  audience: Audience,
): Edit | undefined {
  if (asking.length === 0 || typeof audience !== 'number') return undefined;
  const [was, is] = asking.map((g) => askedOf(tasks, g, audience) as Json | undefined);
  if (is === undefined) return was === undefined ? undefined : [];
  return was === undefined ? wholly(is) : difference(was, is);
}

/** By domain, the pieces that came into sight and those that went out of it: a piece lies in one place only. */
function unseenBetween<F extends Fields>(
  { type, definition }: Game<F>,
  changed: readonly Place[],
  before: Int32Array,
  after: Int32Array,
  gaze: Gaze,
): Edits {
  const unseen: Edits = {};
  for (const domain of definition.pieces) {
    const holding = changed.filter(({ field }) => (field.holds ? field.holds === domain : field.plain === 'no'));
    if (holding.length === 0) continue;
    const [had, has] = [before, after].map((words) => seenIn(holding, words, domain, gaze));
    const less = [...has].filter((piece) => !had.has(piece));
    const more = [...had].filter((piece) => !has.has(piece));
    if (less.length + more.length === 0) continue;
    const edit = isRising(domain)
      ? swap(less, more, domain)
      : difference(...unseenPair(type, before, after, gaze, domain));
    if (edit !== undefined) unseen[domain.name] = edit;
  }
  return unseen;
}

function seenIn(places: readonly Place[], words: Int32Array, domain: Domain, gaze: Gaze): Set<number> {
  const seen = new Set<number>();
  for (const { field, at, owner } of places)
    field.pieces(words, at, domain, (value: number) => seen.add(value), gaze, owner);
  return seen;
}

const swap = (less: number[], more: number[], domain: Domain): Swap =>
  [less, more].map((pieces) =>
    pieces.sort((a, b) => a - b).map((piece) => domain.json(piece) as number),
  ) as unknown as Swap;

function unseenPair(
  type: Game['type'],
  before: Int32Array,
  after: Int32Array,
  gaze: Gaze,
  domain: Domain,
): [before: Json, after: Json] {
  const list = (words: Int32Array): Json => unseenPieces(type, words, gaze, [domain])[domain.name];
  return [list(before), list(after)];
}

const rising = new WeakMap<Domain, boolean>();

/** whether the names of a domain's values are rising numbers */
function isRising(domain: Domain): boolean {
  let is = rising.get(domain);
  if (is === undefined) {
    is = areRising(Array.from({ length: domain.size }, (_, i) => domain.json(domain.lo + i)));
    rising.set(domain, is);
  }
  return is;
}
