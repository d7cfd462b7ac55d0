import type { Json } from '../domain.ts';
import type { Edit, Splice, Swap } from './view-delta.ts';

type JsonObject = Readonly<Record<string, Json>>;

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
const isHolder = (value: Json): value is readonly Json[] | JsonObject => typeof value === 'object' && value !== null;
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A value that stands where none stood, or none of its kind. */
export const wholly = (value: Json): Edit => (isHolder(value) ? [value] : value);

/** What makes one value into another, as short as it can be said; undefined where they are equal. */
export function difference(before: Json, after: Json): Edit | undefined {
  if (before === after) return undefined;
  if (!isHolder(before) || !isHolder(after)) return wholly(after);
  if (isList(before)) return isList(after) ? listDifference(before, after) : [after];
  return isList(after) ? [after] : objectDifference(before, after);
}

/** A list or object of so many entries has at least two characters for each: mostly that is enough to know. */
function orWhole(edit: Edit, after: readonly Json[] | JsonObject, entries: number): Edit {
  const length = lengthOf(edit);
  return length <= 2 * entries + 3 || length <= lengthOf([after]) ? edit : [after];
}

function objectDifference(before: JsonObject, after: JsonObject): Edit | undefined {
  const edits: Record<string, Edit> = {};
  const names = Object.keys(after);
  const kept: Record<string, true> = {};
  let changed = false;
  for (const name of Object.keys(before)) {
    if (Object.hasOwn(after, name)) {
      kept[name] = true;
      const edit = difference(before[name], after[name]);
      if (edit === undefined) continue;
      edits[name] = edit;
    } else edits[name] = [];
    changed = true;
  }
  for (const name of names) {
    if (Object.hasOwn(before, name)) continue;
    edits[name] = wholly(after[name]);
    kept[name] = true;
    changed = true;
  }
  if (!changed) return undefined;
  // Whoever carries this out puts new names last. Where they belong elsewhere, the whole is told.
  return isSame(Object.keys(kept), names) ? orWhole(edits, after, names.length) : [after];
}

function listDifference(before: readonly Json[], after: readonly Json[]): Edit | undefined {
  const splice = spliceOf(before, after);
  if (!splice) return undefined;
  if (areRising(before) && areRising(after)) return orWhole(swapOf(before, after), after, after.length);
  if (before.length !== after.length) return orWhole(splice, after, after.length);
  const edits: Record<string, Edit> = {};
  after.forEach((value, i) => {
    const edit = difference(before[i], value);
    if (edit !== undefined) edits[i] = edit;
  });
  return orWhole(lengthOf(edits) <= lengthOf(splice) ? edits : splice, after, after.length);
}

/** The one stretch outside of which two lists are equal; undefined where they are equal as a whole. */
function spliceOf(before: readonly Json[], after: readonly Json[]): Splice | undefined {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && difference(before[at], after[at]) === undefined) at++;
  if (at === before.length && at === after.length) return undefined;
  let tail = 0;
  while (tail < shorter - at && difference(before.at(-1 - tail) as Json, after.at(-1 - tail) as Json) === undefined)
    tail++;
  return [at, before.length - at - tail, after.slice(at, after.length - tail)];
}

export function areRising(list: readonly Json[]): list is readonly number[] {
  return list.every((value, i) => typeof value === 'number' && (i === 0 || (list[i - 1] as number) < value));
}

export function swapOf(before: readonly number[], after: readonly number[]): Swap {
  const [had, has] = [new Set(before), new Set(after)];
  return [before.filter((value) => !has.has(value)), after.filter((value) => !had.has(value))];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);
