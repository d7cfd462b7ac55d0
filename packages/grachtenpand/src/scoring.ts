import { NONE, type Result } from '@mokum/kernel';
import { CARDS, COLOURS, type Condition, cardNumbered, FEATURES, type RoofCard, type ShopCard } from './cards.ts';
import type { Elevation } from './elevation.ts';
import { featuresOf, type G, type Me } from './state.ts';

const BONUS = 4;
const SHARED_BONUS = 2;
const POT = FEATURES.indexOf('pot');
/** The colour of each card as an integer. */
const COLOUR_OF = Int32Array.from([-1, ...CARDS.map((card) => COLOURS.indexOf(card.colour))]);

/** Whether the building at a place of this street meets a condition (6.5 to 6.18). */
export function meets(me: Elevation, place: number, condition: Condition): boolean {
  const height = me.street.height(place);
  switch (condition.is) {
    case 'at-least':
      return FEATURES.every((feature, i) => featuresOf(me, place, i) >= (condition.counts[feature] ?? 0));
    case 'none':
      return featuresOf(me, place, FEATURES.indexOf(condition.of)) === 0;
    case 'height':
      return condition.at === 'least' ? height >= condition.cards : height === condition.cards;
    default: {
      // An empty side has height 0 (6.16), so nothing is lower than it (6.17); equal is neither (6.15).
      const passes = (neighbour: number): boolean =>
        condition.is === 'taller' ? height > neighbour : height < neighbour;
      const left = condition.than === 'right' || passes(me.street.height(place - 1));
      const right = condition.than === 'left' || passes(me.street.height(place + 1));
      return left && right;
    }
  }
}

/** The points of the cards of a street, by card; those whose condition fails stand there with 0 (6.20). */
export function cardPoints(me: Elevation): Map<number, number> {
  const points = new Map<number, number>();
  for (let place = me.left; place <= me.right; place++) {
    const pile = me.street.pile(place);
    for (const card of [pile[0], pile.at(-1)]) {
      const scoring = cardNumbered(card as number) as ShopCard | RoofCard;
      if ('condition' in scoring) points.set(card as number, meets(me, place, scoring.condition) ? scoring.points : 0);
    }
  }
  return points;
}

/** 6.21: one point for each visible flower pot. */
export function potPoints(me: Elevation): number {
  let pots = 0;
  for (let place = me.left; place <= me.right; place++) pots += featuresOf(me, place, POT);
  return pots;
}

/** 6.23, 6.24: the cards of the largest connected group of one colour, the first one found among equals. */
export function largestGroup(me: Elevation): number[] {
  const grid = new Map<number, number[]>();
  for (let place = me.left; place <= me.right; place++) grid.set(place, me.street.pile(place));
  const at = (place: number, level: number): number => grid.get(place)?.[level] ?? NONE;
  const seen = new Set<number>();
  let largest: number[] = [];
  for (const [place, pile] of grid) {
    pile.forEach((card, level) => {
      if (seen.has(card)) return;
      const group: number[] = [];
      const colour = COLOUR_OF[card];
      const spread = (p: number, l: number): void => {
        const here = at(p, l);
        if (here === NONE || COLOUR_OF[here] !== colour || seen.has(here)) return;
        seen.add(here);
        group.push(here);
        spread(p, l + 1);
        spread(p, l - 1);
        spread(p - 1, l);
        spread(p + 1, l);
      };
      spread(place, level);
      if (group.length > largest.length) largest = group;
    });
  }
  return largest;
}

/** 6.22, 6.25 to 6.27: the planning bonus of each seat, from the sizes of their largest groups. */
export function bonuses(sizes: readonly number[]): number[] {
  const most = Math.max(...sizes);
  const tied = sizes.filter((size) => size === most).length;
  return sizes.map((size) => (size !== most ? 0 : tied === 1 ? BONUS : SHARED_BONUS));
}

/** 6.28, 6.29: totals with where they came from; equal totals share a place. */
export function result(g: G): Result {
  const players = g.players.slice(0, g.seats) as readonly Me[];
  const bonus = bonuses(players.map((me) => largestGroup(me).length));
  const breakdown = players.map((me, seat) => {
    const sources: Record<string, number> = {};
    for (const [card, points] of cardPoints(me)) sources[`${cardNumbered(card).kind} ${card}`] = points;
    sources['pots'] = potPoints(me);
    sources['bonus'] = bonus[seat];
    return sources;
  });
  const points = breakdown.map((sources) => Object.values(sources).reduce((sum, n) => sum + n, 0));
  return { points, breakdown, ranking: points.map((mine) => 1 + points.filter((other) => other > mine).length) };
}
