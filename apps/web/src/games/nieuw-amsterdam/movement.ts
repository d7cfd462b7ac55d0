import type { Flight, Stage } from '../face.ts';
import type { NieuwAmsterdamView } from './view.ts';

/** What another seat has done is shown before the next is asked. */
export function stages(before: NieuwAmsterdamView, after: NieuwAmsterdamView): readonly Stage<NieuwAmsterdamView>[] {
  const [seat] = before.waitingFor === 'chance' ? [] : before.waitingFor;
  if (seat === undefined || before.players.length !== after.players.length) return [];
  const { question: _asked, ...still } = after;
  return [{ seat, view: { ...still, waitingFor: [] } }];
}

const bannerOf = (seat: number): string => `[data-seat="${seat}"] .seat-charge`;

/** Lands, ships and tiles travel from the table to whoever took them. */
export function flights(_before: NieuwAmsterdamView, _after: NieuwAmsterdamView, _seat: number): readonly Flight[] {
  return [];
}
export { bannerOf };
