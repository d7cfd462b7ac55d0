import type { Face } from './face.ts';

/** The faces of the games, each in a chunk of its own. */
const faces: Readonly<Record<string, () => Promise<Face>>> = {
  grachtenpand: async () => (await import('./grachtenpand/face.tsx')).face,
  amsterdam: async () => (await import('./amsterdam/face.tsx')).face,
  'nieuw-amsterdam': async () => (await import('./nieuw-amsterdam/face.tsx')).face,
};

export async function loadFace(game: string): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(`${game} has no table here`);
  return await load();
}
