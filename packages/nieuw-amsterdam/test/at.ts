import { table } from '@mokum/kernel/testing';
import { nieuwAmsterdam } from '../src/game.ts';

type Part = Readonly<Record<string, unknown>>;

/** A table on which a part of a state lies; everything else is as after the set-up, with nature's first outcomes. */
export const at = (part: Part = {}, seed?: string) => table(nieuwAmsterdam, part, seed === undefined ? {} : { seed });

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
