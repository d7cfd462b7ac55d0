import { signal } from '@preact/signals';
import type { TomTold } from '@mokum/words/tell-tom';
import type { Position } from '../../../table/table.ts';
import type { Speech } from '../speech/speech.ts';
import { isFresh, isSolo, lastOfTom } from './tom-data.ts';
import type { DockColour, Good } from '../types.ts';
import { type AmsterdamView, editionOf, reachOf } from '../view.ts';

const TOM = 1;
const ALWAYS_ON_TOP = 34;

/** How far TOM's last turn has been told: the row it follows, and how many of its steps. */
export interface Telling {
  readonly since: number;
  readonly shown: number;
  readonly slip: 'open' | 'closed';
}
export const NOT_TOLD: Telling = { since: -1, shown: 0, slip: 'open' };
export const telling = signal<Telling>(NOT_TOLD);

/** Whether TOM's last turn is being told: until the player has read it or answers something, and never at once. */
export const isTelling = ({ rows, legal }: Position<AmsterdamView>, since: number, pace: number): boolean =>
  isFresh(rows, since) &&
  legal.length > 0 &&
  pace > 0 &&
  !(telling.value.since === since && telling.value.slip === 'closed');

export const shownOf = (since: number): number => (telling.value.since === since ? telling.value.shown : 0);

/** What TOM's steps change. */
type Touched = Pick<
  AmsterdamView,
  'tom' | 'amstel' | 'docks' | 'housed' | 'blackMarket' | 'roofs' | 'revealed' | 'discard'
>;

const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one);
const byNumber = (a: number, b: number): number => a - b;

/** Takes his disc back to where it was; the player may have gone there meanwhile, and then lies on it. */
function discBack(now: AmsterdamView, then: AmsterdamView): AmsterdamView['amstel'] {
  const was = reachOf(then, TOM);
  const is = reachOf(now, TOM);
  const amstel: AmsterdamView['amstel'] = { ...now.amstel, [is]: without(now.amstel[is] ?? [], TOM) };
  const there = amstel[was] ?? [];
  const stack = then.amstel[was] ?? [];
  return { ...amstel, [was]: stack.length === there.length + 1 ? stack : [TOM, ...there] };
}

/** What a step took from the table is back in its place. */
function undone(view: AmsterdamView, { happening, values }: TomTold['did']): Partial<Touched> {
  const good = values['good'] as Good;
  switch (happening) {
    case 'tom-discards-card': {
      const card = Number(values['card']);
      return { revealed: [...view.revealed, card].sort(byNumber), discard: without(view.discard, card) };
    }
    case 'tom-docks': {
      const docker = values['docker'] as DockColour;
      const dock = dockOf(view, values['dock']);
      return {
        docks: view.docks.map((one, i) => (i === dock ? { dockers: [...one.dockers, docker] } : one)),
        housed: { ...view.housed, [docker]: view.housed[docker] - 1 },
      };
    }
    case 'tom-sells':
      return { blackMarket: without(view.blackMarket, good) };
    case 'tom-delivers':
      return { roofs: { ...view.roofs, [good]: view.roofs[good] - 1 } };
    default:
      return {};
  }
}

const dockOf = (view: AmsterdamView, colour: unknown): number =>
  editionOf(view).harbour.docks.findIndex((dock) => dock.colour === colour);

function before(now: AmsterdamView, then: AmsterdamView, steps: readonly TomTold[]): AmsterdamView {
  const view: AmsterdamView = { ...now, ...(then.tom && { tom: then.tom }), amstel: discBack(now, then) };
  for (const { did } of steps) Object.assign(view, undone(view, did));
  return view;
}

/** 11.3: his disc comes to lie on those that are there, but for the owner of 034. */
function moveDisc(view: AmsterdamView, to: number): AmsterdamView['amstel'] {
  const from = reachOf(view, TOM);
  const there = without(view.amstel[to] ?? [], TOM);
  const under = view.players[0].active.includes(ALWAYS_ON_TOP) && to !== editionOf(view).amstel.spaces.length - 1;
  const left = without(view.amstel[from] ?? [], TOM);
  const { [from]: _left, ...others } = view.amstel;
  return {
    ...others,
    ...(left.length > 0 && { [from]: left }),
    [to]: under ? [TOM, ...there] : [...there, TOM],
  };
}

/** What one step has done to the table. */
function done(view: AmsterdamView, { happening, values }: TomTold['did']): Partial<Touched> {
  const [tom] = view.tom ?? [];
  const good = values['good'] as Good;
  switch (happening) {
    case 'tom-discards-card': {
      const card = Number(values['card']);
      return {
        revealed: without(view.revealed, card),
        discard: [...view.discard, card].sort(byNumber),
      };
    }
    case 'tom-moves':
      return { amstel: moveDisc(view, Number(values['to'])) };
    case 'tom-docks': {
      const docker = values['docker'] as DockColour;
      const dock = dockOf(view, values['dock']);
      return {
        docks: view.docks.map((one, i) => (i === dock ? { dockers: without(one.dockers, docker) } : one)),
        housed: { ...view.housed, [docker]: view.housed[docker] + 1 },
      };
    }
    case 'tom-takes':
      return tom ? { tom: [{ ...tom, crests: [...tom.crests, Number(values['block'])].sort(byNumber) }] } : {};
    case 'tom-sells':
      return { blackMarket: [...view.blackMarket, good] };
    case 'tom-delivers':
      return { roofs: { ...view.roofs, [good]: view.roofs[good] + 1 } };
    default:
      return {};
  }
}

/** What a step has brought him. */
function earned(view: AmsterdamView, { happening, values, cause }: TomTold['did']): Partial<Touched> {
  const [tom] = view.tom ?? [];
  const amount = Number(values['amount']);
  if (!tom) return {};
  if (happening === 'tom-gulden') return { tom: [{ ...tom, gulden: tom.gulden + amount }] };
  if (happening !== 'tom-points') return {};
  const source = String(cause) in tom.pointsBy ? String(cause) : 'market';
  const pointsBy = { ...tom.pointsBy, [source]: (tom.pointsBy[source] ?? 0) + amount };
  return { tom: [{ ...tom, points: tom.points + amount, pointsBy }] };
}

/** The table as it was after so many of TOM's steps. */
export function afterSteps(
  now: AmsterdamView,
  then: AmsterdamView,
  steps: readonly TomTold[],
  shown: number,
): AmsterdamView {
  const view = before(now, then, steps);
  for (const { did, brought } of steps.slice(0, shown)) {
    Object.assign(view, done(view, did));
    for (const one of [did, ...brought]) Object.assign(view, earned(view, one));
  }
  return view;
}

/** The revision from which TOM's last turn can be told. */
export function tellsFrom({ view, rows, legal }: Position<AmsterdamView>): number | undefined {
  if (!isSolo(view) || legal.length === 0) return undefined;
  const { since } = lastOfTom(rows);
  return isFresh(rows, since) ? since : undefined;
}

/** While TOM's turn is told, the table shows what has been told of it and no more; `then` is the table before it. */
export function asTold(
  position: Position<AmsterdamView>,
  then: Position<AmsterdamView>,
  speech: Speech,
  pace: number,
): Position<AmsterdamView> {
  const { view, rows } = position;
  const { since, rows: his } = lastOfTom(rows);
  if (then.revision !== since || !isTelling(position, since, pace)) return position;
  const steps = speech.tomLines(view, his);
  const shown = shownOf(since);
  if (shown >= steps.length) return position;
  return { ...position, view: afterSteps(view, then.view, steps, shown) };
}
