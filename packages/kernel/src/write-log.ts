import type { Json } from './domain.ts';
import { type Entry, NATURE, type Row } from './entries.ts';
import { HEADERS, LOG_FORMAT, type LogHeader } from './log.ts';
import type { Match } from './match.ts';
import type { Fields } from './record.ts';
import { plainText } from './plain-text.ts';
import { textOf } from './rows.ts';
import { tablesHash } from './tables.ts';

export function headerOf<F extends Fields>(
  match: Match<F>,
  more: Pick<LogHeader, 'names' | 'players' | 'seed' | 'commitment'> = {},
): LogHeader {
  const { game, seats, options, from } = match;
  return {
    game: game.name,
    rules: game.rules,
    seats,
    options,
    ...(from !== undefined && { from }),
    tables: tablesHash(game, options),
    ...more,
  };
}

const who = (seat: number): string => (seat === NATURE ? '*' : String(seat));

/** The lines of a log for the rows from a number on. */
export function linesOf<F extends Fields>(match: Match<F>, from: number): string[] {
  const lineOf = ({ seq, entries, undo, rewind }: Row): string => {
    if (undo) return `${seq} ${undo.seat} undo ${undo.row}`;
    if (rewind !== undefined) return `${seq} rewind ${rewind}`;
    return `${seq} ${entries.map((entry) => `${who(entry.by)} ${textOf(match.game, entry)}`).join('; ')}`;
  };
  return match.rowsFrom(from).map(lineOf);
}

/** A whole game as text: one can mail it, replay it, compare it and test with it. */
export function writeLog<F extends Fields>(match: Match<F>, header: LogHeader): string {
  const { game } = match;
  const lines = [`mokum log ${LOG_FORMAT}`];
  for (const key of HEADERS[LOG_FORMAT]) {
    const value: Json | undefined = header[key];
    if (value !== undefined) lines.push(`${key} ${plainText(JSON.stringify(value))}`);
  }
  lines.push('', ...linesOf(match, 0));
  for (let seat = 0; seat < match.seats; seat++) {
    for (const entries of match.pending(seat))
      lines.push(`pending ${seat} ${entries.map((entry: Entry) => textOf(game, entry)).join('; ')}`);
  }
  const result = match.result();
  if (result) lines.push(`result ${JSON.stringify(result)}`);
  return `${lines.join('\n')}\n`;
}
