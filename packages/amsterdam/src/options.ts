import { type Json, refuse, shown } from '@mokum/kernel';
import { useEdition } from './board.ts';
import { editionNames, parseRulings, type Rulings } from './data/rulings.ts';

export const LENGTHS = ['full', 'short'] as const;

/** What a table agrees on before the game. */
export interface AmsterdamOptions {
  /** 2.12: twelve rounds, or ten */
  readonly length: (typeof LENGTHS)[number];
  /** 25.1: whose rulings are played … */
  readonly edition: (typeof editionNames)[number];
  /** … but for these */
  readonly rulings: Readonly<Partial<Record<keyof Rulings, string>>>;
  /** 1.1: an edition pack in place of the tables of this edition */
  readonly pack?: Json;
}

/** Checks the options and returns them complete. */
export function readOptions(json: Json | undefined): AmsterdamOptions {
  if (json !== undefined && (typeof json !== 'object' || json === null || Array.isArray(json)))
    refuse('bad-config', `options: expected an object, found ${shown(json)}`);
  const {
    length = 'full',
    edition = 'house',
    rulings = {},
    pack,
    ...rest
  } = (json ?? {}) as Readonly<Record<string, Json>>;
  const [stray] = Object.keys(rest);
  if (stray !== undefined) refuse('bad-config', `options.${stray}: Amsterdam has no such option`);
  if (!LENGTHS.some((one) => one === length))
    refuse('bad-config', `options.length: expected one of ${LENGTHS.join(', ')}, found ${shown(length)}`);
  if (!editionNames.some((one) => one === edition))
    refuse('bad-config', `options.edition: expected one of ${editionNames.join(', ')}, found ${shown(edition)}`);
  if (typeof rulings !== 'object' || rulings === null || Array.isArray(rulings))
    refuse('bad-config', `options.rulings: expected an object, found ${shown(rulings)}`);
  const read = parseRulings({ ...(rulings as Readonly<Record<string, Json>>), edition });
  if (!read.ok) refuse('bad-config', `options.${read.errors.join('; options.')}`);
  if (pack !== undefined) useEdition(pack);
  return { length, edition, rulings, ...(pack !== undefined && { pack }) } as AmsterdamOptions;
}

/** The rulings of complete options. */
export function rulingsOf({ edition, rulings }: AmsterdamOptions): Rulings {
  const read = parseRulings({ ...rulings, edition });
  if (!read.ok) refuse('bad-config', read.errors.join('; '));
  return read.value;
}
