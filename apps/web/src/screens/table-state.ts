import { type ReadonlySignal, computed, type Signal, signal } from '@preact/signals';
import type { About } from '../games/face.ts';
import type { Position } from '../table/table.ts';
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
  /** an earlier moment that is looked at, by its number of rows */
  readonly looking: Signal<number | undefined>;
  /** whose area lies in front when nobody in particular looks */
  readonly front: Signal<number>;
  /** how the player wants it; undefined until they say */
  readonly recap: Signal<'open' | 'folded' | undefined>;
  readonly count: Signal<'shown' | 'hidden'>;
  readonly position: ReadonlySignal<Position>;
  readonly seat: ReadonlySignal<number>;
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
  const position = computed(() => {
    if (looking.value !== undefined) return table.at(looking.value);
    const newest = session.shown.value;
    return face.told?.(newest, (length) => table.at(length)) ?? newest;
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
  };
}
