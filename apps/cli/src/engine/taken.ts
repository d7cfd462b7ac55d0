import { type ErrorCode, MokumError, type Referee, type Refusal, type Reply } from '@mokum/kernel';

/** A refusal that crossed the border of the rules as data, as an error of this side. */
export const errorOf = ({ code, message, paragraph }: Refusal): MokumError =>
  new MokumError(code as ErrorCode, message, paragraph);

/** What a reply brings; a refusal is thrown. */
export function taken<T>(reply: Reply<T>): T {
  if (!reply.ok) throw errorOf(reply.refusal);
  return reply.value;
}

/** A seat of a game: rules only answer for one that there is. */
export function seatAt({ seats }: Referee, seat: number): number {
  if (seat < 0 || seat >= seats)
    throw new MokumError('bad-seat', `there is no seat ${seat}: seats go from 0 to ${seats - 1}`);
  return seat;
}
