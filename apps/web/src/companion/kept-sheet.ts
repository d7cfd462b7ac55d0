import { type CompanionOptions, companion, readCompanion, saveOf } from '@mokum/amsterdam/companion';
import { signal } from '@preact/signals';

/** A sheet as it is played: its options and what was entered. */
export interface Kept {
  readonly options: CompanionOptions;
  readonly entries: readonly string[];
}

const KEY = 'mokum-tom';

/** The sheet on the table; undefined before one is begun. */
export const sheet = signal<Kept | undefined>(undefined);
/** whether this browser keeps it */
export const kept = signal<'yes' | 'no'>('yes');

/** Takes up the sheet of the last visit. One that cannot be read is left alone until another is begun. */
export function takeUp(): void {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return;
    const { options, entries } = readCompanion(JSON.parse(text));
    sheet.value = { options, entries };
  } catch {
    sheet.value = undefined;
  }
}

export function lay(next: Kept | undefined): void {
  sheet.value = next;
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(saveOf(next.options, next.entries)));
    kept.value = 'yes';
  } catch {
    kept.value = 'no';
  }
}

/** Enters an answer, unless it is none. */
export function enter(entry: string): 'entered' | 'refused' {
  const now = sheet.peek();
  if (!now) return 'refused';
  const entries = [...now.entries, entry];
  try {
    companion(now.options, entries);
  } catch {
    return 'refused';
  }
  lay({ ...now, entries });
  return 'entered';
}

export function takeBack(): void {
  const now = sheet.peek();
  if (now && now.entries.length > 0) lay({ ...now, entries: now.entries.slice(0, -1) });
}
