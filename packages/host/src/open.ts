import type { Reply } from '@mokum/kernel';
import type { TableCard } from '@mokum/protocol';
import { Host } from './host.ts';
import { Play } from './play.ts';
import type { Kept } from './ports/index.ts';
import { refused } from './refused.ts';
import { peopleOf, replayKept } from './replay-kept.ts';
import type { HostSetting } from './setting.ts';

/** Begins a table. It is kept before anybody is shown anything. */
export async function beginTable(setting: HostSetting, card: TableCard): Promise<Reply<Host>> {
  const rules = await setting.shelf.load(card.game, card.rules);
  if (!rules.ok) return rules;
  const luck = setting.luck.of(card.id, undefined);
  const begun = rules.value.begin({ seats: card.seats.length, options: card.options, nature: luck.nature });
  if (!begun.ok) return begun;
  const complete = { ...card, options: begun.value.options };
  const play = new Play(rules.value, begun.value, '1', peopleOf(card));
  const host = new Host({ ...setting, card: complete, tableLuck: luck }, play, { version: 0, rows: 0 });
  await host.start();
  return { ok: true, value: host };
}

/** Goes on with a table that is kept, under the rules it was begun with. */
export async function openTable(setting: HostSetting, table: string): Promise<Reply<Host>> {
  const kept = await setting.store.open(table);
  return kept ? goOnWith(setting, kept) : refused('no-table', `there is no table "${table}" here`);
}

/** Goes on with a table that somebody has, kept or not. */
export async function goOnWith(setting: HostSetting, kept: Kept): Promise<Reply<Host>> {
  const replayed = await replayKept(setting, kept, undefined);
  if (!replayed.ok) return replayed;
  const { play, luck, rows } = replayed.value;
  const card = { ...kept.card, options: play.referee.options };
  const { version, beside } = kept;
  const host = new Host({ ...setting, card, tableLuck: luck }, play, { version, rows, ...(beside && { beside }) });
  await host.start();
  return { ok: true, value: host };
}
