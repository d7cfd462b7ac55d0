import type { Game, Result } from '../definition.ts';
import type { Row } from '../entries.ts';
import { CHANCE } from '../engine.ts';
import { Options, Outcomes } from '../options.ts';
import { Random } from '../random.ts';
import type { Fields } from '../record.ts';
import { checkPieces, spansOf, type State } from '../state.ts';
import type { Json } from '../domain.ts';
import { readJson } from '../json.ts';
import { readLog } from '../log.ts';
import { replayLog, trustLog } from '../replay-log.ts';
import { headerOf, writeLog } from '../write-log.ts';
import type { Match } from '../match.ts';
import { replay } from '../memory.ts';
import { inTogether, listedIn } from './check-question.ts';
import { must, mustBeSame, mustEqual } from './must.ts';

/** by game, the state that was looked at last */
const lookedAt = new WeakMap<object, { readonly seats: number; readonly words: Int32Array }>();

/** JSON and a copy are this very state to the last byte, what is derived included, and pieces are conserved. */
export function checkState<F extends Fields>(game: Game<F>, g: State<F>, options: Json, spare: State<F>): void {
  for (const domain of game.definition.pieces) checkPieces(game.type, g.$m, g.seats, domain);
  const json: unknown = readJson(JSON.stringify(game.json(g)));
  const loaded = game.load(json, options);
  mustBeSame(game, loaded.$m, g.$m, () => 'a state loaded from its JSON');
  must(game.hash(loaded) === game.hash(g) && game.same(loaded, g), () => 'a loaded state has another hash');
  mustEqual(game.json(loaded), json, () => 'the JSON of a loaded state');
  game.copy(g, spare);
  must(game.hash(spare) === game.hash(g) && game.same(spare, g), () => 'a copy has another hash');
  // What followed from the state looked at before, of this game or of the one before it, is forgotten, not added to.
  const before = lookedAt.get(game);
  if (before?.seats === g.seats)
    for (const { from, to } of spansOf(game.type, (field) => field.derived))
      spare.$m.set(before.words.subarray(from, to), from);
  lookedAt.set(game, { seats: g.seats, words: g.$m.slice() });
  game.definition.derive(spare);
  mustBeSame(game, spare.$m, g.$m, () => 'what is derived, derived afresh');
}

/** The same between any two chances of the set-up, where a game without a seed can be saved. */
export function checkSetUp<F extends Fields>(
  game: Game<F>,
  seats: number,
  wanted: Json | undefined,
  seed: string,
): void {
  const chosen = game.definition.readOptions(wanted, seats);
  const g = game.setup({ seats, options: chosen });
  const random = new Random(`${seed} set-up`);
  while (game.waitingFor(g) === CHANCE) {
    checkState(game, g, chosen, game.create());
    game.applyChance(g, game.sample(g, random, new Outcomes()));
  }
}

/** A copy lists and does what its original lists and does. */
export function checkCopy<F extends Fields>(
  game: Game<F>,
  g: State<F>,
  seat: number,
  option: number,
  spare: State<F>,
): string {
  const mine = game.options(g, seat, new Options());
  game.copy(g, spare);
  const theirs = game.options(spare, seat, new Options());
  mustEqual(listedIn(theirs), listedIn(mine), () => "a copy's options");
  game.apply(spare, seat, option);
  return game.hash(spare);
}

const options = new Options();

/** Answers for one seat of a together, until it has no more to say. */
function answerAll<F extends Fields>(game: Game<F>, g: State<F>, seat: number, random: Random, reveals: number): void {
  while (g.$reveals === reveals && (game.waitingFor(g) & (1 << seat)) !== 0) answerOne(game, g, seat, random);
}

function answerOne<F extends Fields>(game: Game<F>, g: State<F>, seat: number, random: Random): void {
  game.options(g, seat, options);
  game.apply(g, seat, options.at(random.below(options.length)));
}

/** In whatever order the seats answer a together, the state is the same; and nobody learns more than who has answered. */
export function checkTogether<F extends Fields>(game: Game<F>, g: State<F>, seed: string, spare: State<F>): void {
  if (!inTogether(game, g)) return;
  const seats = Array.from({ length: g.seats }, (_, s) => s);
  const hashes = [seats, [...seats].reverse()].map((order) => {
    game.copy(g, spare);
    const reveals = spare.$reveals;
    for (const seat of order) {
      const looks = viewsBut(game, spare, seat);
      answerAll(game, spare, seat, new Random(`${seed} ${seat}`), reveals);
      if (spare.$reveals === reveals)
        mustEqual(viewsBut(game, spare, seat), looks, () => `what the others see when seat ${seat} answers in secret`);
    }
    return game.hash(spare);
  });
  game.copy(g, spare);
  const reveals = spare.$reveals;
  const randoms = seats.map((seat) => new Random(`${seed} ${seat}`));
  while (spare.$reveals === reveals)
    for (const seat of seats)
      if (spare.$reveals === reveals && (game.waitingFor(spare) & (1 << seat)) !== 0)
        answerOne(game, spare, seat, randoms[seat]);
  hashes.push(game.hash(spare));
  must(new Set(hashes).size === 1, () => 'a together depends on the order in which the seats answer');
}

