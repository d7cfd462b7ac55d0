import { furKinds } from '@mokum/nieuw-amsterdam';
import type { NaScene } from '../pieces/pieces.ts';
import { drafted, setDraft } from '../own/split.ts';
import { fursIn } from '../view.ts';

/** The places of the top trader whose furs have been chosen and not bought yet. */
export const basketOf = (scene: NaScene): readonly number[] =>
  scene.position.view.question?.task === 'turn' ? drafted(scene, []) : [];

/** The move that buys these furs, its kinds in the order of the rules. */
export function purchaseOf(scene: NaScene, basket: readonly number[]): string {
  const there = fursIn(scene.position.view.traders[0].furs);
  const kinds = basket.map((place) => there[place]).toSorted((a, b) => furKinds.indexOf(a) - furKinds.indexOf(b));
  return `buy ${kinds.join('+')}`;
}

/** Whether a fur can be added to what has been chosen, or left out of it. */
export function canTake(scene: NaScene, place: number): boolean {
  const basket = basketOf(scene);
  return basket.includes(place) || scene.legal.has(purchaseOf(scene, [...basket, place]));
}

export function toggle(scene: NaScene, place: number): void {
  const basket = basketOf(scene);
  setDraft(scene, basket.includes(place) ? basket.filter((other) => other !== place) : [...basket, place]);
}
