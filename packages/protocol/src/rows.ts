import type { SeenEntry, SeenRow, SeenTold } from '@mokum/kernel';
import type * as v from 'valibot';
import type { sentRow } from './parts.ts';

/** A row as it is sent: what follows from the rest of it is left out. */
export type SentRow = v.InferOutput<typeof sentRow>;
type SentEntry = NonNullable<SentRow['entries']>[number];
type SentTold = NonNullable<SentRow['told']>[number];

const firstWord = (text: string): string => text.split(' ', 1)[0];
/** whose row it is: most of what happens in it happens to them */
const byOf = ({ entries = [] }: { readonly entries?: readonly { readonly by: number }[] }): number =>
  entries[0]?.by ?? -1;

/** Rows in fewer letters. A row's number follows from its place, a task from its text. */
export const packRows = (rows: readonly SeenRow[]): SentRow[] => rows.map(packed);

function packed(row: SeenRow): SentRow {
  const { entries, undo, rewind, told = [] } = row;
  const by = byOf(row);
  return {
    ...(entries.length > 0 && { entries: entries.map(packedEntry) }),
    ...(undo && { undo }),
    ...(rewind !== undefined && { rewind }),
    ...(told.length > 0 && { told: told.map((it, i) => packedTold(it, by, told[i - 1]?.cause)) }),
  };
}

const packedEntry = ({ by, owner, task, values, text }: SeenEntry): SentEntry => ({
  by,
  ...(owner !== by && { owner }),
  ...(task !== firstWord(text) && { task }),
  text,
  ...(values && { values }),
});

const packedTold = ({ happening, seat, values, cause }: SeenTold, by: number, before: unknown): SentTold => ({
  happening,
  ...(seat !== by && { seat }),
  ...(Object.keys(values).length > 0 && { values }),
  ...(cause !== before && { cause }),
});

/** The rows that were packed; the first of them has the number `from`. */
export const unpackRows = (rows: readonly SentRow[], from: number): SeenRow[] =>
  rows.map((row, i) => unpacked(row, from + i));

function unpacked(row: SentRow, seq: number): SeenRow {
  const { entries = [], undo, rewind, told = [] } = row;
  let cause: number | string = '';
  return {
    seq,
    entries: entries.map(unpackedEntry),
    ...(undo && { undo }),
    ...(rewind !== undefined && { rewind }),
    told: told.map(({ happening, seat = byOf(row), values = {}, cause: named = cause }) => {
      cause = named;
      return { happening, seat, values, cause };
    }),
  };
}

const unpackedEntry = ({ by, owner = by, text, task = firstWord(text), values }: SentEntry): SeenEntry => ({
  by,
  owner,
  task,
  ...(values && { values }),
  text,
});
