import { CARDS, type Card, editionOf, effectOf } from '@mokum/amsterdam';
import type { Rulings } from '@mokum/amsterdam';
import { type Amounts, type Colour, colours, type District, type DockColour, type Good } from './types.ts';

export interface PlayerView {
  readonly points: number;
  readonly gulden: number;
  readonly pool: Readonly<Record<Colour, number>>;
  readonly stored: Colour | null;
  /** what is to be stored: known to its owner alone until all have said so */
  readonly keeps: Colour | 'none' | null | { readonly hidden: number };
  readonly dial: Readonly<Record<string, number>>;
  readonly inactive: readonly number[];
  readonly active: readonly number[];
  readonly used: readonly number[];
  readonly penalties: number;
  readonly storage: Readonly<Record<Good, number>>;
  readonly aboard: Readonly<Record<Good, number>>;
  readonly dockers: Readonly<Record<DockColour, number>>;
  readonly barge: number;
  readonly crests: readonly number[];
  readonly pointsBy: Readonly<Record<string, number>>;
  /** secret orders: of another seat only how many */
  readonly orders: readonly number[] | { readonly hidden: number };
  readonly openOrders: readonly number[];
  /** the order to be laid open, and what is to be handed back: known to their owner alone until all have said so */
  readonly opens: number | null | { readonly hidden: number };
  readonly handsBack: number | { readonly hidden: number };
}

/** Amsterdam as an audience sees it. */
export interface AmsterdamView extends Rulings {
  readonly seats: number;
  readonly edition: number;
  readonly firstRound: number;
  readonly round: number;
  readonly phase: number;
  readonly order: readonly number[];
  readonly amstel: Readonly<Record<string, readonly number[]>>;
  readonly dice: Readonly<Record<Colour, number>>;
  readonly goods: readonly Good[];
  readonly roofs: Readonly<Record<Good, number>>;
  readonly depots: readonly { readonly good: Good | null }[];
  readonly blackMarket: readonly Good[];
  readonly docks: readonly { readonly dockers: readonly DockColour[] }[];
  readonly housed: Readonly<Record<DockColour, number>>;
  readonly openDistricts: readonly District[];
  readonly revealed: readonly number[];
  readonly discard: readonly number[];
  readonly market: readonly number[];
  readonly tiles: { readonly hidden: number } | readonly number[];
  readonly foreman: number | null;
  readonly bailiff: number | null;
  readonly trader: Good | null;
  readonly orderPoints: Readonly<Record<string, number>>;
  readonly cardPoints: Readonly<Record<string, number>>;
  readonly acting: number | null;
  readonly halfSteps: number;
  readonly freeSteps: number;
  readonly visiting: boolean;
  readonly players: readonly PlayerView[];
  readonly tom?: readonly {
    readonly points: number;
    readonly gulden: number;
    readonly crests: readonly number[];
    readonly pointsBy: Readonly<Record<string, number>>;
  }[];
  /** the ways that barges have just sailed, while that is being shown */
  readonly sailed?: Readonly<Record<number, readonly number[]>>;
  readonly waitingFor: readonly number[] | 'chance';
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}

/** The tables this game is played with: Mokum's own, or those of an edition pack. */
export { editionOf };

export const LAST_ROUND = 12;
const PHASE_THREE = 3;
export const SEGMENTS = 6;
export const ROOFS = 3;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const total = (counts: Readonly<Record<string, number>>): number => sum(Object.values(counts));

/** Things of a kind as often as they are counted. */
export const spread = <K extends string>(counts: Readonly<Record<K, number>>): K[] =>
  (Object.entries(counts) as [K, number][]).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));

/** A card as this game's rulings and tables have it. */
export function cardOf(view: AmsterdamView, number: number): Card {
  const card = CARDS[number - 1];
  const row = editionOf(view).cards[number - 1];
  return { ...card, kind: row.kind, cost: row.cost, timing: row.timing, effect: effectOf(card, view) };
}

/** 5.10: what a segment brings with it; the stored resource joins what leaves the dial next, until the dials have turned. */
function broughtBy(view: AmsterdamView, player: PlayerView, segment: number): Amounts {
  const out = segmentOf(player, segment);
  if (segment !== 1 || view.phase >= PHASE_THREE || player.stored === null) return out;
  return { ...out, [player.stored]: (out[player.stored] ?? 0) + 1 };
}

