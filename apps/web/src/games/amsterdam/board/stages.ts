import type { SeenRow } from '@mokum/kernel';
import type { Stage } from '../../face.ts';
import { isTom } from '../solo/tom-data.ts';
import { type AmsterdamView, total } from '../view.ts';

const PER_STEP = 130;
const FIRST_STEP = 320;
/** How long a barge sails, in milliseconds. */
export const sailTime = (steps: number): number => FIRST_STEP + PER_STEP * (steps - 1);

/** The way that a seat has sailed in these rows, space by space; undefined where something else moved its barge. */
function routeOf(rows: readonly SeenRow[], seat: number, from: number, to: number): readonly number[] | undefined {
  const sailed = rows.flatMap(({ entries }) =>
    entries.flatMap(({ by, task, values }) => (by === seat && task === 'sail' && values ? [values[0]] : [])),
  );
  return sailed.length > 0 && sailed.at(-1) === to ? [from, ...sailed] : undefined;
}

const unasked = ({ question: _asked, ...view }: AmsterdamView): AmsterdamView => ({ ...view, waitingFor: [] });

/**
 * What another seat has done is shown before the next is asked: its barge on the way that it has paid for, and when it
 * has arrived all the rest. TOM has no seat: his steps are told one by one, and nothing is shown of them before.
 */
export function stages(
  before: AmsterdamView,
  after: AmsterdamView,
  rows: readonly SeenRow[],
): readonly Stage<AmsterdamView>[] {
  if (rows.some(({ told = [] }) => told.some(isTom))) return [];
  const [seat] = before.waitingFor === 'chance' ? [] : before.waitingFor;
  if (seat === undefined || before.players.length !== after.players.length) return [];
  const [was, now] = [before.players[seat], after.players[seat]];
  const route = was.barge === now.barge ? undefined : routeOf(rows, seat, was.barge, now.barge);
  const whole: AmsterdamView = { ...unasked(after), ...(route && { sailed: { [seat]: route } }) };
  const handled = total(was.aboard) !== total(now.aboard) || total(was.dockers) !== total(now.dockers);
  if (!route || !handled) return [{ seat, view: whole }];
  const players = before.players.map((player, other) => (other === seat ? { ...player, barge: now.barge } : player));
  const sails: AmsterdamView = { ...unasked(before), players, sailed: { [seat]: route } };
  return [
    { seat, view: sails, lasts: sailTime(route.length - 1) },
    { seat, view: whole },
  ];
}
