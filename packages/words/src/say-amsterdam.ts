import type { SeenEntry, SeenRow } from '@mokum/kernel';
import { counted, fill } from './catalogue.ts';
import type { AmsterdamWords } from './en/amsterdam.ts';

type Words = AmsterdamWords;
type Colour = keyof Words['colours'];
type Good = keyof Words['goods'];

/** What words need to know of the edition that is played. */
export interface AmsterdamFacts {
  card(number: number): { readonly type: string; readonly cost: Readonly<Partial<Record<Colour, number>>> };
  block(number: number): { readonly district: keyof Words['districts']; readonly cost: number };
  space(number: number): {
    readonly kind: keyof Words['spaces'];
    readonly good?: Good;
    readonly docker?: keyof Words['dockColours'];
    readonly value?: number;
  };
}

const CARDS = /card|sixth|activate|reveal|map|swap-(out|in)|draw-swap/;
const BLOCKS = new Set(['take-block', 'free-block', 'place-bailiff', 'move-bailiff']);
const SPACES = new Set(['sail', 'barge-to', 'place-foreman', 'move-foreman']);
/** Orders that are handed back for as a whole. */
const ALL_OR_NOTHING = new Set([32, 34]);

/** Says moves, questions and rows of Amsterdam in one language; `goodOn` is the good on a block, where it is known. */
export const sayAmsterdam = (words: Words, locale: string, facts: AmsterdamFacts) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const types: Readonly<Record<string, string>> = { ...words.artisans, ...words.buildings, ...words.districts };
  const meanings: Readonly<Record<number, string>> = words.cards;
  const tiles: Readonly<Record<number, string>> = words.tiles;
  const orders: Readonly<Record<number, string>> = words.orders;

  const card = (number: number): string => `${String(number).padStart(3, '0')} ${types[facts.card(number).type]}`;
  const cost = (number: number): string =>
    list.format(
      (Object.entries(facts.card(number).cost) as [Colour, number][]).map(([colour, n]) =>
        counted(plural, words.counts.colour[colour], n),
      ),
    );

  const isColour = (value: string): value is Colour => Object.hasOwn(words.ofResource, value);
  const ofResource = (colour: Colour, n: number): string => counted(plural, words.ofResource[colour], n);

  function place(number: number): string {
    const { kind, good, docker, value } = facts.space(number);
    return fill(words.spaces[kind], {
      good: good ? words.someGoods[good] : '',
      docker: docker ? words.dockColours[docker] : '',
      value: value ?? '',
    });
  }

  function sale(value: string, phrases: Words['sale'], who: string): string {
    return isColour(value)
      ? fill(phrases.resource, { who, colour: ofResource(value, 1) })
      : fill(phrases[value as 'store' | 'gulden'], { who });
  }

  function shift(value: string): string {
    const [colour = '', way] = value.split('-');
    return way === undefined
      ? words.shift.none
      : fill(words.shift[way as 'down' | 'up'], { colour: ofResource(colour as Colour, 2) });
  }

  /** `33-4`: the order, and how much is handed back for it. */
  function handedBack(value: string): { readonly number: number; readonly amount: string } {
    const [number = 0, level = 0] = value.split('-').map(Number);
    const { nothing, all, some } = words.handBack;
    return { number, amount: level === 0 ? nothing : ALL_OR_NOTHING.has(number) ? all : counted(plural, some, level) };
  }

  /** A value whose notation is no word of every language. */
  function said(task: string, value: string): string {
    switch (task) {
      case 'amstel-steps':
        return counted(plural, words.counts.steps, Number(value));
      case 'choose-dice':
        return list.format(value.split('-').map((colour) => words.colours[colour as Colour]));
      case 'shift-die':
        return shift(value);
      case 'pay-card-with':
      case 'pay-block-with':
        return words.means[value as keyof Words['means']];
      default:
        return value;
    }
  }

  /** The names that a phrase about a move can use. */
  function filling(task: string, values: readonly string[], who: string, goodOn: (block: number) => Good | undefined) {
    const [value = ''] = values;
    const n = Number(value);
    const isCard = n > 0 && CARDS.test(task);
    const isBlock = BLOCKS.has(task);
    const back = task === 'hand-back' ? handedBack(value) : undefined;
    const good = isBlock ? goodOn(n) : (value as Good);
    const names = isBlock ? words.goods : words.someGoods;
    return {
      who,
      value: said(task, value),
      card: isCard ? card(n) : '',
      cost: isCard ? cost(n) : isBlock ? counted(plural, words.counts.resources, facts.block(n).cost) : '',
      meaning: isCard ? meanings[n] : '',
      colour: isColour(value) ? ofResource(value, task === 'second-colour' ? 2 : 1) : '',
      district: isBlock
        ? words.districts[facts.block(n).district]
        : (words.districts[value as keyof Words['districts']] ?? ''),
      good: good ? (names[good] ?? '') : '',
      docker: words.dockColours[value as keyof Words['dockColours']] ?? '',
      place: SPACES.has(task) ? place(n) : '',
      kind: words.kinds[value as keyof Words['kinds']] ?? '',
      order: orders[back?.number ?? n] ?? '',
      number: back?.number ?? n,
      amount: back?.amount ?? '',
      sale: task === 'sell' ? sale(value, words.sale, who) : '',
      sold: task === 'sell' ? sale(value, words.sold, who) : '',
      tile: task === 'draw-tile' ? tiles[n] : '',
      dice: values.map((face, i) => `${Object.values(words.colours)[i] ?? ''} ${face}`).join(', '),
    };
  }

  /** What is hidden, or nothing at all, has a phrase of its own where the other would not fit. */
  const phraseOf = (phrases: Readonly<Record<string, string>>, task: string, value: string | undefined): string =>
    phrases[`${task}-${value}`] ?? phrases[task];

  function sentence(entry: SeenEntry, people: readonly string[]): string[] {
    const [task = '', ...values] = entry.text.split(' ');
    if (!Object.hasOwn(words.told, task)) return [];
    const names = filling(task, values, people[entry.owner] ?? '', () => undefined);
    return [fill(phraseOf(words.told, task, values[0]), names)];
  }

  return {
    card: (number: number): string =>
      fill(words.cardInFull, { card: card(number), cost: cost(number), meaning: meanings[number] }),
    name: card,
    place,
    /** What a move does, from its notation. */
    move(text: string, goodOn: (block: number) => Good | undefined): string {
      const [task = '', ...values] = text.split(' ');
      if (!Object.hasOwn(words.moves, task)) return '';
      return fill(phraseOf(words.moves, task, values[0]), filling(task, values, '', goodOn));
    },
    /** What a seat is asked. */
    prompt(task: string, about: Readonly<Record<string, string | number>>, good: string): string {
      if (!Object.hasOwn(words.prompts, task)) return '';
      const asked = String(about['colour'] ?? '');
      const colour = isColour(asked) ? ofResource(asked, task === 'pay-amount' ? 2 : 1) : '';
      return fill(words.prompts[task as keyof Words['prompts']], { good, order: '', ...about, colour });
    },
    rows: (rows: readonly SeenRow[], people: readonly string[]) =>
      rows.map(({ seq, entries }) => ({ seq, lines: entries.flatMap((entry) => sentence(entry, people)) })),
  };
};