export const segmentOf = (player: PlayerView, segment: number): Amounts =>
  Object.fromEntries(
    colours.flatMap((colour) => {
      const n = player.dial[`${segment}-${colour}`] ?? 0;
      return n > 0 ? [[colour, n]] : [];
    }),
  );

/** The round in whose phase II a segment leaves the dial (5.8): this one, as long as the dials have not turned in it. */
export const roundOfSegment = (view: AmsterdamView, segment: number): number =>
  view.round + segment - (view.phase >= PHASE_THREE ? 0 : 1);

/** How often the dials have turned since the game began. */
export const turnsOf = (view: AmsterdamView): number =>
  view.round - view.firstRound + (view.phase >= PHASE_THREE ? 1 : 0);

export const lackOf = (cost: Amounts, have: Amounts): Amounts =>
  Object.fromEntries(
    colours.flatMap((colour) => {
      const lack = (cost[colour] ?? 0) - (have[colour] ?? 0);
      return lack > 0 ? [[colour, lack]] : [];
    }),
  );
export const amountOf = (amounts: Amounts): number => sum(colours.map((colour) => amounts[colour] ?? 0));

/** What something still needs, and which round's segment comes closest to it, the earlier of two. */
export interface Need {
  /** missing in the pool now */
  readonly now: Amounts;
  readonly round: number | undefined;
  /** what that segment lacks: nothing, if it pays for all of it */
  readonly lacks: Amounts;
  /** what pays for it now in place of resources, where these are missing */
  readonly gulden?: number;
}

/** What is missing with so much off the price; of several colours it is not said which. */
function lessened(lacks: Amounts, less: number): Amounts {
  const [colour, ...others] = colours.filter((one) => (lacks[one] ?? 0) > 0);
  if (amountOf(lacks) <= less) return {};
  return others.length > 0 ? lacks : { [colour]: amountOf(lacks) - less };
}

export function needOf(view: AmsterdamView, player: PlayerView, cost: Amounts, less = 0): Need {
  let best: { round: number; lacks: Amounts } | undefined;
  for (let segment = 1; segment <= SEGMENTS; segment++) {
    const round = roundOfSegment(view, segment);
    const have = broughtBy(view, player, segment);
    if (round > LAST_ROUND || amountOf(have) === 0) continue;
    const lacks = lessened(lackOf(cost, have), less);
    if (!best || amountOf(lacks) < amountOf(best.lacks)) best = { round, lacks };
  }
  return { now: lessened(lackOf(cost, player.pool), less), round: best?.round, lacks: best?.lacks ?? cost };
}

/** Nothing is missing if it can be paid in gulden: no discount applies to these (26.6). */
export const orGulden = (need: Need, player: PlayerView, price: number): Need =>
  price > 0 && player.gulden >= price && amountOf(need.now) > 0 ? { ...need, now: {}, gulden: price } : need;

/** The largest group of neighbouring crests (15.6). */
export function groupOf(view: AmsterdamView, seat: number): readonly number[] {
  const { bridges } = editionOf(view).city;
  const own = new Set(view.players[seat].crests);
  const seen = new Set<number>();
  let largest: readonly number[] = [];
  for (const start of own) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const here of group)
      for (const { a, b } of bridges) {
        const next = a === here ? b : b === here ? a : 0;
        if (!own.has(next) || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

export function neighboursOf(view: AmsterdamView, block: number): readonly number[] {
  return editionOf(view).city.bridges.flatMap(({ a, b }) => (a === block ? [b] : b === block ? [a] : []));
}

/** The crests of each seat; in the solo game TOM's come second (20.3). */
export const crestsOf = ({ players, tom, seats }: AmsterdamView): readonly (readonly number[])[] => [
  ...players.map(({ crests }) => crests),
  ...(seats === 1 && tom?.[0] ? [tom[0].crests] : []),
];
export const ownerOf = (view: AmsterdamView, block: number): number =>
  crestsOf(view).findIndex((crests) => crests.includes(block));

/** Where a seat's disc lies on the Amstel; 0 before the discs are laid. */
export const reachOf = (view: AmsterdamView, seat: number): number =>
  Number(Object.entries(view.amstel).find(([, discs]) => discs.includes(seat))?.[0] ?? 0);

/** 2.9: a tile each round; those put back into the box unseen do not come. */
export const tilesLeft = ({ round }: AmsterdamView): number => LAST_ROUND - round;
