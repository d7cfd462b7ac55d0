import type { Json } from '@mokum/kernel';
import { describe, expect, it } from 'vitest';
import { openSaves } from '../saves/saves.ts';
import { memoryStore } from '../saves/store.ts';
import { readShareLink, writeShareLink } from '../share/share-link.ts';
import { randomPlayers } from './bot-players.ts';
import type { LocalTable } from './local-table.ts';
import { beginTable, openLog, openSave, rematchOf } from './open-table.ts';
import { playOn, tableInfo } from './test-kit.ts';

const every = {
  length: 'short',
  edition: 'ru',
  foreman: true,
  orders: 5,
  openOrders: 2,
  trader: true,
  extraTiles: true,
  rulings: { extraTiles: 'three-one-over-two' },
};
/** What a table agreed on, and how many sit at it. */
const tables: readonly (readonly [name: string, options: Json, seats: number])[] = [
  ['nothing but the base game', {}, 2],
  ['every expansion, another edition, the short game', every, 2],
  ['the foreman', { foreman: true }, 3],
  ['three orders', { orders: 3 }, 2],
  ['open orders of another edition', { orders: 3, openOrders: 1, edition: 'fr' }, 2],
  ['the trader', { trader: true, edition: 'hu' }, 4],
  ['more market tiles', { extraTiles: true, length: 'short' }, 2],
  ['the solo game', { length: 'short', edition: 'ru' }, 1],
];

/** What the table shows of what was agreed on. */
const seen = ({ info, now }: LocalTable): unknown => {
  const { foreman, bailiff, trader, firstRound, order36, openOrders, seats, tom, players, tiles } = now.peek()
    .view as unknown as Record<string, Json>;
  return {
    options: info.options,
    foreman,
    bailiff,
    trader,
    firstRound,
    order36,
    openOrders,
    seats,
    tom,
    players,
    tiles,
  };
};

describe.each(tables)('options of a table: %s', (_name, options, people) => {
  it('survive saving, loading again, a link, a log, and another game at the same table', async () => {
    const store = memoryStore();
    const around = () => ({ saves: openSaves(store), bots: () => randomPlayers });
    const { seats } = tableInfo('human', 'random', 'random', 'random');
    const table = await beginTable(
      { game: 'amsterdam', seats: seats.slice(0, people), options, seed: 'rokin' },
      around(),
    );
    await playOn(table, () => table.now.value.revision >= 30 && table.now.value.legal.length > 0);
    await table.settled();
    const before = seen(table);
    expect(table.info.options).toMatchObject(options as object);
    const log = await table.log();
    if (log === undefined) throw new Error('one person at the table may have the log');
    const rematch = rematchOf(table.info);
    table.close();

    const again = await openSave(table.info.id, around());
    if (!again.ok) throw new Error(again.problem.code);
    expect(seen(again.value)).toEqual(before);
    expect(await again.value.log()).toBe(log);
    again.value.close();

    const link = await writeShareLink(log, 'http://localhost/');
    const shared = await readShareLink(link.slice(link.indexOf('#')));
    if (!shared.ok) throw new Error(shared.problem.code);
    for (const text of [log, shared.value]) {
      const opened = await openLog(text, { saves: openSaves(memoryStore()), bots: () => randomPlayers });
      if (!opened.ok) throw new Error(opened.problem.code);
      expect(seen(opened.value)).toEqual(before);
      opened.value.close();
    }

    const next = await beginTable(rematch, around());
    expect(next.info.options).toEqual(table.info.options);
    expect(next.info.seats.map(({ name }) => name)).toEqual(
      [...seats.slice(1, people), seats[0]].map(({ name }) => name),
    );
    next.close();
  });
});
