import { editionNames, stateFromView, suggestHandBack, suggestPayment } from '@mokum/amsterdam';
import type { Json, SeenRow } from '@mokum/kernel';
import { amsterdam as words, amsterdamOptions, amsterdamSolo as solo, fill, tellTom } from '@mokum/words';
import { cut, padded } from '../pen.ts';
import { scoreTable } from '../score-table.ts';
import type { AnyView, Option, Scene, Table } from '../table.ts';
import { draw } from './draw.ts';
import { playedBy, type Say } from './played.ts';
import { seen } from './seen.ts';

const tom = tellTom(solo, words, 'en');

const DISCARDS = 'tom-discards ';
const discarding = (move: string, say: Say): string =>
  fill(solo.move, { card: say.card(Number(move.slice(DISCARDS.length))) });

function menu(options: readonly Option[], { view, columns, pen }: Scene): string[] {
  const { goods } = seen(view);
  const { say } = playedBy(seen(view));
  return options.map(({ number, move }) => {
    const about = move.startsWith(DISCARDS) ? discarding(move, say) : say.move(move, (block) => goods[block - 1]);
    return `${pen.bold(String(number).padStart(3))} ${padded(move, 24)} ${cut(about, Math.max(20, columns - 29))}`.trimEnd();
  });
}

function prompt(view: AnyView): string {
  const { question, goods } = seen(view);
  const { say } = playedBy(seen(view));
  if (!question) return '';
  const block = Number(question.about['block'] ?? 0);
  return say.prompt(question.task, question.about, block > 0 ? words.goods[goods[block - 1]] : '');
}

/** 6.3: resources of any colour, by default those that no card and no block will miss; 26.29: the best hand-back. */
function suggest(view: AnyView, seat: number, options: Json): string | undefined {
  const { question } = seen(view);
  if (question?.task === 'hand-back') {
    const g = stateFromView(view as unknown as Parameters<typeof stateFromView>[0], seat, options);
    return suggestHandBack(g, seat);
  }
  if (question?.task !== 'pay-colour' && question?.task !== 'pay-amount') return undefined;
  const g = stateFromView(view as unknown as Parameters<typeof stateFromView>[0], seat, options);
  const names = Object.keys(words.colours);
  if (question.task === 'pay-colour')
    return `pay-colour ${names[suggestPayment(g, seat, 1).findIndex((amount) => amount > 0)]}`;
  const from = names.indexOf(String(question.about['colour']));
  return `pay-amount ${suggestPayment(g, seat, Number(question.about['left']), from)[from]}`;
}

/** The moves, and after them what TOM did in between. */
function tell(rows: readonly SeenRow[], people: readonly string[], view: AnyView) {
  const { edition, say } = playedBy(seen(view));
  const facts = {
    card: (number: number): string => say.name(number),
    district: (block: number) => edition.city.blocks[block - 1].district,
  };
  return say
    .rows(rows, people)
    .map(({ seq, lines }, i) => ({ seq, lines: [...lines, ...tom.told(rows[i].told ?? [], facts)] }));
}

/** `13` or `card 13`, `block 12`, `space 27`, `tile 4`, `order 24`. */
function look(name: string, view: AnyView): string | undefined {
  const { edition, harbour, say, tiles, orders } = playedBy(seen(view));
  const [kind = '', number = kind] = name.trim().split(/\s+/);
  const n = Number(number);
  if ((kind === 'card' || kind === number) && edition.cards[n - 1]) return say.card(n);
  if (kind === 'tile' && tiles[n]) return tiles[n];
  if (kind === 'order') return orders[n];
  if (kind === 'space' && harbour.spaces[n]) return say.place(n);
  const block = kind === 'block' ? edition.city.blocks[n - 1] : undefined;
  return block && `${words.districts[block.district]}, costs ${block.cost}`;
}

const { length, edition, foreman, orders, openOrders, trader, extraTiles, rulings, alone } = amsterdamOptions.options;

export const amsterdamTable: Table = {
  title: words.title,
  subtitle: words.subtitle,
  draw,
  prompt,
  menu,
  suggest,
  tell,
  options: [
    ['length=short', length.short],
    [`edition=${editionNames.slice(1).join('|')}`, edition],
    ['foreman=true', foreman],
    ['orders=3|5', orders],
    ['openOrders=1|2', openOrders],
    ['trader=true', trader],
    ['extraTiles=true', extraTiles],
    ['{"rulings":{"tile22":"extra"}}', rulings],
    ['--seats 1', alone],
  ],
  rival: solo.tom,
  reason: (paragraph) => (words.reasons as Readonly<Record<string, string>>)[paragraph],
  look,
  lookFor: '"13" or "card 13", "block 12", "space 27", "tile 4", "order 24"',
  scores: (result, people, pen) => scoreTable(result, words.scores, people, pen),
  winners: (people) => `${new Intl.ListFormat('en').format(people)} wins.`,
};
