import { signal } from '@preact/signals';
import type { AmsScene } from '../scene.ts';

/** The parts of the table on a phone, one swipe apart. */
export const PAGES = ['city', 'harbour', 'market', 'cards', 'dial'] as const;
export type Page = (typeof PAGES)[number];
/** The one that lies open: nobody is sent where they are. */
export const openPage = signal<Page | undefined>(undefined);

const pageOfTask: Readonly<Record<string, Page>> = {
  'first-card': 'market',
  'take-card': 'market',
  'discard-sixth': 'cards',
  'discard-map': 'cards',
  'first-colour': 'dial',
  'second-colour': 'dial',
  'second-colours': 'dial',
  'shift-die': 'dial',
  'extra-die': 'dial',
  'choose-dice': 'market',
  'store-resource': 'dial',
  activate: 'cards',
  'use-card': 'cards',
  'use-all': 'cards',
  'take-block': 'city',
  amstel: 'city',
  'amstel-steps': 'city',
  sail: 'harbour',
  load: 'harbour',
  'load-all': 'harbour',
  deliver: 'harbour',
  'take-docker': 'harbour',
  'hand-over': 'harbour',
  market: 'market',
  'place-foreman': 'harbour',
  'move-foreman': 'harbour',
  'place-bailiff': 'city',
  'move-bailiff': 'city',
  'place-trader': 'city',
  'move-trader': 'city',
  'open-order': 'cards',
  'activate-free': 'cards',
  'swap-out': 'cards',
  'swap-in': 'market',
  'free-block': 'city',
  'barge-to': 'harbour',
  'tom-discards': 'market',
};

/** The pages where something can be done now, in their order. */
export function pagesWithMoves({ legal }: AmsScene): readonly Page[] {
  const found = new Set([...legal].map((move) => pageOfTask[move.split(' ')[0]]));
  return PAGES.filter((page) => found.has(page));
}

/** The page that a question is about: the first where something can be done. */
export const pageOf = (scene: AmsScene): Page | undefined => {
  const task = scene.position.view.question?.task;
  const pages = pagesWithMoves(scene);
  // A turn begins with one's cards, if any of them can be used.
  return task === 'turn' && pages.includes('cards') ? 'cards' : pages[0];
};
