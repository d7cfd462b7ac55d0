import * as v from 'valibot';
import { nearest } from './nearest.ts';
import { quoted } from './schemas.ts';
import { shown } from './shown.ts';

/** A value as its schema describes it, or what is wrong with it: the first fault, with the name of its field. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export interface Fault {
  /** where it is: `act.moves[3]`; empty for the value as a whole */
  readonly field: string;
  /** `act.moves[3]: expected a text, found 7` */
  readonly message: string;
}

/** Checks a value from outside. It takes time linear in the size of the value, and stops at the first fault. */
export function check<S extends v.GenericSchema>(schema: S, value: unknown): Checked<v.InferOutput<S>> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true, message: sentence });
  return success ? { ok: true, value: output } : { ok: false, fault: faultOf(issues[0]) };
}

/** `expected "all" or "none", found "nnoe"; did you mean "none"?` */
function sentence({ expected, input }: v.BaseIssue<unknown>): string {
  const words = Array.from((expected ?? '').matchAll(/"([^"]+)"/g), ([, word]) => word);
  const near = typeof input === 'string' ? nearest(input, words) : undefined;
  // What valibot itself has joined is a list of words and nothing else.
  const wanted = expected?.includes(' | ') ? quoted(words) : expected;
  return `expected ${wanted}, found ${shown(input)}${near === undefined ? '' : `; did you mean "${near}"?`}`;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = issue.path ?? [];
  const odd = path.findIndex(({ type, input }) => type === 'object' && Array.isArray(input));
  // A list has no fields, so it is the list itself that is wrong, not the field that was looked for in it.
  const field = pathText((odd < 0 ? path : path.slice(0, odd)).map(({ key }) => key));
  const said = odd < 0 ? issue.message : `expected an object, found ${shown(path[odd].input)}`;
  return { field, message: field === '' ? said : `${field}: ${said}` };
}

function pathText(keys: readonly unknown[]): string {
  let text = '';
  for (const key of keys) {
    if (typeof key === 'number') text += `[${key}]`;
    else {
      const name = String(key);
      const plain = /^[\w-]{1,40}$/.test(name) ? name : shown(name);
      text += text === '' ? plain : `.${plain}`;
    }
  }
  return text;
}
