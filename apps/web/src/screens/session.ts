import type { Refusal } from '@mokum/kernel';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Face } from '../games/face.ts';
import { settings } from '../settings/settings.ts';
import type { Table } from '../table/table.ts';
import { type Showing, showTable } from './showing.ts';
import { stepsBack } from './steps-back.ts';

/** A table as the screen shows it: a step behind the newest position while movement is being shown. */
export interface Session extends Showing {
  readonly table: Table;
  readonly face: Face;
  /** moves that become possible by taking back own steps */
  readonly again: ReadonlySignal<ReadonlySet<string>>;
  readonly refusal: Signal<Refusal | undefined>;
  move(move: string): Promise<void>;
  moves(moves: readonly string[]): Promise<void>;
  takeBack(): Promise<void>;
  endTurn(): Promise<void>;
}

const nothing: ReadonlySet<string> = new Set();

/** Opens what the screen shows of a table and does at it. */
export async function openSession(table: Table, face: Face): Promise<Session> {
  const showing = await showTable(table, face);
  const { shown, toldFrom, playing, skip } = showing;
  const refusal = signal<Refusal | undefined>(undefined);
  const back = stepsBack(table);
  const again = computed(() => {
    const moves = back.before.value.slice(0, shown.value.pending.flat().length).flatMap((list) => list ?? []);
    return moves.length > 0 ? new Set(moves) : nothing;
  });

  const submit = async (moves: readonly string[]): Promise<void> => {
    refusal.value = await table.submit(moves);
  };
  const endTurn = (): Promise<void> =>
    submit(face.commits.filter((move) => table.now.peek().legal.includes(move)).slice(0, 1));

  return {
    table,
    face,
    shown,
    toldFrom,
    playing,
    again,
    refusal,
    skip,
    async move(move) {
      const way = back.to(move);
      if (way && way.steps > 0) {
        refusal.value = await table.undo(way.steps);
        if (refusal.value) return;
      }
      await submit([...(way?.first ?? []), move]);
      const now = table.now.peek();
      if (settings.commit.peek() === 'automatic' && now.legal.length === 1 && face.commits.includes(now.legal[0]))
        await endTurn();
    },
    moves: submit,
    async takeBack() {
      refusal.value = await table.undo();
    },
    endTurn,
    close() {
      showing.close();
      back.close();
      table.close();
    },
  };
}
