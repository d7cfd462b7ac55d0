import { refuse, shown } from './errors.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The values one kind of thing can have: `size` whole numbers from `lo` upwards. It gives the integer for bots, the
 * notation for logs and tests, the name in a saved state and the hit target on a board.
 */
export interface Domain {
  readonly name: string;
  readonly lo: number;
  readonly size: number;
  text(value: number): string;
  read(text: string): number | undefined;
  json(value: number): number | string;
  /** which values there are, for messages, where a game may have fewer than the domain */
  readonly span?: string;
}

/** A kind of thing in a sentence: a card, an amount. */
export const oneOf = ({ name }: Pick<Domain, 'name'>): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Marks an empty place where a value of a domain could stand; itself in no domain. */
export const NONE = -32768;

/** A domain of numbers that are their own names: card numbers, amounts, places. */
export function range(name: string, lo: number, hi: number): Domain {
  if (hi < lo || lo <= NONE || hi - lo > 0xffff) refuse('bad-config', `domain ${name}: ${lo}…${hi} is no range`);
  return {
    name,
    lo,
    size: hi - lo + 1,
    text: String,
    read(text) {
      if (!/^-?\d{1,6}$/.test(text)) return undefined;
      const value = Number(text);
      return value >= lo && value <= hi ? value : undefined;
    },
    json: (value) => value,
  };
}

export interface Words<W extends string> extends Domain {
  readonly list: readonly W[];
  /** the integer of a word: `Colour.of.pink` */
  readonly of: Readonly<Record<W, number>>;
}

/** A domain of words: colours, kinds, yes and no. */
export function words<const W extends string>(name: string, list: readonly W[]): Words<W> {
  const index = new Map<string, number>(list.map((word, i) => [word, i]));
  if (index.size !== list.length) refuse('bad-config', `domain ${name} names a word twice`);
  const odd = list.find((word) => !/^[^\s;]+$/.test(word));
  if (odd !== undefined) refuse('bad-config', `domain ${name}: ${shown(odd)} is no single word`);
  return {
    name,
    lo: 0,
    size: list.length,
    list,
    of: Object.fromEntries(index) as Record<W, number>,
    text: (value) => list[value],
    read: (text) => index.get(text),
    json: (value) => list[value],
  };
}

/** The domain of a move that has nothing to choose: `done`, `pass`. */
export const nothing: Domain = {
  name: 'nothing',
  lo: 0,
  size: 1,
  text: () => '',
  read: (text) => (text === '' ? 0 : undefined),
  json: () => 0,
};

export const MOST_SEATS = 8;
export const seat: Domain = range('seat', 0, MOST_SEATS - 1);

export function contains(domain: Domain, value: number): boolean {
  return value >= domain.lo && value < domain.lo + domain.size;
}

/** Reads a value of a domain out of JSON, or names what stood there instead. */
export function fromJson(domain: Domain, json: unknown, path: string): number {
  const value =
    typeof json === 'string' ? domain.read(json) : Number.isInteger(json) ? domain.read(String(json)) : undefined;
  if (value === undefined || domain.json(value) !== json) {
    const range =
      domain.span ??
      (typeof domain.json(domain.lo) === 'string'
        ? Array.from({ length: Math.min(domain.size, 12) }, (_, i) => domain.text(domain.lo + i)).join(', ')
        : `${domain.lo} to ${domain.lo + domain.size - 1}`);
    refuse('bad-state', `${path}: expected ${oneOf(domain)} (${range}), found ${shown(json)}`);
  }
  return value;
}
