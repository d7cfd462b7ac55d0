import { MOST_ARGS } from './about.ts';
import type { Definition } from './definition.ts';
import type { Player } from './engine.ts';
import { refuse, shown } from './errors.ts';
import type { Fields } from './record.ts';
import { wordOf } from './rows.ts';
import type { Task } from './task.ts';

/** What the kernel itself calls something in a state or a view. */
const TAKEN: ReadonlySet<string> = new Set(
  'seat cause next tell seats agenda index waitingFor question unseen'.split(' '),
);
/** words with a meaning of their own in a log file */
const LOG_WORDS: ReadonlySet<string> = new Set(['undo', 'rewind', 'pending', 'result']);
/** of a happening; a task has as many as it needs */
const MOST_TOLD = 3;
/** what a frame calls itself and whose it is */
const OF_A_FRAME: ReadonlySet<string> = new Set(['task', 'seat', 'open', 'cause']);

/** Refuses a game that could not be written down, saved or told apart, before anybody plays it. */
export function checkDefinition<F extends Fields, P extends Player, G>(
  { name, fields, happenings = [] }: Definition<F, P>,
  tasks: readonly Task<G, P>[],
): void {
  const clash = Object.keys(fields).find((field) => TAKEN.has(field));
  if (clash !== undefined) refuse('bad-config', `${name}: ${clash} is the kernel's own name, not a field's`);
  const names = new Set<string>();
  const answers = new Map<string, string>();
  for (const task of tasks) {
    if (names.has(task.name)) refuse('bad-config', `two tasks are called ${task.name}`);
    names.add(task.name);
    checkArgs(task);
    if (task.kind === 'together' && !tasks.includes(task.each))
      refuse('bad-config', `${task.each.name} is not among the tasks of ${name}`);
    if (task.kind === 'step' || task.kind === 'together') continue;
    const word = wordOf(task);
    if (word === '') continue;
    if (!/^[a-z][a-z0-9-]*$/.test(word) || LOG_WORDS.has(word))
      refuse('bad-config', `${task.name}: ${shown(word)} cannot be a word of the notation`);
    const other = answers.get(word);
    if (other !== undefined) refuse('bad-config', `${word} would answer both ${other} and ${task.name}`);
    answers.set(word, task.name);
  }
  for (const happening of happenings) {
    if (Object.keys(happening.args).length > MOST_TOLD)
      refuse('bad-config', `${happening.name} tells ${MOST_TOLD} integers at most`);
  }
}

/** What is answered inside a menu or a together reads the first integers of it, by the same names. */
function checkArgs<G, P>(task: Task<G, P>): void {
  if (task.names.length > MOST_ARGS) refuse('bad-config', `${task.name} carries ${MOST_ARGS} integers at most`);
  const taken = task.names.find((name) => OF_A_FRAME.has(name));
  if (taken !== undefined) refuse('bad-config', `${task.name}: ${taken} is the kernel's own name, not an integer's`);
  const inner = task.kind === 'menu' ? task.entries : task.kind === 'together' ? [task.each] : [];
  for (const { name, names, args } of inner) {
    const odd = names.find((arg, k) => task.names[k] !== arg || task.args[arg] !== args[arg]);
    if (odd !== undefined) refuse('bad-config', `${name}: ${odd} is not what ${task.name} carries there`);
  }
}
