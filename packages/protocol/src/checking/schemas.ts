import * as v from 'valibot';
import { nearest } from './nearest.ts';
import { shown } from './shown.ts';

/**
 * The words that everything from outside is described with: valibot's schemas, with a plain name for what each of them
 * expects. The name is what a message says (`check.ts`).
 */
const named = <S extends v.GenericSchema>(schema: S, expects: string): S => ({ ...schema, expects });

/** A list of words as a sentence has them: `"a", "b" or "c"`. */
export const quoted = (words: readonly string[]): string => {
  const list = words.map((word) => `"${word}"`);
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
};

const tooLong = (most: number, what: string) => (issue: { readonly received: string }) =>
  `expected at most ${most} ${what}, found ${issue.received}`;

/** A text of at most so many letters. */
export const text = (most: number, expects = 'a text') =>
  v.pipe(named(v.string(), expects), v.maxLength(most, tooLong(most, 'letters')));

/** A whole number from `least` to `most`. */
export const whole = (
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
  expects = most === Number.MAX_SAFE_INTEGER
    ? `a whole number from ${least}`
    : `a whole number from ${least} to ${most}`,
) => {
  const say = (issue: { readonly input: unknown }) => `expected ${expects}, found ${String(issue.input)}`;
  return v.pipe(named(v.number(), expects), v.safeInteger(say), v.minValue(least, say), v.maxValue(most, say));
};

export const amount = named(v.number(), 'a number');
export const flag = named(v.boolean(), 'true or false');

/** Anything at all, but something. */
export const something = (expects: string) => named(v.unknown(), expects);
export const anything = something('a value');

export const none = named(v.null(), 'null');

/** A number that JSON gives back as it was: whole ones are not too large for that. */
export const exactNumber = v.pipe(
  amount,
  v.check(
    (value) => Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)),
    ({ input }) => `expected a number that JSON keeps exactly, found ${String(input)}`,
  ),
);

const LAST_DAY = 8.64e15;
const noDay = ({ input }: { readonly input: unknown }) => `expected a time that a calendar has, found ${String(input)}`;

/** A time in milliseconds that a calendar can say. */
export const time = v.pipe(
  named(v.number(), 'a time in milliseconds'),
  v.minValue(-LAST_DAY, noDay),
  v.maxValue(LAST_DAY, noDay),
);

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(words: W) => named(v.picklist(words), quoted(words));

/** A list of at most so many. */
export const listOf = <S extends v.GenericSchema>(item: S, most: number, expects = 'a list') =>
  v.pipe(named(v.array(item), expects), v.maxLength(most, tooLong(most, 'entries')), v.readonly());

/** An object with exactly these fields. */
export const fields = <const E extends v.ObjectEntries>(entries: E, expects = 'an object') =>
  named(v.strictObject(entries, aboutField(entries, expects)), expects);

/** An object with these fields, and perhaps others that are not looked at: a later version may have added them. */
export const someFields = <const E extends v.ObjectEntries>(entries: E, expects = 'an object') =>
  named(v.looseObject(entries, aboutField(entries, expects)), expects);

/** An object of one of several kinds; a field of it says which. */
export const variants = <const K extends string, const O extends v.VariantOptions<K>>(key: K, options: O) =>
  named(v.variant(key, options), 'an object');

/** A value of which something more holds than its parts can say; `wrong` says what is the matter otherwise. */
export const suchThat = <S extends v.GenericSchema>(
  schema: S,
  holds: (value: v.InferOutput<S>) => boolean,
  wrong: string,
) => v.pipe(schema, v.check(holds, wrong));

/** A field that may be left out. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema);

/** Any of these; a message says only what was expected on the whole. */
export const either = <const O extends readonly v.GenericSchema[]>(expects: string, ...options: O) =>
  named(v.union(options), expects);

/** An object with any names, and under each of them a value of one kind. */
export const namesTo = <S extends v.GenericSchema>(value: S, expects = 'an object') =>
  named(v.record(v.string(), value), expects);

/** A missing field is told with what belongs there, a stray one with the name that was probably meant. */
function aboutField(
  entries: v.ObjectEntries,
  expects: string,
): (issue: v.StrictObjectIssue | v.LooseObjectIssue) => string {
  const known = Object.keys(entries);
  return ({ expected, path, input }) => {
    const at = path?.[0];
    if (!at) return `expected ${expects}, found ${shown(input)}`;
    const key = String(at.key);
    if (expected === 'never') {
      const near = nearest(key, known);
      const meant = near === undefined ? '' : `; did you mean "${near}"?`;
      return `there is no such field${meant} (${known.length > 0 ? `there are: ${known.join(', ')}` : 'there is none'})`;
    }
    const stray = Object.keys(at.input as object).filter((name) => !known.includes(name));
    const near = nearest(key, stray.slice(0, 20));
    return `expected ${entries[key].expects}, found nothing${near === undefined ? '' : ` (but "${near}")`}`;
  };
}
