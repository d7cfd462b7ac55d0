import {
  baseTiles,
  companion,
  type CompanionOptions,
  type CompanionQuestion,
  type CompanionSheet,
  saveOf,
} from '@mokum/amsterdam/companion';
import { MokumError } from '@mokum/kernel';
import { amsterdam as names, amsterdamSolo as words, fill, tellTom } from '@mokum/words';
import { amount } from '../amount.ts';
import type { Asker, Io } from '../io.ts';
import { type Pen, wrapped } from '../pen.ts';
import type { Keeping } from '../files/keeping.ts';
import { sheetText } from './sheets.ts';

export interface TomSetting {
  readonly io: Io;
  readonly asker: Asker;
  readonly pen: Pen;
  readonly options: CompanionOptions;
  /** where the sheet is kept: a game with cardboard is long, so after every entry */
  readonly keeping: Keeping;
}

const tom = tellTom(words, names, 'en');

/** What an answer looks like. */
const EXAMPLES: Readonly<Record<CompanionQuestion['ask'], string>> = {
  ahead: 'me or tom',
  cards: '2 3 2 4',
  dice: '1 6 3 4 2 2',
  bridges: '0 or 2',
  docker: '7, or none',
  blocks: '3 2 2* with a star next to TOM’s crests, or none',
  good: Object.keys(names.goods).join(', '),
  place: 'free or taken',
  roof: '5',
  tile: 'A4',
  group: '4',
  district: '2 3',
  points: '96',
};

const HELP = [
  'Type what is asked for; the word before it may be left out: "dice 1 6 3 4 2 2" or "1 6 3 4 2 2".',
  '  undo   take back the last entry',
  '  sheet  TOM’s points, by what they come from',
  '  log    everything that TOM has done',
  '  save   save and go on',
  '  quit   save and leave',
  '  ?      the same as help',
];

/** What was typed, as an entry: the word of the question in front, tiles by their number. */
export function entryFor(asked: CompanionQuestion, line: string): string {
  const typed = line.trim().toLowerCase().replaceAll(',', ' ');
  const [first = '', ...rest] = typed.split(/\s+/);
  const values = first === asked.ask ? rest : [first, ...rest];
  const shown =
    asked.ask === 'tile' ? values.map((value) => value.replace(/^(a(?=[1-8]$)|b(?=9$|1[0-6]$))/, '')) : values;
  return [asked.ask, ...shown].join(' ');
}

function stepsOf(sheet: CompanionSheet, pen: Pen, turn: number, from: number, columns: number): string[] {
  const steps = sheet.turns[turn]?.steps.slice(from) ?? [];
  return steps.flatMap((step) => {
    const { text, why, paragraph, gains } = tom.line(step);
    const brings = gains.length > 0 ? `  ${pen.bold(gains.join(', '))}` : '';
    return [
      ...wrapped(`${pen.ink('cyan', '›')} ${text}${brings}`, columns, '  '),
      ...wrapped(`    ${pen.dim(`${paragraph}: ${why}`)}`, columns, '    '),
    ];
  });
}

const statusOf = ({ round, points, gulden, reach, crests }: CompanionSheet): string =>
  `Round ${round} of 12   TOM: ${amount(points, 'point')}, ${gulden} gulden, Amstel ${reach}, ${amount(crests, 'crest')}`;

export function sheetLines(sheet: CompanionSheet): string[] {
  const by = Object.entries(sheet.by).map(
    ([source, n]) => `  ${words.sources[source as keyof typeof words.sources]}: ${n}`,
  );
  return [statusOf(sheet), ...by];
}

function ending({ result }: CompanionSheet): string[] {
  if (!result) return [];
  const { mine, tom: his } = result;
  const said = mine > his ? words.screen.won : mine === his ? words.screen.tied : words.screen.lost;
  return [fill(said, { mine, tom: his })];
}

