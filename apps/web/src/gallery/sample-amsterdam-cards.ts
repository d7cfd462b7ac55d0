import { CARDS } from '@mokum/amsterdam';
import { amsterdam as words } from '@mokum/words/en/amsterdam';
import type { CardView } from '../games/amsterdam/cards/card-rows.tsx';
import { effectSigns } from '../games/amsterdam/cards/effect-signs.ts';
import type { Press } from '../games/amsterdam/types.ts';

const names: Record<string, string> = { ...words.artisans, ...words.buildings, ...words.districts };

export function cardView(number: number, more: { press?: Press; state?: 'used' } = {}): CardView {
  const card = CARDS[number - 1];
  const text = words.cards[number as keyof typeof words.cards];
  const title = names[card.type];
  return {
    number,
    kind: card.kind,
    art: card.type,
    cost: card.cost,
    timing: card.timing,
    signs: effectSigns(card.effect),
    words: {
      title,
      text,
      timing: words.timings[card.timing],
      name: `${title} ${number}, ${words.timings[card.timing]}: ${text}`,
    },
    ...more,
  };
}

const may = (number: number, label: string, more: Partial<Press> = {}): { press: Press } => ({
  press: { id: `card ${number}`, label: `${label} ${number}`, ...more },
});

/** One of each type, and those with the longest texts. */
export const everyType = [
  1, 7, 13, 22, 25, 38, 40, 47, 52, 55, 61, 67, 69, 73, 76, 85, 88, 97, 103, 106, 109, 113, 117, 121, 125, 129, 18,
].map((number) => cardView(number));
export const inactive = [
  cardView(38, may(38, 'Activate')),
  cardView(61),
  cardView(112, may(112, 'Activate', { state: 'chosen' })),
  cardView(76),
];
export const active = [
  cardView(53),
  cardView(24, may(24, 'Use', { worth: '+1' })),
  cardView(48, may(48, 'Use')),
  cardView(120, { state: 'used' }),
  cardView(26),
  cardView(40),
  cardView(104),
];
export const display = [
  cardView(5, may(5, 'Take')),
  cardView(21, may(21, 'Take')),
  cardView(88, may(88, 'Take')),
  cardView(70, may(70, 'Take')),
  cardView(114, may(114, 'Take')),
  cardView(130, may(130, 'Take')),
];
