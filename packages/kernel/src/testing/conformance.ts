import type { Game } from '../definition.ts';
import type { Json } from '../domain.ts';
import { CHANCE, seatsOf } from '../engine.ts';
import { Match } from '../match.ts';
import { applyEntry } from '../memory.ts';
import { Outcomes } from '../options.ts';
import { quickNature } from '../nature.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import { entryOf, textOf } from '../rows.ts';
import { checkPieces, type State } from '../state.ts';
import { followAtRandom, followersOf } from './check-deltas.ts';
import { checkNotation, checkOptions, checkReasons, checkRefusals, inTogether } from './check-question.ts';
import {
  checkCopy,
  checkLog,
  checkResult,
  checkSetUp,
  checkState,
  checkTogether,
  standingRows,
} from './check-state.ts';
import { checkDrawnAnew, checkTold, checkWorld } from './check-worlds.ts';
import { must, mustBeSame } from './must.ts';

export interface Conformance {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options?: Json;
  /** one question in so many, at random, gets the costly checks; 1 checks them all */
  readonly every?: number;
  /**
   * One game in so many is played as a match, with all of this; the others on the bare engine, some twenty times as
   * fast. Dead ends are rare and want many games; what a match promises holds or fails in any of them.
   */
  readonly matches?: number;
  /** the longest game; a longer one counts as endless */
  readonly moves?: number;
  /** the paragraphs of the rules reference: every reason must be one */
  readonly paragraphs?: ReadonlySet<string>;
}

/** What was done, so that a test can see that it was not nothing. */
export interface Tally {
  games: number;
  moves: number;
  most: number;
  checked: number;
  worlds: number;
  drawnAnew: number;
  refused: number;
  undone: number;
  /** differences of views */
  deltas: number;
}

const EVERY = 8;
const UNDO_ONE_IN = 12;
const SAMPLES = 24;
const LONGEST = 5000;

