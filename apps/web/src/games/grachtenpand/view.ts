import {
  bonuses,
  cardNumbered,
  cardPoints,
  elevationOf,
  type Feature,
  FEATURES,
  largestGroup,
  potPoints,
} from '@mokum/grachtenpand';
import type { AskingCard, Card, House, Kind, WindowCard } from './types.ts';

/** A value kept from this audience. */
interface Hidden {
  readonly hidden: number;
}
type Maybe<T> = T | Hidden;

export interface PlayerView {
  readonly hand: Maybe<readonly number[]>;
  readonly canal: Maybe<readonly number[]>;
  readonly street: Readonly<Record<string, readonly number[]>>;
  readonly deck: Maybe<Kind | null>;
  readonly card: Maybe<number | null>;
  readonly place: Maybe<number | null>;
  readonly thrown: Maybe<boolean>;
}

/** Grachtenpand as an audience sees it. */
export interface GrachtenpandView {
  readonly seats: number;
  readonly turn: number;
  readonly shop: Maybe<readonly number[]>;
  readonly window: Maybe<readonly number[]>;
  readonly roof: Maybe<readonly number[]>;
  readonly players: readonly PlayerView[];
  readonly waitingFor: readonly number[] | 'chance';
  readonly question?: { readonly task: string; readonly about: Readonly<Record<string, number | string>> };
}

export const KINDS: readonly Kind[] = ['shop', 'window', 'roof'];

const isHidden = (value: unknown): value is Hidden => typeof value === 'object' && value !== null && 'hidden' in value;

export const sizeOf = (cards: Maybe<readonly number[]>): number => (isHidden(cards) ? cards.hidden : cards.length);
export const seen = <T>(value: Maybe<T>): T | undefined => (isHidden(value) ? undefined : value);
export const handOf = (player: PlayerView | undefined): readonly number[] => (player && seen(player.hand)) || [];

const drawn = new Map<number, Card>();

/** A card as the drawings want it: its features one by one. */
export function drawnCard(number: number): Card {
  const known = drawn.get(number);
  if (known) return known;
  const card = cardNumbered(number);
  const made: Card =
    card.kind === 'window'
      ? {
          kind: 'window',
          number,
          colour: card.colour,
          features: FEATURES.flatMap((feature) =>
            Array.from({ length: card.features[feature] ?? 0 }, (): Feature => feature),
          ),
        }
      : card;
  drawn.set(number, made);
  return made;
}

/** What the seat has chosen to build this turn and may still take back. */
export function planned(
  player: PlayerView,
): { readonly card: number; readonly place: number | undefined; readonly thrown: boolean } | undefined {
  const card = seen(player.card);
  if (card === undefined || card === null) return undefined;
  return { card, place: seen(player.place) ?? undefined, thrown: seen(player.thrown) === true };
}

type Piles = PlayerView['street'];

/** The street with what is about to be built standing in it already. */
export function plannedStreet(player: PlayerView): Piles {
  const plan = planned(player);
  if (!plan || plan.place === undefined) return player.street;
  return { ...player.street, [plan.place]: [...(player.street[plan.place] ?? []), plan.card] };
}

export function housesOf(piles: Piles): House[] {
  return Object.keys(piles)
    .map(Number)
    .toSorted((a, b) => a - b)
    .map((building) => {
      const cards = piles[building].map(drawnCard);
      const roof = cards.at(-1);
      return {
        building,
        shop: cards[0] as AskingCard,
        windows: cards.filter((card): card is WindowCard => card.kind === 'window'),
        ...(roof?.kind === 'roof' && { roof }),
      };
    });
}

/** What a street earns as it stands. */
export interface Standing {
  readonly houses: House[];
  /** points by shop and roof; 0 where the condition is not met */
  readonly cards: ReadonlyMap<number, number>;
  readonly met: ReadonlySet<number>;
  readonly group: ReadonlySet<number>;
  readonly pots: number;
}

const MOST_KEPT = 64;
const standings = new Map<string, Standing>();

/** The same street gives the same standing, the very same object: what is drawn from it need not be drawn again. */
export function standingOf(piles: Piles): Standing {
  const street = JSON.stringify(piles);
  const known = standings.get(street);
  if (known) return known;
  if (standings.size >= MOST_KEPT) standings.clear();
  const elevation = elevationOf(piles);
  const cards = cardPoints(elevation);
  const group = largestGroup(elevation);
  const standing: Standing = {
    houses: housesOf(piles),
    cards,
    met: new Set([...cards].filter(([, points]) => points > 0).map(([card]) => card)),
    group: new Set(group.length > 1 ? group : []),
    pots: potPoints(elevation),
  };
  standings.set(street, standing);
  return standing;
}

export interface Points {
  readonly shop: number;
  readonly roof: number;
  readonly pots: number;
  readonly bonus: number;
  readonly total: number;
  readonly group: number;
}

/** By seat, the points so far, as if the game ended now. */
export function pointsOf(view: GrachtenpandView): readonly Points[] {
  const groups = view.players.map((player) => largestGroup(elevationOf(player.street)).length);
  const bonus = bonuses(groups);
  return view.players.map((player, seat) => {
    const { cards, pots } = standingOf(player.street);
    const of = (kind: Kind): number =>
      [...cards].reduce((sum, [card, points]) => sum + (cardNumbered(card).kind === kind ? points : 0), 0);
    const shop = of('shop');
    const roof = of('roof');
    return { shop, roof, pots, bonus: bonus[seat], group: groups[seat], total: shop + roof + pots + bonus[seat] };
  });
}

export const roofsOf = (player: PlayerView): number =>
  Object.values(player.street).filter((pile) => cardNumbered(pile.at(-1) as number).kind === 'roof').length;
