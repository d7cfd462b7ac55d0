import { MokumError } from '../errors.ts';
import type { Game } from '../definition.ts';
import type { Fields } from '../record.ts';

/** What the kit finds is thrown, so that it serves any test runner. */
export function must(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

export function mustEqual(found: unknown, expected: unknown, what: () => string): void {
  const a = JSON.stringify(found);
  const b = JSON.stringify(expected);
  if (a === b) return;
  let at = 0;
  while (a?.[at] === b?.[at]) at++;
  const near = (text: string | undefined): string => String(text?.slice(Math.max(0, at - 60), at + 60));
  throw new Error(`${what()}: expected …${near(b)}…, found …${near(a)}…`);
}

/** Two states must be equal to the last byte, what is derived included; names the field where they are not. */
export function mustBeSame<F extends Fields>(
  game: Game<F>,
  found: Int32Array,
  expected: Int32Array,
  what: () => string,
): void {
  const at = expected.findIndex((word, i) => found[i] !== word);
  if (at < 0) return;
  let field = '';
  game.type.spans(
    0,
    (from, to, _field, path) => {
      if (at >= from && at < to) field = path;
    },
    '',
  );
  throw new Error(`${what()}: ${field} differs (${expected[at]} became ${found[at]})`);
}

/** The refusal that an act must end in. */
export function refusalOf(act: () => void, what: () => string): MokumError {
  try {
    act();
  } catch (error) {
    if (error instanceof MokumError) return error;
    throw error;
  }
  throw new Error(`${what()} was not refused`);
}
