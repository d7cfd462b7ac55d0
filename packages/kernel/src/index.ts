export type { About, Args } from './about.ts';
export { type AgendaJson, MAIN } from './agenda.ts';
export { Ahead, type Became } from './ahead.ts';
export { Bits, Counts, Seq, Stacks } from './containers.ts';
export { type Domain, type Json, NONE, nothing, range, seat, type Words, words } from './domain.ts';
export { CHANCE, type Player, type SeatSet, seatsOf } from './engine.ts';
export { type ErrorCode, firstProblems, MokumError, refuse, shown } from './errors.ts';
export {
  bool,
  counts,
  derived,
  facedown,
  type Field,
  type Hidden,
  int,
  list,
  maybe,
  one,
  secret,
  set,
  stacks,
} from './field.ts';
export type { Config, Definition, Game, Result, Shorthand } from './definition.ts';
export { defineGame } from './game.ts';
export { Match, type MatchConfig } from './match.ts';
export type { Barrier, Undoable } from './barrier.ts';
export type { Why } from './why.ts';
export { isPlainText, plainText } from './plain-text.ts';
export { applyEntry, determinize, Memory, type MemoryData, replay } from './memory.ts';
export { indexOf, MOST_OPTIONS, Options, optionOf, Outcomes, taskOf } from './options.ts';
export { Dice } from './dice.ts';
export { diceOf, type Nature, quickNature } from './nature.ts';
export { Random } from './random.ts';
export { type Facade, type Fields, many, perSeat, record, type RecordType } from './record.ts';
export {
  type Entry,
  NATURE,
  type RememberedRow,
  type Row,
  type SeenEntry,
  type SeenRow,
  type SeenTold,
  type Undo,
} from './entries.ts';
export { entryOf, optionFor, readMove, redact, redactRow, textOf } from './rows.ts';
export { type Audience, hashText, type Kernel, type Question, type State, type Told, type View } from './state.ts';
export {
  type Chance,
  type Choice,
  type Deal,
  END,
  type Happening,
  type Menu,
  type Offer,
  type PlanEntry,
  type Seen,
  type Standing,
  type Step,
  type Task,
  type Together,
  vocabulary,
} from './task.ts';
export { type Log, type LogFormat, type LogHeader, type LogRow, LOG_FORMAT, readLog } from './log.ts';
export { LogDiffers, replaying, replayLog, trustLog } from './replay-log.ts';
export { tablesHash } from './tables.ts';
export { headerOf, linesOf, writeLog } from './write-log.ts';
export { readJson } from './json.ts';
export {
  DEEPEST_JSON,
  LARGEST_LOG,
  LONGEST_LOG_LINE,
  LONGEST_MOVE,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_LOG_ROWS,
  MOST_NAMES,
  MOST_PACKS_KEPT,
  MOST_PROBLEMS,
} from './limits.ts';
export { Packs } from './packs.ts';
export { knowsSecrets } from './secrets.ts';
export type { OpenReferee, Outlook } from './border/open-referee.ts';
export type { Done, LogMore, Referee } from './border/referee.ts';
export { type Refusal, refusalOf, type Reply, replyTo } from './border/reply.ts';
export { rulesOf } from './border/rules-of.ts';
export type { Replayed, Replaying, Rules, Setting } from './border/rules.ts';
export type { RulesShelf } from './border/shelf.ts';
export { type Bundles, type Frozen, type FrozenIndex, shelfOf } from './border/shelf-of.ts';
export type { Mark } from './border/mark.ts';
export { applyDelta } from './delta/apply.ts';
export { deltaBetween, type DeltaFor, deltasBetween } from './delta/between.ts';
export { packMoves, unpackMoves } from './delta/moves.ts';
export type { Edit, ViewDelta } from './delta/view-delta.ts';
