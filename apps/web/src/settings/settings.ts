import { effect, signal } from '@preact/signals';
import { check, someFields } from '@mokum/protocol/checking';
import { noteList, oneOf, setting } from './setting.ts';

/** How long one row of a bot's is shown before the next, in milliseconds. */
export const BOT_PACES = { slow: 1800, normal: 900, fast: 350, instant: 0 } as const;

/** As much of the browser's storage as is needed here. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'mokum-settings';

const kinds = {
  theme: oneOf(['system', 'light', 'dark'], 'system'),
  /** `system` follows the browser's languages */
  language: oneOf(['system', 'en', 'fr'], 'system'),
  botSpeed: oneOf(['slow', 'normal', 'fast', 'instant'], 'normal'),
  /** whether a turn with nothing left to decide ends by itself */
  commit: oneOf(['ask', 'automatic'], 'ask'),
  motion: oneOf(['system', 'full', 'reduced'], 'system'),
  /** which of the first game's notes have been read, by their names */
  notesSeen: noteList,
} as const;

/**
 * The player's settings as signals, kept in the browser. What is stored is checked value by value: one that is not
 * understood falls back to its default and leaves the others alone.
 */
export function openSettings(store: TextStore | undefined) {
  const stored = read(store);
  const settings = {
    theme: setting(kinds.theme, stored['theme']),
    language: setting(kinds.language, stored['language']),
    botSpeed: setting(kinds.botSpeed, stored['botSpeed']),
    commit: setting(kinds.commit, stored['commit']),
    motion: setting(kinds.motion, stored['motion']),
    notesSeen: setting(kinds.notesSeen, stored['notesSeen']),
    /** whether the browser keeps them: not in some private windows */
    kept: signal(true),
  };
  let first = true;
  effect(() => {
    const { kept, ...values } = settings;
    const text = JSON.stringify(Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value])));
    if (first) {
      first = false;
      return;
    }
    try {
      store?.setItem(KEY, text);
      kept.value = store !== undefined;
    } catch {
      kept.value = false;
    }
  });
  return settings;
}

function read(store: TextStore | undefined): Record<string, unknown> {
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- written by this page; the first screen waits for no kernel
    const checked = check(someFields({}), JSON.parse(store?.getItem(KEY) ?? '{}'));
    return checked.ok ? checked.value : {};
  } catch {
    return {};
  }
}

function browserStore(): TextStore | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export type Settings = ReturnType<typeof openSettings>;
export const settings: Settings = openSettings(browserStore());
