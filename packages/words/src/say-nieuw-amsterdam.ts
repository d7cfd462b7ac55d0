import { counted, type Filling, fill } from './catalogue.ts';
import type { NieuwAmsterdamWords } from './en/nieuw-amsterdam.ts';

type Words = NieuwAmsterdamWords;
type Prompt = keyof Words['prompts'];

/** Cards and columns as the edition declares them, as far as words need them. */
export interface SaidLand {
  readonly farms: number;
  readonly wood: number;
  readonly grain: number;
}
export interface SaidShip {
  readonly furs: number;
  readonly coins: number;
  readonly goods: number;
}

/** A question and what of the table it speaks of. */
export interface SaidQuestion {
  readonly task: string;
  readonly about: Readonly<Record<string, string | number>>;
  /** the column up for auction, the highest bid, and whether this seat put the column up */
  readonly lot: number;
  readonly bid: number;
  readonly opens: 'opens' | 'answers';
  readonly due: number;
}

/** Says moves, questions and cards of Nieuw Amsterdam in one language. */
export const sayNieuwAmsterdam = (words: Words, locale: string) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { names, amounts, moves, meanings, prompts } = words;

  const amount = (what: keyof Words['amounts'], n: number): string => counted(plural, amounts[what], n);
  const column = (number: number): string => names.columns[number as 1] ?? '';

  /** "2 lynx and 1 mink" of numbers by kind */
  function furs(by: Readonly<Record<string, number>>): string {
    const kinds = (Object.keys(names.furs) as (keyof typeof names.furs)[]).filter((kind) => (by[kind] ?? 0) > 0);
    return list.format(kinds.map((kind) => amount(kind, by[kind])));
  }

  function bundle(text: string): string {
    const by: Record<string, number> = {};
    for (const kind of text.split('+')) by[kind] = (by[kind] ?? 0) + 1;
    return furs(by);
  }

  return {
    amount,
    points: (n: number): string => counted(plural, amounts.point, n),
    furs,
    column,
    land: (land: SaidLand): string =>
      fill(meanings.land, {
        farms: counted(plural, names.pieces.farm, land.farms),
        wood: amount('wood', land.wood),
        grain: amount('grain', land.grain),
      }),
    ship: (ship: SaidShip): string =>
      fill(meanings.ship, {
        furs: amount('fur', ship.furs),
        coins: amount('coin', ship.coins),
        goods: amount('goods', ship.goods),
      }),

    /** What a move does, from its notation; `figures` are the numbers of the edition. */
    move(text: string, figures: Filling): string {
      const [task = '', value = ''] = text.split(' ');
      if (value === 'more') return moves.more;
      const trade = /^(buy|sell)-(wood|grain)$/.exec(task);
      if (trade) return amount(trade[2] as 'wood' | 'grain', Number(value));
      const said = moves[task.replace(/^(pay|load)-.*$/, '$1') as keyof typeof moves];
      const fillings = {
        ...figures,
        n: value,
        district: names.districts[value as keyof typeof names.districts] ?? '',
        column: column(Number(value)),
        land: names.lands[Number(value) as 1] ?? '',
        ship: names.ships[Number(value) as 1] ?? '',
        furs: task === 'buy' ? bundle(value) : '',
      };
      if (typeof said === 'string') return fill(said, fillings);
      if ('top' in said) return fill(said[value === 'middle' || value === 'bottom' ? value : 'top'], fillings);
      if ('sell' in said) return said[value as 'buy' | 'sell'];
      return counted(plural, said, Number(value));
    },

    /** What a seat is asked. */
    prompt({ task, about, lot, bid, opens, due }: SaidQuestion, figures: Filling): string {
      const name = { column: column(lot) };
      if (task === 'answer' && opens === 'opens') return fill(words.openBidding, name);
      const series = names.series[about['series'] as keyof typeof names.series] ?? '';
      const n =
        task === 'answer'
          ? bid
          : task.startsWith('pay-')
            ? due
            : (about['left'] ?? about['due'] ?? about['unpaid'] ?? 0);
      return fill(prompts[task as Prompt], { ...figures, ...name, series, n });
    },
  };
};
