import type { Card, Colour, Condition, Feature } from '../games/grachtenpand/types.ts';

// English for the gallery alone; the page takes its words from the catalogues.
const many: Record<Feature, [string, string]> = { cat: ['cat', 'cats'], bird: ['gull', 'gulls'], flag: ['flag', 'flags'], pot: ['flower pot', 'flower pots'] };

export const colourNames: Record<Colour, string> = { red: 'Brick red', ochre: 'Ochre', sage: 'Sage', slate: 'Slate blue', pink: 'Pink' };
export const kindNames = { shop: 'Shop', window: 'Window', roof: 'Roof' };
export const counted = (feature: Feature, n: number) => `${n} ${many[feature][n === 1 ? 0 : 1]}`;

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'at-least':
      return `At least ${Object.entries(condition.counts)
        .map(([f, n]) => counted(f as Feature, n))
        .join(' and ')}`;
    case 'none':
      return `No ${many[condition.of][1]} at all`;
    case 'taller':
    case 'lower':
      return `${condition.is === 'taller' ? 'Taller' : 'Lower'} than ${condition.than === 'both' ? 'both neighbours' : `the house on its ${condition.than}`}`;
    case 'height':
      return condition.at === 'least' ? `At least ${condition.cards} cards high` : `Exactly ${condition.cards} cards high`;
  }
}
export function textOf(card: Card): string {
  if (card.kind !== 'window') return conditionText(card.condition);
  if (card.features.length === 0) return 'Nobody at the windows';
  const counts = new Map<Feature, number>();
  for (const f of card.features) counts.set(f, (counts.get(f) ?? 0) + 1);
  return [...counts].map(([f, n]) => counted(f, n)).join(', ');
}
export const nameOf = (card: Card) =>
  `${kindNames[card.kind]} ${card.number}, ${colourNames[card.colour].toLowerCase()}: ${textOf(card)}${card.kind === 'window' ? '' : `, ${card.points} points`}`;
export const streetWords = (street: string) => ({ street, card: nameOf, sunken: (n: number) => `${n} cards in the canal` });
