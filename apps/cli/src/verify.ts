import { readFileSync } from 'node:fs';
import { MokumError, readLog, replayLog } from '@mokum/kernel';
import { amount } from './amount.ts';
import { command } from './command.ts';
import { gameNames, TITLES } from './games.ts';
import { penFor } from './pen.ts';
import { UsageError } from './usage.ts';

type Verdict = { readonly holds: 'yes' | 'no'; readonly says: string };

const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Replays a log: every move and outcome is checked, and the result. */
export function verifyText(text: string): Verdict {
  try {
    const log = readLog(text);
    const { header } = log;
    if (!Object.hasOwn(TITLES, header.game))
      return {
        holds: 'no',
        says: `header game: no game "${header.game}" is known here, only ${gameNames().join(', ')}`,
      };
    const match = replayLog(TITLES[header.game].game, log);
    const what = `${header.game}, ${amount(header.seats, 'seat')}, ${amount(log.rows.length, 'row')}`;
    const result = match.result();
    if (!result) return { holds: 'yes', says: `${what}; every move holds, the game is not finished` };
    if (log.result === undefined)
      return {
        holds: 'yes',
        says: `${what}; every move holds, the log states no result (${result.points.join(', ')} points)`,
      };
    return { holds: 'yes', says: `${what}; every move and the result hold (${result.points.join(', ')} points)` };
  } catch (error) {
    if (!(error instanceof MokumError)) throw error;
    return { holds: 'no', says: error.message };
  }
}

function verifyFile(file: string): Verdict {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { holds: 'no', says: `cannot be read: ${errorText(error)}` };
  }
  return verifyText(text);
}

export const verifyCommand = command('verify', {
  does: 'replay log files and check every move and the result',
  words: '<log> …',
  most: Number.POSITIVE_INFINITY,
  about: `Replays each log from its set-up: every move must be legal where it stands, every outcome of chance possible, and
the stated result the one that the game gives. Says where a log first differs. Exit code 1 if one does.`,
  examples: [
    ['mokum verify saves/grachtenpand-anna.log', 'one game'],
    ['mokum verify logs/*.log --quiet', 'many; only those that differ are named'],
  ],
  flags: {
    quiet: { kind: 'switch', does: 'say nothing of logs that hold' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  run({ flags, words }, io) {
    if (words.length === 0) throw new UsageError('which log? mokum verify <log> …');
    const pen = penFor(flags.colour, io);
    let wrong = 0;
    for (const file of words) {
      const { holds, says } = verifyFile(file);
      if (holds === 'no') wrong++;
      if (holds === 'no' || !flags.quiet)
        io.out(`${holds === 'yes' ? pen.ink('green', '✓') : pen.ink('red', '✗')} ${file}: ${says}\n`);
    }
    if (words.length > 1 && !flags.quiet) io.out(`${words.length - wrong} of ${words.length} logs hold\n`);
    return wrong === 0 ? 0 : 1;
  },
});
