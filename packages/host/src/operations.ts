import type { Refusal } from '@mokum/kernel';
import type { Act, Up } from '@mokum/protocol';
import type { Dropped } from './play.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';

export type Operation = Extract<Up, { is: 'do' }>;

const REUSED: Refusal = { code: 'reused', message: 'this number was used for another operation' };
const OUT_OF_ORDER = (last: number): Refusal => ({
  code: 'out-of-order',
  message: `the next operation of this lane is number ${last + 1}`,
});
const STALE: Refusal = {
  code: 'stale',
  message: 'what this answers is not asked any more; the newest moment has what is',
};
const NO_SEAT: Refusal = { code: 'no-seat', message: 'only somebody at a seat can do this' };

/** What is left ahead, or wished, means the same whatever is asked meanwhile. */
const isGuarded = ({ is }: Act): boolean => is === 'submit' || is === 'undo';

/** Carries out an operation, or refuses it: judged by its lane, guarded by its question, kept, and only then sent. */
export async function perform(table: Table, session: Session, operation: Operation): Promise<void> {
  const { n, act } = operation;
  const { lane } = session;
  const body = JSON.stringify([operation.question, act]);
  let { question } = operation;
  for (;;) {
    const judged = lane.judge(n, body);
    if (judged === 'reused') return refuse(session, n, REUSED);
    if (judged === 'out-of-order') return refuse(session, n, OUT_OF_ORDER(lane.last));
    if (judged === 'repeated') return repeat(table, session, n);
    const seat = session.seat;
    if (seat === undefined) return settle(table, session, n, body, NO_SEAT);
    if (isGuarded(act) && question !== table.play.question(seat)) {
      table.show(session);
      return settle(table, session, n, body, STALE);
    }
    const before = positionOf(table, seat);
    const reply = table.play.act(seat, act);
    if (!reply.ok) return settle(table, session, n, body, reply.refusal);
    const dropped = reply.value === 'wished' ? [] : table.play.playAhead();
    const { done, last, body: lastBody, refusal } = lane;
    table.lanes.settle(lane, n, body);
    const kept = await table.keep();
    if (kept === 'stopped') return undefined;
    if (kept === 'kept') return finish(table, session, act, dropped);
    // Somebody else was quicker. Where nothing has happened to this seat its moves stand, and are made in the new game.
    if (lane.last === n && lane.body === body) Object.assign(lane, { done, last, body: lastBody, refusal });
    if (act.is === 'submit' && before === positionOf(table, seat)) question = table.play.question(seat);
  }
}

/** What was asked of a seat and what it has answered: the same text means that nothing has happened to it. */
const positionOf = ({ play: { referee } }: Table, seat: number): string =>
  JSON.stringify([referee.length, referee.question(seat) !== '', referee.pending(seat)]);

function refuse(session: Session, n: number, refusal: Refusal): void {
  session.send({ is: 'refused', n, refusal: { ...refusal } });
}

/** The same reply again: the moment that has `done`, or the refusal. */
function repeat(table: Table, session: Session, n: number): void {
  const { refusal } = session.lane;
  if (refusal) refuse(session, n, refusal);
  else table.show(session);
}

function settle(table: Table, session: Session, n: number, body: string, refusal: Refusal): void {
  table.lanes.settle(session.lane, n, body, refusal);
  refuse(session, n, refusal);
}

function finish(table: Table, session: Session, act: Act, dropped: readonly Dropped[]): void {
  table.show(session);
  table.tellDropped(dropped);
  if (act.is === 'rewind' && table.play.wished() && session.seat !== undefined)
    table.tell({ is: 'rewind-wished', seat: session.seat, rows: act.rows });
}
