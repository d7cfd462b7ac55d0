import { signal } from '@preact/signals';
import type { AmsScene } from '../scene.ts';
import type { Colour } from '../types.ts';

/** What a player has begun and not submitted: it belongs to one question and is forgotten with it. */
export interface Draft {
  /** dice chosen so far */
  readonly dice?: readonly Colour[];
  /** a space of the harbour, or a reach of the Amstel, to go to */
  readonly sail?: number;
  readonly reach?: number;
  /** how it is to be paid, by colour */
  readonly plan?: readonly number[];
}

const draft = signal<{ readonly of: string; readonly made: Draft } | undefined>(undefined);
/** The piece that is pointed at or has the focus. */
export const peeked = signal<string | undefined>(undefined);
/** On which side of the board slips stand: away from what they tell about. */
export const slipSide = signal<'map' | 'side'>('side');

const keyOf = ({ position: { view, revision, pending }, seat }: AmsScene): string =>
  `${seat} ${revision} ${pending.length} ${view.question?.task}`;

const none: Draft = {};
export const draftOf = (scene: AmsScene): Draft =>
  draft.value?.of === keyOf(scene) && scene.legal.size > 0 ? draft.value.made : none;
export function setDraft(scene: AmsScene, made: Draft): void {
  draft.value = { of: keyOf(scene), made };
}
