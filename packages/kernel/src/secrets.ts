import type { Json } from './domain.ts';
import type { Match } from './match.ts';
import type { Fields } from './record.ts';
import type { Audience } from './state.ts';

const isNothing = (seen: Json): boolean =>
  seen === null || seen === 0 || seen === false || (Array.isArray(seen) && seen.length === 0);

const isHidden = (seen: Json): boolean =>
  typeof seen === 'object' && seen !== null && 'hidden' in seen && typeof seen.hidden === 'number';

/** Whether a view shows more than another; a secret place in which nothing lies shows nothing. */
function showsMore(seen: Json, open: Json): boolean {
  if (isHidden(open) && !isHidden(seen)) return !isNothing(seen);
  if (typeof seen !== 'object' || typeof open !== 'object' || seen === null || open === null) return seen !== open;
  const [one, other] = [Object.entries(seen), open as Readonly<Record<string, Json>>];
  return one.length !== Object.keys(open).length || one.some(([key, value]) => showsMore(value, other[key]));
}

/**
 * Whether one of these seats knows something that somebody looking on does not: then a screen is not simply handed on.
 * An answer that waits for the others is such a thing, whatever it is, for a bid of nothing is a bid.
 */
export function knowsSecrets<F extends Fields>(match: Match<F>, seats: readonly number[]): boolean {
  const seen = (audience: Audience): Json => {
    const { question: _question, ...view } = match.view(audience) as { question?: unknown };
    return view;
  };
  if (seats.some((seat) => match.pending(seat).length > 0)) return true;
  const open = seen('spectator');
  return seats.some((seat) => showsMore(seen(seat), open) || match.toldMore(seat));
}
