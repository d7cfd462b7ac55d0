import type { SeenEntry, SeenRow, SeenTold } from '@mokum/kernel';
import { counted, fill } from './catalogue.ts';
import type { NieuwAmsterdamWords } from './en/nieuw-amsterdam.ts';

/** A row of the log in sentences. */
export interface Telling {
  readonly seq: number;
  readonly lines: readonly string[];
}

/** A sentence, whose doing it tells, and whether a round begins with it. */
export interface ToldLine {
  readonly seat: number | undefined;
  readonly text: string;
  readonly kind: 'round' | 'line';
}

type Words = NieuwAmsterdamWords;
type Fur = keyof Words['names']['furs'];
type Amount = keyof Words['amounts'];
type Sentence = keyof Words['log']['moves'];
type Happening = keyof Words['log']['happenings'];

/** A change of what somebody has, with its reason. */
interface Change {
  readonly what: string;
  readonly amount: number;
  readonly cause: keyof Words['causes'];
}

function changeOf({ happening, values, cause }: SeenTold): Change | undefined {
  const change = (what: string, amount: number): Change => ({ what, amount, cause: cause as Change['cause'] });
  switch (happening) {
    case 'gained':
      return change(String(values['what']), Number(values['amount']));
    case 'paid':
      return change(String(values['what']), -Number(values['amount']));
    case 'points':
      return change('point', Number(values['points']));
    case 'lost-points':
      return change('point', -Number(values['points']));
    default:
      return undefined;
  }
}

