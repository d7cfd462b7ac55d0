import type { SeenEntry, SeenRow } from '@mokum/kernel';
import { counted, fill } from './catalogue.ts';
import type { NieuwAmsterdamWords } from './en/nieuw-amsterdam.ts';

/** A row of the log in sentences. */
export interface Telling {
  readonly seq: number;
  readonly lines: readonly string[];
}

type Words = NieuwAmsterdamWords;
type Fur = keyof Words['names']['furs'];
type Amount = keyof Words['amounts'];
type Sentence = keyof Words['log']['moves'];

/** Something that happened: its name, whose it was, its values and its cause, as words of the game. */
export interface Happened {
  readonly happening: keyof Words['log']['happenings'];
  readonly seat: number;
  readonly values: readonly (string | number)[];
  readonly cause: keyof Words['causes'];
}

/** Tells games of Nieuw Amsterdam in one language: `locale` chooses plural forms and how a list is joined. */
export const tellNieuwAmsterdam = (words: Words, locale: string) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { names, amounts, log } = words;

  const amount = (what: string, n: number): string => counted(plural, amounts[what as Amount], n);
  const points = (n: number): string => counted(plural, amounts.point, n);

  /** "2 lynx and 1 mink" of a list of kinds */
  function furs(kinds: readonly string[]): string {
    const each = (Object.keys(names.furs) as Fur[]).map(
      (kind) => [kind, kinds.filter((k) => k === kind).length] as const,
    );
    return list.format(each.filter(([, n]) => n > 0).map(([kind, n]) => amount(kind, n)));
  }

  const cards = (of: Readonly<Record<number, string>>, numbers: readonly string[]): string =>
    list.format(numbers.map((number) => of[Number(number)]));
  const column = (number: string | number): string => names.columns[Number(number) as 1];

  /** The names that a sentence of this move can use. */
  function filling(entry: SeenEntry, task: string, values: readonly string[], players: readonly string[]) {
    const [value = ''] = values;
    const kind = task.replace(/^(pay|load)-/, '');
    return {
      player: players[task === 'first-player' ? Number(value) : entry.owner] ?? '',
      n: value,
      district: names.districts[value as keyof typeof names.districts] ?? '',
      column: column(value) ?? '',
      land: names.lands[Number(value) as 1] ?? '',
      ship: names.ships[Number(value) as 1] ?? '',
      lands: task === 'deal-lands' ? cards(names.lands, values) : '',
      ships: task === 'deal-ships' ? cards(names.ships, values) : '',
      fur: task === 'draw-fur' ? amount(value, 1) : '',
      furs: task === 'buy' ? furs(value.split('+')) : task.startsWith('load-') ? amount(kind, Number(value)) : '',
      cost: task.startsWith('pay-') ? amount(kind, value === 'more' ? 63 : Number(value)) : '',
    };
  }

  function sentence(entry: SeenEntry, players: readonly string[]): string[] {
    const [task = '', ...values] = entry.text.split(' ');
    const [value = ''] = values;
    if (/^(pay|load)-/.test(task) && value === '0') return [];
    const family = task.replace(/^(pay|load)-.*$/, '$1');
    const key = task === 'bid' && value === 'more' ? 'bid-more' : family;
    if (!Object.hasOwn(log.moves, key)) return [];
    const said = log.moves[key as Sentence];
    const fillings = filling(entry, task, values, players);
    if (typeof said === 'string') return [fill(said, fillings)];
    if ('top' in said) return [fill(said[value === 'middle' || value === 'bottom' ? value : 'top'], fillings)];
    return [counted(plural, said, Number(value), fillings)];
  }

  /** Furs that fill the traders one by one are told as one sentence, and so is a payment. */
  function lines(entries: readonly SeenEntry[], players: readonly string[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i];
      if (entry.task !== 'fill-trader') told.push(...sentence(entry, players));
      else if (entries[i - 1]?.task !== 'fill-trader') {
        const run = entries.slice(i);
        const end = run.findIndex((other) => other.task !== 'fill-trader');
        const kinds = (end < 0 ? run : run.slice(0, end)).map((other) => other.text.split(' ')[1]);
        told.push(fill(log.moves['fill-trader'], { furs: furs(kinds) }));
      }
    }
    return told;
  }

  return {
    furs,
    amount,
    points,

    rows: (rows: readonly SeenRow[], players: readonly string[]): Telling[] =>
      rows.map(({ seq, entries, undo }) => ({
        seq,
        lines: undo ? [fill(log.takeBack, { player: players[undo.seat] })] : lines(entries, players),
      })),

    happening({ happening, seat, values, cause }: Happened, players: readonly string[]): string {
      const said = log.happenings[happening];
      const [first = '', second = ''] = values;
      const isStock = happening === 'gained' || happening === 'paid';
      const isHouse = happening === 'house-moved' || happening === 'house-left';
      const camp = (zone: string | number): string => names.camps[Number(zone) as 1] ?? '';
      const fillings = {
        player: players[seat] ?? '',
        other: happening === 'swapped-tokens' ? players[Number(first)] : '',
        n: happening === 'swapped-tokens' ? second : first,
        amount: isStock ? amount(String(first), Number(second)) : '',
        points: happening.endsWith('points') ? points(Number(first)) : '',
        cause: words.causes[cause],
        column: happening === 'took-column' ? column(first) : '',
        tile: names.tiles[first as keyof typeof names.tiles] ?? '',
        district: names.districts[first as keyof typeof names.districts] ?? '',
        land: names.lands[Number(first) as 1] ?? '',
        ship: names.ships[Number(first) as 1] ?? '',
        zone: names.zones[Number(first) as 1] ?? '',
        from: isHouse ? camp(first) : '',
        to: isHouse ? camp(second) : '',
      };
      if (typeof said === 'string') return fill(said, fillings);
      return counted(plural, said, Number(happening === 'took-column' ? second : first), fillings);
    },

    /** Who wins, or who share the victory. */
    victory(ranking: readonly number[], score: readonly number[], players: readonly string[]): string {
      const winners = players.filter((_, seat) => ranking[seat] === 1);
      const best = points(Math.max(...score));
      return winners.length === 1
        ? fill(log.winner, { player: winners[0], points: best })
        : fill(log.sharedVictory, { players: list.format(winners), points: best });
    },
  };
};
