import type { SeenRow, SeenTold } from '@mokum/kernel';
import type { TomTold } from '@mokum/words/tell-tom';
import type { DieView } from '../dial/dice.tsx';
import { markOfGood } from '../pieces/mark.tsx';
import type { AmsScene } from '../scene.ts';
import type { Sign } from '../cards/signs.tsx';
import type { TomStep } from './tom.tsx';
import { type Colour, colours, type DockColour, type Good } from '../types.ts';
import { type AmsterdamView, cardOf, editionOf, type PlayerView } from '../view.ts';
import { colourOfDistrict } from '../city/district-colours.ts';

export const isSolo = ({ seats }: AmsterdamView): boolean => seats === 1;

const byPlayer = ({ entries }: SeenRow): boolean => entries.some(({ by }) => by >= 0);
export const isTom = ({ happening }: SeenTold): boolean => happening.startsWith('tom-');

/** What TOM did last, and after which row: the rows since the player's own answer, or those before if he did nothing since. */
export function lastOfTom(rows: readonly SeenRow[]): { readonly since: number; readonly rows: readonly SeenRow[] } {
  let end = rows.length;
  while (end > 0) {
    const since = Math.max(0, rows.slice(0, end).findLastIndex(byPlayer));
    const group = rows.slice(since, end);
    if (group.some(({ told = [] }) => told.some(isTom))) return { since, rows: group };
    end = since;
  }
  return { since: -1, rows: [] };
}

/** Whether the player has answered nothing since TOM played. */
export const isFresh = (rows: readonly SeenRow[], since: number): boolean =>
  since >= 0 && since === Math.max(0, rows.findLastIndex(byPlayer));

/** The dice as they were rolled: TOM looks at them before the high ones are turned (20.9). */
function rolled(rows: readonly SeenRow[]): readonly DieView[] {
  const roll = rows.flatMap(({ entries }) => entries).findLast(({ task }) => task === 'roll');
  return (roll?.text.split(' ').slice(1) ?? []).map((face, i) => ({ colour: colours[i], value: Number(face) }));
}

const TRIPLE = 3;

/** The dice that make TOM do a step; `triples` counts those told before. */
function diceOf(view: AmsterdamView, line: TomTold, dice: readonly DieView[], triples: number): readonly DieView[] {
  const { happening, values } = line.did;
  if (line.paragraph === '20.10') return dice.filter(({ value }) => value === 1);
  if (happening === 'tom-docks' || happening === 'tom-finds-no-docker') {
    const faces = [1, 2, 3, 4, 5, 6].filter((face) => dice.filter(({ value }) => value === face).length >= TRIPLE);
    return dice.filter(({ value }) => value === faces[triples]);
  }
  const colour: Colour | undefined =
    happening === 'tom-takes'
      ? colourOfDistrict[editionOf(view).city.blocks[Number(values['block']) - 1].district]
      : happening === 'tom-finds-no-block'
        ? (values['colour'] as Colour)
        : undefined;
  return dice.filter((die) => die.colour === colour);
}

function piecesOf(view: AmsterdamView, { happening, values }: SeenTold): readonly Sign[] {
  switch (happening) {
    case 'tom-discards-card':
      return [{ mark: cardOf(view, Number(values['card'])).kind }];
    case 'tom-moves':
      return [{ join: 'gives' }, { mark: 'disc', n: Number(values['steps']) }];
    case 'tom-docks':
      return [{ join: 'gives' }, { docker: values['docker'] as DockColour }, { mark: 'lodging' }];
    case 'tom-finds-no-docker':
      return [{ join: 'gives' }, { mark: 'docker', n: 0 }];
    case 'tom-takes':
      return [{ join: 'gives' }, { mark: 'block' }];
    case 'tom-finds-no-block':
      return [{ join: 'gives' }, { mark: 'block', n: 0 }];
    case 'tom-sells':
      return [{ mark: markOfGood(values['good'] as Good) }, { join: 'gives' }, { mark: 'stall' }];
    case 'tom-delivers':
      return [{ mark: markOfGood(values['good'] as Good) }, { join: 'gives' }, { mark: 'warehouse' }];
    case 'tom-buys':
      return [{ mark: 'market' }];
    case 'tom-saves':
      return [{ mark: 'gulden', n: '+1' }];
    default:
      return [];
  }
}

/** The thing on the table that a step is about. */
export function spotOf(view: AmsterdamView, { happening, values }: SeenTold): string | undefined {
  switch (happening) {
    case 'tom-moves':
      return `reach ${values['to']}`;
    case 'tom-docks':
      return 'docker-house';
    case 'tom-takes':
      return `block ${values['block']}`;
    case 'tom-sells':
      return 'black-market';
    case 'tom-delivers':
      return `warehouse ${editionOf(view).harbour.warehouses.findIndex(({ good }) => good === values['good'])}`;
    case 'tom-buys':
    case 'tom-saves':
      return 'market';
    default:
      return undefined;
  }
}

export interface ShownStep extends TomStep {
  readonly spot?: string;
  readonly told: TomTold;
}

/** What TOM did, as it is told at the table. */
export function tomSteps(scene: AmsScene, rows: readonly SeenRow[]): readonly ShownStep[] {
  const { view } = scene.position;
  const dice = rolled(rows);
  let triples = 0;
  return scene.speech.tomLines(view, rows).map((line): ShownStep => {
    const shown = diceOf(view, line, dice, triples);
    if (/docks|no-docker/.test(line.did.happening)) triples++;
    const spot = spotOf(view, line.did);
    return {
      ...line,
      told: line,
      ...(shown.length > 0 && { dice: shown }),
      pieces: piecesOf(view, line.did),
      ...(spot !== undefined && { spot }),
    };
  });
}

const none = <K extends string>(keys: readonly K[]): Readonly<Record<K, number>> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** The view with TOM as a player of his own, for counting: he has a disc, crests, gulden and points. */
export function withTom(view: AmsterdamView): AmsterdamView {
  const tom = view.tom?.[0];
  if (!isSolo(view) || !tom) return view;
  const player: PlayerView = {
    ...view.players[0],
    points: tom.points,
    gulden: tom.gulden,
    crests: tom.crests,
    pointsBy: tom.pointsBy,
    pool: none(colours),
    stored: null,
    keeps: null,
    active: [],
    inactive: [],
    used: [],
    penalties: 0,
    openOrders: [],
    storage: none([] as Good[]),
    aboard: none([] as Good[]),
    dockers: none([] as DockColour[]),
  };
  return { ...view, players: [...view.players, player] };
}
