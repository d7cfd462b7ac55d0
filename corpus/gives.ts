import { canonical, digestOf, sha256 } from './digest.ts';
import { openedLink, openedSave, openedSheet, packed, replayed, settingsIn, type Shown } from './program.ts';

// What a file of the corpus gives when the program opens it. What it gave when it was recorded stands beside the file.

/** What a log gives. */
export interface LogGives {
  /** a digest of state, who is asked and legal moves after every row */
  readonly rows: readonly string[];
  /** the same at the end, answers that wait for others included; canonical JSON, to be compared by eye */
  readonly last: string;
  readonly result: string;
}

export async function logGives(text: string): Promise<LogGives> {
  const rows: string[] = [];
  const { last, result } = await replayed(text, (moment) => rows.push(digestOf(moment)));
  return { rows, last: canonical(last), result: canonical(result) };
}

/** A view is as long as a state, and what it is made of is compared already: its digest is enough. */
const short = ({ view, ...rest }: Shown) => ({ ...rest, view: digestOf(view) });

export async function saveGives(value: unknown) {
  const { id, log } = value as { id: string; log: string };
  const { listed, info, shown } = await openedSave(id, value);
  return { listed: digestOf(listed), info: digestOf(info), shown: short(shown), log: await logGives(log) };
}

export async function linkGives(address: string) {
  const { log, shown } = await openedLink(address);
  return { text: sha256(log), shown: short(shown), log: await logGives(log) };
}

/** The options that a pack becomes at a table of two, three and four. */
export const packGives = (game: string, file: string) =>
  Object.fromEntries([2, 3, 4].map((seats) => [seats, digestOf(packed(game, seats, file))]));

export const sheetGives = (file: string, text: string) => {
  const { kept, atTerminal, sheet } = openedSheet(file, text);
  return { kept, atTerminal: digestOf(atTerminal), sheet };
};

export const settingsGive = (text: string) => settingsIn(text);
