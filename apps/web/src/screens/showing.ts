import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Face } from '../games/face.ts';
import { nextTask } from '../table/next-task.ts';
import type { Position, Table } from '../table/table.ts';
import { appearance } from './appearance.ts';
import { fly, prepare } from './flights.ts';

/** What the screen shows of a table, one position after the other, with what moves from one to the next. */
export interface Showing {
  readonly shown: ReadonlySignal<Position>;
  /** the earlier moment from which the doing of an opponent without a seat is told in the shown position, if it is */
  readonly toldFrom: ReadonlySignal<Position | undefined>;
  /** the seat whose doing is being shown; −1 for nobody's in particular; undefined when all is still */
  readonly playing: ReadonlySignal<number | undefined>;
  /** shows the newest position at once */
  skip(): void;
  close(): void;
}

/** More than the others do in one turn of any game. */
const MOST_BEHIND = 60;

const frontOf = (position: Position, before: Position): number =>
  typeof before.audience === 'number' ? before.audience : typeof position.audience === 'number' ? position.audience : 0;

/** Longer than a picture takes anywhere: a page that is no longer seen is given none. */
const NO_PICTURE = 100;

/** Right before the next picture, when what has changed is on the page already but not yet seen. */
const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_PICTURE);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Begins to show a table, once there is all that its first position needs. */
export async function showTable(table: Table, face: Face): Promise<Showing> {
  const earlierOf = async (position: Position): Promise<Position | undefined> => {
    const revision = face.tellsFrom?.(position);
    return revision === undefined ? undefined : await table.at(revision);
  };
  const first = table.now.peek();
  const shown = signal(first);
  const toldFrom = signal(await earlierOf(first));
  const playing = signal<number | undefined>(undefined);
  const queue: Position[] = [];
  let hurry = new AbortController();
  let busy = false;
  let closed = false;

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (ms <= 0 || hurry.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      hurry.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  /** Where nothing flies to it, a position is shown and all is still, if it is the last: in one change, drawn once. */
  const arrive = (next: Position, then: Position | undefined, as: 'stage' | 'position'): void =>
    batch(() => {
      shown.value = next;
      toldFrom.value = then;
      if (as === 'position' && queue.length === 0) playing.value = undefined;
    });
  const step = async (next: Position, seat: number, as: 'stage' | 'position'): Promise<void> => {
    // Where bots are to be shown at once, only what a player's own hand does travels.
    const atOnce = appearance.pace.peek() === 0 && next.revision !== shown.peek().revision;
    const moving = appearance.motion.peek() === 'full' && !atOnce && !hurry.signal.aborted && !document.hidden;
    const ready = moving ? prepare(face.flights(shown.peek().view, next.view, seat)) : [];
    face.think?.(next.view, seat);
    // Tasks of their own: what flies is drawn, the table is drawn, and then both are measured against each other.
    if (ready.length > 0 || face.think) await nextTask();
    // Only a position that is there already is shown: whatever it needs is asked for before.
    const then = face.tellsFrom && as === 'position' ? await earlierOf(next) : undefined;
    if (ready.length === 0) {
      arrive(next, then, as);
      return;
    }
    batch(() => {
      if (playing.peek() === undefined) playing.value = -1;
      shown.value = next;
      toldFrom.value = then;
    });
    await nextPicture();
    const flown = fly(ready, hurry.signal);
    // Where bots are to be shown at once, what they do does not wait for what is still in the air.
    if (appearance.pace.peek() > 0) await flown;
  };

  const show = async (next: Position): Promise<void> => {
    const before = shown.peek();
    const sameEyes = before.audience === next.audience || next.result !== undefined;
    if (!sameEyes || next.revision < before.revision || typeof before.audience !== 'number') {
      arrive(next, await earlierOf(next), 'position');
      return;
    }
    const seat = frontOf(next, before);
    const pace = appearance.pace.peek();
    const stages =
      pace > 0 && next.revision > before.revision
        ? face.stages(before.view, next.view, next.rows.slice(before.rows.length))
        : [];
    for (const stage of stages) {
      if (closed) return;
      if (hurry.signal.aborted) break;
      playing.value = stage.seat ?? -1;
      await step({ ...before, view: stage.view, legal: [], waitingFor: [] }, seat, 'stage');
      if (stage.seat !== seat) await pause(Math.max(pace * 0.6, stage.lasts ?? 0));
    }
    await step(next, seat, 'position');
  };

  const toLast = (): void => {
    queue.splice(0, queue.length - 1);
  };
  const run = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (queue.length > 0 && !closed) {
      hurry = new AbortController();
      // A tab that slept does not show everything it slept through.
      if (document.hidden || queue.length > MOST_BEHIND) toLast();
      // Whose doing was shown last does not do what comes now.
      if (playing.peek() !== undefined) playing.value = -1;
      await show(queue.shift() as Position);
    }
    playing.value = undefined;
    busy = false;
  };

  const stop = effect(() => {
    const next = table.now.value;
    if (next !== shown.peek() || busy) {
      queue.push(next);
      void run();
    }
  });
  return {
    shown,
    toldFrom,
    playing,
    skip() {
      toLast();
      hurry.abort();
    },
    close() {
      closed = true;
      stop();
      hurry.abort();
    },
  };
}
