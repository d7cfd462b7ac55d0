import { type ReadonlySignal, computed, effect, type Signal, signal } from '@preact/signals';
import type { About } from '../games/face.ts';
import type { Position, Table } from '../table/table.ts';
import type { SheetStop } from '../ui/sheet.tsx';
import type { Session } from './session.ts';

export type PageName = 'log' | 'scores' | 'rules';

/** What is open and looked at on the screen of one table; none of it belongs to the game. */
export interface TableState {
  readonly page: Signal<PageName | undefined>;
  readonly paragraph: Signal<string | undefined>;
  readonly about: Signal<About | undefined>;
  readonly peek: Signal<About | undefined>;
  readonly rival: Signal<number | undefined>;
  readonly dialog: Signal<'settings' | 'keys' | 'end-turn' | undefined>;
  readonly stop: Signal<SheetStop>;
  /** an earlier moment that is looked at, by its revision; until the table has told it, the one before stays in sight */
  readonly looking: Signal<number | undefined>;
  /** whose area lies in front when nobody in particular looks */
  readonly front: Signal<number>;
  /** how the player wants it; undefined until they say */
  readonly recap: Signal<'open' | 'folded' | undefined>;
  readonly count: Signal<'shown' | 'hidden'>;
  readonly position: ReadonlySignal<Position>;
  readonly seat: ReadonlySignal<number>;
  close(): void;
}

export function tableState(session: Session): TableState {
  const looking = signal<number | undefined>(undefined);
  const { face, table } = session;
  const { seats } = table.info;
  const front = signal(
    Math.max(
      0,
      seats.findIndex(({ who }) => who === 'human'),
    ),
  );
  const past = pastOf(table, looking);
  const position = computed(() => {
    const newest = session.shown.value;
    if (looking.value !== undefined) return past.position.value ?? newest;
    const then = session.toldFrom.value;
    return (then && face.told?.(newest, then)) ?? newest;
  });
  return {
    page: signal<PageName | undefined>(undefined),
    paragraph: signal<string | undefined>(undefined),
    about: signal<About | undefined>(undefined),
    peek: signal<About | undefined>(undefined),
    rival: signal<number | undefined>(undefined),
    dialog: signal<'settings' | 'keys' | 'end-turn' | undefined>(undefined),
    stop: signal<SheetStop>('own'),
    looking,
    front,
    recap: signal<'open' | 'folded' | undefined>(undefined),
    count: signal<'shown' | 'hidden'>('shown'),
    position,
    seat: computed(() => {
      const { audience } = position.value;
      return typeof audience === 'number' ? audience : front.value;
    }),
    close: past.close,
  };
}

/** The earlier moment that is looked at, from when the table has told it until another one is there. */
function pastOf(
  table: Pick<Table, 'now' | 'at'>,
  looking: ReadonlySignal<number | undefined>,
): { readonly position: ReadonlySignal<Position | undefined>; close(): void } {
  const position = signal<Position | undefined>(undefined);
  let asked = 0;
  const look = async (revision: number): Promise<void> => {
    const mine = ++asked;
    const told = await table.at(revision);
    if (mine === asked) position.value = told;
  };
  const stop = effect(() => {
    // What an earlier moment shows may change with the newest: at the end everybody sees everything.
    const { revision } = table.now.value;
    if (looking.value !== undefined) void look(Math.min(looking.value, revision));
    else {
      asked++;
      position.value = undefined;
    }
  });
  return {
    position,
    close() {
      asked++;
      stop();
    },
  };
}