/** Sits TOM at a table until the game is counted or left. Returns the exit code. */
export async function sitAtTable(setting: TomSetting, begun: readonly string[]): Promise<number> {
  const { io, pen, options, keeping } = setting;
  let entries = [...begun];
  const { say } = io;
  const text = (): string => sheetText(saveOf(options, entries));
  let told: readonly [turn: number, step: number] = begun.length > 0 ? lastTurn(companion(options, begun)) : [-1, 0];
  say(pen.bold(words.title), words.about, '"help" lists more words.');
  say(keeping.told, '');
  for (;;) {
    if ((await keeping.keep(text())) === 'left') return await keeping.leave(text());
    const sheet = companion(options, entries);
    for (let turn = Math.max(0, told[0]); turn < sheet.turns.length; turn++) {
      const lines = stepsOf(sheet, pen, turn, turn === told[0] ? told[1] : 0, io.columns);
      if (lines.length > 0) say(...lines);
    }
    const last = sheet.turns.length - 1;
    const done = sheet.question?.ask === 'ahead' && last > 0 && told[0] === last - 1;
    if (done || sheet.question?.ask === 'group') say('', tom.yourTurn(sheet.turns[last - 1].round), '');
    told = [last, sheet.turns[last].steps.length];
    if (!sheet.question) {
      say('', ...sheetLines(sheet), '', pen.bold(ending(sheet)[0] ?? ''));
      return keeping.holds(text()) ? 0 : await keeping.leave(text());
    }
    const { text: question, hint } = tom.question(sheet.question);
    say(
      '',
      pen.dim(statusOf(sheet)),
      ...wrapped(pen.bold(question), io.columns),
      ...wrapped(pen.dim(`${hint} (${EXAMPLES[sheet.question.ask]})`), io.columns),
    );
    if (sheet.question.ask === 'tile') say(...baseTiles.map((tile) => `  ${tom.tileOption(tile)}`));
    const answered = await answer(setting, sheet, sheet.question, entries);
    if (answered === 'left') return await keeping.leave(text());
    if (answered.length < entries.length) told = placeOf(companion(options, answered));
    entries = answered;
  }
}

const placeOf = ({ turns }: CompanionSheet): readonly [number, number] => [
  turns.length - 1,
  turns.at(-1)?.steps.length ?? 0,
];

/** A sheet that is taken up again tells the turn it was left in, or the last one if the next has not begun. */
const lastTurn = ({ turns, question }: CompanionSheet): readonly [number, number] => [
  question?.ask === 'ahead' || question?.ask === 'group' ? turns.length - 2 : turns.length - 1,
  0,
];

const savedText = (reason: string | undefined, file: string, pen: Pen): string =>
  reason === undefined
    ? pen.ink('green', `Saved to ${file}.`)
    : pen.ink('red', `The sheet could not be saved to ${file}: ${reason}.`);

/** Asks until something is entered, taken back or left. */
async function answer(
  { io, asker, pen, options, keeping }: TomSetting,
  sheet: CompanionSheet,
  asked: CompanionQuestion,
  entries: readonly string[],
): Promise<string[] | 'left'> {
  const { say } = io;
  for (;;) {
    const line = await asker.ask('TOM> ');
    if (line === undefined) return 'left';
    switch (line.trim().toLowerCase()) {
      case '':
        say(`Type for example: ${EXAMPLES[asked.ask]}`);
        continue;
      case 'help':
      case '?':
        say(...HELP);
        continue;
      case 'sheet':
        say(...sheetLines(sheet));
        continue;
      case 'log':
        say(
          ...sheet.turns.flatMap(({ round }, turn) => [`Round ${round}`, ...stepsOf(sheet, pen, turn, 0, io.columns)]),
        );
        continue;
      case 'save':
        say(savedText(keeping.write(sheetText(saveOf(options, entries))), keeping.file, pen));
        continue;
      case 'quit':
      case 'exit':
        return 'left';
      case 'undo':
        if (entries.length === 0) {
          say('Nothing has been entered yet.');
          continue;
        }
        say(`Taken back: ${entries.at(-1)}`);
        return entries.slice(0, -1);
      default:
    }
    const next = [...entries, entryFor(asked, line)];
    try {
      companion(options, next);
      return next;
    } catch (error) {
      if (!(error instanceof MokumError)) throw error;
      say(pen.ink('red', `No: ${error.message}. For example: ${EXAMPLES[asked.ask]}`));
    }
  }
}
