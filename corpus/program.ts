import { type CompanionSave, companion, editionNames, saveOf } from '@mokum/amsterdam/companion';
import { type Json, type OpenReferee, readLog, type Reply } from '@mokum/kernel';
import { readTomSheet } from '@mokum/protocol/tom-sheet';
import { TITLES } from '../apps/cli/src/games.ts';
import { withPack } from '../apps/cli/src/pack.ts';
import { readSave as resumeAtTerminal } from '../apps/cli/src/play/saves.ts';
import { readSheet as readSheetAtTerminal } from '../apps/cli/src/tom/sheets.ts';
import { shelf } from '../apps/cli/src/shelf.ts';
import { run } from '../apps/cli/test/run.ts';
import { openSaves } from '../apps/web/src/saves/saves.ts';
import { memoryStore } from '../apps/web/src/saves/store.ts';
import { openSettings } from '../apps/web/src/settings/settings.ts';
import { readShareLink } from '../apps/web/src/share/share-link.ts';
import { randomPlayers } from '../apps/web/src/table/bot-players.ts';
import type { LocalTable } from '../apps/web/src/table/local-table.ts';
import { openLog, openSave } from '../apps/web/src/table/open-table.ts';
import { playOn } from '../apps/web/src/table/test-kit.ts';

// How the corpus is opened with the program as it is today. When a way into the program changes, this file follows; the
// corpus and what it must give do not.

/** A moment of a game: the state, who is asked, and what each of them may do. */
export interface Moment {
  readonly state: Json;
  readonly asked: readonly number[] | 'chance';
  /** the legal moves of each seat that is asked, in its order; of chance the outcomes, none for a whole deal */
  readonly legal: readonly (readonly string[])[];
}

/**
 * The state as it is compared: all that a game declares, without what is still to happen and without derived fields. A
 * pack is named in the state by a hash of how it is written, which is no matter of the rules: only that there is one counts.
 */
function stateOf(json: Json): Json {
  const { agenda: _agenda, edition, ...fields } = json as Readonly<Record<string, Json>>;
  return { ...fields, ...(edition !== undefined && { edition: edition === 0 ? 'own' : 'pack' }) };
}

function momentOf(referee: OpenReferee): Moment {
  const asked = referee.waitingFor();
  const legal = asked === 'chance' ? [referee.outcomes().moves] : asked.map((seat) => referee.legal(seat));
  return { state: stateOf(referee.json()), asked, legal };
}

