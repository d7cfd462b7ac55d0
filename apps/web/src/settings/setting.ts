import { type Signal, signal } from '@preact/signals';

/** A kind of setting: how to understand what was stored; undefined is not understood. */
export interface SettingKind<T> {
  readonly fallback: T;
  readonly read: (stored: unknown) => T | undefined;
}

export const oneOf = <const T extends string>(values: readonly T[], fallback: NoInfer<T>): SettingKind<T> => ({
  fallback,
  read: (stored) => values.find((value) => value === stored),
});

/** A list of names without repetition, at most as many as make sense. */
export const noteList: SettingKind<readonly string[]> = {
  fallback: [],
  read: (stored) =>
    Array.isArray(stored) && stored.length <= 200 && stored.every((name) => typeof name === 'string')
      ? [...new Set(stored)]
      : undefined,
};

export const setting = <T>({ fallback, read }: SettingKind<T>, stored: unknown): Signal<T> =>
  signal<T>(read(stored) ?? fallback);
