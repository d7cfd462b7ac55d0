import type { Game } from './definition.ts';
import { contains, type Domain } from './domain.ts';
import type { Entry, Row, SeenEntry, SeenRow, SeenTold } from './entries.ts';
import { refuse, shown } from './errors.ts';
import { LONGEST_MOVE } from './limits.ts';
import { indexOf, optionOf, taskOf } from './options.ts';
import type { Fields } from './record.ts';
import type { Audience, Told } from './state.ts';
import type { Seen, Task } from './task.ts';

// biome-ignore lint/suspicious/noExplicitAny: tasks of whatever game
type AnyTask = Task<any, any>;

/** The task that a word of the notation answers, and what it is called there: a menu goes by its word for leaving. */
export function wordOf(task: AnyTask): string {
  return task.kind === 'menu' ? task.pass : task.name;
}

/** by game, its tasks by their words: whoever writes a whole log asks for thousands */
const called = new WeakMap<object, ReadonlyMap<string, AnyTask>>();

export function taskCalled<F extends Fields>(game: Game<F>, word: string): AnyTask | undefined {
  let known = called.get(game.tasks);
  if (!known) {
    const named = new Map<string, AnyTask>();
    for (const task of game.tasks)
      if (task.kind !== 'step' && task.kind !== 'together' && wordOf(task) !== '' && !named.has(wordOf(task)))
        named.set(wordOf(task), task);
    known = named;
    called.set(game.tasks, known);
  }
  return known.get(word);
}

function domainOf(task: AnyTask): Domain | undefined {
  return 'domain' in task ? task.domain : undefined;
}

export function textOf<F extends Fields>(
  game: Game<F>,
  { task: name, values }: Pick<Entry, 'task' | 'values'>,
): string {
  const domain = domainOf(taskCalled(game, name) as AnyTask);
  return [name, ...values.map((value) => domain?.text(value) ?? '')].filter((part) => part !== '').join(' ');
}

/** Reads a move or an outcome: the word of a task and its values. */
export function readMove<F extends Fields>(
  game: Game<F>,
  text: string,
): { readonly task: AnyTask; readonly values: number[] } {
  if (typeof text !== 'string' || text.length > LONGEST_MOVE)
    refuse('bad-notation', `a move is a short text of at most ${LONGEST_MOVE} letters, not ${shown(text)}`);
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const task = taskCalled(game, word);
  if (!task) refuse('bad-notation', `${game.name} has no move ${shown(word)}`);
  const domain = domainOf(task);
  if (!domain) {
    if (rest.length > 0) refuse('bad-notation', `${word} stands alone, found ${shown(text)}`);
    return { task, values: [0] };
  }
  if (domain.size === 1 && domain.text(domain.lo) === '' && rest.length > 0)
    refuse('bad-notation', `${word} stands alone, found ${shown(text)}`);
  const values = (rest.length === 0 && domain.read('') !== undefined ? [''] : rest).map((part) => {
    const value = domain.read(part);
    if (value === undefined) refuse('bad-notation', `${word}: ${shown(part)} is no ${domain.name}`);
    return value;
  });
  if (task.kind !== 'deal' && values.length !== 1)
    refuse('bad-notation', `${word} takes one ${domain.name}, found ${shown(text)}`);
  return { task, values };
}

export function optionFor(task: AnyTask, value: number): number {
  const domain = domainOf(task);
  return optionOf(task.id, domain && contains(domain, value) ? value - domain.lo : 0);
}

export function entryOf<F extends Fields>(game: Game<F>, seat: number, option: number): Entry {
  const task = game.tasks[taskOf(option)] as AnyTask;
  const domain = domainOf(task);
  return { by: seat, owner: seat, task: wordOf(task), values: domain ? [domain.lo + indexOf(option)] : [0] };
}

function seenOf(task: AnyTask): Seen {
  return 'seen' in task ? task.seen : 'all';
}

/** An entry for an audience's eyes, or undefined where it sees nothing of it. */
export function redact<F extends Fields>(game: Game<F>, entry: Entry, audience: Audience): SeenEntry | undefined {
  const { by, owner, task: name, values } = entry;
  const seen = seenOf(taskCalled(game, name) as AnyTask);
  if (audience === 'everybody' || seen === 'all' || (seen.by === 'owner' && owner === audience)) {
    return { by, owner, task: name, values, text: textOf(game, entry) };
  }
  if (seen.others === 'nothing') return undefined;
  return { by, owner, task: name, text: seen.others(values[0]) };
}

export function redactRow<F extends Fields>(game: Game<F>, row: Row, audience: Audience): SeenRow {
  const entries = row.entries.map((entry) => redact(game, entry, audience)).filter((entry) => entry !== undefined);
  return {
    seq: row.seq,
    entries,
    ...(row.undo !== undefined && { undo: row.undo }),
    ...(row.rewind !== undefined && { rewind: row.rewind }),
  };
}

/** What happened, for an audience's eyes. */
export function redactTrace<F extends Fields>(game: Game<F>, trace: readonly Told[], audience: Audience): SeenTold[] {
  const { happenings = [], causes } = game.definition;
  return trace.flatMap(({ happening: name, seat, values, cause }) => {
    const told = happenings.find((happening) => happening.name === name);
    if (!told || (told.seen === 'owner' && audience !== 'everybody' && seat !== audience)) return [];
    const named = Object.entries<Domain>(told.args).map(([arg, domain], i) => [arg, domain.json(values[i])] as const);
    return [{ happening: name, seat, values: Object.fromEntries(named), cause: causes?.json(cause) ?? cause }];
  });
}
