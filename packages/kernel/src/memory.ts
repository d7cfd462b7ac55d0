import { CHANCE } from './engine.ts';
import { refuse, shown } from './errors.ts';
import type { Game } from './definition.ts';
import { Options } from './options.ts';
import type { Dice } from './dice.ts';
import type { Fields } from './record.ts';
import { type Entry, NATURE, type RememberedRow, type SeenEntry } from './entries.ts';
import { optionFor, taskCalled } from './rows.ts';
import type { State, Told, View } from './state.ts';
import type { Json } from './domain.ts';

/** What a seat has ever seen, as plain data; with its view, all that a bot is given. */
export interface MemoryData {
  readonly seat: number;
  readonly seats: number;
  readonly options: Json;
  /** whether this seat has seen the game from its beginning */
  readonly since: 'set-up' | 'later';
  /** the rows that stand, as this seat saw them */
  readonly rows: readonly RememberedRow[];
  /** the seat's own answers that wait for the others */
  readonly pending: readonly SeenEntry[];
}

/** What a seat has ever seen of a game, from its own redacted rows and views only. */
export class Memory {
  readonly seat: number;
  readonly seats: number;
  readonly options: Json;
  /** whether this seat has seen the game from its beginning */
  readonly since: 'set-up' | 'later';
  /** the rows that stand, as this seat saw them */
  readonly rows: RememberedRow[] = [];
  /** the seat's own answers that wait for the others */
  pending: readonly SeenEntry[] = [];

  constructor(seat: number, seats: number, options: Json, since: 'set-up' | 'later' = 'set-up') {
    this.seat = seat;
    this.seats = seats;
    this.options = options;
    this.since = since;
  }
}

/** Replays whole rows from the set-up; nature's part is told, not drawn. */
export function replay<F extends Fields>(
  game: Game<F>,
  seats: number,
  options: Json,
  rows: readonly (readonly Entry[])[],
): State<F> {
  const g = game.setup({ seats, options });
  for (const row of rows) for (const entry of row) applyEntry(game, g, entry);
  return g;
}

/** Carries out an answer or an outcome on trust. */
export function applyEntry<F extends Fields>(game: Game<F>, g: State<F>, entry: Entry, trace?: Told[]): void {
  if (entry.by === NATURE) {
    game.applyChance(g, entry.values, trace);
    return;
  }
  const task = taskCalled(game, entry.task);
  if (!task) refuse('bad-notation', `${game.name} has no move ${shown(entry.task)}`);
  game.apply(g, entry.by, optionFor(task, entry.values[0]), trace);
}

/**
 * A world this seat cannot tell from the real one: its rows completed by the game and replayed, its own waiting answers
 * given, and the answers that others have given already drawn anew.
 */
export function determinize<F extends Fields>(game: Game<F>, view: View<F>, memory: Memory, dice: Dice): State<F> {
  const { seat, seats, options } = memory;
  if (memory.since !== 'set-up') refuse('bad-state', 'a game seen from its middle on cannot be imagined');
  const g = replay(game, seats, options, game.definition.imagine(memory.rows, seat, seats, dice));
  for (const { by, owner, task, values = [] } of memory.pending) applyEntry(game, g, { by, owner, task, values });
  const still = view.waitingFor;
  const choices = new Options();
  for (let s = 0; s < seats; s++) {
    if (s === seat || still === 'chance' || still.includes(s)) continue;
    while (game.waitingFor(g) !== CHANCE && (game.waitingFor(g) & (1 << s)) !== 0) {
      game.options(g, s, choices);
      game.apply(g, s, choices.at(dice.below(choices.length)));
    }
  }
  return g;
}
