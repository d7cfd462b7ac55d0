import type { Match } from './match.ts';
import type { Fields } from './record.ts';
import type { Audience, View } from './state.ts';

/** Whether one of these seats knows something that somebody looking on does not: then a screen is not simply handed on. */
export function knowsSecrets<F extends Fields>(match: Match<F>, seats: readonly number[]): boolean {
  const seen = (audience: Audience): string => {
    const { question: _question, ...view } = match.view(audience) as View<F> & { question?: unknown };
    return JSON.stringify([view, match.rowsFor(audience)]);
  };
  const open = seen('spectator');
  return seats.some((seat) => seen(seat) !== open);
}
