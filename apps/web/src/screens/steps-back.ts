import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Position, Table } from '../table/table.ts';

/** How a move becomes possible again: so many submissions are taken back, and these moves are made before it. */
export interface WayBack {
  readonly steps: number;
  readonly first: readonly string[];
}

/** What the seat that looks could do before each of its moves that wait for others. */
export interface StepsBack {
  /** by move, and last what can be done now; a list is missing until the table has told it */
  readonly before: ReadonlySignal<readonly (readonly string[] | undefined)[]>;
  /** the shortest way to a move; undefined where it can be made now, or not even after taking everything back */
  to(move: string): WayBack | undefined;
  close(): void;
}

/** The way to what could be done before the move with this number. */
export function wayTo(pending: readonly (readonly string[])[], move: number): WayBack {
  let moves = 0;
  const kept = pending.findIndex((submission) => (moves += submission.length) > move);
  const first = kept < 0 ? [] : pending[kept].slice(0, move - (moves - pending[kept].length));
  return { steps: kept < 0 ? 0 : pending.length - kept, first };
}

/** Follows the table. What it has not seen itself, as after a reload, it asks the table for. */
export function stepsBack(table: Pick<Table, 'now' | 'earlier'>): StepsBack {
  const before = signal<readonly (readonly string[] | undefined)[]>([]);
  let last: Position | undefined;
  const known = (next: Position): readonly (readonly string[] | undefined)[] =>
    next.revision === last?.revision && next.audience === last.audience ? before.peek() : [];
  const ask = async (asker: Position): Promise<void> => {
    const told = await table.earlier();
    if (last === asker) before.value = [...told, asker.legal];
  };
  const stop = effect(() => {
    const next = table.now.value;
    const waiting = next.pending.flat().length;
    const lists = Array.from({ length: waiting }, (_, i) => known(next)[i]);
    last = next;
    before.value = [...lists, next.legal];
    if (lists.includes(undefined)) void ask(next);
  });
  return {
    before,
    to(move) {
      const { legal, pending } = table.now.peek();
      if (legal.includes(move)) return undefined;
      const at = before.peek().findLastIndex((moves) => moves?.includes(move));
      return at < 0 ? undefined : wayTo(pending, at);
    },
    close: stop,
  };
}
