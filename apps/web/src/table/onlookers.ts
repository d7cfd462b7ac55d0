import { type Fields, knowsSecrets, type Match } from '@mokum/kernel';
import type { SeatInfo } from './table.ts';

/** Who looks at the screen: a seat, or nobody in particular while the curtain is down or before anybody was asked. */
export interface Onlooker {
  readonly viewer: number | undefined;
  /** the seat the screen should be handed to */
  readonly curtain: number | undefined;
}

export const humansOf = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap(({ who }, seat) => (who === 'human' ? [seat] : []));

/**
 * Who looks next. One person alone always looks. Several hand the screen on: whoever looks and is asked again keeps it,
 * which in a game where all answer at once halves the number of times it changes hands; otherwise it goes to the next
 * person asked, behind a curtain where one of them knows a secret.
 */
export function nextOnlooker<F extends Fields>(
  match: Match<F>,
  humans: readonly number[],
  { viewer, curtain }: Onlooker,
): Onlooker {
  if (humans.length === 1) return { viewer: humans[0], curtain: undefined };
  const waiting = match.waitingFor();
  const asked = waiting === 'chance' ? [] : humans.filter((seat) => waiting.includes(seat));
  if (curtain !== undefined && asked.includes(curtain)) return { viewer: undefined, curtain };
  if (asked.length === 0 || (viewer !== undefined && asked.includes(viewer))) return { viewer, curtain: undefined };
  const next = asked.find((seat) => seat > (viewer ?? -1)) ?? asked[0];
  return knowsSecrets(match, humans) ? { viewer: undefined, curtain: next } : { viewer: next, curtain: undefined };
}
