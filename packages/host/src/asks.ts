import { type Audience, type Json, type LogMore, packMoves, type Refusal } from '@mokum/kernel';
import type { Answer, Question } from '@mokum/protocol';
import { audienceNow } from './moment.ts';
import type { Play } from './play.ts';

/** Who asks: the audience of their ticket, and whether they may see the whole game. */
export interface Asker {
  readonly audience: Audience;
  readonly mayReadLog: 'yes' | 'no';
}

const refused = (refusal: Refusal): Answer => ({ is: 'refused', refusal: { ...refusal } });

const NO_SEAT: Refusal = { code: 'no-seat', message: 'only somebody at a seat can ask this' };

/** Answers what somebody wants to know. Nothing changes by it. */
export function answerTo(play: Play, { audience, mayReadLog }: Asker, what: Question, head: LogMore): Answer {
  switch (what.is) {
    case 'why':
      return whyFor(play, audience, what.move);
    case 'at':
      return positionAt(play, audience, what.rows);
    case 'earlier':
      if (typeof audience !== 'number') return refused(NO_SEAT);
      return { is: 'earlier', legal: play.referee.earlier(audience).map(packMoves) };
    default:
      if (mayReadLog === 'no')
        return refused({
          code: 'not-open',
          message: 'the log shows what is hidden: it can be read when the game is over',
        });
      return { is: 'log', log: play.referee.log(head) };
  }
}

function whyFor({ referee }: Play, audience: Audience, move: string): Answer {
  if (typeof audience !== 'number') return refused(NO_SEAT);
  const why = referee.why(audience, move);
  return why.ok ? { is: 'why', why: { ...why.value } } : refused(why.refusal);
}

function positionAt(play: Play, audience: Audience, rows: number): Answer {
  const { referee } = play;
  if (rows > referee.length)
    return refused({ code: 'no-row', message: `there are ${referee.length} rows, not ${rows}` });
  const view = referee.viewAt(rows, audienceNow(play, audience));
  const waitingFor = seatsIn(view);
  return { is: 'at', rows, view, ...(waitingFor.length > 0 && { waitingFor }) };
}

/** Every view of every game says who is waited for. */
function seatsIn(view: Json): number[] {
  const { waitingFor } = view as { readonly waitingFor?: Json };
  return Array.isArray(waitingFor) ? [...(waitingFor as readonly number[])] : [];
}
