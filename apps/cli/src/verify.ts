import { type Log, MokumError, readLog, replaying } from '@mokum/kernel';
import { amount } from './amount.ts';
import { command } from './command.ts';
import { filesIn, kindOf, readText } from './files/read.ts';
import { reasonOf } from './files/reason.ts';
import { gameNames, TITLES } from './games.ts';
import { penFor } from './pen.ts';
import type { AnyMatch, Title } from './table.ts';
import { messageOf, UsageError } from './usage.ts';

type Verdict = { readonly holds: 'yes' | 'no'; readonly says: string };

/** A rule that fails on a log is named with the row: the log may be made up, and there may be others to read. */
function replayed({ game }: Title, log: Log): AnyMatch {
  let row = 0;
  try {
    const replay = replaying(game, log);
    let step = replay.next();
    for (; !step.done; step = replay.next()) row++;
    return step.value;
  } catch (error) {
    if (error instanceof MokumError) throw error;
    throw new MokumError('bad-log', `row ${log.rows[row]?.seq ?? row}: the rules fail there: ${messageOf(error)}`);
  }
}

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
    const match = replayed(TITLES[header.game], log);
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
    return { holds: 'no', says: error instanceof MokumError ? error.message : `cannot be read: ${messageOf(error)}` };
  }
}

function verifyFile(file: string): Verdict {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    return { holds: 'no', says: `cannot be read: ${reasonOf(error)}` };
  }
  return verifyText(text);
}

/** The logs that a word stands for: a file, or the logs in a folder; or what is wrong with it. */
function logsCalled(word: string): readonly { readonly file: string; readonly verdict: () => Verdict }[] {
  const named = (says: string) => [{ file: word, verdict: (): Verdict => ({ holds: 'no', says }) }];
  if (kindOf(word) !== 'folder') return [{ file: word, verdict: () => verifyFile(word) }];
  try {
    const files = filesIn(word, '.log');
    return files.length > 0
      ? files.map((file) => ({ file, verdict: () => verifyFile(file) }))
      : named('this folder has no file whose name ends in .log');
  } catch (error) {
    return named(`cannot be read: ${reasonOf(error)}`);
  }
}

export const verifyCommand = command('verify', {
  does: 'replay log files and check every move and the result',
  words: '<log or folder> …',
  most: Number.POSITIVE_INFINITY,
  about: `Replays each log from its set-up: every move must be legal where it stands, every outcome of chance possible, and
the stated result the one that the game gives. Says where a log first differs. Of a folder it takes the files whose names
end in .log. A file that cannot be read is named, and the others are replayed. Exit code 1 if one does not hold.`,
  examples: [
    ['mokum verify grachtenpand-anna.log', 'one game'],
    ['mokum verify logs', 'all games in a folder'],
    ['mokum verify logs/*.log --quiet', 'many; only those that differ are named'],
  ],
  flags: {
    quiet: { kind: 'switch', does: 'say nothing of logs that hold' },
    colour: { kind: 'switch', does: 'colours, or none with --no-colour' },
  },
  run({ flags, words }, io) {
    if (words.length === 0) throw new UsageError('which log? mokum verify <log> …');
    const pen = penFor(flags.colour, io);
    const logs = words.flatMap(logsCalled);
    let wrong = 0;
    for (const { file, verdict } of logs) {
      const { holds, says } = verdict();
      if (holds === 'no') wrong++;
      if (holds === 'no' || !flags.quiet)
        io.say(`${holds === 'yes' ? pen.ink('green', '✓') : pen.ink('red', '✗')} ${file}: ${says}`);
    }
    if (logs.length > 1 && !flags.quiet) io.say(`${logs.length - wrong} of ${logs.length} logs hold`);
    return wrong === 0 ? 0 : 1;
  },
});
