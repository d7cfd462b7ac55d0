import { refuse } from '@mokum/kernel';
import { freeBlocks, numbers, oneOf, orNone } from './companion-entries.ts';
import { amstel } from './data/amstel.ts';
import { districtTiles } from './data/districts.ts';
import { market } from './data/market.ts';
import { type Colour, type DockColour, type Good, goods } from './data/names.ts';
import { rounds } from './data/rounds.ts';
import { editionRulings, type EditionName } from './data/rulings.ts';
import { sharePlaces } from './share-places.ts';
import {
  type BlockReason,
  docksOf,
  type FreeBlock,
  type RevealedCard,
  type Tile,
  tomActs,
  type TomAnswer,
  tomDiscards,
  type TomQuestion,
  type TomStep,
} from './tom.ts';

/*
 * TOM beside a box: the person plays with the cardboard and tells TOM what he must know, when he must know it. What is
 * printed alike in every box (market tiles, quick delivery, gulden) TOM knows; what he has been told once and can
 * never change (a dock emptied, a place of the black market taken, a full district) is not asked again. The board's
 * own values are read off it, so it does not matter whose board it is.
 */

export interface CompanionOptions {
  readonly length: 'full' | 'short';
  readonly edition: EditionName;
}

/** What the person is asked. */
export type CompanionQuestion =
  | { readonly ask: 'ahead' }
  | { readonly ask: 'cards' }
  | { readonly ask: 'dice' }
  | { readonly ask: 'bridges'; readonly steps: number }
  | { readonly ask: 'docker'; readonly dock: DockColour }
  | { readonly ask: 'blocks'; readonly colour: Colour }
  | { readonly ask: 'good'; readonly colour: Colour; readonly block: FreeBlock; readonly why: BlockReason }
  | { readonly ask: 'place'; readonly good: Good }
  | { readonly ask: 'roof'; readonly good: Good }
  | { readonly ask: 'tile' }
  | { readonly ask: 'group' }
  | { readonly ask: 'district' }
  | { readonly ask: 'points' };

/** What TOM does: his steps, the card he discards, and his count at the end. */
export type CompanionStep =
  | TomStep
  | {
      readonly is: 'discards';
      readonly paragraph: '20.6' | '20.7';
      readonly kind: RevealedCard['kind'];
      /** whether the person chooses between two maps */
      readonly maps: 'one' | 'two';
    }
  | { readonly is: 'waits'; readonly paragraph: '20.8' }
  | { readonly is: 'counts'; readonly paragraph: '20.17' | '20.19'; readonly source: Source; readonly points: number };

const SOURCES = [
  'roof',
  'quick-delivery',
  'docker',
  'bridge',
  'mouth',
  'market',
  'group',
  'district',
  'leftovers',
] as const;
type Source = (typeof SOURCES)[number];

export interface CompanionSheet {
  round: number;
  points: number;
  gulden: number;
  /** steps made on the Amstel */
  reach: number;
  crests: number;
  readonly by: Partial<Record<Source, number>>;
  /** what he did, round by round; the count stands last */
  readonly turns: { readonly round: number; readonly steps: CompanionStep[] }[];
  /** what the next entry answers; undefined when the game is over */
  question: CompanionQuestion | undefined;
  result: { readonly mine: number; readonly tom: number; readonly won: 'me' | 'tom' } | undefined;
}

interface Known {
  readonly emptied: Set<DockColour>;
  readonly full: Set<Colour>;
  readonly sold: Set<Good>;
  bridges: number;
}

/** 14.3: what lies above it is turned to 1 once TOM has acted. */
export const highestDie = (round: number): number => rounds.rounds[round - 1].highestDie;

const LAST_ROUND = 12;
const MOUTH = amstel.spaces.length - 1;
const DICE = 6;
/** of a district */
const BLOCKS = 6;

type Asking<T = void> = Generator<CompanionQuestion, T, string>;

/** What stands on the sheet after these entries; an entry that does not answer its question is refused. */
export function companion(options: CompanionOptions, entries: readonly string[]): CompanionSheet {
  const sheet: CompanionSheet = {
    round: options.length === 'short' ? rounds.shortStart : 1,
    points: 0,
    gulden: 0,
    reach: 0,
    crests: 0,
    by: {},
    turns: [],
    question: undefined,
    result: undefined,
  };
  const sitting = sit(sheet, options);
  let next = sitting.next();
  for (const entry of entries) {
    if (next.done) refuse('not-waiting', 'the game is over: nothing is asked any more');
    next = sitting.next(entry);
  }
  sheet.question = next.done ? undefined : next.value;
  return sheet;
}

function* sit(sheet: CompanionSheet, options: CompanionOptions): Asking {
  const known: Known = { emptied: new Set(), full: new Set(), sold: new Set(), bridges: 0 };
  const docks = docksOf(editionRulings[options.edition]);
  for (; ; sheet.round++) {
    sheet.turns.push({ round: sheet.round, steps: [] });
    yield* cards(sheet);
    const dice = faces(yield { ask: 'dice' });
    const tom = {
      get gulden() {
        return sheet.gulden;
      },
      does: (step: TomStep) => carryOut(sheet, step),
    };
    const turn = tomActs(tom, dice, docks);
    for (let next = turn.next(); !next.done; ) next = turn.next(yield* answer(sheet, known, next.value));
    if (sheet.round === LAST_ROUND) break;
  }
  yield* count(sheet, options);
}

const note = (sheet: CompanionSheet, step: CompanionStep): void => void sheet.turns.at(-1)?.steps.push(step);

