import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { randomPlayers } from '../table/bot-players.ts';
import { openSave } from '../table/open-table.ts';
import { playOn } from '../table/test-kit.ts';
import { testShelf } from '../table/test-shelf.ts';
import type { Save } from './save.ts';
import { openSaves } from './saves.ts';
import { memoryStore } from './store.ts';

// Games as earlier versions of the page kept them, one for each version of a game's rules that was published. They are
// never made anew: when the rules change, the old version is frozen, and a file is added here.
const folder = new URL('kept/', import.meta.url);

describe('this version of the page finishes what an earlier one has kept', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    const kept = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Save;
    const store = memoryStore();
    await store.change(kept.id, () => ({ write: kept, outcome: undefined }));
    const saves = openSaves(store);
    const outcome = await openSave(kept.id, { saves, bots: () => randomPlayers, shelf: testShelf });
    if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.detail}`);
    const table = outcome.value;
    expect(table.now.value.revision).toBe(kept.length);
    const { seed: _seed, ...info } = kept.info;
    expect(table.info).toEqual({ ...info, rules: 1 });
    await playOn(table);
    await table.settled();
    await saves.refresh();
    expect(saves.list.value).toMatchObject([{ state: 'whole', over: true }]);
    table.close();
  });
});
