import type { AmsScene } from '../scene.ts';

/** Keeps what was worked out last as long as nothing it was worked out from has changed. */
export function remember<T>(
  make: (scene: AmsScene) => T,
  from: (scene: AmsScene) => readonly unknown[] = () => [],
): (scene: AmsScene) => T {
  let last: { readonly keys: readonly unknown[]; readonly made: T } | undefined;
  return (scene) => {
    const keys = [scene.position.view, scene.legal, scene.speech, scene.seat, ...from(scene)];
    if (!last || keys.some((key, i) => key !== last?.keys[i])) last = { keys, made: make(scene) };
    return last.made;
  };
}
