import { amsterdam } from '@mokum/amsterdam';
import { bots } from '@mokum/bots/amsterdam';
import { type Json, Match, Random } from '@mokum/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerChance } from '../../../table/test-position.ts';
import { forecast } from './forecast.ts';
import { speech } from './speech.ts';
import { speakEnglish } from '../board/test-scene.ts';
import type { AmsterdamView } from '../view.ts';

const SEED = 'singel';
const newMatch = (seats: number, options: Json) =>
  new Match(amsterdam, { seats, options: amsterdam.definition.readOptions(options, seats) });

/** A game of bots up to the last turn of it. */
function lastTurn(seats: number, options: Json) {
  const match = newMatch(seats, options);
  for (;;) {
    answerChance(amsterdam, match, SEED);
    const [seat] = match.waitingFor() as readonly number[];
    const view = match.view(seat);
    const last = view.round === 12 && view.question?.task === 'turn' && view.order.at(-1) === seat;
    if (last) return { match, seat };
    const random = new Random(`${SEED} ${match.rows.length}`);
    match.submit(
      seat,
      bots['random'].choose({ seat, view, memory: match.memory(seat), legal: match.legal(seat), random }),
    );
  }
}

const ahead = (match: ReturnType<typeof newMatch>, seat: number) =>
  forecast(match.view(seat) as unknown as AmsterdamView, seat, speech.value);

beforeAll(speakEnglish);

describe('the points as if the game ended now', () => {
  it.each([1, 3])('are those that are counted when the last turn of a game of %i passes', (seats) => {
    const { match, seat } = lastTurn(seats, { length: 'short' });
    const told = ahead(match, seat);
    match.submit(seat, ['pass']);
    expect(told?.totals).toEqual(match.result()?.points);
    const breakdown = match.result()?.breakdown ?? [];
    for (const source of ['group', 'district', 'leftovers', 'penalty'])
      expect(told?.points.map((of) => of[source] ?? 0)).toEqual(breakdown.map((of) => of[source] ?? 0));
  });

  it('hold nobody’s secret orders: every seat works out the same', () => {
    const { match } = lastTurn(2, { length: 'short', orders: 5 });
    const [mine, theirs] = [0, 1].map((seat) => ahead(match, seat));
    expect(mine?.totals).toEqual(theirs?.totals);
    expect(mine?.sources.map(({ id }) => id)).not.toContain('order');
  });
});
