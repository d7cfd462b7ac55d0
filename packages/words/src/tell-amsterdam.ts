import type { SeenEntry, SeenRow } from '@mokum/kernel';
import { counted, fill } from './catalogue.ts';
import type { AmsterdamWords } from './en/amsterdam.ts';
import { type AmsterdamFacts, sayAmsterdam } from './say-amsterdam.ts';

type Words = AmsterdamWords;
type GoodOn = (block: number) => keyof Words['goods'] | undefined;

/** A sentence of the log and whose doing it tells; nobody's if it was chance. */
export interface Told {
  readonly seat: number | undefined;
  readonly text: string;
}

export interface Teller {
  (row: SeenRow): readonly Told[];
  /** passes over a row that was told before */
  skip(row: SeenRow): void;
}

/** Tells games of Amsterdam in one language: `locale` chooses plural forms and how a list is joined. */
export const tellAmsterdam = (words: Words, locale: string, facts: AmsterdamFacts) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const say = sayAmsterdam(words, locale, facts);

  /** The plain sentence of a task; `good` is what lay on the block taken last. */
  function sentence(entry: SeenEntry, people: readonly string[], good: string): string {
    const [task = '', value = ''] = entry.text.split(' ');
    const who = people[entry.owner] ?? '';
    if (task === 'shift-die' && value === 'none') return '';
    if (task === 'sell' && good !== '')
      return `${fill(value === 'store' ? words.log.stores : words.log.sells, { who, good })}.`;
    return say.rows([{ seq: 0, entries: [entry] }], people)[0].lines[0] ?? '';
  }

  /** How a journey of several steps is told: how far, and where to if that is more than water. */
  function journey(way: readonly SeenEntry[], people: readonly string[]): string {
    const [last] = way.slice(-1);
    const space = Number(last.text.split(' ')[1]);
    const who = people[last.owner] ?? '';
    return facts.space(space).kind === 'water'
      ? `${counted(plural, words.log.sails, way.length, { who })}.`
      : counted(plural, words.log.journey, way.length, { who, place: say.place(space) });
  }

  const isReveal = ({ task }: SeenEntry): boolean => task === 'reveal';
  const isSail = ({ task }: SeenEntry): boolean => task === 'sail';

  /** Steps of one journey are one sentence, and so are cards that are revealed together. */
  function tell(entries: readonly SeenEntry[], people: readonly string[], goodOn: GoodOn, last: Map<number, number>) {
    const told: Told[] = [];
    const way = entries.filter(isSail);
    const revealed = entries.filter(isReveal);
    for (const entry of entries) {
      const [task, value = ''] = entry.text.split(' ');
      if (task === 'take-block') last.set(entry.owner, Number(value));
      const good = goodOn(last.get(entry.owner) ?? 0);
      const text =
        way.length > 1 && isSail(entry)
          ? entry === way.at(-1)
            ? journey(way, people)
            : ''
          : isReveal(entry)
            ? entry === revealed[0]
              ? fill(words.log.revealed, {
                  cards: list.format(revealed.map(({ text: card }) => say.name(Number(card.split(' ')[1])))),
                })
              : ''
            : sentence(entry, people, good ? words.goods[good] : '');
      const seat = entry.owner >= 0 && entry.owner < people.length ? entry.owner : undefined;
      if (text !== '') told.push({ seat, text });
    }
    return told;
  }

  return {
    say,
    /** Tells rows one after the other: what lay on a block is remembered until it is sold or stored. */
    teller(people: readonly string[], goodOn: GoodOn): Teller {
      const last = new Map<number, number>();
      const tellRow = ({ entries }: SeenRow): readonly Told[] => tell(entries, people, goodOn, last);
      return Object.assign(tellRow, {
        skip({ entries }: SeenRow) {
          for (const { text, owner } of entries)
            if (text.startsWith('take-block ')) last.set(owner, Number(text.split(' ')[1]));
        },
      });
    },
  };
};
