import {
  amsterdam,
  type Board,
  boardOf,
  discountOn,
  type G,
  type Me,
  optionsSeenIn,
  priceOf,
  stateFromView,
} from '@mokum/amsterdam';
import { NONE, optionOf, Options } from '@mokum/kernel';
import { type Amounts, type Colour, colours } from '../types.ts';
import type { AmsterdamView } from '../view.ts';

/** A state in the middle of the seat's turn, to try things on. */
export interface Thought {
  readonly g: G;
  readonly me: Me;
  readonly board: Board;
}

const known = new WeakMap<AmsterdamView, Map<number, Thought | undefined>>();

/** What a seat can work out from what it sees; undefined before the table is laid. */
export function thoughtOf(view: AmsterdamView, seat: number): Thought | undefined {
  const bySeat = known.get(view) ?? new Map<number, Thought | undefined>();
  known.set(view, bySeat);
  if (!bySeat.has(seat)) bySeat.set(seat, think(view, seat));
  return bySeat.get(seat);
}

function think(view: AmsterdamView, seat: number): Thought | undefined {
  if (view.goods.length === 0 || view.market.length === 0 || view.order.length === 0) return undefined;
  try {
    const g = stateFromView(view as never, seat, optionsSeenIn(view as never));
    return { g, me: g.players[seat], board: boardOf(g) };
  } catch {
    return undefined;
  }
}

/** What a block costs the seat, in resources of its colour. */
export const blockPrice = ({ g, me }: Thought, block: number): number => priceOf(g, me, block);
export const cardDiscount = ({ board, me }: Thought, card: number): number => discountOn(board, me, card);
/** Gulden that pay for a card (038) or a block (027) in place of resources, or 0. */
export const cardGulden = ({ me }: Thought): number => me.activationGulden;
export const blockGulden = ({ me }: Thought): number => me.blockForGulden;

/** What a move brings before anything else is done. */
export interface Yield {
  readonly points: number;
  readonly gulden: number;
  readonly steps: number;
  readonly resources: Amounts;
  /** resources of a colour still to be chosen */
  readonly any: number;
}

const USE = amsterdam.tasks.find(({ name }) => name === 'use-card')?.id ?? NONE;
const options = new Options();
let scratch: G | undefined;

function tryOut({ g }: Thought, seat: number, option: number): Yield | undefined {
  scratch ??= amsterdam.create();
  amsterdam.copy(g, scratch);
  const trial = scratch;
  if (!amsterdam.options(trial, seat, options).has(option)) return undefined;
  const me = trial.players[seat];
  const was = { points: me.points, gulden: me.gulden, reach: trial.amstel.placeOf(seat), free: trial.freeSteps };
  const pool = colours.map((_, colour) => me.pool.at(colour));
  amsterdam.apply(trial, seat, option);
  let any = 0;
  for (let n = 0; n < 12; n++) {
    const asked = amsterdam.question(trial, seat)?.name;
    if (asked === undefined || asked === 'turn') break;
    const first = amsterdam.options(trial, seat, options).at(0);
    // Which colour is paid or gained is not known yet: it is counted as any.
    if (asked === 'gain-colour') {
      any++;
      pool[first & 0xffff]++;
    } else if (asked === 'pay-colour') {
      any--;
      pool[first & 0xffff]--;
    } else return undefined;
    amsterdam.apply(trial, seat, first);
  }
  const resources: Partial<Record<Colour, number>> = {};
  colours.forEach((colour, i) => {
    const change = me.pool.at(i) - pool[i];
    if (change !== 0) resources[colour] = change;
  });
  return {
    points: me.points - was.points,
    gulden: me.gulden - was.gulden,
    steps: trial.freeSteps - was.free,
    resources,
    any,
  };
}

/** What using a card would bring now; undefined if it cannot be used, or asks how it is paid. */
export const yieldOfCard = (thought: Thought, seat: number, card: number): Yield | undefined =>
  tryOut(thought, seat, optionOf(USE, card - 1));
