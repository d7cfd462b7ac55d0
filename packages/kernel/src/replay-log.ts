import type { Game, Result } from './definition.ts';
import type { Json } from './domain.ts';
import { MokumError, refuse, shown } from './errors.ts';
import type { Log } from './log.ts';
import { Match } from './match.ts';
import type { Fields } from './record.ts';
import { isKnownEdition, tablesHash } from './tables.ts';

/** A row by its number; what the game is set up with stands in the header. */
type Where = number | 'header';

/** A log that does not hold: where it first differs, and how. */
export class LogDiffers extends MokumError {
  readonly where: Where;

  constructor(where: Where, message: string) {
    super('bad-log', `${where === 'header' ? where : `row ${where}`}: ${message}`);
    this.where = where;
  }
}

/** A log being replayed: the match after every row. Whoever asks for the next may do something else first. */
export type Replaying<F extends Fields> = Generator<Match<F>, Match<F>, void>;

/** Replays a log move by move, every one checked, and the result too. */
export function* replaying<F extends Fields>(game: Game<F>, log: Log): Replaying<F> {
  const match = begun(game, log);
  for (const row of log.rows) {
    held(row.seq, () => match.replayRow(row));
    yield match;
  }
  return ended(match, log);
}

/** The same in one go. */
export function replayLog<F extends Fields>(game: Game<F>, log: Log): Match<F> {
  const replay = replaying(game, log);
  let step = replay.next();
  while (!step.done) step = replay.next();
  return step.value;
}

/**
 * Carries out a log that this very program has written: nobody asks whether its moves were legal, so that a stored game
 * is opened at once. A log from elsewhere is replayed by `replayLog`.
 */
export function trustLog<F extends Fields>(game: Game<F>, log: Log): Match<F> {
  const match = begun(game, log);
  match.trustRows(log.rows, held);
  return ended(match, log);
}

/** The match before its first row; refuses a log of another game, of other rules or of other tables. */
function begun<F extends Fields>(game: Game<F>, { header, format }: Log): Match<F> {
  if (header.game !== game.name) refuse('bad-log', `this is a log of ${header.game}, not of ${game.name}`);
  if (header.rules !== game.rules)
    refuse(
      'other-rules',
      `this game was played by version ${header.rules} of the rules; here is version ${game.rules}. It goes on with the rules it was begun with`,
    );
  const { seats, options, from, names, players } = header;
  checkTables(game, header.options, format === 1 ? { data: header.data ?? '' } : { tables: header.tables ?? '' });
  const match = held('header', () => new Match(game, { seats, options, ...(from !== undefined && { from }) }));
  if (match.seats !== seats) refuse('bad-log', `header seats: ${seats}, but the game has ${match.seats}`);
  for (const [key, list] of Object.entries({ names, players }))
    if (list !== undefined && list.length !== seats)
      refuse('bad-log', `header ${key}: ${list.length} for ${seats} seats`);
  return match;
}

function checkTables<F extends Fields>(
  game: Game<F>,
  options: Json,
  named: { readonly data: string } | { readonly tables: string },
): void {
  const here = held('header', () => tablesHash(game, options));
  if ('data' in named ? isKnownEdition(game, options, named.data) : named.tables === here) return;
  const there = 'data' in named ? named.data : named.tables;
  refuse(
    'other-tables',
    `this game was played with other tables (${there}) than there are here (${here}). It goes on with the version of Mokum that wrote it`,
  );
}

/** Answers that wait are given, and the result is compared. */
function ended<F extends Fields>(match: Match<F>, log: Log): Match<F> {
  for (const { seat, moves } of log.pending) held(match.length, () => match.submit(seat, moves));
  const result = match.result();
  if (log.result !== undefined && JSON.stringify(log.result) !== JSON.stringify(result ?? null)) {
    throw new LogDiffers(log.rows.at(-1)?.seq ?? 0, `the result differs: ${differs(log.result, result)}`);
  }
  return match;
}

/** whatever is refused while the header or a row is replayed is where the log first differs */
function held<T>(where: Where, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof MokumError ? new LogDiffers(where, error.message) : error;
  }
}

function differs(told: Json, found: Result | undefined): string {
  const points = (told as unknown as Partial<Result> | null)?.points;
  return `the log says ${shown(points)} points, the game gives ${shown(found?.points)}`;
}
