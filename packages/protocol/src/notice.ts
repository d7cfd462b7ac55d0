import * as v from 'valibot';
import { fields, oneOf, variants } from './checking/index.ts';
import { count, moves, refusal, seat } from './parts.ts';

/** Something that the people at a table should know and that is no part of the game. */
export const notice = variants('is', [
  /** a bot gave no answer in time, failed, or said what is not legal: a legal move was drawn for it */
  fields({ is: v.literal('bot-replaced'), seat, why: oneOf(['too-slow', 'error', 'illegal']) }),
  /** what a seat had left ahead was not legal when it was asked; only this seat is told */
  fields({ is: v.literal('ahead-dropped'), seat, moves, why: refusal }),
  /** a seat wishes the game back to when it had so many rows */
  fields({ is: v.literal('rewind-wished'), seat, rows: count }),
  /** the game goes on, but it is not kept */
  fields({ is: v.literal('not-kept'), why: oneOf(['full', 'unavailable', 'deleted']) }),
  /** the same game was played on in another place, and is shown here now */
  fields({ is: v.literal('moved-elsewhere') }),
]);
export type Notice = v.InferOutput<typeof notice>;
