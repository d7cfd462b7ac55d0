import { beginTable, goOnWith } from '@mokum/host';
import type { Json } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import type { BotPlayers } from './bot-players.ts';
import type { Keeper } from './keeper.ts';
import { type LocalTable, runHere } from './local-table.ts';
import { shelf } from './shelf.ts';
import type { SeatInfo, Table, TableInfo } from './table.ts';

const COLOURS: readonly SeatInfo['colour'][] = ['red', 'blue', 'yellow', 'green', 'white'];

/** A table of Grachtenpand for tests: who sits where. */
export const tableInfo = (...who: string[]): TableInfo => ({
  id: 'a-table',
  game: 'grachtenpand',
  rules: 1,
  seats: who.map((it, seat) => ({ name: `P${seat}`, colour: COLOURS[seat], who: it })),
  options: {},
  begun: 0,
});

export interface TestTable {
  /** Grachtenpand if nothing is said */
  readonly game?: string;
  readonly options?: Json;
  readonly seed?: string;
  /** the game to go on with */
  readonly log?: string;
  readonly bots?: BotPlayers;
  readonly keeper?: Keeper;
  readonly pace?: number;
}

/** Opens a table in this process, with random bots and kept nowhere if nothing else is said. */
export async function openTestTable(who: readonly string[], more: TestTable = {}): Promise<LocalTable> {
  const { game = 'grachtenpand', options = {}, seed = 'seed', log, ...rest } = more;
  const { seats, ...info } = tableInfo(...who);
  const newest = await shelf.newest(game);
  if (!newest.ok) throw new Error(newest.refusal.message);
  const card: TableCard = {
    ...info,
    rules: newest.value.version,
    game,
    options,
    seats: seats.map((seat) => ({ ...seat })),
  };
  const opened = await runHere({ card, seed, shelf, ...rest }, (setting) =>
    log === undefined ? beginTable(setting, card) : goOnWith(setting, { version: 0, card, log, written: 'elsewhere' }),
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  return opened.value;
}

export const tick = (ms = 1): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something holds. */
export async function until(holds: () => unknown, ms = 20_000): Promise<void> {
  for (const began = Date.now(); !(await holds()); await tick())
    if (Date.now() - began > ms) throw new Error('waited in vain');
}

/** Plays for every person until the game is over, or until `enough`; always the first legal move. */
export async function playOn(
  table: Pick<Table<unknown>, 'now' | 'hotSeat' | 'submit'>,
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<void> {
  for (let i = 0; i < 20_000; i++) {
    const { legal, result } = table.now.value;
    if (result || (await enough())) return;
    if (table.hotSeat?.curtain.value !== undefined) table.hotSeat.raiseCurtain();
    else if (legal.length > 0) {
      const refusal = await table.submit([legal[i % legal.length]]);
      if (refusal) throw new Error(refusal.message);
    } else await tick();
  }
  throw new Error('the game did not end');
}
