import { amsterdam, countAsItStands, type G } from '@mokum/amsterdam';
import type { Scores } from '../../face.ts';
import type { Speech } from './speech.ts';
import { thoughtOf } from './thought.ts';
import { withTom } from '../solo/tom-data.ts';
import { type AmsterdamView, sum } from '../view.ts';

/** The points of a seat by source: what cards gave together, and every other source. */
export function pointsOf(view: AmsterdamView, seat: number): Readonly<Record<string, number>> {
  const player = view.players[seat];
  return {
    card: sum(player.active.map((card) => view.cardPoints[card] ?? 0)),
    order: sum(player.openOrders.map((order) => view.orderPoints[order] ?? 0)),
    ...player.pointsBy,
  };
}

/** Points by source, those of them that gave any. */
export function scoresOf(view: AmsterdamView, { words }: Speech): Scores {
  const all = withTom(view);
  const points = all.players.map((_, seat) => pointsOf(all, seat));
  return {
    sources: Object.entries(words.scores)
      .filter(([id]) => points.some((of) => (of[id] ?? 0) !== 0))
      .map(([id, label]) => ({ id, label })),
    points,
    totals: all.players.map((player) => player.points),
  };
}

let scratch: G | undefined;

/** The points if the game ended now, as the seat can work them out: nobody's orders are in it (17.4). */
export function forecast(view: AmsterdamView, seat: number, speech: Speech): Scores | undefined {
  const thought = thoughtOf(view, seat);
  if (!thought) return undefined;
  scratch ??= amsterdam.create();
  amsterdam.copy(thought.g, scratch);
  countAsItStands(scratch);
  return scoresOf(amsterdam.view(scratch, seat) as unknown as AmsterdamView, speech);
}
