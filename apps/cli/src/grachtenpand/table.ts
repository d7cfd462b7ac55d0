import { cardNumbered, HOW_MANY, type Kind, KINDS } from '@mokum/grachtenpand';
import type { Result } from '@mokum/kernel';
import {
  counted,
  fill,
  type GrachtenpandReason,
  grachtenpand as words,
  sayGrachtenpand,
  tellGrachtenpand,
} from '@mokum/words';
import { padded, type Pen, table as columnsOf, widthOf, wrapped } from '../pen.ts';
import type { AnyView, Option, Scene, Table } from '../table.ts';
import { GROUNDS, letters, smallStreet, type Street, tallStreet } from './street.ts';

const english = sayGrachtenpand(words, 'en');
const plural = new Intl.PluralRules('en');

interface Hidden {
  readonly hidden: number;
}
interface SeenPlayer {
  readonly hand: readonly number[] | Hidden;
  readonly canal: readonly number[] | Hidden;
  readonly street: Street;
  readonly card: number | null | Hidden;
  readonly place: number | null | Hidden;
  readonly thrown: boolean | Hidden;
}
interface Seen {
  readonly turn: number;
  readonly players: readonly SeenPlayer[];
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}

const seen = (view: AnyView): Seen => view as unknown as Seen;
const howMany = (cards: readonly number[] | Hidden): number => ('hidden' in cards ? cards.hidden : cards.length);
const roofsIn = (street: Street): number =>
  Object.values(street)
    .flat()
    .filter((number) => cardNumbered(number).kind === 'roof').length;

const chip = (number: number, pen: Pen): string => {
  const card = cardNumbered(number);
  return pen.on(GROUNDS[card.colour], ` ${String(number).padStart(3)} ${letters(card.colour)} `);
};

/** A card beside its number and colour, in full where there is room. */
function cardLine(number: number, room: number, pen: Pen): string {
  const card = cardNumbered(number);
  const brief = english.brief(card);
  return `${chip(number, pen)} ${brief.length + 10 <= room ? brief : english.short(card)}`;
}

/** A name, and what everybody sees of its street. */
function heading(seat: number, { view, names, standing, pen }: Scene): [name: string, street: string] {
  const { street, canal } = seen(view).players[seat];
  const parts = [
    ...(standing ? [english.points(standing.points[seat])] : []),
    counted(plural, words.roofs, roofsIn(street)),
    ...(howMany(canal) > 0 ? [fill(words.canal, { n: howMany(canal) })] : []),
  ];
  return [pen.bold(names[seat]), parts.join(', ')];
}

/** The other streets stand beside each other where the screen is wide enough. */
function others(scene: Scene): string[] {
  const { view, seat, columns, pen, standing } = scene;
  const blocks = seen(view).players.flatMap(({ street }, s) =>
    s === seat ? [] : [[...heading(s, scene), ...smallStreet(street, standing?.breakdown[s] ?? {}, columns - 2, pen)]],
  );
  const lines: string[] = [];
  let row: string[][] = [];
  const widthOfBlock = (block: readonly string[]): number => Math.max(...block.map(widthOf));
  const flush = (): void => {
    const height = Math.max(0, ...row.map((block) => block.length));
    // Headings stand on one line, and all streets on the same ground.
    const cells = row.map(([name, about, ...street]) => {
      const block = [name, about, ...Array<string>(height - 2 - street.length).fill(''), ...street];
      const width = widthOfBlock(block);
      return block.map((line) => padded(line, width));
    });
    for (let i = 0; i < height; i++)
      lines.push(
        cells
          .map((block) => block[i])
          .join('    ')
          .trimEnd(),
      );
    if (height > 0) lines.push('');
    row = [];
  };
  for (const block of blocks) {
    const width = [...row, block].reduce((sum, one) => sum + widthOfBlock(one) + 4, -4);
    if (row.length > 0 && width > columns) flush();
    row.push(block);
  }
  flush();
  return lines;
}

function hand(scene: Scene): string[] {
  const { view, seat, pen } = scene;
  const mine = seat === undefined ? undefined : seen(view).players[seat];
  if (!mine || seen(view).question?.task === 'play' || 'hidden' in mine.hand || mine.hand.length === 0) return [];
  return ['', pen.bold('Your hand'), ...mine.hand.map((number) => ` ${cardLine(number, scene.columns - 1, pen)}`)];
}

function draw(scene: Scene): string[] {
  const { view, seat, columns, pen, standing } = scene;
  const { turn, players } = seen(view);
  const decks = KINDS.map(
    (kind) =>
      `${words.decks[kind].toLowerCase()} ${howMany((view as unknown as Record<Kind, number[] | Hidden>)[kind])}`,
  );
  const head = `${pen.bold(words.title)}  turn ${turn}   decks: ${decks.join(', ')}`;
  const legend = wrapped(
    'points as if the game ended now; ✓ met, · not met; c cat, b bird, f flag, p pot',
    columns,
  ).map(pen.dim);
  if (seat === undefined) {
    const streets = players.flatMap(({ street }, s) => [
      '',
      heading(s, scene).join('  '),
      ...tallStreet(street, standing?.breakdown[s] ?? {}, columns, pen),
    ]);
    return [head, ...legend, ...streets];
  }
  const { street } = players[seat];
  return [
    head,
    ...legend,
    '',
    ...others(scene),
    `${heading(seat, scene).join('  ')}  ${pen.dim('(your street)')}`,
    ...tallStreet(street, standing?.breakdown[seat] ?? {}, columns, pen),
    ...hand(scene),
  ];
}

