import { type Log, readLog, type Referee, type Reply, replyTo, type Rules } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import { Play } from './play.ts';
import type { Clock, Kept, TableLuck } from './ports/index.ts';
import { refused } from './refused.ts';
import type { HostSetting } from './setting.ts';

/** how many milliseconds a long log is replayed before others are let run */
const SLICE = 8;

/** the seats of people */
export const peopleOf = ({ seats }: TableCard): number[] =>
  seats.flatMap(({ who }, seat) => (who === 'human' ? [seat] : []));

export interface ReplayedTable {
  readonly play: Play;
  readonly luck: TableLuck;
  /** how many rows the log has; nature may have added some */
  readonly rows: number;
}

/** Reads and replays what is kept; nothing of the setting is changed by it. A new luck is made where none is given. */
export async function replayKept(
  { shelf, luck, clock }: Pick<HostSetting, 'shelf' | 'luck' | 'clock'>,
  kept: Kept,
  known: TableLuck | undefined,
): Promise<Reply<ReplayedTable>> {
  const { card, written, beside, version } = kept;
  const read = replyTo(() => readLog(kept.log));
  if (!read.ok) return read;
  const log = read.value;
  if (log.header.game !== card.game || log.header.seats !== card.seats.length)
    return refused('bad-log', 'the card of the table is not that of its log');
  const rules = await shelf.load(card.game, log.header.rules);
  if (!rules.ok) return rules;
  const tableLuck = known ?? luck.of(card.id, log.header);
  const referee = await replayed(rules.value, log, written, tableLuck, clock);
  if (!referee.ok) return referee;
  const play = new Play(rules.value, referee.value, beside?.line ?? `${version}`, peopleOf(card));
  if (beside) play.load(beside.said, beside.ahead);
  return { ok: true, value: { play, luck: tableLuck, rows: log.rows.length } };
}

/** A rule may fail on what somebody has written into a log; that is no game either. */
async function replayed(
  rules: Rules,
  log: Log,
  written: Kept['written'],
  { nature }: TableLuck,
  clock: Clock,
): Promise<Reply<Referee>> {
  try {
    if (written === 'here') return rules.replay(log, 'trusted', nature);
    const replaying = rules.replaying(log, nature);
    for (let until = clock.now() + SLICE; ; ) {
      const step = replaying.next();
      if (!step.ok) return step;
      if (step.value.is === 'over') return { ok: true, value: step.value.referee };
      if (clock.now() < until) continue;
      await clock.pause?.();
      until = clock.now() + SLICE;
    }
  } catch (error) {
    return refused('bad-log', `this log cannot be carried out: ${error instanceof Error ? error.message : ''}`);
  }
}