function viewsBut<F extends Fields>(game: Game<F>, g: State<F>, seat: number): Json[] {
  const others = Array.from({ length: g.seats }, (_, s) => s).filter((s) => s !== seat);
  return [...others, 'spectator' as const].map((audience) => {
    const { waitingFor: _waitingFor, ...seen } = game.view(g, audience);
    return seen as unknown as Json;
  });
}

/** Points add up from their causes; nobody with more points stands lower; equal places share a number. */
export function checkResult(result: Result | undefined, seats: number): void {
  must(result !== undefined, () => 'nobody is asked anything, but there is no result');
  const { points, breakdown, ranking } = result;
  must(
    points.length >= seats && [breakdown, ranking].every((list) => list.length === points.length),
    () => 'a result has an entry for each seat',
  );
  for (let seat = 0; seat < points.length; seat++) {
    const sum = Object.values(breakdown[seat]).reduce((total, n) => total + n, 0);
    must(sum === points[seat], () => `seat ${seat} has ${points[seat]} points, its breakdown gives ${sum}`);
    must(
      ranking[seat] === 1 + ranking.filter((place) => place < ranking[seat]).length,
      () => `places ${ranking.join(', ')} are no ranking`,
    );
    must(
      points.every((n, other) => n <= points[seat] || ranking[other] < ranking[seat]),
      () => `places ${ranking.join(', ')} do not follow from ${points.join(', ')} points`,
    );
  }
}

/** the rows that were not undone */
export function standingRows<F extends Fields>(match: Match<F>): Row[] {
  const { rows } = match;
  const undone = new Set(rows.map((row) => row.undo?.row));
  return rows.filter((row) => row.undo === undefined && !undone.has(row.seq));
}

/** What was seen while the game was played is what is made from its rows alone. */
function checkRecall<F extends Fields>(match: Match<F>, trusted: Match<F>): void {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  for (const audience of [...seats, 'spectator', 'everybody'] as const)
    mustEqual(trusted.newRowsFor(audience, 0), match.rowsFor(audience), () => `rows made again for ${audience}`);
  for (const seat of seats) {
    mustEqual(trusted.memoryData(seat), match.memoryData(seat), () => `what seat ${seat} remembers, made again`);
    mustEqual(
      match.memory(seat).rows,
      match.memoryData(seat).rows,
      () => `what seat ${seat} remembers, as it was kept`,
    );
    mustEqual(trusted.undoable(seat), match.undoable(seat), () => `what seat ${seat} can take back, found out again`);
    must(trusted.toldMore(seat) === match.toldMore(seat), () => `what only seat ${seat} was told, found out again`);
  }
  mustEqual(trusted.tentative(), match.tentative(), () => 'what can be taken back, found out again');
}

/** The log as text, replayed move by move, is the same game; so are its standing rows, replayed without checks. */
export function checkLog<F extends Fields>(match: Match<F>): void {
  const { game, state } = match;
  const text = writeLog(match, headerOf(match));
  const again = replayLog(game, readLog(text));
  mustBeSame(game, again.state.$m, state.$m, () => 'a game replayed from its log');
  mustEqual(again.result(), match.result(), () => 'the result of a game replayed from its log');
  must(writeLog(again, headerOf(again)) === text, () => 'a replayed game writes another log');
  const trusted = trustLog(game, readLog(text));
  mustBeSame(game, trusted.state.$m, state.$m, () => 'a game carried out on trust');
  must(writeLog(trusted, headerOf(trusted)) === text, () => 'a game carried out on trust writes another log');
  must(trusted.drawn === match.drawn, () => 'a game carried out on trust counts other outcomes');
  checkRecall(match, trusted);
  if (match.result() === undefined) return;
  const entries = standingRows(match).map((row) => row.entries);
  const raw = replay(game, match.seats, match.options, entries);
  must(game.hash(raw) === game.hash(state), () => 'rows replayed on the engine alone give another state');
}
