import type { GameName } from './poster.tsx';

/** Games whose tables an edition pack can replace. */
export const PACKS: ReadonlySet<GameName> = new Set(['nieuw-amsterdam', 'amsterdam']);
