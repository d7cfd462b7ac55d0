import { gableOf, silhouettes } from './gable.tsx';
import { footOf, HOUSE, heightOf } from './measures.ts';
import type { Card, House } from '../types.ts';

export function cardsOf(house: House): { card: Card; level: number }[] {
  return [house.shop, ...house.windows, ...(house.roof ? [house.roof] : [])].map((card, level) => ({ card, level }));
}

function outlineOf(card: Card): string {
  if (card.kind === 'roof') return silhouettes[gableOf(card)];
  return `M0 0V${-heightOf[card.kind]}H${HOUSE}V0Z`;
}

/** How far the line reaches beyond the cards, at the least. */
const BESIDE = 12;

/** One gilt line around the largest group: strokes of all its cards, with the cards themselves cut out again. */
export function GroupOutline({
  houses,
  group,
  id,
}: {
  houses: readonly House[];
  group: ReadonlySet<number>;
  id: string;
}) {
  const cards = houses.flatMap((house) =>
    cardsOf(house)
      .filter(({ card }) => group.has(card.number))
      .map(({ card, level }) => ({ card, x: house.building * HOUSE, y: footOf(level) })),
  );
  if (cards.length === 0) return null;
  const members = cards.map(({ card, x, y }) => (
    <path key={card.number} d={outlineOf(card)} transform={`translate(${x} ${y})`} />
  ));
  const left = Math.min(...cards.map(({ x }) => x)) - BESIDE;
  const top = Math.min(...cards.map(({ card, y }) => y - heightOf[card.kind])) - BESIDE;
  // No larger than what it masks: the browser keeps a picture of its own for a mask that is.
  const around = {
    x: left,
    y: top,
    width: Math.max(...cards.map(({ x }) => x)) + HOUSE + BESIDE - left,
    height: Math.max(...cards.map(({ y }) => y)) + BESIDE - top,
  };
  return (
    <g aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" {...around}>
        <rect {...around} fill="#fff" />
        <g fill="#000">{members}</g>
      </mask>
      <g mask={`url(#${id})`}>
        <g class="gp-group-bed">{members}</g>
        <g class="gp-group-line">{members}</g>
      </g>
    </g>
  );
}
