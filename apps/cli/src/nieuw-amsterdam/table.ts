import type { District, TileKind } from '@mokum/nieuw-amsterdam';
import type { Result } from '@mokum/kernel';
import { counted, fill, nieuwAmsterdam as words } from '@mokum/words';
import { padded, type Pen, table as columnsOf } from '../pen.ts';
import type { AnyView, Option, Scene, Table } from '../table.ts';
import { draw } from './board.ts';
import { edition, english, landText, plural, seen, shipText } from './seen.ts';

const prompts: Readonly<Record<string, string>> = words.prompts;

function prompt(view: AnyView): string {
  const { question, lot, bidder, bid, due } = seen(view);
  const about = question?.about ?? {};
  const task = question?.task ?? '';
  const column = words.names.columns[(lot ?? 1) as 1];
  if (task === 'answer') return fill(bidder === null ? words.openBidding : prompts['answer'], { n: bid, column });
  if (task === 'turn') return fill(prompts['turn'], { series: words.names.series[about['series'] as TileKind] });
  const n = task.startsWith('pay-') ? due : (about['left'] ?? about['due'] ?? about['unpaid'] ?? 0);
  return fill(prompts[task] ?? task, { n });
}

/** What a move means, where its notation does not say it. */
function hint(move: string): string {
  const [task, value = ''] = move.split(' ');
  const { meanings, moves } = words;
  switch (task) {
    case 'place-shop':
      return meanings.specials[value as District];
    case 'pick-column':
    case 'free-column':
      return `bonus ${english.amount('coin', edition.chest[Number(value) - 1].bonus)}`;
    case 'build':
      return fill(moves.build, { district: words.names.districts[value as District] });
    case 'election':
      return meanings.actions.election;
    case 'clear':
      return meanings.actions.clear;
    case 'take-land':
      return landText(Number(value));
    case 'ship':
      return shipText(Number(value));
    case 'buy':
      return value === 'middle' || value === 'bottom' ? moves.buy[value] : '';
    case 'lumberyard':
    case 'granary':
      return moves[task][value as 'buy' | 'sell'];
    case 'docks':
    case 'trading-company':
      return meanings.specials[task];
    case 'millwork':
    case 'black-market':
      return counted(plural, moves[task], Number(value));
    case 'pass-tile':
    case 'pass-special':
    case 'stop':
    case 'confirm':
      return moves[task];
    case 'done':
      return meanings.pass;
    default:
      return '';
  }
}

const label = ({ number, move }: Option, pen: Pen): string => `${pen.bold(String(number).padStart(3))} ${move}`;

const CELL = 18;

/** Amounts stand beside each other, everything else on a line with its meaning. */
function menu(options: readonly Option[], { columns, pen }: Scene): string[] {
  const isAmount = ({ move }: Option): boolean => /^\S+ (\d+|more)$/.test(move) && hint(move) === '';
  const amounts = options.filter(isAmount);
  const lines: string[] = [];
  const inLine = Math.max(1, Math.floor(columns / CELL));
  for (let i = 0; i < amounts.length; i += inLine) {
    const cells = amounts.slice(i, i + inLine).map((option) => padded(label(option, pen), CELL));
    lines.push(cells.join('').trimEnd());
  }
  return [
    ...lines,
    ...options.filter((option) => !isAmount(option)).map((option) => `${padded(label(option, pen), 31)} ${hint(option.move)}`.trimEnd()),
  ];
}

/** The final count: a row for each source. */
function scores({ points, breakdown }: Result, names: readonly string[], pen: Pen): string[] {
  const sources = [...new Set(breakdown.flatMap((seat) => Object.keys(seat)))];
  const rows = sources.map((source) => [
    words.causes[source as keyof typeof words.causes],
    ...names.map((_, seat) => String(breakdown[seat][source] ?? 0)),
  ]);
  return columnsOf([['', ...names], ...rows, ['total', ...points.map(String)].map((cell) => pen.bold(cell))], pen);
}

export const nieuwAmsterdamTable: Table = {
  title: words.title,
  subtitle: words.subtitle,
  draw,
  prompt,
  menu,
  tell: (rows, names) => english.rows(rows, names),
  reason: (paragraph) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  look(name) {
    const [kind, number] = name.split(' ');
    const n = Number(number);
    if (!Number.isInteger(n) || n < 1 || n > 24) return undefined;
    return kind === 'land' ? landText(n) : kind === 'ship' ? shipText(n) : undefined;
  },
  lookFor: 'a land or a ship by its number, such as land 7 or ship 12',
  scores,
  winners: (names) =>
    names.length === 1
      ? `${names[0]} wins and becomes Director-General.`
      : `${new Intl.ListFormat('en').format(names)} share the victory.`,
};
