import type { Game } from '../definition.ts';
import { readJson } from '../json.ts';
import type { Random } from '../random.ts';
import type { Fields } from '../record.ts';

/** JSON that is being spoilt. */
export type Tree = Record<string, unknown>;
type Node = Tree | unknown[];

const isNode = (json: unknown): json is Node => typeof json === 'object' && json !== null;
const copyOf = <T>(json: T): T => readJson(JSON.stringify(json)) as T;
const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)];
const NUMBERS = [-1, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 12, 13, 18, 24, 36, 40, 63, 99, 132, 999, 9999, 50_000, 60_000, 1.5];
const STRANGE: readonly unknown[] = [null, true, false, '', 'nothing', [], {}, -1, 1e9];

/** A random place inside JSON: what holds it, and under which name. */
function somewhere(root: Node, random: Random): { readonly holder: Node; readonly key: string } | undefined {
  let holder = root;
  for (;;) {
    const keys = Object.keys(holder);
    if (keys.length === 0) return undefined;
    const key = pick(random, keys);
    const inside = (holder as Tree)[key];
    if (!isNode(inside) || Object.keys(inside).length === 0 || random.below(8) === 0) return { holder, key };
    holder = inside;
  }
}

/** Another value of the sort that stands there. */
function otherThan(value: unknown, random: Random): unknown {
  if (random.below(40) === 0) return pick(random, STRANGE);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number')
    return random.below(3) === 0 ? value + (random.below(2) * 2 - 1) : pick(random, NUMBERS);
  return value === null ? pick(random, NUMBERS) : null;
}

/** The same place in another state, if it has one. */
function samePlace(donor: unknown, root: Node, holder: Node, key: string): unknown {
  const path = pathTo(root, holder);
  if (path === undefined) return undefined;
  let here: unknown = donor;
  for (const part of [...path, key]) here = isNode(here) ? (here as Tree)[part] : undefined;
  return here;
}

function pathTo(root: Node, holder: Node): string[] | undefined {
  if (root === holder) return [];
  for (const [key, inside] of Object.entries(root)) {
    const rest = isNode(inside) ? pathTo(inside, holder) : undefined;
    if (rest) return [key, ...rest];
  }
  return undefined;
}

function spoilField(root: Tree, donor: Tree, random: Random): void {
  const place = somewhere(root, random);
  if (!place) return;
  const { holder, key } = place;
  const of = holder as Tree;
  const lent = samePlace(donor, root, holder, key);
  if (lent !== undefined && random.below(3) === 0) of[key] = copyOf(lent);
  else if (Array.isArray(holder)) spoilList(holder, Number(key), random);
  else if (isNode(of[key])) {
    if (random.below(4) === 0) delete of[key];
    else of[key] = random.below(2) === 0 ? [] : of[key];
  } else if (random.below(10) === 0) delete of[key];
  else of[key] = otherThan(of[key], random);
}

/** An entry of a list is dropped, doubled, changes places with another, or becomes another. */
function spoilList(list: unknown[], at: number, random: Random): void {
  const other = random.below(list.length);
  switch (random.below(5)) {
    case 0:
      list.splice(at, 1);
      return;
    case 1:
      list.splice(other, 0, copyOf(list[at]));
      return;
    case 2:
      [list[at], list[other]] = [list[other], list[at]];
      return;
    case 3:
      list.splice(at);
      return;
    default:
      list[at] = otherThan(list[at], random);
  }
}

/** A task of this game with integers from its domains, or beyond. */
function anyTask<F extends Fields>(game: Game<F>, seats: number, random: Random): Tree {
  const { name, args } = pick(random, game.tasks);
  const made: Tree = { task: name };
  if (random.below(2) === 0) made['seat'] = random.below(seats);
  for (const [arg, domain] of Object.entries<{ lo: number; size: number; json(value: number): unknown }>(args))
    made[arg] = random.below(12) === 0 ? pick(random, NUMBERS) : domain.json(domain.lo + random.below(domain.size));
  return made;
}

function spoilAgenda<F extends Fields>(game: Game<F>, root: Tree, donor: Tree, random: Random): void {
  const agenda = root['agenda'] as { main?: Tree[]; seats?: Tree[][] } | undefined;
  const seats = Number(root['seats'] ?? game.definition.seats.least) || 1;
  const { main, seats: lanes } = agenda ?? {};
  if (!Array.isArray(main) || random.below(12) === 0) {
    root['agenda'] = copyOf(donor['agenda'] ?? { main: [anyTask(game, seats, random)] });
    return;
  }
  const lane = Array.isArray(lanes) && lanes.length > 0 && random.below(4) === 0 ? pick(random, lanes) : main;
  if (!Array.isArray(lane)) return;
  if (lane.length === 0 || random.below(4) === 0) {
    lane.splice(random.below(lane.length + 1), 0, anyTask(game, seats, random));
    return;
  }
  const at = random.below(lane.length);
  const entry = lane[at];
  if (random.below(2) === 0 || !isNode(entry)) {
    spoilList(lane, at, random);
    return;
  }
  const keys = Object.keys(entry).filter((key) => key !== 'task');
  if (keys.length === 0) entry['seat'] = random.below(seats);
  else {
    const key = pick(random, keys);
    const { args } = game.tasks.find(({ name }) => name === entry['task']) ?? { args: {} };
    const domain = (args as Record<string, { lo: number; size: number; json(value: number): unknown }>)[key];
    if (key === 'seat') entry[key] = random.below(seats + 1);
    else if (domain && random.below(4) > 0) entry[key] = domain.json(domain.lo + random.below(domain.size));
    else entry[key] = otherThan(entry[key], random);
  }
}

/** A few fields of a state and nothing else. */
function bare(whole: Tree, random: Random): Tree {
  const kept: Tree = random.below(2) === 0 ? { seats: whole['seats'] } : {};
  for (let n = 1 + random.below(4); n > 0; n--) {
    const key = pick(random, Object.keys(whole));
    kept[key] = copyOf(whole[key]);
  }
  if (random.below(3) > 0) delete kept['agenda'];
  if (Array.isArray(kept['players']) && random.below(3) > 0)
    kept['players'] = (kept['players'] as Tree[]).map((player) =>
      Object.fromEntries(Object.entries(player).filter(() => random.below(4) === 0)),
    );
  return kept;
}

/** A state like those of real games, in which something is wrong, or a part of one. */
export function mutated<F extends Fields>(game: Game<F>, whole: Tree, donor: Tree, random: Random): Tree {
  const root = random.below(4) === 0 ? bare(whole, random) : copyOf(whole);
  for (let n = random.below(4); n >= 0; n--) {
    if (random.below(5) < 2) spoilAgenda(game, root, donor, random);
    else spoilField(root, donor, random);
  }
  return root;
}
