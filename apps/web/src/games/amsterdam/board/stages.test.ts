import { amsterdam } from '@mokum/amsterdam';
import { Match } from '@mokum/kernel';
import { expect, test } from 'vitest';
import { sailTime, stages } from './stages.ts';
import type { AmsterdamView } from '../view.ts';

/** What the first seat is shown of moves of the second. */
function shown(
  player: { readonly [key: string]: number | Readonly<Record<string, number>> },
  moves: readonly string[],
) {
  const from = { seats: 2, round: 8, acting: 1, players: [{}, player] };
  const match = new Match(amsterdam, { seats: 2, from });
  const view = (): AmsterdamView => match.view(0) as unknown as AmsterdamView;
  const [before, length] = [view(), match.rows.length];
  match.submit(1, moves);
  return stages(before, view(), match.rowsFor(0).slice(length));
}

test('a barge sails the way it has paid for, also where that is not the shortest', () => {
  const [stage] = shown({ pool: { black: 5 } }, ['sail 36', 'sail 35', 'sail 36', 'sail 37']);
  expect(stage).toMatchObject({ seat: 1, view: { sailed: { 1: [0, 36, 35, 36, 37] }, waitingFor: [] } });
});

test('what happens where the barge arrives is shown after it has arrived', () => {
  const [sails, whole] = shown({ pool: { black: 5 }, aboard: { beer: 1 } }, [
    'sail 36',
    'sail 35',
    'sail 1',
    'deliver beer',
  ]);
  expect(sails.lasts).toBe(sailTime(3));
  expect(sails.view.players[1]).toMatchObject({ aboard: { beer: 1 }, barge: 1 });
  expect(whole.view.players[1]).toMatchObject({ aboard: { beer: 0 }, barge: 1 });
  expect(whole.view.sailed).toEqual(sails.view.sailed);
});

test('whoever stays where they are is shown at once', () => {
  expect(shown({ pool: { black: 2 } }, ['pass'])).toHaveLength(1);
});