/** Random games of one game, with everything checked that must hold in every game; throws what does not. */
export function conform<F extends Fields>(game: Game<F>, config: Conformance): Tally {
  const tally: Tally = {
    games: 0,
    moves: 0,
    most: 0,
    checked: 0,
    worlds: 0,
    drawnAnew: 0,
    refused: 0,
    undone: 0,
    deltas: 0,
  };
  checkNotation(game);
  checkSetUp(game, config.seats, config.options, config.seed);
  for (let i = 0; i < config.games; i++) {
    const seed = `${config.seed} ${config.seats} ${i}`;
    try {
      if (i % (config.matches ?? 1) !== 0) {
        playBare(game, config, seed, tally);
        tally.games++;
        continue;
      }
      // Replaying a log and imagining a whole game cost as much as playing a few.
      const nth = Math.floor(i / (config.matches ?? 1));
      const ending = nth % Math.ceil((config.every ?? EVERY) / EVERY) === 0 ? 'costly' : 'cheap';
      playOne(game, config, seed, tally, ending);
    } catch (error) {
      throw new Error(`${game.name} (${seed}): ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    tally.games++;
  }
  return tally;
}

/** A game on the bare engine: every question has its answers, it ends, its count adds up, every piece is somewhere. */
function playBare<F extends Fields>(game: Game<F>, config: Conformance, seed: string, tally: Tally): void {
  const { seats, options, moves: longest = LONGEST } = config;
  const random = new Random(`${seed} bare`);
  const outcomes = new Outcomes();
  const g = game.setup({ seats, options: game.definition.readOptions(options, seats) });
  for (let moves = 0, waiting = game.waitingFor(g); waiting !== 0; waiting = game.waitingFor(g)) {
    if (waiting === CHANCE) {
      game.applyChance(g, game.sample(g, random, outcomes));
      continue;
    }
    must(moves++ < longest, () => `no end after ${longest} moves`);
    const asked = seatsOf(waiting) as readonly number[];
    const seat = asked[random.below(asked.length)];
    const listed = checkOptions(game, g, seat);
    tally.most = Math.max(tally.most, listed.length);
    game.apply(g, seat, listed[random.below(listed.length)]);
    tally.moves++;
  }
  for (const domain of game.definition.pieces) checkPieces(game.type, g.$m, g.seats, domain);
  checkResult(game.result(g), seats);
}

function playOne<F extends Fields>(
  game: Game<F>,
  config: Conformance,
  seed: string,
  tally: Tally,
  ending: 'cheap' | 'costly',
): void {
  const { seats, every = EVERY, moves: longest = LONGEST, paragraphs } = config;
  const random = new Random(`${seed} seats`);
  const match = new Match(game, {
    seats,
    nature: quickNature(`${seed} nature`),
    ...(config.options !== undefined && { options: config.options }),
  });
  const { state } = match;
  const spare = game.create();
  const raw = new Raw(match);
  const followers = followersOf(game, state);
  const pace = new Random(`${seed} followers`);
  /** by row, the state before it */
  const before = new Map<number, Int32Array>();
  for (let moves = 0; ; moves++) {
    const waiting = match.waitingFor();
    must(waiting !== 'chance', () => 'nature left a chance unanswered');
    if (waiting.length === 0) break;
    must(moves < longest, () => `no end after ${longest} moves`);
    raw.follow();
    const seat = waiting[random.below(waiting.length)];
    const listed = checkOptions(game, state, seat);
    tally.most = Math.max(tally.most, listed.length);
    const option = listed[random.below(listed.length)];
    const costly = random.below(every) === 0;
    let expected: string | undefined;
    if (costly) {
      tally.checked++;
      checkState(game, state, match.options, spare);
      for (const asked of waiting) checkReasons(game, state, asked, paragraphs);
      tally.refused += checkRefusals(match, random, 4);
      checkTogether(game, state, `${seed} ${moves}`, spare);
      for (let s = 0; s < seats; s++) checkWorld(match, s, `${seed} ${moves} ${s}`);
      tally.worlds += seats;
      if (tally.checked % 8 === 0)
        tally.drawnAnew += checkDrawnAnew(match, random.below(seats), `${seed} ${moves}`, SAMPLES);
      expected = checkCopy(game, state, seat, option, spare);
    }
    const bytes = state.$m.slice();
    const row = match.length;
    if (!inTogether(game, state)) before.set(row, bytes);
    match.submit(seat, [textOf(game, entryOf(game, seat, option))]);
    tally.moves++;
    if (expected !== undefined && match.rowsFrom(row).every(({ entries }) => entries.every(({ by }) => by >= 0)))
      must(game.hash(state) === expected, () => 'the same answer did something else to a copy');
    tally.deltas += followAtRandom(followers, state, pace);
    if (random.below(UNDO_ONE_IN) !== 0) continue;
    tally.undone += takeBack(match, seat, bytes, before);
    tally.deltas += followAtRandom(followers, state, pace);
  }
  for (const follower of followers) follower.follow(state);
  raw.follow();
  checkResult(match.result(), seats);
  if (ending === 'cheap') return;
  checkState(game, state, match.options, spare);
  checkLog(match);
  for (let s = 0; s < seats; s++) checkWorld(match, s, `${seed} end ${s}`);
  tally.worlds += checkTold(match, seed, every);
}

/** Takes back as much as can be; what was before comes back to the last byte. */
function takeBack<F extends Fields>(
  match: Match<F>,
  seat: number,
  bytes: Int32Array,
  before: ReadonlyMap<number, Int32Array>,
): number {
  let undone = 0;
  if (match.pending(seat).length > 0) {
    match.undo(seat);
    mustBeSame(match.game, match.state.$m, bytes, () => 'an answer taken back');
    return 1;
  }
  while (match.undoable(seat).ok) {
    const expected = before.get(standingRows(match).at(-1)?.seq ?? -1);
    match.undo(seat);
    if (expected) mustBeSame(match.game, match.state.$m, expected, () => 'a row taken back');
    undone++;
  }
  return undone;
}

/** The bare engine, which follows the rows of a match as they stand and must come to the same state. */
class Raw<F extends Fields> {
  readonly #match: Match<F>;
  #state: State<F>;
  #done = 0;

  constructor(match: Match<F>) {
    this.#match = match;
    this.#state = match.game.setup({ seats: match.seats, options: match.options });
  }

  follow(): void {
    const { game, state } = this.#match;
    const rows = this.#match.rowsFrom(this.#done);
    if (rows.some((row) => row.undo)) {
      this.#state = game.setup({ seats: this.#match.seats, options: this.#match.options });
      for (const row of standingRows(this.#match))
        for (const entry of row.entries) applyEntry(game, this.#state, entry);
    } else for (const row of rows) for (const entry of row.entries) applyEntry(game, this.#state, entry);
    this.#done = this.#match.length;
    const pending = Array.from({ length: this.#match.seats }, (_, s) => this.#match.pending(s).length);
    if (pending.some((n) => n > 0)) return;
    mustBeSame(game, this.#state.$m, state.$m, () => 'the bare engine and the match');
  }
}
