import type { Domain } from './domain.ts';
import { refuse } from './errors.ts';

/** The integers a task carries, as many as it needs, by name and domain. */
export type Args = Readonly<Record<string, Domain>>;
// biome-ignore lint/complexity/noBannedTypes: no names at all
export type NoArgs = {};
// biome-ignore lint/suspicious/noExplicitAny: of whatever names
export type AnyArgs = any;

/** The integers of a task by their names, as its rules are given them. */
export type About<A> = 0 extends 1 & A ? AnyArgs : { readonly [K in keyof A]: number };

/** No task carries more. */
export const MOST_ARGS = 16;

/** The integers of the task that runs; rules read them through the object of their task. */
const running = new Int32Array(MOST_ARGS);
const READERS = Array.from({ length: MOST_ARGS }, (_, k) => (): number => running[k]);

/** The object through which the rules of one task read its integers: made once, it reads those of the running task. */
export function aboutOf<A extends Args>(args: A): About<A> {
  const readers = {};
  Object.keys(args).forEach((name, k) => {
    Object.defineProperty(readers, name, { get: READERS[k], enumerable: true });
  });
  return Object.create(readers) as About<A>;
}

/** Puts the integers that stand in memory before the rules. */
export function readValues(memory: Int32Array, at: number, number: number): void {
  for (let k = 0; k < number; k++) running[k] = memory[at + k];
}

/** Writes integers that were said by name where they belong. */
export function writeValues(
  memory: Int32Array,
  at: number,
  names: readonly string[],
  values: Readonly<Record<string, number>>,
  task: string,
): void {
  for (let k = 0; k < names.length; k++) {
    const value = values[names[k]];
    if ((value | 0) !== value) refuse('bad-config', `${task}: ${names[k]} is not said`);
    memory[at + k] = value;
  }
}

/** The integers that stand in memory, by their names, as a value of its own. */
export function valuesAt(memory: Int32Array, at: number, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, k) => [name, memory[at + k]]));
}