const label = ({ number, move }: Option, pen: Pen): string => `${pen.bold(String(number).padStart(3))} ${move}`;

/** What a place does to the street. */
function hint(card: number, place: number, street: Street): string {
  const { kind } = cardNumbered(card);
  if (kind === 'shop') return place < 0 ? words.placeHints.left : words.placeHints.right;
  const on = english.name(cardNumbered(street[place].at(-1) as number));
  if (kind === 'window') return `on ${on}. ${counted(plural, words.placeHints.window, street[place].length + 1)}`;
  return `on ${on}. ${roofsIn(street) === 3 ? words.placeHints.fourthRoof : words.placeHints.roof}`;
}

/** What stands to be done, told to its owner. */
function planned({ card, place, thrown }: SeenPlayer): string {
  if (typeof card !== 'number') return words.actions.done;
  const it = cardNumbered(card);
  const where =
    thrown === true
      ? words.places.canal
      : typeof place !== 'number'
        ? ''
        : it.kind !== 'shop'
          ? fill(words.places.building, { building: place })
          : place < 0
            ? words.places.left
            : words.places.right;
  return `${english.name(it)} ${where}`;
}

function menu(options: readonly Option[], { view, seat = 0, columns, pen }: Scene): string[] {
  const { players, question } = seen(view);
  const values = options.map(({ move }) => Number(move.split(' ')[1]));
  switch (question?.task) {
    case 'play': {
      const cards = [...new Set(values)];
      const entry = (word: string, card: number): string => {
        const option = options.find(({ move }) => move === `${word} ${card}`);
        return option ? label(option, pen) : '';
      };
      return cards.map(
        (card) =>
          `${padded(entry('build', card), 14)}${padded(entry('canal', card), 14)} ${cardLine(card, columns - 29, pen)}`,
      );
    }
    case 'place':
      return options.map(
        (option, i) =>
          `${padded(label(option, pen), 14)} ${hint(Number(question.about['card']), values[i], players[seat].street)}`,
      );
    case 'draw':
    case 'draw-again':
      return options.map((option) => {
        const kind = option.move.split(' ')[1] as Kind;
        const left = howMany((view as unknown as Record<Kind, number[] | Hidden>)[kind]);
        return `${padded(label(option, pen), 22)} ${words.actions.draw[kind]}, ${counted(plural, words.deckHas, left)}`;
      });
    default:
      return options.map((option) => `${label(option, pen)}   ${planned(players[seat])}`);
  }
}

function prompt(view: AnyView): string {
  const question = seen(view).question;
  switch (question?.task) {
    case 'draw':
      return words.prompts.draw;
    case 'draw-again':
      return words.prompts.draw;
    case 'play':
      return words.prompts.build;
    case 'place':
      return fill(words.prompts.place, { card: english.name(cardNumbered(Number(question.about['card']))) });
    default:
      return words.prompts.done;
  }
}

/** The final count: a row for each source. */
function scores({ points, breakdown }: Result, names: readonly string[], pen: Pen): string[] {
  const sum = (seat: number, source: string): string =>
    String(
      Object.entries(breakdown[seat])
        .filter(([cause]) => cause.split(' ')[0] === source)
        .reduce((total, [, n]) => total + n, 0),
    );
  const { total, ...sources } = words.sources;
  const rows = Object.entries(sources).map(([source, name]) => [name, ...names.map((_, seat) => sum(seat, source))]);
  const all = [total, ...points.map(String)];
  return columnsOf([['', ...names], ...rows, all.map((cell) => pen.bold(cell))], pen);
}

const telling = tellGrachtenpand(words, 'en', cardNumbered, HOW_MANY.roof);

export const grachtenpandTable: Table = {
  title: words.title,
  subtitle: words.subtitle,
  draw,
  prompt,
  menu,
  tell: (rows, people, _view, seat) => telling(rows, people, seat),
  reason: (paragraph) => (words.reasons as Readonly<Record<string, string>>)[paragraph as GrachtenpandReason],
  look(name) {
    const number = Number(name);
    return Number.isInteger(number) && number >= 1 && number <= 109 ? english.card(cardNumbered(number)) : undefined;
  },
  lookFor: 'a card by its number, 1 to 109',
  scores,
  winners: (names) =>
    names.length === 1
      ? fill(words.log.won, { who: names[0] })
      : fill(words.log.shared, { who: new Intl.ListFormat('en').format(names) }),
};
