import { type Log, readLog, type Referee, type Reply, replyTo, type Rules, type RulesShelf } from '@mokum/kernel';
import { amount } from './amount.ts';
import { command } from './command.ts';
import { filesIn, kindOf, readText } from './files/read.ts';
import { reasonOf } from './files/reason.ts';
import { penFor } from './pen.ts';
import { shelf } from './shelf.ts';
import { messageOf, UsageError } from './usage.ts';

type Verdict = { readonly holds: 'yes' | 'no'; readonly says: string };

/** Replays a log row by row. A rule that fails on it is named with the row: the log may be made up, and there may be others to read. */
function replayed(rules: Rules, log: Log): Reply<Referee> {
  const rows = rules.replaying(log);
  for (let row = 0; ; row++) {
    try {
      const reply = rows.next();
      if (!reply.ok) return reply;
      if (reply.value.is === 'over') return { ok: true, value: reply.value.referee };
    } catch (error) {
      const message = `row ${log.rows[row]?.seq ?? row}: the rules fail there: ${messageOf(error)}`;
      return { ok: false, refusal: { code: 'bad-log', message } };
    }
  }
}

/** Replays a log under the version of the rules that it names: every move and outcome is checked, and the result. */
export async function verifyText(text: string, from: RulesShelf = shelf): Promise<Verdict> {
  let read: Reply<Log>;
  try {
    read = replyTo(() => readLog(text));
  } catch (error) {
    return { holds: 'no', says: `cannot be read: ${messageOf(error)}` };
  }
  if (!read.ok) return { holds: 'no', says: read.refusal.message };
  const log = read.value;
  const { header } = log;
  const rules = await from.load(header.game, header.rules);
  if (!rules.ok)
    return {
      holds: 'no',
      says: `header ${rules.refusal.code === 'unknown-game' ? 'game' : 'rules'}: ${rules.refusal.message}`,
    };
  const reply = replayed(rules.value, log);
  if (!reply.ok) return { holds: 'no', says: reply.refusal.message };
  const what = `${header.game}, ${amount(header.seats, 'seat')}, ${amount(log.rows.length, 'row')}, version ${header.rules} of the rules`;
  const result = reply.value.result();
  if (!result) return { holds: 'yes', says: `${what}; every move holds, the game is not finished` };
  const points = `(${result.points.join(', ')} points)`;
  const says =
    log.result === undefined ? 'every move holds, the log states no result' : 'every move and the result hold';
  return { holds: 'yes', says: `${what}; ${says} ${points}` };
}

async function verifyFile(file: string): Promise<Verdict> {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    return { holds: 'no', says: `cannot be read: ${reasonOf(error)}` };
  }
  return await verifyText(text);
}

/** The logs that a word stands for: a file, or the logs in a folder; or what is wrong with it. */
function logsCalled(word: string): readonly { readonly file: string; readonly verdict: () => Promise<Verdict> }[] {
  const named = (says: string) => [{ file: word, verdict: () => Promise.resolve<Verdict>({ holds: 'no', says }) }];
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
  about: `Replays each log from its set-up under the version of the rules that it was played by: every move must be legal where it stands, every outcome of chance possible, and
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
  async run({ flags, words }, io) {
    if (words.length === 0) throw new UsageError('which log? mokum verify <log> …');
    const pen = penFor(flags.colour, io);
    const logs = words.flatMap(logsCalled);
    let wrong = 0;
    for (const { file, verdict } of logs) {
      const { holds, says } = await verdict();
      if (holds === 'no') wrong++;
      if (holds === 'no' || !flags.quiet)
        io.say(`${holds === 'yes' ? pen.ink('green', '✓') : pen.ink('red', '✗')} ${file}: ${says}`);
    }
    if (logs.length > 1 && !flags.quiet) io.say(`${logs.length - wrong} of ${logs.length} logs hold`);
    return wrong === 0 ? 0 : 1;
  },
});