/** Changes for the same reason are one, and what was paid and gained of one thing is its difference. */
function summed(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.cause} ${change.what}`;
    sums.set(key, { ...change, amount: (sums.get(key)?.amount ?? 0) + change.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** Tells games of Nieuw Amsterdam in one language: `locale` chooses plural forms and how a list is joined. */
export const tellNieuwAmsterdam = (words: Words, locale: string) => {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const { names, amounts, log } = words;

  const amount = (what: string, n: number): string => counted(plural, amounts[what as Amount], n);
  const points = (n: number): string => counted(plural, amounts.point, n);
  const line = (seat: number | undefined, text: string): ToldLine => ({ seat, text, kind: 'line' });

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
      furs: task === 'buy' ? furs(value.split('+')) : '',
    };
  }

  function sentence(entry: SeenEntry, players: readonly string[]): string[] {
    const [task = '', ...values] = entry.text.split(' ');
    const [value = ''] = values;
    const key = task === 'bid' && value === 'more' ? 'bid-more' : task;
    if (!Object.hasOwn(log.moves, key)) return [];
    const said = log.moves[key as Sentence];
    const fillings = filling(entry, task, values, players);
    if (typeof said === 'string') return [fill(said, fillings)];
    if ('top' in said) return [fill(said[value === 'middle' || value === 'bottom' ? value : 'top'], fillings)];
    return [counted(plural, said, Number(value), fillings)];
  }

  /** Furs that fill the traders one by one are told as one sentence. */
  function moves(entries: readonly SeenEntry[], players: readonly string[]): ToldLine[] {
    const told: ToldLine[] = [];
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i];
      const seat = entry.owner >= 0 && entry.owner < players.length ? entry.owner : undefined;
      if (entry.task !== 'fill-trader') told.push(...sentence(entry, players).map((text) => line(seat, text)));
      else if (entries[i - 1]?.task !== 'fill-trader') {
        const run = entries.slice(i);
        const end = run.findIndex((other) => other.task !== 'fill-trader');
        const kinds = (end < 0 ? run : run.slice(0, end)).map((other) => other.text.split(' ')[1]);
        told.push(line(undefined, fill(log.moves['fill-trader'], { furs: furs(kinds) })));
      }
    }
    return told;
  }

  /** A happening that no move tells already. */
  function happening({ happening: name, seat, values }: SeenTold, players: readonly string[]): string | undefined {
    if (!Object.hasOwn(log.happenings, name)) return undefined;
    const said = log.happenings[name as Happening];
    const camp = (zone: string | number | undefined): string => names.camps[Number(zone) as 1] ?? '';
    const fillings = {
      player: players[seat] ?? '',
      other: players[Number(values['with'])] ?? '',
      n: values['token'] ?? values['bid'] ?? values['goods'] ?? values['round'] ?? '',
      column: column(values['column'] ?? '') ?? '',
      district: names.districts[values['district'] as keyof typeof names.districts] ?? '',
      land: names.lands[Number(values['land']) as 1] ?? '',
      zone: names.zones[Number(values['zone']) as 1] ?? '',
      from: camp(values['from']),
      to: camp(values['to']),
    };
    return typeof said === 'string' ? fill(said, fillings) : counted(plural, said, Number(fillings.n), fillings);
  }

  /** What a seat has more and less of: the price of a column as a sentence, everything else with its reason. */
  function changes(seat: number, all: readonly Change[], players: readonly string[]): ToldLine[] {
    const player = players[seat] ?? '';
    const told: ToldLine[] = [];
    const price = all.filter(({ cause }) => cause === 'bid');
    if (price.length > 0) {
      const cost = list.format(price.map(({ what, amount: n }) => amount(what, -n)));
      told.push(line(seat, fill(log.moves.pay, { player, cost })));
    }
    const rest = all.filter(({ cause }) => cause !== 'bid');
    const phrases = [...new Set(rest.map(({ cause }) => cause))].map((cause) =>
      fill(log.change, {
        amounts: rest
          .filter((change) => change.cause === cause)
          .map(({ what, amount: n }) => fill(n > 0 ? log.more : log.less, { amount: amount(what, Math.abs(n)) }))
          .join(', '),
        cause: words.causes[cause],
      }),
    );
    if (phrases.length > 0) told.push(line(seat, fill(log.changes, { player, changes: phrases.join(', ') })));
    return told;
  }

  /** What came of a row, seat by seat. Furs drawn unseen are told as they are drawn. */
  function outcomes(told: readonly SeenTold[], players: readonly string[], free: 'free' | 'paid'): ToldLine[] {
    const lines: ToldLine[] = [];
    const bySeat = new Map<number, Change[]>();
    for (const one of told) {
      const change = changeOf(one);
      const drawn = change !== undefined && Object.hasOwn(names.furs, change.what) && one.happening === 'gained';
      if (change && !(drawn && (change.cause === 'start' || change.cause === 'black-market')))
        bySeat.set(one.seat, [...(bySeat.get(one.seat) ?? []), change]);
      if (one.happening === 'took-column' && free === 'free') continue;
      const text = happening(one, players);
      if (text !== undefined) lines.push(line(one.seat >= 0 ? one.seat : undefined, text));
    }
    const paid = [...bySeat].flatMap(([seat, all]) => changes(seat, summed(all), players));
    return [...lines, ...paid];
  }

  /** A row: what was answered, what came of it, and then what chance and a new round brought. */
  function lines({ entries, undo, told = [] }: SeenRow, players: readonly string[]): ToldLine[] {
    if (undo) return [line(undo.seat, fill(log.takeBack, { player: players[undo.seat] }))];
    const begins = told.findIndex(({ happening: name }) => name === 'round');
    const [before, after] = begins < 0 ? [told, []] : [told.slice(0, begins), told.slice(begins)];
    const free = entries.some(({ task }) => task === 'free-column') ? 'free' : 'paid';
    const own = entries.filter(({ by }) => by >= 0);
    const nature = entries.filter(({ by }) => by < 0);
    const upkeep = nature.findIndex(({ task }) => task === 'deal-lands');
    const [drawn, dealt] = upkeep < 0 ? [nature, []] : [nature.slice(0, upkeep), nature.slice(upkeep)];
    return [
      ...moves(own, players),
      ...outcomes(before, players, free),
      ...moves(drawn, players),
      ...outcomes(after, players, 'paid').map((it, i): ToldLine => (i === 0 ? { ...it, kind: 'round' } : it)),
      ...moves(dealt, players),
    ];
  }

  return {
    furs,
    amount,
    points,
    lines,

    rows: (rows: readonly SeenRow[], players: readonly string[]): Telling[] =>
      rows.map((row) => ({ seq: row.seq, lines: lines(row, players).map(({ text }) => text) })),

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
