import type { LocalTable } from './local-table.ts';
import type { SeatInfo, TableInfo } from './table.ts';

const COLOURS: readonly SeatInfo['colour'][] = ['red', 'blue', 'yellow', 'green', 'white'];

/** A table of Grachtenpand for tests: who sits where. */
export const tableInfo = (...who: string[]): TableInfo => ({
  id: 'a-table',
  game: 'grachtenpand',
  seats: who.map((it, seat) => ({ name: `P${seat}`, colour: COLOURS[seat], who: it })),
  options: {},
  seed: 'seed',
  begun: 0,
});

export const tick = (ms = 1): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something holds. */
export async function until(holds: () => unknown, ms = 20_000): Promise<void> {
  for (const began = Date.now(); !holds(); await tick()) if (Date.now() - began > ms) throw new Error('waited in vain');
}

/** Plays for every person until the game is over, or until `enough`; always the first legal move. */
export async function playOn(
  table: Pick<LocalTable<unknown>, 'now' | 'curtain' | 'raiseCurtain' | 'submit'>,
  enough: () => boolean = () => false,
): Promise<void> {
  for (let i = 0; i < 20_000; i++) {
    const { legal, result } = table.now.value;
    if (result || enough()) return;
    if (table.curtain.value !== undefined) table.raiseCurtain();
    else if (legal.length > 0) {
      const refusal = await table.submit([legal[i % legal.length]]);
      if (refusal) throw new Error(refusal.message);
    } else await tick();
  }
  throw new Error('the game did not end');
}
