import { chanceEntry } from './chances.ts';
import type { Game } from './definition.ts';
import { type Entry, NATURE, type Undo } from './entries.ts';
import { refuse } from './errors.ts';
import { applyEntry } from './memory.ts';
import type { PackedRows } from './packed-rows.ts';
import type { Fields } from './record.ts';
import { readMove, wordOf } from './rows.ts';
import type { State } from './state.ts';

/** A row as a log has it: by whom each move was, in notation. */
export interface WrittenRow {
  readonly seq: number;
  readonly entries: readonly { readonly by: number; readonly text: string }[];
  readonly undo?: Undo;
  readonly rewind?: number;
}

/** The submissions of a row, one for each seat, and what nature answered then. */
export function partsOf({ entries }: WrittenRow): {
  readonly said: readonly { readonly by: number; readonly moves: readonly string[] }[];
  readonly dictated: readonly string[];
} {
  const said: { by: number; moves: string[] }[] = [];
  const dictated: string[] = [];
  for (const { by, text } of entries) {
    const last = said.at(-1);
    if (by === NATURE) dictated.push(text);
    else if (dictated.length > 0) refuse('bad-log', "a row ends with nature's outcomes");
    else if (last?.by === by) last.moves.push(text);
    else said.push({ by, moves: [text] });
  }
  return { said, dictated };
}

/** Carries out rows on trust and writes them down: nobody asks whether they were legal. `at` is told each one's turn. */
export function trustRows<F extends Fields>(
  game: Game<F>,
  state: State<F>,
  rows: PackedRows<F>,
  written: readonly WrittenRow[],
  at: (seq: number, act: () => void) => void,
): void {
  const targets = new Set(written.map((row) => row.undo?.row ?? row.rewind));
  const kept = new Map<number, Int32Array>();
  const carryOut = (row: WrittenRow): void => {
    const { length } = rows;
    if (row.seq !== length) refuse('bad-log', `row ${row.seq} stands where row ${length} should`);
    if (targets.has(length)) kept.set(length, state.$m.slice());
    const target = row.undo?.row ?? row.rewind;
    if (target === undefined) {
      rows.write(row.entries.map(({ by, text }) => trusted(game, state, by, text)));
      return;
    }
    const words = target < length ? kept.get(target) : undefined;
    if (!words) refuse('bad-log', `there is no row ${target} to go back to`);
    if (row.undo) rows.writeUndo(row.undo);
    else rows.writeRewind(target);
    state.$m.set(words);
    state.$listed = false;
  };
  for (const row of written) at(row.seq, () => carryOut(row));
}

function trusted<F extends Fields>(game: Game<F>, state: State<F>, by: number, text: string): Entry {
  const { task, values } = readMove(game, text);
  if (by === NATURE && task !== game.chance(state))
    refuse('bad-chance', `nature is asked ${game.chance(state).name}, not ${task.name}`);
  const entry = by === NATURE ? chanceEntry(game, state, values) : { by, owner: by, task: wordOf(task), values };
  applyEntry(game, state, entry);
  return entry;
}
