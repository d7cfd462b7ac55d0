import { type Json, quickNature } from '@mokum/kernel';
import { newTable, type Table } from './table.ts';

/** A set-up played up to the first question of the expansions, everybody taking the first option. */
export function setUp(seats: number, options: Json, asked: string, seed = 'figures'): Table {
  const at = newTable(seats, options, quickNature(seed));
  for (;;) {
    const [seat] = at.match.waitingFor() as readonly number[];
    if (at.match.view(seat).question?.task === asked) return at;
    at.match.submit(seat, [at.match.legal(seat)[0]]);
  }
}
export const asking = ({ match }: Table): number => (match.waitingFor() as readonly number[])[0];
