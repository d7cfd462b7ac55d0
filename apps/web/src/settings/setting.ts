import { type Signal, signal } from '@preact/signals';
import { check, listOf, oneOf as oneOfWords, text } from '@mokum/protocol/checking';

/** A kind of setting: how to understand what was stored; undefined is not understood. */
export interface SettingKind<T> {
  readonly fallback: T;
  readonly read: (stored: unknown) => T | undefined;
}

export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>): SettingKind<T> => {
  const word = oneOfWords(values);
  return {
    fallback,
    read: (stored) => {
      const checked = check(word, stored);
      return checked.ok ? checked.value : undefined;
    },
  };
};

const names = listOf(text(Number.POSITIVE_INFINITY), 200);

/** A list of names without repetition, at most as many as make sense. */
export const noteList: SettingKind<readonly string[]> = {
  fallback: [],
  read: (stored) => {
    const checked = check(names, stored);
    return checked.ok ? [...new Set(checked.value)] : undefined;
  },
};

export const setting = <T>({ fallback, read }: SettingKind<T>, stored: unknown): Signal<T> =>
  signal<T>(read(stored) ?? fallback);
