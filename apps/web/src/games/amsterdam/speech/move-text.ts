import type { AmsScene } from '../scene.ts';

/** A move as a button or a screen reader says it. */
export function moveText(move: string, scene: AmsScene): string {
  const { view } = scene.position;
  const text = scene.speech.tellOf(view).say.move(move, (block) => view.goods[block - 1]);
  return text === '' ? (move.split(' ')[1] ?? move) : text;
}
