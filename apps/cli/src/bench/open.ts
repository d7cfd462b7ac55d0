import { headerOf, Match, quickNature, Random, readLog, trustLog, writeLog } from '@mokum/kernel';
import type { AnyGame } from '../table.ts';

/** A whole random game as a stored log, and how it is opened again: carried out on trust, from its text. */
export function opener(game: AnyGame, seats: number): (times: number) => void {
  const match = new Match(game, { seats, nature: quickNature('bench') });
  const random = new Random('bench');
  while (match.result() === undefined) {
    const [seat] = match.waitingFor() as readonly number[];
    const legal = match.legal(seat);
    match.submit(seat, [legal[random.below(legal.length)]]);
  }
  const text = writeLog(match, headerOf(match));
  return (times) => {
    for (let i = 0; i < times; i++) trustLog(game, readLog(text));
  };
}