function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.message}`);
  return reply.value;
}

/** A log replayed under its rules: the moment after every row, and the last with the answers that wait for others. */
export async function replayed(text: string, after: (moment: Moment) => void): Promise<{ last: Moment; result: Json }> {
  const log = readLog(text);
  const rules = value(await shelf.load(log.header.game, log.header.rules));
  const rows = rules.replaying(log);
  for (;;) {
    const { is, referee } = value(rows.next());
    const moment = momentOf(referee);
    if (is === 'over') return { last: moment, result: (referee.result() ?? null) as unknown as Json };
    after(moment);
  }
}

/** `mokum verify` on files: what it says, and its exit code. */
export const verified = (files: readonly string[]): Promise<{ code: number; out: string }> => run(['verify', ...files]);

/** The moment at which `mokum play --resume` goes on. */
export async function resumed(file: string): Promise<Moment> {
  const { kept } = resumeAtTerminal(file);
  const rules = value(await shelf.load(kept.card.game, kept.card.rules));
  return momentOf(value(rules.replay(readLog(kept.log), 'checked')));
}

/** `mokum play --resume`, left at once. */
export const satDown = (file: string): Promise<{ code: number; out: string; err: string }> =>
  run(['play', '--resume', file], 'quit\n');

/** What the page shows of a table that it has opened. */
export interface Shown {
  readonly audience: number | string;
  readonly length: number;
  readonly asked: readonly number[];
  readonly legal: readonly string[];
  readonly pending: readonly string[];
  readonly view: Json;
  readonly result: Json;
}

function shownAt({ now }: LocalTable): Shown {
  const { audience, revision, waitingFor, legal, pending, view, result } = now.peek();
  // The rows of a view's edition are named as in a state.
  const { edition, ...fields } = view as Readonly<Record<string, Json>>;
  const seen = { ...fields, ...(edition !== undefined && { edition: edition === 0 ? 'own' : 'pack' }) };
  return {
    audience,
    length: revision,
    asked: waitingFor,
    legal,
    pending: pending.flat(),
    view: seen,
    result: (result ?? null) as unknown as Json,
  };
}

/** Bots that never answer: the table stays as it was opened. */
const asleep = { choose: () => new Promise<never>(() => undefined), close: () => undefined };

/** A kept game opened by the page: what stands in its list of games, and what its table shows. */
export async function openedSave(id: string, value: unknown): Promise<{ listed: Json; info: Json; shown: Shown }> {
  const store = memoryStore();
  await store.change(id, () => ({ write: value, outcome: undefined }));
  const saves = openSaves(store);
  await saves.refresh();
  const opened = await openSave(id, { saves, bots: () => asleep, shelf });
  if (!opened.ok) throw new Error(`${opened.problem.code}: ${opened.problem.detail}`);
  const table = opened.value;
  const loaded = await saves.load(id);
  if (loaded.is !== 'loaded') throw new Error(loaded.code);
  // What everybody at the table may know, and the seed, which is kept but no part of that.
  const { rules: _rules, ...info } = table.info;
  const answer = {
    listed: saves.list.peek() as unknown as Json,
    info: { ...info, seed: loaded.save.info.seed } as unknown as Json,
    shown: shownAt(table),
  };
  table.close();
  return answer;
}

/** A kept game played on by the page to its end: how many rows it had and has. */
export async function finishedSave(id: string, value: unknown): Promise<{ over: boolean; length: number }> {
  const store = memoryStore();
  await store.change(id, () => ({ write: value, outcome: undefined }));
  const saves = openSaves(store);
  const opened = await openSave(id, { saves, bots: () => randomPlayers, shelf });
  if (!opened.ok) throw new Error(`${opened.problem.code}: ${opened.problem.detail}`);
  const table = opened.value;
  await playOn(table);
  await table.settled();
  const loaded = await saves.load(id);
  table.close();
  if (loaded.is !== 'loaded') throw new Error(loaded.code);
  return { over: loaded.save.over, length: loaded.save.length };
}

/** The log in a link, and what the page shows when it is opened. */
export async function openedLink(address: string): Promise<{ log: string; shown: Shown }> {
  const read = await readShareLink(address.slice(address.indexOf('#')));
  if (!read.ok) throw new Error(`${read.problem.code}: ${read.problem.detail}`);
  const opened = await openLog(read.value, { saves: openSaves(memoryStore()), bots: () => asleep, shelf });
  if (!opened.ok) throw new Error(`${opened.problem.code}: ${opened.problem.detail}`);
  const shown = shownAt(opened.value);
  opened.value.close();
  return { log: read.value, shown };
}

/** The options of a table that plays with the pack in a file, as `--pack` reads it. */
export const packed = (game: string, seats: number, file: string): Json => withPack(TITLES[game], seats, {}, file);

/** A sheet of TOM: as it was kept, as the terminal reads it, and all that follows from it. */
export function openedSheet(
  file: string,
  text: string,
): { kept: CompanionSave; atTerminal: CompanionSave; sheet: Json } {
  const read = readTomSheet(editionNames, JSON.parse(text));
  if (!read.ok) throw new Error(read.fault.message);
  const kept = saveOf(read.value.options, read.value.entries);
  return {
    kept,
    atTerminal: readSheetAtTerminal(file),
    sheet: companion(kept.options, kept.entries) as unknown as Json,
  };
}

/** The settings that the page takes from a stored text. */
export function settingsIn(text: string): Json {
  const { kept: _kept, ...values } = openSettings({ getItem: () => text, setItem: () => undefined });
  return Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value as Json]));
}
