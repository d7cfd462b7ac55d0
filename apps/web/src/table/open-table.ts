import { beginTable as beginHost, goOnWith } from '@mokum/host';
import {
  hashText,
  type Json,
  type Log,
  MokumError,
  readLog,
  type Refusal,
  type Reply,
  type RulesShelf,
} from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import type { KeptTable, Save } from '../saves/save.ts';
import type { Saves } from '../saves/saves.ts';
import { fine, type Outcome, problem, type ProblemCode } from '../share/problem.ts';
import type { BotPlayers } from './bot-players.ts';
import { type LocalTable, type LocalTableConfig, runHere, versionOf } from './local-table.ts';
import { shelf as ownShelf } from './shelf.ts';
import { freshSeed, infoOf, newId } from './table-info.ts';
import type { TableInfo } from './table.ts';
import { workerPlayers } from './worker-players.ts';

export interface Surroundings {
  readonly saves: Saves;
  readonly pace?: number;
  readonly bots?: () => BotPlayers;
  /** where rules are taken from; the page's own shelf, if it is left out */
  readonly shelf?: RulesShelf;
}

/** What a player chose for a new table. */
export type NewTable = Pick<TableInfo, 'game' | 'seats'> & { readonly options?: Json; readonly seed?: string };

function value<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}

/** Begins a game; it is kept from its first moment. Refuses impossible seats and options with the rules' message. */
export async function beginTable(wanted: NewTable, around: Surroundings): Promise<LocalTable> {
  const { shelf = ownShelf } = around;
  const rules = value(await shelf.newest(wanted.game));
  const { seats, seed = freshSeed() } = wanted;
  const options = value(rules.readOptions(wanted.options ?? {}, seats.length));
  const kept: KeptTable = { id: newId(), game: wanted.game, seats, options, seed, begun: Date.now() };
  const card = cardOf(kept, rules.version);
  return value(await runHere(configOf(kept, card, undefined, around), (setting) => beginHost(setting, card)));
}

/** The same table once more: the next seat begins, and everything agreed on holds. */
export const rematchOf = ({ game, seats, options }: TableInfo): NewTable => ({
  game,
  seats: [...seats.slice(1), seats[0]],
  options,
});

/** Goes on with a kept game, under the rules it was begun with. */
export async function openSave(id: string, around: Surroundings): Promise<Outcome<LocalTable>> {
  const loaded = await around.saves.load(id);
  if (loaded.is === 'problem') return problem(loaded.code, loaded.raw, loaded.detail);
  const { save } = loaded;
  const opened = await openKept(save.info, save, save.log, around);
  return opened.ok ? opened : { ok: false, problem: { ...opened.problem, raw: await around.saves.raw(id) } };
}

/**
 * Opens a log that came in a file or a link as a game of its own, kept like any other. Whoever opens the same one again
 * finds the game they made of it.
 */
export async function openLog(text: string, around: Surroundings): Promise<Outcome<LocalTable>> {
  const log = logIn(text);
  if (!log.ok) return log;
  const id = `log-${hashText(text)}`;
  const loaded = await around.saves.load(id);
  if (loaded.is === 'loaded') return await openSave(id, around);
  return await openKept(infoOf(log.value.header, id), undefined, text, around);
}

/** A text as a log, or what is wrong with it. */
function logIn(text: string): Outcome<Log> {
  try {
    return fine(readLog(text));
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    const otherwise = /^mokum log \d/.test(text) ? 'log-differs' : 'not-a-log';
    return problem(error.code === 'log-format' ? 'unknown-format' : otherwise, text, error.message);
  }
}

/** What a player is told where the rules or the host refuse a log. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  'unknown-game': 'unknown-game',
  'unknown-rules': 'unknown-rules',
  'no-bundle': 'not-loaded',
  'spoilt-bundle': 'not-loaded',
};
const refusedLog = ({ code, message }: Refusal, text: string): Outcome<never> =>
  problem(CODES[code] ?? 'log-differs', text, message);

async function openKept(
  kept: KeptTable,
  save: Save | undefined,
  text: string,
  around: Surroundings,
): Promise<Outcome<LocalTable>> {
  const read = logIn(text);
  if (!read.ok) return read;
  const { game, rules: version, seats } = read.value.header;
  const { shelf = ownShelf } = around;
  const rules = await shelf.load(game, version);
  if (!rules.ok) return refusedLog(rules.refusal, text);
  if (seats !== kept.seats.length || game !== kept.game)
    return problem('broken', text, 'the list of seats is not that of the log');
  const card = cardOf(kept, rules.value.version);
  const config = configOf(kept, card, save, around);
  const opened = await runHere(config, (setting) =>
    goOnWith(setting, { version: versionOf(config), card, log: text, written: 'elsewhere' }),
  );
  return opened.ok ? fine(opened.value) : refusedLog(opened.refusal, text);
}

/** What everybody may know of a table: all that is kept of it but the seed. */
const cardOf = ({ seed: _seed, seats, ...rest }: KeptTable, rules: number): TableCard => ({
  ...rest,
  rules,
  seats: seats.map((seat) => ({ ...seat })),
});

const configOf = (
  kept: KeptTable,
  card: TableCard,
  save: Save | undefined,
  { saves, pace, bots = workerPlayers, shelf = ownShelf }: Surroundings,
): LocalTableConfig => ({
  card,
  seed: kept.seed,
  shelf,
  bots: bots(),
  keeper: saves.keeperFor(kept, save),
  kept: save ? 'already' : 'not-yet',
  ...(pace !== undefined && { pace }),
});
