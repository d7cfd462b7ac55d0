import { saves } from '../app/games-kept.ts';
import { go } from '../app/route.ts';
import { beginTable, type NewTable } from '../table/open-table.ts';
import { nextTask } from '../table/next-task.ts';
import type { Table } from '../table/table.ts';

/** Tables just begun, on their way to the screen that shows them. */
const begun = new Map<string, Table>();

export async function startTable(wanted: NewTable): Promise<void> {
  const table = await beginTable(wanted, { saves });
  begun.set(table.info.id, table);
  // To lay and keep it was work enough for one task.
  await nextTask();
  go(`#/table/${table.info.id}`);
}

export function takeBegun(id: string): Table | undefined {
  const table = begun.get(id);
  begun.delete(id);
  return table;
}
