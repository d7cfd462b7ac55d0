import { type Condition, FEATURES } from '../src/cards.ts';

/** Whether whatever meets `hard` meets `easy` too, for conditions on features and on height. */
export function includes(hard: Condition, easy: Condition): boolean {
  if (hard.is === 'at-least' && easy.is === 'at-least')
    return FEATURES.every((feature) => (hard.counts[feature] ?? 0) >= (easy.counts[feature] ?? 0));
  if (hard.is === 'height' && easy.is === 'height') return easy.at === 'least' && hard.cards >= easy.cards;
  return (hard.is === 'taller' || hard.is === 'lower') && hard.is === easy.is && hard.than === 'both';
}
