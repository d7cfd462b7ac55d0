import { shown } from '@mokum/kernel';

/** Where the editions disagree (25): each question, its possible answers, and what each edition says. */
export const rulingValues = {
  firstResources: ['same', 'any'],
  firstCards: ['clockwise', 'bottom-up'],
  afterMap: ['used', 'own'],
  card021: ['points', 'gulden'],
  card023: ['two', 'one'],
  card054: ['each-die', 'one-die'],
  card061: ['points', 'gulden'],
  card070: ['three-or-fewer', 'fewer-than-three'],
  card101: ['points', 'gulden'],
  card103: ['four', 'two'],
  order36: ['ten', 'twelve'],
  tile18: ['discard', 'supply'],
  tile22: ['counts', 'extra'],
  dockerPickup: ['visit', 'movement-end'],
  dockerHandover: ['may', 'must'],
  foremanMoves: ['turn-end', 'at-once'],
  foremanGoal: ['with-room', 'nearest'],
  bailiffGoal: ['nearest-free', 'next-block', 'any-bridge'],
  openOrders: ['of-the-hidden', 'instead'],
  tomTriples: ['yellow-maroon', 'maroon-yellow'],
  districtTie: ['all-places', 'two-places'],
  extraTiles: ['three-three', 'four-two', 'three-one-over-two'],
} as const;

export type RulingName = keyof typeof rulingValues;
export type Rulings = { readonly [K in RulingName]: (typeof rulingValues)[K][number] };

export const rulingNames = Object.keys(rulingValues) as RulingName[];

export const editionNames = ['house', 'fr', 'hu', 'ru'] as const;
export type EditionName = (typeof editionNames)[number];

const house: Rulings = {
  firstResources: 'same',
  firstCards: 'bottom-up',
  afterMap: 'used',
  card021: 'points',
  card023: 'two',
  card054: 'each-die',
  card061: 'points',
  card070: 'three-or-fewer',
  card101: 'points',
  card103: 'four',
  order36: 'ten',
  tile18: 'discard',
  tile22: 'counts',
  dockerPickup: 'visit',
  dockerHandover: 'may',
  foremanMoves: 'turn-end',
  foremanGoal: 'with-room',
  bailiffGoal: 'nearest-free',
  openOrders: 'of-the-hidden',
  tomTriples: 'yellow-maroon',
  districtTie: 'all-places',
  extraTiles: 'three-three',
};

/** An edition that is silent on a question follows the house. */
export const editionRulings: Readonly<Record<EditionName, Rulings>> = {
  house,
  fr: {
    ...house,
    firstCards: 'clockwise',
    card021: 'gulden',
    card023: 'one',
    card070: 'fewer-than-three',
    card103: 'two',
    dockerHandover: 'must',
    foremanGoal: 'nearest',
    bailiffGoal: 'next-block',
    openOrders: 'instead',
  },
  hu: {
    ...house,
    firstResources: 'any',
    card054: 'one-die',
    card061: 'gulden',
    card101: 'gulden',
    order36: 'twelve',
    dockerHandover: 'must',
    foremanMoves: 'at-once',
    bailiffGoal: 'any-bridge',
    districtTie: 'two-places',
  },
  ru: {
    ...house,
    afterMap: 'own',
    dockerPickup: 'movement-end',
    foremanMoves: 'at-once',
    tomTriples: 'maroon-yellow',
    districtTie: 'two-places',
    extraTiles: 'four-two',
  },
};

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly string[] };

/** `edition` names the record to start from; every other field is a ruling set alone. */
export const parseRulings = (json: unknown): Checked<Rulings> => {
  if (json === undefined) return { ok: true, value: house };
  if (typeof json === 'string') return parseRulings({ edition: json });
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, errors: ['rulings: expected an edition name or an object'] };
  const errors: string[] = [];
  const { edition = 'house', ...single } = json as Record<string, unknown>;
  const known = editionNames.find((name) => name === edition);
  if (known === undefined)
    errors.push(`rulings.edition: unknown edition ${shown(edition)}; one of ${editionNames.join(', ')}`);
  const value: Record<string, unknown> = { ...editionRulings[known ?? 'house'] };
  for (const [name, answer] of Object.entries(single)) {
    if (!Object.hasOwn(rulingValues, name)) {
      errors.push(`rulings.${name}: unknown ruling; one of ${rulingNames.join(', ')}`);
      continue;
    }
    const answers: readonly string[] = rulingValues[name as RulingName];
    if (typeof answer !== 'string' || !answers.includes(answer))
      errors.push(`rulings.${name}: unknown answer ${shown(answer)}; one of ${answers.join(', ')}`);
    else value[name] = answer;
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: value as Rulings };
};
