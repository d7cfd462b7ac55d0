import type { Args } from '../about.ts';
import type { Game } from '../definition.ts';
import type { Domain } from '../domain.ts';
import type { Fields } from '../record.ts';
import type { Seen } from '../task.ts';

/**
 * Every name and domain by which a game is saved, sent and logged: its tasks, what they carry and who sees the answers, its
 * events and its causes. Whoever changes one of them changes what others have stored.
 */
export function vocabularyOf<F extends Fields>({ name, tasks, definition }: Game<F>): string {
  const lines = [`${name}, rules ${definition.rules}, ${definition.seats.least} to ${definition.seats.most} seats`];
  for (const task of tasks) {
    const asks = 'domain' in task ? ` ${domainText(task.domain)}, seen by ${seenText(task.seen)}` : '';
    const ends = 'ends' in task && task.ends !== 'nothing' ? `, ends the ${task.ends}` : '';
    const menu =
      task.kind === 'menu'
        ? ` ${task.takes} of ${task.entries.map((entry) => entry.name).join(', ')}${task.pass === '' ? '' : `, or ${task.pass}`}`
        : task.kind === 'together'
          ? ` each ${task.each.name}`
          : '';
    lines.push(`${task.kind} ${task.name}${argsText(task.args)}${asks}${menu}${ends}`);
  }
  for (const { name: told, seen, args } of definition.happenings ?? [])
    lines.push(`event ${told}${argsText(args)}, seen by ${seen}`);
  if (definition.causes) lines.push(`causes ${domainText(definition.causes)}`);
  return `${lines.join('\n')}\n`;
}

const argsText = (args: Args = {}): string => {
  const parts = Object.entries(args).map(([name, domain]) => `${name}: ${domainText(domain)}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
};

/** A range by its ends; words one by one, unless there are very many. */
function domainText({ name, lo, size, text }: Domain): string {
  const texts = Array.from({ length: size }, (_, i) => text(lo + i));
  const shown =
    size > 80 || texts.every((word, i) => word === String(lo + i))
      ? [texts[0], texts[size - 1]].join(' to ')
      : texts.join(' ');
  return `${name} [${shown}]`;
}

const seenText = (seen: Seen): string =>
  seen === 'all' ? 'all' : `${seen.by}, others ${seen.others === 'nothing' ? 'nothing' : 'a word'}`;
