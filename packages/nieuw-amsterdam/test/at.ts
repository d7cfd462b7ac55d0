import { table } from '@mokum/kernel/testing';
import { nieuwAmsterdam } from '../src/game.ts';

type Part = Readonly<Record<string, unknown>>;

/** The rest of a round from here on, and so the rest of the game. */
const AFTER: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  (['town', 'land', 'trade'] as const).flatMap((kind, i, all) => {
    const rest = [
      ...all.slice(i + 1).map((later) => ({ task: 'series', kind: later })),
      { task: 'income' },
      { task: 'end-of-round' },
    ];
    return [
      [`series ${kind}`, rest],
      [`turn ${kind}`, rest],
    ];
  }),
);
const SERIES = [{ task: 'series', kind: 'town' }, ...AFTER['series town']];
const ROUND = [{ task: 'auction' }, ...SERIES];
const END_OF_ROUND = [{ task: 'end-of-round' }];
const FEEDING = [{ task: 'unload' }, { task: 'rents' }, ...END_OF_ROUND];

/** An agenda whose last tasks are not said goes on as in any game: a round is played to its end. */
export function whole(main: readonly Part[]): readonly Part[] {
  const { task, seat, series, kind } = main.at(-1) ?? {};
  switch (task) {
    case 'series':
      return [...main, ...AFTER[`series ${String(kind)}`]];
    case 'turn':
      return [...main, ...AFTER[`turn ${String(series)}`]];
    case 'answer':
      return [...main, { task: 'settle-bid' }, ...SERIES];
    case 'auction':
    case 'pick-column':
    case 'free-column':
    case 'settle-bid':
    case 'award':
      return [...main, ...SERIES];
    case 'upkeep':
      return [...main, ...ROUND];
    case 'fill-traders':
      return [...main, { task: 'deal-chest' }, ...ROUND];
    case 'deal-chest':
      return [...main, ...ROUND];
    case 'place-shop':
      return [...main, { task: 'confirm', seat }, { task: 'round' }];
    case 'placing':
      return [...main, ...(main.at(-1)?.['shop'] === 1 ? [{ task: 'placing', shop: 2 }] : []), { task: 'round' }];
    case 'income':
    case 'rents':
      return [...main, ...END_OF_ROUND];
    case 'unload':
      return [...main, ...FEEDING.slice(1)];
    case 'harvest':
      return [...main, { task: 'feed', seat: 0 }, ...FEEDING];
    case 'feed':
      return [...main, ...FEEDING];
    default:
      return String(task).startsWith('pay-')
        ? [...main, { task: 'confirm', seat }, { task: 'award', seat }, ...SERIES]
        : main;
  }
}

/** A table on which a part of a state lies; everything else is as after the set-up, with nature's first outcomes. */
export function at(part: Part = {}, seed?: string) {
  const agenda = part['agenda'] as { readonly main: readonly Part[] } | undefined;
  const from = agenda ? { ...part, agenda: { ...agenda, main: whole(agenda.main) } } : part;
  return table(nieuwAmsterdam, from, seed === undefined ? {} : { seed });
}

export const turn = (seat: number, series: 'town' | 'land' | 'trade', ...then: readonly Part[]) => ({
  agenda: { main: [{ task: 'turn', seat, series, built: 0 }, ...then] },
});

/** The first player's turn in a series, with tiles of its kind and the special action; `part` is what else they have. */
export const inTurn = (
  series: 'town' | 'land' | 'trade',
  tiles: number,
  part: Part = {},
  { others = [], ...more }: Part & { readonly others?: readonly Part[] } = {},
) =>
  at({
    seats: 3,
    ...turn(0, series),
    ...more,
    players: [{ tiles: { [series]: tiles }, special: 1, ...part }, ...others],
  });

export const next = (task: string, more: Part = {}): { agenda: Part } => ({ agenda: { main: [{ task, ...more }] } });

/** Stock with nothing in it but what is named. */
export const only = (part: Part = {}): Part => ({
  grain: 0,
  coin: 0,
  wood: 0,
  goods: 0,
  beaver: 0,
  mink: 0,
  otter: 0,
  muskrat: 0,
  lynx: 0,
  ...part,
});

/** Everybody idles to the end of the round, and to the first question of the next one. */
export function idle({ match, g }: ReturnType<typeof at>): void {
  const { round } = g;
  while (g.round === round) {
    const [seat] = match.waitingFor() as readonly number[];
    const legal = match.legal(seat);
    match.submit(seat, [['done', 'pass', 'bid 0'].find((move) => legal.includes(move)) ?? legal[0]]);
  }
}
