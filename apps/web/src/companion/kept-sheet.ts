import { type CompanionOptions, companion, editionNames, saveOf } from '@mokum/amsterdam/companion';
import { type Json, readJson } from '@mokum/kernel';
import { isLaterSheet, readTomSheet } from '@mokum/protocol/tom-sheet';
import { signal } from '@preact/signals';
import type { Problem } from '../share/problem.ts';

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

/** Why the sheet of the last visit cannot be read. It stays where it is until it is thrown away. */
export const spoilt = signal<Problem | undefined>(undefined);

/** Takes up the sheet of the last visit. */
export function takeUp(): void {
  let raw: string | null = null;
  try {
    raw = localStorage.getItem(KEY);
  } catch {
    // Nothing is kept here; the first entry says so.
  }
  if (raw === null) return;
  sheet.value = undefined;
  spoilt.value = undefined;
  let json: Json | undefined;
  try {
    json = readJson(raw);
    const read = readTomSheet(editionNames, json);
    if (!read.ok) throw new Error(read.fault.message);
    const { options, entries } = read.value;
    companion(options, entries);
    sheet.value = { options, entries };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    spoilt.value = { code: isLaterSheet(json) ? 'unknown-format' : 'broken', detail, raw };
  }
}

export function lay(next: Kept | undefined): void {
  sheet.value = next;
  spoilt.value = undefined;
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
