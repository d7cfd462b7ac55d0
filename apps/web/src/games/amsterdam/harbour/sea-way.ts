import { suggestPayment } from '@mokum/amsterdam';
import { thoughtOf } from '../speech/thought.ts';
import { type Colour, colours } from '../types.ts';
import { type AmsterdamView, editionOf, total } from '../view.ts';

/** A way over the water from where the barge lies, and what it costs. */
export interface SeaWay {
  /** the spaces from where the barge lies to its end */
  readonly path: readonly number[];
  /** resources of any colour */
  readonly cost: number;
}

/** Resources for so many steps: those that lapse go first (26.8), then each resource pays for one step or more (040). */
function costOfSteps(view: AmsterdamView, steps: number, perResource: number): number {
  let { halfSteps, freeSteps } = view;
  let cost = 0;
  for (let n = 0; n < steps; n++) {
    if (halfSteps > 0) halfSteps--;
    else if (freeSteps > 0) freeSteps--;
    else {
      cost++;
      halfSteps = perResource - 1;
    }
  }
  return cost;
}

const known = new WeakMap<AmsterdamView, ReadonlyMap<number, SeaWay>>();

/** Every space that the acting seat can sail to now with what it has, by the shortest way. */
export function seaWays(view: AmsterdamView, seat: number): ReadonlyMap<number, SeaWay> {
  const before = known.get(view);
  if (before) return before;
  const { links } = editionOf(view).harbour;
  const player = view.players[seat];
  const perResource = thoughtOf(view, seat)?.me.stepsPerResource ?? 1;
  const means = total(player.pool);
  const paths = new Map<number, readonly number[]>([[player.barge, [player.barge]]]);
  const ways = new Map<number, SeaWay>();
  for (const [here, path] of paths)
    for (const [a, b] of links) {
      const next = a === here ? b : b === here ? a : undefined;
      if (next === undefined || paths.has(next)) continue;
      const cost = costOfSteps(view, path.length, perResource);
      if (cost > means) continue;
      paths.set(next, [...path, next]);
      ways.set(next, { path: [...path, next], cost });
    }
  known.set(view, ways);
  return ways;
}

export type Purse = Readonly<Record<Colour, number>>;
const coloursIn = (purse: Purse): number => colours.filter((colour) => purse[colour] > 0).length;

/** Whether there is something to choose in paying so much. */
export const mayChoose = (pool: Purse, due: number): boolean => due > 0 && due < total(pool) && coloursIn(pool) > 1;

/** The sensible payment, by colour; `from` is the first colour that may still be paid with. */
export function sensiblePlan(view: AmsterdamView, seat: number, due: number, from = 0): readonly number[] {
  const thought = thoughtOf(view, seat);
  return thought ? suggestPayment(thought.g, seat, due, from) : colours.map(() => 0);
}

/** The whole journey as moves: step by step, each paid as planned; questions with one answer are the engine's. */
export function journeyMoves(
  view: AmsterdamView,
  seat: number,
  path: readonly number[],
  plan: readonly number[],
): string[] {
  const perResource = thoughtOf(view, seat)?.me.stepsPerResource ?? 1;
  const pool = { ...view.players[seat].pool };
  const left = [...plan];
  let { halfSteps, freeSteps } = view;
  const moves: string[] = [];
  for (const space of path.slice(1)) {
    moves.push(`sail ${space}`);
    if (halfSteps > 0) halfSteps--;
    else if (freeSteps > 0) freeSteps--;
    else {
      halfSteps = perResource - 1;
      const colour = left.findIndex((n) => n > 0);
      if (colour < 0) continue;
      if (coloursIn(pool) > 1) moves.push(`pay-colour ${colours[colour]}`);
      left[colour]--;
      pool[colours[colour]]--;
    }
  }
  return moves;
}

/** A payment of `due` as moves, as the engine asks for it from a colour on. */
export function paymentMoves(pool: Purse, due: number, plan: readonly number[], from = 0): string[] {
  if (due === 1) return coloursIn(pool) > 1 ? [`pay-colour ${colours[plan.findIndex((n) => n > 0)]}`] : [];
  const moves: string[] = [];
  let left = due;
  for (let colour = from; colour < colours.length && left > 0; colour++) {
    const later = colours.slice(colour + 1).reduce((sum, other) => sum + pool[other], 0);
    const least = Math.max(0, left - later);
    const most = Math.min(pool[colours[colour]], left);
    if (least < most) moves.push(`pay-amount ${plan[colour]}`);
    left -= plan[colour];
  }
  return moves;
}
