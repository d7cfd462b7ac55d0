import { gableOf, silhouettes } from './gable.tsx';
import { footOf, HOUSE, heightOf } from './measures.ts';
import type { Card, House } from './types.ts';

export function cardsOf(house: House): { card: Card; level: number }[] {
  return [house.shop, ...house.windows, ...(house.roof ? [house.roof] : [])].map((card, level) => ({ card, level }));
}

function outlineOf(card: Card): string {
  if (card.kind === 'roof') return silhouettes[gableOf(card)];
  return `M0 0V${-heightOf[card.kind]}H${HOUSE}V0Z`;
}

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
  const members = houses.flatMap((house) =>
    cardsOf(house)
      .filter(({ card }) => group.has(card.number))
      .map(({ card, level }) => (
        <path
          key={card.number}
          d={outlineOf(card)}
          transform={`translate(${house.building * HOUSE} ${footOf(level)})`}
        />
      )),
  );
  if (members.length === 0) return null;
  return (
    <g aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" x="-6000" y="-6000" width="12000" height="12000">
        <rect x="-6000" y="-6000" width="12000" height="12000" fill="#fff" />
        <g fill="#000">{members}</g>
      </mask>
      <g mask={`url(#${id})`}>
        <g class="gp-group-bed">{members}</g>
        <g class="gp-group-line">{members}</g>
      </g>
    </g>
  );
}
