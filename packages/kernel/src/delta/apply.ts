import type { Json } from '../domain.ts';
import { refuse, shown } from '../errors.ts';
import type { Edit, Inside, ViewDelta } from './view-delta.ts';

type JsonObject = Readonly<Record<string, Json>>;

/**
 * The view that a difference makes of one. What has not changed is the very same object afterwards, and the view that
 * was given stays as it is. A difference that does not fit the view is refused (`bad-delta`): it was made for another.
 */
export function applyDelta<V extends object>(view: V, delta: ViewDelta): V {
  if (!isObject(delta)) misfit('view', 'a difference is an object', delta);
  const next = inside(view as unknown as JsonObject, delta, 'view') as JsonObject;
  if ('question' in view || !('question' in next) || !('unseen' in next)) return next as unknown as V;
  // A question comes and goes; its place is before what is unseen.
  const { unseen, ...rest } = next;
  return { ...rest, unseen } as unknown as V;
}

function misfit(path: string, wanted: string, edit: unknown): never {
  return refuse('bad-delta', `${path}: ${wanted}, found ${shown(edit)}; ask for the whole view`);
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function edited(value: Json, edit: Edit, path: string): Json {
  if (typeof edit !== 'object' || edit === null) return edit;
  if (!Array.isArray(edit)) return inside(value, edit as Inside, path);
  if (edit.length === 1) return edit[0] as Json;
  if (!Array.isArray(value)) return misfit(path, 'there is no list here to change', edit);
  if (edit.length === 2) return swapped(value as readonly Json[], edit, path);
  if (edit.length === 3) return spliced(value as readonly Json[], edit, path);
  return misfit(path, 'this is no way to change a value', edit);
}

function inside(value: Json, edits: Inside, path: string): Json {
  const names = Object.keys(edits);
  if (names.length === 0) return value;
  if (Array.isArray(value)) {
    const list: Json[] = [...(value as readonly Json[])];
    for (const name of names) {
      const at = Number(name);
      if (String(at) !== name || !(at >= 0 && at < list.length))
        misfit(`${path}.${name}`, `a list of ${list.length} has no such place`, edits[name]);
      list[at] = edited(list[at], edits[name], `${path}.${name}`);
    }
    return list;
  }
  if (!isObject(value)) return misfit(path, 'there is nothing inside to change', edits);
  const object: Record<string, Json> = { ...value };
  for (const name of names) {
    const edit = edits[name];
    const isNew = !Object.hasOwn(value, name);
    if (isNew && !isWhole(edit)) misfit(`${path}.${name}`, 'there is no such name to change', edit);
    if (Array.isArray(edit) && edit.length === 0) delete object[name];
    else
      Object.defineProperty(object, name, {
        value: edited(isNew ? null : value[name], edit, `${path}.${name}`),
        writable: true,
        enumerable: true,
        configurable: true,
      });
  }
  return object;
}

/** whether an edit says the new value by itself */
function isWhole(edit: Edit): boolean {
  return typeof edit !== 'object' || edit === null || (Array.isArray(edit) && edit.length === 1);
}

function swapped(list: readonly Json[], [less, more]: readonly unknown[], path: string): Json {
  const numbers = (part: unknown): part is number[] =>
    Array.isArray(part) && part.every((value) => typeof value === 'number') && new Set(part).size === part.length;
  if (!numbers(list) || !numbers(less) || !numbers(more)) return misfit(path, 'numbers go and come here', [less, more]);
  const lost = less.find((value) => !list.includes(value));
  if (lost !== undefined) misfit(path, 'what goes must have been there', lost);
  const twice = more.find((value) => list.includes(value));
  if (twice !== undefined) misfit(path, 'what comes must not have been there', twice);
  return [...list.filter((value) => !less.includes(value)), ...more].sort((a, b) => a - b);
}

function spliced(list: readonly Json[], [at, cut, put]: readonly unknown[], path: string): Json {
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  if (!isCount(at) || !isCount(cut) || at + cut > list.length || !Array.isArray(put))
    return misfit(path, `a list of ${list.length} cannot be cut so`, [at, cut, put]);
  return [...list.slice(0, at), ...(put as Json[]), ...list.slice(at + cut)];
}
