import {
  type Fields,
  type Game,
  hashText,
  type Json,
  type Log,
  type LogHeader,
  type Match,
  MokumError,
  readLog,
} from '@mokum/kernel';
import type { KeptTable, Save } from '../saves/save.ts';
import type { Saves } from '../saves/saves.ts';
import { fine, type Outcome, problem } from '../share/problem.ts';
import type { BotPlayers } from './bot-players.ts';
import { loadGame, UnknownGame } from './game-modules.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { nextTask } from './next-task.ts';
import { replayInSlices } from './replay-slices.ts';
import { freshSeed, infoOf, newId } from './table-info.ts';
import type { TableInfo } from './table.ts';
import { workerPlayers } from './worker-players.ts';

export interface Surroundings {
  readonly saves: Saves;
  readonly pace?: number;
  readonly bots?: () => BotPlayers;
}

/** What a player chose for a new table. */
export type NewTable = Pick<TableInfo, 'game' | 'seats'> & { readonly options?: Json; readonly seed?: string };

const botsOf = ({ bots = workerPlayers }: Surroundings): BotPlayers => bots();
const paceOf = ({ pace }: Surroundings): { pace?: number } => (pace === undefined ? {} : { pace });

/** Begins a game; it is kept from its first moment. Refuses impossible seats and options with the kernel's message. */
export async function beginTable(wanted: NewTable, around: Surroundings): Promise<LocalTable> {
  const game = await loadGame(wanted.game);
  const { seats, options = {}, seed = freshSeed() } = wanted;
  const kept: KeptTable = {
    id: newId(),
    game: wanted.game,
    seats,
    options: game.definition.readOptions(options, seats.length),
    seed,
    begun: Date.now(),
  };
  // To read the game's tables was work enough for one task.
  await nextTask();
  return tableOf(game, kept, undefined, undefined, around);
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
  const checked = await checkLog(save.log);
  if (!checked.ok) return { ok: false, problem: { ...checked.problem, raw: await around.saves.raw(id) } };
  const { game, log, match } = checked.value;
  if (log.header.seats !== save.info.seats.length || game.name !== save.info.game)
    return problem('broken', await around.saves.raw(id), 'the list of seats is not that of the log');
  return fine(tableOf(game, save.info, match, save, around));
}

/**
 * Opens a log that came in a file or a link as a game of its own, kept like any other. Whoever opens the same one again
 * finds the game they made of it.
 */
export async function openLog(text: string, around: Surroundings): Promise<Outcome<LocalTable>> {
  const checked = await checkLog(text);
  if (!checked.ok) return checked;
  const { game, log, match } = checked.value;
  const id = `log-${hashText(text)}`;
  const loaded = await around.saves.load(id);
  if (loaded.is === 'loaded') return await openSave(id, around);
  return fine(tableOf(game, infoOf(log.header, id), match, undefined, around));
}

interface Checked {
  readonly game: Game;
  readonly log: Log;
  readonly match: Match;
}

/** Reads and replays a log. Whatever is wrong with it is told, never thrown. */
export async function checkLog(text: string): Promise<Outcome<Checked>> {
  let log: Log;
  try {
    log = readLog(text);
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    const otherwise = /^mokum log \d/.test(text) ? 'log-differs' : 'not-a-log';
    return problem(error.code === 'log-format' ? 'unknown-format' : otherwise, text, error.message);
  }
  const { game: name, rules } = log.header as Partial<LogHeader>;
  try {
    const game = await loadGame(String(name), Number(rules));
    // To read the game's tables was work enough for one task.
    await nextTask();
    return fine({ game, log, match: await replayInSlices(game, log) });
  } catch (error) {
    if (error instanceof UnknownGame)
      return problem(error.version === undefined ? 'unknown-game' : 'unknown-rules', text, error.message);
    if (error instanceof MokumError) return problem('log-differs', text, error.message);
    throw error;
  }
}

function tableOf<F extends Fields>(
  game: Game<F>,
  kept: KeptTable,
  match: Match<F> | undefined,
  save: Save | undefined,
  around: Surroundings,
): LocalTable {
  const { seed, ...info } = kept;
  return openLocalTable({
    game,
    info: { ...info, rules: game.rules },
    seed,
    ...(match !== undefined && { match }),
    kept: save ? 'already' : 'not-yet',
    bots: botsOf(around),
    keeper: around.saves.keeperFor(kept, save),
    ...paceOf(around),
  }) as unknown as LocalTable;
}