/** 20.6 to 20.8: the costs of two maps, the building and the artisan. */
function* cards(sheet: CompanionSheet): Asking {
  if (oneOf(yield { ask: 'ahead' }, 'ahead', ['me', 'tom']) === 'me') {
    note(sheet, { is: 'waits', paragraph: '20.8' });
    return;
  }
  const [first, second, building, artisan] = numbers(yield { ask: 'cards' }, 'cards', 4, 0, 9);
  const found = tomDiscards([
    { card: 0, kind: 'map', cost: first },
    { card: 1, kind: 'map', cost: second },
    { card: 2, kind: 'building', cost: building },
    { card: 3, kind: 'artisan', cost: artisan },
  ]);
  const [{ kind }] = found.cards;
  note(sheet, { is: 'discards', paragraph: found.paragraph, kind, maps: found.cards.length > 1 ? 'two' : 'one' });
}

const faces = (entry: string): number[] => numbers(entry, 'dice', DICE, 1, DICE);

/** What TOM asks, from what is known already or from the person. */
function* answer(sheet: CompanionSheet, known: Known, question: TomQuestion): Asking<TomAnswer> {
  switch (question.ask) {
    case 'steps': {
      const steps = Math.min(question.steps, MOUTH - sheet.reach);
      const mouth = steps > 0 && sheet.reach + steps === MOUTH ? amstel.mouthValue : 0;
      if (steps === 0 || known.bridges === amstel.bridges.length) return { steps, bridges: 0, mouth };
      const [bridges] = numbers(yield { ask: 'bridges', steps }, 'bridges', 1, 0, 99);
      if (bridges > 0) known.bridges++;
      return { steps, bridges, mouth };
    }
    case 'docker': {
      if (known.emptied.has(question.dock)) return 0;
      known.emptied.add(question.dock);
      const [points] = orNone(yield question, 'docker') ?? [0];
      return points;
    }
    case 'blocks': {
      if (known.full.has(question.colour)) return [];
      const free = freeBlocks(yield question);
      if (free.length <= 1) known.full.add(question.colour);
      return free;
    }
    case 'good':
      return oneOf(yield question, 'good', goods);
    case 'place': {
      const place = known.sold.has(question.good) ? 'taken' : oneOf(yield question, 'place', ['free', 'taken']);
      known.sold.add(question.good);
      return place;
    }
    case 'roof': {
      const [roof] = numbers(yield question, 'roof', 1, 1, 99);
      return { roof, quick: rounds.rounds[sheet.round - 1].quickDelivery };
    }
    default: {
      // tile
      const [number] = numbers(yield question, 'tile', 1, 1, baseTiles.length);
      return baseTiles[number - 1];
    }
  }
}

/** The solo game is played with the tiles A and B (20.1). */
export const baseTiles: readonly Tile[] = market
  .filter(({ stack }) => stack === 'A' || stack === 'B')
  .map(({ number, price, points, bonus }) => ({
    number,
    price,
    points,
    steps: bonus?.is === 'amstel' ? bonus.steps : 0,
  }));

function score(sheet: CompanionSheet, source: Source, points: number): void {
  if (points === 0) return;
  sheet.points += points;
  sheet.by[source] = (sheet.by[source] ?? 0) + points;
}

function carryOut(sheet: CompanionSheet, step: TomStep): void {
  note(sheet, step);
  switch (step.is) {
    case 'moves':
      sheet.reach += step.steps;
      score(sheet, 'bridge', step.bridges);
      score(sheet, 'mouth', step.mouth);
      return;
    case 'docks':
      score(sheet, 'docker', step.points);
      sheet.gulden += step.gulden;
      return;
    case 'takes':
      sheet.crests++;
      return;
    case 'sells':
    case 'saves':
      sheet.gulden += step.gulden;
      return;
    case 'delivers':
      score(sheet, 'roof', step.roof);
      score(sheet, 'quick-delivery', step.quick);
      return;
    case 'buys':
      sheet.gulden -= step.tile.price;
      score(sheet, 'market', step.tile.points);
      return;
    default:
  }
}

/** 20.17 to 20.19: his largest group, the open district and his gulden; then the person's own points. */
function* count(sheet: CompanionSheet, { edition }: CompanionOptions): Asking {
  sheet.turns.push({ round: LAST_ROUND, steps: [] });
  const [group] = numbers(yield { ask: 'group' }, 'group', 1, Math.min(1, sheet.crests), sheet.crests);
  const [his, mine] = numbers(yield { ask: 'district' }, 'district', 2, 0, BLOCKS);
  if (his > sheet.crests) refuse('bad-notation', `district: of TOM’s crests at most ${sheet.crests}, found ${his}`);
  if (his + mine > BLOCKS) refuse('bad-notation', `district: it has ${BLOCKS} blocks, found ${his + mine}`);
  const [district] = sharePlaces([his, mine], districtTiles.places[1], editionRulings[edition].districtTie);
  const found = [
    ['group', '20.17', districtTiles.perCrestOfGroup * group],
    ['district', '20.19', district],
    ['leftovers', '20.17', Math.floor(sheet.gulden / rounds.leftoversPerPoint)],
  ] as const;
  for (const [source, paragraph, points] of found) {
    score(sheet, source, points);
    note(sheet, { is: 'counts', paragraph, source, points });
  }
  const [points] = numbers(yield { ask: 'points' }, 'points', 1, -99, 999);
  // 20.18: a tie is lost.
  sheet.result = { mine: points, tom: sheet.points, won: points > sheet.points ? 'me' : 'tom' };
}
