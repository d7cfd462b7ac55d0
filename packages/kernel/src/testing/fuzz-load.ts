import type { Game } from '../definition.ts';
import type { Json } from '../domain.ts';
import { CHANCE, seatsOf } from '../engine.ts';
import { MokumError } from '../errors.ts';
import { readJson } from '../json.ts';
import { Options, Outcomes } from '../options.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import type { State } from '../state.ts';
import { mutated, type Tree } from './mutate.ts';
import { withoutNumbers } from './reasons.ts';

export interface LoadFuzz {
  /** how many spoilt states are tried */
  readonly states: number;
  readonly seed: string;
  /** the tables whose games are spoilt */
  readonly tables: readonly { readonly seats: number; readonly options?: Json }[];
  /** the longest game that a state may lead to; a longer one counts as endless */
  readonly moves?: number;
}

/** A state that was accepted and should not have been, as JSON, with what became of it. */
export interface LoadFault {
  readonly why: string;
  readonly state: Json;
  readonly options: Json;
}

export interface LoadTally {
  accepted: number;
  refused: number;
  moves: number;
  readonly faults: LoadFault[];
  /** what was refused, without the numbers in it */
  readonly reasons: Set<string>;
}

const LONGEST = 5000;
const MOST_FAULTS = 20;
const KEPT_ONE_IN = 7;

interface Kept {
  readonly state: Tree;
  readonly options: Json;
}

/**
 * Loads states that somebody has spoilt. What is accepted must have every given part as it was given, be accepted again
 * from its own JSON, and be playable to its end: without a dead end, a capacity that is run over, an endless run, or anything that no rule refuses.
 */
export function fuzzLoad<F extends Fields>(game: Game<F>, config: LoadFuzz): LoadTally {
  const tally: LoadTally = { accepted: 0, refused: 0, moves: 0, faults: [], reasons: new Set() };
  const random = new Random(config.seed);
  const kept = config.tables.flatMap((table) => statesOf(game, table, random));
  for (let i = 0; i < config.states && tally.faults.length < MOST_FAULTS; i++) {
    const whole = kept[random.below(kept.length)];
    const donor = kept[random.below(kept.length)];
    const state = mutated(game, whole.state, donor.state, random);
    const options = random.below(16) === 0 ? donor.options : whole.options;
    const why = tryOne(game, state, options, new Random(`${config.seed} ${i}`), config.moves ?? LONGEST, tally);
    if (why !== undefined) tally.faults.push({ why: `${i}: ${why}`, state: state as Json, options });
  }
  return tally;
}

/** What one spoilt state led to that it should not have; undefined if it was refused or could be played. */
function tryOne<F extends Fields>(
  game: Game<F>,
  state: Tree,
  options: Json,
  random: Random,
  longest: number,
  tally: LoadTally,
): string | undefined {
  let g: State<F>;
  try {
    g = game.load(state, options);
  } catch (error) {
    tally.refused++;
    if (!isRefusal(error)) return `load: ${String(error)}`;
    tally.reasons.add(withoutNumbers((error as Error).message));
    return undefined;
  }
  tally.accepted++;
  // With an agenda what stands first on it may happen at once; without one every given part stands as it was given.
  const changed = 'agenda' in state ? undefined : changedPart(state, game.json(g), '');
  if (changed !== undefined) return `${changed}: was given, and is another now`;
  try {
    const again = game.load(readJson(JSON.stringify(game.json(g))), options);
    if (!game.same(g, again)) return 'its own JSON loads another state';
    tally.moves += playOn(game, g, random, longest);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

/** A set is written in the order of its values, however it was given. */
const inOrder = (list: readonly unknown[]): string =>
  list
    .map((item) => JSON.stringify(item))
    .toSorted()
    .join();

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first given leaf that is not found in a state as it was given. */
function changedPart(given: unknown, found: unknown, path: string): string | undefined {
  const isPlain = typeof given !== 'object' || given === null;
  if (isPlain) return given === found ? undefined : path;
  if (typeof found !== 'object' || found === null) return path;
  // A list of records may be shorter than it is: those that are left out are as after the set-up.
  if (Array.isArray(given) && given.length === 0 && Array.isArray(found) && found.every(isRecord)) return undefined;
  if (Array.isArray(given) && given.every((item) => typeof item !== 'object'))
    return inOrder(given) === inOrder(found as readonly unknown[]) ? undefined : path;
  for (const [key, part] of Object.entries(given)) {
    // A pile on which nothing lies is left out.
    if (Array.isArray(part) && part.length === 0 && !(key in found)) continue;
    const changed = changedPart(part, (found as Tree)[key], path === '' ? key : `${path}.${key}`);
    if (changed !== undefined) return changed;
  }
  return undefined;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MokumError && (error.code === 'bad-state' || error.code === 'bad-config');

/** Plays a state to its end by the bare engine, everybody at random. */
function playOn<F extends Fields>(game: Game<F>, g: State<F>, random: Random, longest: number): number {
  const options = new Options();
  const outcomes = new Outcomes();
  let moves = 0;
  for (let waiting = game.waitingFor(g); waiting !== 0; waiting = game.waitingFor(g)) {
    if (moves++ > longest) throw new Error(`no end after ${longest} moves`);
    if (waiting === CHANCE) {
      game.applyChance(g, game.sample(g, random, outcomes));
      continue;
    }
    const asked = seatsOf(waiting) as readonly number[];
    const seat = asked[random.below(asked.length)];
    game.options(g, seat, options);
    game.apply(g, seat, options.at(random.below(options.length)));
  }
  if (game.result(g) === undefined) throw new Error('the game is over without a result');
  return moves;
}

/** States of two games of one table, at questions of seats and of nature. */
function statesOf<F extends Fields>(
  game: Game<F>,
  { seats, options }: { readonly seats: number; readonly options?: Json },
  random: Random,
): Kept[] {
  const kept: Kept[] = [];
  const complete = game.definition.readOptions(options, seats);
  const found = new Options();
  const outcomes = new Outcomes();
  for (let n = 0; n < 2; n++) {
    const g = game.setup({ seats, options: complete });
    for (let waiting = game.waitingFor(g); waiting !== 0; waiting = game.waitingFor(g)) {
      if (random.below(KEPT_ONE_IN) === 0) kept.push({ state: game.json(g) as Tree, options: complete });
      if (waiting === CHANCE) {
        game.applyChance(g, game.sample(g, random, outcomes));
        continue;
      }
      const asked = seatsOf(waiting) as readonly number[];
      const seat = asked[random.below(asked.length)];
      game.options(g, seat, found);
      game.apply(g, seat, found.at(random.below(found.length)));
    }
    kept.push({ state: game.json(g) as Tree, options: complete });
  }
  return kept;
}
