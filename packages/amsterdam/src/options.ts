import { firstProblems, type Json, refuse, shown } from '@mokum/kernel';
import { useEdition } from './board.ts';
import { editionNames, parseRulings, type Rulings } from './data/rulings.ts';

export const LENGTHS = ['full', 'short'] as const;
/** 17.1, 17.2: three secret orders each, or five; none without expansion 2 */
export const ORDERS = [0, 3, 5] as const;
/** 17.3 */
export const OPEN_ORDERS = [0, 1, 2] as const;

/** What a table agrees on before the game. */
export interface AmsterdamOptions {
  /** 2.12: twelve rounds, or ten */
  readonly length: (typeof LENGTHS)[number];
  /** 25.1: whose rulings are played … */
  readonly edition: (typeof editionNames)[number];
  /** … but for these */
  readonly rulings: Readonly<Partial<Record<keyof Rulings, string>>>;
  /** 16: expansion 1, the foreman and the bailiff */
  readonly foreman: boolean;
  /** 17: expansion 2, how many secret orders each player is dealt */
  readonly orders: (typeof ORDERS)[number];
  /** 17.3: how many of them lie open */
  readonly openOrders: (typeof OPEN_ORDERS)[number];
  /** 18: expansion 3, the black-market trader */
  readonly trader: boolean;
  /** 19: expansion 4, the market tiles 17 to 24 */
  readonly extraTiles: boolean;
  /** 1.1: an edition pack in place of the tables of this edition */
  readonly pack?: Json;
}

const NAMES = [
  'length',
  'edition',
  'rulings',
  'foreman',
  'orders',
  'openOrders',
  'trader',
  'extraTiles',
  'pack',
] as const satisfies (keyof AmsterdamOptions)[];
const EXPANSIONS = ['foreman', 'orders', 'openOrders', 'trader', 'extraTiles'] as const;

/** Checks the options for a number of players and returns them complete. */
export function readOptions(json: Json | undefined, seats: number): AmsterdamOptions {
  if (json !== undefined && (typeof json !== 'object' || json === null || Array.isArray(json)))
    refuse('bad-config', `options: expected an object, found ${shown(json)}`);
  const {
    length = 'full',
    edition = 'house',
    rulings = {},
    foreman = false,
    orders = 0,
    openOrders = 0,
    trader = false,
    extraTiles = false,
    pack,
    ...rest
  } = (json ?? {}) as Readonly<Record<string, Json>>;
  const [stray] = Object.keys(rest);
  if (stray !== undefined)
    refuse('bad-config', `options.${stray}: Amsterdam has no such option (it has ${NAMES.join(', ')})`);
  if (!LENGTHS.some((one) => one === length))
    refuse('bad-config', `options.length: expected one of ${LENGTHS.join(', ')}, found ${shown(length)}`);
  if (!editionNames.some((one) => one === edition))
    refuse('bad-config', `options.edition: expected one of ${editionNames.join(', ')}, found ${shown(edition)}`);
  if (typeof rulings !== 'object' || rulings === null || Array.isArray(rulings))
    refuse('bad-config', `options.rulings: expected an object, found ${shown(rulings)}`);
  const read = parseRulings({ ...(rulings as Readonly<Record<string, Json>>), edition });
  if (!read.ok) refuse('bad-config', firstProblems(read.errors.map((problem) => `options.${problem}`)).join('; '));
  const expansions = { foreman, orders, openOrders, trader, extraTiles };
  checkExpansions(expansions, seats);
  if (pack !== undefined) useEdition(pack);
  return { length, edition, rulings, ...expansions, ...(pack !== undefined && { pack }) } as AmsterdamOptions;
}

function checkExpansions(given: Readonly<Record<(typeof EXPANSIONS)[number], Json>>, seats: number): void {
  for (const name of ['foreman', 'trader', 'extraTiles'] as const)
    if (typeof given[name] !== 'boolean')
      refuse('bad-config', `options.${name}: expected true or false, found ${shown(given[name])}`);
  if (!ORDERS.some((one) => one === given.orders))
    refuse('bad-config', `options.orders: 3 or 5 can be dealt to each player, or 0, found ${shown(given.orders)}`);
  if (!OPEN_ORDERS.some((one) => one === given.openOrders))
    refuse('bad-config', `options.openOrders: expected one of 0, 1, 2, found ${shown(given.openOrders)}`);
  if (given.openOrders !== 0 && given.orders === 0)
    refuse('bad-config', 'options.openOrders: none can lie open without options.orders');
  const [one] = seats === 1 ? EXPANSIONS.filter((name) => given[name] !== false && given[name] !== 0) : [];
  if (one !== undefined) refuse('bad-config', `options.${one}: the solo game is played without expansions (20.1)`);
}

/** Keeps the pack of complete options in use. */
export function useOptions(options: Json): void {
  const { pack } = options as unknown as AmsterdamOptions;
  if (pack !== undefined) useEdition(pack);
}

/** The rulings of complete options. */
export function rulingsOf({ edition, rulings }: AmsterdamOptions): Rulings {
  const read = parseRulings({ ...rulings, edition });
  if (!read.ok) refuse('bad-config', read.errors.join('; '));
  return read.value;
}
